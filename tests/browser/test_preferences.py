"""What a person or their system prefers: language, colours, motion, keys; and what is kept of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.games import GAMES

from .axe import axe
from .company import alone
from .conftest import Visit
from .looks import PHONE, Look

IN_FRENCH = re.compile(r"^Baie 1\. ")
MOVES = """() => {
  const still = ["offset", "computedOffset", "easing", "composite", "opacity"];
  const moves = (frame) => Object.keys(frame).some((name) => !still.includes(name));
  const lasts = (effect) => effect.getComputedTiming().activeDuration > 1;
  return document.getAnimations().filter(({ effect }) => lasts(effect) && effect.getKeyframes().some(moves)).length;
}"""
"""How much is on its way for longer than a millisecond; what changed may light up where it is."""
LETTERS_OF_AZERTY = {"KeyA": "q", "KeyQ": "a", "KeyW": "z", "KeyZ": "w"}
"""What a French keyboard writes at these places."""


def settings(page: Page) -> Locator:
    """The settings, opened."""
    page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
    return page.locator("section.settings")


def pressed(page: Page, code: str) -> None:
    """A key at its place of the keyboard, with the letter that a French one has there."""
    key = LETTERS_OF_AZERTY.get(code, code.removeprefix("Key").lower())
    page.evaluate(
        "([code, key]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true,"
        " cancelable: true }))",
        [code, key],
    )


def deploy(page: Page) -> None:
    """Bring a module to the ring."""
    page.keyboard.press("d")
    confirm = page.locator(".hand .row .go")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.click()


def test_another_language_says_everything_anew_also_what_has_happened(visit: Visit) -> None:
    page = alone(visit, "assembly", roles="none")
    deploy(page)
    expect(page.locator(".log li").first).to_contain_text("for a deploy")
    expect(page.locator("[data-bay='1']")).to_have_attribute("aria-label", re.compile(r"^Bay 1\. "))
    settings(page).get_by_role("button", name="Français").click()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.locator("[data-bay='1']")).to_have_attribute("aria-label", IN_FRENCH)
        expect(page.locator(".log li", has_text="La partie commence.")).to_be_attached()
        expect(page.locator(".log li", has_text="The game begins.")).to_have_count(0)
        page.reload()


def test_settings_are_kept_and_hold_in_every_tab(visit: Visit) -> None:
    page = alone(visit, "assembly", roles="none")
    other = page.context.new_page()
    other.goto("/rules/assembly")
    panel = settings(page)
    panel.get_by_role("button", name="Dark").click()
    panel.get_by_role("switch", name="Less motion").click()
    panel.get_by_role("switch", name="Board as a list").click()
    expect(page.locator("#list-choices")).to_be_visible()
    for shown in (page, other):
        expect(shown.locator("html")).to_have_attribute("data-theme", "dark")
        expect(shown.locator("html")).to_have_attribute("data-still", "")
    page.reload()
    expect(page.locator("#list-choices")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_keys_are_read_by_their_place_also_on_a_french_keyboard(visit: Visit) -> None:
    """The key at the place of A turns the ring anticlockwise, though a French keyboard writes a Q there."""
    page = alone(visit, "assembly", Look("fr"), roles="none")
    pressed(page, "KeyA")
    expect(page.get_by_role("group", name="Commande").locator("[aria-pressed=true]")).to_contain_text("antihoraire")
    pressed(page, "KeyQ")
    expect(page.get_by_role("group", name="Commande").locator("[aria-pressed=true]")).to_contain_text("antihoraire")


def test_keys_that_are_switched_off_do_nothing(visit: Visit) -> None:
    page = alone(visit, "assembly", roles="none")
    panel = settings(page)
    panel.get_by_role("switch", name="Keys").click()
    page.get_by_role("button", name="Close the settings").click()
    pressed(page, "KeyA")
    expect(page.locator(".hand .row .go")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("kbd")).not_to_have_count(0)
    expect(page.locator("kbd").filter(visible=True)).to_have_count(0)
    settings(page).get_by_role("switch", name="Keys").click()
    pressed(page, "KeyA")
    expect(page.locator(".hand .row .go")).to_have_attribute("aria-disabled", "false")


def test_the_space_bar_turns_the_switch_that_has_the_focus_and_rolls_no_dice(visit: Visit) -> None:
    page = alone(visit, "fuse")
    expect(page.locator("button.roll")).to_be_visible()
    switch = settings(page).get_by_role("switch").last
    before = switch.is_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_checked(checked=not before)
    expect(page.locator("button.roll")).to_be_visible()
    expect(page.locator(".tray .dc")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_wants_less_motion(visit: Visit, game: str) -> None:
    page = alone(visit, game, Look(still=True))
    expect(page.locator("html")).to_have_attribute("data-still", "")
    page.locator("[data-choice]:not([aria-disabled=true])").first.click()
    assert page.evaluate(MOVES) == 0


def test_pieces_move_for_whoever_does_not_mind(visit: Visit) -> None:
    page = alone(visit, "fuse")
    page.locator("[data-choice]:not([aria-disabled=true])").first.click()
    page.wait_for_function(f"() => ({MOVES})() > 0")


@pytest.mark.parametrize("game", GAMES)
def test_a_board_can_be_used_in_the_colours_of_the_system(visit: Visit, game: str) -> None:
    page = alone(visit, game, Look(forced=True))
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    axe(page, painted=False)
    choice = page.locator("button[data-choice]:not([aria-disabled=true])").first
    choice.focus()
    seen = choice.evaluate("each => [getComputedStyle(each).outlineStyle, getComputedStyle(each).borderStyle]")
    assert seen != ["none", "none"]


def test_what_is_chosen_is_seen_in_the_colours_of_the_system(visit: Visit) -> None:
    page = visit(Look(forced=True))
    page.goto("/")
    language = page.locator(".language button")
    expect(language).to_have_count(2)
    colours = [each.evaluate("each => getComputedStyle(each).backgroundColor") for each in language.all()]
    assert len(colours) == len(set(colours)) == 2


@pytest.mark.parametrize("path", ["/", "/new/fuse", "/rules/assembly", "/today", "/records", "/mine"])
def test_a_page_in_french_has_no_english_of_the_client(visit: Visit, path: str) -> None:
    """Nothing that the page says is what the same page says in English, but for names."""
    texts = []
    for look in (Look("fr", PHONE), Look("en", PHONE)):
        page = visit(look)
        page.goto(path)
        page.wait_for_load_state("networkidle")
        texts.append({each.strip() for each in page.locator("body").inner_text().splitlines()})
    alike = {each for each in texts[0] & texts[1] if len(each.split()) > 3}
    assert not alike
