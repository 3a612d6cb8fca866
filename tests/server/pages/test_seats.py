"""Links of seats, who takes one, and what the host may change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemate.server.network import Place
from tests.server.page_reader import Page, Reader, choices
from tests.server.running import Running, running

from .tables import Readers, links_of, set_up, sit_down, table_of


def test_looking_at_a_link_takes_no_seat(server: Running, reader: Readers) -> None:
    host, messenger = reader(), reader()
    share = set_up(host, "assembly", players="2")
    (link,) = links_of(share)
    before = server.keeper(table_of(share)).room.version
    assert messenger.browser.head(link).status_code == 200
    page = messenger.open(link)
    assert page.says("Looking at this page takes nothing: the button does.")
    assert server.keeper(table_of(share)).room.version == before
    assert not messenger.browser.cookies


def test_a_seat_is_taken_by_a_button_and_the_link_leaves_the_address(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    (link,) = links_of(share)
    page = sit_down(guest, link, "Ben")
    assert page.response.url.path == f"/t/{table_of(share)}"
    assert link.removeprefix("/s/") not in page.source
    assert [each.status_code for each in page.response.history] == [303]
    assert server.keeper(table_of(share)).room.seats[1].name == "Ben"
    assert guest.open(link).says("You hold this seat in this browser.")


def test_another_device_takes_the_seat_over_and_the_first_one_holds_nothing(reader: Readers) -> None:
    host, first, second = reader(), reader(), reader()
    share = set_up(host, "assembly", players="2")
    (link,) = links_of(share)
    sit_down(first, link)
    assert second.open(link).says("Somebody sits here already.")
    sit_down(second, link)
    assert first.open(f"/t/{table_of(share)}").says("you watch")
    assert first.open(f"/t/{table_of(share)}").says("Somebody has taken it over by its link")
    assert not second.open(f"/t/{table_of(share)}").says("you watch")


def test_a_name_that_cannot_be_is_refused_on_the_page_of_the_link(server: Running, reader: Readers) -> None:
    share = set_up(reader(), "assembly", players="2")
    (link,) = links_of(share)
    page = sit_down(reader(), link, "x" * 40)
    assert page.status == 400
    assert page.buttons("/s")
    assert server.keeper(table_of(share)).room.seats[1].player is None


def test_a_wrong_link_and_a_foreign_table_open_nothing(reader: Readers) -> None:
    someone = reader()
    assert someone.open("/s/nonsense").status == 404
    assert Page(someone.send("/s", [("token", "nonsense")])).status == 404
    assert Page(someone.send("/t/nonsense/play", [("step", "0"), ("action", "done")])).status == 404


def test_a_link_is_opened_by_pasting_it(reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    join = guest.open("/").buttons("/join")[0]
    link = next(each for each in share.links if "/s/" in each)
    assert guest.press(join, {"link": link}).buttons("/s")
    assert guest.press(join, {"link": f"http://127.0.0.1/t/{table_of(share)}?watch=1"}).says("The table")
    assert guest.press(join, {"link": "https://elsewhere.example/"}).status == 404


def test_the_share_page_says_that_a_link_works_on_this_machine_only(reader: Readers) -> None:
    share = set_up(reader(), "assembly", players="2")
    assert share.says("These links work on this machine only.")


def test_a_server_that_others_in_the_network_reach_offers_its_address_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Place, "network_url", "http://192.168.7.7:8000")
    with running(tmp_path) as server, server.browser() as browser:
        share = set_up(Reader(browser), "assembly", players="2")
        assert browser.get("/api/reach").json() == {"who": "network", "base": "http://192.168.7.7:8000"}
    assert share.says("These links work in your local network only.")
    assert any(each.startswith("http://192.168.7.7:8000/s/") for each in share.links)


def test_a_public_address_is_what_links_begin_with(tmp_path: Path) -> None:
    with running(tmp_path, public_url="http://tables.example") as server, server.browser() as browser:
        share = set_up(Reader(browser), "assembly", players="2")
    assert share.says("Everybody who has a link can open it.")
    assert any(each.startswith("http://tables.example/s/") for each in share.links)


def test_links_are_told_to_the_host_alone_and_no_longer_than_they_open_something(reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    path, (link,) = f"/t/{table_of(share)}/share", links_of(share)
    assert links_of(host.open(path)) == [link]
    assert links_of(guest.open(path)) == []
    renewed = host.press(next(each for each in share.buttons("/share/link") if ("seat", "1") in each.sends))
    assert len(links_of(renewed)) == 1
    assert links_of(renewed) != [link]
    assert guest.open(link).status == 404


def test_the_host_gives_a_seat_to_a_bot_and_closes_the_table(server: Running, reader: Readers) -> None:
    host = reader()
    share = set_up(host, "assembly", players="2")
    given = host.press(next(each for each in share.buttons("/share/bot") if ("seat", "1") in each.sends))
    assert given.says("a bot")
    closed = host.press(given.buttons("/share/close")[0])
    assert closed.says("The host has closed this table.")
    assert not [*choices(closed)]
    refused = host.send(f"/t/{table_of(share)}/play", [("step", "0"), ("action", "ask nothing")])
    assert Page(refused).says("The table is closed.")
    assert server.keeper(table_of(share)).room.closed


def test_only_the_host_gives_seats_away_and_closes(reader: Readers) -> None:
    share = set_up(reader(), "assembly", players="2")
    someone, path = reader(), f"/t/{table_of(share)}/share"
    for what in ("link", "bot", "close"):
        assert Page(someone.send(f"{path}/{what}", [("seat", "1"), ("bot", "random")])).status == 403
    assert not someone.open(path).buttons("/share/close")
