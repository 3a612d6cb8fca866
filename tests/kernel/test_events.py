"""Events: what is told to whom, and a buffer that never overflows in silence."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tablemate.games import REGISTERED, game
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.events import (
    ARGUMENTS,
    BUFFER_ROWS,
    HIDDEN,
    Event,
    EventType,
    emit,
    emit_to,
    event_type,
    own,
    plain,
    private,
    read_events,
    revealed,
    told,
)
from tablemate.kernel.game import Game
from tablemate.kernel.graph import in_order
from tablemate.kernel.program import EVENTS
from tablemate.kernel.seats import EVERYBODY, SPECTATOR, SPECTATOR_BIT
from tests.kernel.toys import TOYS

COLOURS = ("none", "red", "green", "blue")


def colour(number: int) -> str:
    return COLOURS[number]


MOVED = event_type("moved", seat=plain(int), to=plain(int))
SHOWN = event_type("shown", seat=plain(int), card=told(colour))
DRAWN = event_type("drawn", seat=plain(int), card=private(colour), count=plain(int))
SILENT = event_type("silent")
TYPES = {1: MOVED, 2: SHOWN, 3: DRAWN, 4: SILENT}


def buffer(room: int = BUFFER_ROWS) -> Any:
    return EVENTS.one(EVENTS.filled({"number": 0, "room": room, "kind": 0, "who": 0, "argument": 0}), strict=True)


def test_events_come_out_in_the_order_in_which_they_happened() -> None:
    ev = buffer()
    emit(ev, 1, 0, 5)
    emit_to(ev, 3, 0b10, 1, 2, 9)
    emit(ev, 4)
    events = list(read_events(ev, TYPES))
    assert events == [Event(MOVED, (0, 5)), Event(DRAWN, (1, 2, 9), 0b10), Event(SILENT, ())]
    assert [event.name for event in events] == ["moved", "drawn", "silent"]


def test_a_plain_event_is_the_same_for_all() -> None:
    event = Event(MOVED, (1, 4))
    assert {json.dumps(event.seen_by(viewer)) for viewer in (0, 1, SPECTATOR)} == {
        '{"event": "moved", "seat": 1, "to": 4}'
    }
    assert not event.gives_information(2)


def test_what_is_told_everybody_learns() -> None:
    event = Event(SHOWN, (0, 3))
    for viewer in (0, 1, 4, SPECTATOR):
        assert event.seen_by(viewer) == {"event": "shown", "seat": 0, "card": "blue"}
    assert event.gives_information(2)


@pytest.mark.parametrize(
    ("who", "knowing"),
    [(0b01, {0}), (0b11, {0, 1}), (SPECTATOR_BIT, {SPECTATOR}), (0, set()), (EVERYBODY, {0, 1, 4, SPECTATOR})],
)
def test_private_arguments_are_for_those_who_are_named(who: int, knowing: set[int]) -> None:
    event = Event(DRAWN, (1, 2, 9), who)
    for viewer in (0, 1, 4, SPECTATOR):
        card = "green" if viewer in knowing else HIDDEN
        assert event.seen_by(viewer) == {"event": "drawn", "seat": 1, "card": card, "count": 9}
    assert event.gives_information(2)


def test_a_hidden_value_is_never_put_into_words() -> None:
    """The naming function is not even called: it could fail on, or remember, what the viewer must not know."""

    def refuse(number: int) -> str:
        raise AssertionError("looked at a secret")

    event = Event(event_type("drawn", card=private(refuse)), (1,), 0b01)
    assert event.seen_by(1) == {"event": "drawn", "card": HIDDEN}


def test_an_event_without_arguments_is_only_its_name() -> None:
    assert Event(SILENT, ()).seen_by(SPECTATOR) == {"event": "silent"}
    assert not Event(SILENT, ()).gives_information(2)


def test_a_full_buffer_is_an_error_and_keeps_what_it_has() -> None:
    ev = buffer(room=3)
    for number in range(3):
        emit(ev, 1, number)
    with pytest.raises(AssertionError):
        emit(ev, 1, 3)
    assert [event.values[0] for event in read_events(ev, TYPES)] == [0, 1, 2]


def test_the_whole_buffer_can_be_used() -> None:
    ev = buffer()
    for number in range(BUFFER_ROWS):
        emit(ev, 1, number)
    assert len(list(read_events(ev, TYPES))) == BUFFER_ROWS
    with pytest.raises(AssertionError):
        emit(ev, 1)


def test_room_zero_switches_events_off() -> None:
    ev = buffer(room=0)
    before = bytes(ev.raw)
    emit(ev, 1, 1, 2, 3, 4)
    emit_to(ev, 3, 1, 1, 2, 3, 4)
    assert bytes(ev.raw) == before
    assert list(read_events(ev, TYPES)) == []


def test_an_event_has_at_most_four_arguments() -> None:
    four = {name: plain(int) for name in "abcd"}
    assert len(EventType("four", four).arguments) == ARGUMENTS
    with pytest.raises(TypeError, match="too many arguments"):
        event_type("five", **four, e=plain(int))


GAMES = [game(name) for name in REGISTERED] + [*TOYS]
NAMED = re.compile(r"Ev\.[A-Z_]+$")


def told_by(rule: Any) -> Iterator[tuple[str, int, int]]:
    """What a rule tells: the line, the kind of event, and with how many arguments."""
    for node in ast.walk(ast.parse(inspect.getsource(rule))):
        words = [ast.unparse(part) for part in (node.func, *node.args)] if isinstance(node, ast.Call) else [""]
        if words[0] in ("emit", "emit_to") and NAMED.match(words[2]):
            before = 3 if words[0] == "emit" else 4
            yield ast.unparse(node), rule.__globals__["Ev"][words[2].removeprefix("Ev.")], len(words) - before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_tell_an_event_with_all_its_arguments_and_no_more(game: Game) -> None:
    declared = game.knowledge.event_types(game.read_options({}))
    told = [each for rule in in_order(tuple(game.program.entries.values())) for each in told_by(rule)]
    assert {kind for _, kind, _ in told} == set(declared)
    assert [line for line, kind, given in told if given != len(declared[kind].arguments)] == []


def test_an_event_that_nobody_declared_is_an_error() -> None:
    ev = buffer()
    emit(ev, 99)
    with pytest.raises(KeyError):
        list(read_events(ev, TYPES))


def test_negative_numbers_survive() -> None:
    ev = buffer()
    emit(ev, 1, -1, -32768)
    assert next(read_events(ev, TYPES)).values == (-1, -32768)


def test_alone_at_the_table_nobody_learns_what_the_seat_knew() -> None:
    """Playing a card of one's own hand tells a partner something, and nobody if there is no partner."""
    played = Event(event_type("played", card=revealed(int)), (3,))
    buried = Event(event_type("buried", card=own(int)), (3,), 0b01)
    assert played.gives_information(2)
    assert buried.gives_information(2)
    assert not played.gives_information(1)
    assert not buried.gives_information(1)
    assert Event(SHOWN, (0, 3)).gives_information(1)


@pytest.mark.parametrize("viewer", [9, -2, "0", []])
def test_an_event_refuses_who_can_be_no_viewer_and_speaks_of_no_table(viewer: Any) -> None:
    with pytest.raises(InvalidArgument, match=r"^a viewer is a seat from 0 to 4 or SPECTATOR, not "):
        Event(SILENT, ()).seen_by(viewer)
