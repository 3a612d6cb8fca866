"""What each player may do now, said once."""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import ROW, SLOTS, TRAY, Phase, Result
from tablemate.kernel.contract import Actions
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import CLOCK

from .codes import (
    BURN,
    CELLS,
    CLAIM,
    CONFIRM,
    GIVE,
    LOSE,
    PICK,
    RELEASE,
    ROLL,
    STOP,
    TAKE_BACK,
    TIME_UP,
    place_code,
)
from .dice import first_of_type, held_by, is_free
from .draft import may_claim, may_confirm, unburnable
from .losses import can_lose
from .mats import is_open
from .uses import may_take_back


@rule
def legal(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """Answers first, then picks, then the roll and the draft; once won stopping, and the clock at any time.

    Time up is the clock's alone (FUSE-TIME-1, A48).
    """
    if s.result != Result.NONE or seat >= s.players:
        return 0
    if seat == CLOCK:
        out.action[0] = TIME_UP
        return 1
    if seat < 0:
        return 0
    number = legal_answers(s, cards, seat, out)
    if s.won == 1 and (s.stopped >> seat) & 1 == 0:
        out.action[number] = STOP
        number += 1
    return number


@rule
def legal_answers(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """What the table asks of a player, the strongest question alone (FUSE-ROLL-1, A28, A30)."""
    if s.losing != 0:
        return legal_losses(s, cards, seat, out) if (s.losing >> seat) & 1 == 1 else 0
    if (s.picking >> seat) & 1 == 1:
        return legal_picks(s, out)
    if s.phase == Phase.ROLL:
        out.action[0] = ROLL
        return 1 if seat == s.bag_holder else 0
    return legal_draft(s, cards, seat, out)


@rule
def legal_losses(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """Every exposed die that matches (FUSE-LOSS-1)."""
    number = 0
    for cell in range(CELLS):
        if can_lose(s, cards, seat, cell, s.loss_types):
            out.action[number] = LOSE + cell
            number += 1
    return number


@rule
def legal_picks(s: State, out: Actions) -> int:
    """Any bomb of the row (FUSE-PICK-1)."""
    number = 0
    for place in range(ROW):
        if s.row[place] != 0:
            out.action[number] = PICK + place
            number += 1
    return number


@rule
def legal_draft(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """With the die in hand, or with any free die; then taking back and confirming (FUSE-DRAFT-1, A33)."""
    number = 0
    hand = held_by(s, seat)
    if hand >= 0:
        number = uses_of(s, cards, seat, hand, unburnable(s, cards, seat), out, number)
        out.action[number] = RELEASE
        number = gifts(s, seat, out, number + 1)
    elif may_claim(s, seat):
        kept = unburnable(s, cards, seat)
        for place in range(TRAY):
            if is_free(s, place) and first_of_type(s, place):
                if s.hold == 1:
                    out.action[number] = CLAIM + place
                    number += 1
                number = uses_of(s, cards, seat, place, kept, out, number)
    if may_take_back(s, seat):
        out.action[number] = TAKE_BACK
        number += 1
    if may_confirm(s, seat):
        out.action[number] = CONFIRM
        number += 1
    return number


@rule
def uses_of(s: State, cards: Cards, seat: int, place: int, kept: int, out: Actions, number: int) -> int:
    """Where the die at this place may go, and whether it may be burnt, not being `kept`; after `number` others.

    On one's own bombs only (FUSE-PLACE-1); with `hard_hands` on any open slot (A10).
    """
    die = s.tray[place] - 1
    for on in range(s.places):
        node = s.node[seat, on]
        if (cards.wanted[node] >> die) & 1 == 1 or s.hard_hands == 1:
            for slot in range(cards.size[s.card[seat, on]]):
                cell = on * SLOTS + slot
                fits = (cards.fits[node, slot] >> die) & 1 == 1
                if fits or (s.hard_hands == 1 and is_open(s, cards, seat, cell)):
                    out.action[number] = place_code(place, cell)
                    number += 1
    if (kept >> die) & 1 == 0:
        out.action[number] = BURN + place
        number += 1
    return number


@rule
def gifts(s: State, seat: int, out: Actions, number: int) -> int:
    """Everybody else who might claim a die now (FUSE-HOLD-1); after `number` others."""
    for other in range(s.players):
        if other != seat and may_claim(s, other):
            out.action[number] = GIVE + other
            number += 1
    return number
