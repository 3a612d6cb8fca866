"""My games, and what is open after the end: replays, records, deals of the day and figures."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from tablemate.server.sheets import Section, sheet_of
from tablemate.words import LANGUAGES, Words
from tests.server.page_reader import Page, Reader, choices
from tests.server.running import Running

from .tables import Readers, play_out, set_up, table_of, two_at_assembly


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
    assert re.search(r"Lost, (one point|\d+ points)\.", page.text)
    assert f"/t/{table}" not in someone.open("/").links, "the first page shows what goes on"
    [button] = [each for each in page.buttons("/forget") if each.attributes["value"] == table]
    assert button.text == "Delete it for good"
    left = someone.press(button)
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
    assert looked.says("Ce que prouve cet enregistrement du jeu FUSE")
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
