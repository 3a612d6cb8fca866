"""When a game of FUSE is over, the table tells how fast bombs were picked and what cost dice."""

from __future__ import annotations

import random

from tablemate import CLOCK, Table
from tablemate.server.fuse.customs import CUSTOMS
from tablemate.words import Words
from tests.games.fuse.builders import GAME, fuse, play

MINUTES_10 = 600_000


def lost_by_the_clock(seed: int) -> Table:
    """Two who play at random, a second for each action, until time is up."""
    table, chance = GAME.new(seed=seed, players=2, mode="live"), random.Random(seed)
    while table.outcome is None and (table.time or 0) < MINUTES_10 - 1_000:
        decision = chance.choice(table.waiting)
        table.play(chance.choice(table.legal(decision.seat)), decision.seat, at=(table.time or 0) + 1_000)
    if table.outcome is None:
        table.play("time up", CLOCK, at=MINUTES_10)
    return table


def test_it_tells_what_was_picked_by_half_time_and_what_cost_dice() -> None:
    table = lost_by_the_clock(2)
    told = {
        "en": ["Bombs picked by half time: 1 of 17", "Dice lost: 65 to penalties, 1 to sabotage"],
        "fr": ["Bombes prises à mi-temps\xa0: 1 sur 17", "Dés perdus\xa0: 65 par pénalité, 1 par sabotage"],
    }
    assert sum(event.name == "die_lost" for event in table.events) == 66
    for language, lines in told.items():
        assert [*CUSTOMS.how_it_went(Words(language, "fuse"), table)] == lines


def test_a_game_that_was_continued_tells_nothing_of_dice_that_were_lost_before() -> None:
    table = fuse(options={"mode": "live"}, time=MINUTES_10 - 1)
    play(table, "clock time up", at=MINUTES_10)
    assert [*CUSTOMS.how_it_went(Words("en", "fuse"), table)] == ["Bombs picked by half time: 0 of 16"]
