"""Points in words: who gains them, and for what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablemate.games.origin_story.view_types import WHO_NAMES
from tablemate.kernel.events import SeenEvent
from tablemate.words.words import Words

from .nouns import who

_YOU = WHO_NAMES[-1]


def gained(event: SeenEvent) -> dict[str, object]:
    """The points of one event as the arguments `points`, `lost` and `total` of a message."""
    points = event["points"]
    return {"points": abs(points), "lost": "yes" if points < 0 else "no", "total": event["total"]}


def sides(words: Words, events: Sequence[SeenEvent]) -> str:
    """What the sides of the three bring at the end of a round: a paragraph for `side_paid` with the points of each."""
    scores = {event["who"]: event for event in events if event["event"] == "scored"}
    tricks = [score for name, score in scores.items() if name != _YOU]
    texts = [words.say("told-tricks", scores=_listed(words, tricks))] if tricks else []
    yours = [event for event in events if event["event"] == "side_paid" and event["who"] == _YOU]
    return " ".join([*texts, *(_your_side(words, event, scores.get(_YOU)) for event in yours)])


def _your_side(words: Words, event: SeenEvent, score: SeenEvent | None) -> str:
    """What your side brings you for so many tricks."""
    if score is None:
        return words.say("told-side-nothing", side=event["side"], tricks=event["tricks"])
    said = {"points": score["points"], "total": score["total"], "tricks": event["tricks"]}
    return words.say("told-side", side=event["side"], **said)


def stolen(words: Words, event: SeenEvent, scores: Sequence[SeenEvent]) -> str:
    """What you steal, and what both have then."""
    theirs, yours = (score["total"] for score in scores)
    said = {"points": event["points"], "theirs": theirs, "total": yours}
    return words.say("told-stolen", **said, **who(words, event["who"]))


def surrendered(words: Words, event: SeenEvent, score: SeenEvent) -> str:
    """To whom you surrender and what that pays."""
    return words.say("told-surrendered", points=score["points"], total=score["total"], **who(words, event["who"]))


def _listed(words: Words, scores: Iterable[SeenEvent]) -> str:
    return words.listed(_one(words, score) for score in scores)


def _one(words: Words, score: SeenEvent) -> str:
    called = who(words, score["who"])["called"]
    return words.say("one-score", called=called, points=f"{score['points']:+}", total=score["total"])
