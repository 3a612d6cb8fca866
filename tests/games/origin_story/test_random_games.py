"""Random games against a second reading of the rules: what always holds, whatever is played."""

from __future__ import annotations

import json
import random

import pytest

from tablemate.games.origin_story.actions import read_sentence
from tablemate.games.origin_story.cards import SETS

from .board import Board, act, actions_now, kind
from .builders import new_game
from .lawyer import Lawyer

GAMES = 72
BATCHES = 12
MOST_STEPS = 2000
WISH = {"surrender": 0.04, "charge": 8, "done": 0.6, "use": 4, "use_as": 4, "pass": 1, "decline": 0.5, "play": 1.5}


def some_action(board: Board, chance: random.Random) -> int:
    """A random legal action, abilities more often than not, surrender seldom."""
    actions, seen = actions_now(board), board.seen
    for action in actions:
        assert json.loads(json.dumps(action.as_json())) == action.as_json()
        assert read_sentence(seen, 0, action.text)[0].code == action.code
    return chance.choices(actions, [WISH.get(action.kind, 1) for action in actions])[0].code


def enrich(board: Board, tokens: int) -> None:
    """Tokens and stories in plenty, so that many abilities meet from the first round on."""
    s = board.s
    s.stamina += tokens
    for panel in range(2, 5):
        s.n_stories -= 1
        s.power[panel] = s.stories[s.n_stories]
        s.stories[s.n_stories] = 0


def judged_game(seed: int, tokens: int = 0) -> Board:
    """One whole game, judged after every action."""
    chance = random.Random(seed)
    board = new_game(seed, level=seed % 6, ties=("shared", "lost")[seed % 2], cards=SETS[seed // 6 % 2])
    lawyer = Lawyer(board, stamina=1 + tokens)
    heard = 0
    if tokens:
        enrich(board, tokens)
        board.events = [event for event in board.events if event["event"] != "stamina"]
        lawyer.stamina += 1
    for _ in range(MOST_STEPS):
        for event in board.events[heard:]:
            lawyer.hear(event)
        heard = len(board.events)
        if kind(board) == "":
            return board
        lawyer.check()
        act(board, some_action(board, chance))
    raise AssertionError("the game does not end")


def ended_rightly(board: Board) -> None:
    """Five rounds, and the result that the dials give."""
    best = max(board.s.vp[0], board.s.vp[1])
    tied = 3 if board.s.strict else 2
    assert board.s.result == (1 if board.s.vp[2] > best else tied if board.s.vp[2] == best else 3)
    assert board.s.round == 5


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.slow
def test_random_games_agree_with_a_second_reading_of_the_rules(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        ended_rightly(judged_game(seed))


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.slow
def test_games_with_many_abilities_agree_with_a_second_reading_of_the_rules(batch: int) -> None:
    for seed in range(GAMES + batch, 2 * GAMES, BATCHES):
        ended_rightly(judged_game(seed, tokens=8))


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert bytes(judged_game(3).s.raw) == bytes(judged_game(3).s.raw)
