"""What the numbers of each event mean, and who learns them."""

from __future__ import annotations

from tablemate.kernel.events import EventType, event_type, own, plain, private, revealed, told

from .names import (
    bay_or_none,
    bays_in,
    card_name,
    command_name,
    direction_name,
    module_name,
    payment_name,
    place_number,
    role_name,
    set_name,
)
from .terms import Ev

_SEAT = plain(int)
_BAY = plain(int)
_NUMBER = plain(int)
_PLACE = plain(place_number)

EVENT_TYPES: dict[int, EventType] = {
    Ev.TURN_STARTED: event_type("turn_started", seat=_SEAT, turn=_NUMBER),
    Ev.ASKED: event_type("asked", seat=_SEAT, command=plain(command_name)),
    Ev.ANSWERED: event_type("answered", seat=_SEAT, yes=told(bool)),
    Ev.PLAYED: event_type(
        "played",
        seat=_SEAT,
        payment=revealed(payment_name),
        command=plain(command_name),
        role=plain(role_name),
    ),
    Ev.CARD_DISCARDED: event_type("card_discarded", seat=_SEAT, place=revealed(place_number), card=revealed(card_name)),
    Ev.VERIFIED: event_type("verified", seat=_SEAT, command=plain(command_name), verified=told(bool)),
    Ev.ROLE_USED: event_type("role_used", seat=_SEAT, role=plain(role_name)),
    Ev.DEPLOYED: event_type("deployed", die=told(int), bay=told(int), module=told(module_name)),
    Ev.ROTATED: event_type("rotated", bays=plain(bays_in), direction=plain(direction_name), distance=_NUMBER),
    Ev.MODULE_MOVED: event_type("module_moved", bay=_BAY, to=_BAY, module=plain(module_name)),
    Ev.SWAPPED: event_type("swapped", bay=_BAY, other=_BAY),
    Ev.CYCLED: event_type("cycled", first=_BAY, second=_BAY, third=_BAY),
    Ev.PLANS_SWAPPED: event_type("plans_swapped", bay=_BAY, other=_BAY),
    Ev.PLANS_CYCLED: event_type("plans_cycled", first=_BAY, second=_BAY, third=_BAY),
    Ev.LOCKED: event_type("locked", bays=plain(bays_in)),
    Ev.UNLOCKED: event_type("unlocked", bay=_BAY, module=plain(module_name)),
    Ev.MALFUNCTION: event_type("malfunction", set=plain(set_name), bay=_BAY),
    Ev.CARD_DRAWN: event_type("card_drawn", seat=_SEAT, place=_PLACE, card=private(card_name)),
    Ev.REFRESHED: event_type("refreshed", refreshes=_NUMBER, pile=_NUMBER),
    Ev.RESERVE_ADDED: event_type("reserve_added", card=plain(card_name)),
    Ev.SCRAMBLED: event_type("scrambled", kept=plain(bay_or_none)),
    Ev.PLAN_LAID: event_type("plan_laid", bay=_BAY, plan=told(module_name)),
    Ev.CARD_SHOWN: event_type("card_shown", card=told(card_name), bay=_BAY, on_top=plain(bool)),
    Ev.CARD_PUT_UNDER: event_type("card_put_under", card=plain(card_name)),
    Ev.CARD_TAKEN: event_type(
        "card_taken", seat=_SEAT, place=_PLACE, card=private(card_name), discard_top=plain(card_name)
    ),
    Ev.CARD_BURIED: event_type("card_buried", seat=_SEAT, place=own(place_number), card=own(card_name)),
    Ev.CARD_RECOVERED: event_type(
        "card_recovered", card=plain(card_name), on_top=plain(bool), discard_top=told(card_name)
    ),
    Ev.MODULE_EXCHANGED: event_type("module_exchanged", bay=_BAY, module=told(module_name), under=plain(module_name)),
    Ev.DIE_ROLLED: event_type("die_rolled", die=told(int), bay=told(bay_or_none)),
    Ev.NO_REFILL: event_type("no_refill", seat=_SEAT),
    Ev.DOUBLE_OWED: event_type("double_owed", seat=_SEAT),
    Ev.TOP_CARD_DISCARDED: event_type("top_card_discarded", card=told(card_name)),
    Ev.HAND_MIXED: event_type("hand_mixed", seat=_SEAT),
    Ev.SHOWN_CARD_DISCARDED: event_type("shown_card_discarded", card=plain(card_name)),
    Ev.TURN_ENDED: event_type("turn_ended", seat=_SEAT),
    Ev.WON: event_type("won"),
    Ev.LOST: event_type("lost"),
    Ev.NO_EFFECT: event_type("no_effect"),
}
