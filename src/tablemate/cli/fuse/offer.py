"""FUSE on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablemate.cli.offer import Offer, Option, Said, Setting
from tablemate.cli.timing import clock_text
from tablemate.kernel.table import Table
from tablemate.words import Words

from .deck_file import read_deck_file


def _agree(said: Said, setting: Setting) -> dict[str, Any]:
    """A person at a terminal plays against the clock, a script and a practice table do not; own decks are read."""
    live = setting.interactive and not setting.practice
    agreed = {"mode": "live" if live else "practice", **said}
    if "deck" in agreed:
        agreed["deck"] = read_deck_file(agreed["deck"], agreed.get("legality", "extendable"))
    return agreed


def _opening(words: Words, said: Said, table: Table) -> list[str]:
    """Which mode is played, and how to choose another."""
    options = table.options
    clock = "" if options.clock is None else clock_text(options.clock)
    line = words.say("play-mode", mode=options.mode, clock=clock, rolls=options.roll_budget or 0)
    return [line if "mode" in said else f"{line} {words.say('play-mode-other')}"]


def _practises(table: Table) -> bool:
    """The mode practice is what its name says: the rules leave nothing to take back there, so undo is free."""
    return bool(table.options.mode == "practice")


OFFER = Offer(
    game="fuse",
    options=(
        Option("players", int, "cli-fuse-players"),
        Option("edition", str, "cli-fuse-edition"),
        Option("level", str, "cli-fuse-level"),
        Option("mode", str, "cli-fuse-mode"),
        Option("clock_factor", float, "cli-fuse-clock-factor"),
        Option("bombs", int, "cli-fuse-bombs"),
        Option("six_point", bool, "cli-fuse-six-point"),
        Option("sabotage_count", int, "cli-fuse-sabotage-count"),
        Option("strict_sheet", bool, "cli-fuse-strict-sheet"),
        Option("legality", str, "cli-fuse-legality"),
        Option("burn_if", str, "cli-fuse-burn-if"),
        Option("solo_use", str, "cli-fuse-solo-use"),
        Option("bag_empty", str, "cli-fuse-bag-empty"),
        Option("bonus_seats", str, "cli-fuse-bonus-seats"),
        Option("hold", bool, "cli-fuse-hold", off=True),
        Option("undo", bool, "cli-fuse-undo", off=True),
        Option("confirm_draft", bool, "cli-fuse-confirm-draft", off=True),
        Option("hard_hands", bool, "cli-fuse-hard-hands"),
        Option("roll_budget", int, "cli-fuse-roll-budget"),
        Option("step", int, "cli-fuse-step"),
        Option("hints", bool, "cli-fuse-hints", off=True),
        Option("deck", Path, "cli-fuse-deck"),
    ),
    help="cli-play-fuse",
    layout_help="cli-layout-fuse",
    agree=_agree,
    opening=_opening,
    by_setting=("mode",),
    without=("open_log",),
    practises=_practises,
)
