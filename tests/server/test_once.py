"""What many hear alike is written once, and everybody is told exactly what they would be told alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import tablemate
from tablemate.kernel.players import PERSON
from tablemate.kernel.table import Table
from tablemate.server.meter import Meter
from tablemate.server.tables.customs import customs_of
from tablemate.server.tables.entries import AnyWhat, Came, Entry, Played, Sat
from tablemate.server.tables.head import Head
from tablemate.server.tables.room import Room
from tablemate.server.tables.telling import Ear, Telling
from tablemate.server.usual import usual
from tablemate.server.wire import told
from tablemate.words import LANGUAGES

MORE = {"fuse": {"mode": "live", "hold": True}}
"""Options with which more can happen: dice are given to others."""
SEEDS, STEPS = range(3), 120


@pytest.mark.parametrize("game", tablemate.games())
def test_everybody_is_told_what_they_would_be_told_alone(game: str) -> None:
    for seed in SEEDS:
        room = _room(game, seed)
        telling = Telling(room, customs_of(game), None, Meter())
        viewers = (*range(room.table.seats), tablemate.SPECTATOR)
        ears = [Ear(viewer, language, labels=language == "en") for viewer in viewers for language in LANGUAGES]
        for entries in _played(room, random.Random(seed)):
            for ear in ears:
                heard = json.loads(told.write(telling.news(ear, entries, seats=False, time=0)))
                assert heard["entries"] == _as_sent([*telling.entries(ear, entries)])
                alone = Telling(room, customs_of(game), None, Meter()).now(ear)
                assert heard["now"] == _as_sent({**alone, "view": room.table.view(ear.viewer)})


def _room(game: str, seed: int) -> Room:
    """As many as can sit at a table of it; only the first of them is here."""
    rules = tablemate.game(game)
    options = usual(game, max(rules.traits.players)).as_json() | MORE.get(game, {})
    room = Room.open("table", Head.of(rules.new(seed=seed, **options)))
    room.started = True
    sat: list[AnyWhat] = [Sat(seat, PERSON) for seat in range(room.table.seats)]
    for sequence, what in enumerate([*sat, Came(0)], start=1):
        room.note(Entry(sequence, 0, room.step, what))
    return room


def _played(room: Room, chance: random.Random) -> Iterator[list[Entry]]:
    """A game at random, step by step."""
    table: Table = room.table
    first = room.version + 1
    for sequence in range(first, first + STEPS):
        if not table.waiting:
            return
        seat = chance.choice(table.waiting).seat
        action = chance.choice(table.legal(seat))
        table.play(action, seat)
        entry = Entry(sequence, 0, table.last_step.number, Played(seat, str(action), None, "person", str(sequence)))
        room.note(entry)
        yield [entry]


def _as_sent(message: object) -> object:
    return json.loads(told.write(message))
