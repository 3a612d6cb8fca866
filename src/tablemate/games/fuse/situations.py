"""Random options, for tests that look at a game from everywhere."""

from __future__ import annotations

from typing import TypeVar

from tablemate.kernel.chance import Stream, roll
from tablemate.kernel.json_types import JsonObject

from .cards.automaton import EXTENDABLE, LOCAL
from .options import BOOK2015, BUDGETS, MODES, SHEET, FuseOptions

T = TypeVar("T")


def random_options(stream: Stream) -> JsonObject:
    """Any options that go together; few rolls and few bombs, so that a game has an end in sight."""
    options: JsonObject = {
        "players": 1 + roll(stream, 5),
        "edition": _one_of(stream, SHEET, SHEET, BOOK2015),
        "level": _one_of(stream, *BUDGETS),
        "mode": _one_of(stream, *MODES),
        "bombs": _one_of(stream, 1, 2, 3, 4, 6, 9, None),
        "six_point": _chance(stream, 3),
        "sabotage_count": _one_of(stream, 0, 2, 6, 11),
        "legality": _one_of(stream, EXTENDABLE, EXTENDABLE, LOCAL),
        "burn_if": _one_of(stream, "stuck", "stuck", "misfit", "any"),
        "bag_empty": _one_of(stream, "loss", "skip"),
        "hold": _chance(stream, 3),
        "undo": _chance(stream, 2),
        "confirm_draft": _chance(stream, 3),
        "hard_hands": _chance(stream, 6),
        "roll_budget": 1 + roll(stream, 4),
    }
    if options["edition"] == SHEET:
        options["strict_sheet"] = _chance(stream, 4)
        options["bonus_seats"] = _one_of(stream, "holders", "all")
    all_dice = options.get("strict_sheet") or options["hard_hands"] or options["burn_if"] != "stuck"
    if options["players"] == 1 and not all_dice:
        options["solo_use"] = _one_of(stream, "all", "one")
    options["hints"] = not _chance(stream, 4)
    return options


def _one_of(stream: Stream, *choices: T) -> T:
    return choices[roll(stream, len(choices))]


def _chance(stream: Stream, one_in: int) -> bool:
    return roll(stream, one_in) == 0


def longest_game(options: FuseOptions) -> int:
    """More decisions than random play needs; without a budget no game has a bound, since penalties undo work."""
    return 20_000
