"""What the numbers of FUSE mean in a position: dice and cards by name, and what several fields tell together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.checking import shown
from tablemate.kernel.meanings import (
    SEAT,
    At,
    Bits,
    Board,
    Each,
    Maybe,
    Number,
    OrNone,
    Own,
    OwnAtom,
    Pieces,
    PlusOne,
    for_seats,
)

from .names import DICE, MARKS, die_number, pile_ids
from .rules.codes import BURN_CELL, CELLS
from .terms import MOST_BOMBS, NO_BUDGET, SLOTS, TRAY, USES, Cause, Mark, Phase

if TYPE_CHECKING:
    from .options import FuseOptions
    from .state import State

FuseBoard: TypeAlias = "Board[State, FuseOptions]"
MOST_ROLLS = 1000


def _sabotage(options: FuseOptions) -> Mapping[int, str]:
    return options.deck.sabotage_ids


BOMB = Pieces("card", lambda options: options.deck.bomb_ids)
SABOTAGE = Pieces("card", _sabotage)
CARD = Pieces("card", lambda options: pile_ids(options.deck))
ASKING = Pieces("card", _sabotage, again=True)


def _read_die(board: FuseBoard, value: object, called: str) -> int:
    found = die_number(value)
    if found is None:
        board.check.refuse("not_die", name=called, found=shown(value))
    return found


DIE = OwnAtom(lambda board, number: DICE[number], _read_die)
LYING = OrNone(PlusOne(DIE))
"""A die where one can lie."""
ROLLS = OrNone(Number(0, lambda board: board.options.roll_budget or MOST_ROLLS), NO_BUDGET)
_CELL = OrNone(Number(0, CELLS - 1), BURN_CELL)


def _write_bomb(board: FuseBoard, at: At) -> object:
    """A bomb with its dice; a plain name is one without."""
    number = board.s.card[at[0], at[1]]
    if number == 0:
        return None
    return {"card": BOMB.said(board, number), "dice": _slots(board, number).write(board, "die", at)}


def _read_bomb(board: FuseBoard, value: object, called: str, at: At) -> None:
    if value is None:
        return
    says = {"card": value} if isinstance(value, str) else board.check.fields(called, value, ("card", "dice"))
    number = BOMB.number(board, says.get("card"), called)
    board.put("card", at, number)
    if "dice" in says:
        _slots(board, number).read(board, says["dice"], f"{BOMB.said(board, number)}.dice", "die", at)


def _slots(board: FuseBoard, number: int) -> Each:
    return Each(_SLOT, board.options.deck.bombs[number - 1].size, exactly=True)


def _cell(at: At) -> At:
    """The cell of a seat, a place and a slot."""
    return at[0], at[1] * SLOTS + at[2]


def _write_done(board: FuseBoard, at: At) -> object:
    """The bombs that a seat defused; the row says by bomb who it was, plus one."""
    return [BOMB.said(board, number) for number, by in enumerate(board.s.done) if by == at[0] + 1]


def _read_done(board: FuseBoard, value: object, called: str, at: At) -> None:
    for entry in board.check.rows(called, value, MOST_BOMBS):
        board.s.done[BOMB.number(board, entry, called)] = at[0] + 1


def _write_tray(board: FuseBoard, at: At) -> object:
    """A die of the tray, and what has become of it; a plain name is a free one."""
    die = LYING.write(board, "tray", at)
    how, seat = MARKS[board.s.mark[at[0]]]
    return die and {"die": die, "is": how, **({} if seat is None else {"seat": seat})}


def _read_tray(board: FuseBoard, value: object, called: str, at: At) -> None:
    if value is None:
        return
    says = {"die": value} if isinstance(value, str) else board.check.fields(called, value, ("die", "is", "seat"))
    board.put("tray", at, 1 + DIE.number(board, says.get("die"), called))
    how = board.check.one_of(called, says.get("is", "free"), tuple(mark.name.lower() for mark in Mark))
    if how != "free":
        board.put("mark", at, Mark[how.upper()] + SEAT.number(board, says.get("seat"), "tray.seat"))


def _say_use(board: FuseBoard, number: int) -> object:
    """A die that can be taken back: its place in the tray, and its cell or None for a burnt one."""
    place, cell = divmod(number, CELLS + 1)
    return {"tray": place, "cell": _CELL.said(board, cell)}


def _read_use(board: FuseBoard, value: object, called: str) -> int:
    says = board.check.fields(called, value, ("tray", "cell"))
    place = board.check.number(called, says.get("tray"), 0, TRAY - 1)
    return place * (CELLS + 1) + _CELL.number(board, says.get("cell"), called)


def _most_uses(board: FuseBoard) -> int:
    """What can be taken back: the last die, or all of this draft where all confirm."""
    can = board.options.undo and board.s.phase == Phase.DRAFT
    return (USES if board.options.confirm_draft else 1) if can else 0


def _write_question(board: FuseBoard, at: At) -> object:
    """Why dice are lost and who has still to answer; the answers open follow from the dice."""
    s, seats = board.s, Bits(SEAT).write(board, "losing", ())
    if s.cause == Cause.SABOTAGE:
        return {"sabotage": ASKING.said(board, s.loss_card), "seats": seats}
    return {"penalty": DICE[s.loss_card - 1], "seats": seats}


def _read_question(board: FuseBoard, value: object, called: str, at: At) -> None:
    s, says = board.s, board.check.fields(called, value, ("sabotage", "penalty", "seats"))
    board.check.refuse_if("one_cause", ("sabotage" in says) == ("penalty" in says))
    Bits(SEAT).read(board, says.get("seats"), called, "losing", ())
    if "sabotage" in says:
        s.cause, s.loss_card = Cause.SABOTAGE, ASKING.number(board, says["sabotage"], called)
    else:
        s.cause, s.loss_card = Cause.PENALTY, 1 + DIE.number(board, says["penalty"], called)


_SLOT = Own(
    lambda board, at: LYING.write(board, "die", _cell(at)),
    lambda board, value, called, at: LYING.read(board, value, called, "die", _cell(at)),
)
MATS = for_seats(Each(Own(_write_bomb, _read_bomb), "places"))
DONE = for_seats(Own(_write_done, _read_done))
IN_TRAY = Each(Own(_write_tray, _read_tray), TRAY)
TO_TAKE_BACK = for_seats(Each(OwnAtom(_say_use, _read_use), _most_uses, count="n_use"))
QUESTION = Maybe(Own(_write_question, _read_question), "cause")
