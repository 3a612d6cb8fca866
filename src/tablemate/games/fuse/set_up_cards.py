"""Setting up the cards of a position: mats, bombs defused, sabotage used up, row and pile.

Cards that a position names are laid as it says; where it says nothing, bombs that lie nowhere yet are dealt at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.chance import roll
from tablemate.kernel.checking import shown

from .cards.automaton import REFUSED
from .given import Board, given, refuse
from .names import card_numbers
from .placement import node_of
from .rules.redeal import bombs_in_pile
from .terms import HARD, MOST_BOMBS, ROW, SLOTS


class _Box:
    """The cards of the deck, and which of them lie somewhere already."""

    def __init__(self, board: Board) -> None:
        self.deck = board.options.deck
        self.six_point = board.options.six_point
        self.chance = board.s.chance
        self.numbers = card_numbers(self.deck)
        self.used: set[int] = set()
        self.reserved: set[int] = set()

    def take(self, name: str, value: Any, low: int, high: int) -> int:
        """A card by its id, not used before and in the game."""
        number = self.numbers.get(value.lower(), 0) if isinstance(value, str) else 0
        if not low <= number <= high:
            refuse("no_such_id", name=name, found=shown(value))
        if number in self.used:
            refuse("card_twice", card=value)
        if number <= MOST_BOMBS and not self._played_with(number):
            refuse("card_six_point", card=value)
        self.used.add(number)
        return number

    def reserve(self, entries: Any) -> None:
        """Keep the cards named here from being dealt; they are checked in their turn."""
        for entry in entries if isinstance(entries, list | tuple) else ():
            if isinstance(entry, str) and entry.lower() in self.numbers:
                self.reserved.add(self.numbers[entry.lower()])

    def deal(self) -> int:
        """A random bomb of this game that lies nowhere yet."""
        taken = self.used | self.reserved
        unused = [each for each in range(1, len(self.deck.bombs) + 1) if self._played_with(each) and each not in taken]
        if not unused:
            refuse("deck_too_small")
        number = unused[roll(self.chance, len(unused))]
        self.used.add(number)
        return number

    def _played_with(self, bomb: int) -> bool:
        return self.six_point or self.deck.bombs[bomb - 1].value < HARD


def lay_cards(board: Board) -> None:
    """Everything in order: later parts rely on earlier ones."""
    box = _Box(board)
    _mats(board, box)
    _done(board, box)
    _spent(board, box)
    _picks(board)
    _row(board, box)
    _pile(board, box)
    _check_row(board)


def _mats(board: Board, box: _Box) -> None:
    """Bombs that a position names are laid first, so that a dealt one is never one of them."""
    s = board.s
    mats = given.rows("mats", board.says.get("mats", [[]] * s.players), s.players, exactly=True)
    for seat, mat in enumerate(mats):
        for place, entry in enumerate(given.rows("mats", mat, s.places)):
            if entry is not None:
                _bomb(board, box, seat, place, entry)
    _reserve_named(board, box)
    for seat, mat in enumerate(mats):
        for place in range(len(mat), s.places):
            s.card[seat, place] = box.deal()
        empty = sum(1 for place in range(s.places) if s.card[seat, place] == 0)
        if not s.won and not board.says.get("result") and empty != (s.picking >> seat & 1):
            refuse("mat_size", seat=seat, bombs=s.places)


def _reserve_named(board: Board, box: _Box) -> None:
    """The bombs of the row, the pile and the done piles."""
    done = board.says.get("done")
    piles = done if isinstance(done, list | tuple) else ()
    for entries in (board.says.get("row"), board.says.get("pile"), *piles):
        box.reserve(entries)


def _bomb(board: Board, box: _Box, seat: int, place: int, entry: Any) -> None:
    """A bomb with the dice on it, which must be placed as the rules place them."""
    card = {"card": entry} if isinstance(entry, str) else given.fields("mats", entry, ("card", "dice"))
    number = box.take("mats", card.get("card"), 1, MOST_BOMBS)
    bomb = box.deck.bombs[number - 1]
    named = given.rows(f"{bomb.id}.dice", card.get("dice", [None] * bomb.size), bomb.size, exactly=True)
    dice = [None if name is None else given.die(f"{bomb.id}.dice", name) for name in named]
    if None not in dice:
        refuse("card_complete", card=bomb.id)
    filled = {slot for slot, die in enumerate(dice) if die is not None}
    if any(set(bomb.supports[slot]) - filled for slot in filled):
        refuse("die_unsupported", card=bomb.id)
    if node_of(bomb, dice, board.options.legality) == REFUSED:
        refuse("dice_impossible", card=bomb.id)
    board.s.card[seat, place] = number
    for slot, die in enumerate(dice):
        board.s.die[seat, place * SLOTS + slot] = 0 if die is None else die + 1


def _done(board: Board, box: _Box) -> None:
    s = board.s
    piles = given.rows("done", board.says.get("done", [[]] * s.players), s.players, exactly=True)
    for seat, pile in enumerate(piles):
        for entry in given.rows("done", pile, MOST_BOMBS):
            s.done[box.take("done", entry, 1, MOST_BOMBS)] = seat + 1


def _spent(board: Board, box: _Box) -> None:
    """Sabotage cards used up; once won that is all of them, random ones if the position does not say which."""
    s, numbers = board.s, range(1, len(box.deck.sabotage) + 1)
    for entry in given.rows("spent", board.says.get("spent", []), s.sabotage):
        s.spent[box.take("spent", entry, MOST_BOMBS + 1, MOST_BOMBS + len(numbers)) - MOST_BOMBS] = 1
    left = s.sabotage - sum(s.spent)
    if s.won and left and "spent" in board.says:
        refuse("sabotage_spent", sabotage=s.sabotage)
    for _ in range(left if s.won else 0):
        unseen = [number for number in numbers if not s.spent[number]]
        s.spent[unseen[roll(s.chance, len(unseen))]] = 1


def _picks(board: Board) -> None:
    """Before the win every defusal is followed by a pick, made or owed."""
    s = board.s
    owed = bin(s.picking).count("1")
    defused = sum(1 for by in s.done if by)
    expected = s.bombs if s.won else defused - owed
    s.picks = given.number("picks", board.says.get("picks", expected), 0, s.bombs)
    if s.picks != expected and not board.says.get("result"):
        refuse("pick_count", expected=expected)
    if defused < s.picks:
        refuse("too_many_picks")


def _row(board: Board, box: _Box) -> None:
    s = board.s
    if "row" not in board.says:
        for place in range(min(ROW, s.bombs - s.picks, _most_in_row(board))):
            s.row[place] = box.deal()
        return
    for place, entry in enumerate(given.rows("row", board.says["row"], ROW)):
        s.row[place] = 0 if entry is None else box.take("row", entry, 1, MOST_BOMBS)


def _filling_up(board: Board) -> bool:
    """Has a sabotage card come up between a pick and the bomb that fills the row?"""
    question = board.says.get("question")
    return isinstance(question, Mapping) and "sabotage" in question


def _most_in_row(board: Board) -> int:
    return int(min(ROW, board.s.bombs)) - _filling_up(board)


def _pile(board: Board, box: _Box) -> None:
    s = board.s
    bombs, sabotage = bombs_in_pile(s), s.sabotage - sum(1 for used in s.spent if used)
    if bombs < 0 or (s.won and bombs):
        refuse("row_and_picks", bombs=s.bombs)
    if "pile" in board.says:
        cards = _given_pile(board, box, bombs, sabotage)
    else:
        cards = _dealt_pile(board, box, bombs, 0 if s.won else sabotage)
    for index, card in enumerate(cards):
        s.pile[index] = card
    s.n_pile = len(cards)


def _given_pile(board: Board, box: _Box, bombs: int, sabotage: int) -> list[int]:
    """The cards named, the last one on top."""
    entries = given.rows("pile", board.says["pile"], MOST_BOMBS + sabotage)
    cards = [box.take("pile", entry, 1, MOST_BOMBS + len(box.deck.sabotage)) for entry in entries]
    found = sum(card <= MOST_BOMBS for card in cards)
    if found != bombs or (len(cards) - found != sabotage and not board.s.won):
        refuse("pile_counts", bombs=bombs, sabotage=sabotage)
    return cards[::-1]


def _dealt_pile(board: Board, box: _Box, bombs: int, sabotage: int) -> list[int]:
    """Random cards in a random order."""
    s = board.s
    unseen = [number for number in range(1, len(box.deck.sabotage) + 1) if not s.spent[number]]
    cards = [box.deal() for _ in range(bombs)]
    for _ in range(sabotage):
        cards.append(MOST_BOMBS + unseen.pop(roll(s.chance, len(unseen))))
    return [cards.pop(roll(s.chance, len(cards))) for _ in range(len(cards))]


def _check_row(board: Board) -> None:
    """What row and pile together can be."""
    s, most, filling_up = board.s, _most_in_row(board), _filling_up(board)
    in_row = sum(1 for number in s.row if number)
    over = board.says.get("result") is not None
    if in_row < most - over and s.n_pile:
        refuse("row_gap")
    if in_row > most or (filling_up and s.picks == 0):
        refuse("sabotage_moment")
    if in_row == 0 and s.n_pile == 0 and not s.won and not filling_up and not over:
        refuse("row_empty")
