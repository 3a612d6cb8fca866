"""docs/benchmarks-faults.md, written from what was done."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from .doing import Done
from .parts import MOST_GROWN, Messages
from .returning import Returned

_PAGE = """# Faults

Written by `make bench-faults`; do not edit. Measured on {when} ({machine}, {cores} cores).

{verdict}

| | wanted | done | what came of it | seconds |
|---|---:|---:|---|---:|
{rows}

- A kill is `kill -9` of the server at a random moment, while people play six kinds of tables, lose their lines and come
  back. Afterwards all games are played to their end, each log has no gap, what was acknowledged is in it once, and
  everybody was shown what it says.
- In a race two ask at once for what one can have: a die, a seat, a step, an end. The log says what everybody was told.
- Messages are well formed, damaged, said again, too long, or garbage, sent from every seat and by watchers of five
  tables, while two people play on at another one.

{memory}{beside}

## In the test suite

{suite}

## Tables that come back

A table that was put away is read again from its log, and others go on meanwhile: no more than five milliseconds of it
are done in one go. Milliseconds until its keeper does something:

| Table | entries | usually | at most |
|---|---:|---:|---:|
{returned}
"""
_BESIDE = """

{servers} servers were at work at a time, each with people of its own; seconds are those of all of them together."""


@dataclass(frozen=True, slots=True)
class Results:
    """What was done at length, what of it the test suite does, and how soon tables come back."""

    at_length: Sequence[Done]
    suite: Sequence[Done]
    returned: Sequence[Returned]
    servers: int = 1

    @property
    def went_wrong(self) -> bool:
        """Did anything?"""
        return any(each.wrong for each in (*self.at_length, *self.suite))


def page(results: Results) -> str:
    """The whole page."""
    return _PAGE.format(
        when=f"{datetime.now(UTC):%Y-%m-%d}",
        machine=f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        cores=os.cpu_count(),
        verdict="**Something went wrong**: what was reached is told." if results.went_wrong else "Nothing went wrong.",
        rows=_rows(results.at_length),
        memory="\n\n".join(_memory(each.part) for each in results.at_length if isinstance(each.part, Messages)),
        beside=_BESIDE.format(servers=results.servers) if results.servers > 1 else "",
        suite=_suite(results.suite),
        returned="\n".join(map(_returned, results.returned)),
    )


def _rows(done: Iterable[Done]) -> str:
    return "\n".join(map(_row, done))


def _row(done: Done) -> str:
    part = done.part
    return f"| {part.name} | {part.wanted:,} | {part.done:,} | {_found(done)} | {done.seconds:,.0f} |"


def _found(done: Done) -> str:
    return done.part.found if done.wrong is None else f"{done.part.found}; then **{done.wrong.replace('|', '/')}**"


def _memory(part: Messages) -> str:
    if not part.thirds:
        return "The server's memory was not measured."
    one, two, three = (f"{each:.0f} MB" for each in part.thirds)
    return (
        f"Memory of the server to which the messages were sent: {one} after a third of them, {two} after two thirds, "
        f"{three} at the end.\nThe last third may cost {MOST_GROWN} MB more than the second, or this run fails."
    )


def _suite(done: Sequence[Done]) -> str:
    """What the tests do, with their seeds."""
    told = ", ".join(f"{each.part.wanted:,} {each.part.name} in {each.seconds:.0f} s" for each in done)
    wrong = "".join(f"; **{each.wrong}**" for each in done if each.wrong)
    return f"`make test` does the same for shorter: {told}{wrong}."


def _returned(it: Returned) -> str:
    return f"| {it.table} | {it.entries:,} | {it.usual:.0f} | {it.longest:.0f} |"
