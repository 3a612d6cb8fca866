"""What the board of Assembly does besides the moves themselves: tools after the end, keys that are held, reasons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.assembly.builders import assembly, plan_of

from .company import alone, alone_as, look_at
from .conftest import Visit
from .looks import PHONE, TABLET, Device, Look
from .tables import make_as

SEEN = """window.seen = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const marks = ["module", "bay", "discard", "segment", "says"].filter((mark) => this.closest(`[data-${mark}]`));
  seen.push([marks.join(), [...new Set(frames.flatMap(Object.keys))].sort().join(), frames.length]);
  return animate.call(this, frames, how);
}"""
"""Notes what is animated, and what changes of it."""
ALONG_THE_RING = 7
"""Frames in which a module goes two bays along the ring: it does not take the straight way."""
REPLAY = "a.go[href$='/replay?step=0']"


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=lambda device: device.name)
def test_after_the_end_the_tools_open_what_they_say_and_the_end_is_still_there(visit: Visit, device: Device) -> None:
    page = alone(visit, "assembly", Look(device=device, still=True), players=1)
    opens = page.get_by_role("button", name="Menu") if device is PHONE else page.locator("button.net")
    opens.click()
    for _ in range(2):
        page.get_by_role("button", name="Give up", exact=True).click()
    end = page.locator(REPLAY)
    expect(end).to_be_in_viewport()
    opens.click()
    menu = page.get_by_role("region", name="Table", exact=True)
    expect(menu).to_be_in_viewport()
    expect(end).to_be_attached()
    menu.get_by_role("button", name="Close", exact=True).click()
    expect(menu).to_have_count(0)
    expect(end).to_be_in_viewport()


def test_a_key_that_is_held_picks_a_bay_once(visit: Visit) -> None:
    page = alone_as(visit, assembly(mods={2: plan_of(5), 5: plan_of(2), 9: plan_of(3)}, hands=[["swap", "cw"]]))
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    bay = page.locator("[data-bay='5']")
    expect(bay).to_have_attribute("aria-disabled", "false")
    bay.focus()
    page.keyboard.down("Space")
    page.keyboard.down("Space")
    page.keyboard.down("Space")
    expect(bay).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-bay='2']")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-bay='2']").focus()
    page.keyboard.up("Space")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    expect(page.locator(".hand .row .go")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("[data-bay][aria-pressed=true]")).to_have_count(2)


def test_what_cannot_be_done_says_why_where_it_is_tapped_and_leads_to_the_rule(visit: Visit) -> None:
    page = alone_as(visit, assembly(match=[5], hands=[["swap", "cw"]]))
    refused = page.locator("[data-sentence].refused")
    page.locator("[data-bay='7']").click(force=True)
    expect(refused).to_contain_text("Declare a command")
    page.locator("[data-key='card 1']").click()
    lock = page.get_by_role("group", name="Command").get_by_role("button", name="Lock", exact=True)
    expect(lock).to_have_attribute("aria-disabled", "true")
    lock.click(force=True)
    expect(refused).to_contain_text("Swap does not show a lock.")
    expect(lock).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("0")
    expect(refused).to_contain_text("Three cards are needed for that; you hold 2.")
    refused.get_by_role("button").click()
    told = page.request.get("/api/games/assembly/rules/three").json()
    expect(page.get_by_role("article", name=told["title"])).to_be_visible()


def test_the_tab_key_leads_from_the_sentence_to_the_ring_and_from_there_to_the_hand(visit: Visit) -> None:
    page = alone_as(visit, assembly(match=[5], hands=[["swap", "cw"]]))
    page.locator("[data-sentence]").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[data-bay]:focus")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("[data-key='card 1']")).to_be_focused()


def test_a_phone_tells_heaps_and_the_twelve_modules_by_glyph_code_and_name(visit: Visit) -> None:
    page = alone(visit, "assembly", Look("fr", PHONE), players=1)
    page.locator("nav.tabs").get_by_role("button", name="Repères").click()
    heaps = page.get_by_role("region", name="Défausse et réserve").get_by_role("listitem")
    expect(heaps).to_have_text([re.compile(r"Défausse\s: "), re.compile(r"Réserve\s: ")])
    modules = page.get_by_role("region", name="Les douze modules").get_by_role("listitem")
    expect(modules).to_have_count(12)
    expect(modules.filter(has_text="QU Quartiers").locator("svg")).to_be_visible()
    on_ring = page.locator(".plan .code").all_text_contents()
    assert sorted(each.split()[0] for each in modules.all_inner_texts()) == sorted(on_ring)


def moves(page: Page) -> set[tuple[str, str, int]]:
    """What was animated, what changed of it, and in how many frames, since the last time."""
    return {(mark, what, frames) for mark, what, frames in page.evaluate("() => seen.splice(0)")}


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_what_happens_is_seen_to_happen_and_only_marked_where_motion_is_not_wanted(visit: Visit, still: bool) -> None:
    table = assembly(mods={4: plan_of(6)}, match=[], hands=[["cw", "deploy_lock", "swap"]], locked=range(7, 13))
    page = visit(Look(still=still))
    page.add_init_script(SEEN)
    look_at(page, make_as(page, table))
    hub = page.locator(".hub .count")
    page.keyboard.press("c")
    page.keyboard.press("2")
    moves(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-lies='6']")).to_be_attached()
    page.wait_for_function("() => seen.some(([mark]) => mark === 'discard')")
    turned = moves(page)
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    expect(page.locator("[data-bay='6'].may")).to_be_attached()
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(hub).to_contain_text("7")
    page.wait_for_function("() => seen.some(([mark]) => mark === 'bay')")
    locked = moves(page)
    if still:
        assert {what for _, what, _ in turned | locked} == {"opacity"}
    else:
        assert {("module", "translate", ALONG_THE_RING), ("discard", "scale,translate", 2)} <= turned
        assert ("bay", "opacity,scale", 2) in locked
