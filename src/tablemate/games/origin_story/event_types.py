"""What the arguments of events mean, and which of them tell something that was secret.

Every playing card is open when it is drawn, discarded or played, so the event that tells it names it, once (A25).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tablemate.kernel.events import EventType, event_type, own, plain, told
from tablemate.kernel.naming import named

from .cards.halves import half
from .cards.language import CardSet
from .cards.terms import SUIT_LETTERS
from .names import SPOT_NAMES, WHO_NAMES
from .options import OriginStoryOptions
from .terms import Align, Ev, KeywordKind, Result, Why


def event_types(options: OriginStoryOptions) -> Mapping[int, EventType]:
    """The kinds of events, with cards called as in this game's set."""
    return _event_types(options.cards)


@lru_cache(maxsize=8)
def _event_types(cards: CardSet) -> Mapping[int, EventType]:
    card, power, vancard = (each.__getitem__ for each in (cards.playing_names, cards.power_ids, cards.vancard_ids))
    who, number, lies = plain(WHO_NAMES.__getitem__), plain(int), plain(card)
    drawn, spot, value = told(card), plain(SPOT_NAMES.__getitem__), plain(half)
    suit, side = plain(SUIT_LETTERS.__getitem__), plain(named(Align).get)
    return {
        Ev.SET_UP: event_type("set_up", mat=told(power), level=number, dealer=told(WHO_NAMES.__getitem__)),
        Ev.SUPERHERO_DEALT: event_type("superhero_dealt", power=own(power)),
        Ev.ROUND_STARTED: event_type("round_started", round=number, dealer=who),
        Ev.DEALT: event_type("dealt", card=drawn),
        Ev.EVENT_REVEALED: event_type("event_revealed", vancard=told(vancard)),
        Ev.STAMINA: event_type("stamina", gained=number, owned=number),
        Ev.STAMINA_LENT: event_type("stamina_lent", number=number),
        Ev.STORY_OFFERED: event_type("story_offered", power=told(power)),
        Ev.STORY_KEPT: event_type("story_kept", panel=number, power=plain(power)),
        Ev.SUPERHERO_KEPT: event_type("superhero_kept", power=told(power)),
        Ev.CHARGED: event_type("charged", spot=spot, power=plain(power), tokens=number, left=number),
        Ev.ALIGNED: event_type("aligned", side=side),
        Ev.ROW_DEALT: event_type("row_dealt", who=who, card=drawn),
        Ev.VANCARD_REVEALED: event_type("vancard_revealed", vancard=told(vancard)),
        Ev.KEYWORD: event_type("keyword", who=who, keyword=plain(named(KeywordKind).get), number=value),
        Ev.ROW_DISCARDED: event_type("row_discarded", who=who, card=lies),
        Ev.ROW_DREW: event_type("row_drew", who=who, card=drawn),
        Ev.LOVE_ADDED: event_type("love_added", who=who, card=lies),
        Ev.LOVE_MOVED: event_type("love_moved", who=who, card=lies),
        Ev.POWER_USED: event_type("power_used", spot=spot, power=plain(power)),
        Ev.EVENT_USED: event_type("event_used", vancard=plain(vancard)),
        Ev.YOU_DREW: event_type("you_drew", card=drawn),
        Ev.YOU_DISCARDED: event_type("you_discarded", card=lies),
        Ev.REVEALED: event_type("revealed", card=lies),
        Ev.SUIT_NAMED: event_type("suit_named", spot=spot, suit=suit),
        Ev.FREED: event_type("freed"),
        Ev.BURIED: event_type("buried", who=who, card=lies),
        Ev.EXCHANGED: event_type("exchanged", who=who, taken=lies, given=lies),
        Ev.PREDICTED: event_type("predicted", spot=spot, tricks=number),
        Ev.TRICK_STARTED: event_type("trick_started", trick=number, leader=who),
        Ev.TURN_STARTED: event_type("turn_started", trick=number),
        Ev.FOLLOW_DREW: event_type("follow_drew", who=who, card=drawn),
        Ev.KEPT: event_type("kept", who=who, card=lies),
        Ev.NOT_KEPT: event_type("not_kept", who=who, card=lies),
        Ev.PUSHED_OUT: event_type("pushed_out", who=who, card=lies),
        Ev.TO_BEAT: event_type("to_beat", who=who, card=lies, value=value, suit=suit),
        Ev.COUNTS_AS: event_type("counts_as", card=lies, suit=suit),
        Ev.PLAYED: event_type("played", who=who, card=lies, why=plain(named(Why).get), value=value),
        Ev.VALUE_CHANGED: event_type("value_changed", card=lies, value=value),
        Ev.CARD_SWAPPED: event_type("card_swapped", taken=lies, card=lies, value=value),
        Ev.OWNERS_SWAPPED: event_type("owners_swapped", who=who),
        Ev.TRICK_GIVEN: event_type("trick_given", who=who),
        Ev.TRICK_CANCELLED: event_type("trick_cancelled"),
        Ev.TRICK_REWOUND: event_type("trick_rewound"),
        Ev.LEAD_TAKEN: event_type("lead_taken"),
        Ev.TRICK_WON: event_type("trick_won", who=who, trick=number),
        Ev.VILLAIN_SPOILED: event_type("villain_spoiled", pays=number),
        Ev.SIDE_PAID: event_type("side_paid", who=who, side=side, tricks=number, points=number),
        Ev.SCORED: event_type("scored", who=who, points=number, total=number),
        Ev.STOLEN: event_type("stolen", who=who, points=number),
        Ev.SURRENDERED: event_type("surrendered", who=who),
        Ev.LEFT_OVER: event_type("left_over", who=who, card=lies),
        Ev.ROUND_ENDED: event_type("round_ended", round=number),
        Ev.RESHUFFLED: event_type("reshuffled", cards=number),
        Ev.GAME_OVER: event_type("game_over", result=plain(named(Result).get)),
    }
