"""Bots play legally, repeat themselves, and know no more than their seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

import tablemate
from tablemate import CLOCK, InvalidOptions
from tablemate.bots import BOTS, Perspective, make_bot
from tablemate.kernel.cases import Case, Moment, moments
from tablemate.kernel.errors import HiddenField
from tests.at_native_speed import compiled_game
from tests.games.samples import sample_of
from tests.kernel.toys import FINGERS

from .playing import answer, play_out

GAMES = tablemate.games()
SLOW = {("origin_story", "greedy"): 6}
"""Who plays whole rounds ahead is asked only at one moment of so many."""


def some_moments(name: str, bot: str, seed: int) -> Iterator[Moment]:
    """Moments of a random game with random options, or from a random position."""
    every = SLOW.get((name, bot), 1)
    return islice(moments(Case.random(compiled_game(name), seed)), seed % every, None, every)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_a_bot_answers_every_decision_with_a_legal_action(name: str, bot: str) -> None:
    """Over random options and positions.  It may wait, but never all of them at once."""
    for seed in range(12):
        for moment in some_moments(name, bot, seed):
            table = moment.table
            chosen = [answer(table, make_bot(bot, seed), decision.seat) for decision in table.waiting]
            assert any(chosen)
            assert None not in chosen or table.game.traits.simultaneous


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_a_bot_chooses_the_same_for_all_that_its_seat_cannot_see(name: str, bot: str) -> None:
    """Deal anew what the seat cannot know: same bot, same seed, same choice."""
    for seed in range(8):
        for moment in some_moments(name, bot, seed):
            seat = moment.table.waiting[-1].seat if moment.seat == CLOCK else moment.seat
            here = make_bot(bot, 5).choose(Perspective(moment.table, seat))
            other = moment.table.redealt(seat, seed)
            assert make_bot(bot, 5).choose(Perspective(other, seat)) == here


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_thinking_changes_nothing_and_repeats_itself(name: str, bot: str) -> None:
    table = tablemate.game(name).new(seed=5, **sample_of(name).tables[0])
    before = table.digest()
    first = make_bot(bot, 9).choose(Perspective(table, table.waiting[0].seat))
    second = make_bot(bot, 9).choose(Perspective(table, table.waiting[0].seat))
    assert first == second
    assert table.digest() == before


def test_a_perspective_shows_what_the_seat_sees() -> None:
    table = tablemate.game("assembly").new(seed=5, players=2, first=0)
    mine = Perspective(table, 0)
    assert mine.view == table.view(0)
    assert mine.legal == table.legal(0)
    assert mine.decision.kind == "ask"
    assert mine.events == [event.seen_by(0) for event in table.events]


def test_a_perspective_cannot_read_what_the_seat_may_not_know() -> None:
    seen = Perspective(tablemate.game("fuse").new(seed=5, players=2), 0).seen
    assert seen.n_pile > 0
    with pytest.raises(HiddenField):
        _ = seen.pile


def test_a_greedy_bot_changes_games_as_people_do() -> None:
    bot = make_bot("greedy", 1)
    for name in GAMES:
        table = tablemate.game(name).new(seed=5)
        assert answer(table, bot, table.waiting[0].seat) in table.legal(table.waiting[0].seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_the_same_with_compiled_rules(name: str) -> None:
    games = [play_out(game.new(seed=3), "greedy").record() for game in (tablemate.game(name), compiled_game(name))]
    assert games[0] == games[1]


@pytest.mark.slow
def test_greedy_is_far_better_than_random_alone() -> None:
    """On the same eight games: greedy escapes from most, random never scores half of a win."""
    game = compiled_game("assembly")
    greedy = [play_out(game.new(seed=seed), "greedy").outcome for seed in range(8)]
    dull = [play_out(game.new(seed=seed), "random").outcome for seed in range(8)]
    assert sum(outcome is not None and outcome.won for outcome in greedy) >= 5
    assert all(outcome is not None and outcome.score < 12 for outcome in dull)


@pytest.mark.slow
def test_two_greedy_bots_finish_a_game_of_every_edition() -> None:
    game = compiled_game("assembly")
    for edition in ("v22", "later"):
        table = play_out(game.new(seed=2, players=2, edition=edition, malfunctions="A"), "greedy", "greedy")
        assert table.outcome is not None
        assert table.outcome.score >= 12


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(InvalidOptions, match="random, greedy"):
        make_bot("genius", 1)


def test_greedy_refuses_a_game_it_has_no_thoughts_about() -> None:
    table = replace(FINGERS, name="unheard").new(seed=5)
    with pytest.raises(InvalidOptions, match='the bot greedy does not play "unheard"; it plays assembly'):
        make_bot("greedy", 1).choose(Perspective(table, 0))
