"""Assembly on the command line."""

from __future__ import annotations

from typing import Any

from tablemate.kernel.table import Table
from tablemate.words import Words

from .offer import Offer, Option, Said, Setting
from .problems import Problem

_FIRST = {"1": 0, "2": 1}


def _agree(said: Said, setting: Setting) -> dict[str, Any]:
    """Seats are counted from 1 where people type."""
    agreed = dict(said)
    if "first" in agreed and agreed["first"] != "random":
        text = agreed["first"]
        if _FIRST.get(text, 2) >= agreed.get("players", 1):
            raise Problem("problem-first", value=text)
        agreed["first"] = _FIRST[text]
    return agreed


def _opening(words: Words, said: Said, table: Table) -> list[str]:
    return []


OFFER = Offer(
    game="assembly",
    options=(
        Option("players", int, "cli-players"),
        Option("edition", str, "cli-edition"),
        Option("malfunctions", str, "cli-malfunctions"),
        Option("roles", str, "cli-roles"),
        Option("difficulty", str, "cli-difficulty"),
        Option("communication", str, "cli-communication"),
        Option("honest", bool, "cli-honest", off=True),
        Option("first", str, "cli-first"),
    ),
    help="cli-play-assembly",
    layout_help="cli-layout-assembly",
    how_to_answer="help-head",
    agree=_agree,
    opening=_opening,
)
