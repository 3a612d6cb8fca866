"""What takes more than a message: the turn of a Vancardian, cards that take effect, points and what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.games.origin_story.described import AbilityFact
from tablemate.kernel.events import SeenEvent
from tablemate.words.words import Words, capitalised

from .cards import does, effect
from .nouns import PLAYER, YOU, cards, no_suits, power_of, printed, some_suits, suit_kind, told, who, worth

TURN = ("follow_drew", "kept", "not_kept", "pushed_out", "to_beat", "played")
"""The events of her turn, in the order in which they come."""
_WITH_RIVAL = ("beats", "cannot_beat")
_LEADING = ("highest", "lowest")
_ABOUT_THE_PLAYER = ("lowest", "lowest_not_love", "lowest_love")
"""Reasons that speak of the player first, so that a pronoun behind them would mean either."""
CAUSES = ("power_used", "event_used")
"""Events that name a card; what it did comes next, if that is to be seen at once."""
_CAUSED = (
    "you_drew", "stamina_lent", "suit_named", "freed", "aligned", "value_changed", "owners_swapped", "trick_given",
    "trick_cancelled", "trick_rewound", "lead_taken", "scored",
)  # fmt: skip
_BINDING = ("bind-nolove", "bind-lowest", "nodraw", "nontrump")


# The turn of a Vancardian, step by step: what she drew, what she kept, and why she played that card


def turn(words: Words, group: Sequence[SeenEvent], viewer: int, *, veiled: bool, whole: bool) -> str:
    """Her turn as a paragraph, told whole or only the card that she played."""
    played = group[-1]
    if veiled:
        return capitalised(words.say("event-played-veiled", **who(words, played["who"])))
    steps = [_drawn(words, group), _judged(words, group)] if whole else []
    before = [text for text in steps if text]
    named = not before or (viewer != PLAYER and _reason(played) in _ABOUT_THE_PLAYER)
    subject = who(words, played["who"])["called"] if named else words.say("subject-she")
    return " ".join(map(capitalised, [*before, _why(words, played, _to_beat(group), subject, viewer)]))


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


def _why(words: Words, played: SeenEvent, rival: SeenEvent | None, subject: str, viewer: int) -> str:
    """Why this card; where it was told which card won before hers, that one is named."""
    why = _reason(played)
    said = {"subject": subject, "card": worth(words, played["card"], played["value"]), **told(words, viewer)}
    if why not in _WITH_RIVAL:
        return words.say(f"why-{why}", **said)
    said["suit"] = suit_kind(words, printed(words, played["card"]).suit)
    if rival is None:
        return words.say(f"why-{why}", **said)
    if why == "cannot_beat" and _is_equal(words, played, rival):
        why = "equal"
    return words.say(f"why-{why}-rival", rival=rival_named(words, rival, viewer), **said)


def _is_equal(words: Words, played: SeenEvent, rival: SeenEvent) -> bool:
    """Has her card the suit and the value of the other?"""
    return bool((printed(words, played["card"]).suit, played["value"]) == (rival["suit"], rival["value"]))


def rival_named(words: Words, event: SeenEvent, viewer: int) -> str:
    """The card to beat with whose it is: `your 11M`, `12M of the Automaton`."""
    mine = event["who"] == YOU and viewer == PLAYER
    named = worth(words, event["card"], event["value"], event["suit"], mine=mine)
    return named if mine else words.say("rival-other", card=named, of=who(words, event["who"], viewer)["of"])


# Which event is the doing of a card, and what a card announces


def is_caused(words: Words, cause: SeenEvent, event: SeenEvent) -> bool:
    """Is this what the card named before it has done?  Tokens for good are no event's gift."""
    match event["event"]:
        case "stamina":
            return bool(cause["event"] == "power_used")
        case "card_swapped":
            return _binding(words, cause) is None
    return bool(event["event"] in _CAUSED)


def announced(words: Words, cause: SeenEvent, viewer: int) -> str | None:
    """What a card will do that is not to be seen yet: bind those who follow, or steal once the sides are paid."""
    return _binding(words, cause) or _stealing(words, cause, viewer)


def _binding(words: Words, cause: SeenEvent) -> str | None:
    """What a card asks of those who follow; None of a card that does anything else."""
    asking = [each for each in _abilities(words, cause) if all(one.code in _BINDING for one in each.effects)]
    return does(words, asking[0]) if asking else None


def _stealing(words: Words, cause: SeenEvent, viewer: int) -> str | None:
    """What a card steals; None of a card that does not steal."""
    stealing = [one for each in _abilities(words, cause) for one in each.effects if one.code == "steal"]
    if not stealing:
        return None
    said = {"text": effect(words, stealing[0]), "vp": stealing[0].arguments["vp"]}
    return words.say("told-steal-later", **said, **told(words, viewer))


def _abilities(words: Words, cause: SeenEvent) -> Sequence[AbilityFact]:
    power = power_of(words, str(cause["power"])) if cause["event"] == "power_used" else None
    return () if power is None else power.abilities


# Points


def gained(event: SeenEvent) -> dict[str, object]:
    """The points of one event as the arguments `points`, `lost` and `total` of a message."""
    points = event["points"]
    return {"points": abs(points), "lost": "yes" if points < 0 else "no", "total": event["total"]}


def sides(words: Words, events: Sequence[SeenEvent], viewer: int) -> str:
    """What the sides of the three bring at the end of a round: a paragraph for `side_paid` with the points of each."""
    scores = {event["who"]: event for event in events if event["event"] == "scored"}
    tricks = [score for name, score in scores.items() if name != YOU]
    texts = [words.say("told-tricks", scores=words.listed(_one(words, score) for score in tricks))] if tricks else []
    yours = [event for event in events if event["event"] == "side_paid" and event["who"] == YOU]
    return " ".join([*texts, *(capitalised(_your_side(words, event, scores.get(YOU), viewer)) for event in yours)])


def _your_side(words: Words, event: SeenEvent, score: SeenEvent | None, viewer: int) -> str:
    """What your side brings you for so many tricks."""
    said = {"side": event["side"], "tricks": event["tricks"], **told(words, viewer)}
    if score is None:
        return words.say("told-side-nothing", **said)
    return words.say("told-side", points=score["points"], total=score["total"], **said)


def stolen(words: Words, event: SeenEvent, scores: Sequence[SeenEvent], viewer: int) -> str:
    """What you steal, and what both have then."""
    theirs, yours = (score["total"] for score in scores)
    said = {"points": event["points"], "theirs": theirs, "total": yours}
    return words.say("told-stolen", **said, **who(words, event["who"]), **told(words, viewer))


def surrendered(words: Words, event: SeenEvent, score: SeenEvent, viewer: int) -> str:
    """To whom you surrender and what that pays."""
    said = {"points": score["points"], "total": score["total"], **who(words, event["who"])}
    return words.say("told-surrendered", **said, **told(words, viewer))


def _one(words: Words, score: SeenEvent) -> str:
    called = who(words, score["who"])["called"]
    return words.say("one-score", called=called, points=f"{score['points']:+}", total=score["total"])
