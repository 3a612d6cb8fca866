"""Card sets by name or of one's own: a file is read and checked, and what is wrong is said with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.card_files import card_file_text, wrong_cards
from tablemate.cli.problems import Saying

if TYPE_CHECKING:
    from tablemate.games.origin_story.cards import CardSet, InvalidCards


def read_card_set(said: str) -> CardSet:
    """A set that comes with the game by its name, else the set in a file; `./standard` is a file in any case."""
    from tablemate.games.origin_story.cards import SETS, named_cards

    return named_cards(said) if said in SETS else _read_file(Path(said))


def _read_file(path: Path) -> CardSet:
    """The card set in a file, good enough to play with; raises `Problem` where the file or the set is wrong."""
    from tablemate.games.origin_story.cards import InvalidCards, read_cards

    text = card_file_text(path)
    try:
        return read_cards(text)
    except InvalidCards as fault:
        raise wrong_cards(path, fault, _detail(fault)) from None


def _detail(fault: InvalidCards) -> Saying:
    """What is wrong, after the ability in which it is."""
    detail = Saying(f"cardset-{fault.code}", fault.arguments)
    if fault.spot.text is None:
        return detail
    return Saying("cardset-ability", {"ability": fault.spot.text.strip("'\""), "detail": detail})
