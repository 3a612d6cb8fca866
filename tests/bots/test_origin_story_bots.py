"""Origin Story between bots: greedy plays whole games, repeats itself, knows no more than you, and mostly wins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tablemate
from tablemate import Action, Table
from tablemate.bots import Perspective, make_bot
from tablemate.bots.origin_story import greedy
from tablemate.bots.origin_story.sense import habit
from tablemate.games.origin_story.terms import LEVELS, Align
from tablemate.kernel.cases import Case, moments
from tests.at_native_speed import compiled_game

from .playing import act, play_out, seated

GAME = tablemate.game("origin_story")
YOU = 0
EVERY_LEVEL = range(LEVELS + 1)


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy thinks a quarter as long as usual."""
    monkeypatch.setattr(greedy, "TRIALS", 6)
    monkeypatch.setattr(greedy, "FEWEST", 1)


def lead_of(table: Table) -> int:
    """By how many points you are ahead of the better Vancardian."""
    points = table.view(YOU)["vp"]
    return int(points["you"] - max(points["automaton"], points["factoryon"]))


# Whole games


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.slow
def test_greedy_plays_whole_games_at_every_level_and_comes_out_ahead_of_random(level: int) -> None:
    """On the same game; it does so also in a hurry."""
    game = compiled_game("origin_story")
    greedy = play_out(game.new(seed=3, level=level), "greedy")
    dull = play_out(game.new(seed=3, level=level), "random")
    assert greedy.outcome is not None
    assert lead_of(greedy) > lead_of(dull)


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.slow
def test_greedy_wins_most_games_and_random_none() -> None:
    """On the same four games at level 0."""
    seeds, game = range(4), compiled_game("origin_story")
    assert sum(lead_of(play_out(game.new(seed=seed), "greedy")) > 0 for seed in seeds) >= 3
    assert not any(lead_of(play_out(game.new(seed=seed), "random")) > 0 for seed in seeds)


@pytest.mark.usefixtures("in_a_hurry")
def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    first, again, other = (first_round(seed) for seed in (7, 7, 8))
    assert first == again
    assert first != other


def first_round(seed: int) -> list[str]:
    """What greedy answers in the first round."""
    table = GAME.new(seed=4, level=2)
    bots, answers = seated(table, "greedy", seed=seed), []
    while table.view(YOU)["round"] == 1:
        act(table, bots)
        answers.append(str(table.moves[-1]))
    return answers


# What greedy may know


def some_decisions() -> Iterator[Table]:
    """Decisions of all kinds."""
    for seed in range(10):
        kinds = set()
        for moment in moments(Case.random(GAME, seed)):
            kind = moment.table.waiting[0].kind
            if kind not in kinds and len(moment.table.legal(YOU)) > 1:
                kinds.add(kind)
                yield moment.table


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.slow
def test_greedy_chooses_the_same_for_every_order_of_the_decks() -> None:
    """The deck, the stories and the Vancardians' cards to come are shuffled; what you see stays the same."""
    for number, table in enumerate(some_decisions()):
        other = table.redealt(YOU, number)
        assert other.view(YOU) == table.view(YOU)
        assert greedy_choice(other) == greedy_choice(table)


def greedy_choice(table: Table) -> Action | None:
    return make_bot("greedy", 5).choose(Perspective(table, YOU))


class Unthinking(Perspective):
    """A table that nobody may think about."""

    def sample(self, stream: int) -> Table:
        raise AssertionError("there was something to think about")


def test_a_single_answer_needs_no_thought() -> None:
    forced = 0
    for seed in range(4):
        for moment in moments(Case.random(GAME, seed)):
            legal = moment.table.legal(YOU)
            if len(legal) == 1:
                assert make_bot("greedy", 1).choose(Unthinking(moment.table, YOU)) == legal[0]
                forced += 1
    assert forced > 4


# What it plays on with


@pytest.mark.slow
def test_the_quick_answer_is_legal_at_every_question() -> None:
    """Over random games and positions, for a hero, a villain and who has no side yet."""
    kinds = set()
    cards = GAME.program.cards.one(GAME.cards(GAME.read_options({})))
    for seed in range(80):
        for moment in moments(Case.random(GAME, seed)):
            legal = [action.code for action in moment.table.legal(YOU)]
            state = GAME.layout.one(moment.table.state_array())
            assert {habit(state, cards, legal, side) for side in (Align.HERO, Align.VILLAIN)} <= set(legal)
            kinds.add(moment.table.waiting[0].kind)
    assert kinds >= {"story", "superhero", "charge", "part", "align", "redraw", "discard", "reveal", "suit", "target"}
    assert kinds >= {"bury", "exchange", "free_charge", "predict", "turn", "after_card", "react", "outcome"}


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("most", [1, 60])
def test_charging_is_planned_slot_by_slot_where_there_are_too_many_ways(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(greedy, "MOST_SETS", most)
    for table in some_decisions():
        if table.waiting[0].kind == "charge":
            assert greedy_choice(table) in table.legal(YOU)
