"""Actions as small numbers: each kind of decision has its own block, so that a number reads back without its table."""

from __future__ import annotations

from tablemate.games.origin_story.terms import ABILITIES, MOST_SLOTS, SUITS
from tablemate.kernel.rule import rule

DONE = 1
HERO = 2
VILLAIN = 3
SURRENDER = 4
KEEP = 10
CHARGE = 20
PART = 50
SUIT = 60
TARGET = 70
PREDICT = 80
FREE_CHARGE = 90
USE = 100
USE_SUIT = 140
CARD = 300


@rule
def charge_code(spot: int, slot: int) -> int:
    """The action of charging a slot."""
    return CHARGE + spot * MOST_SLOTS + slot


@rule
def use_code(spot: int, ability: int) -> int:
    """The action of using an ability of the card at a spot, counted among its abilities."""
    return USE + spot * ABILITIES + ability


@rule
def use_suit_code(spot: int, ability: int, suit: int) -> int:
    """The action of using an ability that asks for a suit."""
    return USE_SUIT + (spot * ABILITIES + ability) * SUITS + suit


@rule
def spot_of(action: int) -> int:
    """The spot of an ability that is used."""
    return (action - USE) // ABILITIES


@rule
def ordinal_of(action: int) -> int:
    """Which of the abilities there is used."""
    return (action - USE) % ABILITIES
