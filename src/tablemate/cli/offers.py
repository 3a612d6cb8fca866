"""The games of the command line, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain

import tablemate
from tablemate.games import with_part
from tablemate.kernel.checking import shown

from .offer import SHARED, Offer
from .problems import Problem

OFFERS: dict[str, Offer] = {
    name: import_module(f"{__package__}.{name}.offer").OFFER for name in with_part("tablemate.cli", "offer")
}
"""A game that has no offer yet is not played at the terminal."""


def check_offered(game: str) -> None:
    """Refuse a game that there is none of, or that is not played at the terminal."""
    tablemate.game(game)
    if game not in OFFERS:
        raise Problem("not_offered", found=shown(game), games=", ".join(OFFERS))


def kind_of(option: str) -> type | None:
    """What an option takes, spelled as it is typed; None if no game has it."""
    known = chain(SHARED.values(), (each for offer in OFFERS.values() for each in offer.options))
    return next((each.kind for each in known if option in each.spellings), None)


def games_with(option: str) -> Iterator[str]:
    """The games that have an option, spelled as it is typed."""
    for offer in OFFERS.values():
        if any(option in each.spellings for each in offer.all_options):
            yield offer.game
