"""The face of Assembly in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablemate.cli.face import Choices, View
from tablemate.cli.terminal import Terminal
from tablemate.kernel.decisions import Action, Decision
from tablemate.words import Words

from .choices import choices
from .listing import listing
from .notes import NOTES, useless_roles
from .ring import ring
from .status import hands, pending, roles
from .topics import topic


class AssemblyFace:
    """See `cli.face.Face`."""

    layouts = ("ring", "list")
    notes = NOTES

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The ring or its list, then hands, roles and what is pending."""
        words = words.aloud(on=layout == "list")
        drawn = ring(words, view, terminal) if layout == "ring" else listing(words, view)
        return [*drawn, "", *hands(words, view), *roles(words, view), *pending(words, view)]

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the ring, and a warning where a role can never be of use."""
        lines = []
        if layout == "ring":
            marked = "" if view["malfunctions"] == "none" else " " + words.say("screen-key-malfunctions")
            lines.append(words.say("screen-key") + marked)
        return [*lines, *useless_roles(words, view)]

    def mark(self, view: View) -> Any:
        """A new turn, a second command, or another ring."""
        return view["turn"], view["commands_done"], view["bays"]

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)

    def topic(self, rule: str) -> str | None:
        """The topic of the rules behind a rule id."""
        return topic(rule)


FACE = AssemblyFace()
