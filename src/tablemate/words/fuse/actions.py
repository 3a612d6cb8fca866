"""Actions of FUSE in a few words, from what they say and what the seat sees."""

from __future__ import annotations

from tablemate.games.fuse.names import die_number
from tablemate.games.fuse.placement import allowed
from tablemate.games.fuse.view_types import BombCard, BombOnMat, View
from tablemate.kernel.actions import Action
from tablemate.words.words import Words, viewer_of

from .bombs import bomb_of, dice_on, name_of
from .cards import explain, printed, short_rules
from .nouns import die


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
            return _place(words, _of_mat(view, said["card"]), said["slot"], said["die"], view["legality"])
        case "lose":
            return _lose(words, _of_mat(view, said["card"]), said["slot"])
        case "pick":
            return _pick(words, next(entry for entry in view["row"] if entry and entry["card"] == said["card"]))
    return words.say(f"action-{action.kind}")


def _dice_to_roll(view: View) -> int:
    return next((each["subject"]["dice"] for each in view["waiting"] if each["kind"] == "roll"), 0)


def _of_mat(view: View, card: str) -> BombOnMat:
    """A bomb in front of the viewer."""
    return next(entry for entry in view["mats"][viewer_of(view)] if entry and entry["card"] == card)


def called(words: Words, entry: BombCard) -> str:
    """A bomb by id and name: `B13 Ten`; the id alone where it has no name."""
    name = name_of(words, bomb_of(entry))
    return entry["card"] if name == entry["card"] else f"{entry['card']} {name}"


def _place(words: Words, entry: BombOnMat, slot: int, name: str, legality: str) -> str:
    """How far the die brings the bomb; of a die that would empty it (`hard_hands`) nothing but the bomb is said."""
    bomb, on_it, placed = bomb_of(entry), dice_on(entry), die_number(name)
    card = name_of(words, bomb)
    assert placed is not None
    if not allowed(bomb, on_it, slot - 1, placed, legality):
        return card
    filled = bomb.size - on_it.count(None) + 1
    if filled == bomb.size:
        return words.say("action-place-last", card=card, points=bomb.value)
    return words.say("action-place", card=card, filled=str(filled), size=str(bomb.size))


def _lose(words: Words, entry: BombOnMat, slot: int) -> str:
    lost = entry["dice"][slot - 1]
    assert lost is not None
    return words.say("action-lose", die=die(words, lost), card=called(words, entry), slot=str(slot))


def _pick(words: Words, entry: BombCard) -> str:
    bomb = bomb_of(entry)
    rules = explain(words, bomb) if words.reads_aloud else [printed(words, bomb), *short_rules(words, bomb)]
    said = words.say("between-rules").join(rules)
    return words.say("action-pick", card=name_of(words, bomb), value=bomb.value, dice=str(bomb.size), rules=said)
