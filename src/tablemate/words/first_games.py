"""Guided first games: a record of some moves on a deal that teaches well, and what is told at its moments.

The moves are played by the rules whenever a table is guided, so that no prompt can tell of what does not happen.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import takewhile

from tablemate.games import game as game_called
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.table import Table

from .words import Words


@dataclass(frozen=True, slots=True)
class Prompt:
    """A moment of a first game: after how many moves it comes, and the pieces it is about, by the names of labels.

    Of several at the same moment only the last leads to moves; the others are just read.  Each move has pieces of its
    own, what is tapped first; `B17.2` is a place on one.
    """

    name: str
    at: int
    pieces: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Told:
    """What is told at a moment: a title, what there is, why it matters, and what to tap next."""

    title: str
    what: str
    why: str
    tap: str


@dataclass(frozen=True, slots=True)
class FirstGame:
    """What is agreed and dealt, the moves that are shown and the digest they end with, and the moments told of."""

    game: str
    options: JsonObject
    seed: int
    actions: Sequence[str]
    digest: str
    prompts: Sequence[Prompt]

    def table(self) -> Table:
        """The game as it begins."""
        return game_called(self.game).new(seed=self.seed, **self.options)

    def moves(self, prompt: Prompt) -> Sequence[str]:
        """The moves that a prompt leads to: up to the next moment, and none from one that is just read."""
        later = self.prompts[self.prompts.index(prompt) + 1 :]
        return self.actions[prompt.at : later[0].at if later else None]

    def followed(self, table: Table) -> tuple[int, bool]:
        """How many moves of the guide a table has made, and whether it has made others since."""
        made = [str(step.action) for step in table.standing[1:]]
        alike = [*takewhile(lambda pair: pair[0] == pair[1], zip(made, self.actions, strict=False))]
        return len(alike), len(alike) < min(len(made), len(self.actions))


@functools.cache
def first_game(game: str) -> FirstGame | None:
    """The first game of a game: `first_game.json` in its folder; None without."""
    file = files(f"tablemate.games.{game}") / "first_game.json"
    if not file.is_file():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    return FirstGame(**{**told, "game": game, "prompts": tuple(Prompt(**each) for each in told["prompts"])})


def told_at(words: Words, prompt: Prompt) -> Told:
    """A prompt in words: `guide-NAME` in the catalogue of its game."""
    name = f"guide-{prompt.name}"
    return Told(words.say(name), *(words.say(f"{name}.{part}") for part in ("what", "why", "tap")))
