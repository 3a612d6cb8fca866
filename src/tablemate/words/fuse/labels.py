"""What each piece of FUSE is called aloud, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.fuse.described import bomb_of
from tablemate.games.fuse.view_types import BombCard, BombOnMat, TrayDie, View
from tablemate.words.words import Words, capitalised, viewer_of

from .actions import called
from .cards import explain, where
from .nouns import colour, die


def labels(words: Words, view: View) -> Iterator[tuple[str, str]]:
    """`die 1` of the tray, and each bomb of the row and the mats by its id."""
    for place, each in enumerate(view["tray"], start=1):
        yield f"die {place}", tray_die(words, view, each)
    for entry in filter(None, view["row"]):
        yield entry["card"], bomb(words, entry)
    for own in filter(None, (entry for mat in view["mats"] for entry in mat)):
        yield own["card"], f"{bomb(words, own)} {lying(words, own)}"


def tray_die(words: Words, view: View, each: TrayDie) -> str:
    """A die of this turn and who has it: `Yellow 2, free.`"""
    letter, value = tuple(each["die"])
    shown = words.say("ask-both", colour=colour(words, letter), value=value)
    who = {} if each["seat"] is None else words.who(each["seat"], viewer_of(view))
    return capitalised(words.say(f"label-die-{each['is']}", die=shown, **who))


def bomb(words: Words, entry: BombCard) -> str:
    """A bomb: its name, its value, what it demands."""
    found = bomb_of(entry)
    demands = " ".join(f"{capitalised(text)}." for text in explain(words, found))
    return words.say("list-bomb", card=called(words, entry), value=found.value, dice=str(found.size), demands=demands)


def lying(words: Words, entry: BombOnMat) -> str:
    """The dice on a bomb, slot by slot; those under others are safe."""
    placed = [(slot, name) for slot, name in enumerate(entry["dice"]) if name is not None]
    if not placed:
        return words.say("list-empty", card=entry["card"])
    texts = [
        words.say("list-die", die=die(words, name), where=where(words, [slot]), covered=_yes(entry["covered"][slot]))
        for slot, name in placed
    ]
    return words.say("list-lying", card=entry["card"], dice=words.listed(texts))


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
