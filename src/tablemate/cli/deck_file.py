"""Decks of one's own: a file is read and checked, and what is wrong is said with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .problems import Problem, Saying, file_saying

if TYPE_CHECKING:
    from tablemate.games.fuse.cards import Deck, InvalidDeck


def read_deck_file(path: Path, legality: str = "extendable") -> Deck:
    """The deck in a file, good enough to play with; raises `Problem` where the file or the deck is wrong."""
    from tablemate.games.fuse.cards import InvalidDeck, deck_numbers, read_deck

    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as problem:
        raise Problem("problem-file", file=str(path), trouble=file_saying(problem)) from None
    try:
        deck = read_deck(text)
        deck_numbers(deck, legality)
    except InvalidDeck as fault:
        raise _wrong_deck(path, fault) from None
    return deck


def _wrong_deck(path: Path, fault: InvalidDeck) -> Problem:
    """What is wrong with a deck, as a sentence that begins with file and line, as compilers do."""
    place = str(path) if fault.line is None else f"{path}:{fault.line}"
    detail = Saying(f"deck-{fault.code}", fault.arguments)
    if fault.card is None:
        return Problem("problem-deck", place=place, detail=detail)
    return Problem("problem-deck-card", place=place, card=fault.card, detail=detail)
