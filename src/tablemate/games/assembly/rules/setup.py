"""Setting up the table, and the deck of every edition, player count and difficulty.  (Rulebook: setup, difficulty.)"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import Agreed, State
from tablemate.games.assembly.terms import BAYS, HAND_LIMIT, KINDS, ROLES, Card, Edition, Op, Reserve, Role, Variant
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.flow import push
from tablemate.kernel.piles import shuffle_in
from tablemate.kernel.rule import rule

from .bays import deploy
from .hands import draw, put_on_pile, shuffle_pile
from .roles import is_of_use
from .turn import advance

RANDOM_SEAT = -1
FIRST_BAY = 1


@rule
def setup(s: State, cards: Cards, options: Agreed, ev: Events) -> None:
    """Roles, stack, plans, first module, deck, hands, first seat: in the order of the rulebook (ASM-SETUP-1).

    (ASM-SETUP-3, ASM-SETUP-5, ASM-SETUP-8, ASM-SETUP-9.)
    """
    agree(s, options)
    hand_out_roles(s, options)
    shuffle_stack(s)
    lay_plans(s)
    deploy(s, ev)
    box_cards(s)
    lay_reserve(s, options.reserve)
    build_pile(s, cards)
    for seat in range(s.players):
        for _ in range(HAND_LIMIT):
            draw(s, seat, ev)
    first = options.first
    s.active = first if first != RANDOM_SEAT else roll(s.chance, s.players)
    s.turn = 1
    push(s, Op.START_TURN, 0)
    advance(s, cards, ev)


@rule
def agree(s: State, options: Agreed) -> None:
    """What was agreed before the game."""
    s.players = options.players
    s.edition = options.edition
    s.malfunctions = options.malfunctions
    s.variants = options.variants
    s.honest = options.honest
    s.communication = options.communication


@rule
def hand_out_roles(s: State, options: Agreed) -> None:
    """Chosen roles first, then drawn ones among those left; never the same role twice (R1, R42)."""
    for seat in range(s.players):
        if options.role[seat] <= ROLES:
            s.role[seat] = options.role[seat]
    for seat in range(s.players):
        if options.role[seat] > ROLES:
            s.role[seat] = draw_role(s, options.role[seat])


@rule
def draw_role(s: State, wanted: int) -> int:
    """A random role that fits what is wanted."""
    role = 1 + roll(s.chance, ROLES)
    while not can_be_dealt(s, role, wanted):
        role = 1 + roll(s.chance, ROLES)
    return role


@rule
def can_be_dealt(s: State, role: int, wanted: int) -> bool:
    """A role that no seat holds yet, and where a useful one is wanted, one that can be of use (R42, ASM-ROLE-2)."""
    if role == s.role[0] or role == s.role[1]:
        return False
    return wanted == Role.RANDOM or is_of_use(s, role)


@rule
def shuffle_stack(s: State) -> None:
    """The twelve modules form a face-down stack (ASM-SETUP-2)."""
    for index in range(BAYS):
        shuffle_in(s.chance, s.stack, index, index + 1)
    s.n_stack = BAYS


@rule
def lay_plans(s: State) -> None:
    """The twelve plans are shuffled and laid round the clock (ASM-SETUP-4)."""
    for index in range(BAYS):
        shuffle_in(s.chance, s.plan, index, index + 1, FIRST_BAY)


@rule
def chosen(s: State, variant: int) -> bool:
    """Is this difficulty variant played?"""
    return s.variants & variant != 0


@rule
def box_cards(s: State) -> None:
    """The cards that go back into the box: four in a solo game, and what a variant removes (ASM-DECK-1)."""
    if s.players == 1:
        s.boxed[Card.SWAP] = 1
        s.boxed[Card.ACW] = 1
        s.boxed[Card.DEPLOY_LOCK] = 0 if chosen(s, Variant.EASY_KEEP_DL) else 1
        if s.edition == Edition.V22:
            s.boxed[Card.CW] = 1
        else:
            s.boxed[Card.ANY] = 1
    if chosen(s, Variant.HARD_ONEWAY_CW):
        s.boxed[Card.CW] = 0
        s.boxed[Card.ANY] += 1
    if chosen(s, Variant.HARD_ONEWAY_ACW):
        s.boxed[Card.ACW] = 0
        s.boxed[Card.ANY] += 1
    if chosen(s, Variant.HARD_REMOVE_DL):
        s.boxed[Card.DEPLOY_LOCK] += 1


@rule
def lay_reserve(s: State, reserve: int) -> None:
    """The two reserve cards lie face up, a held-back deploy/lock under one of them (ASM-DECK-2)."""
    s.reserve[0, 0] = Card.ANY
    s.reserve[1, 0] = Card.ANY if chosen(s, Variant.EASY_WILD) else Card.WILD
    match reserve:
        case Reserve.ACW_CW | Reserve.ACW_WILD:
            s.reserve[0, 0] = Card.ACW
        case Reserve.CW_ACW | Reserve.CW_WILD:
            s.reserve[0, 0] = Card.CW
    match reserve:
        case Reserve.ACW_CW | Reserve.ANY_CW:
            s.reserve[1, 0] = Card.CW
        case Reserve.CW_ACW | Reserve.ANY_ACW:
            s.reserve[1, 0] = Card.ACW
    if chosen(s, Variant.HARD_HOLD_DL_1):
        s.reserve[0, 1] = Card.DEPLOY_LOCK
    if chosen(s, Variant.HARD_HOLD_DL_2):
        s.reserve[1, 1] = Card.DEPLOY_LOCK


@rule
def in_reserve(s: State, kind: int) -> int:
    """How many cards of a kind lie in the reserve."""
    number = 0
    for refresh in range(2):
        for slot in range(2):
            if s.reserve[refresh, slot] == kind:
                number += 1
    return number


@rule
def build_pile(s: State, cards: Cards) -> None:
    """Every card that is neither boxed nor in reserve is shuffled into the pile (ASM-SETUP-7)."""
    for kind in range(1, KINDS + 1):
        for _ in range(cards.copies[kind] - s.boxed[kind] - in_reserve(s, kind)):
            put_on_pile(s, kind, 0)
    shuffle_pile(s)
