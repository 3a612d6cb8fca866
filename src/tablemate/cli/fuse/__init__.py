"""The face of FUSE in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablemate.cli.face import Choices, View
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.kernel.decisions import Action, Decision
from tablemate.words import Words

from .choices import choices
from .drawing import draw
from .listing import listing
from .notes import NOTES
from .table import table
from .topics import topic

__all__ = ["FACE", "draw"]


class FuseFace:
    """See `cli.face.Face`."""

    layouts = ("table", "list")
    notes = NOTES

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        if layout == "list":
            return [line for text in listing(words.aloud(), view) for line in wrapped(text, hanging="  ")]
        return table(words, view, terminal)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the bombs."""
        return [words.say("screen-key")] if layout == "table" else []

    def mark(self, view: View) -> Any:
        """Anything that lies elsewhere than before."""
        return view["turn"], view["tray"], view["mats"], view["row"], view["question"]

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)

    def topic(self, rule: str) -> str | None:
        """The topic of the rules behind a rule id."""
        return topic(rule)


FACE = FuseFace()
