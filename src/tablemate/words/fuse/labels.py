"""What each piece of FUSE is called aloud, from a view alone, and with a preview what would become of it."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.fuse.described import SIGNS
from tablemate.games.fuse.view_types import BombCard, BombOfRow, BombOnMat, View, Wanted
from tablemate.kernel.preview import Preview
from tablemate.kernel.views import AnyView
from tablemate.words.words import Words, capitalised, sentence, viewer_of

from .pieces import asked, bag, bomb_of, called, colour, die, explain, sabotage, where


def labels(words: Words, view: View, preview: Preview | None) -> Iterator[tuple[str, str]]:
    """`die 1` of the tray, each bomb of the row and the mats by its id, the piles by their names in the view."""
    then = {} if preview is None else dict(_foreseen(words, view, preview))
    for name, text in _pieces(words, view):
        yield name, f"{text} {words.say('label-after', then=then[name])}" if name in then else text


def _pieces(words: Words, view: View) -> Iterator[tuple[str, str]]:
    yield from ((f"die {place}", text) for place, text in enumerate(tray(words, view), start=1))
    for entry in filter(None, view["row"]):
        yield entry["card"], " ".join([bomb(words, entry), *map(sentence, prospects(words, view, entry))])
    for own in _on_mats(view):
        yield own["card"], f"{bomb(words, own)} {lying(words, own)}"
    yield "bag", sentence(bag(words, view))
    yield "sabotage", sentence(sabotage(words, view))
    yield "pile", sentence(words.say("screen-pile", count=view["pile"]))


def _foreseen(words: Words, view: View, preview: Preview) -> Iterator[tuple[str, str]]:
    """Each piece that an action would change, and what would become of it."""
    for event in (event.seen_by(viewer_of(view)) for event in preview.events):
        match event["event"]:
            case "picked":
                yield event["card"], words.say("label-then-picked", **words.who(event["seat"], viewer_of(view)))
            case "defused":
                yield event["card"], words.say("label-then-defused")
            case "die_lost":
                yield event["card"], words.say("label-then-lost", die=die(words, event["die"]))
    if preview.view is not None:
        yield from _dice_then(words, view, preview.view)
        yield from _bombs_then(words, view, preview.view)


def _dice_then(words: Words, view: View, after: AnyView) -> Iterator[tuple[str, str]]:
    """The dice that somebody takes, uses, gives or puts back."""
    for place, (now, then) in enumerate(zip(view["tray"], after["tray"], strict=False), start=1):
        if (now["is"], now["seat"]) != (then["is"], then["seat"]):
            who = {} if then["seat"] is None else words.who(then["seat"], viewer_of(view))
            yield f"die {place}", words.say(f"label-then-{then['is']}", **who)


def _bombs_then(words: Words, view: View, after: AnyView) -> Iterator[tuple[str, str]]:
    """The bombs on which other dice lie."""
    then = {own["card"]: own for own in _on_mats(after)}
    for own in _on_mats(view):
        if then.get(own["card"], own) != own:
            yield own["card"], lying(words, then[own["card"]])


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


def prospects(words: Words, view: View, entry: BombOfRow) -> Iterator[str]:
    """How hard a bomb of the row is, and whether its colours can be had, where the table tells it."""
    if entry["turns"] is not None:
        yield words.say("prospect-turns", turns=entry["turns"])
    if entry["wanted_by"] is not None:
        yield from _colours(words, view, entry["wanted_by"])


def _colours(words: Words, view: View, wanted: list[Wanted]) -> Iterator[str]:
    """The colours of which none is in the bag, or that somebody waits for already."""
    missing = [each["colour"] for each in wanted if not view["bag"][each["colour"]]]
    contested = [each for each in wanted if each["seats"]]
    if not missing and not contested:
        yield words.say("prospect-suits" if wanted else "prospect-any-colour")
    yield from (words.say("prospect-missing", colour=colour(words, name)) for name in missing)
    for each in contested:
        seats = words.listed(words.who_called(seat, viewer_of(view)) for seat in each["seats"])
        yield words.say("prospect-wanted", colour=colour(words, each["colour"]), seats=seats)


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
