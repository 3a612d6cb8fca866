"""What can be wrong with a deck."""

from __future__ import annotations

from tablemate.kernel.card_faults import CardFault


class InvalidDeck(CardFault):
    """A deck that cannot be played with: what is wrong, on which card, and in a text on which line."""

    game = "fuse"


fault = InvalidDeck.under
