"""Random options and random positions, so that checks and simulations meet every corner of the game.

Random play alone seldom brings modules home; a random position has many of them on their plans.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from tablemate.kernel.chance import Stream, roll
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.naming import names
from tablemate.kernel.piles import shuffled

from .cards import COPIES
from .options import DRAWN_ROLES, ROLE_NAMES, SET_NAMES, VARIANTS, AssemblyOptions
from .terms import BAYS, HAND_LIMIT, Card, Communication, Module

T = TypeVar("T")


def random_options(stream: Stream) -> JsonObject:
    """Any options that the rulebooks allow."""
    players = 1 + roll(stream, 2)
    edition = _one(stream, ("v22", "later"))
    options: JsonObject = {
        "players": players,
        "edition": edition,
        "malfunctions": _one(stream, SET_NAMES),
        "communication": _one(stream, names(Communication)),
        "honest": edition == "later" or roll(stream, 2) == 0,
        "difficulty": [],
    }
    for variant in VARIANTS:
        if roll(stream, 6) == 0:
            options = _with_variant(options, variant)
    if "hard_no_role" not in options["difficulty"]:
        options["roles"] = shuffled(stream, [*ROLE_NAMES, *DRAWN_ROLES, "none"])[:players]
    return options


def _with_variant(options: JsonObject, variant: str) -> JsonObject:
    """The options with one more variant, or as they were if that does not fit."""
    more = {**options, "difficulty": [*options["difficulty"], variant]}
    try:
        AssemblyOptions.read(more)
    except InvalidOptions:
        return options
    return more


def random_position(stream: Stream) -> JsonObject:
    """A start of a turn somewhere in a game, with modules on their plans more often than not."""
    options = random_options(stream)
    options["roles"] = shuffled(stream, [*ROLE_NAMES, "none"])[: options["players"]]
    options["difficulty"] = [name for name in options["difficulty"] if name != "hard_no_role"]
    refreshes = roll(stream, 3)
    cards = shuffled(stream, sorted(Counter(COPIES).elements()))
    dealt = _dealt(stream, [Card(card).name.lower() for card in cards], options["players"], refreshes)
    return {"game": "assembly", "options": options, "bays": _bays(stream), "refreshes": refreshes, **dealt}


def _bays(stream: Stream) -> list[JsonObject]:
    plans = shuffled(stream, [module.name.lower() for module in Module])
    locked = {bay for bay in range(BAYS) if roll(stream, 3) == 0}
    if len(locked) == BAYS:
        locked.pop()
    spare = [plans[bay] for bay in range(BAYS) if bay not in locked and roll(stream, 5) < 2]
    elsewhere = [bay for bay in range(BAYS) if bay not in locked and plans[bay] in spare]
    moved = dict(zip(elsewhere, shuffled(stream, spare), strict=True))
    bays = []
    for bay in range(BAYS):
        module = None if bay in locked else moved.get(bay, plans[bay])
        hidden = module in spare and roll(stream, 2) == 0
        bays.append({"plan": plans[bay], "locked": bay in locked, "module": None if hidden else module})
    return bays


def _dealt(stream: Stream, cards: list[str], players: int, refreshes: int) -> JsonObject:
    reserve = [[cards.pop()] for _ in range(2 - refreshes)]
    hands = [[cards.pop() for _ in range(HAND_LIMIT - roll(stream, 2))] for _ in range(players)]
    boxed = [cards.pop() for _ in range(roll(stream, 3))]
    pile = [cards.pop() for _ in range(roll(stream, len(cards)))]
    return {"reserve": reserve, "hands": hands, "boxed": boxed, "pile": pile, "discard": cards}


def _one(stream: Stream, items: Sequence[T]) -> T:
    return items[roll(stream, len(items))]
