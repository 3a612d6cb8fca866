"""The means of these tests find what they are there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from .aloud import announced
from .axe import axe
from .conftest import Visit
from .faults import Faults
from .heard import Heard
from .looks import Look
from .pictures import Album
from .tables import make

ROOM = "<!doctype html><html lang=en><title>Room</title><main><h1>Room</h1>{}</main>"


def test_a_picture_without_words_is_grave(visit: Visit) -> None:
    page = visit()
    page.set_content(ROOM.format("<p>A table.</p>"))
    axe(page)
    page.set_content(ROOM.format("<img src='data:,'>"))
    with pytest.raises(AssertionError, match="critical: image-alt"):
        axe(page)


@pytest.mark.parametrize("script", ["console.error('lost')", "setTimeout(() => { throw new Error('lost') })"])
def test_what_goes_wrong_in_a_page_is_noted(visit: Visit, faults: Faults, script: str) -> None:
    page = visit()
    page.evaluate(f"() => {{ {script} }}")
    page.evaluate("() => new Promise(done => setTimeout(done))")
    with pytest.raises(AssertionError, match="lost"):
        faults.check()
    faults.expect("lost")
    faults.check()


def test_bodies_frames_and_what_a_page_keeps_are_heard(visit: Visit) -> None:
    page, heard = visit(Look(plain=True)), Heard()
    heard.listen(page.context)
    page.goto("/rules/fuse")
    page.evaluate(
        """async (table) => {
            localStorage.setItem('kept', 'in a drawer');
            await (await fetch('/api/games')).text();
            const line = new WebSocket('/ws/' + table);
            await new Promise(done => { line.onopen = done; });
            line.send(JSON.stringify({ type: 'join', language: 'en' }));
            await new Promise(done => { line.onmessage = done; });
        }""",
        make(page, "fuse").table,
    )
    told = heard.everything(page)
    for part in ("/api/games\n", '"type":"table"', "in a drawer", "<h1"):
        assert part in told


def test_live_regions_are_what_is_said_by_itself(visit: Visit) -> None:
    page = visit()
    page.set_content("<p>Quiet.</p><p role=status>Your turn.</p><p role=alert></p><p aria-live=polite>Ben left.</p>")
    assert announced(page) == ["Your turn.", "Ben left."]


def test_a_picture_that_differs_is_shown_and_one_that_hardly_does_is_not(draw: Visit, tmp_path: Path) -> None:
    page = draw(Look())
    taking = Album(update=True, differing=tmp_path / "differing", snapshots=tmp_path)
    comparing = Album(update=False, differing=tmp_path / "differing", snapshots=tmp_path)
    with pytest.raises(AssertionError, match="there is no picture room"):
        comparing.check(page, "room")
    page.set_content(ROOM.format("<p style='background:#888'>A table.</p>"))
    taking.check(page, "room")
    page.set_content(ROOM.format("<p style='background:#898989'>A table.</p>"))
    comparing.check(page, "room")
    page.set_content(ROOM.format("<p style='background:#333'>A table.</p>"))
    with pytest.raises(AssertionError, match="of the pixels differ"):
        comparing.check(page, "room")
    assert sorted(each.name for each in (tmp_path / "differing").iterdir()) == ["room.differs.png", "room.now.png"]
