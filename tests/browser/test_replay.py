"""Games that are over, in the browser: a record that is brought, its steps, whose eyes one has, and going on."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import tablemate
from tablemate.kernel.seats import CLOCK
from tests.server.games import options_of

from .conftest import Visit
from .looks import PHONE, Look
from .playing import OPEN, Player, listen, replayed
from .tables import make

STILL = Look(still=True)
ORIGIN_STORY = {"Prepare": ".os[data-tab=hand]", "Tableau": ".part.tableau", "Score": ".part.score"}
ASSEMBLY = {"Hand": ".right .hand", "Reference": ".right .below"}
"""Where on a phone the parts are that have a tab each."""
SLOT = 31
"""So wide a slot is at least: all that is printed in it is to be read."""
EARLIER = 3
"""So many steps before the end somebody goes on."""


def test_a_replay_goes_by_keys_by_buttons_and_by_its_address(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    last = bring(page, recorded(tmp_path, "assembly", players=2))
    at(page, last)
    for key, step in (("ArrowLeft", last - 1), ("ArrowRight", last), ("Home", 0), ("ArrowRight", 1), ("End", last)):
        page.keyboard.press(key)
        at(page, step)
    for name, step in (("One step back", last - 1), ("To the beginning", 0), ("One step on", 1), ("To the end", last)):
        page.get_by_role("button", name=name).click()
        at(page, step)
    page.get_by_role("region", name="Steps").get_by_role("button").nth(2).click()
    at(page, 2)
    other = visit(STILL)
    other.goto(page.url)
    at(other, 2)


def test_a_replay_shows_the_game_through_the_eyes_that_are_chosen(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    bring(page, recorded(tmp_path, "assembly", players=2))
    page.keyboard.press("Home")
    eyes = page.get_by_role("group", name="Whose view").get_by_role("button")
    expect(eyes).to_have_count(3)
    for seat in (0, 1):
        page.keyboard.press("v")
        expect(eyes.nth(seat)).to_have_attribute("aria-pressed", "true")
        expect(page).to_have_url(re.compile(f"as={seat}$"))
    eyes.nth(2).click()
    expect(page).to_have_url(re.compile("as=open$"))


def test_nothing_can_be_played_in_the_past(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    bring(page, recorded(tmp_path, "fuse"))
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.get_by_text("This is the past: nothing here can be played.")).to_be_visible()
    lit = page.locator(OPEN).and_(page.locator(":not(#continue)"))
    expect(lit).to_have_count(0)


def test_at_true_speed_the_clock_of_the_past_runs_from_step_to_step(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    last = bring(page, by_the_clock(tmp_path))
    clock = page.locator(".clock [role=timer]")
    expect(clock).to_have_text("0:00")
    page.keyboard.press("Home")
    expect(clock).to_have_text("10:00")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last - 1)
    for left in ("9:59", "9:58"):
        expect(clock).to_have_text(left)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="One step back").click()
    expect(clock).to_have_text("10:00")


def test_on_a_phone_the_bar_stays_above_the_past_and_nothing_is_wider_than_the_page(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit(Look(device=PHONE, still=True))
    bring(page, recorded(tmp_path, "fuse", players=5))
    expect(page.locator(".fuse-board")).to_be_visible()
    expect(page.locator(".fuse-board .clock .tool")).to_have_count(0)
    expect(page.locator(".bar")).to_have_css("clip-path", "none")
    for part in (".bar", "main > header", ".still", ".timeline"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE.width
    page.locator(".bar .brand").click()
    expect(page).to_have_url(re.compile(r"/$"))


@pytest.mark.parametrize(("game", "parts"), [("origin_story", ORIGIN_STORY), ("assembly", ASSEMBLY)])
def test_on_a_phone_the_tabs_of_the_past_show_what_they_say(
    visit: Visit, tmp_path: Path, game: str, parts: dict[str, str]
) -> None:
    page = visit(Look(device=PHONE, still=True))
    bring(page, recorded(tmp_path, game))
    page.keyboard.press("Home")
    at(page, 0)
    steps = page.get_by_role("region", name="Steps")
    tabs = page.locator("nav.tabs").get_by_role("button")
    expect(tabs.filter(has_text="Log")).to_have_attribute("aria-current", "true")
    for tab, part in parts.items():
        tabs.filter(has_text=tab).click()
        expect(page.locator(part)).to_be_visible()
        expect(steps).to_have_count(0)
    tabs.filter(has_text="Log").click()
    expect(steps).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(steps).to_be_visible()


def test_on_a_phone_the_past_of_fuse_shows_everybodys_bombs_and_its_steps(visit: Visit, tmp_path: Path) -> None:
    page = visit(Look(device=PHONE, still=True))
    bring(page, recorded(tmp_path, "fuse", players=3))
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("v")
    expect(page).to_have_url(re.compile("as=0$"))
    parts = page.locator(".a-clock, .a-people, .a-tray, .a-mine, .a-beside")
    expect(parts).to_have_count(5)
    expect(page.locator(".a-people .pp")).to_have_count(2)
    found = [each.bounding_box() for each in parts.all()]
    boxes = sorted((box for box in found if box), key=lambda box: box["y"])
    assert all(one["y"] + one["height"] <= other["y"] for one, other in pairwise(boxes))
    page.get_by_role("region", name="Steps").get_by_role("button").first.scroll_into_view_if_needed()


def test_the_past_of_four_bombs_has_the_room_of_its_cards(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    bring(page, recorded(tmp_path, "fuse"))
    page.keyboard.press("Home")
    at(page, 0)
    slots = [each.bounding_box() for each in page.locator(".a-mine [data-slot] .ground").all()]
    assert slots
    assert all(box and box["width"] >= SLOT for box in slots)


def test_whoever_goes_on_from_a_step_plays_at_a_table_of_their_own_to_another_end(visit: Visit, tmp_path: Path) -> None:
    page = visit(STILL)
    listen(page)
    last = bring(page, recorded(tmp_path, "fuse"))
    for _ in range(EARLIER):
        page.keyboard.press("ArrowLeft")
    at(page, last - EARLIER)
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Player(page, Random(5))
    player.play(Player.by_mouse)
    table = player.ended()
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Record").click()
    assert replayed(taken.value).digest() == table.digest()


def test_from_the_end_somebody_goes_on_where_something_was_asked_last(visit: Visit) -> None:
    page = visit(STILL)
    player = Player.at(page, f"/t/{make(page, 'fuse').table}")
    player.play(Player.by_mouse)
    ended, asked = page.url, player.told("wire.now.step") - 1
    page.get_by_role("link", name="Continue from").click()
    at(page, asked)
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: "/t/" in url and "/replay" not in url)
    assert page.url != ended
    expect(page.locator(OPEN).first).to_be_visible()


def recorded(folder: Path, game: str, **options: object) -> Path:
    """The record of a game that was played by chance."""
    table, chance = tablemate.game(game).new(seed=11, **options_of(game, **options)), Random(2)
    while table.outcome is None:
        asked = next(each for each in table.waiting if not each.optional)
        table.play(chance.choice(table.legal(asked.seat)), asked.seat)
    path = folder / f"{game}.json"
    table.record().save(path)
    return path


def by_the_clock(folder: Path) -> Path:
    """The record of a game by the clock: two things are done in its first second, and then nothing."""
    table = tablemate.game("fuse").new(seed=11, players=1, mode="live")
    for milliseconds in (200, 400):
        table.play(table.legal(0)[0], 0, at=milliseconds)
    table.play("time up", CLOCK)
    path = folder / "by-the-clock.json"
    table.record().save(path)
    return path


def bring(page: Page, record: Path) -> int:
    """Bring a record and open its replay; says how many steps it has."""
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("link", name="See the game, step by step").click()
    steps = len(tablemate.Record.load(record).moves)
    expect(page.get_by_text(f"After step {steps} of {steps}")).to_be_visible()
    return steps


def at(page: Page, step: int) -> None:
    """The page shows a step, and its address names it."""
    expect(page.locator("main > header > p > b")).to_have_text(re.compile(f"^After step {step} of "))
    expect(page).to_have_url(re.compile(rf"\?step={step}&"))
    expect(page.locator(f"main [aria-current=step] b >> text='{step}'")).to_be_visible()
