"""The legal actions of Origin Story, numbered, in notation, explained; those that mean the same share a heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choice, Choices
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.origin_story.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.words import Words, capitalised

_LAST = ("surrender",)
"""What nobody should choose by mistake comes last."""
_MANY = 3
"""From so many on, actions that mean the same are listed side by side."""


def choices(words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
    """All actions of a decision as a person picks them; a prediction has the number of tricks itself."""
    words = words.aloud(on=layout == "list")
    ordered = sorted(legal, key=lambda action: action.kind in _LAST)
    predicting = decision.kind == "predict"
    first = 0 if predicting else 1
    numbered = tuple(Choice(place, action) for place, action in enumerate(ordered, start=first))
    told = [(choice, words.action(choice.action, decision.kind, view)) for choice in numbered]
    lines = [choice.aloud(words, text) for choice, text in told] if layout == "list" else _drawn(words, told)
    return Choices(numbered, tuple(lines), by_place=predicting)


def _drawn(words: Words, told: Sequence[tuple[Choice, str]]) -> Iterator[str]:
    groups = [(text, [choice for choice, _ in each]) for text, each in groupby(told, key=lambda one: one[1])]
    single = [choice for _, group in groups for choice in group if len(group) < _MANY]
    width = max((len(words.notation(choice.action)) for choice in single), default=0)
    for text, group in groups:
        if len(group) >= _MANY:
            yield words.say("choices-heading", text=capitalised(text))
            yield from in_rows([f"{choice.number:>3} {words.notation(choice.action)}" for choice in group])
        else:
            for choice in group:
                start = f"{choice.number:>3} {words.notation(choice.action):<{width}}  "
                yield from wrapped(text, indent=start, hanging=" " * len(start))
