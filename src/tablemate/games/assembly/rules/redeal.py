"""What a viewer cannot know, dealt anew: the stack, the pile, the other hands, and the future.

A viewer who counts cards knows more than the cards shown: cards drawn in an earlier cycle of the deck cannot change
places with the present pile, and a card taken from the mixed discard only with that discard.  So hidden cards fall into
groups by origin.  How many cards of each kind a group has follows from what the viewer saw; which of them lies where is
chance, until it agrees with every answer given, with the lock that is being paid for, and with what cards once taken or
put under the pile can be (`knowledge.py`).  Each deal comes up as often as it is likely (ASM-KNOW-1).

Only the numbers of hidden cards are read, never where they lie.  So a redeal depends on what the viewer knows and on
the stream alone: two tables that a viewer cannot tell apart give the same redeal to the last bit.
"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import GROWTHS, HAND, PICKED, SEATS, State
from tablemate.games.assembly.terms import COMMANDS, KINDS, Command, Malfunctions, Op, Role
from tablemate.kernel.chance import roll, seed_stream
from tablemate.kernel.flow import top_op
from tablemate.kernel.piles import shuffle
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import SPECTATOR, SPECTATOR_BIT

from .hands import depicted
from .knowledge import EVERY_KIND, counted_of, one_card
from .picks import can_lock_exactly, can_lock_with, picked_bays

REDEAL_STREAM = 2
GROUPS = 4
SEEN = -1
BURIED = SEATS
"""Behind the hands of the seats, the hand that was put under the pile counts as one more."""
PLACES = (SEATS + 1) * HAND
MOST_TRIES = 20000


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """Resample everything that a seat, or `SPECTATOR`, cannot know (ASM-KNOW-1)."""
    bit = SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    seed_stream(s.chance, stream, REDEAL_STREAM)
    sort_unseen_stack(s, bit)
    shuffle_unseen_stack(s, bit)
    deal_hidden_cards(s, cards, bit)
    shuffle_loose_pile(s, bit)
    shuffle(s.chance, s.discard, s.n_mixed)


@rule
def sort_unseen_stack(s: State, bit: int) -> None:
    """The modules of the stack that the viewer has not seen, in order of their numbers."""
    unseen = 0
    for index in range(s.n_stack):
        if s.stack_seen[index] & bit == 0:
            unseen |= 1 << s.stack[index]
    module = 1
    for index in range(s.n_stack):
        if s.stack_seen[index] & bit == 0:
            while (unseen >> module) & 1 == 0:
                module += 1
            s.stack[index] = module
            module += 1


@rule
def shuffle_unseen_stack(s: State, bit: int) -> None:
    """Modules of the stack that the viewer has not seen change places."""
    for last in range(s.n_stack - 1, 0, -1):
        if s.stack_seen[last] & bit == 0:
            other = roll(s.chance, last + 1)
            while s.stack_seen[other] & bit != 0:
                other = roll(s.chance, last + 1)
            kept = s.stack[other]
            s.stack[other] = s.stack[last]
            s.stack[last] = kept


@rule
def shuffle_loose_pile(s: State, bit: int) -> None:
    """Cards of the pile of which the viewer knows nothing change places."""
    for last in range(s.n_pile - 1, 0, -1):
        if is_loose(s, bit, last):
            other = roll(s.chance, last + 1)
            while not is_loose(s, bit, other):
                other = roll(s.chance, last + 1)
            kept = s.pile[other]
            s.pile[other] = s.pile[last]
            s.pile[last] = kept


@rule
def is_loose(s: State, bit: int, place: int) -> bool:
    """Is this card of the pile neither seen by the viewer nor one that was put under it?"""
    return place >= s.n_under and s.pile_seen[place] & bit == 0


# Dealing the groups


@rule
def deal_hidden_cards(s: State, cards: Cards, bit: int) -> None:
    """Deal what is hidden until it agrees with all that was told; each deal that agrees stays as likely as it is."""
    tries = 1
    while not deal_once(s, cards, bit):
        tries += 1
        assert tries < MOST_TRIES


@rule
def deal_once(s: State, cards: Cards, bit: int) -> bool:
    """Deal what is hidden; does it agree with all that was told?"""
    return deal_groups(s, bit) and unearth(s, bit) and agrees(s, cards) and odds_hold(s)


@rule
def deal_groups(s: State, bit: int) -> bool:
    """Deal every group; do all its places hold a card that they may hold?"""
    fits = True
    for group in range(GROUPS):
        cards = hidden_cards(s, bit, group)
        if cards != 0 and not deal_group(s, bit, group, cards):
            fits = False
    return fits


@rule
def group_of(s: State, bit: int, position: int) -> int:
    """The origin of the card at a place of a hand that the viewer does not see; `SEEN` if there is none to deal.

    Cards that were once put under the pile follow the hand they were put there from.
    """
    seat = position // HAND
    place = position % HAND
    if seat == BURIED:
        hidden = place < s.n_buried and s.buried_by & bit == 0
        return s.buried_origin[place] if hidden else SEEN
    hidden = place < s.n_hand[seat] and s.hand_seen[seat, place] & bit == 0 and s.unburied[seat, place] == 0
    return s.origin[seat, place] if hidden else SEEN


@rule
def card_at(s: State, position: int) -> int:
    """The kind of the card at a place of a hand, or of the hand under the pile."""
    seat = position // HAND
    return s.buried[position % HAND] if seat == BURIED else s.hand[seat, position % HAND]


@rule
def lay(s: State, position: int, kind: int) -> None:
    """Lay a card at a place of a hand, or of the hand under the pile."""
    seat = position // HAND
    if seat == BURIED:
        s.buried[position % HAND] = kind
    else:
        s.hand[seat, position % HAND] = kind


@rule
def kinds_at(s: State, position: int) -> int:
    """The kinds that a card may be for all that was told, as bits."""
    seat = position // HAND
    return s.buried_may_be[position % HAND] if seat == BURIED else s.may_be[seat, position % HAND]


@rule
def hidden_cards(s: State, bit: int, group: int) -> int:
    """How many cards of each kind are hidden in a group: in hands, and in the pile or the mixed discard."""
    cards = 0
    for position in range(PLACES):
        if group_of(s, bit, position) == group:
            cards += one_card(card_at(s, position))
    if group == PICKED:
        for place in range(s.n_mixed):
            cards += one_card(s.discard[place])
    elif group == s.refreshes:
        for place in range(s.n_pile):
            if is_loose(s, bit, place):
                cards += one_card(s.pile[place])
    return cards


@rule
def deal_group(s: State, bit: int, group: int, cards: int) -> bool:
    """Each hidden place gets a random one of those cards that it may be; False if that was not to be.

    A place has the fewer cards to choose from the more of them lie before it.  A deal that left many is so much less
    likely to be taken, so that all deals have the same chance.
    """
    left = cards
    fits = True
    for position in range(PLACES):
        if group_of(s, bit, position) == group:
            kinds = kinds_at(s, position)
            number = how_many(left, kinds)
            most = min(how_many(cards, kinds), how_many(left, EVERY_KIND))
            fits = fits and number > 0 and roll(s.chance, most) < number
            kind = nth_card(left, kinds, roll(s.chance, number)) if fits else nth_card(left, EVERY_KIND, 0)
            lay(s, position, kind)
            left -= one_card(kind)
    lay_the_rest(s, bit, group, left)
    return fits


@rule
def how_many(cards: int, kinds: int) -> int:
    """How many of the cards are of one of these kinds."""
    number = 0
    for kind in range(1, KINDS + 1):
        if (kinds >> kind) & 1 == 1:
            number += counted_of(cards, kind)
    return number


@rule
def nth_card(cards: int, kinds: int, skip: int) -> int:
    """The kind of one of these cards, of those of one of these kinds, after `skip` others."""
    kind = 0
    while skip >= 0:
        kind += 1
        if (kinds >> kind) & 1 == 1:
            skip -= counted_of(cards, kind)
    return kind


@rule
def lay_the_rest(s: State, bit: int, group: int, cards: int) -> None:
    """What is left of a group lies in the mixed discard or in the pile, sorted for now."""
    if group == PICKED:
        for place in range(s.n_mixed):
            s.discard[place] = nth_card(cards, EVERY_KIND, 0)
            cards -= one_card(s.discard[place])
    elif group == s.refreshes:
        for place in range(s.n_pile):
            if is_loose(s, bit, place):
                s.pile[place] = nth_card(cards, EVERY_KIND, 0)
                cards -= one_card(s.pile[place])


# The hand under the pile


@rule
def unearth(s: State, bit: int) -> bool:
    """The cards put under the pile went there in any order; does that fit where the viewer sees them (ASM-KNOW-5)?"""
    if s.buried_by & bit != 0:
        return True
    unused = (1 << s.n_buried) - 1
    fits = True
    for number in range(s.n_buried):
        place = nth_place(unused, roll(s.chance, s.n_buried - number))
        unused &= ~(1 << place)
        if not lay_unburied(s, bit, number, s.buried[place]):
            fits = False
    return fits


@rule
def nth_place(places: int, skip: int) -> int:
    """One of the places, after `skip` others."""
    place = 0
    while skip > 0 or (places >> place) & 1 == 0:
        if (places >> place) & 1 == 1:
            skip -= 1
        place += 1
    return place


@rule
def lay_unburied(s: State, bit: int, number: int, kind: int) -> bool:
    """A card that was put under the pile lies where it is now; False if it is seen to be of another kind."""
    if s.unburied_as[number] != 0:
        return s.unburied_as[number] == kind
    under = s.n_buried - still_to_bury(s) - 1 - number
    if 0 <= under < s.n_under:
        if s.pile_seen[under] & bit == 0:
            s.pile[under] = kind
        return s.pile[under] == kind
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if s.unburied[seat, place] == number + 1:
                if s.hand_seen[seat, place] & bit == 0:
                    s.hand[seat, place] = kind
                return s.hand[seat, place] == kind
    return True


@rule
def still_to_bury(s: State) -> int:
    """How many cards of the hand that goes under the pile are not there yet."""
    return s.n_hand[s.active] if top_op(s) == Op.RETURN else 0


# What was told


@rule
def agrees(s: State, cards: Cards) -> bool:
    """Do the hands agree with all that was told about them, and with what they are about to pay?"""
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if (s.may_be[seat, place] >> s.hand[seat, place]) & 1 == 0:
                return False
        for command in range(1, COMMANDS + 1):
            if s.shows[seat, command] != 0 and not one_shows(s, cards, seat, s.shows[seat, command], command):
                return False
    for command in range(1, COMMANDS + 1):
        if s.buried_shows[command] != 0 and not one_shows(s, cards, BURIED, s.buried_shows[command], command):
            return False
    return can_pay_declared(s)


@rule
def one_shows(s: State, cards: Cards, seat: int, places: int, command: int) -> bool:
    """Does one of the cards at these places depict a command?"""
    for place in range(HAND):
        if (places >> place) & 1 == 1 and (depicted(cards, card_at(s, seat * HAND + place)) >> command) & 1 == 1:
            return True
    return False


@rule
def can_pay_declared(s: State) -> bool:
    """A lock that was declared was allowed: whoever has to pay a deploy/lock for it (C-9) holds one (ASM-KNOW-6)."""
    if s.malfunctions != Malfunctions.C or s.command != Command.LOCK:
        return True
    op = top_op(s)
    if op == Op.OVERRIDE or op == Op.REFUSE:
        return can_lock_exactly(s, picked_bays(s))
    if op != Op.PICK or (s.n_picked == 0 and (s.role_in_use == Role.NONE or s.role_in_use == Role.LUCA)):
        return True
    return can_lock_with(s, picked_bays(s))


@rule
def odds_hold(s: State) -> bool:
    """A card taken from the discard before others joined it was one of those that lay there (ASM-KNOW-4).

    Of its kind there were so many then, and so many with those that joined; that is how likely the deal is taken.
    """
    for growth in range(GROWTHS):
        before = s.pool_before[growth]
        after = s.pool_after[growth]
        for position in range(SEATS * HAND):
            if (s.taken_before[position // HAND, position % HAND] >> growth) & 1 == 1:
                kind = card_at(s, position)
                if counted_of(before, kind) == 0 or roll(s.chance, counted_of(after, kind)) >= counted_of(before, kind):
                    return False
                before -= one_card(kind)
                after -= one_card(kind)
    return True
