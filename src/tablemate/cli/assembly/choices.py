"""The legal actions of Assembly, numbered, in notation, explained, and grouped where there are many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choice, Choices
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.assembly.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.kernel.json_types import Json
from tablemate.words import Words, sentence
from tablemate.words.assembly.nouns import card

DONE = 0


def choices(words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
    """All actions of a decision as a person picks them."""
    numbered = tuple(_numbered(decision.kind, legal))
    if layout == "list":
        lines = tuple(_spoken(words, view, decision.kind, choice) for choice in numbered)
    elif decision.kind == "declare":
        lines = tuple(_declarations(words, view, numbered))
    elif decision.kind == "move":
        lines = tuple(_moves(words, view, numbered))
    else:
        lines = tuple(_table(words, view, decision.kind, numbered))
    return Choices(numbered, lines, by_place=decision.kind == "pick")


def _numbered(kind: str, legal: Sequence[Action]) -> Iterator[Choice]:
    """Places in the list; where bays are picked, the bays themselves, and 0 for done."""
    for place, action in enumerate(legal, start=1):
        if kind == "pick":
            yield Choice(action.arguments.get("bay", DONE), action)
        else:
            yield Choice(place, action)


def _argument(choice: Choice, name: str) -> Json:
    return choice.action.arguments[name]


def _spoken(words: Words, view: View, kind: str, choice: Choice) -> str:
    text, notation = words.action(choice.action, kind, view), words.notation(choice.action)
    if notation == str(choice.number):
        return sentence(f"{choice.number}, {text}")
    return f"{choice.number}, {notation}. {sentence(text)}"


def _table(words: Words, view: View, kind: str, numbered: Sequence[Choice], width: int = 0) -> Iterator[str]:
    """Number, notation, explanation in columns; no notation where the number says it all."""
    width = width or max(len(words.notation(choice.action)) for choice in numbered)
    for choice in numbered:
        notation = words.notation(choice.action)
        start = f"{choice.number:>3}  {notation:<{width}}  "
        if notation == str(choice.number):
            start = f"{choice.number:>3}  "
        yield from wrapped(words.action(choice.action, kind, view), indent=start, hanging=" " * len(start))


def _declarations(words: Words, view: View, numbered: Sequence[Choice]) -> Iterator[str]:
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


def _moves(words: Words, view: View, numbered: Sequence[Choice]) -> Iterator[str]:
    """Both directions of a module on one line."""
    width = max(len(words.notation(choice.action)) for choice in numbered)
    for bay, group in groupby(numbered, key=lambda choice: _argument(choice, "bay")):
        pair = "  ".join(f"{choice.number:>3}  {words.notation(choice.action):<{width}}" for choice in group)
        name = words.say(f"module-{view['bays'][bay - 1]['module']}")
        yield f"{pair}  {name}"
