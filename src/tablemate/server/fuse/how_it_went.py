"""How a game of FUSE went, from all that happened: how fast bombs were picked, and what cost dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablemate.kernel.moves import Move
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.steps import Step
from tablemate.kernel.table import Table
from tablemate.words import Words

CAUSES = ("penalty", "sabotage")


def how_it_went(words: Words, table: Table) -> Iterator[str]:
    """A line each, of a game that is over."""
    half = (table.options.clock or 0) // 2
    if half and half <= _time(table.last_standing):
        yield words.say("went-half", picked=str(_picked(table, half)), bombs=str(table.options.to_defuse))
    if table.start is None:
        lost = _lost(table)
        said = {cause: str(lost[cause]) for cause in (*CAUSES, "spoiled")}
        yield words.say("went-lost", lost=lost.total(), hard=str(table.options.hard_hands), **said)


def _time(step: Step) -> int:
    """When a step was played, by the clock of the game; the set-up is before it."""
    return (step.move.at or 0) if isinstance(step.move, Move) else 0


def _picked(table: Table, until: int) -> int:
    """How many bombs were picked until then: those of a game that was continued from somewhere, too."""
    assert table.outcome is not None
    after = [event.name for step in table.standing if _time(step) > until for event in step.events]
    return int(table.outcome.figures["picks"]) - after.count("picked")


def _lost(table: Table) -> Counter[str]:
    """How many dice went back into the bag from bombs that were not defused, by what took them."""
    lost, cause = Counter[str](), ""
    for event in table.events:
        if event.name in CAUSES:
            cause = event.name
        elif event.name == "die_lost":
            lost[cause] += 1
        elif event.name == "spoiled":
            lost["spoiled"] += event.seen_by(SPECTATOR)["dice"]
    return lost
