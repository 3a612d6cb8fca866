"""How much is taken from a bucket."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tablemate.server import limits, sockets
from tablemate.server.limits import Bucket
from tablemate.server.wire import heard


def test_what_counts_as_several_is_waited_for_as_that_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    bucket = Bucket(2, 30, filled=0.0)
    assert [bucket.take(21), bucket.take(), bucket.take(21)] == [0.0, 0.0, 6.5]


@pytest.mark.parametrize(("last", "told"), [(None, 5_000), (4_990, 10), (0, 5_000), (6_000, 5_000)])
def test_whoever_joins_is_counted_by_what_they_are_told(last: int | None, told: int) -> None:
    assert sockets._told_by(heard.Join("en", last), 5_000) == told
