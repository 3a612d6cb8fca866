"""What must be true of the log of a table, whatever happened to the server and to the lines of those who sit there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.verifying import Found, verify
from tablemate.server.tables.entries import Entry
from tablemate.server.tables.room import Room
from tablemate.server.wire import told

from .clients import Client

KEPT_BY_ID = ("play", "undo", "say", "sign")
"""What a client says that the log knows by its id."""


def check_room(room: Room, clients: Sequence[Client]) -> None:
    """All that is acknowledged is there once, all that was seen is so, and the record proves it."""
    check_acknowledged(room, clients)
    check_seen(room, clients)
    check_record(room)


def check_acknowledged(room: Room, clients: Iterable[Client]) -> None:
    """Every acknowledged move is in the log once, where it was said to be; nothing that was refused is there."""
    carried_out = by_id(room)
    for client in clients:
        for known, answer in client.accepted.items():
            entry = carried_out[known][-1] if known in carried_out else room.log[answer["version"] - 1]
            assert (entry.sequence, entry.step) == (answer["version"], answer["step"]), f"{known}: {answer}"
        moves = {known for known in client.accepted if client.said[known]["type"] in KEPT_BY_ID}
        assert moves <= carried_out.keys(), "what was acknowledged has not happened"
        refused = {known for known, answer in client.answers.items() if answer["type"] == "refused"}
        assert not refused & carried_out.keys(), "what was refused has happened"


def by_id(room: Room) -> dict[str, list[Entry]]:
    """The entries of each message of a client: one, or the steps of one sentence, which follow each other."""
    found: dict[str, list[Entry]] = defaultdict(list)
    for entry in room.log:
        known = getattr(entry.what, "id", None)
        if known is not None:
            found[known].append(entry)
    for known, entries in found.items():
        first = entries[0].sequence
        assert [entry.sequence for entry in entries] == [*range(first, first + len(entries))], f"{known} happened twice"
    return found


def check_seen(room: Room, clients: Iterable[Client]) -> None:
    """Whatever a client was shown at any moment is what its log comes to, for that viewer."""
    wanted: dict[int, list[tuple[int, Client, JsonObject | None]]] = defaultdict(list)
    for client in clients:
        for seen in client.seen:
            wanted[seen.version].append((seen.step, client, seen.view))
    again = Room.open(room.id, room.head)
    for entry in room.log:
        again.fold(entry.sequence, entry.at, entry.what)
        for step, client, view in wanted.pop(entry.sequence, ()):
            viewer = client.viewer if isinstance(client.viewer, int) else SPECTATOR
            assert step == again.step
            assert view == (None if again.paused else as_received(again, viewer)), f"{client.name} saw another table"
    assert not wanted.keys() - {0}, "somebody was shown what is not in the log"
    assert again.table.digest() == room.table.digest()


def as_received(room: Room, viewer: int) -> JsonObject:
    """A view after its way over the wire."""
    view: JsonObject = msgspec.json.decode(told.write(room.table.view(viewer)))
    return view


def check_record(room: Room) -> None:
    """The record of a game survives its file, replays to the same state, and everything that it can prove holds."""
    record = Record.loads(room.table.record().dumps())
    game = tablemate.game(record.game)
    assert record.replay(game).digest() == room.table.digest() == record.digest
    verdicts = verify(record, game, published=room.head.promise)
    assert {verdict.found for verdict in verdicts} == {Found.HOLDS}, verdicts
