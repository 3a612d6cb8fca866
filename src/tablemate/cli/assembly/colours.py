"""The colours of Assembly: from what a piece is to a style.  Letters and signs say the same without them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from tablemate.cli.terminal import Terminal
from tablemate.words import Words
from tablemate.words.assembly.nouns import card

MODULES: Mapping[str, str] = {
    "engineering": "bright_red",
    "ai_core": "bright_blue",
    "transporter": "magenta",
    "shuttle_bay": "red",
    "bridge": "bright_yellow",
    "med_bay": "bright_cyan",
    "crew_quarters": "yellow",
    "cargo_hold": "",
    "laboratory": "bright_magenta",
    "hydroponics": "green",
    "life_support": "cyan",
    "airlock": "blue",
}
CARDS: Mapping[str, str] = {
    "deploy_lock": "yellow",
    "cw": "magenta",
    "acw": "green",
    "any": "cyan",
    "swap": "bright_blue",
    "wild": "bold",
}
LOCKED = "dim"
MATCH = "bold"
MALFUNCTION = "bold red"


def with_cards(words: Words, terminal: Terminal, line: str) -> str:
    """A line with the cards that it names in their colours."""
    styles, names = _cards(words)
    return names.sub(lambda found: terminal.paint(found[0], styles[found[0]]), line)


def _cards(words: Words) -> tuple[Mapping[str, str], re.Pattern[str]]:
    return _named(tuple((card(words, name), style) for name, style in CARDS.items()))


@cache
def _named(styles: tuple[tuple[str, str], ...]) -> tuple[Mapping[str, str], re.Pattern[str]]:
    return dict(styles), re.compile("|".join(rf"\b{re.escape(name)}\b" for name, _ in styles))
