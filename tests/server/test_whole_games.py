"""A whole game of each kind over real sockets, across a kill -9 and a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import tablemate
from tablemate.kernel.circumstances import Commitment
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Found, verify
from tablemate.server.tables import entries as log
from tablemate.server.tables.room import Room

from .clients import Arguments, Asking, Client, MadeTable, asking, staying
from .people import play_on
from .processes import Server, served
from .proofs import check_room

LONGEST = 240.0
"""Seconds after which a game is stuck."""


class Game:
    """A game that people play over sockets, and what is left of it."""

    def __init__(self, server: Server, made: MadeTable, clients: Sequence[Client]) -> None:
        self.server = server
        self.made = made
        self.clients = clients
        self.record: Record | None = None

    @classmethod
    async def begin(
        cls, server: Server, house: Asking, game: str, options: Arguments, bots: Sequence[str | None] = ()
    ) -> Game:
        """People in all seats that are no bot's, English and French, and somebody who watches."""
        made = await house.make(game, options, bots=bots)
        clients = [
            Client(await house.take(made, seat, f"P{seat}"), f"seat {seat}", language=("en", "fr")[seat % 2])
            for seat in made.links
        ]
        return cls(server, made, [*clients, Client(made.watching, "watching", language="fr", labels=True)])

    @property
    def people(self) -> Sequence[Client]:
        """Those who sit."""
        return self.clients[:-1]

    async def play(self, house: Asking, *, kill_at: int, meanwhile: int | None = None) -> None:
        """Play to the end; the server is killed at a step, and at another one everybody wants a pause."""
        async with asyncio.timeout(LONGEST), staying(*self.clients), asyncio.TaskGroup() as group:
            for number, client in enumerate(self.people):
                group.create_task(play_on(client, Random(number), chatty=0.1))
            if meanwhile is not None:
                await self._reach(meanwhile)
                await asyncio.gather(*(client.ask("want", what="pause") for client in self.people))
            await self._reach(kill_at)
            self.server.kill()
            self.server.start()
            await asyncio.gather(*(client.hears_the_end() for client in self.clients))
        response = await house.ask("GET", f"/api/tables/{self.made.table}/record")
        assert response.status_code == 200, response.text
        self.record = Record.loads(response.text)

    async def _reach(self, step: int) -> None:
        watching = self.clients[-1]
        await watching.until(lambda: watching.now["step"] >= step)

    def check(self) -> Room:
        """Everything that must be true of it afterwards: its table."""
        room = self.server.room(self.made.table)
        check_room(room, self.clients)
        assert all(client.connections == 2 for client in self.clients)
        assert self.record is not None
        assert self.record.digest == room.table.digest()
        verdicts = verify(self.record, tablemate.game(self.record.game), published=room.head.promise)
        assert {verdict.found for verdict in verdicts} == {Found.HOLDS}, verdicts
        for client in self.clients:
            ended = client.now["ended"]
            assert Commitment(room.head.promise, ended["salt"]).holds(ended["seed"])
        return room


def played(
    folder: Path,
    game: str,
    options: Arguments,
    *,
    kill_at: int,
    pause_at: int | None = None,
    **more: Sequence[str | None],
) -> tuple[Game, Room]:
    """A whole game at a server of its own."""

    async def main() -> Game:
        async with asking(server) as house:
            begun = await Game.begin(server, house, game, options, **more)
            await begun.play(house, kill_at=kill_at, meanwhile=pause_at)
        return begun

    with served(folder) as server:
        begun = asyncio.run(main())
        server.check_it_was_well()
        return begun, begun.check()


def lines_of(client: Client) -> dict[int, JsonObject]:
    """The lines that somebody was told about steps, by version."""
    return {version: entry["lines"] for version, entry in client.log.items() if entry["kind"] == "played"}


@pytest.mark.slow
def test_assembly_is_played_by_two_in_english_and_french_across_a_kill(tmp_path: Path) -> None:
    game, room = played(tmp_path, "assembly", {"players": 2}, kill_at=12)
    english, french = map(lines_of, game.people)
    assert (
        english.keys() == french.keys() == {entry.sequence for entry in room.log if isinstance(entry.what, log.Played)}
    )
    assert all(english[version] != french[version] for version in english if english[version])


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
def test_fuse_is_played_live_by_several_across_a_pause_and_a_kill(players: int, tmp_path: Path) -> None:
    options = {"players": players, "mode": "live", "bombs": 2}
    game, room = played(tmp_path, "fuse", options, pause_at=4, kill_at=14)
    paused = [entry.what.why for entry in room.log if isinstance(entry.what, log.Paused)]
    assert paused == ["agreed", "downtime"]
    assert game.record is not None
    first, second = game.record.circumstances.pauses
    assert (first.at or 0) <= (second.at or 0)
    readied = [entry.what.seat for entry in room.log if isinstance(entry.what, log.Readied)]
    assert sorted(readied) == [*range(players)]
    assert all(any(seen.view is None for seen in client.seen) for client in game.clients)


@pytest.mark.slow
def test_origin_story_is_played_alone_across_a_kill(tmp_path: Path) -> None:
    played(tmp_path, "origin_story", {}, kill_at=15)


@pytest.mark.slow
def test_a_bot_in_a_seat_plays_on_across_a_kill(tmp_path: Path) -> None:
    _, room = played(tmp_path, "assembly", {"players": 2}, kill_at=10, bots=[None, "greedy"])
    assert {entry.what.by for entry in room.log if isinstance(entry.what, log.Played)} == {
        "person",
        room.seats[1].player,
    }
