"""Interpreted equals compiled, on every state of thousands of random games."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.kernel.agreement import Disagreement, check_agreement
from tablemate.kernel.arena import Arena
from tablemate.kernel.cases import Case
from tablemate.kernel.engine import Engine, compiled_engine, interpreted_engine
from tests.at_native_speed import compiled_game
from tests.games.origin_story.wild import wild_set

pytestmark = pytest.mark.slow

GAMES_A_BATCH = 500
BATCHES = 6
CHECKED_GAMES = 300
WILD_SETS = 60


def interpreted(name: str) -> Engine:
    """Strict: a number that does not fit its field is an error."""
    return interpreted_engine(tablemate.game(name).program, strict=True)


def compiled(name: str) -> Engine:
    """From the cache that the test run filled."""
    return compiled_engine(compiled_game(name).program)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", tablemate.games())
def test_interpreted_and_compiled_agree_on_every_state(name: str, batch: int) -> None:
    """States, legal lists, events, redeals and outcomes are equal to the byte."""
    game, engines = compiled_game(name), (interpreted(name), compiled(name))
    states = 0
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        states += check_agreement(Case.random(game, number), *engines)[0]
    assert states > GAMES_A_BATCH


def test_interpreted_and_compiled_agree_on_wild_cards() -> None:
    """Cards of one's own too, every second set with as many and as large effects as there can be."""
    game, engines = tablemate.game("origin_story"), (interpreted("origin_story"), compiled("origin_story"))
    for number in range(WILD_SETS):
        options = {"level": number % 6, "cards": wild_set(number, extreme=number % 2 == 1)}
        assert check_agreement(Case(game, number, options), *engines)[0] > 1


@pytest.mark.parametrize("name", tablemate.games())
def test_the_comparison_notices_a_single_bit(name: str) -> None:
    """An engine that is wrong in one byte of one state is found out."""

    right = compiled(name)

    def off_by_one(states: Any, place: int, *others: Any) -> None:
        right.entries["apply_at"](states, place, *others)
        states["chance"][place][0] ^= 1

    wrong = replace(right, entries={**right.entries, "apply_at": off_by_one})
    with pytest.raises(Disagreement):
        check_agreement(Case.random(tablemate.game(name), 4), interpreted(name), wrong)


@pytest.mark.parametrize("name", tablemate.games())
def test_one_game_can_change_engines_between_two_moves(name: str) -> None:
    """Both engines leave the same bytes."""
    table = tablemate.game(name).new(seed=11)
    arenas = [Arena(table.game, table.options, engine=engine) for engine in (interpreted(name), compiled(name))]
    for turn in count():
        if not table.waiting:
            break
        arena, seat = arenas[turn % 2], table.waiting[0].seat
        arena.take(table)
        arena.step(0, seat, arena.legal(0, seat)[0])
        table.play(table.legal(seat)[0], seat)
        assert arena.states.tobytes() == table.state_array().tobytes()
    assert turn > 1


@pytest.mark.parametrize("name", tablemate.games())
def test_compiled_rules_never_index_out_of_bounds(name: str) -> None:
    """The same games with every index of the compiled code checked."""
    program = (
        "import sys, tablemate\n"
        "from tests.conformance.test_engines_agree import CHECKED_GAMES, compiled\n"
        "from tablemate.kernel.agreement import told_by\n"
        "from tablemate.kernel.cases import Case\n"
        "from tablemate.kernel import native\n"
        "if __name__ == '__main__':\n"
        "    game = tablemate.game(sys.argv[1])\n"
        "    native.compile_all(game.program)\n"
        "    game, engine = game.at_native_speed(), compiled(game.name)\n"
        "    for case in (Case.random(game, seed) for seed in range(CHECKED_GAMES)):\n"
        "        list(told_by(engine, case, case.table()))\n"
    )
    root = Path(__file__).resolve().parent.parent.parent
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run(
        [sys.executable, "-c", program, name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
