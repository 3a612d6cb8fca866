"""Points in words: who gains them, and for what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablemate.games.origin_story.names import WHO_NAMES
from tablemate.words.words import Words

from .nouns import who

Seen = Mapping[str, Any]

_YOU = WHO_NAMES[-1]


def gained(event: Seen) -> dict[str, Any]:
    """The points of one event as the arguments `points`, `lost` and `total` of a message."""
    points = event["points"]
    return {"points": abs(points), "lost": "yes" if points < 0 else "no", "total": event["total"]}


def sides(words: Words, events: Sequence[Seen]) -> str:
    """What the sides of the three bring at the end of a round: a paragraph for `side_paid` with the points of each."""
    scores = {event["who"]: event for event in events if event["event"] == "scored"}
    tricks = [score for name, score in scores.items() if name != _YOU]
    texts = [words.say("told-tricks", scores=_listed(words, tricks))] if tricks else []
    yours = [event for event in events if event["event"] == "side_paid" and event["who"] == _YOU]
    return " ".join([*texts, *(_your_side(words, event, scores.get(_YOU)) for event in yours)])


def _your_side(words: Words, event: Seen, score: Seen | None) -> str:
    """What your side brings you for so many tricks."""
    if score is None:
        return words.say("told-side-nothing", side=event["side"], tricks=event["tricks"])
    said = {"points": score["points"], "total": score["total"], "tricks": event["tricks"]}
    return words.say("told-side", side=event["side"], **said)


def stolen(words: Words, event: Seen, scores: Sequence[Seen]) -> str:
    """What you steal, and what both have then."""
    theirs, yours = (score["total"] for score in scores)
    said = {"points": event["points"], "theirs": theirs, "total": yours}
    return words.say("told-stolen", **said, **who(words, event["who"]))


def surrendered(words: Words, event: Seen, score: Seen) -> str:
    """To whom you surrender and what that pays."""
    return words.say("told-surrendered", points=score["points"], total=score["total"], **who(words, event["who"]))


def _listed(words: Words, scores: Iterable[Seen]) -> str:
    return words.listed(_one(words, score) for score in scores)


def _one(words: Words, score: Seen) -> str:
    called = who(words, score["who"])["called"]
    return words.say("one-score", called=called, points=f"{score['points']:+}", total=score["total"])
