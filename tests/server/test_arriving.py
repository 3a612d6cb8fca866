"""Coming to a table, and saying much there: nobody else is the worse for it, and everybody is answered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tablemate.server import sockets
from tablemate.server.problems import NotStored
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.listeners import Listener
from tablemate.server.wire.heard import Heard

from .running import GENEROUS, Running, running
from .serving import Client, at_table, line_to

LIMITS = replace(GENEROUS, listeners=1, talk_at_once=2, talk_a_second=1e-6, hints_at_once=1, hints_a_second=1e-6)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where one may watch a table, and hardly anybody talks."""
    with running(tmp_path_factory.mktemp("narrow"), limits=LIMITS) as server:
        yield server


def sits(browser: httpx.Client) -> str:
    """Somebody sits at a new table: which one it is."""
    made = browser.post("/api/tables", json={"game": "origin_story", "sit": True})
    return str(made.json()["table"])


def answered(client: Client, *ids: str) -> list[str]:
    """What these messages are answered with, in the order in which that comes."""
    found: list[dict[str, Any]] = []
    while len(found) < len(ids):
        message = client.hear()
        if message.get("id") in ids:
            found.append(message)
    assert [each["id"] for each in found] == [*ids]
    return [each.get("code", each["type"]) for each in found]


def test_watchers_keep_nobody_out_who_has_a_seat(narrow: Running) -> None:
    with ExitStack() as those:
        ana, watcher, other = (those.enter_context(narrow.browser()) for _ in range(3))
        table = sits(ana)
        those.enter_context(at_table(watcher, table)).until("table")
        refused = those.enter_context(line_to(other, table)).until("bye")
        assert refused["code"] == "table_full"
        assert those.enter_context(at_table(ana, table)).until("table")["viewer"] == 0
        assert those.enter_context(at_table(ana, table)).until("table")["viewer"] == 0


def test_too_much_talk_is_refused_and_holds_up_no_move(narrow: Running) -> None:
    with narrow.browser() as ana:
        table = sits(ana)
        with at_table(ana, table) as client:
            client.until("table")
            says = [f"say {number}" for number in range(6)]
            for called in says:
                client.say(type="say", id=called, text="hello")
            client.say(type="play", id="move", action=client.now["actions"][0]["action"], step=client.now["step"])
            found = answered(client, *says, "move")
            assert found == ["accepted"] * 2 + ["too_many_requests"] * 4 + ["accepted"]
            client.say(type="say", id="say 0", text="hello")
            assert answered(client, "say 0") == ["accepted"], "it was carried out before"


def test_too_many_hints_are_refused_and_hold_up_no_move(narrow: Running) -> None:
    with narrow.browser() as ana:
        table = sits(ana)
        with at_table(ana, table) as client:
            client.until("table")
            client.say(type="hint", id="one")
            client.say(type="hint", id="two")
            client.play("move")
            client.say(type="preview", id="last", action="")
            answered(client, "last")
            assert [each["code"] for each in client.heard if each.get("id") == "two"] == ["too_many_requests"]


def test_pages_and_lines_share_what_a_seat_may_say(narrow: Running) -> None:
    with narrow.browser() as ana:
        table = sits(ana)
        with at_table(ana, table) as client:
            client.until("table")
            client.say(type="say", id="one", text="hello")
            client.say(type="say", id="two", text="hello")
            assert answered(client, "one", "two") == ["accepted", "accepted"]
        form = {"page": "x", "text": "hello"}
        assert ana.post(f"/t/{table}/say", data=form, headers={"Origin": narrow.url}).status_code == 429


def test_where_it_cannot_be_read_who_comes_only_they_are_sent_away(
    narrow: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with narrow.browser() as ana, narrow.browser() as ben:
        table = sits(ana)
        with at_table(ana, table) as client:
            client.until("table")
            keeper, store = narrow.keeper(table), narrow.house.store
            with monkeypatch.context() as broken:
                broken.setattr(store, "seats", gives_nothing)
                broken.setattr(store, "log", None)
                with line_to(ben, table) as other:
                    assert other.until("bye")["code"] == "table_unreadable"
            assert narrow.keeper(table) is keeper
            client.play("move")
            assert [each["type"] for each in client.heard].count("table") == 1


async def gives_nothing(table: str) -> None:
    """A disk that gives nothing."""
    raise OperationalError("select", {}, Exception("disk gone"))


@pytest.mark.parametrize("what", ["log", "add"])
def test_where_a_table_cannot_be_opened_now_whoever_comes_may_come_back(
    narrow: Running, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A log that cannot be read, and a disk that has no room for the pause of a clock that stood still."""
    with narrow.browser() as ana:
        made = ana.post("/api/tables", json={"game": "fuse", "options": {"players": 1, "mode": "live"}, "sit": True})
        table = str(made.json()["table"])
        narrow.done(narrow.keeper(table).asked(lambda it: it.agreeing.start_game()))
        narrow.done(narrow.keeper(table).stop())
        with monkeypatch.context() as broken:
            broken.setattr(narrow.house.store, what, {"log": gives_nothing, "add": takes_nothing}[what])
            with line_to(ana, table) as client:
                assert client.until("bye")["code"] == "table_unreadable"
        with at_table(ana, table) as client:
            assert client.until("table")["now"]["paused"]


async def takes_nothing(table: str, *more: object) -> None:
    """A disk that is full."""
    raise NotStored("not_stored")


def test_what_comes_over_a_line_is_heard_with_when_it_came(narrow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int | None] = []
    hear = Keeper.hear

    async def noted(self: Keeper, listener: Listener, message: Heard, at: int | None = None) -> None:
        found.append(at)
        await hear(self, listener, message, at)

    monkeypatch.setattr(sockets, "monotonic", lambda: 4_711)
    monkeypatch.setattr(Keeper, "hear", noted)
    with narrow.browser() as ana, at_table(ana, sits(ana)) as client:
        client.until("table")
    assert found == [4_711]


def test_whoever_cannot_be_let_in_is_told_so_whatever_fails(narrow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with narrow.browser() as ana:
        table = sits(ana)
        with monkeypatch.context() as broken:
            broken.setattr(narrow.house.lobby, "keeper", fails)
            with line_to(ana, table) as client:
                bye = client.until("bye")
        assert (bye["code"], bool(bye["sentence"])) == ("server_broken", True)


async def fails(table: str) -> Keeper:
    """A mistake of ours."""
    raise TypeError
