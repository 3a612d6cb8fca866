"""What the options of FUSE come to, in figures: bombs, dice, minutes or rolls."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tablemate.kernel.json_types import JsonObject

from .options import FuseOptions

MINUTE = 60_000


class Summary(TypedDict):
    """Bombs to defuse and in front of each, dice of a turn and for each, sabotage cards; minutes, rolls if limited."""

    players: int
    bombs: int
    places: int
    dice: int
    each: int
    sabotage: int
    minutes: NotRequired[int]
    rolls: NotRequired[int]


def summary(options: FuseOptions, start: JsonObject) -> Summary:
    """The figures of a table with these options."""
    figures = Summary(
        players=options.players,
        bombs=options.to_defuse,
        places=options.places,
        dice=options.quota * options.players,
        each=options.quota,
        sabotage=options.sabotage_count,
    )
    if options.clock is not None:
        figures["minutes"] = options.clock // MINUTE
    if options.roll_budget is not None:
        figures["rolls"] = options.roll_budget
    return figures
