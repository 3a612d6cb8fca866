"""Equal actions of FUSE in one line: `R4  1-3 b02.1-3`, or aloud `The red 4: 1 to 3 on B02, slots 1 to 3.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tablemate.cli.face import Numbered, in_range
from tablemate.cli.terminal import screen_width
from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.words import Words, capitalised, sentence, viewer_of
from tablemate.words.fuse import defused_by
from tablemate.words.fuse.pieces import bomb_of, die, printed, where

from .choices import Group, argument, explained, meaning
from .compact import flowing, in_lines

# In short


def folded(words: Words, view: View, decision: Decision, numbered: Group) -> Iterator[str]:
    """A line for each die to place, one for the dice to burn, and so on."""
    single = [choice for choice in numbered if choice.action.kind in _SINGLE]
    width = max((len(words.notation(choice.action)) for choice in single), default=0)
    for kind, each in groupby(numbered, key=lambda choice: choice.action.kind):
        group = list(each)
        if kind == "place":
            yield from _placements(words, view, group)
        elif kind == "pick":
            yield from _picks(words, view, group)
        elif kind in _SINGLE:
            yield from explained(words, view, decision, group, width)
        else:
            yield from flowing(_heading(words, kind, group), [f"{it.number} {_named(words, view, it)}" for it in group])


def _heading(words: Words, kind: str, group: Group) -> str:
    """What is done with each of several dice, or with the die in hand."""
    match kind:
        case "give":
            return words.say("heading-give", die=die(words, argument(group[0], "die")))
        case "lose":
            return words.say("heading-lose")
    return words.say(f"heading-{kind}")


_SINGLE = ("roll", "confirm", "stop", "take_back", "release")
"""The kinds of which there is one action at most."""


def _named(words: Words, view: View, choice: Numbered) -> str:
    """What is burnt or taken, who is given a die, which die is lost."""
    action = choice.action
    match action.kind:
        case "give":
            return words.seat_label(action.arguments["seat"] - 1)
        case "lose":
            return f"{die(words, _lying(view, action))} {_cell(choice)}"
    return die(words, argument(choice, "die"))


def _lying(view: View, action: Action) -> str:
    """The die on a slot of the viewer's."""
    mat = view["mats"][viewer_of(view)]
    dice = next(entry["dice"] for entry in mat if entry and entry["card"] == action.arguments["card"])
    return str(dice[action.arguments["slot"] - 1])


def _cell(choice: Numbered) -> str:
    return f"{argument(choice, 'card')}.{argument(choice, 'slot')}".lower()


def _placements(words: Words, view: View, group: Group) -> Iterator[str]:
    """Behind each die its bombs, below each other where there is room for that."""
    rows = {name: dict(_by_card(words, view, of_die)) for name, of_die in _by(group, "die")}
    cards = dict.fromkeys(card for cells in rows.values() for card in cells)
    widths = {card: max(len(cells.get(card, "")) for cells in rows.values()) for card in cards}
    for name, cells in rows.items():
        start = die(words, name)
        line = "  ".join([start, *(cells.get(card, "").ljust(width) for card, width in widths.items())]).rstrip()
        yield from [line] if len(line) <= screen_width() else flowing(start, cells.values())


def _by(group: Iterable[Numbered], name: str) -> Iterator[tuple[str, list[Numbered]]]:
    for found, each in groupby(group, key=lambda choice: argument(choice, name)):
        yield found, list(each)


def _by_card(words: Words, view: View, group: Group) -> Iterator[tuple[str, str]]:
    """What is written for each bomb: those slots that defuse it for themselves."""
    for card, cells in _by(group, "card"):
        yield card, " ".join(_slots(words, value, each) for value, each in _alike(view, cells).items())


def _alike(view: View, cells: Group) -> dict[int | None, list[Numbered]]:
    """Slots of a bomb for a die, those that defuse it by its value."""
    found: dict[int | None, list[Numbered]] = {}
    for choice in cells:
        found.setdefault(defused_by(view, choice.action), []).append(choice)
    return found


def _slots(words: Words, value: int | None, cells: Group) -> str:
    numbers, slots = [choice.number for choice in cells], [int(argument(choice, "slot")) for choice in cells]
    between = "-" if all(map(_is_run, (numbers, slots))) else ","
    text = f"{_joined(numbers, between):>5} {argument(cells[0], 'card').lower()}.{_joined(slots, between)}"
    return text if value is None else words.say("compact-defuses", cell=text, value=value)


def _is_run(numbers: Sequence[int]) -> bool:
    return len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1


def _joined(numbers: Sequence[int], between: str) -> str:
    shown = (numbers[0], numbers[-1]) if between == "-" else numbers
    return between.join(map(str, shown))


def _picks(words: Words, view: View, group: Group) -> list[str]:
    """The bombs of the row, as they are printed."""
    names = [argument(choice, "card") for choice in group]
    bombs = [next(entry for entry in view["row"] if entry and entry["card"] == name) for name in names]
    starts = [f"{choice.number:>3} {words.notation(choice.action)} " for choice in group]
    return in_lines(words, bombs, starts, [printed(words, bomb_of(words, name)) for name in names])


# Aloud


def told(words: Words, view: View, decision: Decision, numbered: Group) -> Iterator[str]:
    """A sentence for each die to place and each other action; one for several of which the same is said."""
    for kind, each in groupby(numbered, key=lambda choice: choice.action.kind):
        group = list(each)
        if kind == "place":
            yield from (_of_die(words, view, name, of_die) for name, of_die in _by(group, "die"))
        elif kind in ("burn", "claim") and len(group) > 1:
            yield _together(words, group, meaning(words, view, decision, group))
        else:
            yield from (choice.aloud(words, meaning(words, view, decision, [choice])) for choice in group)


def _of_die(words: Words, view: View, name: str, group: Group) -> str:
    places = [text for _, cells in _by(group, "card") for text in _on_bomb(words, view, cells)]
    said = words.say("between-rules").join(places)
    return capitalised(words.say("choices-of-die", die=die(words, name), places=said))


def _on_bomb(words: Words, view: View, cells: Group) -> Iterator[str]:
    for value, alike in _alike(view, cells).items():
        said = {
            "numbers": in_range(words, [choice.number for choice in alike]),
            "card": argument(alike[0], "card"),
            "where": where(words, [int(argument(choice, "slot")) - 1 for choice in alike]),
        }
        if value is None:
            yield words.say("choices-on-bomb", **said)
        else:
            yield words.say("choices-defusing", **said, points=value)


def _together(words: Words, group: Group, text: str) -> str:
    """The first action, and of the others the dice as they are typed."""
    typed = [die(words.aloud(on=False), argument(choice, "die")).lower() for choice in group[1:]]
    numbers = in_range(words, [choice.number for choice in group])
    return f"{numbers}, {words.either([words.notation(group[0].action), *typed])}. {sentence(text)}"
