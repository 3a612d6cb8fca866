"""A game as the rule compiler sees it: its entry points, and what the types in their signatures mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .contract import Actions, Figures, Rules, bound_wrappers
from .events import Events
from .layout import Layout

ACTIONS = Layout(Actions)
FIGURES = Layout(Figures)
EVENTS = Layout(Events)
UNTOLD = EVENTS.view(EVENTS.new())
"""Where events go that nobody is told: a buffer without room."""


@dataclass(frozen=True, eq=False)
class Program:
    """The rules of one game with the layouts of its state, its card table and its options."""

    game: str
    state: Layout
    cards: Layout
    options: Layout
    rules: Rules

    @cached_property
    def wrappers(self) -> dict[str, Callable[..., Any]]:
        """The functions that Python calls, by name: `setup_at`, `legal_at`..."""
        return bound_wrappers(self.game, self.rules)

    @cached_property
    def entries(self) -> tuple[Callable[..., Any], ...]:
        """Everything that is compiled to be called from outside: the rules themselves and their wrappers."""
        return (*self.rules.functions().values(), *self.wrappers.values())
