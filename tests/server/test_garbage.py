"""Garbage is looked for often among what is new, and among everything while nobody plays."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from weakref import ref

import pytest

from tablemate.server import garbage
from tablemate.server.garbage import Garbage

NOTHING = -1_000_000
"""Fewer things than were ever set apart: some may have gone meanwhile."""


class Circle:
    """Something that only a look for garbage frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    threshold, callbacks = gc.get_threshold(), [*gc.callbacks]
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_what_was_there_at_two_looks_is_not_looked_at_again() -> None:
    Garbage()
    lasting = Circle()
    gc.collect(0)
    assert any(each is lasting for each in gc.get_objects())
    gc.collect(1)
    assert not any(each is lasting for each in gc.get_objects())


@pytest.mark.parametrize(
    ("listeners", "much", "is_freed"), [(0, garbage.MUCH, True), (1, garbage.MUCH, False), (1, NOTHING, True)]
)
def test_everything_is_looked_at_while_nobody_is_here_or_when_much_was_set_apart(
    listeners: int, much: int, is_freed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(garbage, "MUCH", much)
    looking = Garbage()
    circle = Circle()
    for _ in range(garbage.LITTLE):
        gc.collect(1)
    gone = ref(circle)
    del circle

    async def look() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await looking.look(lambda: listeners)

    asyncio.run(look())
    assert (gone() is None) == is_freed
