"""Guided first games, from the first page on: whoever does what the guide says comes to its last word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablemate.words import Words
from tests.server.games import GAMES

from .conftest import Visit
from .looks import Look
from .playing import ANSWERED, listen


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_a_guide_comes_to_its_last_word(visit: Visit, game: str) -> None:
    page = visit(Look(still=True))
    listen(page, list=True)
    page.goto("/")
    guide = page.request.get(f"/api/games/{game}/guide").json()
    page.get_by_role("button", name=f"Learn it: {Words('en', game).say('game-name')}").click()
    panel = page.get_by_role("region", name="Guide")
    for number, prompt in enumerate(guide["prompts"], start=1):
        expect(panel).to_contain_text(f"Step {number} of {len(guide['prompts'])}")
        expect(panel.get_by_role("heading")).to_have_text(prompt["title"])
        expect(panel).to_contain_text(prompt["tap"])
        for move in prompt["actions"]:
            page.wait_for_function(
                f"(move) => {ANSWERED} && wire.now.actions.some(({{ action }}) => action === move)", arg=move
            )
            place = page.evaluate("(move) => wire.now.actions.findIndex(({ action }) => action === move)", move)
            page.locator("main [data-choice]").nth(place).click()
        page.wait_for_function(f"() => {ANSWERED}")
        if not prompt["actions"] and number < len(guide["prompts"]):
            panel.get_by_role("button", name="Next").click()
    assert page.evaluate("wire.now.guide") == {"followed": len(guide["actions"]), "strayed": False}
    assert not page.evaluate("wire.refused")
