"""A game as the rule compiler sees it: its entry points, and what the types in their signatures mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic

from .bulk import LOOPS, MOST_UNASKED, Players, any_action
from .contract import Actions, Figures, Rules, bound_wrappers
from .events import Events
from .layout import Layout
from .rule import Function
from .type_parameters import AgreedT, CardsT, StateT

ACTIONS = Layout(Actions)
FIGURES = Layout(Figures)
EVENTS = Layout(Events)
UNTOLD = EVENTS.one(EVENTS.new())
"""Where events go that nobody is told: a buffer without room."""
RANDOM = "random"
"""The policy that every game has: any action that is asked for, each as likely."""


@dataclass(frozen=True, eq=False)
class Program(Generic[StateT, CardsT, AgreedT]):
    """The rules of one game with the layouts of its state, its card table and its options.

    `unasked` are the actions that may be open and that nobody waits for, such as taking back: no loop and no random bot
    plays them.  `policies` are rules by which seats play inside loops, beside the random one; see `bulk.Policy`.  A
    program that is only stepped needs no `loops`.
    """

    game: str
    state: Layout[StateT]
    cards: Layout[CardsT]
    options: Layout[AgreedT]
    rules: Rules[StateT, CardsT, AgreedT]
    unasked: tuple[int, ...] = ()
    policies: Mapping[str, Callable[[StateT, CardsT, int, Actions, int, Players], int]] = field(default_factory=dict)
    loops: tuple[Function, ...] = LOOPS

    def __post_init__(self) -> None:
        if not all(0 <= action <= MOST_UNASKED for action in self.unasked):
            raise TypeError(f"unasked actions of {self.game} have numbers from 0 to {MOST_UNASKED}")

    @cached_property
    def entries(self) -> dict[str, Function]:
        """Everything that is called from outside, by name: `rule legal`, `legal_at`, `play_outs`, `policy random`..."""
        rules = {f"rule {name}": function for name, function in self.rules.functions().items()}
        loops = {loop.__name__: loop for loop in self.loops}
        policies: dict[str, Function] = {RANDOM: any_action, **self.policies}
        named = {f"policy {name}": policy for name, policy in policies.items()}
        return {**rules, **bound_wrappers(self.game, self.rules), **loops, **named}
