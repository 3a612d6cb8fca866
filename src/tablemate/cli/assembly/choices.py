"""How the actions of a decision are listed: explained one by one, or folded where there is little room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from tablemate.cli.face import COMPACT, LIST, Numbered
from tablemate.cli.terminal import in_rows, wrapped
from tablemate.games.assembly.view_types import View
from tablemate.kernel.json_types import Known
from tablemate.words import Words
from tablemate.words.assembly import is_locking
from tablemate.words.assembly.brief import brief, command_alone, direction
from tablemate.words.assembly.nouns import card, malfunction, module

_GLUE = "\N{NO-BREAK SPACE}"
"""What keeps an entry in one line; the catalogues use the same."""


_MOST_EXPLAINED = 12
"""With more declarations the large ring does not fit on a screen of 40 lines."""


@dataclass(frozen=True, slots=True)
class Fold:
    """Actions that are alike: what they have in common, and each by its number and what is its own."""

    head: str
    choices: tuple[Numbered, ...]


def listed(words: Words, view: View, kind: str, numbered: Sequence[Numbered], layout: str) -> Iterator[str]:
    """The lines of a decision's actions, as a layout wants them."""
    if layout in (COMPACT, LIST) or (kind == "declare" and len(numbered) > _MOST_EXPLAINED):
        return _folded(words, view, kind, numbered, layout)
    if kind == "declare":
        return _declarations(words, view, numbered)
    if kind == "move":
        return _moves(words, view, numbered)
    return _table(words, numbered, lambda choice: words.action(choice.action, kind, view))


def _argument(choice: Numbered, name: str) -> Known:
    return choice.action.arguments.get(name)


def _table(
    words: Words, numbered: Sequence[Numbered], meaning: Callable[[Numbered], str], width: int = 0
) -> Iterator[str]:
    """Number, notation, explanation in columns; no notation where the number says it all."""
    width = width or max(len(words.notation(choice.action)) for choice in numbered)
    for choice in numbered:
        notation = words.notation(choice.action)
        start = f"{choice.number:>3}  {notation:<{width}}  "
        if notation == str(choice.number):
            start = f"{choice.number:>3}  "
        yield from wrapped(meaning(choice), indent=start, hanging=" " * len(start))


def _declarations(words: Words, view: View, numbered: Sequence[Numbered]) -> Iterator[str]:
    """One heading for each way to pay; what three cards can do is said in a row, it is everything."""
    width = max(len(words.notation(choice.action)) for choice in numbered)
    for payment, group in groupby(numbered, key=lambda choice: _argument(choice, "payment")):
        yield _heading(words, view, payment)
        if payment == "three":
            yield from in_rows([f"{choice.number:>3}  {words.notation(choice.action)}" for choice in group], gap=1)
        else:
            yield from _table(words, list(group), lambda choice: words.action(choice.action, "declare", view), width)


def _heading(words: Words, view: View, payment: str) -> str:
    """What a command is paid with."""
    if payment == "three":
        return words.say("heading-three")
    if payment == "shown" and view["shown"]:
        return words.say("heading-shown", card=card(words, view["shown"]))
    return words.say("heading-pay", card=card(words, payment))


def _moves(words: Words, view: View, numbered: Sequence[Numbered]) -> Iterator[str]:
    """Both directions of a module on one line."""
    width = max(len(words.notation(choice.action)) for choice in numbered)
    for bay, group in groupby(numbered, key=lambda choice: _argument(choice, "bay")):
        pair = "  ".join(f"{choice.number:>3}  {words.notation(choice.action):<{width}}" for choice in group)
        yield f"{pair}  {module(words, view['bays'][bay - 1]['module'])}"


def _folded(words: Words, view: View, kind: str, numbered: Sequence[Numbered], layout: str) -> Iterator[str]:
    """What is alike in a row, the rest explained one by one."""
    folds = list(_folds(words, view, numbered))
    width = max((len(fold.head) for fold in folds), default=0)
    told: set[Known] = set()
    for fold in folds:
        entries = [(choice.number, _in_short(words, view, choice, told)) for choice in fold.choices]
        yield from _aloud(fold.head, entries) if layout == LIST else _in_a_row(fold.head.ljust(width), entries)
    alike = {choice.number for fold in folds for choice in fold.choices}
    rest = [choice for choice in numbered if choice.number not in alike]
    if layout == LIST:
        yield from (choice.aloud(words, _meaning(words, view, kind, choice)) for choice in rest)
    elif rest:
        yield from _table(words, rest, lambda choice: _meaning(words, view, kind, choice))


def _in_short(words: Words, view: View, choice: Numbered, told: set[Known]) -> str:
    """What is an action's own; what a command would find is told once."""
    command = choice.action.arguments.get("command")
    text = command_alone(words, choice.action) if command in told else brief(words, choice.action, view)
    told |= set() if command is None or choice.action.arguments.get("role") else {command}
    return text


def _meaning(words: Words, view: View, kind: str, choice: Numbered) -> str:
    """What an action does; of a bay that is locked, its malfunction."""
    bay = choice.action.arguments.get("bay") if kind == "pick" else None
    if bay is None:
        return words.action(choice.action, kind, view)
    return f"{brief(words, choice.action, view)}. {malfunction(words, view['malfunctions'], bay)}"


def _folds(words: Words, view: View, numbered: Sequence[Numbered]) -> Iterator[Fold]:
    """Commands by what pays for them, moves by their direction, bays that are picked without further effect."""
    like: dict[str, list[Numbered]] = {}
    for choice in numbered:
        head = _head(words, view, choice)
        if head is not None:
            like.setdefault(head, []).append(choice)
    return (Fold(head, tuple(choices)) for head, choices in like.items())


def _head(words: Words, view: View, choice: Numbered) -> str | None:
    """What an action has in common with others; None for one that needs words of its own."""
    match choice.action.kind:
        case "declare":
            payment = _argument(choice, "payment")
            if words.reads_aloud:
                return _heading(words, view, payment)
            return words.say("fold-head", head=words.say(f"word-payment.{payment}"))
        case "move":
            return words.say("fold-head", head=direction(words, _argument(choice, "direction")))
        case "keep":
            return words.say("fold-keep")
        case "ask":
            return ""
        case "pick":
            malfunction = view["bays"][_argument(choice, "bay") - 1]["malfunction"]
            return None if malfunction and is_locking(view) else ""
    return None


def _in_a_row(head: str, entries: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Entries behind what they have in common, none of them broken."""
    start = f"  {head} " if head else " "
    whole = "  ".join(f"{number:>2} {text}".replace(" ", _GLUE) for number, text in entries)
    for line in wrapped(whole, indent=start, hanging=" " * len(start)):
        yield line.replace(_GLUE, " ")


def _aloud(head: str, entries: Iterable[tuple[int, str]]) -> Iterator[str]:
    row = ", ".join(f"{number}{_GLUE}{text}" for number, text in entries)
    yield f"{head} {row}." if head else f"{row}."
