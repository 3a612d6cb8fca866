"""What each piece of FUSE is called aloud, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.fuse.described import SIGNS
from tablemate.games.fuse.view_types import BombCard, BombOnMat, View
from tablemate.kernel.preview import Preview
from tablemate.kernel.views import AnyView
from tablemate.words.words import Words, capitalised, sentence, viewer_of

from .pieces import asked, bag, bomb_of, called, die, explain, sabotage, where


def labels(words: Words, view: View, preview: Preview | None) -> Iterator[tuple[str, str]]:
    """`die 1` of the tray, each bomb of the row and the mats by its id, the piles by their names in the view."""
    yield from ((f"die {place}", text) for place, text in enumerate(tray(words, view), start=1))
    for entry in filter(None, view["row"]):
        yield entry["card"], bomb(words, entry)
    then = {} if preview is None or preview.view is None else {own["card"]: own for own in _on_mats(preview.view)}
    for own in _on_mats(view):
        text = f"{bomb(words, own)} {lying(words, own)}"
        after = then.get(own["card"], own)
        yield own["card"], text if after == own else f"{text} {words.say('label-after', then=lying(words, after))}"
    yield "bag", sentence(bag(words, view))
    yield "sabotage", sentence(sabotage(words, view))
    yield "pile", sentence(words.say("screen-pile", count=view["pile"]))


def _on_mats(view: AnyView) -> Iterator[BombOnMat]:
    return (entry for mat in view["mats"] for entry in mat if entry)


def tray(words: Words, view: View) -> Iterator[str]:
    """The dice of this turn and who has them, or whom a free one fits: `Yellow 2, free, fits you and Ana.`"""
    for place, each in enumerate(view["tray"]):
        said = {"die": asked(words, [SIGNS[each["die"]]])}
        if each["is"] == "free" and view["fits"] is not None and view["outcome"] is None:
            fitting = [seat for seat, dice in enumerate(view["fits"]) if dice[place]]
            said["seats"] = words.listed(words.who_called(seat, viewer_of(view)) for seat in fitting)
            yield capitalised(words.say("label-die-fits" if fitting else "label-die-fits-nobody", **said))
        else:
            who = {} if each["seat"] is None else words.who(each["seat"], viewer_of(view))
            yield capitalised(words.say(f"label-die-{each['is']}", **said, **who))


def bomb(words: Words, entry: BombCard) -> str:
    """A bomb: its name, its value, what it demands."""
    found = bomb_of(words, entry["card"])
    demands = " ".join(f"{capitalised(text)}." for text in explain(words, found))
    return words.say("list-bomb", card=called(words, found), value=found.value, dice=str(found.size), demands=demands)


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
