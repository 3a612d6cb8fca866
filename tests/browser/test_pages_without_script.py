"""The pages without script, in a real browser: at every size, in both languages, for every person."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from tablemate.words import LANGUAGES, Words
from tests.server.games import GAMES
from tests.server.pages.tables import paths_of
from tests.server.processes import Server

from .aloud import aloud
from .axe import axe
from .conftest import Visit
from .faults import Faults
from .heard import Heard
from .looks import PHONE, Look
from .pictures import Album
from .tables import make
from .waiting import restart

PLAINLY, IN_FRENCH = Look(plain=True), Look("fr", PHONE, dark=True, plain=True)
LOOKS = [replace(look, language=each) for look in (PLAINLY, IN_FRENCH) for each in LANGUAGES]
NOT_FOUND, NOT_OVER = "404 (Not Found)", "409 (Conflict)"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_every_page_can_be_used_by_everybody(visit: Visit, faults: Faults, look: Look) -> None:
    """Nothing grave that axe finds, nothing cut off at the side, and the language that was asked for."""
    page = visit(look)
    for path in paths_of(make(page, "assembly", players=2).table):
        page.goto(path)
        check(page, look)
    faults.expect(NOT_FOUND)
    faults.expect(NOT_OVER)


@pytest.mark.parametrize("look", [PLAINLY, IN_FRENCH], ids=lambda look: look.name)
@pytest.mark.parametrize("game", GAMES)
def test_every_board_can_be_used_by_everybody(visit: Visit, game: str, look: Look) -> None:
    page = visit(look)
    page.goto(f"/t/{make(page, game).table}")
    check(page, look)


def check(page: Page, look: Look) -> None:
    """What every page must hold."""
    axe(page)
    assert page.locator("html").get_attribute("lang") == look.language
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= look.device.width, f"{page.url} is {wide} pixels wide"


def test_a_page_with_the_colours_of_the_system_can_be_read(visit: Visit) -> None:
    page = visit(Look(forced=True, still=True, plain=True))
    page.goto("/")
    assert page.evaluate("() => matchMedia('(forced-colors: active) and (prefers-reduced-motion: reduce)').matches")
    axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_reads_well_aloud(visit: Visit, language: str) -> None:
    page = visit(Look(language, plain=True))
    page.goto("/")
    said, words = aloud(page), Words(language)
    assert f'- link "{words.say("page-skip")}"' in said
    assert "- main:" in said
    for game in GAMES:
        assert f'heading "{Words(language, game).say("game-name")}" [level=2]' in said


def test_the_first_stop_of_the_keyboard_leads_past_the_bar(visit: Visit) -> None:
    page = visit(PLAINLY)
    page.goto("/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=Words("en").say("page-skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_a_table_is_there_when_the_server_was_killed(visit: Visit, mortal: Server) -> None:
    page = visit(PLAINLY, at=mortal)
    page.goto(f"/t/{make(page, 'origin_story').table}")
    before = aloud(page.locator("main"))
    restart(mortal)
    page.reload()
    assert aloud(page.locator("main")) == before


def test_whoever_watches_is_told_no_link_of_a_seat(visit: Visit) -> None:
    host, watcher = visit(PLAINLY), visit(PLAINLY)
    told_host, told_watcher = Heard(), Heard()
    told_host.listen(host.context)
    told_watcher.listen(watcher.context)
    host.goto("/new/assembly")
    host.get_by_label("two players").check()
    told_host.settle(host)
    host.get_by_role("button", name="Check the choices").click()
    told_host.settle(host)
    host.locator("button[value=make]").click()
    host.wait_for_url("**/share")
    link = re.compile(r"/s/[\w-]{20,}")
    assert link.search(told_host.everything(host))
    for path in (host.url, host.url.removesuffix("/share")):
        watcher.goto(path)
        told_watcher.settle(watcher)
    told = told_watcher.everything(watcher)
    assert watcher.url in told
    assert not link.search(told)


@pytest.mark.parametrize("look", [PLAINLY, IN_FRENCH], ids=lambda look: look.name)
def test_rules_look_as_they_did(draw: Visit, album: Album, look: Look) -> None:
    page = draw(look)
    page.goto("/rules/fuse")
    album.check(page.locator("main"), f"rules-{look.name}")


def test_a_browser_that_runs_no_script_finds_the_pages_by_itself(browser: Browser, server: Server) -> None:
    with browser.new_context(base_url=server.url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/new/fuse")
        expect(page.get_by_role("heading", level=1)).to_contain_text("FUSE")
        page.goto("/rules/fuse")
        expect(page.get_by_role("heading", level=1)).to_contain_text("FUSE")
