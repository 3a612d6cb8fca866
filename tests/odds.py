"""Dealing anew compared with what is exactly likely: the same yardstick for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

from tablemate import Table
from tablemate.kernel.arena import Arena

DEVIATIONS = 5
"""How far a frequency may lie from its chance, in standard deviations.  Redeals are numbered: they never vary."""


def redealt_states(table: Table, viewer: int, number: int) -> Iterator[Any]:
    """The states that a viewer could as well be looking at, one at a time: streams 0, 1, 2 and so on."""
    arena = Arena(table.game, table.options, 2)
    arena.take(table, 1)
    state = arena.state(0)
    for stream in range(number):
        arena.copy(1, 0)
        arena.redeal(0, viewer, stream)
        yield state


def counted(states: Iterator[Any], what: Callable[[Any], Any]) -> Counter[Any]:
    """How often each value of something is met."""
    return Counter(what(state) for state in states)


def equally(worlds: list[Any]) -> dict[Any, Fraction]:
    """The chances of worlds each of which is as likely."""
    return {world: Fraction(number, len(worlds)) for world, number in Counter(worlds).items()}


def assert_as_likely(found: Counter[Any], likely: Mapping[Any, Fraction]) -> None:
    """Nothing impossible is found, and everything about as often as it is likely."""
    number = found.total()
    impossible = [world for world in found if not likely.get(world)]
    assert not impossible, f"{len(impossible)} worlds cannot be, such as {impossible[0]}"
    for world, chance in likely.items():
        spread = sqrt(number * float(chance) * (1 - float(chance)))
        off = found[world] - number * float(chance)
        assert abs(off) <= DEVIATIONS * spread + 1, f"{world}: {found[world]} of {number}, and its chance is {chance}"
