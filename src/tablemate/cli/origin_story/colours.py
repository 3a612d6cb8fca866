"""The colours of Origin Story; letters and signs say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tablemate.cli.terminal import Terminal
from tablemate.games.origin_story.described import SUIT_LETTERS
from tablemate.games.origin_story.view_types import Card, View
from tablemate.words import Words
from tablemate.words.origin_story.nouns import initial, suit_in_full

from .table import NO_BREAK, cell

SUITS = {"L": "yellow", "B": "green", "M": "red", "S": "bright_blue"}
TRUMP = "underline"
WINS = "reverse"
PLAYABLE = "bold"


def painted(lines: Sequence[str], words: Words, view: View, terminal: Terminal) -> list[str]:
    """Lines of a drawing with every card and every suit in its colour."""
    styles = dict(_styles(words, view))
    longest_first = sorted(styles, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\S)(?:{'|'.join(map(re.escape, longest_first))})(?!\S)")
    return [pattern.sub(lambda found: terminal.paint(found[0], styles[found[0]]), line) for line in lines]


def painted_choice(words: Words, terminal: Terminal, line: str) -> str:
    """A line of the choices with its cards in the colour of their suit."""
    styles = {initial(words, letter): style for letter, style in SUITS.items()}
    cards = re.compile(rf"(?<![\w.])\d+(?:\.5|½)?([{''.join(styles)}])2?(?!\w)", re.IGNORECASE)
    return cards.sub(lambda found: terminal.paint(found[0], styles[found[1].upper()]), line)


def _styles(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """The styles of what stands on the table, by how it is written."""
    for letter in SUIT_LETTERS:
        text, style = suit_in_full(words, letter), _of_suit(view, letter)
        yield from ((text, style), (text.replace(" ", NO_BREAK), style))
    for entry in (*view["hand"], *view["plays"], *(each for row in view["rows"].values() for each in row)):
        yield cell(words, entry), _of_card(view, entry)


def _of_suit(view: View, letter: str) -> str:
    return f"{SUITS[letter]} {TRUMP}" if letter == view["trump"] else SUITS[letter]


def _of_card(view: View, entry: Card) -> str:
    marks: Mapping[str, str] = {"wins": WINS, "playable": PLAYABLE}
    return " ".join([_of_suit(view, entry["suit"]), *(style for mark, style in marks.items() if entry.get(mark))])
