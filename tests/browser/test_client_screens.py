"""Every screen of the client can be used by everybody: axe finds nothing grave, and nothing is cut off at the side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.server.games import GAMES

from .axe import axe
from .company import gathered, look_at
from .conftest import Visit
from .faults import Faults
from .looks import PHONE, Device, Look
from .squad import AGREE, READY, count_down
from .stories import Stories, told
from .tables import Made, make

LOOKS = (Look(), Look("fr", PHONE, dark=True))
AS_LIST = "localStorage.setItem('tablemate-settings', JSON.stringify({ list: true }))"
GIVE_UP = """async (table) => {
    const line = new WebSocket('/ws/' + table);
    await new Promise(done => { line.onopen = done; });
    line.send(JSON.stringify({ type: 'join', language: 'en' }));
    line.send(JSON.stringify({ type: 'want', id: '1', what: 'abandon', wanted: true }));
}"""

PANELS = ("i-book", "i-hint", "i-gear", "i-menu")
"""The symbols of the tools that open a panel."""
SMALL = """(touched) => {
    const covers = each => getComputedStyle(each, '::after').inset === '0px';
    const place = each => covers(each) && getComputedStyle(each).position === 'static' ? each.offsetParent : each;
    return [...document.querySelectorAll(touched)]
        .filter(each => each.getClientRects().length && place(each).getBoundingClientRect().height < 44)
        .map(each => each.outerHTML);
}"""
"""What of these is lower than a finger needs; a button that covers what it lies on is as high as that."""
TOUCHED = ".bar button, .seg.plain button, main .btn, summary"
TOUCHED_ON_BOARDS = f"{TOUCHED}, main button:not(.pp .bc, .next li > *), main input"
"""Bombs of FUSE that only tell why they cannot be used are as high as they are drawn: beside them the answer is the
same."""
TOUCHED_TABLET = Look(device=Device("touched-tablet", 1024, 768, touch=True))

by_look = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
by_game = pytest.mark.parametrize("game", GAMES)


def check(page: Page, look: Look) -> None:
    """What every screen must hold, once it is there."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main[aria-busy]")).to_have_count(0)
    axe(page)
    assert page.locator("html").get_attribute("lang") == look.language
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= look.device.width, f"{page.url} is {wide} pixels wide"


def check_page(page: Page, look: Look) -> None:
    """And what every page besides the boards must hold."""
    check(page, look)
    check_fingers(page, look, TOUCHED)


def check_fingers(page: Page, look: Look, touched: str) -> None:
    """What is touched is high enough, where fingers touch it."""
    small = page.evaluate(SMALL, touched) if look.device.touch else []
    assert not small, f"too small for a finger at {page.url}: {small}"


def given_up(page: Page, game: str) -> Made:
    """A table where somebody gave up: it is over."""
    made = make(page, game)
    look_at(page, made)
    page.evaluate(GIVE_UP, made.table)
    expect(page.locator(f"a.go[href='/t/{made.table}/replay?step=0']")).to_be_visible()
    return made


@by_look
def test_every_page_besides_the_table(visit: Visit, faults: Faults, look: Look) -> None:
    page = visit(look)
    made = make(page, "assembly", players=2)
    paths = ["/", "/mine", "/today", "/records", f"/t/{made.table}/share", made.links[1], "/nowhere"]
    for path in [*paths, f"/t/{made.table}"]:
        page.goto(path)
        check_page(page, look)
    faults.expect("404 (Not Found)")


@by_game
@by_look
def test_every_page_about_a_game(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    for what in ("new", "rules", "statistics", "deals"):
        page.goto(f"/{what}/{game}")
        check_page(page, look)


@by_game
@pytest.mark.parametrize("look", [*LOOKS, TOUCHED_TABLET], ids=lambda look: look.name)
def test_every_board_when_it_is_ones_turn(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    look_at(page, make(page, game))
    check(page, look)
    check_fingers(page, look, TOUCHED_ON_BOARDS)
    page.keyboard.press("?")
    expect(page.locator(".reader .pill").first).to_be_visible()
    check_fingers(page, look, TOUCHED_ON_BOARDS)


@pytest.mark.slow
@by_game
@by_look
def test_every_board_as_a_list(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    page.add_init_script(AS_LIST.replace("true", f"true, language: '{look.language}'"))
    look_at(page, make(page, game))
    expect(page.locator("#list-choices")).to_be_visible()
    check(page, look)


@pytest.mark.slow
@by_game
@by_look
def test_the_end_of_every_game_and_its_replay(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    made = given_up(page, game)
    check(page, look)
    page.goto(f"/t/{made.table}/replay")
    check(page, look)


def test_a_game_that_was_given_up_keeps_its_tabs_on_a_phone(visit: Visit) -> None:
    page = visit(Look(device=PHONE))
    given_up(page, "origin_story")
    tabs = page.locator("nav.tabs")
    tabs.get_by_role("button", name="Score").click()
    expect(page.locator(".part.score")).to_be_visible()
    tabs.get_by_role("button").first.click()
    expect(page.locator("a.go[href$='/replay?step=0']")).to_be_visible()


@pytest.mark.parametrize("game", ["assembly", "origin_story"])
def test_on_a_phone_a_tab_that_is_picked_takes_the_place_of_a_panel(visit: Visit, game: str) -> None:
    page = visit(Look(device=PHONE))
    look_at(page, make(page, game))
    for _ in range(2):
        page.locator(".bar button:has(use[href$='#i-menu'])").click()
        panel = page.locator("section.panel").filter(has=page.get_by_role("button", name="Settings"))
        expect(panel).to_be_visible()
        tab = page.locator("nav.tabs").get_by_role("button", name="Log")
        tab.click()
        expect(panel).to_have_count(0)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-current", "true")


@pytest.mark.slow
@by_game
@by_look
def test_every_first_game_with_its_guide(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    answer = page.request.post(f"/api/games/{game}/guide", data={})
    page.goto(f"/t/{answer.json()['table']}")
    expect(page.locator("[data-choice]").first).to_be_attached()
    check(page, look)


@by_look
def test_every_panel_beside_the_boards(visit: Visit, look: Look) -> None:
    page = visit(look)
    for game in GAMES:
        look_at(page, make(page, game))
        for glyph in PANELS:
            page.locator(f".bar button:has(use[href$='#{glyph}'])").dispatch_event("click")
            expect(page.locator(".beside section").first).to_be_visible()
            check(page, look)


@pytest.mark.slow
@by_look
def test_getting_ready_and_a_pause(visit: Visit, look: Look) -> None:
    pages = page, other = gathered(visit, "fuse", look, Look(), players=2, mode="live", roll_budget=None)
    expect(page.locator(".lobby .chip")).to_have_count(2)
    check(page, look)
    for each in pages:
        each.get_by_role("button", name=READY).click()
    count_down(pages)
    other.locator("button.net").click()
    other.get_by_role("button", name="Ask for a pause").click()
    expect(page.locator(".wants")).to_be_visible()
    check(page, look)
    page.locator(".wants").get_by_role("button", name=AGREE).click()
    expect(page.locator(".lobby .chip")).to_have_count(2)
    check(page, look)


@by_game
@by_look
def test_an_example_of_the_rules(visit: Visit, look: Look, game: str) -> None:
    page = visit(look)
    page.goto(example_of(page, game))
    expect(page.locator("main :is(.assembly, .fuse-board, .os)")).to_be_visible()
    check(page, look)


def example_of(page: Page, game: str) -> str:
    """Where the first example of the rules of a game is drawn."""
    for topic in page.request.get(f"/api/games/{game}/rules").json():
        for example in page.request.get(f"/api/games/{game}/rules/{topic['topic']}").json()["examples"]:
            return f"/rules/{game}/{topic['topic']}?example={example['name']}"
    raise AssertionError(f"{game} has no example")


@pytest.mark.parametrize("device", [PHONE, TOUCHED_TABLET.device], ids=lambda device: device.name)
def test_boards_in_the_middle_of_a_game_have_room_for_fingers(visit: Visit, stories: Stories, device: Device) -> None:
    """With dice and a die in the hand, where talk is free, while signs are made, and during a trick."""
    look = Look(device=device, still=True)
    page = visit(look)
    for name in ("fuse-draft", "fuse-away", "fuse-solo", "assembly-signs", "origin-story-follow", "origin-story-ten"):
        stories.show(page, name)
        check_fingers(page, look, TOUCHED_ON_BOARDS)


@pytest.mark.slow
@by_game
def test_every_state_of_a_board(visit: Visit, stories: Stories, game: str) -> None:
    """By turns on a laptop by day and on a phone by night, in the language in which it is told."""
    pages: dict[Look, Page] = {}
    for number, (name, language) in enumerate(told(game).items()):
        look = replace(LOOKS[number % len(LOOKS)], language=language, still=True)
        page = pages[look] = pages.get(look) or visit(look)
        stories.show(page, name)
        check(page, look)
        check_fingers(page, look, TOUCHED_ON_BOARDS)
