"""How the boards look: four states of each, on a laptop by day and on a phone by night."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .conftest import Visit
from .looks import PHONE, Look
from .pictures import Album
from .stories import Stories

BY_DAY, BY_NIGHT = Look(still=True), Look(device=PHONE, dark=True, still=True)
IN_FRENCH = replace(BY_NIGHT, language="fr")
SHOWN = [
    ("assembly-declare", BY_DAY),
    ("assembly-signs", BY_DAY),
    ("assembly-lock", BY_NIGHT),
    ("assembly-declare-french", IN_FRENCH),
    ("fuse-placing", BY_DAY),
    ("fuse-pick", BY_DAY),
    ("fuse-penalty", BY_NIGHT),
    ("fuse-french", IN_FRENCH),
    ("origin-story-trick", BY_DAY),
    ("origin-story-story", BY_DAY),
    ("origin-story-charge", BY_NIGHT),
    ("origin-story-fr", IN_FRENCH),
]


@pytest.mark.parametrize(("name", "look"), SHOWN, ids=[f"{name}-{look.device.name}" for name, look in SHOWN])
def test_a_board_looks_as_it_did(draw: Visit, stories: Stories, album: Album, name: str, look: Look) -> None:
    page = draw(look)
    stories.show(page, name)
    album.check(page, f"{name}-{look.name}")
