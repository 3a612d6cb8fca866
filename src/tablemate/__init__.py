"""Tablemate: a digital table for solo and cooperative tabletop games.

import tablemate
game = tablemate.game(tablemate.games()[0])
table = game.new(seed=7, players=2)
table.play(table.legal(table.waiting[0].seat)[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .games import game
from .kernel.actions import Action, Decision
from .kernel.errors import (
    Fault,
    IllegalAction,
    InvalidArgument,
    InvalidName,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
    NotCompiled,
    TablemateError,
    set_speaker,
)
from .kernel.events import HIDDEN, Event
from .kernel.game import Game
from .kernel.outcomes import Outcome
from .kernel.records import Record
from .kernel.seats import CLOCK, SPECTATOR
from .kernel.steps import Step
from .kernel.table import Table

__version__ = "0.1.0"


def _speak(fault: Fault) -> str:
    """Faults in English; the catalogues are read when the first sentence is needed."""
    from .words import Words

    return Words("en").told(fault)


set_speaker(_speak)


if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The names of the games; in truth the package `tablemate.games` itself, which can be called."""
        ...


__all__ = [
    "CLOCK",
    "HIDDEN",
    "SPECTATOR",
    "Action",
    "Decision",
    "Event",
    "Fault",
    "Game",
    "IllegalAction",
    "InvalidArgument",
    "InvalidName",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "NotCompiled",
    "Outcome",
    "Record",
    "Step",
    "Table",
    "TablemateError",
    "game",
    "games",
]
