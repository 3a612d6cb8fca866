"""What nobody may guess or find: tokens are nowhere on the disk, and every deal comes from the secure source."""

from __future__ import annotations

import secrets
from itertools import count
from pathlib import Path

import pytest

import tablemate
from tablemate.kernel.records import Record
from tablemate.kernel.seats import SPECTATOR
from tablemate.server.days import day_of
from tablemate.server.settings import DATABASE
from tablemate.server.storage.store import wall_time
from tablemate.server.tables.head import SEED_BITS
from tablemate.server.today import Deal
from tablemate.server.tokens import hashed

from .games import FOR_TWO, done, finished, make_for_others, take_seats
from .running import running


def test_no_cookie_and_no_link_is_in_the_files_of_the_database(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as host, server.browser() as guest:
        made = make_for_others(host, FOR_TWO, players=2)
        links = [seat["link"].rpartition("/")[2] for seat in made["seats"]]
        take_seats(made, host, guest)
        done(guest.post(f"/api/today/{FOR_TWO}", json={}), 201)
        links.append(done(host.post(f"/api/tables/{made['table']}/seats/1/link"))["link"].rpartition("/")[2])
        tokens = [*links, *host.cookies.values(), *guest.cookies.values()]
        written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith(DATABASE))
    assert len({*tokens}) == len(tokens) >= 8
    assert [token for token in tokens if token.encode() in written] == []
    kept = [token for token in tokens if hashed(token).encode() in written]
    assert len(kept) == len(tokens), "they are looked for where they would be"


def test_tables_deals_and_forks_are_dealt_from_the_secure_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, drawn = count(1_000_001), list[int]()

    def draw(bits: int) -> int:
        assert bits == SEED_BITS
        drawn.append(next(numbers))
        return drawn[-1]

    monkeypatch.setattr(secrets, "randbits", draw)
    with running(tmp_path) as server, server.browser() as browser:
        made = finished(server, browser, FOR_TWO)["table"]
        assert server.table(made).seed == drawn.pop()
        dealt = done(browser.post(f"/api/today/{FOR_TWO}", json={"players": 1}), 201)["table"]
        deal = Deal(day_of(wall_time()), FOR_TWO, 1)
        assert server.table(dealt).seed == server.done(server.house.deals.seed(deal)) == drawn.pop()
        record = Record.from_json(done(browser.get(f"/api/tables/{made}/record")))
        asked = {"step": 2, "future": "anew", "viewer": "spectator"}
        fork = done(browser.post(f"/api/tables/{made}/fork", json=asked), 201)["table"]
        anew = record.at(tablemate.game(FOR_TWO), 2).redealt(SPECTATOR, drawn.pop())
        assert server.table(fork).to_position() == anew.to_position()
    assert drawn == []
