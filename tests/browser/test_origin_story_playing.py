"""Origin Story as it is played: turns told step by step, a surrender that tells its cost, why not, and its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.table import Table

from .conftest import Visit
from .looks import LAPTOP, PHONE, Device, Look
from .playing import ANSWERED, OPEN, listen
from .tables import make_as

NOON = datetime(2026, 1, 1, 12)
BEAT = 900
"""Milliseconds for which a step is seen when opponents play slowly."""
FRAME = 50
"""Milliseconds after which a tap is painted, and what followed it is shown."""
LONG = 20 * BEAT


MOVING = """(() => {
  const { animate } = Element.prototype;
  window.moved = [];
  Element.prototype.animate = function (frames, ...how) {
    moved.push([this.dataset?.piece, frames[0].translate]);
    return animate.call(this, frames, ...how);
  };
})()"""
"""Notes which pieces move, and from where."""


def played(until: Callable[[JsonObject], bool], seed: int = 12) -> Table:
    """A game that was played by chance, without a surrender, until something can be seen."""
    table, chance = tablemate.game("origin_story").new(seed=seed, level=3), Random(1)
    while not until(table.view(0)):
        table.play(chance.choice([each for each in table.legal(0) if str(each) != "surrender"]), 0)
    return table


def sitting(page: Page, table: Table, **settings: object) -> None:
    """Somebody at a table where a game goes on."""
    listen(page, **settings)
    page.goto(f"/t/{make_as(page, table).table}")
    page.wait_for_function(f"() => {ANSWERED}")
    expect(page.locator(OPEN).first).to_be_visible()


def answered(page: Page) -> None:
    """Whatever was said has been answered, and the page shows it."""
    page.wait_for_function(f"() => {ANSWERED}")


def leads(view: JsonObject) -> bool:
    """You lead a trick."""
    return view["leader"] == "you" and asked(view) == "turn" and not view["plays"]


def charges(view: JsonObject) -> bool:
    """Tokens may be placed, and none is yet."""
    return asked(view) == "charge" and all(each["is"] == "empty" for each in view["mat"]["slots"])


def asked(view: JsonObject) -> str | None:
    """What the table asks."""
    return next((each["kind"] for each in view["waiting"]), None)


def must_follow(view: JsonObject) -> bool:
    """A suit was led and not every card follows; surrendering would make a card pay nothing."""
    forfeits = view["surrender"] and view["surrender"]["pays_nothing"]
    return bool(forfeits) and not all(each["playable"] for each in view["hand"])


def region(page: Page, name: str) -> Locator:
    """A part of the page by its name."""
    return page.get_by_role("region", name=name)


class Story:
    """The steps of a trick as they are told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.part = region(page, "What happened, step by step")
        self.count = self.part.locator("h2 span")

    def at(self) -> int:
        """The number of the step."""
        return int(self.count.inner_text().split()[0])

    def is_at(self, step: int) -> None:
        """It is told so far: the last line is that step's."""
        expect(self.count).to_have_text(re.compile(rf"^{step} of "))
        expect(self.part.get_by_role("listitem")).to_have_count(step)

    def is_over(self) -> None:
        """It is told to its end."""
        expect(self.count).to_have_text(re.compile(r"^(\d+) of \1$"))

    def press(self, control: str) -> None:
        """Press one of its buttons."""
        self.part.get_by_role("button", name=control).click()

    def shown(self) -> list[str]:
        """The cards of both rows and of the trick."""
        return self.page.locator(".vrow .pc .sr, .tk .pc .sr").all_inner_texts()


def test_turns_are_told_step_by_step_and_can_be_gone_through(visit: Visit) -> None:
    page = visit()
    page.clock.install(time=NOON)
    sitting(page, played(leads), speed="slow")
    page.clock.pause_at(NOON.replace(hour=13))
    card = page.locator(".hand [data-choice=play]").first
    card.click()
    card.click()
    answered(page)
    page.clock.run_for(FRAME)
    story = Story(page)
    expect(page.locator(".tk .pc")).to_have_count(1)
    first = story.at()
    seen = [story.shown()]
    for step in range(first + 1, first + 4):
        page.clock.run_for(BEAT)
        story.is_at(step)
        seen.append(story.shown())
    assert len({tuple(each) for each in seen}) > 2
    check_back_and_on(page, story, first + 3, seen)
    check_ways_to_the_end(page, story, first)


def check_back_and_on(page: Page, story: Story, last: int, seen: list[list[str]]) -> None:
    """A step back shows the table as it was; nothing goes on by itself then."""
    for step in range(last - 1, last - 4, -1):
        page.keyboard.press(",")
        story.is_at(step)
        assert story.shown() == seen[step - last - 1]
    page.clock.run_for(LONG)
    story.is_at(last - 3)
    page.keyboard.press(".")
    story.is_at(last - 2)
    story.press("Step back")
    story.is_at(last - 3)
    story.press("Step forward")
    story.is_at(last - 2)
    assert story.shown() == seen[-3]


def check_ways_to_the_end(page: Page, story: Story, first: int) -> None:
    """By a key, by a button, by playing on; and no time at all where that is so chosen."""
    page.keyboard.press("/")
    story.is_over()
    over = story.shown()
    story.press("Play the steps")
    story.is_at(first)
    page.clock.run_for(BEAT)
    story.is_at(first + 1)
    story.press("Stop here")
    page.clock.run_for(LONG)
    story.is_at(first + 1)
    story.press("Play the steps")
    page.clock.run_for(LONG)
    story.is_over()
    assert story.shown() == over
    for speed in ("slow", "normal"):
        story.press(f"Speed: {speed}")
    page.keyboard.press(",")
    page.locator(".hand [data-choice=play]").first.click()
    story.is_over()
    page.keyboard.press("Enter")
    answered(page)
    page.clock.run_for(FRAME)
    story.is_over()


def test_a_key_that_is_held_lays_a_card_and_does_not_play_it(visit: Visit) -> None:
    page = visit()
    table = played(leads)
    sitting(page, table)
    cards = page.locator(".hand .pc")
    expect(cards).to_have_count(len(table.view(0)["hand"]))
    step = page.evaluate("wire.now.step")
    hold(page, "1")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.nth(1).focus()
    hold(page, "Enter")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    answered(page)
    assert page.evaluate("wire.now.step") == step
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {ANSWERED} && wire.now.step > {step}")


def test_a_token_goes_from_the_bank_to_the_slot_that_it_charges(visit: Visit) -> None:
    page = visit()
    page.add_init_script(MOVING)
    sitting(page, played(charges))
    page.evaluate("() => (window.moved = [])")
    page.locator(".well.may").first.click()
    page.wait_for_function("() => moved.some(([piece, from]) => piece?.startsWith('token') && from)")
    expect(page.locator(".well.charged")).to_have_count(1)


def hold(page: Page, key: str) -> None:
    """Keep a key down until it has repeated itself twice."""
    for _ in range(3):
        page.keyboard.down(key)
    page.keyboard.up(key)


def test_a_surrender_tells_before_and_after_what_is_forfeited(visit: Visit) -> None:
    page = visit()
    table = played(must_follow)
    sitting(page, table)
    cost, leader = table.view(0)["surrender"], table.view(0)["leader"]
    part = region(page, "If you surrender now")
    page.keyboard.press("s")
    expect(part.get_by_role("img")).to_have_accessible_name(
        f"{cost['row']} for the cards of the row and {cost['trick']} for the trick under way make {cost['points']} VP."
    )
    row = part.get_by_role("row", name=leader.title())
    expect(row.get_by_role("cell")).to_have_text(
        [str(cost["after"] - cost["points"]), f"+{cost['points']}", str(cost["after"])]
    )
    expect(part.get_by_text("pays nothing now.")).to_have_count(len(cost["pays_nothing"]))
    rules = page.get_by_role("banner").get_by_role("button", name="Rules")
    for shown in (1, 0):
        rules.click()
        expect(region(page, "Rules")).to_have_count(shown)
        expect(part).to_be_visible()
    page.keyboard.press("Escape")
    expect(part).to_have_count(0)
    page.keyboard.press("s")
    expect(part).to_be_visible()
    page.keyboard.press("s")
    told = region(page, "You surrendered the round")
    expect(told).to_contain_text(f"{leader.title()} gained {cost['points']} VP by it.")
    expect(told.get_by_text("paid nothing.")).to_have_count(len(cost["pays_nothing"]))
    table.play("surrender", 0)
    assert table.view(0)["vp"][leader] == cost["after"]
    score = region(page, "Score").get_by_role("row", name=leader.title())
    expect(score.get_by_role("cell").last).to_have_text(str(cost["after"]))


def test_whatever_cannot_be_done_says_why_and_leads_to_its_rule(visit: Visit) -> None:
    page = visit()
    table = played(must_follow)
    sitting(page, table)
    view, step = table.view(0), page.evaluate("wire.now.step")
    place = next(at for at, each in enumerate(view["hand"]) if not each["playable"])
    hand, rows = page.get_by_role("group", name="Your hand"), page.locator(".vrow")
    refused = page.locator("[data-sentence].refused")
    hand.get_by_role("button").nth(place).click(force=True)
    expect(refused).to_contain_text("was led and you have it")
    rows.first.get_by_role("button").first.click(force=True)
    expect(refused).to_contain_text("You do not hold")
    region(page, "Your tableau").get_by_role("button").first.click(force=True)
    expect(refused).to_contain_text(re.compile("is not charged|is used up|cannot be used now|has no such ability"))
    hand.get_by_role("button").nth(place).click(force=True)
    expect(refused).to_contain_text("was led and you have it")
    refused.get_by_role("button", name="See the rule").click()
    expect(region(page, "Rules").get_by_role("article")).to_contain_text("follow")
    assert page.evaluate("wire.now.step") == step


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
def test_every_tool_opens_when_the_game_is_over(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    sitting(page, played(almost_over))
    while page.evaluate("wire.now.ended === null"):
        page.locator(OPEN).locator("visible=true").first.click()
        answered(page)
    tools = page.get_by_role("banner")
    if device is PHONE:
        tools.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").first.click()
    expect(region(page, "Rules")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Close the rules").click()
    expect(page.locator(".score .figure")).to_be_visible()
    if device is PHONE:
        tools.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").first.click()
    part = region(page, "Settings")
    expect(part).to_be_in_viewport()
    part.get_by_role("button", name="Français").click()
    expect(region(page, "Réglages")).to_be_visible()


def almost_over(view: JsonObject) -> bool:
    """The last trick of the last round."""
    return bool(view["round"] == 5 and view["trick"] == 8 and asked(view) == "turn")
