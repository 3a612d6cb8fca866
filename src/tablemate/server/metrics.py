"""What a server tells about itself to whoever runs it, as Prometheus reads it.

A registry belongs to one server, so that several can run in one process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .meter import Meter

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels = str | tuple[str | int, ...]
"""What a count is of."""


class Present(Protocol):
    """What a running server can be asked at any time."""

    @property
    def tables(self) -> int:
        """How many tables are in memory."""

    @property
    def listeners(self) -> int:
        """How many connections there are."""

    @property
    def commits(self) -> int:
        """How often the database was written to."""

    @property
    def writes(self) -> int:
        """How much was written in one go with others."""


def metrics(meter: Meter, present: Present) -> bytes:
    """All figures of a server and of its process."""
    registry = CollectorRegistry()
    registry.register(_Figures(meter, present))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return generate_latest(registry)


class _Figures(Collector):
    """The figures of one server."""

    def __init__(self, meter: Meter, present: Present) -> None:
        self._meter = meter
        self._present = present

    def collect(self) -> Iterator[Metric]:
        """All of them, as they are now."""
        yield from self._at_the_tables()
        yield from self._of_the_database()
        yield from self._of_requests()

    def _at_the_tables(self) -> Iterator[Metric]:
        meter, present = self._meter, self._present
        yield GaugeMetricFamily("tablemate_tables", "Tables in memory.", present.tables)
        yield GaugeMetricFamily("tablemate_listeners", "Connections to tables.", present.listeners)
        yield CounterMetricFamily("tablemate_moves", "Moves that were stored.", meter.moves)
        yield _counted("tablemate_entries", "Entries of logs that were stored.", ["kind"], meter.entries.items())
        yield _counted("tablemate_refusals", "What was refused.", ["code"], meter.refusals.items())
        yield _counted("tablemate_thoughts", "How bots came to an answer.", ["how", "why"], meter.thoughts.items())
        yield _counted("tablemate_seconds", "Seconds by what they were spent on.", ["part"], meter.seconds.items())

    def _of_the_database(self) -> Iterator[Metric]:
        yield CounterMetricFamily("tablemate_commits", "Commits of the database.", self._present.commits)
        yield CounterMetricFamily("tablemate_writes", "What was written in these commits.", self._present.writes)

    def _of_requests(self) -> Iterator[Metric]:
        meter, labels = self._meter, ["method", "route", "status"]
        yield _counted("tablemate_requests", "Requests that were answered.", labels, meter.requests.items())
        about = "Seconds until requests were answered."
        yield _counted("tablemate_request_seconds", about, ["route"], meter.request_seconds.items())


def _counted(name: str, about: str, labels: Sequence[str], counts: Iterable[tuple[Labels, float]]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for key, count in counts:
        family.add_metric([*_texts(key)], count)
    return family


def _texts(labels: Labels) -> Iterable[str]:
    return [labels] if isinstance(labels, str) else map(str, labels)
