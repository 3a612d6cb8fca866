"""The games of the command line, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain

from tablemate.games import with_part

from .offer import SHARED, Offer

OFFERS: dict[str, Offer] = {
    name: import_module(f"{__package__}.{name}.offer").OFFER for name in with_part("tablemate.cli", "offer")
}
"""A game that has no offer yet is not played at the terminal."""


def kind_of(option: str) -> type | None:
    """What an option takes, spelled as it is typed; None if no game has it."""
    known = chain(SHARED.values(), (each for offer in OFFERS.values() for each in offer.options))
    return next((each.kind for each in known if option in each.spellings), None)


def games_with(option: str) -> Iterator[str]:
    """The games that have an option, spelled as it is typed."""
    for offer in OFFERS.values():
        if any(option in each.spellings for each in offer.all_options):
            yield offer.game
