"""A game that concerns nobody else is deleted when it is taken out of the list; what others have a part in stays."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest

import tablemate
from tablemate.server.lobby import Lobby, Taken
from tablemate.server.mine import Mine
from tablemate.server.problems import NotStored, NotThere
from tablemate.server.tables.listeners import Listener
from tablemate.server.tables.telling import Ear
from tablemate.server.tokens import hashed

from .conftest import Browser
from .games import (
    FOR_TWO,
    GAMES,
    done,
    finished,
    make,
    make_for_others,
    person_of,
    refused,
    take_seats,
)
from .my_games import exported, games_of, names, rows_of
from .running import Running


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("in_memory", [True, False])
def test_a_game_that_concerns_nobody_else_is_deleted_with_its_names_and_its_talk(
    server: Running, browser: Browser, game: str, *, in_memory: bool
) -> None:
    own = browser()
    made, other = (finished(server, own, game)["table"] for _ in range(2))
    keepers, kept = server.house.lobby.keepers, rows_of(server, other)
    if not in_memory:
        server.done(keepers._keepers.pop(made).stop())
    assert [each.only_mine for each in games_of(own).games] == [True, True]
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert (names(own), [each["table"] for each in exported(own)]) == ([other], [other])
    assert (rows_of(server, made), keepers.at_hand(made)) == (0, None)
    assert rows_of(server, other) == kept
    for path in (f"/api/tables/{made}", f"/api/tables/{made}/replay"):
        refused(own.get(path), 404, "no_such_table")


def test_whoever_watches_a_game_that_is_deleted_is_told(server: Running, browser: Browser) -> None:
    own = browser()
    made = make(own, FOR_TWO)["table"]
    keeper, watching = server.keeper(made), Listener(None, False, Ear(tablemate.SPECTATOR, "en"), 1_000)
    server.done(keeper.asked(lambda it: it.arrive(watching)))
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert [json.loads(each)["code"] for each in watching.outgoing] == ["no_such_table"]
    with pytest.raises(NotStored):
        server.done(keeper.asked(lambda it: it.arrive(watching)))


def test_a_table_stays_at_which_somebody_else_ever_sat(server: Running, browser: Browser) -> None:
    host, guest = browser(), browser()
    made = make_for_others(host, FOR_TWO, players=2)
    links = [seat["link"].rpartition("/")[2] for seat in made["seats"]]
    done(host.post("/api/seats", json={"token": links[0]}))
    assert [each.only_mine for each in games_of(host).games] == [True]
    done(guest.post("/api/seats", json={"token": links[1], "name": "Ben"}))
    done(host.post(f"/api/tables/{made['table']}/seats/1/link"))
    assert names(guest) == []
    assert [each.only_mine for each in games_of(host).games] == [False]
    assert host.delete(f"/api/mine/{made['table']}").status_code == 204
    assert (names(host), len(server.keeper(made["table"]).room.seats)) == ([], 2)


def test_a_table_stays_whose_maker_is_somebody_else(server: Running, browser: Browser) -> None:
    host, guest = browser(), browser()
    made = make_for_others(host, FOR_TWO, players=1)
    take_seats(made, guest)
    for each in (guest, host):
        assert [game.only_mine for game in games_of(each).games] == [False]
        assert each.delete(f"/api/mine/{made['table']}").status_code == 204
    assert server.table(made["table"]).waiting


def test_the_deal_of_a_day_stays_for_whoever_compares(server: Running, browser: Browser) -> None:
    own = browser()
    made = done(own.post(f"/api/today/{FOR_TWO}", json={"players": 1}), 201)["table"]
    server.play_on(made)
    assert [each.only_mine for each in games_of(own).games] == [False]
    assert own.delete(f"/api/mine/{made}").status_code == 204
    assert server.table(made).outcome


def test_a_table_that_somebody_opens_while_it_is_deleted_is_gone_all_the_same(
    server: Running, browser: Browser
) -> None:
    own = browser()
    table, house = make_for_others(own, FOR_TWO, players=1)["table"], server.house

    async def delete() -> bool:
        await house.lobby.keeper(table)
        return await house.store.delete(table, hashed(person_of(own)))

    assert server.done(house.lobby.keepers.delete(table, delete))
    assert house.lobby.keepers.at_hand(table) is None
    refused(own.get(f"/api/tables/{table}"), 404, "no_such_table")


@pytest.mark.parametrize("in_memory", [True, False])
def test_of_a_seat_that_is_taken_and_a_table_that_is_deleted_at_once_one_happens(
    server: Running, browser: Browser, *, in_memory: bool
) -> None:
    for late in [0, 1, 2, 3, 5, 8, 13, 21] * 2:
        own = browser()
        made = make_for_others(own, FOR_TWO, players=1)
        table, token = made["table"], made["seats"][0]["link"].rpartition("/")[2]
        if in_memory:
            server.keeper(table)
        lobby, mine = server.house.lobby, Mine(server.house.store, server.house.lobby, server.house.workshop.of(""))

        async def take(late: int = late, token: str = token, lobby: Lobby = lobby) -> object:
            for _ in range(late):
                await asyncio.sleep(0)
            return await lobby.take(token, None, "a guest")

        async def both(table: str = table, own: httpx.Client = own, mine: Mine = mine) -> list[object]:
            return [*await asyncio.gather(take(), mine.forget(person_of(own), table), return_exceptions=True)]

        taken, forgotten = server.done(both())
        assert forgotten is None
        if isinstance(taken, Taken):
            assert server.keeper(table).room.seats[0].is_person
        else:
            assert isinstance(taken, NotThere | NotStored)
            assert rows_of(server, table) == 0
