"""No game at all: the six rules hand the kernel's generator out, so that the compiled one can be looked at.

`redeal(seat, stream)` seeds for the purpose `seat`, `waited` gives 32 bits, `legal(seat)` rolls `seat` sides.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from tablemate.kernel.chance import Chance, next32, roll, seed_stream
from tablemate.kernel.contract import Actions, Figures, Rules
from tablemate.kernel.events import Events
from tablemate.kernel.game import Game
from tablemate.kernel.layout import PUBLIC, Layout, i2
from tablemate.kernel.program import Program
from tablemate.kernel.rule import rule

from .fingers import GAME as FINGERS


class Nothing:
    """A record must have a field."""

    nothing: Annotated[int, i2, PUBLIC]


class State(Chance):
    """The generator alone."""


@rule
def setup(s: State, cards: Nothing, options: Nothing, ev: Events) -> None:
    """Nothing to set up."""


@rule
def waited(s: State) -> int:
    """The next 32 bits."""
    return next32(s.chance)


@rule
def legal(s: State, cards: Nothing, seat: int, out: Actions) -> int:
    """A die with `seat` sides."""
    return roll(s.chance, seat)


@rule
def apply(s: State, cards: Nothing, seat: int, action: int, ev: Events) -> None:
    """Nothing to apply."""


@rule
def redeal(s: State, cards: Nothing, seat: int, stream: int) -> None:
    """Seed number `stream`, purpose `seat`."""
    seed_stream(s.chance, stream, seat)


@rule
def outcome(s: State, cards: Nothing, out: Figures) -> int:
    """It never ends."""
    return 0


PROGRAM = Program(
    game="generator",
    state=Layout(State),
    cards=Layout(Nothing),
    options=Layout(Nothing),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
)

_BASE: Game = FINGERS
GAME = replace(_BASE, name="generator", module=__name__, program=PROGRAM)
