"""Piles: every order as likely, and the same rolls for ever, because stored games were shuffled by them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemate.kernel.chance import new_stream, next32, roll
from tablemate.kernel.piles import lay, lying, shuffle, shuffle_in, shuffle_last, shuffled
from tests.kernel.toys import COUNT_UP
from tests.odds import assert_as_likely, equally

TRIES = 3000
seeds = st.integers(0, 1 << 40)
sizes = st.integers(0, 20)


def seeded(seed: int) -> list[int]:
    return new_stream(seed, 0)


def rolled(seed: int, sides: range) -> list[int]:
    """The stream of this seed after a roll of each."""
    stream = seeded(seed)
    for number in sides:
        roll(stream, number)
    return stream


@given(seeds, sizes)
def test_a_shuffle_rolls_once_for_each_place_from_the_last_to_the_second(seed: int, size: int) -> None:
    stream, pile = seeded(seed), list(range(size))
    shuffle(stream, pile, size)
    assert stream == rolled(seed, range(size, 1, -1))
    assert sorted(pile) == list(range(size))


@given(seeds, sizes, sizes)
def test_what_lies_behind_the_shuffled_pieces_stays(seed: int, size: int, behind: int) -> None:
    pile = list(range(size + behind))
    shuffle(seeded(seed), pile, size)
    assert pile[size:] == list(range(size, size + behind))


@given(seeds, st.integers(1, 20))
def test_a_roll_for_the_last_piece_too_changes_nothing_but_the_stream(seed: int, size: int) -> None:
    stream, longer, pile, same = seeded(seed), seeded(seed), list(range(size)), list(range(size))
    shuffle(stream, pile, size)
    shuffle_last(longer, same, size, size)
    assert same == pile
    next32(stream)
    assert longer == stream


@given(seeds, sizes, st.data())
def test_as_many_pieces_are_drawn_as_are_rolled_for(seed: int, size: int, data: st.DataObject) -> None:
    drawn, stream, pile = data.draw(st.integers(0, size)), seeded(seed), list(range(size))
    shuffle_last(stream, pile, size, drawn)
    assert stream == rolled(seed, range(size, size - drawn, -1))
    assert sorted(pile) == list(range(size))


@given(seeds, sizes, st.integers(0, 3))
def test_pieces_are_shuffled_in_behind_those_that_lie_first(seed: int, size: int, first: int) -> None:
    stream, pile = seeded(seed), [-1] * (first + size)
    for number in range(size):
        shuffle_in(stream, pile, number, number, first)
    assert stream == rolled(seed, range(1, size + 1))
    assert pile[:first] == [-1] * first
    assert sorted(pile[first:]) == list(range(size))


@given(seeds, st.lists(st.text()))
def test_things_of_any_kind_come_into_the_order_of_a_shuffle(seed: int, things: list[str]) -> None:
    order = list(range(len(things)))
    shuffle(seeded(seed), order, len(order))
    assert shuffled(seeded(seed), iter(things)) == [things[place] for place in order]


@pytest.mark.parametrize("way", ["shuffle", "shuffle_in"])
def test_every_order_is_as_likely(way: str) -> None:
    stream, found = seeded(2024), Counter[tuple[int, ...]]()
    for _ in range(TRIES):
        pile = [1, 2, 3, 4]
        if way == "shuffle":
            shuffle(stream, pile, 4)
        else:
            for number in range(4):
                shuffle_in(stream, pile, number, number + 1)
        found[tuple(pile)] += 1
    assert_as_likely(found, equally(list(permutations((1, 2, 3, 4)))))


def test_every_choice_is_as_likely() -> None:
    stream, found = seeded(2024), Counter[tuple[int, ...]]()
    for _ in range(TRIES):
        pile = [1, 2, 3, 4]
        shuffle_last(stream, pile, 4, 2)
        found[tuple(pile[2:])] += 1
    assert_as_likely(found, equally(list(permutations((1, 2, 3, 4), 2))))


def test_what_was_laid_is_lying_there_and_counted() -> None:
    state = COUNT_UP.program.state.one(COUNT_UP.program.state.new())
    lay(state, "pile", [3, 1])
    lay(state, "passes", [2], first=1)
    state.hand[1, 0] = 2
    assert (state.n_pile, list(state.passes)) == (2, [0, 2])
    assert lying(state, "pile", "hand") == [3, 1, 2]
