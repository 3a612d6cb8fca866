"""The turn of a Vancardian, step by step: what she drew, what she kept, and why she played that card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablemate.words.words import Words, capitalised

from .nouns import cards, no_suits, printed, suit, who, worth

Seen = Mapping[str, Any]

TURN = ("follow_drew", "kept", "not_kept", "pushed_out", "played")
"""The events of her turn, in the order in which they come."""
_WITH_RIVAL = ("beats", "cannot_beat")


def turn(words: Words, group: Sequence[Seen], trick: Sequence[Seen], *, veiled: bool) -> str:
    """Her turn as a paragraph; `trick` are the cards that lie already, as far as they were told."""
    told = [_drawn(words, group), _judged(words, group)]
    played = group[-1]
    if veiled:
        return capitalised(words.say("event-played-veiled", **who(words, played["who"])))
    before = [text for text in told if text]
    subject = words.say("subject-she") if before else who(words, played["who"])["called"]
    return " ".join(map(capitalised, [*before, _why(words, played, trick, subject)]))


def _named(group: Sequence[Seen], kind: str) -> list[str]:
    return [event["card"] for event in group if event["event"] == kind]


def _drawn(words: Words, group: Sequence[Seen]) -> str:
    drawn = _named(group, "follow_drew")
    if not drawn:
        return ""
    return words.say("event-follow_drew", cards=cards(words, drawn), **_known(who(words, group[0]["who"])))


def _known(named: Mapping[str, str]) -> dict[str, str]:
    return {"called": named["called"]}


def _judged(words: Words, group: Sequence[Seen]) -> str:
    """Which cards she keeps, which go for want of their suit, and what makes room at her right end."""
    thrown, kept, pushed = (_named(group, kind) for kind in ("not_kept", "kept", "pushed_out"))
    parts = []
    if thrown:
        missing = no_suits(words, [printed(name)[1] for name in thrown])
        parts.append(words.say("judge-thrown", suits=missing, cards=cards(words, thrown), count=len(thrown)))
    if kept and pushed:
        shown = {"cards": cards(words, kept), "pushed": cards(words, pushed), "count": len(pushed)}
        parts.append(words.say("judge-kept", **shown))
    elif kept:
        parts.append(words.say("judge-kept-all", cards=cards(words, kept)))
    if len(parts) == 2:
        return words.say("judge-both", one=parts[0], other=parts[1])
    return words.say("judge-one", one=parts[0]) if parts else ""


def _why(words: Words, played: Seen, trick: Sequence[Seen], subject: str) -> str:
    """Why this card; where a single card lies before hers it is named."""
    why = played["why"] or "highest"
    said = {"subject": subject, "card": worth(words, played["card"], played["value"])}
    if why in _WITH_RIVAL:
        said["suit"] = suit(words, printed(played["card"])[1])
        if len(trick) == 1:
            return words.say(f"why-{why}-rival", rival=_rival(words, trick[0]), **said)
    return words.say(f"why-{why}", **said)


def _rival(words: Words, event: Seen) -> str:
    named = worth(words, event["card"], event["value"])
    if event["who"] == "you":
        return words.say("rival-you-aloud" if words.reads_aloud else "rival-you", card=named)
    return words.say("rival-other", card=named, of=who(words, event["who"])["of"])
