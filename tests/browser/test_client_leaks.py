"""Nothing that a browser is told, shows or keeps says what somebody else holds at a table of Assembly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, expect

from tablemate.kernel.json_types import Known
from tablemate.words import Words
from tests.server.processes import Server

from .company import seat
from .conftest import Visit
from .crew import IN_ENGLISH, IN_FRENCH, NO_ROLES, Seat
from .heard import Heard, held
from .looks import Look

CARDS = ("deploy_lock", "cw", "acw", "any", "swap", "wild")
ENGLISH, FRENCH = Words("en", "assembly"), Words("fr", "assembly")


def hands(told: Known) -> Iterator[list[list[str]]]:
    """Every pair of hands in a message, wherever."""
    inside: Sequence[Known] = []
    if isinstance(told, dict):
        inside = list(told.values())
        if "hands" in told:
            yield told["hands"]
    elif isinstance(told, list):
        inside = told
    for each in inside:
        yield from hands(each)


def hands_heard(heard: Heard) -> list[list[list[str]]]:
    """All hands that were told over the line."""
    return [each for frame in heard.frames for each in hands(json.loads(frame))]


def check_hidden(heard: Heard, *seats: int) -> None:
    """Of these seats no card was told, though they hold some."""
    told = hands_heard(heard)
    assert told
    assert {card for both in told for seat in seats for card in both[seat]} == {"hidden"}


def check_shown(page: Page, partner: str) -> None:
    """Where the cards of somebody else lie there is nothing but how many, and nothing is kept at all."""
    other = page.locator(".seat", has_text=partner).first
    expect(other).to_be_visible()
    shown = other.evaluate("each => each.outerHTML")
    for card in CARDS:
        for words in (ENGLISH, FRENCH):
            assert words.say(f"card-{card}") not in shown
        assert not re.search(rf"\b{card}\b", shown)
    kept = held(page).removeprefix(page.content())
    assert '"hands"' not in kept
    assert json.loads(kept)[1:] == [{}, None]


def test_no_browser_is_told_or_shows_what_another_seat_holds(visit: Visit, server: Server) -> None:
    pages = [visit(), visit(Look("fr")), visit()]
    heard = [Heard() for _ in pages]
    for page, hearing in zip(pages, heard, strict=True):
        hearing.listen(page.context)
    made = seat(pages[:2], "assembly", **NO_ROLES)
    pages[2].goto(f"/t/{made.table}?watch=1")
    ana, ben = Seat(pages[0], *IN_ENGLISH), Seat(pages[1], *IN_FRENCH)
    ana.asks().get_by_role("button", name=ana.nothing).click()
    ana.deploy()
    ben.takes_turn()
    room = server.room(made.table)
    for seat_, (page, hearing) in enumerate(zip(pages[:2], heard[:2], strict=True)):
        now = hearing.catch_up(page, room.version)
        assert now["view"]["hands"][seat_] == room.table.view(seat_)["hands"][seat_]
        check_hidden(hearing, 1 - seat_)
    check_hidden(heard[2], 0, 1)
    for page, partner in zip(pages, ("Ben", "place 1", "Ben"), strict=True):
        check_shown(page, partner)
