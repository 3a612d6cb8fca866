"""The legal actions of FUSE, numbered, in notation, explained, and grouped by die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Choice, Choices
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision
from tablemate.words import Words
from tablemate.words.fuse.pieces import die

_ORDER = ("place", "burn", "claim", "confirm")
"""What comes first: what brings the game forward."""
_MARGIN = 3
_ACROSS = 3
"""Slots in one line."""


def choices(words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
    """All actions of a decision as a person picks them: placements by die, then burning, then the rest."""
    words = words.aloud(on=layout == "list")
    ordered = sorted(legal, key=_rank)
    numbered = tuple(Choice(place, action) for place, action in enumerate(ordered, start=1))
    lines = [words.say("choices-stuck")] if _is_stuck(decision, legal) else []
    if layout == "list":
        lines += [choice.aloud(words, words.action(choice.action, decision.kind, view)) for choice in numbered]
    else:
        lines += _drawn(words, view, decision, numbered)
    return Choices(numbered, tuple(lines))


def _rank(action: Action) -> int:
    return _ORDER.index(action.kind) if action.kind in _ORDER else len(_ORDER)


def _is_stuck(decision: Decision, legal: Sequence[Action]) -> bool:
    """Nothing can be placed, so that something must be burnt."""
    kinds = {action.kind for action in legal}
    return decision.kind == "draft" and "burn" in kinds and "place" not in kinds


def _drawn(words: Words, view: View, decision: Decision, numbered: Sequence[Choice]) -> Iterator[str]:
    """Placements of a die bomb by bomb, several dice to burn or claim in one row, everything else line by line."""
    width = max((len(words.notation(choice.action)) for choice in numbered if choice.action.kind != "place"), default=0)
    for kind, each in groupby(numbered, key=lambda choice: choice.action.kind):
        group = list(each)
        if kind == "place":
            yield from _placements(words, view, decision, group)
        elif kind in ("burn", "claim") and len(group) > 1:
            yield words.say(f"heading-{kind}")
            yield from in_rows([f"{choice.number:>3} {words.notation(choice.action)}" for choice in group])
        else:
            yield from _table(words, view, decision, group, width)


def _placements(words: Words, view: View, decision: Decision, group: Sequence[Choice]) -> Iterator[str]:
    """Beside each die one line for each bomb: the numbers with their slots, and how far the bomb is.

    Where a wrong die may be placed (`hard_hands`), its slots have a line of their own that promises nothing.
    """
    by_bomb = groupby(group, key=lambda choice: (_argument(choice, "die"), _argument(choice, "card")))
    bombs = [cells for _, each in by_bomb for cells in _alike(words, view, decision, each)]
    width = max(len(_slots(*cells[:_ACROSS])) for cells in bombs)
    for name, of_die in groupby(bombs, key=lambda cells: _argument(cells[0], "die")):
        start = die(words, name)
        for cells in of_die:
            rows = [_slots(*cells[at : at + _ACROSS]) for at in range(0, len(cells), _ACROSS)]
            for row in rows[:-1]:
                yield f"{start:<{_MARGIN}}{row}"
                start = ""
            indent = f"{start:<{_MARGIN}}{rows[-1]:<{width}}  "
            yield from wrapped(_explained(words, view, decision, cells), indent=indent, hanging=" " * len(indent))
            start = ""


def _alike(words: Words, view: View, decision: Decision, cells: Iterable[Choice]) -> Iterable[list[Choice]]:
    """Slots of one bomb for one die, those of which the same is said together."""
    found: dict[str, list[Choice]] = {}
    for choice in cells:
        found.setdefault(words.action(choice.action, decision.kind, view), []).append(choice)
    return found.values()


def _slots(*cells: Choice) -> str:
    return "".join(f"{choice.number:>3} {_cell(choice)}  " for choice in cells)


def _cell(choice: Choice) -> str:
    return f"{_argument(choice, 'card')}.{_argument(choice, 'slot')}".lower()


def _explained(words: Words, view: View, decision: Decision, cells: Sequence[Choice]) -> str:
    return words.action(cells[0].action, decision.kind, view)


def _argument(choice: Choice, name: str) -> str:
    return str(choice.action.arguments[name])


def _table(words: Words, view: View, decision: Decision, group: Sequence[Choice], width: int) -> Iterator[str]:
    """Number, notation, explanation in columns."""
    for choice in group:
        start = f"{choice.number:>3} {words.notation(choice.action):<{width}}  "
        text = words.action(choice.action, decision.kind, view)
        yield from wrapped(text, indent=start, hanging=" " * len(start))
