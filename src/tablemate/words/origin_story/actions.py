"""Actions of Origin Story in a few words, from what they say and what you see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from tablemate.games.origin_story.described import DescribedPower
from tablemate.games.origin_story.view_types import HandCard, View
from tablemate.kernel.actions import Action
from tablemate.kernel.json_types import Arguments
from tablemate.words.words import Words

from .cards import cost_of, does, explain, slots_drawn
from .nouns import bare, card, cards, printed, spoken, suit, suit_in_full, value, who, worth
from .sets import called, in_language, power_of, vancard_of

_PARTS = ("charged", "revealed", "event")


def in_words(words: Words, action: Action, decision: str, view: View) -> str:
    """What an action means here, as an answer to a kind of decision."""
    said = action.arguments
    match action.kind:
        case "done":
            return words.say(f"action-done-{decision}")
        case "villain":
            return _villain(words, list(takewhile(bool, view["side_pays"]["villain"])))
        case "surrender":
            return _surrender(words, view)
        case "target":
            return _target(words, said["who"], view)
        case "keep" | "freely" | "charge":
            return _explained(words, said["power"])
        case "part":
            return _part(words, said["power"], view)
        case "use" | "use_as":
            return _use(words, said["power"], said["ability"], said.get("suit"))
        case "name":
            return suit_in_full(words, said["suit"])
        case "predict":
            return words.say("action-predict", tricks=said["tricks"])
        case "play":
            return _play(words, said["card"], view)
        case "bury":
            return _bury(words, said["card"], view)
        case "give":
            return words.say("action-give", card=card(words, _subject(view)["gets"]))
    return words.say(f"action-{action.kind}")


def choice(words: Words, action: Action, decision: str, view: View) -> Iterator[str]:
    """The card or the side, where the words of the action leave it out, and those words."""
    if action.kind == "play" and (entry := _held(view, action.arguments["card"])) is not None:
        yield from hand_card(words, entry, view)
        return
    if action.kind in ("hero", "villain", "surrender"):
        yield words.say(f"choice-{action.kind}")
    elif "card" in action.arguments:
        yield bare(words, action.arguments["card"])
    yield in_words(words, action, decision, view)


def hand_card(words: Words, entry: HandCard, view: View) -> Iterator[str]:
    """A card of your hand as it counts now, and what it would do in this trick: `Follow suit, best so far.`"""
    yield spoken(words, entry, bare(words, entry["card"]))
    if entry["playable"]:
        yield _played(words, entry, view, entry["value"], entry["suit"])


def _surrender(words: Words, view: View) -> str:
    assert view["surrender"] is not None
    return words.say("action-surrender", points=view["surrender"]["points"], **who(words, view["leader"]))


def _subject(view: View) -> Arguments:
    """What the open question is about."""
    subject: Arguments = view["waiting"][0]["subject"]
    return subject


def _villain(words: Words, pays: Sequence[int]) -> str:
    """What the villain's side brings for few tricks: one payment, or one for each number of tricks."""
    if not pays:
        return words.say("action-villain-nothing")
    if len(set(pays)) == 1:
        return words.say("action-villain", points=pays[0], most=len(pays) - 1)
    steps = [words.say("action-villain-step", points=points, tricks=number) for number, points in enumerate(pays)]
    return words.say("action-villain-steps", steps=", ".join(steps))


def _target(words: Words, name: str, view: View) -> str:
    """A Vancardian, with the card or the row that is at stake."""
    if _subject(view)["effect"] == "swapwith":
        entry = next(each for each in view["plays"] if each["owner"] == name)
        return words.say("action-target-swap", card=worth(words, entry["card"], entry["value"]), **who(words, name))
    row = [each["card"] for each in view["rows"][name]]
    return words.say("action-target-row", count=len(row), cards=cards(words, row), **who(words, name))


def _explained(words: Words, name: str) -> str:
    """A card by name, with its slots and all that it does."""
    power = power_of(words, name)
    if power is None:
        return name
    return words.say("action-named", power=_with_slots(words, power), text=" ".join(explain(words, power)))


def _with_slots(words: Words, power: DescribedPower) -> str:
    """`Signal Jammer (1)(1)`, aloud `Signal Jammer, 2 slots at 1 each`."""
    name = in_language(words, power.name)
    if not power.slots:
        return name
    return f"{name}, {cost_of(words, power)}" if words.reads_aloud else f"{name} {slots_drawn(power)}"


def _part(words: Words, name: str, view: View) -> str:
    """The part of a card that is worked off now."""
    found = power_of(words, name) or vancard_of(words, name)
    if found is None:
        return name
    later = "-later" if any(view["rows"].values()) else ""
    windows = [f"{part}{later}" for part in _PARTS]
    texts = [does(words, each) for each in found.abilities if each.window in windows]
    return words.say("action-named", power=called(words, name), text=words.say("ability-then").join(texts))


def _use(words: Words, name: str, ordinal: int, as_suit: str | None) -> str:
    """An ability, or the suit that it is used for."""
    power = power_of(words, name)
    if power is None:
        return name
    head = in_language(words, power.name)
    if as_suit is not None:
        return words.say("action-as", power=head, suit=suit_in_full(words, as_suit))
    chosen = power.abilities[min(ordinal, len(power.abilities)) - 1]
    return words.say("action-named", power=head, text=does(words, chosen))


def _play(words: Words, name: str, view: View) -> str:
    """What the card does in this trick, and what it counts where that is not printed on it."""
    entry = _held(view, name)
    if entry is None:
        return words.say("action-lay")
    card = printed(words, name)
    return _played(words, entry, view, card.value, card.suit)


def _held(view: View, name: str) -> HandCard | None:
    return next((each for each in view["hand"] if each["card"] == name), None)


def _played(words: Words, entry: HandCard, view: View, number: float, letter: str) -> str:
    """What a card does in this trick, and its value and suit there unless they are the ones known already."""
    laid = entry["laid"] or entry
    wins = entry["laid"] is not None and entry["laid"]["wins"]
    text = _in_trick(words, view, laid["suit"], wins=wins)
    said = {"text": text, "suit": suit(words, laid["suit"]), "value": value(laid["value"])}
    if letter != laid["suit"]:
        return words.say("action-counts-worth" if number != laid["value"] else "action-counts", **said)
    return words.say("action-worth", text=text, value=said["value"]) if number != laid["value"] else text


def _in_trick(words: Words, view: View, letter: str, *, wins: bool) -> str:
    """Whether a card of a suit leads, follows, trumps or is thrown away, and whether it is then the best one."""
    if view["led"] is None:
        return words.say("action-play-lead")
    if letter == view["led"]:
        text = words.say("action-play-follow")
    else:
        text = words.say("action-play-trump" if letter == view["trump"] else "action-play-off")
    return words.say("action-play-best", text=text) if wins else text


def _bury(words: Words, name: str, view: View) -> str:
    lasts = [row[-1]["card"] for row in view["rows"].values() if row]
    return words.say("action-bury-last" if name in lasts else "action-bury")
