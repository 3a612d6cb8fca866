"""What cannot be known (A25): orders of decks, unseen Vancardian cards; a redeal changes these and nothing else."""

from __future__ import annotations

import random

import pytest

from tablemate.games.origin_story.rules.redeal import redeal
from tablemate.games.origin_story.state import LAYOUT
from tablemate.games.origin_story.view import build_view
from tablemate.kernel.errors import HiddenField
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.seen import Seen

from .board import TABLE, VANCARDS, Board, act, conserved, kind, may
from .builders import new_game
from .test_random_games import some_action

HIDDEN_FIELDS = (
    "deck",
    "discard",
    "pile",
    "stories",
    "vancard_deck",
    "events",
    "chance",
    "won_card",
    "won_suit",
    "pile_suit",
)


def somewhere(seed: int) -> Board:
    """A game after some random actions."""
    chance = random.Random(seed)
    board = new_game(seed, level=seed % 6)
    for _ in range(chance.randrange(90)):
        before = bytes(board.s.raw)
        act(board, some_action(board, chance))
        if kind(board) == "":
            board.s.raw[:] = before
            break
    return board


def unseen(board: Board) -> list[int]:
    """Vancardian cards in the decks."""
    s = board.s
    left = [s.events[colour, index] for colour in range(2) for index in range(s.n_events[colour])]
    return sorted(left + [s.vancard_deck[index] for index in range(s.n_vancard_deck)])


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.slow
def test_a25_a_redeal_changes_nothing_you_know(seed: int) -> None:
    board = somewhere(seed)
    s = board.s
    view, legal = build_view(board.seen), may(board)
    cards = (sorted(s.deck), sorted(s.stories), unseen(board), s.discard, list(s.pile), s.hand)
    bolts = [TABLE.bolts[s.vancard_deck[index]] for index in range(s.n_vancard_deck)]
    redeal(s, TABLE, 0, seed + 1)
    assert (build_view(board.seen), may(board)) == (view, legal)
    assert (sorted(s.deck), sorted(s.stories), unseen(board), s.discard, list(s.pile), s.hand) == cards
    assert [TABLE.bolts[s.vancard_deck[index]] for index in range(s.n_vancard_deck)] == bolts, "bolts show on the backs"
    assert conserved(board)


def test_a25_a_redeal_shuffles_the_decks_and_depends_on_its_number_alone() -> None:
    board = new_game(3, level=2)
    before = bytes(board.s.raw)
    found = set()
    for stream in range(5):
        board.s.raw[:] = before
        redeal(board.s, TABLE, 0, stream)
        once = bytes(board.s.raw)
        redeal(board.s, TABLE, 0, stream)
        assert bytes(board.s.raw) == once
        found.add((tuple(board.s.deck), tuple(board.s.stories), tuple(board.s.vancard_deck)))
    assert len(found) == 5


def test_a25_unseen_cards_of_a_colour_are_one_pool() -> None:
    board = new_game(3, level=5)
    first = set()
    for stream in range(60):
        redeal(board.s, TABLE, 0, stream)
        first.add(board.s.vancard_deck[4])
    assert first == {number for name, number in VANCARDS.items() if name[0] == "X"}


@pytest.mark.parametrize("field", HIDDEN_FIELDS)
def test_a25_no_viewer_may_read_what_is_hidden(field: str) -> None:
    with pytest.raises(HiddenField):
        getattr(new_game(1).seen, field)


def test_superheroes_are_known_to_you_alone_until_one_is_kept() -> None:
    board = new_game(4)
    assert all(each != HIDDEN for each in build_view(board.seen)["superheroes"])
    assert build_view(Seen(LAYOUT, board.s, SPECTATOR, board.options))["superheroes"] == [HIDDEN, HIDDEN]
    before = [board.s.superheroes[0, place] for place in range(2)]
    redeal(board.s, TABLE, 0, 1)
    assert [board.s.superheroes[0, place] for place in range(2)] == before
    redeal(board.s, TABLE, SPECTATOR, 1)
    assert board.s.superheroes[0, 0] != board.s.superheroes[0, 1]
