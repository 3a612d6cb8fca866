"""Assembly on the command line."""

from __future__ import annotations

from typing import Any

from tablemate.cli.offer import Offer, Option, Said, Setting
from tablemate.cli.problems import Problem
from tablemate.kernel.checking import shown
from tablemate.kernel.table import Table
from tablemate.words import Words

_FIRST = {"1": 0, "2": 1}


def _agree(said: Said, setting: Setting) -> dict[str, Any]:
    """Seats are counted from 1 where people type."""
    agreed = dict(said)
    if "first" in agreed and agreed["first"] != "random":
        text = agreed["first"]
        if _FIRST.get(text, 2) >= agreed.get("players", 1):
            raise Problem("first", "assembly", found=shown(text))
        agreed["first"] = _FIRST[text]
    return agreed


def _opening(words: Words, said: Said, table: Table) -> list[str]:
    return []


OFFER = Offer(
    game="assembly",
    options=(
        Option("players", int, "cli-assembly-players"),
        Option("edition", str, "cli-assembly-edition"),
        Option("malfunctions", str, "cli-assembly-malfunctions"),
        Option("roles", str, "cli-assembly-roles"),
        Option("difficulty", str, "cli-assembly-difficulty"),
        Option("communication", str, "cli-assembly-communication"),
        Option("honest", bool, "cli-assembly-honest", off=True),
        Option("first", str, "cli-assembly-first"),
    ),
    help="cli-play-assembly",
    layout_help="cli-layout-assembly",
    agree=_agree,
    opening=_opening,
    without=("pace",),
)
