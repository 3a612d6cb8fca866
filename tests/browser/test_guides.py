"""Guided first games, from the first page on: whoever does what the guide says comes to its last word."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words
from tests.server.games import GAMES

from .conftest import Visit
from .looks import LAPTOP, PHONE, Device, Look
from .playing import ANSWERED, listen

CONFIRM = "main .go:not([aria-disabled=true])"
NO_HAND = {"hero", "burn b4"}
"""What is tapped for these moves is no piece."""
PRESSED = {
    "deploy_lock: deploy": (".hand .deploy",),
    "deploy_lock: lock": (".hand .lock",),
    "any: acw": (".hand .acw", ".hand .distances button >> nth=1"),
    "swap: swap": (".hand .swap",),
    "burn b4": (".hold .burn",),
    "hero": (".plate.hero",),
}
"""What prompts tell to press besides what the hand points at, by the move that it leads to."""
TOGETHER = {"any: acw": 2}
"""So many moves are confirmed at once."""
PLACE_IN_LIST = """(move) => wire.now.actions
  .filter(({ kind }) => kind !== "surrender").findIndex(({ action }) => action === move)"""
"""Which choice of the list a move is: giving up comes last there, and is asked again."""
HAND = """([piece, label]) => {
  const hand = document.querySelector(".mark.hand");
  if (!hand) return null;
  const [x, y] = [Number.parseFloat(hand.style.left) - 12, Number.parseFloat(hand.style.top) + 12];
  const found = document.elementFromPoint(x, y)?.closest("[data-choice], .may");
  const named = (each) => [each.dataset.key, each.dataset.slot, each.dataset.piece].includes(piece);
  const called = label && found?.getAttribute("aria-label")?.startsWith(label);
  return found && (named(found) || named(found.closest("article") ?? found) || called) ? [x, y] : null;
}"""
"""Where a tap on the hand meets a piece."""
CUT = """() => [...document.querySelectorAll("#board, #board .mat, #board .steps")]
  .filter((each) => each.scrollHeight > each.clientHeight).map((each) => each.className)"""
"""What has to be moved up and down to be seen whole."""


def begin(visit: Visit, game: str, device: Device = LAPTOP, **settings: object) -> tuple[Page, JsonObject]:
    """Somebody at the first game, and its guide."""
    page = visit(Look(device=device, still=True))
    listen(page, **settings)
    page.goto("/")
    guide: JsonObject = page.request.get(f"/api/games/{game}/guide").json()
    page.get_by_role("button", name=f"Learn it: {Words('en', game).say('game-name')}").click()
    return page, guide


def panel(page: Page) -> Locator:
    """Where the guide speaks."""
    return page.get_by_role("region", name="Guide")


def followed(page: Page) -> int:
    """How many moves of the guide were made."""
    page.wait_for_function(f"() => {ANSWERED}")
    return int(page.evaluate("wire.now.guide.followed"))


def check_followed(page: Page, guide: JsonObject) -> None:
    """All of it, and nothing else."""
    assert followed(page) == len(guide["actions"])
    assert not page.evaluate("wire.now.guide.strayed")
    assert not page.evaluate("wire.refused")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_a_guide_as_a_list_comes_to_its_last_word(visit: Visit, game: str) -> None:
    page, guide = begin(visit, game, list=True)
    for number, prompt in enumerate(guide["prompts"], start=1):
        expect(panel(page)).to_contain_text(f"Step {number} of {len(guide['prompts'])}")
        expect(panel(page).get_by_role("heading")).to_have_text(prompt["title"])
        expect(panel(page)).to_contain_text(prompt["tap"])
        for move in prompt["actions"]:
            page.wait_for_function(
                f"(move) => {ANSWERED} && wire.now.actions.some(({{ action }}) => action === move)", arg=move
            )
            place = page.evaluate(PLACE_IN_LIST, move)
            page.locator("main [data-choice]").nth(place).click()
        read_on(page, guide, number)
    check_followed(page, guide)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_taps_what_the_hand_points_at_comes_to_its_last_word(visit: Visit, game: str, device: Device) -> None:
    page, guide = begin(visit, game, device)
    for number, prompt in enumerate(guide["prompts"], start=1):
        expect(panel(page)).to_contain_text(f"Step {number} of {len(guide['prompts'])}")
        check_seen_whole(page, device)
        while (made := followed(page)) < prompt["at"] + len(prompt["actions"]):
            follow(page, guide["actions"][made], prompt["pieces"][made - prompt["at"]][0])
            check_seen_whole(page, device)
        read_on(page, guide, number)
    check_followed(page, guide)


def check_seen_whole(page: Page, device: Device) -> None:
    """On a phone all that a turn needs is in one screen, the guide besides."""
    if device is PHONE:
        assert not page.evaluate(CUT)


def read_on(page: Page, guide: JsonObject, number: int) -> None:
    """Go on from a prompt that leads to no move."""
    page.wait_for_function(f"() => {ANSWERED}")
    if not guide["prompts"][number - 1]["actions"] and number < len(guide["prompts"]):
        panel(page).get_by_role("button", name="Next").click()


def follow(page: Page, move: str, piece: str) -> None:
    """Tap what the hand points at, then what the prompt names, then what confirms it, until the move is made."""
    made = followed(page)
    if move not in NO_HAND:
        tap_hand(page, piece)
    for press in (*PRESSED.get(move, ()), CONFIRM):
        if followed(page) > made:
            break
        page.locator(press).first.click()
    page.wait_for_function("(moves) => wire.now.guide.followed >= moves", arg=made + TOGETHER.get(move, 1))


def tap_hand(page: Page, piece: str) -> None:
    """Tap where the hand is, once it points at a piece."""
    page.wait_for_function(f"() => {ANSWERED}")
    where = [piece, page.evaluate("(piece) => wire.now.labels?.[piece]", piece)]
    page.mouse.click(*page.wait_for_function(HAND, arg=where).json_value())


def test_whoever_goes_another_way_takes_it_back_and_whoever_leaves_the_guide_plays_on(visit: Visit) -> None:
    page, guide = begin(visit, "fuse")
    first, second = guide["prompts"][:2]
    heading = panel(page).get_by_role("heading")
    panel(page).get_by_role("button", name="Skip").click()
    expect(heading).to_have_text(second["title"])
    panel(page).get_by_role("button", name="Back").click()
    expect(heading).to_have_text(first["title"])
    expect(page.locator(".mark")).to_have_count(0)
    panel(page).get_by_role("button", name="Next").click()
    expect(heading).to_have_text(second["title"])
    page.locator("[data-key='die 1']").click()
    expect(panel(page)).to_contain_text("You went your own way.")
    panel(page).get_by_role("button", name="Take it back").click()
    expect(panel(page)).to_contain_text(second["tap"])
    assert followed(page) == second["at"]
    panel(page).get_by_role("button", name="Leave the guide").click()
    expect(panel(page)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(panel(page)).to_have_count(0)
