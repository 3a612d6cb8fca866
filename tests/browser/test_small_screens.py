"""On a small phone, on one on its side, and on a low screen: nothing is cut or covered, and one thing scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.games import GAMES

from .axe import axe
from .company import alone, gathered
from .conftest import Visit
from .crew import NO_ROLES
from .looks import PHONE, SIDEWAYS, SMALL, Device, Look
from .stories import Stories

LOW = Device("low", 1366, 768)
LOWER = Device("lower", 1366, 650)
BROWSER = Device("browser", 1366, 650)
"""What the bars of a browser leave of it."""
TALL = Device("tall", 390, 1100, touch=True)
TEN_MINUTES = "each => { each.textContent = '14:30'; }"
LINE = 28
"""So high a line of a bomb is at least."""
SLOT = 36
"""So wide a slot is at least that is tapped."""
WHOLE = "each => each.scrollWidth <= each.clientWidth"
OUTSIDE = """(part) => {
    const whole = part.getBoundingClientRect();
    return [...part.querySelectorAll(':not(.sr, .sr *)')].filter(each => {
        const { left, right, width } = each.getBoundingClientRect();
        return width && (left < whole.left - 1 || right > whole.right + 1);
    }).map(each => each.outerHTML.slice(0, 200));
}"""
"""What reaches out of a part at its sides."""


def check_holds(parts: Locator) -> None:
    """Nothing in these reaches out of them."""
    expect(parts.first).to_be_visible()
    for part in parts.all():
        outside = part.evaluate(OUTSIDE)
        assert not outside, outside


def check_board_alone_scrolls(page: Page) -> None:
    """The page is as high as the screen."""
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_games_on_the_first_page_are_read_whole_in_french(visit: Visit) -> None:
    page = visit(Look("fr", SMALL))
    page.goto("/")
    check_holds(page.locator("article.game .about"))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_guide_asks_for_is_seen_on_a_low_screen_in_french(visit: Visit, game: str) -> None:
    """However much it says: what to do next stays, the words above it are scrolled."""
    page = visit(Look("fr", BROWSER))
    answer = page.request.post(f"/api/games/{game}/guide", data={})
    page.goto(f"/t/{answer.json()['table']}")
    guide = page.get_by_role("region", name="Guide")
    for part in (guide.locator(".tap"), *guide.locator(".ways button").all()):
        expect(part).to_be_in_viewport(ratio=0.95)
    axe(page)


def test_all_signs_are_seen_at_once_and_keep_within_their_buttons_in_french(visit: Visit) -> None:
    page, _ = gathered(visit, "assembly", Look("fr", PHONE), Look(), **NO_ROLES, communication="jammed")
    page.locator("nav.tabs").get_by_role("button", name="Parole").click()
    buttons = page.locator(".palette button")
    check_holds(buttons)
    expect(buttons.last).to_be_in_viewport(ratio=0.95)


def test_a_clock_of_five_figures_covers_nothing(visit: Visit, stories: Stories) -> None:
    page = visit(Look("fr", SIDEWAYS, still=True))
    stories.show(page, "fuse-french")
    clock = page.locator(".clock .t")
    clock.evaluate(TEN_MINUTES)
    assert clock.evaluate(WHOLE)
    check_holds(page.locator("section.clock"))
    check_board_alone_scrolls(page)


def test_the_next_bombs_are_read_on_a_low_screen(visit: Visit, stories: Stories) -> None:
    page = visit(Look("fr", LOW, still=True))
    stories.show(page, "fuse-french")
    boxes = [each.bounding_box() for each in page.locator(".next button").all()]
    assert boxes
    assert all(box and box["height"] >= LINE for box in boxes)


def test_slots_have_the_room_there_is(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=SMALL, still=True))
    stories.show(page, "fuse-solo")
    bombs = page.locator(".a-mine .bc", has=page.locator("[data-slot]:nth-of-type(3)"))
    drawn = [each.bounding_box() for each in bombs.locator(".drawn").all()]
    assert drawn
    assert all(box and box["height"] >= 2 * SLOT for box in drawn)


def test_a_long_bomb_lies_below_the_other_where_there_is_room(visit: Visit, stories: Stories) -> None:
    page = visit(Look(device=TALL, still=True))
    stories.show(page, "fuse-draft")
    slots = [each.bounding_box() for each in page.locator(".a-mine [data-slot]").all()]
    assert all(box and box["width"] >= SLOT for box in slots)


def test_a_small_phone_shows_the_hand(visit: Visit, stories: Stories) -> None:
    page = visit(Look("fr", SMALL, still=True))
    stories.show(page, "origin-story-fr")
    expect(page.get_by_role("group", name="Votre main")).to_be_in_viewport(ratio=0.99)


def test_on_a_low_screen_how_a_story_is_kept_is_seen_above_the_hand(visit: Visit, stories: Stories) -> None:
    page = visit(Look("fr", LOWER, still=True))
    stories.show(page, "origin-story-story")
    hand = page.get_by_role("group", name="Votre main").bounding_box()
    feet = [each.bounding_box() for each in page.locator(".offer .keep").all()]
    assert hand
    assert len(feet) > 1
    assert all(foot and foot["y"] + foot["height"] <= hand["y"] for foot in feet)


def test_what_is_agreed_is_read_whole_in_the_bar_of_a_phone_in_french(visit: Visit) -> None:
    page = alone(visit, "assembly", Look("fr", PHONE))
    agreed = page.locator(".bar .crumb span")
    expect(agreed).to_contain_text("dysfonctionnement")
    assert agreed.evaluate("each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 6")


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("origin-story-fr", ".vrow, .trick, .trick .tk, .bar"),
        ("origin-story-story", ".others > *, .pills, .bar"),
    ],
)
def test_on_its_side_a_phone_shows_everything_whole(visit: Visit, stories: Stories, name: str, parts: str) -> None:
    page = visit(Look("fr", SIDEWAYS, still=True))
    stories.show(page, name)
    check_holds(page.locator(parts))
    check_board_alone_scrolls(page)
