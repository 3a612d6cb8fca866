"""Cards that take effect in the story of a game: which event is their doing, and what they announce."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.games.origin_story.described import AbilityFact
from tablemate.kernel.events import SeenEvent
from tablemate.words.words import Words

from .cards import does, effect
from .sets import power_of

CAUSES = ("power_used", "event_used")
"""Events that name a card; what it did comes next, if that is to be seen at once."""
_CAUSED = (
    "you_drew", "stamina_lent", "suit_named", "freed", "aligned", "value_changed", "owners_swapped", "trick_given",
    "trick_cancelled", "trick_rewound", "lead_taken", "scored",
)  # fmt: skip
_BINDING = ("bind-nolove", "bind-lowest", "nodraw", "nontrump")


def is_caused(words: Words, cause: SeenEvent, event: SeenEvent) -> bool:
    """Is this what the card named before it has done?  Tokens for good are no event's gift."""
    match event["event"]:
        case "stamina":
            return bool(cause["event"] == "power_used")
        case "card_swapped":
            return _binding(words, cause) is None
    return bool(event["event"] in _CAUSED)


def announced(words: Words, cause: SeenEvent) -> str | None:
    """What a card will do that is not to be seen yet: bind those who follow, or steal once the sides are paid."""
    return _binding(words, cause) or _stealing(words, cause)


def _binding(words: Words, cause: SeenEvent) -> str | None:
    """What a card asks of those who follow; None of a card that does anything else."""
    asking = [each for each in _abilities(words, cause) if all(one.code in _BINDING for one in each.effects)]
    return does(words, asking[0]) if asking else None


def _stealing(words: Words, cause: SeenEvent) -> str | None:
    """What a card steals; None of a card that does not steal."""
    stealing = [one for each in _abilities(words, cause) for one in each.effects if one.code == "steal"]
    return words.say("told-steal-later", text=effect(words, stealing[0])) if stealing else None


def _abilities(words: Words, cause: SeenEvent) -> Sequence[AbilityFact]:
    power = power_of(words, str(cause["power"])) if cause["event"] == "power_used" else None
    return () if power is None else power.abilities
