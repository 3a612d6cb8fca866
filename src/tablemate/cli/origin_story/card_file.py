"""Card sets of one's own: a file is read and checked, and what is wrong is said with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.problems import Problem, Saying, file_saying

if TYPE_CHECKING:
    from tablemate.games.origin_story.cards import CardSet, InvalidCards


def read_card_file(path: Path) -> CardSet:
    """The card set in a file, good enough to play with; raises `Problem` where the file or the set is wrong."""
    from tablemate.games.origin_story.cards import InvalidCards, read_cards

    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as problem:
        raise Problem("problem-file", file=str(path), trouble=file_saying(problem)) from None
    try:
        return read_cards(text)
    except InvalidCards as fault:
        raise _wrong_set(path, fault) from None


def _wrong_set(path: Path, fault: InvalidCards) -> Problem:
    """What is wrong with a set, as a sentence that begins with file and line, as compilers do."""
    place = str(path) if fault.line is None else f"{path}:{fault.line}"
    detail = Saying(f"cardset-{fault.code}", fault.arguments)
    if fault.spot.text is not None:
        detail = Saying("cardset-ability", {"ability": fault.spot.text.strip("'\""), "detail": detail})
    if fault.card is None:
        return Problem("problem-deck", place=place, detail=detail)
    return Problem("problem-deck-card", place=place, card=fault.card, detail=detail)
