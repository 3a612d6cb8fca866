"""The colours of FUSE at a terminal: dice, what slots ask for, and the slots that take a die of this turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from tablemate.cli.terminal import Terminal
from tablemate.games.fuse.view_types import COLOURS
from tablemate.words import Words
from tablemate.words.fuse.pieces import letter

STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "black": "reverse"}
"""Black is the other way round, so that it shows on dark and on light."""
OPEN = "bold"
"""A slot that takes a die."""

_OPEN = re.compile(r"\d[ \u00a0]\{[^}]*\}(?:[a-e]+\+?|\*)")


def painted(words: Words, terminal: Terminal, line: str) -> str:
    """A line in colours, which take no room."""
    styles = [""] * len(line)
    for start, end, style in _spans(words.language, line):
        styles[start:end] = [f"{each} {style}".strip() for each in styles[start:end]]
    runs = groupby(zip(styles, line, strict=True), key=lambda each: each[0])
    return "".join(_run(terminal, style, "".join(sign for _, sign in each)) for style, each in runs)


def _run(terminal: Terminal, style: str, text: str) -> str:
    return terminal.paint(text, style) if style else text


def _spans(language: str, line: str) -> Iterator[tuple[int, int, str]]:
    """Where a line is painted, and how."""
    yield from ((*found.span(), OPEN) for found in _OPEN.finditer(line))
    signs, styles = _signs(language)
    yield from ((*found.span(), styles[found[0][0]]) for found in signs.finditer(line))


@cache
def _signs(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """How dice and the colours in slots are written in a language: `R4`, `R`, in the bag `5R`."""
    words = Words(language, "fuse")
    styles = {letter(words, name): STYLES[name] for name in COLOURS}
    letters = "".join(styles)
    value, alone, in_bag = r"[1-6](?!\w)", r"(?=[/ )}\]]|$)", rf"(?<=\u00a0[{letters}])(?=,)"
    return re.compile(rf"(?<![^\W\d])[{letters}](?:{value}|{alone}|{in_bag})"), styles
