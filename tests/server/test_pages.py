"""The pages without script: whole games by buttons alone, for people of two languages, and no more told than due."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tablemate.kernel.seats import SPECTATOR
from tablemate.server.identity import seat_cookie
from tablemate.server.network import Place
from tablemate.server.pages import rules
from tablemate.server.pages.sheets import Section, sheet_of
from tablemate.server.pages.visits import Visits
from tablemate.server.settings import Limits
from tablemate.server.tables import entries as log
from tablemate.server.tables.head import Head
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import rulebook

from .conftest import Browser
from .games import GAMES, looking_alike
from .page_reader import Button, Page, Reader, choices
from .running import Running, running

Readers = Callable[..., Reader]
MOST_STEPS = 3_000
_ANEW = re.compile(
    r'(?<=name="page" value=")[\w-]+|(?:(?<=/t/)|(?<=table=))[\w-]{12}|(?<=<code>)[0-9a-f]{64}(?=</code>)',
)
"""What is another one on each page, or at each table: ids of messages, the table, the promise."""
SOME = 4
HOSTILE = "<b>&amp;\"'</b>"


@pytest.fixture
def reader(browser: Browser) -> Readers:
    """Opens a browser in which somebody reads: `reader()`, `reader("fr")`."""
    return lambda language="en": Reader(browser(language))


def set_up(host: Reader, game: str, **chosen: str) -> Page:
    """A table with options that are chosen in the form, one after the other."""
    page = host.open(f"/new/{game}")
    for name, value in chosen.items():
        page = host.press(_check(page), {f"option.{name}": value})
    return host.press(_make(page))


def _check(page: Page) -> Button:
    return next(each for each in page.buttons(page.forms[-1].action) if each.attributes.get("value") == "check")


def _make(page: Page) -> Button:
    return next(each for each in page.buttons(page.forms[-1].action) if each.attributes.get("value") == "make")


def table_of(page: Page) -> str:
    """The table that a page is about."""
    found = re.search(r"/t/([\w-]{12})", str(page.response.url))
    assert found is not None, page.response.url
    return found[1]


def links_of(page: Page) -> list[str]:
    """The links of seats that a page tells."""
    return [re.sub(r"^.*/s/", "/s/", each) for each in page.links if "/s/" in each]


def sit_down(guest: Reader, link: str, name: str = "") -> Page:
    """Take a seat by its link."""
    page = guest.open(link)
    return guest.press(page.buttons("/s")[0], {"name": name})


def play_out(readers: Sequence[Reader], table: str, chance: int = 0) -> list[Page]:
    """Everybody presses any button that is open to them, to the end; how it looks to each of them then."""
    random = Random(chance)
    for _ in range(MOST_STEPS):
        pages = [each.open(f"/t/{table}?still=1") for each in readers]
        open_to = [(each, _going_on(page)) for each, page in zip(readers, pages, strict=True)]
        if not any(buttons for _, buttons in open_to):
            return pages
        who, buttons = random.choice([each for each in open_to if each[1]])
        answer = who.press(random.choice(buttons))
        assert answer.status == 200, answer.text
    raise AssertionError("the game does not end")


def _going_on(page: Page) -> list[Button]:
    """The actions that are open, without those that lead back."""
    return [each for each in choices(page) if each.attributes["value"] != "take back"]


# Whole games


@pytest.mark.slow
def test_two_people_of_two_languages_play_assembly_by_buttons_alone(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader("fr")
    share = set_up(host, "assembly", players="2")
    table = table_of(share)
    (link,) = links_of(share)
    assert sit_down(guest, link, "Zoé").language == "fr"
    english, french = play_out([host, guest], table)
    assert server.table(table).outcome is not None
    assert english.says("The game is over.")
    assert french.says("La partie est finie.")
    assert english.says("Zoé")
    assert english.lines != french.lines


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("origin_story", {}),
        ("fuse", {"mode": '"rolls"', "roll_budget": "6"}),
        ("fuse", {"mode": '"practice"', "bombs": "1"}),
    ],
    ids=["origin_story", "fuse in rolls", "fuse in practice"],
)
@pytest.mark.slow
def test_somebody_plays_alone_by_buttons_to_the_end(
    server: Running, reader: Readers, game: str, chosen: dict[str, str]
) -> None:
    player = reader()
    page = set_up(player, game, **chosen)
    assert page.buttons("/play"), "whoever plays alone has no link to send"
    (end,) = play_out([player], table_of(page))
    assert server.table(table_of(page)).outcome is not None
    assert end.says("How it ended")
    assert end.says("Seed")


@pytest.mark.slow
def test_two_people_play_fuse_in_rolls_by_buttons_alone(server: Running, reader: Readers) -> None:
    host, guest = reader("fr"), reader()
    share = set_up(host, "fuse", players="2", mode='"rolls"', roll_budget="5")
    sit_down(guest, links_of(share)[0])
    play_out([host, guest], table_of(share))
    assert server.table(table_of(share)).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_one_button_on_the_first_page_is_enough_to_play(server: Running, reader: Readers, game: str) -> None:
    player = reader()
    now = [each for each in player.open("/").buttons(f"/new/{game}/now") if each.attributes["value"] == "nobody"]
    page = player.press(now[0])
    assert [*choices(page)]
    played = player.press(next(choices(page)))
    assert server.table(table_of(page)).last_step.number > 0
    assert played.status == 200


def test_with_a_bot_one_button_is_enough_too(server: Running, reader: Readers) -> None:
    player = reader()
    now = next(each for each in player.open("/").buttons("/now") if each.attributes["value"] == "bot")
    table = table_of(player.press(now))
    assert [seat.bot for seat in server.keeper(table).room.seats] == [None, "greedy"]


# Pages as such


def pages_of(someone: Reader, table: str) -> list[Page]:
    """Every kind of page."""
    paths = ["/", *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES), "/nowhere"]
    paths += [f"/t/{table}", f"/t/{table}?watch=1", f"/t/{table}?still=1&whole=1", f"/t/{table}/share", "/t/unknown"]
    paths += ["/mine", "/today", "/records", f"/t/{table}/replay", "/records/unknown/replay"]
    paths += [f"/{what}/{game}" for what in ("statistics", "deals") for game in GAMES]
    return [someone.open(path) for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_and_in_the_language_that_was_asked_for(reader: Readers, language: str) -> None:
    """Reading a page checks it: tags, ids, labels, headings, no script."""
    someone = reader(language)
    share = set_up(someone, "assembly", players="2")
    for page in (share, *pages_of(someone, table_of(share)), someone.open(links_of(share)[0])):
        assert page.language == language
        assert page.says(Words(language).say("page-unofficial"))
        assert page.response.headers["content-security-policy"].startswith("default-src 'self'")
        assert page.response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_of_the_rules_can_be_read(reader: Readers, game: str, language: str) -> None:
    someone = reader(language)
    for topic in rulebook(game, language).values():
        page = someone.open(f"/rules/{game}/{topic.name}")
        assert page.status == 200
        assert page.title.startswith(topic.title)
        assert "&lt;code" not in page.source
        assert "`" not in page.text
        said = {word.strip("`") for word in topic.text.replace("```", "").split() if word.strip("`").isalpha()}
        assert said <= {*re.findall(r"[^\W\d_]+", page.text)}


def test_the_rules_lead_back_to_the_table_from_which_they_were_opened(reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "assembly"))
    topic = someone.open(next(each for each in someone.open(f"/t/{table}").links if each.startswith("/rules/")))
    assert f"/t/{table}" in topic.links
    topics = someone.open(next(each for each in topic.links if each.startswith("/rules/assembly?")))
    found = someone.press(topics.buttons("/rules/assembly")[0], {"q": "swap"})
    for page in (topics, found, someone.open(next(each for each in found.links if "/rules/assembly/" in each))):
        assert f"/t/{table}" in page.links
    assert not someone.open("/rules/assembly").says("To the table")
    assert not someone.open("/rules/assembly?table=//elsewhere.example").says("To the table")


def test_the_rules_are_searched(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/rules/assembly")
    found = someone.press(page.buttons("/rules/assembly")[0], {"q": "refresh"})
    assert re.search(r"\d+ places for “refresh”", found.text)
    assert "/rules/assembly/refresh" in found.links
    assert someone.press(page.buttons("/rules/assembly")[0], {"q": "zzz"}).says("Nothing found for “zzz”")
    assert someone.open("/rules/assembly/nonsense").status == 404


def test_a_language_is_chosen_by_a_button_and_stays(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/rules/fuse?q=bag")
    chosen = someone.press(page.buttons("/language")[0])
    assert chosen.language == "fr"
    assert str(chosen.response.url).endswith("/rules/fuse?q=bag")
    assert someone.open("/").language == "fr"


@pytest.mark.parametrize("back", ["//elsewhere.example", "https://elsewhere.example/", "/\\elsewhere.example", ""])
def test_choosing_a_language_leads_nowhere_else(reader: Readers, back: str) -> None:
    someone = reader()
    page = someone.send("/language", [("language", "fr"), ("back", back)])
    assert page.url.path == "/"
    assert page.url.host == "127.0.0.1"


def test_what_goes_wrong_is_a_page_for_people_and_json_for_programs(reader: Readers) -> None:
    someone = reader("fr")
    page = someone.open("/nowhere")
    assert (page.status, page.language) == (404, "fr")
    assert page.says("Il n’y a rien à cette adresse.")
    assert someone.open("/t/nonsense").says("Il n’y a pas de telle table.")
    assert someone.browser.get("/api/tables/nonsense").json()["code"] == "no_such_table"
    assert someone.browser.get("/api/nonsense").json()["code"] == "no_such_page"
    assert someone.browser.delete("/").status_code == 405


def test_whoever_was_refused_at_a_table_finds_back_to_it(reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    sit_down(guest, links_of(share)[0])
    refused = Page(guest.send(f"/t/{table_of(share)}/share/close", []))
    assert refused.status == 403
    assert f"/t/{table_of(share)}" in refused.links
    assert refused.says("To the table")


def test_whoever_asks_too_often_can_look_again(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=2)
    with running(tmp_path, limits=limits) as server, server.browser() as browser:
        pages = [Reader(browser).open("/rules/fuse?q=bag") for _ in range(3)]
    assert pages[-1].status == 429
    assert "/rules/fuse?q=bag" in pages[-1].links
    assert pages[-1].says("Look again")


def test_a_mistake_of_ours_is_a_page_too(reader: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, language: str) -> None:
        raise RuntimeError(game, language)

    monkeypatch.setattr(rules, "rulebook", broken)
    page = reader("fr").open("/rules/fuse")
    assert (page.status, page.language) == (500, "fr")
    assert page.says("Quelque chose a échoué dans le serveur")
    assert "RuntimeError" not in page.source
    assert "content-security-policy" in page.response.headers


@pytest.mark.parametrize("path", ["/s", "/join", "/language", "/mine/forget", "/today/fuse", "/new/fuse/now"])
def test_whoever_asks_for_the_address_of_a_form_finds_a_page(reader: Readers, path: str) -> None:
    assert reader().open(path).status == 200


def test_a_form_from_another_server_changes_nothing(server: Running, reader: Readers) -> None:
    someone = reader()
    foreign = someone.browser.post("/new/fuse/now", headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert Page(foreign).says("This was asked from a page that is not of this server.")
    assert "person" not in someone.browser.cookies


def test_browsers_say_with_a_form_that_it_is_ours(reader: Readers) -> None:
    """With `no-referrer` they would say `Origin: null`, and no form would be taken."""
    assert reader().open("/").response.headers["referrer-policy"] == "strict-origin"


def test_forms_that_nobody_filled_in_are_refused_with_a_page(reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "origin_story"))
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"\xff\xfe")).says("This form cannot be read.")
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"a=1&" * 20_000)).status == 413
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"a=1&" * 500)).status == 409
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"action=done&step=no")).status == 409
    assert Page(someone.browser.post(f"/t/{table}/dance", content=b"")).status == 404
    long = Page(someone.browser.post(f"/t/{table}/play", content=b"step=0&action=" + b"x" * 2_000))
    assert long.says("This is no message that a table understands.")


# Setting up


def test_what_cannot_be_chosen_says_why_after_a_check(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/new/assembly")
    checked = someone.press(_check(page), {"option.players": "2"})
    assert re.search("Not now: .without a role. is a variant for one player", checked.text)
    assert checked.says("Seat 2")


def test_what_follows_from_a_choice_follows_it_as_long_as_nobody_chose_otherwise(
    server: Running, reader: Readers
) -> None:
    """Holding dice is usual where a clock runs; the form showed that it was not when the mode was another one."""
    someone = reader()
    live = set_up(someone, "fuse", mode='"live"')
    assert server.table(table_of(live)).options.hold
    without = set_up(someone, "fuse", hold="true", mode='"rolls"')
    assert server.table(table_of(without)).options.hold


def test_seats_are_given_to_people_and_bots_with_names(server: Running, reader: Readers) -> None:
    host = reader()
    page = host.press(_check(host.open("/new/fuse")), {"option.players": "3"})
    typed = {"who.1": "greedy", "name.0": "Ana", "name.2": " Cy ", "own": "2", "practice": "on", "auto_roll": "on"}
    share = host.press(_make(page), typed)
    room = server.keeper(table_of(share)).room
    assert [(seat.bot, seat.name) for seat in room.seats] == [(None, "Ana"), ("greedy", None), (None, "Cy")]
    assert [seat.player for seat in room.seats] == [None, room.seats[1].player, "person"]
    assert (room.head.practice, room.head.auto_roll) == (True, True)
    assert len(links_of(share)) == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"who.0": "random"}, "At least one seat must be a person's."),
        ({"name.0": "x" * 30}, "at most 24"),
        ({"option.bombs": "99"}, "99"),
        ({"option.bombs": "[[["}, "[[["),
    ],
)
def test_a_table_that_cannot_be_is_refused_on_its_form(reader: Readers, typed: dict[str, str], sentence: str) -> None:
    someone = reader()
    refused = someone.press(_make(someone.open("/new/fuse")), typed)
    assert refused.status in (400, 409)
    assert refused.says(sentence)
    assert refused.buttons("/new/fuse")


def test_another_table_like_this_one_is_set_up_with_the_same_choices(server: Running, reader: Readers) -> None:
    someone = reader()
    chosen = {"mode": '"rolls"', "roll_budget": "2", "six_point": "true"}
    (end,) = play_out([someone], table := [table_of(set_up(someone, "fuse", **chosen))][0])
    form = someone.press(end.buttons("/new/fuse")[0])
    again = table_of(someone.press(_make(form)))
    assert again != table
    assert server.keeper(again).room.head.options == server.keeper(table).room.head.options


# Links and seats


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


# At the table


def two_at_assembly(server: Running, reader: Readers, **chosen: str) -> tuple[Reader, Reader, str]:
    """Two people at a table, first the one whose turn it is."""
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2", **chosen)
    sit_down(guest, links_of(share)[0], "Ben")
    first = server.table(table_of(share)).waiting[0].seat
    return (host, guest, table_of(share)) if first == 0 else (guest, host, table_of(share))


def test_a_form_that_is_sent_twice_is_played_once(server: Running, reader: Readers) -> None:
    active, _, table = two_at_assembly(server, reader)
    page = active.open(f"/t/{table}")
    button = next(choices(page))
    active.press(button)
    step, version = server.table(table).last_step.number, server.keeper(table).room.version
    again = active.press(button)
    assert again.status == 200
    assert (server.table(table).last_step.number, server.keeper(table).room.version) == (step, version)


def test_another_button_of_a_page_that_was_used_is_refused(server: Running, reader: Readers) -> None:
    """Whoever goes back to a page has the same form in hand; its other buttons are other messages."""
    active, _, table = two_at_assembly(server, reader)
    one, two, *_ = choices(active.open(f"/t/{table}"))
    active.press(one)
    step = server.table(table).last_step.number
    refused = active.press(two)
    assert refused.status == 409
    assert refused.says("Choose again.")
    assert server.table(table).last_step.number == step


def test_whoever_is_not_asked_has_no_buttons_and_is_refused(server: Running, reader: Readers) -> None:
    active, waiting, table = two_at_assembly(server, reader)
    page = waiting.open(f"/t/{table}")
    assert not [*choices(page)]
    button = next(choices(active.open(f"/t/{table}")))
    refused = waiting.press(button)
    assert refused.status == 409
    assert refused.title.startswith("No: ")


def test_watchers_see_no_buttons_and_no_hand(server: Running, reader: Readers) -> None:
    active, _, table = two_at_assembly(server, reader)
    page = reader().open(f"/t/{table}")
    assert page.says("you watch")
    assert not [*choices(page)]
    assert not page.says("Your hand")
    assert active.open(f"/t/{table}?watch=1").lines == page.lines
    button = next(choices(active.open(f"/t/{table}")))
    assert reader().press(button).says("Whoever watches does not play.")


def test_a_page_looks_again_only_while_it_waits_for_others_and_can_be_stopped(server: Running, reader: Readers) -> None:
    active, waiting, table = two_at_assembly(server, reader)
    assert active.open(f"/t/{table}").refresh is None
    page = waiting.open(f"/t/{table}")
    assert page.refresh == "5"
    assert not page.buttons("/say"), "what is being typed would be lost"
    stop = next(each for each, text in page.links.items() if text == "Stop that")
    still = waiting.open(stop)
    assert still.refresh is None
    said = waiting.press(still.buttons("/say")[0], {"text": "Hello!"})
    assert said.refresh is None, "forms remember it"
    assert said.says("you: Hello!") or said.says("You: Hello!")


def test_markup_in_names_and_talk_is_text(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    sit_down(guest, links_of(share)[0], HOSTILE)
    table = table_of(share)
    page = guest.open(f"/t/{table}?still=1")
    guest.press(page.buttons("/say")[0], {"text": f"<script>alert(1)</script> {HOSTILE}"})
    for each in (host, guest, reader()):
        seen = each.open(f"/t/{table}?still=1")
        assert seen.text.count(HOSTILE), seen.text
        assert "<script" not in seen.source
        assert "<b>" not in seen.source
    assert "<b>" not in host.open(f"/t/{table}/share").source
    assert "<b>" not in host.open(links_of(share)[0]).source


def test_what_if_shows_what_would_follow_and_plays_nothing(server: Running, reader: Readers) -> None:
    someone = reader()
    page = set_up(someone, "assembly")
    table = table_of(page)
    step = server.table(table).last_step.number
    what_if = page.buttons("/preview")[0]
    seen = someone.press(what_if)
    assert seen.status == 200
    assert seen.says(f"What would follow: {next(choices(page)).text}")
    assert server.table(table).last_step.number == step
    assert someone.open(f"/t/{table}/preview").response.url.path == f"/t/{table}"
    someone.press(next(each for each in choices(seen) if each.text == "Play it"))
    assert server.table(table).last_step.number > step


def test_an_action_is_typed_asked_about_and_taken_back(server: Running, reader: Readers) -> None:
    someone = reader("fr")
    form = someone.open("/new/assembly")
    page = someone.press(_make(form), {"practice": "on"})
    table = table_of(page)
    typed = page.form("/play")
    assert typed is not None
    why = next(each for each in page.buttons("/why"))
    refused = someone.press(why, {"action": "oui"})
    assert refused.status == 409
    assert refused.title.startswith("Non")
    notation = re.findall(r"<kbd>(.*?)</kbd>", page.source)[0]
    assert someone.press(why, {"action": notation}).says(f"{notation} : vous pouvez jouer cela maintenant.")
    play = next(each for each in page.buttons("/play") if "name" not in each.attributes)
    played = someone.press(play, {"action": notation})
    assert server.table(table).last_step.number > 0
    taken_back = someone.press(played.buttons("/undo")[0])
    assert taken_back.says("Vous reprenez la dernière étape.")
    assert taken_back.says("entraînement")


def test_a_step_is_taken_back_also_where_others_are_asked_next(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader()
    form = host.press(_check(host.open("/new/assembly")), {"option.players": "2"})
    share = host.press(_make(form), {"practice": "on"})
    sit_down(guest, links_of(share)[0])
    table = table_of(share)
    active, other = (host, guest) if server.table(table).waiting[0].seat == 0 else (guest, host)
    active.press(next(choices(active.open(f"/t/{table}"))))
    waiting = other.open(f"/t/{table}")
    assert not [*choices(waiting)]
    assert other.press(waiting.buttons("/undo")[0]).says("You take the last step back.")


def test_signs_are_buttons_where_talk_is_jammed(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader, communication='"jammed"')
    page = active.open(f"/t/{table}")
    assert not page.buttons("/say")
    pointing = next(each for each in page.buttons("/sign") if "value" not in each.attributes)
    active.press(pointing, {"piece": "7"})
    plain = next(each for each in page.buttons("/sign") if "value" in each.attributes)
    active.press(plain)
    signed = [each.what for each in server.keeper(table).room.log if isinstance(each.what, log.Signed)]
    assert [each.piece for each in signed] == ["7", None]
    assert other.open(f"/t/{table}").says(plain.text)


def test_a_game_is_given_up_when_everybody_wants_it(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader)
    wanted = active.press(active.open(f"/t/{table}").buttons("/want")[0])
    assert not server.keeper(table).room.over
    assert wanted.says("I do not want it any more")
    over = other.press(other.open(f"/t/{table}").buttons("/want")[0])
    assert server.keeper(table).room.over
    assert over.says("The game was given up.")
    assert over.says("Everybody wanted to give up, so nobody has won.")
    assert over.buttons("/say"), "there is somebody to talk to about it"


def test_after_the_end_nothing_is_offered_that_would_be_refused(server: Running, reader: Readers) -> None:
    someone = reader()
    page = someone.press(someone.open("/").buttons("/new/assembly/now")[0])
    table = table_of(page)
    [over] = play_out([someone], table)
    assert server.keeper(table).room.over
    assert not over.buttons("/undo")
    assert not over.buttons("/say"), "nobody else is here"
    watcher = reader()
    watcher.press(watcher.open(f"/t/{table}").buttons("/say")[0], {"text": "Well played!"})
    assert someone.open(f"/t/{table}").buttons("/say"), "now there is somebody to answer"


def test_a_closed_table_says_so_and_offers_another_one(server: Running, reader: Readers) -> None:
    host = reader()
    share = set_up(host, "assembly", players="2")
    closed = host.press(host.open(f"/t/{table_of(share)}/share").buttons("/close")[0])
    assert closed.says("The table was closed before the game was over")
    assert not closed.buttons("/say")
    assert not closed.says("No talking now")
    assert closed.says("Another table like this")


def test_live_games_say_that_this_page_is_not_for_them_and_begin_when_all_are_ready(
    server: Running, reader: Readers
) -> None:
    someone = reader()
    page = set_up(someone, "fuse", mode='"live"')
    assert page.says("Games against a clock are not made for this page")
    begun = someone.press(page.buttons("/ready")[0])
    assert server.keeper(table_of(page)).room.started
    assert re.search(r"10:00 on the clock, which starts in (one second|\d seconds)\.", begun.text)
    assert begun.refresh in ("1", "2", "3"), "nobody is kept waiting once it runs"
    assert not begun.says("The clock goes on while you read.")


def test_somebody_who_is_away_is_played_for(server: Running, reader: Readers) -> None:
    """Where everybody sees the same: nobody waits for whoever has closed the page."""
    host, guest = reader(), reader()
    share = set_up(host, "fuse", players="2", mode='"rolls"')
    table = table_of(share)
    sit_down(guest, links_of(share)[0])
    keeper = server.keeper(table)
    while not any(each.seat == 1 for each in keeper.room.table.waiting):
        server.play_on(table, 1)
    server.done(keeper.asked(lambda it: it.add(log.Went(1))))
    page = host.open(f"/t/{table}?still=1")
    play = next(each for each in page.buttons("/play") if "name" not in each.attributes)
    action = str(keeper.room.table.legal(1)[0])
    before = keeper.room.step
    assert host.press(play, {"action": action, "seat": "1"}).status == 200
    assert keeper.room.step > before


def test_looking_again_and_again_makes_one_entry(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader)
    for _ in range(5):
        active.open(f"/t/{table}")
        other.open(f"/t/{table}")
    log_of = server.keeper(table).room.log
    assert [type(each.what).__name__ for each in log_of].count("Came") == 2
    assert not [each for each in log_of if isinstance(each.what, log.Went)]
    assert [seat.here for seat in server.keeper(table).room.seats] == [True, True]


def test_whoever_opens_no_page_any_more_is_away_after_a_while(server: Running, reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "origin_story"))
    keeper = server.keeper(table)
    visits = Visits(stays=0)

    async def visit() -> None:
        keeper.crowd.remove(keeper.crowd.at(0)[0])
        await visits.note(keeper, 0)

    server.done(visit())
    server.done(keeper.asked(_nothing))
    assert not keeper.crowd.at(0)


async def _nothing(keeper: object) -> None:
    """Wait until everything before it is done."""


def test_whoever_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    limits = Limits(talk_a_second=0.001, talk_at_once=2, requests_at_once=1_000)
    with running(tmp_path, limits=limits) as server, server.browser() as browser:
        someone = Reader(browser)
        table = table_of(set_up(someone, "assembly", players="2"))
        said = [someone.send(f"/t/{table}/say", [("page", str(n)), ("text", "hello")]).status_code for n in range(3)]
        sides = [("yes", "no")[n % 2] for n in range(3)]
        table = table_of(set_up(someone, "fuse", players="2", mode='"live"'))
        ready = [someone.send(f"/t/{table}/ready", [("page", side), ("ready", side)]).status_code for side in sides]
    assert said == ready == [200, 200, 429]


# My games, and after the end


def finished_alone(reader: Readers, language: str = "en", **chosen: str) -> tuple[Reader, str]:
    """Somebody who has played a short game to its end."""
    someone = reader(language)
    table = table_of(set_up(someone, "fuse", mode='"rolls"', roll_budget="1", **chosen))
    play_out([someone], table)
    return someone, table


def test_a_table_that_waits_is_on_the_first_page_and_in_my_games(server: Running, reader: Readers) -> None:
    active, waiting, table = two_at_assembly(server, reader)
    for path in ("/", "/mine"):
        assert active.open(path).says("waits for you")
        assert f"/t/{table}" in waiting.open(path).links
        assert not waiting.open(path).says("waits for you")
        assert f"/t/{table}" not in reader().open(path).links


def test_a_game_is_taken_out_of_my_list(reader: Readers) -> None:
    someone, table = finished_alone(reader)
    page = someone.open("/mine")
    assert f"/t/{table}/replay?step=0" in page.links
    assert re.search(r"Lost, \d+ points?\.", page.text)
    assert f"/t/{table}" not in someone.open("/").links, "the first page shows what goes on"
    left = someone.press(next(each for each in page.buttons("/forget") if each.attributes["value"] == table))
    assert f"/t/{table}" not in left.links
    assert someone.browser.get("/api/mine/export").json()["games"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_over_is_seen_again_step_by_step(server: Running, reader: Readers, language: str) -> None:
    _, table = finished_alone(reader, language)
    last = server.table(table).last_step.number
    watcher = reader(language)
    page = watcher.open(f"/t/{table}/replay")
    assert page.language == language
    for step in reversed(range(last)):
        page = watcher.open(next(each for each in page.links if f"step={step}&" in each))
        assert page.title.startswith(Words(language).say("page-replay-step", step=str(step), last=str(last)))
    for eyes in ("0", "spectator", "open", "nonsense", "4"):
        assert watcher.open(f"/t/{table}/replay?step=2&as={eyes}").status == (400 if eyes == "4" else 200)
    assert watcher.browser.get(f"/api/tables/{table}/record").status_code == 200


def test_a_game_of_one_is_seen_with_the_eyes_of_its_player(reader: Readers) -> None:
    """All that is told is told to one and the same reader, on the board and in the steps."""
    someone, table = finished_alone(reader)
    page = someone.open(f"/t/{table}/replay?step=1")
    assert page.says("You (seat 1)")
    assert page.says("You roll")
    assert not page.says("everybody's eyes")
    watched = someone.open(f"/t/{table}/replay?step=1&as=spectator")
    assert not watched.says("You roll")


def test_no_step_of_a_replay_is_without_words(reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "origin_story"))
    play_out([someone], table)
    last = someone.open(f"/t/{table}/replay")
    told = re.findall(r"Step \d+:</a> (.*?)</li>", last.source, re.S)
    assert told
    assert all(each.strip() for each in told)


def test_my_games_say_who_is_a_bot_and_who_is_still_missing(reader: Readers) -> None:
    someone = reader()
    someone.press(someone.open("/").buttons("/new/assembly/now")[1])
    assert someone.open("/mine").says("Seat 1 (you), seat 2 (a bot).")
    set_up(someone, "assembly", players="2")
    assert someone.open("/").says("Seat 1 (you), seat 2 (free).")


def test_open_eyes_see_every_hand_and_a_seat_what_it_saw(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader)
    assert active.open(f"/t/{table}/replay").status == 409, "a game under way is nobody's to look at"
    for each in (active, other):
        each.press(each.open(f"/t/{table}").buttons("/want")[0])
    page = reader().open(f"/t/{table}/replay")
    assert page.says("What seat 1 sees")
    assert page.says("What Ben sees")
    assert reader().open(f"/t/{table}/replay?as=spectator").text.count("Your hand") == 0


def test_any_step_of_a_finished_game_becomes_a_new_table(server: Running, reader: Readers) -> None:
    someone, table = finished_alone(reader)
    page = someone.open(f"/t/{table}/replay?step=1")
    same = someone.press(page.buttons("/fork")[0])
    assert table_of(same) != table
    assert [*choices(same)]
    anew = someone.press(page.buttons("/fork")[0], {"future": "anew", "practice": "on"})
    assert anew.says("practice")
    assert server.keeper(table_of(anew)).room.head.forked is not None
    assert anew.says("from step 1 of another game")
    assert not someone.open(f"/t/{table}/replay").buttons("/fork"), "at the end there is nothing to go on with"


def test_whoever_plays_alone_may_try_out_how_it_could_go_on(server: Running, reader: Readers) -> None:
    someone = reader()
    page = set_up(someone, "origin_story")
    tried = someone.press(page.buttons("/fork")[0])
    assert table_of(tried) != table_of(page)
    assert server.keeper(table_of(tried)).room.head.practice


def test_a_record_is_brought_looked_at_and_gone_on_from(reader: Readers) -> None:
    someone, table = finished_alone(reader)
    record = someone.browser.get(f"/api/tables/{table}/record").content
    promise = someone.browser.get(f"/api/tables/{table}").json()["commitment"]
    other = reader("fr")
    answer = other.browser.post("/records", files={"file": ("game.json", record)}, data={"commitment": promise})
    looked = Page(answer)
    assert Page(other.browser.post("/records", files={"file": ("game.json", record + b" " * 1_000_000)})).status == 200
    assert looked.says("Ce que prouve cet enregistrement de FUSE")
    assert looked.says("La promesse est tenue")
    replay = other.open(next(each for each in looked.links if "/replay" in each))
    assert replay.status == 200
    back = other.open(next(each for each in replay.links if "step=1&" in each or "step=0&" in each))
    assert [*choices(other.press(back.buttons("/fork")[0]))]


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"files": {"file": ("game.json", b"{}")}}, 400),
        ({"files": {"file": ("game.json", b"")}}, 409),
        ({"content": b"nothing"}, 409),
        ({"content": b"--x", "headers": {"Content-Type": "multipart/form-data"}}, 409),
        ({"files": {"file": ("game.json", b" " * 4_100_000)}}, 413),
    ],
)
def test_what_is_no_record_is_refused_with_a_page(reader: Readers, sent: dict[str, Any], status: int) -> None:
    page = Page(reader().browser.post("/records", **sent))
    assert page.status == status
    assert page.forms[-1].action == "/records", "it can be tried again at once"


@pytest.mark.parametrize(
    "content",
    [
        b"--x\r\n\r\n" * 570_000,
        b"--x\r\nContent-Disposition: form-data" + b"; a=b" * 60_000 + b"\r\n\r\n{}\r\n--x--",
        b"--x\r\nContent-Disposition: form-data;" + b"\r\n a" * 200_000 + b"\r\n\r\n{}\r\n--x--",
        b"--x\r\nContent-Disposition: " + b"(" * 3_000 + b"\r\n\r\n{}\r\n--x--",
        b"--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n" * 3_000,
        b"--x\r\n" + b"Content-Type: message/rfc822\r\n\r\n" * 5_000,
    ],
    ids=["parts", "parameters", "folded", "nested comments", "nested parts", "nested messages"],
)
def test_nobody_waits_for_whoever_brings_a_file_wrapped_up_without_end(reader: Readers, content: bytes) -> None:
    """One second, where some took a minute in which no table went on."""
    kind, since = {"Content-Type": "multipart/form-data; boundary=x"}, time.process_time()
    assert Page(reader().browser.post("/records", content=content, headers=kind)).status == 409
    assert time.process_time() - since < 1


def test_the_deal_of_the_day_is_played_and_compared(server: Running, reader: Readers) -> None:
    someone = reader()
    page = someone.open("/today")
    button = next(each for each in page.buttons("/today/origin_story"))
    table = table_of(someone.press(button))
    server.play_on(table)
    over = someone.open(f"/t/{table}")
    assert over.says("What was dealt stays sealed until the day is over.")
    assert not over.says("Seed")
    assert someone.open(f"/t/{table}/replay").status == 409
    standing = someone.open(next(each for each in over.links if each.startswith("/deals/")))
    assert re.search(r"Your place: \d+ of \d+", standing.text)
    assert someone.open("/today").says("it does not count")
    assert someone.open("/deals/origin_story/1999-01-01").status == 404
    assert someone.open("/deals/origin_story/nonsense").status == 422


def test_figures_are_counted_for_everybody_and_for_oneself(server: Running, reader: Readers) -> None:
    someone, _ = finished_alone(reader)
    everybody = someone.open("/statistics/fuse")
    assert everybody.says("The games of everybody")
    mine = someone.press(everybody.buttons("/statistics/fuse")[0])
    assert mine.says("Your games")
    assert re.search(r"Finished\s*1\b", mine.text)
    only = next(each for each in mine.buttons("/statistics/fuse") if "only" in each.text)
    assert someone.press(only).says("With any options")
    assert someone.open("/statistics/nonsense").status == 404


def test_a_game_without_a_sheet_has_everything_under_one_heading() -> None:
    words, labels = Words("en", "fuse"), {"bag": "Bag: 3 dice.", "pile": "No cards."}
    assert [*sheet_of("nonsense").sections(words, {}, labels)] == [Section("The table", tuple(labels.values()))]


# What nobody may know


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_no_page_tells_what_its_reader_cannot_know(server: Running, browser: Browser, game: str, viewer: int) -> None:
    """The same bytes, whatever the rest of the deal is: also of previews and refusals."""
    players = 2 if game == "assembly" else 1
    for steps in (3, 8):
        told = [
            _told(server, browser(), Head.of(each), viewer)
            for each in looking_alike(game, viewer, steps, players=players)
        ]
        assert told[0] == told[1]


def _told(server: Running, someone: httpx.Client, head: Head, viewer: int) -> list[str]:
    """All that a seat, or a watcher, is told by pages."""
    lobby, reading = server.house.lobby, Reader(someone)
    made = server.done(lobby.make(head, [], "nobody"))
    for seat, link in enumerate(made.links):
        taken = server.done(lobby.take(link, None, "nobody"))
        if seat == viewer:
            someone.cookies.set(seat_cookie(made.table), taken.holder)
    pages = [reading.open(f"/t/{made.table}?still=1"), reading.open(f"/t/{made.table}/share")]
    actions = [button.attributes["value"] for button in choices(pages[0])]
    for action in (*actions[:SOME], "nonsense"):
        asked = [("step", "0"), ("action", action)]
        pages += [Page(reading.send(f"/t/{made.table}/{what}?still=1", asked)) for what in ("preview", "why")]
    return [_ANEW.sub("", page.source) for page in pages]
