"""Cards as data: what is printed, how it lies, and what rules are about."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tablemate
from tablemate.games import described
from tablemate.games.fuse.cards.language import Bomb
from tablemate.games.fuse.described import Place, Span, describe_bomb

from .cards.builders import STANDARD, card


def sketch(bomb: Bomb) -> list[str]:
    """The grid as text: slots from 1, a letter for each half die."""
    rows, told = [], describe_bomb(bomb)
    for row in reversed(told.rows):
        letters = {told.slots[slot].column: str(slot + 1) for slot in row}
        rows.append("".join(letters.get(x, " ") for x in range(max(letters) + 1)))
    return rows


@pytest.mark.parametrize(
    ("bomb", "drawn"),
    [
        (card("row", "? ? ?"), ["1 2 3"]),
        (card("stack", "? ? ?"), ["3", "2", "1"]),
        (card("pyr2", "? ? ?"), [" 3", "1 2"]),
        (card("pyr3", "? ? ? ? ? ?"), ["  6", " 4 5", "1 2 3"]),
        (card("twin 1+3", "? ? ? ?"), ["  4", "  3", "1 2"]),
        (card("free", "? ? ? ?", supports={"3": [1, 2], "4": [1, 2]}), [" 3 4", "1 2"]),
        (card("free", "? ? ?", supports={"1": [2, 3]}), [" 1", "2 3"]),
    ],
)
def test_a_layout_is_drawn_top_row_first(bomb: Bomb, drawn: list[str]) -> None:
    assert sketch(bomb) == drawn


def test_no_two_slots_of_a_card_lie_in_one_place() -> None:
    for bomb in map(describe_bomb, STANDARD.values()):
        for row in bomb.rows:
            columns = [bomb.slots[slot].column for slot in row]
            assert all(right - left >= 2 for left, right in pairwise(columns))


@pytest.mark.parametrize(
    ("bomb", "place"),
    [
        (card("row", "_ _", "rise 1 2"), Place.LEFT),
        (card("row", "_ _ _", "rise 3 2 1"), Place.RIGHT),
        (card("stack", "_ _", "rise 1 2"), Place.BELOW),
        (card("stack", "_ _", "rise 2 1"), Place.ABOVE),
        (card("row", "_ ? _", "rise 1 3"), Place.APART),
        (card("pyr2", "? _ _", "rise 2 3"), Place.BELOW),
        (card("row", "_ _ _", "rise 1 3 2"), Place.APART),
    ],
)
def test_a_rule_tells_how_its_slots_lie(bomb: Bomb, place: Place) -> None:
    assert describe_bomb(bomb).rules[0].place is place


def test_a_rule_tells_which_part_of_the_card_it_is_about() -> None:
    pillars = describe_bomb(STANDARD["B54"]).rules
    assert [(rule.span, rule.column) for rule in pillars] == [(Span.COLUMN, 1), (Span.COLUMN, 2), (Span.SOME, None)]
    assert describe_bomb(STANDARD["B40"]).rules[0].span is Span.CARD


def test_a_pyramid_tells_what_rests_on_what() -> None:
    assert [slot.below for slot in describe_bomb(STANDARD["B34"]).slots] == [(), (), (0, 1)]


def test_slots_tell_their_alternatives() -> None:
    slots = describe_bomb(STANDARD["B12"]).slots
    assert [(len(slot.asks), slot.judged) for slot in slots] == [(2, False), (0, False), (2, False)]


def test_the_cards_of_a_table_are_described_by_id() -> None:
    options = tablemate.game("fuse").read_options({})
    cards = described("fuse", options)
    assert [*cards] == [card.id for card in (*options.deck.bombs, *options.deck.sabotage)]
    assert cards["B34"] == describe_bomb(STANDARD["B34"])
    assert described("assembly", tablemate.game("assembly").read_options({})) == {}
