"""The choices as a person picks them: numbered, in notation, explained; those that mean the same share a heading.

A prediction has the number of tricks itself, and surrender is always 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from tablemate.cli.face import COMPACT, LIST, Choices, Numbered
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.origin_story.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.words import Words, capitalised
from tablemate.words.origin_story.labels import held, in_trick, laid

from .compact import cut, fitted, menu_room
from .table import counted

SURRENDER = 0
"""The number of what nobody should choose by mistake; it comes last."""
_MANY = 3
"""From so many on, actions that mean the same are listed side by side where there is room."""
_SAY_ENOUGH = ("predict", "suit")
"""Kinds of decisions whose notation says all there is to say."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A choice, how it is written, and what it means."""

    choice: Numbered
    notation: str
    text: str

    @property
    def number(self) -> int:
        """What is typed for it."""
        return self.choice.number


def choices(words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
    """All actions of a decision."""
    words = words.aloud(on=layout == LIST)
    predicting = decision.kind == "predict"
    numbered = _numbered(legal, first=0 if predicting else 1)
    told = [
        _Told(each, words.notation(each.action), words.action(each.action, decision.kind, view)) for each in numbered
    ]
    if layout == LIST:
        lines = list(_aloud(words, decision, told))
    elif layout == COMPACT:
        lines = _compact(words, view, decision, told)
    else:
        lines = list(_drawn(words, told))
    return Choices(numbered, tuple(lines), by_place=predicting)


def _numbered(legal: Sequence[Action], first: int) -> tuple[Numbered, ...]:
    last = [action for action in legal if action.kind == "surrender"]
    others = [action for action in legal if action.kind != "surrender"]
    return (
        *(Numbered(number, action) for number, action in enumerate(others, start=first)),
        *(Numbered(SURRENDER, action) for action in last),
    )


def _drawn(words: Words, told: Sequence[_Told]) -> Iterator[str]:
    groups = [(text, list(each)) for text, each in groupby(told, key=lambda one: one.text)]
    width = max((len(one.notation) for _, group in groups if len(group) < _MANY for one in group), default=0)
    for text, group in groups:
        if len(group) >= _MANY:
            yield words.say("choices-heading", text=capitalised(text))
            yield from in_rows([f"{one.number:>3} {one.notation}" for one in group])
        else:
            for one in group:
                start = f"{one.number:>3} {one.notation:<{width}}  "
                yield from wrapped(text, indent=start, hanging=" " * len(start))


def _aloud(words: Words, decision: Decision, told: Sequence[_Told]) -> Iterator[str]:
    """A sentence each; what means the same is one sentence, and so is what is only a number."""
    between = words.say("cards-between")
    if decision.kind == "predict":
        yield f"{between.join(f'{one.number}, {one.notation}' for one in told)}."
        return
    for text, group in _alike(told):
        if len(group) == 1:
            yield group[0].choice.aloud(words, text)
        else:
            listed = between.join(f"{one.number}, {one.notation}" for one in group)
            yield f"{words.say('choices-heading', text=capitalised(text))} {listed}."


def _alike(told: Sequence[_Told]) -> list[tuple[str, list[_Told]]]:
    """What means the same together, in the order of the first of each."""
    groups: dict[str, list[_Told]] = {}
    for one in told:
        groups.setdefault(one.text, []).append(one)
    return list(groups.items())


# Compact: equal actions in a line, and no more lines than there is room for


def _compact(words: Words, view: View, decision: Decision, told: Sequence[_Told]) -> list[str]:
    """Each choice in full if there is room, else in a line."""
    if decision.kind in _SAY_ENOUGH:
        return list(in_rows([f"{one.number:>3} {one.notation}" for one in told]))
    texts = list(_folded(words, [_as_laid(words, view, one) for one in told]))
    question = wrapped(words.decision(decision, decision.seat, view))
    return [line for lines in fitted(texts, menu_room(words, view) - len(question)) for line in lines]


def _as_laid(words: Words, view: View, one: _Told) -> _Told:
    """A card to play with what it would count there beside it, so that the rest can be said of several at once."""
    action = one.choice.action
    entry = held(view, action.arguments["card"]) if action.kind == "play" else None
    if entry is None:
        return one
    return _Told(one.choice, one.notation + counted(words, laid(entry)), in_trick(words, entry, view))


def _folded(words: Words, told: Sequence[_Told]) -> Iterator[tuple[list[str], str]]:
    """Each choice, or all that mean the same, in full and in a line; those side by side cannot be cut."""
    groups = _alike(told)
    width = max((len(group[0].notation) for _, group in groups if len(group) == 1), default=0)
    for text, group in groups:
        if len(group) > 1:
            heading = words.say("choices-heading", text=capitalised(text))
            yield from (([line], line) for line in _side_by_side(heading, group))
        else:
            one = group[0]
            start = f"{one.number:>3} {one.notation:<{width}}  "
            yield wrapped(text, indent=start, hanging=" " * len(start)), cut(text, start)


def _side_by_side(heading: str, group: Sequence[_Told]) -> list[str]:
    """What means the same behind its heading; no choice is divided at the end of a line."""
    whole = "  ".join(f"{one.number} {one.notation}".replace(" ", "\N{NO-BREAK SPACE}") for one in group)
    start = f"  {heading} "
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped(whole, indent=start, hanging="      ")]
