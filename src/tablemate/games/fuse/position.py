"""Positions of FUSE: what they say, and what they may leave out.

What is left out is the start of a turn: bombs that are named nowhere are dealt to the row and the pile, the dice that
lie nowhere are in the bag.
"""

from __future__ import annotations

from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.layout import Layout
from tablemate.kernel.positions import Positions

from .cards.table import Cards
from .judge import dice_left, expected_picks, judge, most_in_row, most_owed, places_burnt, refuse
from .meanings import FuseBoard
from .options import FuseOptions
from .rules.dice import types_like
from .rules.mats import has_cards, renumber, takes_dice
from .rules.redeal import bombs_in_pile
from .rules.setup import agree, in_pool
from .rules.turn import advance
from .state import LAYOUT, Agreed, State
from .terms import MOST_BOMBS, NO_BUDGET, ROW, Cause, Result

_AGREED = Layout(Agreed)


def _agree(s: State, options: FuseOptions) -> None:
    agree(s, _AGREED.view(_AGREED.filled(options.numbers())))


def _complete(board: FuseBoard) -> None:
    """In this order: later parts rely on earlier ones."""
    _Cards(board).deal()
    _dice(board)
    s, deck = board.s, board.options.deck
    if s.cause == Cause.SABOTAGE:
        s.loss_types = deck.sabotage[s.loss_card - 1].match.dice
    elif s.cause == Cause.PENALTY:
        s.loss_types = types_like(s.loss_card - 1)
    if "rolls_left" not in board.says:
        budget = board.options.roll_budget
        s.rolls_left = NO_BUDGET if budget is None else budget


class _Cards:
    """Cards being dealt where a position names none."""

    def __init__(self, board: FuseBoard) -> None:
        self.says, self.s = board.says, board.s
        lying = {number for name in ("row", "pile") for number in getattr(board.s, name)}
        lying |= {board.s.card[seat, place] for seat in range(board.s.players) for place in range(board.s.places)}
        self.bombs = [
            number
            for number in range(1, board.cards.bombs + 1)
            if in_pool(board.s, board.cards, number) and number not in lying and not board.s.done[number]
        ]
        self.sabotage = [number for number in range(1, board.cards.sabotage + 1) if not board.s.spent[number]]

    def deal(self) -> None:
        """Mats first, then row and pile; once won, all sabotage cards are spent."""
        s, says = self.s, self.says
        for seat in range(s.players):
            for place in range(len(says["mats"][seat]) if "mats" in says else 0, s.places):
                s.card[seat, place] = self._bomb()
        for _ in range(s.sabotage_count - sum(s.spent) if s.won and "spent" not in says else 0):
            s.spent[self._sabotage()] = 1
        if "picks" not in says:
            s.picks = expected_picks(s)
        if "row" not in says:
            for place in range(min(ROW, s.to_defuse - s.picks, most_in_row(s))):
                s.row[place] = self._bomb()
        if "pile" not in says:
            self._pile()

    def _pile(self) -> None:
        s = self.s
        cards = [self._bomb() for _ in range(bombs_in_pile(s))]
        cards += [MOST_BOMBS + self._sabotage() for _ in range(0 if s.won else s.sabotage_count - sum(s.spent))]
        s.n_pile = len(cards)
        for index in range(s.n_pile):
            s.pile[index] = cards.pop(roll(s.chance, len(cards)))

    def _bomb(self) -> int:
        if not self.bombs:
            refuse("deck_too_small")
        return self.bombs.pop(roll(self.s.chance, len(self.bombs)))

    def _sabotage(self) -> int:
        return self.sabotage.pop(roll(self.s.chance, len(self.sabotage)))


def _dice(board: FuseBoard) -> None:
    """Burnt from the left, the rest in the bag, and owed as after a roll."""
    s, says = board.s, board.says
    if "burnt" not in says:
        burnt = places_burnt(s)
        s.n_burnt = len(burnt)
        for index, place in enumerate(burnt):
            s.burnt[index] = place
    for colour, left in enumerate(dice_left(s) if "bag" not in says else ()):
        s.bag[colour] = left
    for seat in range(s.players if "owed" not in says else 0):
        s.owed[seat] = most_owed(s, seat) if takes_dice(s, has_cards(s, seat)) else 0


def _go_on(s: State, cards: Cards, ev: Events) -> None:
    for seat in range(s.players):
        for place in range(s.places):
            renumber(s, cards, seat, place)
    if s.result == Result.NONE:
        advance(s, cards, ev)


POSITION = Positions(
    layout=LAYOUT,
    parts=(
        "phase", "turn", "bag_holder", "rolls_left", ("mats", "card"), "row", "pile", "done", "spent", "picks", "bag",
        "tray", "burnt", "owed", ("uses", "use"), "confirmed", "picking", ("question", "cause"), "won", "stopped",
        "result", "ended_by",
    ),
    agree=_agree,
    judge=judge,
    defaults={"phase": "roll", "turn": 1},
    complete=_complete,
    go_on=_go_on,
)  # fmt: skip
