"""Redeals of the draw pile are as likely as every pile that fits what was seen, dealt and played one by one."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

import pytest

from tablemate import SPECTATOR, IllegalAction, Table
from tablemate.games.fuse.names import pile_ids
from tests.odds import assert_as_likely, counted, equally, redealt_states

from .builders import P1, P3, STANDARD, fuse, play

REDEALS = 1500
ON_THE_TABLE = ("B01", "B02", "B14", "B08", "B38", "B06", "B03", "B05", "B07", "B09", "B11")
UNSEEN = ("B12", "B13", "B39", "B40")
SABOTAGE = ("S01", "S02", "S03")
PILE = "S03 B12 S02 B40"
DEFUSE_AND_PICK = ("P1 place r4 on b01.2", "P1 pick b03")
SMALL_DECK = {
    **STANDARD,
    "bomb": [bomb for bomb in STANDARD["bomb"] if bomb["id"] in ON_THE_TABLE + UNSEEN],
    "sabotage": [card for card in STANDARD["sabotage"] if card["id"] in SABOTAGE],
}
"""Four bombs and three sabotage cards are not to be seen; two of each are in the pile, the others out of the game."""


def with_pile(pile: str) -> Table:
    """Three players, the first about to defuse a bomb and to pick another."""
    return fuse(
        players=3,
        mats=[["B01 B5", "B02 R1"], ["B14 R2", "B08"], ["B38", "B06 R4"]],
        tray="R4 G3 R5",
        row="B03 B05 B07 B09 B11",
        pile=pile,
        options={"deck": SMALL_DECK},
    )


def every_pile() -> list[str]:
    """Two of the bombs and two of the sabotage cards, in any order: all as likely."""
    piles = permutations(UNSEEN + SABOTAGE, 4)
    return [" ".join(pile) for pile in piles if sum(card in SABOTAGE for card in pile) == 2]


def told(pile: str, lines: tuple[str, ...]) -> list[Any]:
    """What everybody is told by some lines; nothing if with this pile they cannot be played."""
    table = with_pile(pile)
    try:
        play(table, *lines)
    except IllegalAction:
        return []
    return [event.seen_by(SPECTATOR) for event in table.events]


@cache
def fitting(lines: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What can be left of the pile: every pile is tried, and those that tell the same are kept."""
    seen = told(PILE, lines)
    drawn = sum(event["event"] == "card_drawn" for event in seen)
    return [tuple(pile.split()[drawn:]) for pile in every_pile() if told(pile, lines) == seen]


def pile_of(table: Table, state: Any) -> tuple[str | None, ...]:
    """The pile from its top."""
    ids = pile_ids(table.options.deck)
    return tuple(ids[state.pile[index]] for index in reversed(range(state.n_pile)))


@pytest.mark.parametrize("viewer", [P1, P3, SPECTATOR])
@pytest.mark.parametrize(("lines", "piles"), [(DEFUSE_AND_PICK[:1], 432), (DEFUSE_AND_PICK, 12)])
@pytest.mark.slow
def test_every_pile_that_fits_what_was_seen_is_as_likely(lines: tuple[str, ...], piles: int, viewer: int) -> None:
    """Before anything is drawn, and after a sabotage card and a bomb were."""
    table = with_pile(PILE)
    play(table, *lines)
    assert len(set(fitting(lines))) == piles
    found = counted(redealt_states(table, viewer, REDEALS), lambda state: pile_of(table, state))
    assert_as_likely(found, equally(fitting(lines)))
