"""Decks of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.card_files import read_card_file

if TYPE_CHECKING:
    from tablemate.games.fuse.decks import Deck


def read_deck_file(path: Path, legality: str = "extendable") -> Deck:
    """The deck in a file, good enough to play with; raises `Problem` where the file or the deck is wrong."""
    from tablemate.games.fuse.decks import read_playable_deck

    return read_card_file(path, lambda text: read_playable_deck(text, legality))
