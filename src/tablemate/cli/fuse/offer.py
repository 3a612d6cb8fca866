"""FUSE on the command line."""

from __future__ import annotations

from pathlib import Path

from tablemate.cli.offer import Offer, Said, Setting
from tablemate.cli.timing import clock_text
from tablemate.games.fuse.options import MODES, STANDARD
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.table import Table
from tablemate.words import Words

from .deck_file import read_deck_file


def _agree(said: Said, setting: Setting) -> JsonObject:
    """A person at a terminal plays against the clock, a script and a practice table do not; own decks are read."""
    live = setting.interactive and not setting.practice
    agreed = {"mode": "live" if live else "practice", **said}
    if agreed.get("deck", STANDARD) != STANDARD:
        agreed["deck"] = read_deck_file(Path(agreed["deck"]), said)
    return agreed


def _opening(words: Words, said: Said, table: Table) -> list[str]:
    """Which mode is played, and how to choose another."""
    options = table.options
    clock = "" if options.clock is None else clock_text(options.clock)
    line = words.say("play-mode", mode=options.mode, clock=clock, rolls=options.roll_budget or 0)
    others = words.either([mode for mode in MODES if mode != options.mode])
    return [line if "mode" in said else f"{line} {words.say('play-mode-other', others=others)}"]


def _practises(table: Table) -> bool:
    """The mode practice is what its name says: the rules leave nothing to take back there, so undo is free."""
    return bool(table.options.mode == "practice")


OFFER = Offer(
    game="fuse",
    agree=_agree,
    opening=_opening,
    by_setting=("mode",),
    without=("open_log",),
    practises=_practises,
)
