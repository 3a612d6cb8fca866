"""Dealing anew what nobody can know: the order of the pile, which cards are in it, and the rolls to come."""

from __future__ import annotations

from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import MAT, MOST_BOMBS, ROW
from tablemate.kernel.chance import roll, seed_stream
from tablemate.kernel.piles import shuffle
from tablemate.kernel.rule import rule

from .setup import in_pool

REDEAL_STREAM = 2


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """Everybody knows the same: cards never seen are in the pile or out of the game, in any order."""
    seed_stream(s.chance, stream, REDEAL_STREAM)
    size = s.n_pile
    bombs = bombs_in_pile(s)
    gather_bombs(s, cards)
    keep_some(s, 0, bombs)
    gather_sabotage(s, cards)
    keep_some(s, bombs, size)
    shuffle(s.chance, s.pile, s.n_pile)


@rule
def bombs_in_pile(s: State) -> int:
    """Every bomb of the game is picked already, lies in the row, or is in the pile."""
    number = s.to_defuse - s.picks
    for place in range(ROW):
        if s.row[place] != 0:
            number -= 1
    return number


@rule
def gather_bombs(s: State, cards: Cards) -> None:
    """All bombs that nobody has seen: those in sight pass for defused ones meanwhile."""
    for index in range(s.n_pile):
        s.pile[index] = 0
    s.n_pile = 0
    mark_in_sight(s, 1)
    for bomb in range(1, cards.bombs + 1):
        if s.done[bomb] == 0 and in_pool(s, cards, bomb):
            s.pile[s.n_pile] = bomb
            s.n_pile += 1
    mark_in_sight(s, 0)


@rule
def mark_in_sight(s: State, mark: int) -> None:
    """Mark the bombs that lie face up, none of which is defused; an empty place marks no bomb."""
    for place in range(ROW):
        s.done[s.row[place]] = mark
    for seat in range(s.players):
        for place in range(MAT):
            s.done[s.card[seat, place]] = mark


@rule
def gather_sabotage(s: State, cards: Cards) -> None:
    """All sabotage cards that nobody has seen, behind what lies there."""
    for card in range(1, cards.sabotage + 1):
        if s.spent[card] == 0:
            s.pile[s.n_pile] = MOST_BOMBS + card
            s.n_pile += 1


@rule
def keep_some(s: State, start: int, end: int) -> None:
    """Of the cards from `start` on, random ones stay up to `end`; the others leave the game."""
    for index in range(start, end):
        other = index + roll(s.chance, s.n_pile - index)
        card = s.pile[index]
        s.pile[index] = s.pile[other]
        s.pile[other] = card
    for index in range(end, s.n_pile):
        s.pile[index] = 0
    s.n_pile = end
