"""The face of Origin Story in the terminal: what of the table is shown when, and the choices.

The legal actions are numbered, in notation, explained; those that mean the same share a heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choices, Face, Numbered
from tablemate.cli.terminal import Terminal, in_rows, wrapped
from tablemate.games.origin_story.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.words import Words, capitalised
from tablemate.words.origin_story.labels import asked, first_lead

from .listing import listing, trick_listing
from .notes import NOTES, SPELLED, card, points_by_round
from .table import rows, table, trick

_LAST = ("surrender",)
"""What nobody should choose by mistake comes last."""
_MANY = 3
"""From so many on, actions that mean the same are listed side by side."""


class OriginStoryFace(Face):
    """See `cli.face.Face`."""

    layouts = ("table", "list")
    notes = NOTES
    spelled = SPELLED

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        if layout == "list":
            return [line for text in listing(words.aloud(), view) for line in wrapped(text, hanging="  ")]
        return table(words, view, terminal)

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table for a new round or trick, the rows when cards moved, the trick alone while it is resolved.

        Before you choose your side: who leads, and your hand.
        """
        if any(before[name] != view[name] for name in ("round", "trick", "side", "vancard", "event")):
            return self.table(words, view, terminal, layout)
        if asked(view) == "align":
            return _before_sides(words, view, terminal, layout)
        if any(before[name] != view[name] for name in ("hand", "rows")):
            return _in_short(words, view, terminal, layout)
        if before["plays"] != view["plays"] or before["binding"] != view["binding"]:
            return trick(words, view) if layout == "table" else trick_listing(words.aloud(), view)
        return []

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The points of each round; the outcome adds them up."""
        return points_by_round(words, view)

    def card(self, words: Words, view: View, asked: str) -> list[str] | None:
        """A card with abilities by its id."""
        return card(words, view, asked)

    def typed(self, view: View, line: str) -> str:
        """Notation as it is."""
        return line

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return _choices(words, view, decision, legal, layout)


def _before_sides(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """What the choice between hero and villain hangs on: who leads, and your hand."""
    leads = first_lead(words, view)
    head = [] if leads is None else wrapped(f"{capitalised(leads)}.")
    return [*head, *_in_short(words, view, terminal, layout)]


def _in_short(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """The rows without your cards with abilities."""
    if layout == "list":
        return [line for text in trick_listing(words.aloud(), view) for line in wrapped(text, hanging="  ")]
    return rows(words, view, terminal)


def _choices(words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
    """All actions of a decision as a person picks them; a prediction has the number of tricks itself."""
    words = words.aloud(on=layout == "list")
    ordered = sorted(legal, key=lambda action: action.kind in _LAST)
    predicting = decision.kind == "predict"
    first = 0 if predicting else 1
    numbered = tuple(Numbered(place, action) for place, action in enumerate(ordered, start=first))
    told = [(choice, words.action(choice.action, decision.kind, view)) for choice in numbered]
    lines = [choice.aloud(words, text) for choice, text in told] if layout == "list" else _drawn(words, told)
    return Choices(numbered, tuple(lines), by_place=predicting)


def _drawn(words: Words, told: Sequence[tuple[Numbered, str]]) -> Iterator[str]:
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


FACE = OriginStoryFace()
