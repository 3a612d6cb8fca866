"""What a viewer cannot know, dealt anew: the stack, the pile, the other hands, and the future.

A viewer who counts cards knows more than the cards shown: cards drawn in an earlier cycle of the deck cannot change
places with the present pile, and a card taken from the mixed discard only with that discard.  So hidden cards fall into
groups by origin, and each group is shuffled within itself, until the hands agree with every answer given about them.

For the others, cards put under the pile by G-3 belong to the pile from then on: which old cards they were is no longer
counted.

What is hidden is first laid in a fixed order.  So a redeal depends on what the viewer knows and on the stream alone:
two tables that a viewer cannot tell apart give the same redeal to the last bit.
"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import HAND, PICKED, State
from tablemate.games.assembly.terms import COMMANDS
from tablemate.kernel.chance import roll, seed_stream
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import SPECTATOR, SPECTATOR_BIT

from .hands import depicted

REDEAL_STREAM = 2
GROUPS = 4
COUNTER = 5
MOST_COUNTED = 31
MOST_TRIES = 20000


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """Resample everything that a seat, or `SPECTATOR`, cannot know (ASM-KNOW-1)."""
    bit = SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    seed_stream(s.chance, stream, REDEAL_STREAM)
    sort_unseen_stack(s, bit)
    shuffle_unseen_stack(s, bit)
    for group in range(GROUPS):
        sort_group(s, bit, group)
    deal_hidden_hands(s, cards, bit)
    shuffle_unseen_pile(s, bit)
    shuffle_mixed_discard(s)


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
def sort_group(s: State, bit: int, group: int) -> None:
    """The hidden cards of a group in order of their kinds: hands first, then the pile or the mixed discard."""
    cards = hidden_cards(s, bit, group)
    for seat in range(s.players):
        for place in range(HAND):
            if is_hidden(s, bit, seat, place, group):
                kind = lowest_kind(cards)
                s.hand[seat, place] = kind
                cards -= 1 << kind * COUNTER
    if group == PICKED:
        for place in range(s.n_mixed):
            kind = lowest_kind(cards)
            s.discard[place] = kind
            cards -= 1 << kind * COUNTER
    elif group == s.refreshes:
        for place in range(s.n_pile):
            if s.pile_seen[place] & bit == 0:
                kind = lowest_kind(cards)
                s.pile[place] = kind
                cards -= 1 << kind * COUNTER


@rule
def hidden_cards(s: State, bit: int, group: int) -> int:
    """How many cards of each kind are hidden in a group, one small counter a kind."""
    cards = 0
    for seat in range(s.players):
        for place in range(HAND):
            if is_hidden(s, bit, seat, place, group):
                cards += 1 << s.hand[seat, place] * COUNTER
    if group == PICKED:
        for place in range(s.n_mixed):
            cards += 1 << s.discard[place] * COUNTER
    elif group == s.refreshes:
        for place in range(s.n_pile):
            if s.pile_seen[place] & bit == 0:
                cards += 1 << s.pile[place] * COUNTER
    return cards


@rule
def lowest_kind(cards: int) -> int:
    """The lowest kind of card that is counted at least once."""
    kind = 1
    while (cards >> kind * COUNTER) & MOST_COUNTED == 0:
        kind += 1
    return kind


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
def shuffle_unseen_pile(s: State, bit: int) -> None:
    """Cards of the pile that the viewer has not seen change places."""
    for last in range(s.n_pile - 1, 0, -1):
        if s.pile_seen[last] & bit == 0:
            other = roll(s.chance, last + 1)
            while s.pile_seen[other] & bit != 0:
                other = roll(s.chance, last + 1)
            kept = s.pile[other]
            s.pile[other] = s.pile[last]
            s.pile[last] = kept


@rule
def shuffle_mixed_discard(s: State) -> None:
    """The cards of a mixed discard lie in no known order."""
    for last in range(s.n_mixed - 1, 0, -1):
        other = roll(s.chance, last + 1)
        kept = s.discard[other]
        s.discard[other] = s.discard[last]
        s.discard[last] = kept


@rule
def unseen_in_pile(s: State, bit: int) -> int:
    """How many cards of the pile the viewer has not seen."""
    number = 0
    for place in range(s.n_pile):
        if s.pile_seen[place] & bit == 0:
            number += 1
    return number


@rule
def nth_unseen_in_pile(s: State, bit: int, skip: int) -> int:
    """The place of an unseen card of the pile, after `skip` others from the bottom."""
    place = 0
    while skip > 0 or s.pile_seen[place] & bit != 0:
        if s.pile_seen[place] & bit == 0:
            skip -= 1
        place += 1
    return place


@rule
def is_hidden(s: State, bit: int, seat: int, place: int, group: int) -> bool:
    """Is this card of a hand unknown to the viewer, and of this origin?"""
    return place < s.n_hand[seat] and s.hand_seen[seat, place] & bit == 0 and s.origin[seat, place] == group


@rule
def elsewhere(s: State, bit: int, group: int) -> int:
    """How many hidden cards of a group lie outside the hands: in the pile, or in the mixed discard."""
    if group == PICKED:
        return s.n_mixed
    return unseen_in_pile(s, bit) if group == s.refreshes else 0


@rule
def deal_hidden_hands(s: State, cards: Cards, bit: int) -> None:
    """Deal the hidden cards of the hands from their groups until they agree with all that was told about them."""
    for _ in range(MOST_TRIES):
        for group in range(GROUPS):
            deal_group(s, bit, group)
        if hands_agree(s, cards):
            return
    assert hands_agree(s, cards)


@rule
def deal_group(s: State, bit: int, group: int) -> None:
    """Each hidden place in a hand gets a random card of its group, one place after the other."""
    outside = elsewhere(s, bit, group)
    for seat in range(s.players):
        for place in range(HAND):
            if is_hidden(s, bit, seat, place, group):
                choice = roll(s.chance, outside + hidden_from(s, bit, group, seat, place))
                if choice < outside:
                    swap_with_outside(s, bit, group, seat, place, choice)
                else:
                    swap_with_hand(s, bit, group, seat, place, choice - outside)


@rule
def hidden_from(s: State, bit: int, group: int, seat: int, place: int) -> int:
    """How many hidden cards of a group are in the hands, from this place on."""
    number = 0
    for position in range(seat * HAND + place, s.players * HAND):
        if is_hidden(s, bit, position // HAND, position % HAND, group):
            number += 1
    return number


@rule
def swap_with_outside(s: State, bit: int, group: int, seat: int, place: int, choice: int) -> None:
    """A card of a hand changes places with a hidden card of the pile or the mixed discard."""
    kept = s.hand[seat, place]
    if group == PICKED:
        s.hand[seat, place] = s.discard[choice]
        s.discard[choice] = kept
    else:
        other = nth_unseen_in_pile(s, bit, choice)
        s.hand[seat, place] = s.pile[other]
        s.pile[other] = kept


@rule
def swap_with_hand(s: State, bit: int, group: int, seat: int, place: int, skip: int) -> None:
    """A card of a hand changes places with a hidden card in a hand, from this place on."""
    position = seat * HAND + place
    while skip > 0 or not is_hidden(s, bit, position // HAND, position % HAND, group):
        if is_hidden(s, bit, position // HAND, position % HAND, group):
            skip -= 1
        position += 1
    kept = s.hand[seat, place]
    s.hand[seat, place] = s.hand[position // HAND, position % HAND]
    s.hand[position // HAND, position % HAND] = kept


@rule
def hands_agree(s: State, cards: Cards) -> bool:
    """Does every hand agree with the answers given about it?"""
    for seat in range(s.players):
        for place in range(s.n_hand[seat]):
            if (s.may_be[seat, place] >> s.hand[seat, place]) & 1 == 0:
                return False
        for command in range(1, COMMANDS + 1):
            if s.shows[seat, command] != 0 and not one_shows(s, cards, seat, command):
                return False
    return True


@rule
def one_shows(s: State, cards: Cards, seat: int, command: int) -> bool:
    """Does one of the cards that are known to show a command really depict it?"""
    for place in range(s.n_hand[seat]):
        among = (s.shows[seat, command] >> place) & 1 == 1
        if among and (depicted(cards, s.hand[seat, place]) >> command) & 1 == 1:
            return True
    return False
