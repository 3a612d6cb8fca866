"""The actions of FUSE beside its drawn table: placements bomb by bomb, dice in rows, all else line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Numbered
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Decision
from tablemate.words import Words
from tablemate.words.fuse.pieces import die

Group = Sequence[Numbered]

_MARGIN = 3
_ACROSS = 3
"""Slots in one line."""


def drawn(words: Words, view: View, decision: Decision, numbered: Group) -> Iterator[str]:
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
            yield from explained(words, view, decision, group, width)


def _placements(words: Words, view: View, decision: Decision, group: Group) -> Iterator[str]:
    """Beside each die one line for each bomb: the numbers with their slots, and how far the bomb is.

    Where a wrong die may be placed (`hard_hands`), its slots have a line of their own that promises nothing.
    """
    by_bomb = groupby(group, key=lambda choice: (argument(choice, "die"), argument(choice, "card")))
    bombs = [cells for _, each in by_bomb for cells in _alike(words, view, decision, each)]
    width = max(len(_slots(*cells[:_ACROSS])) for cells in bombs)
    for name, of_die in groupby(bombs, key=lambda cells: argument(cells[0], "die")):
        start = die(words, name)
        for cells in of_die:
            rows = [_slots(*cells[at : at + _ACROSS]) for at in range(0, len(cells), _ACROSS)]
            for row in rows[:-1]:
                yield f"{start:<{_MARGIN}}{row}"
                start = ""
            indent = f"{start:<{_MARGIN}}{rows[-1]:<{width}}  "
            yield from wrapped(_meaning(words, view, decision, cells), indent=indent, hanging=" " * len(indent))
            start = ""


def _alike(words: Words, view: View, decision: Decision, cells: Iterable[Numbered]) -> Iterable[list[Numbered]]:
    """Slots of one bomb for one die, those of which the same is said together."""
    found: dict[str, list[Numbered]] = {}
    for choice in cells:
        found.setdefault(words.action(choice.action, decision.kind, view), []).append(choice)
    return found.values()


def _slots(*cells: Numbered) -> str:
    return "".join(f"{choice.number:>3} {_cell(choice)}  " for choice in cells)


def _cell(choice: Numbered) -> str:
    return f"{argument(choice, 'card')}.{argument(choice, 'slot')}".lower()


def _meaning(words: Words, view: View, decision: Decision, cells: Group) -> str:
    return words.action(cells[0].action, decision.kind, view)


def explained(words: Words, view: View, decision: Decision, group: Group, width: int) -> Iterator[str]:
    """Number, notation, explanation in columns."""
    for choice in group:
        start = f"{choice.number:>3} {words.notation(choice.action):<{width}}  "
        yield from wrapped(meaning(words, view, decision, [choice]), indent=start, hanging=" " * len(start))


def meaning(words: Words, view: View, decision: Decision, group: Group) -> str:
    """What one of several equal actions means; also what a claim is for, and that bots do not hold up who stops."""
    action = group[0].action
    match action.kind:
        case "claim":
            return words.say("choices-claim", count=len(group))
        case "stop" if view["players"] > 1:
            return words.say("choices-stop")
    return words.action(action, decision.kind, view)


def argument(choice: Numbered, name: str) -> str:
    """What an action says for one of its parameters."""
    return str(choice.action.arguments[name])
