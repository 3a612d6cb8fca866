"""Positions of FUSE: what they say, and what they may leave out.

What is left out is the start of a turn: bombs that are named nowhere are dealt to the row and the pile, the dice that
lie nowhere are in the bag.
"""

from __future__ import annotations

from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events
from tablemate.kernel.layout import Layout
from tablemate.kernel.piles import lay, lying
from tablemate.kernel.positions import Positions

from .cards.table import Cards
from .judge import dice_left, expected_picks, judge, most_in_row, most_owed, places_burnt
from .meanings import FuseBoard
from .rules.dice import types_like
from .rules.mats import has_cards, renumber, takes_dice
from .rules.redeal import bombs_in_pile
from .rules.setup import agree, in_pool
from .rules.turn import advance
from .state import LAYOUT, Agreed, State
from .terms import MOST_BOMBS, ROW, Cause, Result

_AGREED = Layout(Agreed)


def _agree(board: FuseBoard) -> None:
    agree(board.s, _AGREED.one(_AGREED.filled(board.options.numbers())))


# What is left out


def _bombs_left(board: FuseBoard) -> list[int]:
    """The bombs of this game that lie nowhere."""
    s, lies = board.s, {*lying(board.s, "card", "row", "pile")}
    known = range(1, board.cards.bombs + 1)
    return [bomb for bomb in known if in_pool(s, board.cards, bomb) and bomb not in lies and not s.done[bomb]]


def _sabotage_left(board: FuseBoard) -> list[int]:
    return [number for number in range(1, board.cards.sabotage + 1) if not board.s.spent[number]]


def _take(board: FuseBoard, cards: list[int]) -> int:
    """Any of these cards."""
    board.check.refuse_if("deck_too_small", not cards)
    return cards.pop(roll(board.s.chance, len(cards)))


def _deal_mats(board: FuseBoard) -> None:
    """Bombs left out at the end of a mat, too."""
    bombs = _bombs_left(board)
    for seat in range(board.s.players):
        for place in range(len(board.says["mats"][seat]) if "mats" in board.says else 0, board.s.places):
            board.s.card[seat, place] = _take(board, bombs)


def _spend(board: FuseBoard) -> None:
    """Once won, all sabotage cards are spent."""
    s, cards = board.s, _sabotage_left(board)
    for _ in range(s.sabotage_count - sum(s.spent) if s.won else 0):
        s.spent[_take(board, cards)] = 1


def _deal_row(board: FuseBoard) -> None:
    s, bombs = board.s, _bombs_left(board)
    lay(s, "row", [_take(board, bombs) for _ in range(min(ROW, s.to_defuse - s.picks, most_in_row(s)))])


def _deal_pile(board: FuseBoard) -> None:
    s, bombs, sabotage = board.s, _bombs_left(board), _sabotage_left(board)
    cards = [_take(board, bombs) for _ in range(bombs_in_pile(s))]
    cards += [MOST_BOMBS + _take(board, sabotage) for _ in range(0 if s.won else s.sabotage_count - sum(s.spent))]
    lay(s, "pile", [_take(board, cards) for _ in range(len(cards))])


def _owed(s: State) -> list[int]:
    """As after a roll."""
    return [most_owed(s, seat) if takes_dice(s, has_cards(s, seat)) else 0 for seat in range(s.players)]


def _complete(board: FuseBoard) -> None:
    """The dice that are asked for."""
    s = board.s
    if s.cause == Cause.SABOTAGE:
        s.loss_types = board.options.deck.sabotage[s.loss_card - 1].match.dice
    elif s.cause == Cause.PENALTY:
        s.loss_types = types_like(s.loss_card - 1)


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
    defaults={
        "phase": "roll",
        "turn": 1,
        "the rest of the mats": _deal_mats,
        "spent": _spend,
        "picks": lambda board: board.put("picks", (), expected_picks(board.s)),
        "row": _deal_row,
        "pile": _deal_pile,
        "burnt": lambda board: lay(board.s, "burnt", places_burnt(board.s)),
        "bag": lambda board: lay(board.s, "bag", dice_left(board.s)),
        "owed": lambda board: lay(board.s, "owed", _owed(board.s)),
    },
    complete=_complete,
    go_on=_go_on,
)  # fmt: skip
