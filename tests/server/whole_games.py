"""A whole game over real sockets, across a kill -9 and a restart, and everything that must be true of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import tablemate
from tablemate.kernel.circumstances import Commitment
from tablemate.kernel.records import Record
from tablemate.kernel.verifying import Found, verify
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
