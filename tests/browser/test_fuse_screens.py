"""What is written on the board of FUSE is to be read whole on a phone in French, where words are longest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.fuse.builders import fuse

from .company import alone, alone_as
from .conftest import Visit
from .looks import LAPTOP, PHONE, TABLET, Device, Look
from .stories import Stories
from .tables import make

LOW = Device("low", 1366, 768)
SLATE = Device("slate", 1024, 768, touch=True)
SIX: dict[str, object] = {"mode": "practice", "six_point": True}
FINGER = 44
FEW = 20
"""Pixels: less than that is an edge, not a gap."""
READABLE = 30
"""So high a drawing of a bomb is at least."""

CUT = "(each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 6"
"""Less than a line may be too much: letters reach over lines that are set close."""
FOCUS = """(die) => {
  window.went = [];
  for (const what of ["blur", "focus"])
    die.addEventListener(what, () => went.push([what, die.matches(".asking")]));
}"""
"""Notes when a die has the focus and loses it, and whether the board still shows it as asked for."""
OUTSIDE = """(each) => {
  const [one, other] = [each, each.closest("button, section")].map((part) => part.getBoundingClientRect());
  return one.top < other.top - 1 || one.bottom > other.bottom + 1 || one.right > other.right + 1;
}"""
"""Does a text reach over the card it is printed on?"""
WORDY = "B51 B52 B54 B41 B32"
"""Bombs with the longest names and the most to say."""
ACROSS = """([one, other]) => {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def is_covered(page: Page, name: Locator, by: Locator) -> bool:
    """Does something lie over a name?"""
    return bool(page.evaluate(ACROSS, [name.element_handle(), by.element_handle()]))


def cut(texts: Locator) -> list[str]:
    """Which of these are not to be read whole."""
    return [each.inner_text() for each in texts.all() if each.evaluate(CUT)]


def check_whole(texts: Locator) -> None:
    """Every word of these is read, and lies on its card."""
    expect(texts.first).to_be_visible()
    assert not cut(texts)
    assert not [each.inner_text() for each in texts.all() if each.evaluate(OUTSIDE)]


@pytest.mark.parametrize("device", [LAPTOP, LOW, TABLET, PHONE], ids=lambda device: device.name)
@pytest.mark.parametrize("mine", ["B50 B34 B10 B27", "B32 B41 B54 B53"])
def test_of_ones_own_bombs_and_of_those_that_come_next_every_word_is_read(
    visit: Visit, device: Device, mine: str
) -> None:
    row = " ".join(each for each in [*WORDY.split(), "B30", "B22", "B42", "B11"] if each not in mine.split())
    table = fuse(mats=[mine.split()], tray="R6 G3 K2", row=row[:19], pile="B12", options=SIX)
    page = alone_as(visit, table, Look("fr", device))
    check_whole(page.locator(".mine :is(h3 span, p:visible:not(:empty)), .next .name"))


@pytest.mark.parametrize("device", [LAPTOP, LOW, TABLET, PHONE], ids=lambda device: device.name)
def test_of_bombs_to_pick_from_every_word_is_read(visit: Visit, device: Device) -> None:
    table = fuse(mats=[["B01 B5", "B30", "B37", "B20"]], tray="R6 G3 K2", row=WORDY, pile="B12", options=SIX)
    page = alone_as(visit, table, Look("fr", device))
    page.locator("[data-key='die 1']").click()
    page.locator(".use[data-slot='B01.2']").click()
    expect(page.locator(".card.may")).to_have_count(5)
    check_whole(page.locator(".five :is(.title span, .words:not(:empty)), .mine h3 span"))


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=lambda device: device.name)
def test_calls_are_read_whole_and_cover_no_name(visit: Visit, stories: Stories, device: Device) -> None:
    page = visit(Look("fr", device))
    stories.show(page, "fuse-french")
    heads = page.locator(".pp header")
    expect(heads.locator(".call")).to_have_count(4)
    for head in heads.all():
        assert not is_covered(page, head.locator("b"), head.locator(".call"))
    assert not cut(page.locator(".pp header :is(b, .call span), .calls .grid .btn"))


def test_a_finger_hits_calls_and_what_is_done_with_a_die_on_a_tablet(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=SLATE))
    stories.show(page, "fuse-draft")
    boxes = [each.bounding_box() for each in page.locator(":is(.calls, .hold) .btn").all()]
    assert boxes
    foot = page.locator(".calls").bounding_box()
    assert foot is not None
    for box in boxes:
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert box["y"] + box["height"] <= foot["y"] + foot["height"]


@pytest.mark.parametrize("story", ["fuse-penalty", "fuse-penalty-french"])
def test_what_a_penalty_costs_is_read_whole(visit: Visit, stories: Stories, story: str) -> None:
    page = visit(Look("fr" if story.endswith("french") else "en", PHONE))
    stories.show(page, story)
    sentence = page.locator("[data-sentence] p")
    expect(sentence).to_contain_text("?")
    assert not cut(page.locator("[data-sentence], [data-sentence] p, .cause .words"))


def test_whoever_plays_alone_on_a_tablet_has_bombs_as_high_as_the_board_allows(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=TABLET))
    stories.show(page, "fuse-solo")
    bombs = [each.bounding_box() for each in page.locator(".a-mine .bc").all()]
    assert len(bombs) == 4
    assert all(each and each["y"] + each["height"] > TABLET.height / 2 for each in bombs)
    assert max(each["y"] + each["height"] for each in bombs if each) > TABLET.height - FEW
    drawn = [each.bounding_box() for each in page.locator(".a-mine .drawn").all()]
    assert all(each and each["height"] > READABLE for each in drawn)


def test_where_nothing_takes_the_place_of_my_bombs_they_are_shown_once_also_after_the_end(
    visit: Visit, stories: Stories
) -> None:
    page = visit()
    stories.show(page, "fuse-won")
    expect(page.locator(".a-people [data-seat]")).to_have_count(2)
    expect(page.locator(".a-mine")).to_be_visible()


def test_the_field_for_talk_takes_the_focus_when_it_is_asked_for_and_not_again(visit: Visit) -> None:
    page = alone(visit, "fuse", players=1, mode="practice")
    page.keyboard.press("t")
    field = page.locator("[data-talk]")
    expect(field).to_be_focused()
    page.get_by_role("button", name="Rules").click()
    expect(field).to_have_count(0)
    page.keyboard.press("Escape")
    expect(field).to_be_visible()
    expect(field).not_to_be_focused()


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
def test_the_board_is_as_wide_as_the_screen_also_while_most_of_the_fuse_is_left(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    page.goto(f"/t/{make(page, 'fuse', players=1, mode='rolls').table}")
    expect(page.locator("main .spark")).to_be_visible()
    assert page.locator("main").evaluate("main => main.scrollWidth - main.clientWidth") <= 0


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
def test_what_cannot_be_done_is_answered_with_the_reason_and_its_rule(visit: Visit, device: Device) -> None:
    page = visit(Look(device=device))
    page.goto(f"/t/{make(page, 'fuse', players=1, mode='practice').table}")
    said = page.locator("[data-sentence]")
    page.locator("button.roll").click()
    expect(page.locator(".tray .dc").first).to_be_visible()
    page.locator(".a-mine [data-slot]:not(.use)").first.click()
    expect(said).to_have_class(re.compile("refused"))
    said.get_by_role("button", name="See the rule").click()
    reader = page.get_by_role("region", name="Rules")
    topic = reader.locator(".topics [aria-current=true]")
    expect(topic).to_be_visible()
    expect(topic).not_to_have_text(reader.locator(".topics button").first.inner_text())
    expect(reader.get_by_role("heading", name=topic.inner_text())).to_be_visible()


def test_what_was_tapped_lets_go_of_the_focus_before_the_board_changes_and_has_it_again(visit: Visit) -> None:
    page = alone_as(visit, fuse(mats=[["B27", "B38"]], tray="R6 G3 K2", options={"mode": "practice"}))
    die, in_hand = page.locator("[data-key='die 1']"), page.locator("[data-key='die 1'].mine:not(.asking)")
    die.evaluate(FOCUS)
    die.click()
    expect(in_hand).to_have_count(1)
    expect(die).to_be_focused()
    assert page.evaluate("() => went.splice(0)") == [["focus", False], ["blur", True], ["focus", False]]
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.evaluate("() => went.splice(0)")
    page.keyboard.press("Enter")
    expect(in_hand).to_have_count(0)
    assert page.evaluate("() => went") == []
