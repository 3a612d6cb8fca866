"""Games whose actions say one thing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tablemate import Game
from tablemate.kernel.actions import ActionSpace, Parameter
from tablemate.kernel.seen import Seen


def saying(game: Game, value: Callable[[Seen], Any], word: Callable[[Any], str] = " {}".format) -> Game:
    """The same game, where each action also has the argument `more`, written at its end."""
    more = Parameter(1, lambda seen, _: value(seen), lambda heard, word: 0, word)
    types = [
        replace(each, text=each.text + "{more}", parameters={**each.parameters, "more": more})
        for each in game.speech.actions.types
    ]
    return replace(game, speech=replace(game.speech, actions=ActionSpace(*types)))


def truth(seen: Seen) -> Any:
    """What a view must not look at."""
    return object.__getattribute__(seen, "_state")
