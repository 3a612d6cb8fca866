"""Count Up with one more option: its declaration, its rule and its words, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidOptions, OptionName
from tablemate.kernel.events import Events
from tablemate.kernel.layout import PUBLIC, Layout, i2
from tablemate.kernel.option_kinds import Whole
from tablemate.kernel.options import together
from tablemate.kernel.rule import rule
from tests.kernel.toys import count_up


class Agreed(count_up.Agreed):
    """The rules read one number more."""

    head_start: Annotated[int, i2, PUBLIC]


def _a_tenth(agreed: HeadStartOptions) -> int:
    return agreed.target // 10


@dataclass(frozen=True)
class HeadStartOptions(count_up.CountUpOptions):
    """Some of the way has been counted already."""

    numbered = Agreed

    head_start: Annotated[int, Whole(0, 20, default=_a_tenth)]

    @together
    def _something_to_do(self) -> None:
        if self.head_start >= self.target:
            Checks(InvalidOptions).refuse("head_start", option=OptionName("head_start"), target=self.target)


@rule
def setup(s: count_up.State, cards: count_up.Cards, options: Agreed, ev: Events) -> None:
    """Somebody has counted already."""
    count_up.setup(s, cards, options, ev)
    s.total = options.head_start


_PROGRAM = count_up.GAME.program
GAME = replace(
    count_up.GAME,
    agreement=replace(count_up.GAME.agreement, options=HeadStartOptions),
    program=replace(_PROGRAM, options=Layout(Agreed), rules=replace(_PROGRAM.rules, setup=setup)),
)
