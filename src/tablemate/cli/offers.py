"""The games of the command line, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Iterator

from .assembly.offer import OFFER as ASSEMBLY
from .fuse.offer import OFFER as FUSE
from .offer import Offer
from .origin_story.offer import OFFER as ORIGIN_STORY

OFFERS: dict[str, Offer] = {offer.game: offer for offer in (ASSEMBLY, FUSE, ORIGIN_STORY)}


def games_with(option: str) -> Iterator[str]:
    """The games that have an option, spelled as it is typed."""
    for offer in OFFERS.values():
        if any(option in each.spellings for each in offer.all_options):
            yield offer.game
