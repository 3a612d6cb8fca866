"""Facts for words, and the geometry for drawings."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablemate.games.fuse.cards.drawing import grid
from tablemate.games.fuse.cards.explain import Place, RelationFact, SlotFact, Span, SupportFact, facts
from tablemate.games.fuse.cards.language import Bomb

from .builders import STANDARD, card


def sketch(bomb: Bomb) -> list[str]:
    """The grid as text: slots from 1, a letter for each half die."""
    rows = []
    for row in grid(bomb):
        width = max(cell.column for cell in row) + 1
        rows.append("".join({cell.column: str(cell.slot + 1) for cell in row}.get(x, " ") for x in range(width)))
    return rows


def relations(bomb: Bomb) -> list[RelationFact]:
    """The facts about rules."""
    return [fact for fact in facts(bomb) if isinstance(fact, RelationFact)]


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
    for bomb in STANDARD.values():
        for row in grid(bomb):
            assert all(right.column - left.column >= 2 for left, right in pairwise(row))


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
    assert relations(bomb)[0].place is place


def test_a_rule_tells_which_part_of_the_card_it_is_about() -> None:
    pillars = relations(STANDARD["B54"])
    assert [(fact.span, fact.column) for fact in pillars] == [(Span.COLUMN, 1), (Span.COLUMN, 2), (Span.SOME, None)]
    assert relations(STANDARD["B40"])[0].span is Span.CARD


def test_a_pyramid_tells_what_rests_on_what() -> None:
    supports = [fact for fact in facts(STANDARD["B34"]) if isinstance(fact, SupportFact)]
    assert supports == [SupportFact(2, (0, 1))]


def test_slots_tell_their_alternatives() -> None:
    slots = [fact for fact in facts(STANDARD["B12"]) if isinstance(fact, SlotFact)]
    assert [(len(fact.alternatives), fact.judged) for fact in slots] == [(2, False), (0, False), (2, False)]
