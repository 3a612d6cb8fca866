"""A table whose line is lost, taken to another tab, or to another browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocket, expect

from tablemate.server.tables.entries import Played
from tests.server.processes import Server

from .axe import axe
from .company import alone, sit_down
from .conftest import Visit
from .faults import Faults
from .looks import PHONE, Look
from .tables import make
from .waiting import hold_back, restart

SLEEPS = """(() => {
  window.deaf = false;
  let hidden = false;
  for (const [name, told] of [["hidden", () => hidden], ["visibilityState", () => (hidden ? "hidden" : "visible")]])
    Object.defineProperty(document, name, { get: told });
  window.sleep = (sleeps) => {
    hidden = sleeps;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      let dead = false;
      this.addEventListener("message", (event) => {
        if (!(dead ||= deaf)) return;
        event.stopImmediatePropagation();
      });
    }
  };
})()"""
"""A page that can be hidden, and lines that hear nothing any more once they were deaf."""
HOUR = 3_600_000
"""By so much the time of day jumps while nothing else goes on, in milliseconds."""
LOST = "ERR_CONNECTION_"
"""Refused or reset: what a browser says of a server that is not there."""


def choices(page: Page) -> Locator:
    """What can be played now, as a list."""
    return page.locator("[data-choice]:not([aria-disabled=true])")


def as_list(page: Page) -> None:
    """Show the board as a list, where each choice is one button."""
    page.add_init_script("localStorage.setItem('tablemate-settings', JSON.stringify({ list: true, keys: true }))")


def test_a_table_is_played_on_when_its_server_was_killed(visit: Visit, mortal: Server, faults: Faults) -> None:
    page = visit(at=mortal)
    as_list(page)
    page.goto(f"/t/{make(page, 'origin_story').table}", wait_until="networkidle")
    expect(choices(page).first).to_be_visible()
    before = choices(page).all_inner_texts()
    mortal.kill()
    strip = page.locator(".netbar")
    expect(strip).to_contain_text("Connection lost.")
    expect(page.get_by_role("button", name="Offline")).to_be_visible()
    expect(choices(page)).to_have_count(0)
    axe(page)
    restart(mortal)
    strip.get_by_role("button", name="Try now").click()
    expect(strip).to_contain_text("Connected again.")
    expect(choices(page).first).to_be_visible()
    assert choices(page).all_inner_texts() == before
    choices(page).first.click()
    expect(page.locator(".log li").first).not_to_contain_text("begins")
    faults.expect(LOST)


def test_cards_to_choose_from_stay_in_sight_while_the_line_is_lost(
    visit: Visit, mortal: Server, faults: Faults
) -> None:
    page = visit(at=mortal)
    page.goto(f"/t/{make(page, 'origin_story').table}", wait_until="networkidle")
    cards = page.locator(".offer .card")
    expect(cards).to_have_count(3)
    cards.first.click()
    mortal.kill()
    strip = page.locator(".netbar")
    expect(strip).to_contain_text("Connection lost.")
    with page.expect_console_message(lambda message: LOST in message.text):
        strip.get_by_role("button", name="Try now").click()
    expect(cards).to_have_count(3)
    expect(choices(page)).to_have_count(0)
    expect(page.locator(".action .btn").first).to_have_attribute("aria-disabled", "true")
    faults.expect(LOST)


def test_a_move_that_was_not_sent_is_kept_and_played_once(visit: Visit, mortal: Server, faults: Faults) -> None:
    """The server dies, and somebody plays before the browser has noticed."""
    page = visit(at=mortal)
    as_list(page)
    made = make(page, "assembly", roles="none")
    page.goto(f"/t/{made.table}", wait_until="networkidle")
    expect(choices(page).first).to_be_visible()
    hold_back(mortal)
    named = choices(page).first.inner_text()
    choices(page).first.click()
    expect(page.locator("[data-sentence]")).to_contain_text("Sending your move …")
    mortal.kill()
    expect(page.locator(".netbar")).to_contain_text("Your last input is kept and will be sent.")
    expect(page.locator(".netbar .kept")).to_have_text(f"“{named}”")
    assert steps(mortal, made.table) == 0
    restart(mortal)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".netbar")).to_contain_text("Connected again.")
    expect(page.locator(".log li").first.locator("b")).to_have_text("1")
    assert steps(mortal, made.table) == 1
    faults.expect(LOST)


def test_a_phone_that_slept_is_told_what_it_missed_and_makes_no_move_twice(visit: Visit, mortal: Server) -> None:
    """The page is hidden, its clock jumps, its line dies without a word; then somebody looks at it again."""
    page = visit(Look(device=PHONE), at=mortal)
    page.clock.install()
    page.add_init_script(SLEEPS)
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    as_list(page)
    made = make(page, "assembly", roles="none")
    page.goto(f"/t/{made.table}", wait_until="networkidle")
    expect(choices(page).first).to_be_visible()
    page.evaluate("() => { deaf = true; }")
    with lines[-1].expect_event("framereceived", lambda frame: '"accepted"' in str(frame)):
        choices(page).first.click()
    page.evaluate("() => sleep(true)")
    assert steps(mortal, made.table) == 1
    expect(page.locator(".log li").first).to_contain_text("begins")
    page.clock.set_system_time(page.evaluate("() => Date.now()") + HOUR)
    page.evaluate("() => { deaf = false; sleep(false); }")
    expect(page.locator(".log li").first.locator("b")).to_have_text("1")
    expect(page.locator(".netbar")).to_have_count(0)
    expect(choices(page).first).to_be_visible()
    assert steps(mortal, made.table) == 1
    assert len(lines) > 1
    choices(page).first.click()
    expect(page.locator(".log li").first.locator("b")).to_have_text("2")
    assert steps(mortal, made.table) == 2


def steps(server: Server, table: str) -> int:
    """How many steps of a table are on the disk."""
    return sum(isinstance(each.what, Played) for each in server.room(table).log)


def test_the_second_tab_takes_the_table_over_and_the_first_can_have_it_back(visit: Visit) -> None:
    first = alone(visit, "assembly", roles="none")
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("[data-choice]").first).to_be_attached()
    elsewhere = "This seat is open in another tab."
    expect(first.locator(".netbar")).to_contain_text(elsewhere)
    expect(choices(first)).to_have_count(0)
    expect(second.locator(".netbar")).to_have_count(0)
    axe(first)
    first.get_by_role("button", name="Play here instead").click()
    expect(second.locator(".netbar")).to_contain_text(elsewhere)
    expect(choices(first).first).to_be_visible()
    expect(choices(second)).to_have_count(0)


def test_what_is_being_written_stays_while_nobody_hears_it_and_its_letters_are_no_keys(visit: Visit) -> None:
    page = alone(visit, "fuse", players=1, mode="practice")
    field = page.locator("[data-talk]")
    field.press_sequentially("red 1")
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    expect(field).not_to_be_editable()
    expect(field).to_have_accessible_description(re.compile("Nobody hears you just now"))
    expect(field).to_have_attribute("placeholder", "Nobody hears you just now")
    page.keyboard.type("1")
    field.click()
    expect(page.locator("[data-sentence]")).to_contain_text("Nobody hears you just now. What you wrote stays.")
    page.keyboard.press("Enter")
    expect(field).to_be_focused()
    page.get_by_role("button", name="Play here instead").click()
    expect(field).to_be_editable()
    expect(field).to_have_value("red 1")


def test_whoever_loses_the_seat_to_another_browser_is_told_and_cannot_play(visit: Visit) -> None:
    host = visit()
    made = make(host, "assembly", roles="none")
    host.goto(f"/t/{made.table}")
    expect(choices(host).first).to_be_visible()
    other = visit(Look("fr"))
    sit_down(other, made.links[0])
    expect(choices(other).first).to_be_visible()
    strip = host.locator(".netbar")
    expect(strip).to_contain_text("omebody took this seat over by its link")
    expect(choices(host)).to_have_count(0)
    expect(strip.get_by_role("link", name="Home")).to_be_visible()
    axe(host)


def test_the_page_of_links_leaves_the_table_to_the_tab_that_has_it(visit: Visit) -> None:
    first = alone(visit, "assembly", roles="none")
    links = first.context.new_page()
    links.goto(f"{first.url}/share")
    expect(links.locator(".seat").first).to_be_visible()
    choices(first).first.click()
    expect(first.locator(".netbar")).to_have_count(0)
    expect(choices(first).first).to_be_visible()


def test_a_board_that_cannot_be_fetched_says_so_and_is_fetched_again(visit: Visit, faults: Faults) -> None:
    page = visit()
    made = make(page, "assembly", roles="none")
    board = "**/client/**/AssemblyBoard*.js"
    page.route(board, lambda route: route.abort())
    page.goto(f"/t/{made.table}")
    said = page.get_by_role("alert").filter(has_text="This part of the page could not be loaded.")
    expect(said).to_be_visible()
    page.unroute(board)
    said.get_by_role("link", name="Try again").click()
    expect(choices(page).first).to_be_visible()
    faults.expect("ERR_FAILED")
