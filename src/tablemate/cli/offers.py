"""The games of the command line, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Iterator

from . import assembly_offer, fuse_offer
from .offer import Offer

OFFERS: dict[str, Offer] = {offer.game: offer for offer in (assembly_offer.OFFER, fuse_offer.OFFER)}


def games_with(option: str) -> Iterator[str]:
    """The games that have an option, spelled as it is typed."""
    for offer in OFFERS.values():
        if any(option in each.spellings for each in offer.options):
            yield offer.game
