"""Card sets by name or of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.card_files import read_card_file

if TYPE_CHECKING:
    from tablemate.games.origin_story.described import CardSet


def read_card_set(said: str) -> CardSet:
    """A set that comes with the game by its name, else the set in a file; `./standard` is a file in any case.

    Raises `Problem` where the file or the set is wrong.
    """
    from tablemate.games.origin_story.described import SETS, named_cards, read_cards

    return named_cards(said) if said in SETS else read_card_file(Path(said), read_cards)
