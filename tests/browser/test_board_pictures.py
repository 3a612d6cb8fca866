"""How the boards look: states of each, on a laptop by day, on a phone by night and on a tablet, and how games end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .looks import PHONE, TABLET, Look
from .pictures import Album
from .stories import Stories

BY_DAY, BY_NIGHT = Look(still=True), Look(device=PHONE, dark=True, still=True)
ON_TABLET = Look(device=TABLET, still=True)
IN_FRENCH = replace(BY_NIGHT, language="fr")
SHOWN = [
    ("assembly-declare", BY_DAY),
    ("assembly-signs", BY_DAY),
    ("assembly-declare", ON_TABLET),
    ("assembly-won", BY_DAY),
    ("assembly-lock", BY_NIGHT),
    ("assembly-declare-french", IN_FRENCH),
    ("fuse-placing", BY_DAY),
    ("fuse-pick", BY_DAY),
    ("fuse-penalty", BY_DAY),
    ("fuse-draft", ON_TABLET),
    ("fuse-won", BY_NIGHT),
    ("fuse-penalty", BY_NIGHT),
    ("fuse-french", IN_FRENCH),
    ("origin-story-trick", BY_DAY),
    ("origin-story-story", BY_DAY),
    ("origin-story-trick", ON_TABLET),
    ("origin-story-won", BY_DAY),
    ("origin-story-charge", BY_NIGHT),
    ("origin-story-fr", IN_FRENCH),
]


@pytest.mark.parametrize(("name", "look"), SHOWN, ids=[f"{name}-{look.device.name}" for name, look in SHOWN])
def test_a_board_looks_as_it_did(draw: Visit, stories: Stories, album: Album, name: str, look: Look) -> None:
    page = draw(look)
    stories.show(page, name)
    album.check(page, f"{name}-{look.name}")


def test_a_surrender_is_asked_again_as_it_was(draw: Visit, stories: Stories, album: Album) -> None:
    page = draw(BY_DAY)
    stories.show(page, "origin-story-surrender")
    page.get_by_role("button", name="Surrender").click()
    expect(page.get_by_role("button", name="No, play on")).to_be_focused()
    album.check(page, f"origin-story-surrender-{BY_DAY.name}")
