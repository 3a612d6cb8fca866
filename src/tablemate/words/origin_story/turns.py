"""The turn of a Vancardian, step by step: what she drew, what she kept, and why she played that card."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.kernel.events import SeenEvent
from tablemate.words.words import Words, capitalised

from .nouns import cards, no_suits, printed, some_suits, suit_kind, who, worth

TURN = ("follow_drew", "kept", "not_kept", "pushed_out", "to_beat", "played")
"""The events of her turn, in the order in which they come."""
_WITH_RIVAL = ("beats", "cannot_beat")
_LEADING = ("highest", "lowest")


def turn(words: Words, group: Sequence[SeenEvent], *, veiled: bool, whole: bool) -> str:
    """Her turn as a paragraph, told whole or only the card that she played."""
    played = group[-1]
    if veiled:
        return capitalised(words.say("event-played-veiled", **who(words, played["who"])))
    told = [_drawn(words, group), _judged(words, group)] if whole else []
    before = [text for text in told if text]
    subject = words.say("subject-she") if before else who(words, played["who"])["called"]
    return " ".join(map(capitalised, [*before, _why(words, played, _to_beat(group), subject)]))


def _named(group: Sequence[SeenEvent], kind: str) -> list[str]:
    return [event["card"] for event in group if event["event"] == kind]


def _drawn(words: Words, group: Sequence[SeenEvent]) -> str:
    drawn, called = _named(group, "follow_drew"), who(words, group[-1]["who"])["called"]
    if not drawn:
        return "" if _leads(group[-1]) else words.say("told-drew-nothing", called=called)
    return words.say("event-follow_drew", cards=cards(words, drawn), called=called)


def _judged(words: Words, group: Sequence[SeenEvent]) -> str:
    """Which cards go for want of their suit, which she keeps because she has it, and what goes at her right end."""
    thrown, kept, pushed = (_named(group, kind) for kind in ("not_kept", "kept", "pushed_out"))
    parts = []
    if thrown:
        missing = no_suits(words, [printed(words, name).suit for name in thrown])
        parts.append(words.say("judge-thrown", suits=missing, cards=cards(words, thrown), count=len(thrown)))
    if kept:
        held = {"suits": some_suits(words, [printed(words, name).suit for name in kept]), "cards": cards(words, kept)}
        gone = {"pushed": cards(words, pushed), "count": len(pushed)}
        parts.append(words.say("judge-kept", **held, **gone) if pushed else words.say("judge-kept-all", **held))
    if len(parts) == 2:
        return words.say("judge-both", one=parts[0], other=parts[1])
    return words.say("judge-one", one=parts[0]) if parts else ""


def _leads(played: SeenEvent) -> bool:
    return _reason(played) in _LEADING


def _reason(played: SeenEvent) -> str:
    return played["why"] or _LEADING[0]


def _to_beat(group: Sequence[SeenEvent]) -> SeenEvent | None:
    """The card that won before hers, where she looked at it."""
    return next((event for event in group if event["event"] == "to_beat"), None)


def _why(words: Words, played: SeenEvent, rival: SeenEvent | None, subject: str) -> str:
    """Why this card; where it was told which card won before hers, that one is named."""
    why = _reason(played)
    said = {"subject": subject, "card": worth(words, played["card"], played["value"])}
    if why not in _WITH_RIVAL:
        return words.say(f"why-{why}", **said)
    said["suit"] = suit_kind(words, printed(words, played["card"]).suit)
    if rival is None:
        return words.say(f"why-{why}", **said)
    if why == "cannot_beat" and _is_equal(words, played, rival):
        why = "equal"
    return words.say(f"why-{why}-rival", rival=rival_named(words, rival), **said)


def _is_equal(words: Words, played: SeenEvent, rival: SeenEvent) -> bool:
    """Has her card the suit and the value of the other?"""
    return bool((printed(words, played["card"]).suit, played["value"]) == (rival["suit"], rival["value"]))


def rival_named(words: Words, event: SeenEvent) -> str:
    """The card to beat with whose it is: `your 11M`, `12M of the Automaton`."""
    named = worth(words, event["card"], event["value"], event["suit"], mine=event["who"] == "you")
    if event["who"] == "you":
        return named
    return words.say("rival-other", card=named, of=who(words, event["who"])["of"])
