"""Bombs in front of the players, and the dice on them.  (Sheet: stacks, pyramids, defusing.)

A *cell* is one slot of one of a player's bombs: place * 6 + slot.
"""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import MAT, SLOTS, BonusSeats
from tablemate.kernel.rule import rule

from .dice import put_in_bag


@rule
def accepts(s: State, cards: Cards, seat: int, cell: int, die: int) -> bool:
    """May this die lie on this cell (FUSE-PLACE-1)?  The card table answers, with L1 to L5."""
    return (cards.fits[s.node[seat, cell // SLOTS], cell % SLOTS] >> die) & 1 == 1


@rule
def wanted(s: State, cards: Cards, seat: int) -> int:
    """The die types that some cell of a player accepts, as bits."""
    types = 0
    for place in range(s.places):
        types |= cards.wanted[s.node[seat, place]]
    return types


@rule
def filled(s: State, seat: int, place: int) -> int:
    """The slots of a bomb that hold a die, as bits."""
    slots = 0
    for slot in range(SLOTS):
        if s.die[seat, place * SLOTS + slot] != 0:
            slots |= 1 << slot
    return slots


@rule
def dice_on(s: State, seat: int, place: int) -> int:
    """How many dice lie on a bomb."""
    number = 0
    for slot in range(SLOTS):
        if s.die[seat, place * SLOTS + slot] != 0:
            number += 1
    return number


@rule
def is_open(s: State, cards: Cards, seat: int, cell: int) -> bool:
    """Is this an empty slot whose supports are all filled (L1, L2)?"""
    place = cell // SLOTS
    slot = cell % SLOTS
    bomb = s.card[seat, place]
    if bomb == 0 or slot >= cards.size[bomb] or s.die[seat, cell] != 0:
        return False
    return cards.below[bomb, slot] & ~filled(s, seat, place) == 0


@rule
def is_exposed(s: State, cards: Cards, seat: int, cell: int) -> bool:
    """Does a die lie here with no other die upon it?  Only such a die can be lost (FUSE-LOSS-1, A7, A15)."""
    if s.die[seat, cell] == 0:
        return False
    place = cell // SLOTS
    bomb = s.card[seat, place]
    for slot in range(cards.size[bomb]):
        if s.die[seat, place * SLOTS + slot] != 0 and (cards.below[bomb, slot] >> (cell % SLOTS)) & 1 == 1:
            return False
    return True


@rule
def lay_die(s: State, cards: Cards, seat: int, cell: int, die: int) -> None:
    """Put a die on a cell that accepts it (FUSE-PLACE-1)."""
    place = cell // SLOTS
    link = cards.link[s.node[seat, place], cell % SLOTS]
    s.node[seat, place] = cards.follow[link, die]
    s.die[seat, cell] = die + 1


@rule
def lift_die(s: State, cards: Cards, seat: int, cell: int) -> int:
    """Take an exposed die away; the others stay as they are."""
    die = s.die[seat, cell] - 1
    s.die[seat, cell] = 0
    renumber(s, cards, seat, cell // SLOTS)
    return die


@rule
def renumber(s: State, cards: Cards, seat: int, place: int) -> None:
    """Find the node of a bomb by laying its dice once more, from the bottom up: a filling has no history."""
    bomb = s.card[seat, place]
    s.node[seat, place] = cards.start[bomb]
    lying = filled(s, seat, place)
    laid = 0
    while laid != lying:
        for slot in range(cards.size[bomb]):
            due = (lying & ~laid) >> slot & 1 == 1
            if due and cards.below[bomb, slot] & ~laid == 0:
                lay_die(s, cards, seat, place * SLOTS + slot, s.die[seat, place * SLOTS + slot] - 1)
                laid |= 1 << slot


@rule
def is_complete(s: State, cards: Cards, seat: int, place: int) -> bool:
    """Is every slot of this bomb filled (FUSE-DEFUSE-1)?"""
    bomb = s.card[seat, place]
    return filled(s, seat, place) == (1 << cards.size[bomb]) - 1


@rule
def empty_card(s: State, seat: int, place: int) -> None:
    """All dice of a bomb go to the bag, for the next roll (FUSE-DEFUSE-1, A20)."""
    for slot in range(SLOTS):
        cell = place * SLOTS + slot
        if s.die[seat, cell] != 0:
            put_in_bag(s, s.die[seat, cell] - 1)
            s.die[seat, cell] = 0


@rule
def deal_to(s: State, cards: Cards, seat: int, bomb: int) -> None:
    """A bomb comes in front of a player, at the first place without one, and can be used at once (A19)."""
    place = 0
    while s.card[seat, place] != 0:
        place += 1
    s.card[seat, place] = bomb
    s.node[seat, place] = cards.start[bomb]


@rule
def remove_card(s: State, seat: int, place: int) -> None:
    """A bomb leaves the mat; its dice must be gone."""
    s.card[seat, place] = 0
    s.node[seat, place] = 0


@rule
def has_cards(s: State, seat: int) -> bool:
    """Does a player have a bomb at all?"""
    for place in range(MAT):
        if s.card[seat, place] != 0:
            return True
    return False


@rule
def players_with_cards(s: State) -> int:
    """How many players have a bomb."""
    number = 0
    for seat in range(s.players):
        if has_cards(s, seat):
            number += 1
    return number


@rule
def takes_dice(s: State, has_bomb: bool) -> bool:
    """Does a player with or without a bomb take dice?  Once won, not without one, unless everybody does (A35)."""
    return s.won == 0 or s.bonus_seats == BonusSeats.ALL or has_bomb
