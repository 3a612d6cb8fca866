"""Decks of one's own: a file is read and checked, and what is wrong is said with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.card_files import card_file_text, wrong_cards
from tablemate.cli.problems import Saying

if TYPE_CHECKING:
    from tablemate.games.fuse.cards import Deck


def read_deck_file(path: Path, legality: str = "extendable") -> Deck:
    """The deck in a file, good enough to play with; raises `Problem` where the file or the deck is wrong."""
    from tablemate.games.fuse.cards import InvalidDeck, deck_numbers, read_deck

    text = card_file_text(path)
    try:
        deck = read_deck(text)
        deck_numbers(deck, legality)
    except InvalidDeck as fault:
        raise wrong_cards(path, fault, Saying(f"deck-{fault.code}", fault.arguments)) from None
    return deck
