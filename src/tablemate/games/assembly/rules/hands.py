"""Hands, pile and discard: cards move, and what each viewer can tell of them.  (Rulebook: command cards.)"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import PICKED, State
from tablemate.games.assembly.terms import COMMANDS, HAND_LIMIT, Card, Ev, Payment
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit, emit_to
from tablemate.kernel.piles import shuffle_last
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import EVERYBODY

from .knowledge import (
    EVERY_KIND,
    drawn_from_under,
    forget_place,
    laid_open,
    learn_held_longest,
    learn_shown,
    move_traces_up,
    pool_grows,
    remember_picked,
)

EVERY_COMMAND = 0b111110


@rule
def depicted(cards: Cards, kind: int) -> int:
    """The commands that a kind of card shows, as bits."""
    return cards.depicts[kind]


@rule
def holds(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    number = 0
    for place in range(s.n_hand[seat]):
        if s.hand[seat, place] == kind:
            number += 1
    return number


@rule
def kinds_held(s: State, seat: int) -> int:
    """The kinds of cards in a hand, as bits."""
    kinds = 0
    for place in range(s.n_hand[seat]):
        kinds |= 1 << s.hand[seat, place]
    return kinds


@rule
def place_of(s: State, seat: int, kind: int) -> int:
    """The first place in a hand with a card of this kind; -1 if there is none."""
    for place in range(s.n_hand[seat]):
        if s.hand[seat, place] == kind:
            return place
    return -1


@rule
def commands_held(s: State, cards: Cards, seat: int) -> int:
    """The commands depicted on any card of a hand, as bits."""
    commands = 0
    for place in range(s.n_hand[seat]):
        commands |= depicted(cards, s.hand[seat, place])
    return commands


@rule
def can_verify(s: State, cards: Cards, seat: int, command: int) -> bool:
    """One single card of this hand depicts the command (ASM-VERIFY-1)."""
    return (commands_held(s, cards, seat) >> command) & 1 == 1


@rule
def put_in_hand(s: State, seat: int, card: int, seen: int, origin: int) -> int:
    """A card comes to a hand, behind the others; its place (ASM-I4)."""
    place = s.n_hand[seat]
    assert place < HAND_LIMIT
    s.hand[seat, place] = card
    s.hand_seen[seat, place] = seen | (1 << seat)
    s.may_be[seat, place] = 1 << card if seen == EVERYBODY else EVERY_KIND
    s.origin[seat, place] = origin
    s.n_hand[seat] += 1
    return place


@rule
def take_out_of_hand(s: State, cards: Cards, seat: int, place: int) -> int:
    """A card leaves its place and the later ones move up; its kind."""
    card = s.hand[seat, place]
    last = s.n_hand[seat] - 1
    for behind in range(place, last):
        s.hand[seat, behind] = s.hand[seat, behind + 1]
        s.hand_seen[seat, behind] = s.hand_seen[seat, behind + 1]
        s.may_be[seat, behind] = s.may_be[seat, behind + 1]
        s.origin[seat, behind] = s.origin[seat, behind + 1]
    s.hand[seat, last] = 0
    s.hand_seen[seat, last] = 0
    s.may_be[seat, last] = 0
    s.origin[seat, last] = 0
    s.n_hand[seat] = last
    move_traces_up(s, seat, place)
    forget_place(s, seat, place, depicted(cards, card))
    return card


@rule
def mix_hand(s: State, seat: int, ev: Events) -> None:
    """A player mixes the hand: the others no longer know which card is at which place, only what is among them."""
    kinds = 0
    for place in range(s.n_hand[seat]):
        kinds |= s.may_be[seat, place]
    for place in range(s.n_hand[seat]):
        s.may_be[seat, place] = kinds
        s.hand_seen[seat, place] = 1 << seat
    for command in range(1, COMMANDS + 1):
        if s.shows[seat, command] != 0:
            s.shows[seat, command] = (1 << s.n_hand[seat]) - 1
    emit(ev, Ev.HAND_MIXED, seat)


@rule
def put_on_discard(s: State, card: int) -> None:
    """A card goes face up onto the discard."""
    s.discard[s.n_discard] = card
    s.n_discard += 1
    s.discard_top = card


@rule
def discard_place(s: State, cards: Cards, seat: int, place: int, ev: Events) -> None:
    """A card of a hand goes face up onto the discard (R22)."""
    learn_shown(s, seat, place)
    card = take_out_of_hand(s, cards, seat, place)
    put_on_discard(s, card)
    emit(ev, Ev.CARD_DISCARDED, seat, place, card)


@rule
def discard_kind(s: State, cards: Cards, seat: int, kind: int, ev: Events) -> None:
    """Discard a card of this kind, the one held longest (R45)."""
    place = place_of(s, seat, kind)
    learn_held_longest(s, seat, place, kind)
    discard_place(s, cards, seat, place, ev)


@rule
def discard_random(s: State, cards: Cards, seat: int, ev: Events) -> None:
    """Discard a card picked at random from the hand."""
    discard_place(s, cards, seat, roll(s.chance, s.n_hand[seat]), ev)


@rule
def discard_hand(s: State, cards: Cards, seat: int, ev: Events) -> None:
    """Discard all cards of a hand."""
    while s.n_hand[seat] > 0:
        discard_place(s, cards, seat, 0, ev)


@rule
def pay(s: State, cards: Cards, seat: int, payment: int, ev: Events) -> None:
    """The card or the three cards of a command go to the discard (ASM-DECLARE-1)."""
    if payment == Payment.THREE:
        discard_hand(s, cards, seat, ev)
    elif payment != Payment.SHOWN:
        discard_kind(s, cards, seat, payment, ev)


@rule
def take_top(s: State) -> int:
    """The top card leaves the pile; its kind.  The pile must not be empty."""
    s.n_pile -= 1
    card = s.pile[s.n_pile]
    s.pile[s.n_pile] = 0
    s.pile_seen[s.n_pile] = 0
    return card


@rule
def take_bottom(s: State) -> int:
    """The bottom card leaves the pile; its kind.  The pile must not be empty."""
    card = s.pile[0]
    for place in range(s.n_pile - 1):
        s.pile[place] = s.pile[place + 1]
        s.pile_seen[place] = s.pile_seen[place + 1]
    take_top(s)
    return card


@rule
def put_on_pile(s: State, card: int, seen: int) -> None:
    """A card goes on top of the pile."""
    s.pile[s.n_pile] = card
    s.pile_seen[s.n_pile] = seen
    s.n_pile += 1


@rule
def put_under_pile(s: State, card: int, seen: int) -> None:
    """A card goes under the pile."""
    for place in range(s.n_pile, 0, -1):
        s.pile[place] = s.pile[place - 1]
        s.pile_seen[place] = s.pile_seen[place - 1]
    s.pile[0] = card
    s.pile_seen[0] = seen
    s.n_pile += 1


@rule
def draw(s: State, seat: int, ev: Events) -> None:
    """The top card of the pile goes to a hand; who knew the card still knows it."""
    seen = s.pile_seen[s.n_pile - 1]
    unburied = drawn_from_under(s)
    card = take_top(s)
    place = put_in_hand(s, seat, card, seen, s.refreshes)
    s.unburied[seat, place] = unburied
    emit_to(ev, Ev.CARD_DRAWN, s.hand_seen[seat, place], seat, place, card)


@rule
def take_from_discard(s: State, seat: int, ev: Events) -> None:
    """A random card of the discard goes to a hand; the discard is mixed and shows no top card (R38)."""
    remember_picked(s)
    pool_grows(s, laid_open(s))
    index = roll(s.chance, s.n_discard)
    card = s.discard[index]
    for place in range(index, s.n_discard - 1):
        s.discard[place] = s.discard[place + 1]
    s.n_discard -= 1
    s.discard[s.n_discard] = 0
    s.n_mixed = s.n_discard
    s.discard_top = 0
    place = put_in_hand(s, seat, card, 0, PICKED)
    emit_to(ev, Ev.CARD_TAKEN, s.hand_seen[seat, place], seat, place, card, s.discard_top)


@rule
def exchange_hand(s: State, cards: Cards, seat: int, ev: Events) -> None:
    """The hand goes to the discard for as many random cards of it, taken before the old hand goes in (ASM-F6-1)."""
    pool_grows(s, laid_open(s))
    size = s.n_hand[seat]
    pool = s.n_discard
    shuffle_last(s.chance, s.discard, pool, size)
    discard_hand(s, cards, seat, ev)
    for place in range(size):
        put_in_hand(s, seat, s.discard[pool - size + place], 0, PICKED)
        s.discard[pool - size + place] = s.discard[pool + place]
        s.discard[pool + place] = 0
        emit_to(ev, Ev.CARD_TAKEN, s.hand_seen[seat, place], seat, place, s.hand[seat, place], s.discard_top)
    s.n_discard = pool
    s.n_mixed = pool - size


@rule
def recover_deploy_lock(s: State, to_top: bool, ev: Events) -> None:
    """One deploy/lock card goes from the discard onto or under the pile; everybody knows where it lies (ASM-A3-1)."""
    index = deploy_lock_in_discard(s)
    for place in range(index, s.n_discard - 1):
        s.discard[place] = s.discard[place + 1]
    s.n_discard -= 1
    s.discard[s.n_discard] = 0
    if index < s.n_mixed:
        s.n_mixed -= 1
    s.discard_top = s.discard[s.n_discard - 1] if s.n_discard > s.n_mixed else 0
    if to_top:
        put_on_pile(s, Card.DEPLOY_LOCK, EVERYBODY)
    else:
        put_under_pile(s, Card.DEPLOY_LOCK, EVERYBODY)
    emit(ev, Ev.CARD_RECOVERED, Card.DEPLOY_LOCK, 1 if to_top else 0, s.discard_top)


@rule
def deploy_lock_in_discard(s: State) -> int:
    """Where the oldest deploy/lock card of the discard lies; -1 if there is none."""
    for place in range(s.n_discard):
        if s.discard[place] == Card.DEPLOY_LOCK:
            return place
    return -1


@rule
def shuffle_pile(s: State) -> None:
    """Shuffle the pile, with a roll for its last card too; nobody knows any card of it afterwards."""
    shuffle_last(s.chance, s.pile, s.n_pile, s.n_pile)
    for place in range(s.n_pile):
        s.pile_seen[place] = 0
