"""Cards of one's own: the text of a file, and what is wrong with the cards in it, said with its line."""

from __future__ import annotations

import errno
from pathlib import Path

from tablemate.kernel.card_faults import CardFault

from .problems import Problem, Saying, file_saying

MOST_READ = 1_000_000


def card_file_text(path: Path) -> str:
    """The text of a card file; raises `Problem` where it cannot be read."""
    try:
        return _text_of(path)
    except (OSError, ValueError) as problem:
        raise Problem("problem-file", file=str(path), trouble=file_saying(problem)) from None


def _text_of(path: Path) -> str:
    """The text of a file, of which no more is read than cards can have; pipes and devices are no files."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.ENXIO, "not a file")
    with path.open("rb") as file:
        read = file.read(MOST_READ)
    return read.decode("utf-8-sig", errors="replace" if len(read) == MOST_READ else "strict")


def wrong_cards(path: Path, fault: CardFault, detail: Saying) -> Problem:
    """What is wrong with cards, as a sentence that begins with file and line, as compilers do."""
    place = str(path) if fault.line is None else f"{path}:{fault.line}"
    if fault.card is None:
        return Problem("problem-deck", place=place, detail=detail)
    return Problem("problem-deck-card", place=place, card=fault.card, detail=detail)
