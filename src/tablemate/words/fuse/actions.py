"""Actions of FUSE in a few words, from what they say and what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from tablemate.games.fuse.described import DescribedBomb
from tablemate.games.fuse.view_types import BombOnMat, View
from tablemate.kernel.actions import Action
from tablemate.words.words import Words, viewer_of

from .cards import explain, printed, short_rules
from .nouns import bomb_of, called, die, name_of


def in_words(words: Words, action: Action, view: View) -> str:
    """What an action means here."""
    said = action.arguments
    match action.kind:
        case "confirm":
            return words.say("action-confirm" if view["players"] > 1 else "action-confirm-alone")
        case "roll":
            return words.say("action-roll", count=_dice_to_roll(view))
        case "give":
            return words.say("action-give", seat=words.seat(said["seat"] - 1))
        case "place":
            return _place(words, view, _of_mat(view, said["card"]), said["slot"], said["die"])
        case "lose":
            return _lose(words, _of_mat(view, said["card"]), said["slot"])
        case "pick":
            return _pick(words, bomb_of(words, said["card"]))
    return words.say(f"action-{action.kind}")


def choice(words: Words, action: Action, kind: str, view: View) -> Iterator[str]:
    """The die or the bomb, where the words of the action leave it out, and those words."""
    said = action.arguments
    match action.kind:
        case "place":
            yield words.say("choice-place", die=die(words, said["die"]), card=said["card"], slot=str(said["slot"]))
        case "burn" | "claim" | "release" | "give":
            yield die(words, said["die"])
        case "lose":
            yield words.say("choice-lose")
        case "pick":
            yield said["card"]
    yield in_words(words, action, view)


def _dice_to_roll(view: View) -> int:
    return next((each["subject"]["dice"] for each in view["waiting"] if each["kind"] == "roll"), 0)


def _of_mat(view: View, card: str) -> BombOnMat:
    """A bomb in front of the viewer."""
    return next(entry for entry in view["mats"][viewer_of(view)] if entry and entry["card"] == card)


def _place(words: Words, view: View, entry: BombOnMat, slot: int, name: str) -> str:
    """How far the die brings the bomb; of a die that would empty it (`hard_hands`) nothing but the bomb is said."""
    card, size = name_of(words, bomb_of(words, entry["card"])), len(entry["dice"])
    if view["hard_hands"] and not _fits(view, entry, slot, name):
        return card
    filled = size - entry["dice"].count(None) + 1
    if filled == size:
        return words.say("action-place-last", card=card, points=entry["value"])
    return words.say("action-place", card=card, filled=str(filled), size=str(size))


def _fits(view: View, entry: BombOnMat, slot: int, name: str) -> bool:
    """Would the slot take the die, as far as the table says?"""
    if view["fits"] is None:
        return False
    dice = zip(view["tray"], view["fits"][viewer_of(view)], strict=True)
    return any(slot in found.get(entry["card"], ()) for die, found in dice if die["die"] == name)


def _lose(words: Words, entry: BombOnMat, slot: int) -> str:
    lost = entry["dice"][slot - 1]
    assert lost is not None
    return words.say(
        "action-lose", die=die(words, lost), card=called(words, bomb_of(words, entry["card"])), slot=str(slot)
    )


def _pick(words: Words, bomb: DescribedBomb) -> str:
    rules = explain(words, bomb) if words.reads_aloud else [printed(words, bomb), *short_rules(words, bomb)]
    said = words.say("between-rules").join(rules)
    return words.say("action-pick", card=name_of(words, bomb), value=bomb.value, dice=str(bomb.size), rules=said)
