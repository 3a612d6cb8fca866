"""Three people play FUSE by the clock: getting ready, a race for a die, a pause, and giving up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .looks import PHONE, Look
from .squad import AGREE, count_down, dice, fits, held, squad

pytestmark = pytest.mark.slow
GO_ON = re.compile("Go on|Reprendre")
PAUSED = re.compile("Paused|En pause")
TOOLS = ["Undo", "Hint", "Rules", "Sound", "Settings"]
SOON = 300
"""After so many milliseconds two people tap at once, wherever their pages are by then."""
TAP_AT = "([die, at]) => { setTimeout(() => document.querySelector(die).click(), at - Date.now()); }"
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, ...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80))].join(" "));
  }).observe({ type: "layout-shift" });
}"""
"""Notes what the browser calls a shift: things that moved without being moved."""


def told(page: Page) -> Locator:
    """What is said at the tray about a race."""
    return page.locator(".tray .race")


@pytest.fixture
def crew(visit: Visit) -> list[Page]:
    """Three of them, ready; whoever has the bag has rolled."""
    return squad(visit, Look(), Look("fr"), Look())


def race(one: Page, other: Page) -> tuple[Page, Page]:
    """Both tap the same die, of which there is no other, at the same time; who has it, and who has not."""
    names = [name(die) for die in dice(one).all()]
    places = (place for place, name in enumerate(names) if names.count(name) == 1)
    place = next(place for place in places if all(is_usable(page, place) for page in (one, other)))
    at = one.evaluate("() => Date.now()") + SOON
    for page in (one, other):
        page.evaluate(TAP_AT, [f"[data-key='die {place + 1}']", at])
    for page in (one, other):
        expect(held(page).or_(told(page)).first).to_be_visible()
    one.wait_for_function("() => !document.querySelector('.tray .asking')")
    return (one, other) if held(one).count() else (other, one)


def name(die: Locator) -> str:
    """What a die is called, its colour and value, as it is read aloud."""
    return (die.locator(".sr").text_content() or "").split(",")[0]


def is_usable(page: Page, place: int) -> bool:
    """Can somebody take this die?"""
    return "usable" in (dice(page).nth(place).get_attribute("class") or "").split()


def test_of_two_who_tap_the_same_die_one_has_it_and_the_other_is_told_why(crew: list[Page]) -> None:
    winner, loser = race(crew[0], crew[1])
    expect(held(winner)).to_have_count(1)
    expect(held(loser)).to_have_count(0)
    expect(told(loser)).to_have_text(re.compile(r"\w+.*\.$"))
    expect(loser.locator(".tray .dc.gone")).to_have_count(1)


def test_a_die_that_is_placed_is_seen_by_everybody(crew: list[Page]) -> None:
    page, die = next((page, die) for seat, page in enumerate(crew) for die in dice(page).all() if fits(die, seat))
    die.click()
    page.locator(".use[data-slot]").first.click()
    for each in crew:
        expect(each.locator(".tray .dc.gone:not(.asking)")).to_have_count(1)


def test_a_pause_hides_the_dice_and_leads_back_to_the_sentence_when_everybody_wants_it(crew: list[Page]) -> None:
    lay = dice(crew[0]).locator(".sr").all_inner_texts()
    crew[0].get_by_role("button", name="All here").click()
    crew[0].get_by_role("button", name="Ask for a pause").click()
    for page in crew[1:]:
        page.locator(".wants").get_by_role("button", name=AGREE).click()
    for page in crew:
        expect(page.get_by_role("heading", name=PAUSED)).to_be_visible()
        expect(dice(page)).to_have_count(0)
        for die in lay:
            assert die not in page.content()
    for page in crew:
        page.locator(".lobby").get_by_role("button", name=GO_ON).press("Enter")
    expect(crew[0].get_by_role("status").filter(has_text="the clock starts for all at once")).to_have_count(1)
    count_down(crew)
    expect(dice(crew[0]).locator(".sr")).to_have_text(lay)
    for page in crew:
        expect(page.locator(".say[data-sentence]")).to_be_focused()


def test_the_game_is_given_up_when_everybody_wants_it(crew: list[Page]) -> None:
    crew[0].get_by_role("button", name="All here").click()
    for _ in range(2):
        crew[0].get_by_role("button", name="Give up", exact=True).click()
    crew[1].locator(".wants").get_by_role("button", name=AGREE).click()
    expect(crew[2].locator(".wants")).to_be_visible()
    expect(crew[2].locator("a.go[href$='/replay?step=0']")).to_have_count(0)
    crew[2].locator(".wants").get_by_role("button", name=AGREE).click()
    for page in crew:
        expect(page.locator("a.go[href$='/replay?step=0']")).to_be_visible()
    expect(crew[0].locator(".bar .tool:visible")).to_have_text(TOOLS)


def test_nothing_shifts_on_a_phone_while_dice_are_taken_and_the_menu_is_looked_at(visit: Visit) -> None:
    page, other = squad(visit, Look(device=PHONE), Look("fr"))
    page.evaluate(SHIFTS)
    place = next(at for at in range(dice(page).count()) if is_usable(page, at))
    dice(page).nth(place).click()
    expect(held(page)).to_have_count(1)
    expect(page.locator(".hold .gifts button")).to_have_count(1)
    page.locator(".hold .back").click()
    expect(held(page)).to_have_count(0)
    dice(other).nth(place).click()
    expect(dice(page).nth(place)).to_contain_text("Ben")
    for seen in ("none", "inset(50%)"):
        page.locator(".clock .tool").click()
        expect(page.locator(".bar")).to_have_css("clip-path", seen)
    expect(page.locator(".bar :is(.tool, .net):visible")).to_have_text(["All here", *TOOLS])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    assert page.evaluate("() => shifts") == []
