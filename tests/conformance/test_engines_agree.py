"""Interpreted equals compiled, on every state of thousands of random games."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import Game
from tablemate.kernel.agreement import Disagreement, check_agreement
from tablemate.kernel.conformance import Case
from tablemate.kernel.engine import Compiled, Engine
from tests.at_native_speed import compiled_game
from tests.games.origin_story.wild import wild_set

pytestmark = pytest.mark.slow

GAMES_A_BATCH = 500
BATCHES = 6
CHECKED_GAMES = 300
WILD_SETS = 60


@cache
def entries_of(name: str) -> dict[str, Any]:
    """The compiled rules of a game, built by whichever process comes first, loaded once a process."""
    from tablemate.kernel.native import load

    tablemate.game(name).compile()
    return load(tablemate.game(name).program)


def interpreted(game: Game, states: Any) -> Engine:
    """Strict: a number that does not fit its field is an error."""
    return game.interpreted(states, strict=True)


def compiled(game: Game, states: Any) -> Engine:
    """From the cache that the test run filled."""
    return Compiled(game.program, states, entries_of(game.name))


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", tablemate.games())
def test_interpreted_and_compiled_agree_on_every_state(name: str, batch: int) -> None:
    """States, legal lists, events, redeals and outcomes are equal to the byte."""
    game = compiled_game(name)
    states = 0
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        states += check_agreement(Case.random(game, number), interpreted, compiled)[0]
    assert states > GAMES_A_BATCH


def test_interpreted_and_compiled_agree_on_wild_cards() -> None:
    """Cards of one's own too, every second set with as many and as large effects as there can be."""
    game = tablemate.game("origin_story")
    for number in range(WILD_SETS):
        options = {"level": number % 6, "cards": wild_set(number, extreme=number % 2 == 1)}
        assert check_agreement(Case(game, number, options), interpreted, compiled)[0] > 1


@pytest.mark.parametrize("name", tablemate.games())
def test_the_comparison_notices_a_single_bit(name: str) -> None:
    """An engine that is wrong in one byte of one state is found out."""

    class OffByOne(Compiled):
        def apply(self, index: int, cards: Any, seat: int, action: int) -> None:
            super().apply(index, cards, seat, action)
            self.states["chance"][index][0] ^= 1

    def wrong(game: Game, states: Any) -> Engine:
        return OffByOne(game.program, states, entries_of(game.name))

    with pytest.raises(Disagreement):
        check_agreement(Case.random(tablemate.game(name), 4), interpreted, wrong)


@pytest.mark.parametrize("name", tablemate.games())
def test_one_game_can_change_engines_between_two_moves(name: str) -> None:
    """Both engines work on the same bytes."""
    game = tablemate.game(name)
    states = game.layout.new(2)
    engines = [game.interpreted(states), compiled(game, states)]
    table = game.new(seed=11)
    states[0:1] = table.state_array()
    cards = [engine.given(game.program.cards, game.cards(table.options)) for engine in engines]
    turn = 0
    while table.waiting:
        seat = table.waiting[0].seat
        engine, given = engines[turn % 2], cards[turn % 2]
        action = engine.legal(0, given, seat)[0]
        engine.apply(0, given, seat, action)
        table.play(table.legal(seat)[0], seat)
        assert states[0:1].tobytes() == table.state_array().tobytes()
        turn += 1
    assert turn > 1


@pytest.mark.parametrize("name", tablemate.games())
def test_compiled_rules_never_index_out_of_bounds(name: str) -> None:
    """The same games with every index of the compiled code checked."""
    program = (
        "import sys, tablemate\n"
        "from tests.conformance.test_engines_agree import CHECKED_GAMES, compiled\n"
        "from tablemate.kernel.agreement import check_agreement\n"
        "from tablemate.kernel.conformance import Case\n"
        "from tablemate.kernel import native\n"
        "if __name__ == '__main__':\n"
        "    game = tablemate.game(sys.argv[1])\n"
        "    native.compile_all(game.program)\n"
        "    game = game.at_native_speed()\n"
        "    for seed in range(CHECKED_GAMES):\n"
        "        check_agreement(Case.random(game, seed), compiled, compiled)\n"
    )
    root = Path(__file__).resolve().parent.parent.parent
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run(
        [sys.executable, "-c", program, name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
