"""Origin Story where room is scarce: what is told can be read whole, on a low screen nothing is covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .company import look_at
from .conftest import Visit
from .looks import PHONE, SIDEWAYS, TABLET, Device, Look
from .stories import Stories
from .tables import make

CONTROLS = ("Step back", "Play the steps", "Step forward", "All steps at once", "Speed: normal")
LOW = Device("low", 1366, 720)
WHOLE = "it => it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1"


def check_in_sight(page: Page, part: Locator) -> None:
    """All of it lies on the screen, and nothing over it."""
    expect(part).to_be_visible()
    box = part.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE.width - box["width"]
    assert 0 <= box["y"] <= PHONE.height - box["height"]
    part.click(trial=True)


@pytest.mark.parametrize("name", ["origin-story-trick", "origin-story-follow", "origin-story-ten"])
def test_a_step_is_told_whole_with_all_its_controls(visit: Visit, stories: Stories, name: str) -> None:
    page = visit(Look(device=PHONE, still=True))
    stories.show(page, name)
    story = page.get_by_role("region", name="What happened, step by step")
    steps = story.get_by_role("log")
    assert steps.evaluate(WHOLE)
    check_in_sight(page, steps)
    for control in CONTROLS:
        check_in_sight(page, story.get_by_role("button", name=control))
    check_in_sight(page, page.get_by_text("You are a", exact=False).locator("visible=true").last)
    story.get_by_role("button", name="Speed: normal").click()
    expect(story.get_by_role("button", name="Speed: at once")).to_be_visible()


def test_the_event_has_a_tab(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=PHONE, still=True))
    stories.show(page, "origin-story-ten")
    event = page.get_by_role("region", name="This round")
    expect(event).to_have_count(0)
    page.get_by_role("button", name="Round", exact=True).click()
    check_in_sight(page, event)
    assert event.locator(".texts").evaluate(WHOLE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_event_is_read_whole_on_a_tablet(visit: Visit, stories: Stories, language: str) -> None:
    page = visit(Look(language, device=TABLET, still=True))
    stories.show(page, "origin-story-bury")
    assert page.locator(".vcard .texts").first.evaluate(WHOLE)


def test_while_a_round_is_prepared_the_hand_stays_on_the_felt(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=PHONE, still=True))
    stories.show(page, "origin-story-story")
    page.get_by_role("button", name="Tableau", exact=True).click()
    expect(page.locator(".stage")).to_be_hidden()
    check_in_sight(page, page.get_by_role("group", name="Your hand"))


def test_where_much_is_asked_the_steps_are_beside_the_log(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=PHONE, still=True))
    stories.show(page, "origin-story-target")
    page.get_by_role("button", name="Log", exact=True).click()
    story = page.get_by_role("region", name="What happened, step by step")
    check_in_sight(page, story.get_by_role("log"))
    check_in_sight(page, story.get_by_role("button", name="Step back"))


def test_the_button_names_an_opponent_without_the_whole_row(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=PHONE, still=True))
    stories.show(page, "origin-story-target")
    page.locator("[data-choice=target]").first.tap()
    expect(page.locator("button.go")).to_have_text("Automaton Enter")


def test_the_end_fits_the_width_in_french(visit: Visit, stories: Stories) -> None:
    page = visit(Look("fr", device=PHONE, still=True))
    stories.show(page, "origin-story-lost")
    assert page.locator(".mat").evaluate(WHOLE)
    for part in (page.get_by_role("region", name="Vous"), page.get_by_role("columnheader", name="total").first):
        check_in_sight(page, part)


@pytest.mark.parametrize("name", ["origin-story-trick", "origin-story-story", "origin-story-charge"])
def test_on_a_low_screen_the_hand_covers_nothing(visit: Visit, stories: Stories, name: str) -> None:
    page = visit(Look("fr", device=LOW, still=True))
    stories.show(page, name)
    hand = page.get_by_role("group", name="Votre main").bounding_box()
    assert hand is not None
    for part in page.locator(".tk, .offer, .charging, .bank").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"] + 1


def test_on_its_side_a_phone_shows_cards_whole(visit: Visit) -> None:
    page = visit(Look(device=SIDEWAYS))
    look_at(page, make(page, "origin_story"))
    card, text = page.locator(".offer .card").first, page.locator(".offer .card .text").first
    text.scroll_into_view_if_needed()
    expect(text).to_be_in_viewport(ratio=0.99)
    box = card.bounding_box()
    assert box is not None
    assert box["height"] >= 90
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SIDEWAYS.width


@pytest.mark.parametrize(
    "name", ["origin-story-story", "origin-story-side", "origin-story-suit", "origin-story-charge"]
)
def test_arrows_go_from_answer_to_answer_and_tab_leaves_them(visit: Visit, stories: Stories, name: str) -> None:
    page = visit(Look(still=True))
    stories.show(page, name)
    answers = page.locator(".stage [role=group]").get_by_role("button")
    answers.first.focus()
    page.keyboard.press("ArrowRight")
    expect(answers.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(answers.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".stage :focus")).to_have_count(0)
