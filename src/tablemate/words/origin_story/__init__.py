"""How Origin Story is put into words: its voice, and each decision and action in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from tablemate.games.origin_story.described import DescribedPower
from tablemate.games.origin_story.view_types import WHO_NAMES, View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import SeenEvent
from tablemate.kernel.json_types import Arguments
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.preview import Preview
from tablemate.words.words import Words, capitalised

from .cards import cost_of, does, explain, slots_drawn
from .foreseen import labels_after
from .labels import hand_card, held, played, powers
from .nouns import (
    YOU,
    bare,
    by_name,
    called,
    card,
    cards,
    filled,
    in_language,
    power_of,
    printed,
    suit_in_full,
    told,
    vancard_of,
    who,
    worth,
)
from .options import OPTIONS
from .story import story

__all__ = ["VOICE", "explain"]

_PARTS = ("charged", "revealed", "event")
_TARGETS = {"exch": "decision-target-exch", "bury": "decision-target-bury"}
"""The question for a Vancardian by what is done to her; in a trick cards change owners."""


class OriginStoryVoice:
    """The voice of Origin Story; see `words.Voice`.  One person plays; others hear of them by name, or of the player.

    Texts of cards speak to whoever plays them.
    """

    spelling: Mapping[str, str] = {"who": "[a-z]+"}
    options = OPTIONS
    beginnings = ("round_started", "trick_started")

    def reason(self, words: Words, reason: Reason, viewer: int) -> str:
        """A refusal as a sentence."""
        said = filled(words, reason.arguments) | words.seats_in(reason.arguments, viewer)
        if "power" in said:
            said["power"] = called(words, str(said["power"]))
        return capitalised(words.refusal(f"reason-{reason.code}", **said))

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """Events as sentences; veiled, no playing card is named (A25)."""
        return story(words, events, viewer, veiled=veiled)

    def decision(self, words: Words, decision: Decision, viewer: int, view: View | None = None) -> str:
        """What the table waits for."""
        return capitalised(_question(words, decision, told(words, viewer)))

    def action(self, words: Words, action: Action, kind: str, view: View) -> str:
        """An action in a few words."""
        return _in_words(words, action, kind, view)

    def outcome(self, words: Words, outcome: Outcome, viewer: int) -> list[str]:
        """Who has won, and the points of all three."""
        points = {name: str(outcome.figures[f"vp_{name}"]) for name in WHO_NAMES}
        return [_verdict(words, outcome, viewer), words.say("score-points", **points, **told(words, viewer))]

    def labels(self, words: Words, view: View, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud."""
        return labels_after(words, view, preview)

    def choice(self, words: Words, action: Action, kind: str, view: View) -> Iterable[str]:
        """An action as it is read aloud."""
        return _choice(words, action, kind, view)


def _verdict(words: Words, outcome: Outcome, viewer: int) -> str:
    """Who has most points, and what that means for you."""
    points = {name: outcome.figures[f"vp_{name}"] for name in WHO_NAMES}
    best = [name for name in WHO_NAMES if points[name] == max(points.values())]
    others = [who(words, name)["called"] for name in best if name != YOU]
    tied = outcome.band == "lost" and YOU in best
    message = "outcome-lost-tie" if tied else f"outcome-{outcome.band}"
    return capitalised(words.say(message, others=words.listed(others), count=len(others), **told(words, viewer)))


def _question(words: Words, decision: Decision, to: Mapping[str, str]) -> str:
    """What is asked, to whoever is asked or to others."""
    subject, name = decision.subject, f"decision-{decision.kind}"
    match decision.kind:
        case "turn" if subject.get("led"):
            return words.say("decision-turn-follow", suit=suit_in_full(words, subject["led"]), **to)
        case "suit" | "predict":
            return words.say(name, power=called(words, str(subject["power"])), **to)
        case "bury":
            return words.say(name, **who(words, subject["who"]), **to)
        case "exchange":
            return words.say(name, card=card(words, subject["gets"]), **who(words, subject["who"]), **to)
        case "target" if subject["effect"] in _TARGETS:
            return words.say(_TARGETS[subject["effect"]], power=called(words, str(subject["power"])), **to)
        case "charge" | "redraw" | "discard" | "reveal":
            return words.say(name, **subject, **to)
    return words.say(name, **to)


# Actions


def _in_words(words: Words, action: Action, decision: str, view: View) -> str:
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
        case "name":
            return suit_in_full(words, said["suit"])
        case "predict":
            return words.say("action-predict", tricks=said["tricks"])
    if "power" in said:
        return _with_power(words, action, view)
    return _with_card(words, action, view) if "card" in said else words.say(f"action-{action.kind}")


def _with_power(words: Words, action: Action, view: View) -> str:
    said = action.arguments
    match action.kind:
        case "part":
            return _part(words, said["power"], view)
        case "use" | "use_as":
            return _use(words, said["power"], said["ability"], said.get("suit"))
        case "charge":
            return _explained(words, said["power"], free=_free_slots(view, said["power"], said["slot"]))
    return _explained(words, said["power"])


def _free_slots(view: View, name: str, number: int) -> Sequence[int]:
    """The slots that could be charged: all that are empty, or where they differ the one that is meant."""
    slots = next(entry["slots"] for _, entry in powers(view) if entry["power"] == name)
    if len({slot["cost"] for slot in slots}) > 1:
        return [number - 1]
    return [place for place, slot in enumerate(slots) if slot["is"] == "empty"]


def _with_card(words: Words, action: Action, view: View) -> str:
    name = action.arguments["card"]
    match action.kind:
        case "play":
            return _play(words, name, view)
        case "bury":
            return _bury(words, name, view)
        case "give":
            return words.say("action-give", card=card(words, _subject(view)["gets"]))
    return words.say(f"action-{action.kind}")


def _choice(words: Words, action: Action, decision: str, view: View) -> Iterator[str]:
    """The card or the side, where the words of the action leave it out, and those words."""
    if action.kind == "play" and (entry := held(view, action.arguments["card"])) is not None:
        yield from hand_card(words, entry, view)
        return
    if action.kind in ("hero", "villain", "surrender"):
        yield words.say(f"choice-{action.kind}")
    elif "card" in action.arguments:
        yield bare(words, action.arguments["card"])
    yield _in_words(words, action, decision, view)


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


def _explained(words: Words, name: str, free: Sequence[int] | None = None) -> str:
    """A card by name, with its slots, or those that are free, and all that it does."""
    power = power_of(words, name)
    if power is None:
        return name
    if free is not None:
        power = replace(power, slots=tuple(power.slots[place] for place in free))
    return words.say("action-named", power=_with_slots(words, power), text=" ".join(explain(words, power)))


def _with_slots(words: Words, power: DescribedPower) -> str:
    """`Signal Jammer (1)(1)`, in plain words `Signal Jammer, 2 slots at 1 each`."""
    name = in_language(words, power.name)
    if not power.slots:
        return name
    return f"{name}, {cost_of(words, power)}" if by_name(words) else f"{name} {slots_drawn(power)}"


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
    entry = held(view, name)
    if entry is None:
        return words.say("action-lay")
    card = printed(words, name)
    return played(words, entry, view, card.value, card.suit)


def _bury(words: Words, name: str, view: View) -> str:
    lasts = [row[-1]["card"] for row in view["rows"].values() if row]
    return words.say("action-bury-last" if name in lasts else "action-bury")


VOICE = OriginStoryVoice()
