"""Examples of the rules: situations as positions, each with an action to try and a sentence about what that shows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from tablemate.games import game
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import Arguments
from tablemate.kernel.table import Table

from .words import Words

SEED = 1
"""What a position leaves out is dealt alike for everybody."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position to be drawn, the action that a seat tries there, and what it shows, in one language.

    What the text is about is told to programs too: the code of a refusal, or of the events that follow what matters.
    """

    name: str
    text: str
    position: Arguments
    seat: int
    action: str
    refused: str | None = None
    follows: Sequence[SeenEvent] = ()

    def table(self) -> Table:
        """A table that stands there."""
        return game(self.position["game"]).from_position(self.position, seed=SEED)


def examples(words: Words) -> dict[str, tuple[Example, ...]]:
    """The examples of a game by topic: `examples.json` in its folder, `example-NAME` in its catalogue; none without."""
    file = files(f"tablemate.games.{words.game}") / "examples.json"
    told = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {topic: tuple(_example(words, each) for each in several) for topic, several in told.items()}


def _example(words: Words, told: Arguments) -> Example:
    position = {"game": words.game, **told["position"]}
    return Example(**{**told, "text": words.say(f"example-{told['name']}"), "position": position})
