"""Nothing that a browser is told, shows or keeps says what somebody else holds, or what lies face down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tablemate.kernel.json_types import JsonObject, Known
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words
from tests.server.processes import Server

from .company import seat
from .conftest import Visit
from .crew import IN_ENGLISH, IN_FRENCH, NO_ROLES, Seat
from .heard import Heard, held
from .looks import Look
from .playing import Player
from .tables import make

CARDS = ("deploy_lock", "cw", "acw", "any", "swap", "wild")
FACE_DOWN: Mapping[str, Sequence[str]] = {
    "fuse": ("pile",),
    "origin_story": ("deck", "hand", "superheroes", "offer", "stories", "vancard_deck", "event_decks"),
}
"""Where cards lie in a position that somebody may not know."""
MOVES = 8
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
    """All hands that were told, over the line or otherwise."""
    asked = [body.partition("\n")[2] for body in heard.answers if "/api/" in body.partition("\n")[0]]
    return [each for told in filter(None, [*heard.frames, *asked]) for each in hands(json.loads(told))]


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
    heard[2].catch_up(pages[2], room.version)
    for page, hearing in zip(pages, heard, strict=True):
        hearing.settle(page)
    check_hidden(heard[2], 0, 1)
    for page, partner in zip(pages, ("Ben", "place 1", "Ben"), strict=True):
        check_shown(page, partner)


@pytest.mark.parametrize("game", FACE_DOWN)
def test_no_browser_is_told_or_shows_a_card_that_its_seat_has_not_seen(visit: Visit, server: Server, game: str) -> None:
    pages = [visit(Look(still=True)), visit(Look(still=True))]
    heard = [Heard() for _ in pages]
    for page, hearing in zip(pages, heard, strict=True):
        hearing.listen(page.context)
    made = make(pages[0], game)
    player = Player.at(pages[0], f"/t/{made.table}")
    pages[1].goto(f"/t/{made.table}?watch=1")
    player.chance = Random(4)
    while player.plays() and player.told("wire.now.step") < MOVES:
        player.by_mouse()
    room = server.room(made.table)
    position = room.table.to_position()
    cards = {card for place in FACE_DOWN[game] for card in names(position[place]) if re.search(r"\d", card)}
    for viewer, page, hearing in zip((0, SPECTATOR), pages, heard, strict=True):
        hearing.catch_up(page, room.version)
        hearing.settle(page)
        assert any("/t/" in body.partition("\n")[0] for body in hearing.answers)
        told = "\n".join([*hearing.answers, *hearing.frames, held(page)])
        seen = names(seen_by(room.table, viewer))
        assert cards - seen
        assert not (cards - seen) & {*re.findall(r"\w+", told)}
        assert position["chance"] not in told


def names(told: Known) -> set[str]:
    """All that is named in something, wherever."""
    if isinstance(told, dict):
        return {*told}.union(*map(names, told.values()))
    return {told} if isinstance(told, str) else set().union(*map(names, told)) if isinstance(told, list) else set()


def seen_by(table: Table, viewer: int) -> JsonObject:
    """What a viewer could see of a game until now, and what they heard."""
    record = table.record()
    return {
        "views": [record.at(table.game, step.number).view(viewer) for step in table.steps],
        "steps": [step.seen_by(viewer) for step in table.steps],
    }
