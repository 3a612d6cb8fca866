"""Decks of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.card_files import read_card_file
from tablemate.games.fuse.options import FuseOptions
from tablemate.kernel.option_judging import OptionsBeingRead

if TYPE_CHECKING:
    from tablemate.games.fuse.decks import Deck


def read_deck_file(path: Path, said: Mapping[str, object] | None = None) -> Deck:
    """The deck in a file, good enough to play with so; raises `Problem` where the file or the deck is wrong."""
    from tablemate.games.fuse.decks import read_playable_deck

    legality = OptionsBeingRead(FuseOptions, said or {}).legality
    return read_card_file(path, lambda text: read_playable_deck(text, legality))
