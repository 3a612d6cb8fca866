"""What can be wrong with a card set."""

from __future__ import annotations

from tablemate.kernel.card_faults import CardFault


class InvalidCards(CardFault):
    """A card set that cannot be played with: what is wrong, on which card, and in a text on which line."""

    game = "origin_story"


fault = InvalidCards.under
