"""What threatens at FUSE: the clock that runs out, a burnt die that costs another one, sabotage after a pick."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablemate.kernel.seats import CLOCK
from tablemate.kernel.table import Table
from tests.games.fuse.builders import fuse, rerolling

from .company import alone_as, sit_down
from .conftest import Visit
from .looks import LAPTOP, PHONE, Device, Look
from .playing import Player
from .squad import READY, count_down
from .tables import make_as

NEARLY_UP = 599_000
"""Milliseconds, of ten minutes."""
IS_OF = """(each, [part, token]) => {
  const is = getComputedStyle(each)[part];
  each.style[part] = `var(${token})`;
  const wanted = getComputedStyle(each)[part];
  each.style[part] = "";
  return is === wanted;
}"""
"""Has a part of something the colour of a token?"""
DEVICES = pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)


def to_lose(page: Page) -> Locator:
    """The slots whose die can be lost: all that can be tapped, and each has an edge of that colour and a cross."""
    slots = page.locator(".a-mine .use")
    expect(slots.first).to_be_visible()
    for slot in slots.all():
        expect(slot.locator(".cross")).to_be_visible()
        assert slot.locator(".glow").evaluate(IS_OF, ["stroke", "--slot-lose"])
    return slots


def says(page: Page, *words: str) -> None:
    """The sentence says all of that, and is an alarm."""
    sentence = page.locator("[data-sentence]")
    for each in words:
        expect(sentence).to_contain_text(each)
    expect(sentence).to_have_class(re.compile(r"\balarm\b"))


def last_die() -> Table:
    """It shows a 3 once it is burnt: that costs both players a blue die or a 3."""
    mats = [["B27 B5 R3", "B10 B2 G6"], ["B33 R4", "B32 B1 R2 Y3"]]
    strict = {"mode": "practice", "burn_if": "any", "strict_sheet": True}
    return rerolling(fuse(players=2, mats=mats, tray="B6", owed=[1, 0], options=strict), 3)


def nearly_defused() -> Table:
    """One die defuses a bomb; what comes into the row for the next one is sabotage, which costs a red die."""
    mats = [["B01 B5", "B02 R1 B4", "B19", "B42"]]
    row = "B03 B05 B07 B09 B11"
    return fuse(mats=mats, tray="R6 G3 K2", row=row, pile="S01 B12", options={"mode": "practice"})


def test_when_time_is_up_the_end_is_told_with_its_score_and_the_clock_stands(visit: Visit) -> None:
    page = visit()
    made = make_as(page, fuse(options={"mode": "live"}, time=NEARLY_UP))
    player = Player.at(page, f"/t/{made.table}")
    page.get_by_role("button", name=READY).click()
    count_down([page])
    expect(page.locator(".a-ending")).to_contain_text("Time is up.")
    expect(page.locator("[data-sentence]")).to_have_text("Boom. You have lost.")
    expect(page.locator(".tray")).to_have_count(0)
    assert player.ended().moves[-1].seat == CLOCK
    expect(page.locator(".clock [role=timer]")).to_have_text("0:00")


@DEVICES
def test_a_penalty_tells_its_cause_and_who_is_asked_until_all_have_chosen(visit: Visit, device: Device) -> None:
    ana, ben = visit(Look(device=device)), visit()
    made = make_as(ana, last_die())
    sit_down(ana, made.links[0], "Ana")
    sit_down(ben, made.links[1], "Ben")
    ana.locator("[data-key='die 1']").click()
    ana.locator(".hold .burn").click()
    cause = ana.locator(".tray .cause")
    expect(cause.locator(".die")).to_have_count(2)
    expect(cause).to_contain_text("B3. It costs each player a blue die or a 3.")
    says(ana, "Penalty!", "You lose a blue die or a 3")
    asked = ana.locator(".pp.asked")
    assert asked.evaluate(IS_OF, ["outlineColor", "--warn"])
    slots = to_lose(ana)
    expect(slots).to_have_count(2)
    slots.last.click()
    expect(ana.locator(".a-mine .use")).to_have_count(0)
    expect(ana.locator(".a-mine .die")).to_have_count(3)
    expect(cause).to_be_visible()
    to_lose(ben).first.click()
    expect(cause).to_have_count(0)
    expect(asked).to_have_count(0)


@DEVICES
def test_a_pick_that_brings_sabotage_goes_on_when_the_die_is_lost(visit: Visit, device: Device) -> None:
    page = alone_as(visit, nearly_defused(), Look(device=device))
    page.locator("[data-key='die 1']").click()
    page.locator(".use[data-slot='B01.2']").click()
    offered = page.locator(".card.may")
    expect(offered).to_have_count(5)
    expect(page.locator("[data-sentence]")).to_contain_text("Which bomb of the row do you take now?")
    offered.first.click()
    cause = page.locator(".tray .cause")
    expect(cause).to_contain_text("It costs each player a red die.")
    expect(cause.locator(".card")).to_be_visible()
    says(page, "Sabotage!", "You lose a red die")
    slots = to_lose(page)
    expect(slots).to_have_count(1)
    slots.click()
    expect(cause).to_have_count(0)
    expect(page.locator(".a-mine .die")).to_have_count(1)
    expect(page.locator(".tray .usable").first).to_be_visible()
