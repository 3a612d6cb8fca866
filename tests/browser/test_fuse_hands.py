"""Two people play FUSE by the clock: dice are taken, given and placed by keys and by dragging, and both see it."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.fuse.builders import fuse
from tests.server.processes import Server

from .company import alone_as
from .conftest import Visit
from .faults import Faults
from .looks import PHONE, Look
from .squad import count_down, dice, fitting, held, squad
from .waiting import hold_back, restart

pytestmark = pytest.mark.slow
GO_ON = re.compile("Go on|Reprendre")
LOST = "ERR_CONNECTION_"


def taken(page: Page) -> Locator:
    """The dice of the tray that lie there for nobody any more."""
    return page.locator(".tray .dc.gone:not(.asking)")


def lying(page: Page) -> Locator:
    """The dice that lie on bombs, wherever they are drawn."""
    return page.locator(":is(.a-people, .a-mine) .die")


def take(page: Page, place: int) -> None:
    """Take a die by its key."""
    page.keyboard.press(str(place + 1))
    expect(held(page)).to_have_count(1)


def faces(page: Page) -> list[str]:
    """What the dice of the tray are called, whoever has them."""
    return [text.split(",")[0] for text in dice(page).locator(".sr").all_inner_texts()]


def drag(page: Page, die: Locator, to: str) -> None:
    """Drag a die onto what is there as soon as it is dragged."""
    die.hover()
    page.mouse.down()
    box = die.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"], box["y"])
    target = page.locator(to).first.bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    page.mouse.up()


def test_a_die_is_dragged_to_a_slot_by_a_finger(visit: Visit) -> None:
    """The page neither scrolls meanwhile nor takes it for a tap."""
    practice = {"mode": "practice"}
    page = alone_as(visit, fuse(mats=[["B27", "B38"]], tray="R6 G3 K2", options=practice), Look(device=PHONE))
    line = page.context.new_cdp_session(page)

    def touch(how: str, *at: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": how, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    x, y = middle(page.locator("[data-key='die 1']"))
    touch("touchStart", (x, y))
    touch("touchMove", (x + 20, y + 20))
    touch("touchMove", middle(page.locator(".use[data-slot]").first))
    touch("touchEnd")
    expect(lying(page)).to_have_count(1)
    assert page.evaluate("() => scrollY") == 0


def middle(shown: Locator) -> tuple[float, float]:
    """Where a finger meets something."""
    box = shown.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_die_is_taken_given_put_back_and_placed_by_keys(visit: Visit) -> None:
    ana, ben = squad(visit, Look(), Look("fr"))
    place = fitting(ana, seat=0)
    take(ana, place)
    expect(taken(ben)).to_have_count(1)
    ana.keyboard.press("x")
    expect(ana.locator("[data-sentence]")).to_have_class(re.compile("refused"))
    ana.keyboard.press("Backspace")
    expect(taken(ben)).to_have_count(0)
    take(ana, place)
    ana.keyboard.press("g")
    ana.keyboard.press("1")
    expect(held(ben)).to_have_count(1)
    expect(held(ana)).to_have_count(0)
    ben.keyboard.press("Backspace")
    expect(taken(ana)).to_have_count(0)
    take(ana, place)
    ana.keyboard.press("1")
    for page in (ana, ben):
        expect(lying(page)).to_have_count(1)
        expect(taken(page)).to_have_count(1)


def test_a_die_is_dragged_to_a_partner_and_to_a_slot(visit: Visit) -> None:
    ana, ben = squad(visit, Look(), Look("fr"))
    die = dice(ana).nth(fitting(ana, seat=0))
    drag(ana, die, ".pp")
    expect(held(ben)).to_have_count(1)
    ben.keyboard.press("Backspace")
    expect(taken(ana)).to_have_count(0)
    drag(ana, die, ".use[data-slot]")
    for page in (ana, ben):
        expect(lying(page)).to_have_count(1)
        expect(taken(page)).to_have_count(1)


def test_a_die_in_the_hand_and_the_clock_are_as_before_when_the_server_was_killed(
    visit: Visit, mortal: Server, faults: Faults
) -> None:
    """Ben taps before his browser has noticed: that comes while the game rests, and is asked for once it goes on."""
    ana, ben = pages = squad(partial(visit, at=mortal), Look(), Look("fr"))
    lay = faces(ana)
    take(ana, 0)
    expect(taken(ben)).to_have_count(1)
    clock = seconds(ana)
    hold_back(mortal)
    dice(ben).last.click()
    mortal.kill()
    for page in pages:
        expect(page.locator(".netbar")).to_be_visible()
    restart(mortal)
    for page in pages:
        page.locator(".netbar button").first.click()
    for page in pages:
        page.locator(".lobby").get_by_role("button", name=GO_ON).click()
    count_down(pages)
    faults.expect(LOST)
    assert 0 <= clock - seconds(ana) < clock / 2
    assert faces(ana) == lay
    expect(held(ana)).to_have_count(1)
    expect(held(ben)).to_have_count(0)
    dice(ben).last.click()
    for page in pages:
        expect(held(page)).to_have_count(1)
        expect(taken(page)).to_have_count(1)


def seconds(page: Page) -> int:
    """What the clock of the game shows."""
    minutes, rest = page.locator(".clock [role=timer]").inner_text().split(":")
    return 60 * int(minutes) + int(rest)
