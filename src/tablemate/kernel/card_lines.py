"""Card files: reading their TOML safely, and the line of every card and of every key.

`tomllib` tells no positions.  Once it has accepted the text, it is enough to walk over strings, comments and brackets
and to look at what stands at the beginning of each statement.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from .errors import Fault

_SKIPPED = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}'''  # strings of several lines
    r"""|"(?:[^"\\\n]|\\.)*"|'[^'\n]*\'"""  # strings of one line
    r"|\#[^\n]*",  # comments
    re.DOTALL,
)
_KEY_PART = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*""")
_BLANK = re.compile(r"[ \t\r\n]*")
_TOML_FAULT = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_IN_PYTHON = re.compile(r" (?:'.*'|\".*\"|\(.*\))(?= twice$|$)", re.DOTALL)
"""What `tomllib` quotes as Python writes it."""
LONGEST_LINE = 1000
MOST_DOTS = 16
"""More dots in a key than any card needs; `tomllib` takes time and memory with their square."""


class NotToml(ValueError):
    """A text that is not TOML, or not one that cards are written in: what is wrong, and on which line."""

    def __init__(self, fault: Fault, line: int) -> None:
        super().__init__(fault, line)
        self.fault = fault
        self.line = line


def read_toml(text: str) -> dict[str, object]:
    """The data of a card file; raises `NotToml`."""
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise NotToml(Fault("toml_line", {"most": LONGEST_LINE}), number)
        if line.partition("=")[0].count(".") > MOST_DOTS:
            raise NotToml(Fault("toml_dots", {"most": MOST_DOTS}), number)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotToml(Fault("toml_deep"), _last_line(text)) from None
    except ValueError as problem:
        raise _not_toml(text, str(problem)) from None


def _not_toml(text: str, said: str) -> NotToml:
    """What `tomllib` said; without a place it means the end of the text."""
    found = _TOML_FAULT.fullmatch(said)
    if found is None:
        return NotToml(Fault("toml_end"), _last_line(text))
    detail, line, column = found[1], int(found[2]), int(found[3])
    if detail.endswith(r" '\n'"):
        return NotToml(Fault("toml_open_text", {"column": column}), line)
    return NotToml(Fault("toml_syntax", {"column": column, "detail": _IN_PYTHON.sub("", detail)}), line)


def _last_line(text: str) -> int:
    return text.rstrip().count("\n") + 1


@dataclass(slots=True)
class CardLines:
    """The line on which a card begins, and the lines of its keys."""

    line: int
    keys: dict[str, int] = field(default_factory=dict)

    def of(self, key: str | None) -> int:
        """The line of a key if the card has it, else of the card."""
        return self.keys.get(key, self.line) if key is not None else self.line


@dataclass(slots=True)
class FileLines:
    """By kind of card, the lines of its cards in file order; and the first line of every other word at the top."""

    cards: dict[str, list[CardLines]] = field(default_factory=dict)
    top: dict[str, int] = field(default_factory=dict)

    def card(self, kind: str, index: int) -> CardLines:
        """The lines of a card; of its whole list where that is written as one value."""
        cards = self.cards.get(kind, [])
        return cards[index] if index < len(cards) else CardLines(self.top[kind])


def find_lines(text: str) -> FileLines:
    """The lines of the cards in a text that is known to be TOML."""
    lines = FileLines()
    header: list[str] = []
    for line, brackets, path in _statements(text):
        if brackets:
            header = path
            _enter(lines, path, line, appended=brackets == 2)
        else:
            _note(lines, [*header, *path], line)
    return lines


def _enter(lines: FileLines, path: list[str], line: int, *, appended: bool) -> None:
    """`[[card]]` begins a card, `[card.name]` one of its keys."""
    if len(path) == 1 and appended:
        lines.top.setdefault(path[0], line)
        lines.cards.setdefault(path[0], []).append(CardLines(line))
    else:
        _note(lines, path, line)


def _note(lines: FileLines, path: list[str], line: int) -> None:
    """Keep the line of a key at the top of the file or of a card; deeper ones count for the key they are part of."""
    lines.top.setdefault(path[0], line)
    if len(path) > 1 and lines.cards.get(path[0]):
        lines.cards[path[0]][-1].keys.setdefault(path[1], line)


def _statements(text: str) -> Iterator[tuple[int, int, list[str]]]:
    """Every header and every key at the beginning of a statement: its line, its brackets, its path."""
    starts = [place for place, sign in enumerate(text) if sign == "\n"]
    place = _blank(text, 0)
    while place < len(text):
        if text[place] != "#":
            brackets = 2 if text.startswith("[[", place) else 1 if text[place] == "[" else 0
            yield bisect_right(starts, place - 1) + 1, brackets, _path(text, place + brackets)
        place = _blank(text, _end(text, place))


def _blank(text: str, place: int) -> int:
    found = _BLANK.match(text, place)
    assert found is not None
    return found.end()


def _path(text: str, place: int) -> list[str]:
    """The parts of a dotted key."""
    path = []
    while found := _KEY_PART.match(text, place):
        part = found[1]
        path.append(next(iter(tomllib.loads(f"{part} = 0"))) if part[0] in "\"'" else part)
        place = found.end() + 1
        if text[found.end() : place] != ".":
            break
    return path


def _end(text: str, place: int) -> int:
    """Where the statement ends: at the first line end outside strings, comments and brackets."""
    depth = 0
    while place < len(text):
        sign = text[place]
        if sign == "\n" and depth == 0:
            return place
        skipped = _SKIPPED.match(text, place) if sign in "\"'#" else None
        depth += (sign in "[{") - (sign in "]}")
        place = skipped.end() if skipped else place + 1
    return place
