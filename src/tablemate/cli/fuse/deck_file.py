"""Decks of one's own: a file is read and checked, and what is wrong is said with its line."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.cli.problems import Problem, Saying, file_saying

if TYPE_CHECKING:
    from tablemate.games.fuse.cards import Deck, InvalidDeck

MOST_READ = 1_000_000


def read_deck_file(path: Path, legality: str = "extendable") -> Deck:
    """The deck in a file, good enough to play with; raises `Problem` where the file or the deck is wrong."""
    from tablemate.games.fuse.cards import InvalidDeck, deck_numbers, read_deck

    try:
        text = _text_of(path)
    except (OSError, ValueError) as problem:
        raise Problem("problem-file", file=str(path), trouble=file_saying(problem)) from None
    try:
        deck = read_deck(text)
        deck_numbers(deck, legality)
    except InvalidDeck as fault:
        raise _wrong_deck(path, fault) from None
    return deck


def _text_of(path: Path) -> str:
    """The text of a file, of which no more is read than a deck can have; pipes and devices are no files."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.ENXIO, "not a file")
    with path.open("rb") as file:
        return file.read(MOST_READ).decode("utf-8-sig")


def _wrong_deck(path: Path, fault: InvalidDeck) -> Problem:
    """What is wrong with a deck, as a sentence that begins with file and line, as compilers do."""
    place = str(path) if fault.line is None else f"{path}:{fault.line}"
    detail = Saying(f"deck-{fault.code}", fault.arguments)
    if fault.card is None:
        return Problem("problem-deck", place=place, detail=detail)
    return Problem("problem-deck-card", place=place, card=fault.card, detail=detail)
