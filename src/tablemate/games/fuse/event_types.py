"""What the arguments of events mean, and which of them tell something that was secret."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tablemate.kernel.events import EventType, event_type, plain, told
from tablemate.kernel.naming import named

from .cards.language import Deck
from .names import DICE, pile_ids
from .options import FuseOptions
from .terms import ROW, SLOTS, End, Ev, Result

_DIE = DICE.__getitem__
_FROM_ONE = range(1, 1 + max(SLOTS, ROW)).__getitem__
"""Slots and places are counted from 1."""


def event_types(options: FuseOptions) -> Mapping[int, EventType]:
    """The kinds of events, with cards called as in this game's deck."""
    return _event_types(options.deck)


@lru_cache(maxsize=8)
def _event_types(deck: Deck) -> Mapping[int, EventType]:
    seat, die, slot = plain(int), plain(_DIE), plain(_FROM_ONE)
    bomb, sabotage, pile = deck.bomb_ids.get, deck.sabotage_ids.__getitem__, pile_ids(deck).__getitem__
    match = {number: card.match.text for number, card in enumerate(deck.sabotage, start=1)}.__getitem__
    return {
        Ev.CARD_DEALT: event_type("card_dealt", seat=seat, card=told(bomb)),
        Ev.ROW_FILLED: event_type("row_filled", place=slot, card=told(bomb)),
        Ev.TURN_STARTED: event_type("turn_started", turn=plain(int), seat=told(int)),
        Ev.ROLLED: event_type("rolled", seat=seat, dice=plain(int)),
        Ev.DIE_ROLLED: event_type("die_rolled", die=told(_DIE)),
        Ev.CLAIMED: event_type("claimed", seat=seat, die=die),
        Ev.RELEASED: event_type("released", seat=seat, die=die),
        Ev.GIVEN: event_type("given", seat=seat, to=seat, die=die),
        Ev.PLACED: event_type("placed", seat=seat, die=die, card=plain(bomb), slot=slot),
        Ev.BURNT: event_type("burnt", seat=seat, die=die),
        Ev.PLACEMENT_TAKEN_BACK: event_type("placement_taken_back", seat=seat, die=die, card=plain(bomb), slot=slot),
        Ev.BURN_TAKEN_BACK: event_type("burn_taken_back", seat=seat, die=die),
        Ev.SPOILED: event_type("spoiled", seat=seat, die=die, card=plain(bomb), dice=plain(int)),
        Ev.DEFUSED: event_type("defused", seat=seat, card=plain(bomb), points=plain(int)),
        Ev.PICKED: event_type("picked", seat=seat, card=plain(bomb)),
        Ev.PICK_LAPSED: event_type("pick_lapsed", seat=seat),
        Ev.CARD_DRAWN: event_type("card_drawn", card=told(pile)),
        Ev.SABOTAGE: event_type("sabotage", card=plain(sabotage), match=plain(match)),
        Ev.PENALTY: event_type("penalty", die=told(_DIE), seat=seat),
        Ev.DIE_LOST: event_type("die_lost", seat=seat, die=die, card=plain(bomb), slot=slot),
        Ev.NOTHING_LOST: event_type("nothing_lost"),
        Ev.DIE_RETURNED: event_type("die_returned", die=die),
        Ev.CONFIRMED: event_type("confirmed", seat=seat),
        Ev.STOPPED: event_type("stopped", seat=seat),
        Ev.WON: event_type("won"),
        Ev.TIME_UP: event_type("time_up"),
        Ev.GAME_OVER: event_type("game_over", result=plain(named(Result).get), by=plain(named(End).get)),
    }
