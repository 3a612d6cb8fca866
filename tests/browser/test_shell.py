"""What surrounds every board: its keys, its tools, the rules beside it, and what explains a piece."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.games import GAMES, options_of

from .company import alone, look_at
from .conftest import Visit
from .looks import PHONE, Look
from .playing import Player
from .tables import Made, make

PRESSES = """([x, y]) => {
  const at = document.elementFromPoint(x, y);
  const how = { bubbles: true, cancelable: true, isPrimary: true, pointerType: "touch", clientX: x, clientY: y };
  at.dispatchEvent(new PointerEvent("pointerdown", how));
  window.lift = () => ["pointerup", "click"].forEach((type) => at.dispatchEvent(new PointerEvent(type, how)));
}"""
"""A finger is put on a point of the page, and stays there until it is lifted."""
FOCUSED = """() => {
  const { activeElement: at } = document;
  return at.getAttribute("aria-label") ?? at.closest("[aria-label]")?.getAttribute("aria-label") ?? at.className;
}"""
"""What has the focus, by its name."""
REGIONS_MOST = 20
"""More than any board has."""

by_game = pytest.mark.parametrize("game", GAMES)


def explained(page: Page) -> Locator:
    """What is said of a piece."""
    return page.locator(".explained")


def sentence(page: Page) -> Locator:
    """What the table waits for, or why not."""
    return page.locator("[data-sentence] p")


def press(page: Page, on: Locator) -> None:
    """Put a finger on the middle of something."""
    box = on.bounding_box()
    assert box
    page.evaluate(PRESSES, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def test_a_long_press_tells_the_name_of_a_module_and_is_no_tap(visit: Visit) -> None:
    page = alone(visit, "assembly", Look(device=PHONE), roles="none")
    bay, card = page.locator("[data-bay='4']"), page.locator("[data-key='card 1']")
    named = bay.get_attribute("aria-label") or ""
    assert named.startswith("Bay 4. ")
    press(page, bay.locator(".field"))
    expect(explained(page)).to_have_text(named)
    page.evaluate("lift()")
    expect(explained(page)).to_have_text(named)
    press(page, card)
    expect(explained(page)).to_have_text(card.get_attribute("aria-label") or "")
    page.evaluate("lift()")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(explained(page)).to_have_text("")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_what_is_said_of_a_die_covers_neither_the_fuse_nor_the_clock(visit: Visit) -> None:
    page = alone(visit, "fuse", Look(device=PHONE))
    page.locator("button.roll").click()
    die = page.locator("[data-key='die 1']")
    expect(die).to_be_visible()
    press(page, die)
    expect(explained(page)).to_contain_text(", free")
    words, clock = explained(page).bounding_box(), page.locator(".a-clock").bounding_box()
    assert words
    assert clock
    assert words["y"] > clock["y"] + clock["height"]
    assert round(words["y"] + words["height"]) == PHONE.height


def test_a_key_explains_the_die_that_has_the_focus_until_it_is_left(visit: Visit) -> None:
    page = alone(visit, "fuse")
    page.locator("button.roll").click()
    die = page.locator("[data-key='die 1']")
    expect(die).to_be_visible()
    die.focus()
    page.keyboard.press("i")
    expect(explained(page)).to_contain_text(", free")
    page.keyboard.press("Escape")
    expect(explained(page)).to_have_text("")
    page.keyboard.press("i")
    expect(explained(page)).not_to_have_text("")
    page.locator(".tools button").first.focus()
    expect(explained(page)).to_have_text("")
    page.keyboard.press("i")
    expect(explained(page)).to_have_text("")
    die.hover()
    expect(explained(page)).to_contain_text(", free")


def practice(page: Page, game: str) -> None:
    """A table to practise at, where everything can be taken back."""
    asked = {"game": game, "options": options_of(game, roles="none"), "sit": True, "practice": True}
    look_at(page, Made(page.request.post("/api/tables", data=asked).json()["table"], ()))


@pytest.mark.parametrize("look", [Look(), Look(device=PHONE)], ids=lambda look: look.name)
def test_a_hint_is_followed_and_taken_back_and_whoever_cannot_is_told_why(visit: Visit, look: Look) -> None:
    page = visit(look)
    practice(page, "assembly")
    expect(page).to_have_title(re.compile("^● "))
    undo = page.get_by_role("button", name="Undo")
    undo.click(force=True)
    expect(sentence(page)).to_have_text("Nothing can be taken back now.")
    if look.device.touch:
        page.get_by_role("button", name="Menu", exact=True).tap()
        page.get_by_role("region", name="Table", exact=True).get_by_role("button", name="Hint").tap()
    else:
        page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("The bot greedy suggests")
    hint.get_by_role("button", name="Do that").click()
    expect(hint).to_have_count(0)
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_the_rules_open_where_the_table_asks_and_are_searched_by_keys(visit: Visit) -> None:
    page = alone(visit, "assembly", roles="none")
    page.keyboard.press("?")
    reader = page.get_by_role("region", name="Rules")
    expect(reader).to_contain_text("Shown because the table asks you about it now.")
    present = reader.locator("h3").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("lock")
    hit = reader.get_by_role("list", name="What was found").get_by_role("button").filter(has_not_text=present).first
    title = hit.locator("b").inner_text()
    hit.click()
    expect(reader.locator("h3")).to_have_text(title)
    pill = reader.locator(".pill[aria-current]")
    expect(pill).to_have_text(title)
    pill.focus()
    page.keyboard.press("End")
    expect(pill).not_to_have_text(title)
    expect(pill).to_be_focused()
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)


def test_an_example_of_the_rules_is_shown_on_the_board(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/assembly/lock")
    link = page.get_by_role("link", name="Look at it on the board").first
    with page.expect_popup() as opened:
        link.click()
    example = opened.value
    expect(example.get_by_role("note")).to_contain_text("Example.")
    expect(example.locator("[data-bay]")).to_have_count(12)


@by_game
def test_a_key_leads_through_all_regions_of_a_board_and_round(visit: Visit, game: str) -> None:
    page = alone(visit, game)
    seen: list[str] = []
    while len(seen) < REGIONS_MOST:
        page.keyboard.press("F6")
        at = page.evaluate(FOCUSED)
        if at in seen:
            break
        seen.append(at)
    assert at == seen[0], f"not round: {seen}, {at}"
    assert {"Tools", "What the table waits for"} < set(seen)
    assert len(seen) > 3


@by_game
def test_whoever_watches_is_told_so_and_nothing_is_lit(visit: Visit, game: str) -> None:
    host, watcher = visit(), visit()
    made = make(host, game)
    watcher.goto(f"/t/{made.table}?watch=1")
    expect(watcher.get_by_role("complementary", name="You watch.")).to_be_visible()
    expect(watcher.locator("[data-sentence]")).to_have_class(re.compile(r"\bwait\b"))
    assert not Player(watcher, Random(0)).lit()
