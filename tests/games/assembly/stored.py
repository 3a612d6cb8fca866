"""Stored games: records that must replay for ever, and playthroughs that a reviewer can read.

`python -m tests.games.assembly.stored` plays them anew, after a change of the rules that is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import tablemate
from tablemate import SPECTATOR, Event, Record, Table
from tablemate.bots import Perspective, make_bot
from tablemate.kernel.moves import Move

FOLDER = Path(__file__).parent / "stored"
GAME = tablemate.game("assembly")

SCENARIOS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo_later": (1, {"roles": ["anna"]}),
    "solo_v22_oneway": (2, {"edition": "v22", "difficulty": ["hard_oneway_cw"], "roles": ["sammie"]}),
    "solo_easy_wild": (3, {"difficulty": ["easy_wild"], "roles": ["jayani"]}),
    "solo_hold_dl": (4, {"difficulty": ["hard_hold_dl_1", "hard_no_role"]}),
    "pair_v22_free_answers": (5, {"players": 2, "edition": "v22", "honest": False, "roles": ["li_yong", "alfie"]}),
    "pair_random_discard": (6, {"players": 2, "difficulty": ["hard_random_discard"], "roles": ["noah", "li_yong"]}),
    "pair_reserve_acw_cw": (7, {"players": 2, "difficulty": ["easy_reserve_acw_cw"], "roles": ["luca", "nahla"]}),
    "set_a": (8, {"malfunctions": "A", "roles": ["noah"]}),
    "set_b": (9, {"players": 2, "malfunctions": "B", "roles": ["li_yong", "amelie"]}),
    "set_c": (10, {"malfunctions": "C", "roles": ["nahla"]}),
    "set_d": (11, {"malfunctions": "D", "roles": ["amelie"]}),
    "set_e": (12, {"malfunctions": "E", "roles": ["luca"]}),
    "set_f": (13, {"malfunctions": "F", "roles": ["li_yong"]}),
    "set_g": (14, {"players": 2, "malfunctions": "G", "roles": ["alfie", "sammie"]}),
}


def play_scenario(seed: int, options: dict[str, Any]) -> Table:
    """A whole game between greedy bots."""
    table = GAME.new(seed=seed, **options)
    bots = [make_bot("greedy", seed * 10 + seat) for seat in range(table.seats)]
    while table.waiting:
        seat = table.waiting[0].seat
        action = bots[seat].choose(Perspective(table, seat))
        assert action is not None
        table.play(action, seat)
    return table


def playthrough(record: Record) -> str:
    """A game line by line: what was asked, what was possible, what was done, and what everybody saw."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    table = record.at(GAME, 0)
    yield f"options  {dict(record.options)} seed {record.seed}"
    yield from _told(table.events)
    for number, move in enumerate(record.moves, start=1):
        decision = table.waiting[0]
        assert isinstance(move, Move)
        legal = " | ".join(str(action) for action in table.legal(decision.seat))
        yield f"step {number:<4}seat {decision.seat} decides: {decision.kind}   legal: {legal}"
        yield f"action   {move.action}"
        yield from _told(table.play(move.action, move.seat))
    yield f"outcome  {table.outcome.as_json() if table.outcome else None}"


def _told(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        seen = event.seen_by(SPECTATOR)
        values = " ".join(f"{name}={value}" for name, value in seen.items() if name != "event")
        yield f"event    {seen['event']} {values}".rstrip()


def main() -> None:
    """Play every scenario and store its record and its playthrough."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seed, options) in SCENARIOS.items():
        record = play_scenario(seed, options).record()
        record.save(FOLDER / f"{name}.json")
        (FOLDER / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(name, record.outcome)


if __name__ == "__main__":
    main()
