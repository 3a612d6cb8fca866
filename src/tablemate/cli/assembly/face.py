"""The face of Assembly in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choices, Face, Numbered
from tablemate.cli.terminal import Terminal, in_rows, wrapped
from tablemate.games.assembly.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.json_types import Known
from tablemate.words import Words
from tablemate.words.assembly.nouns import card, module

from .notes import NOTES, SPELLED, boxed, useless_roles
from .table import table

DONE = 0
"""What is typed where bays are picked and no more of them are wanted."""


class AssemblyFace(Face):
    """See `cli.face.Face`."""

    layouts = ("ring", "list")
    notes = NOTES
    spelled = SPELLED

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The ring or its list, then hands, roles and what is pending."""
        return table(words, view, terminal, layout)

    def opening(self, words: Words, view: View, layout: str) -> list[str]:
        """How to read the ring, what stayed in the box, and a warning where a role can never be of use."""
        lines = []
        if layout == "ring":
            marked = "" if view["malfunctions"] == "none" else " " + words.say("screen-key-malfunctions")
            lines.append(words.say("screen-key") + marked)
        return [*lines, *boxed(words, view), *useless_roles(words, view)]

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table at a new turn, a second command, or another ring."""
        return [] if _mark(before) == _mark(view) else self.table(words, view, terminal, layout)

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The table as it was left."""
        return [*self.table(words, view, terminal, layout), "", terminal.bold(words.say("end-head"))]

    def typed(self, view: View, line: str) -> str:
        """Notation as it is."""
        return line

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        numbered = tuple(_numbered(decision.kind, legal))
        if layout == "list":
            lines = tuple(each.aloud(words, words.action(each.action, decision.kind, view)) for each in numbered)
        elif decision.kind == "declare":
            lines = tuple(_declarations(words, view, numbered))
        elif decision.kind == "move":
            lines = tuple(_moves(words, view, numbered))
        else:
            lines = tuple(_table(words, view, decision.kind, numbered))
        return Choices(numbered, lines, by_place=decision.kind == "pick")


def _mark(view: View) -> object:
    return view["turn"], view["commands_done"], view["bays"]


def _numbered(kind: str, legal: Sequence[Action]) -> Iterator[Numbered]:
    """Places in the list; where bays are picked, the bays themselves, and 0 for done."""
    for place, action in enumerate(legal, start=1):
        if kind == "pick":
            yield Numbered(action.arguments.get("bay", DONE), action)
        else:
            yield Numbered(place, action)


def _argument(choice: Numbered, name: str) -> Known:
    return choice.action.arguments[name]


def _table(words: Words, view: View, kind: str, numbered: Sequence[Numbered], width: int = 0) -> Iterator[str]:
    """Number, notation, explanation in columns; no notation where the number says it all."""
    width = width or max(len(words.notation(choice.action)) for choice in numbered)
    for choice in numbered:
        notation = words.notation(choice.action)
        start = f"{choice.number:>3}  {notation:<{width}}  "
        if notation == str(choice.number):
            start = f"{choice.number:>3}  "
        yield from wrapped(words.action(choice.action, kind, view), indent=start, hanging=" " * len(start))


def _declarations(words: Words, view: View, numbered: Sequence[Numbered]) -> Iterator[str]:
    """One heading for each way to pay; what three cards can do is said in a row, it is everything."""
    width = max(len(words.notation(choice.action)) for choice in numbered)
    for payment, group in groupby(numbered, key=lambda choice: _argument(choice, "payment")):
        if payment == "three":
            yield words.say("heading-three")
            yield from in_rows([f"{choice.number:>3}  {words.notation(choice.action)}" for choice in group], gap=1)
            continue
        if payment == "shown" and view["shown"]:
            yield words.say("heading-shown", card=card(words, view["shown"]))
        else:
            yield words.say("heading-pay", card=card(words, payment))
        yield from _table(words, view, "declare", list(group), width)


def _moves(words: Words, view: View, numbered: Sequence[Numbered]) -> Iterator[str]:
    """Both directions of a module on one line."""
    width = max(len(words.notation(choice.action)) for choice in numbered)
    for bay, group in groupby(numbered, key=lambda choice: _argument(choice, "bay")):
        pair = "  ".join(f"{choice.number:>3}  {words.notation(choice.action):<{width}}" for choice in group)
        yield f"{pair}  {module(words, view['bays'][bay - 1]['module'])}"


FACE = AssemblyFace()
