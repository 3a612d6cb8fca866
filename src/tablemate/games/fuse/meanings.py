"""What the numbers of FUSE mean in a position: dice and cards by name, and what several fields tell together."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tablemate.kernel.checking import shown
from tablemate.kernel.meanings import (
    SEAT,
    At,
    Atom,
    Board,
    Codec,
    bits,
    for_seats,
    list_of,
    maybe,
    or_none,
    pieces,
    plus_one,
    whole,
)

from .names import DICE, MARKS, die_number, pile_ids
from .rules.codes import BURN_CELL, CELLS
from .terms import MOST_BOMBS, NO_BUDGET, SLOTS, TRAY, USES, Cause, Mark, Phase

if TYPE_CHECKING:
    from .options import FuseOptions
    from .state import State

FuseBoard: TypeAlias = "Board[State, FuseOptions]"
MOST_ROLLS = 1000


BOMB = pieces("card", lambda options: options.deck.bomb_ids)
SABOTAGE = pieces("card", lambda options: options.deck.sabotage_ids)
CARD = pieces("card", lambda options: pile_ids(options.deck))


def _read_die(board: FuseBoard, value: object, called: str) -> int:
    found = die_number(value)
    if found is None:
        board.check.refuse("not_die", name=called, found=shown(value))
    return found


DIE = Atom(lambda board, number: DICE[number], _read_die)
LYING = or_none(plus_one(DIE))
"""A die where one can lie."""
ROLLS = or_none(whole(0, lambda board: board.options.roll_budget or MOST_ROLLS), NO_BUDGET)
_CELL = or_none(whole(0, CELLS - 1), BURN_CELL)


def _slots(board: FuseBoard, seat: int, place: int) -> Codec:
    size = board.options.deck.bombs[board.s.card[seat, place] - 1].size
    return list_of(LYING, size, first=place * SLOTS, exactly=True)


def _write_bomb(board: FuseBoard, name: str, at: At) -> object:
    """A bomb with its dice; a plain name is one without."""
    seat, place = at
    if not (number := board.s.card[seat, place]):
        return None
    return {"card": BOMB.said(board, number), "dice": _slots(board, seat, place).write(board, "die", (seat,))}


def _read_bomb(board: FuseBoard, value: object, called: str, name: str, at: At) -> None:
    if value is None:
        return
    says = {"card": value} if isinstance(value, str) else board.check.fields(called, value, ("card", "dice"))
    BOMB.read(board, says.get("card"), called, name, at)
    if "dice" in says:
        called = f"{BOMB.write(board, name, at)}.dice"
        _slots(board, *at).read(board, says["dice"], called, "die", at[:1])


def _write_done(board: FuseBoard, name: str, at: At) -> object:
    """The bombs that a seat defused; the row says by bomb who it was, plus one."""
    return [BOMB.said(board, number) for number, by in enumerate(board.s.done) if by == at[0] + 1]


def _read_done(board: FuseBoard, value: object, called: str, name: str, at: At) -> None:
    for entry in board.check.rows(called, value, MOST_BOMBS):
        board.s.done[BOMB.number(board, entry, called)] = at[0] + 1


def _write_tray(board: FuseBoard, name: str, at: At) -> object:
    """A die of the tray, and what has become of it; a plain name is a free one."""
    die = LYING.write(board, name, at)
    how, seat = MARKS[board.s.mark[at[0]]]
    return die and {"die": die, "is": how, **({} if seat is None else {"seat": seat})}


def _read_tray(board: FuseBoard, value: object, called: str, name: str, at: At) -> None:
    if value is None:
        return
    says = {"die": value} if isinstance(value, str) else board.check.fields(called, value, ("die", "is", "seat"))
    plus_one(DIE).read(board, says.get("die"), called, name, at)
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


def _write_question(board: FuseBoard, name: str, at: At) -> object:
    """Why dice are lost and who has still to answer; the answers open follow from the dice."""
    cause = Cause(board.s.cause)
    asks = _ASKING[cause].said(board, board.s.loss_card)
    return {cause.name.lower(): asks, "seats": bits(SEAT).write(board, "losing", ())}


def _read_question(board: FuseBoard, value: object, called: str, name: str, at: At) -> None:
    says = board.check.fields(called, value, ("sabotage", "penalty", "seats"))
    cause, *more = [cause for cause in _ASKING if cause.name.lower() in says] or (Cause.NONE,)
    board.check.refuse_if("one_cause", more or not cause)
    bits(SEAT).read(board, says.get("seats"), called, "losing", ())
    _ASKING[cause].read(board, says[cause.name.lower()], called, "loss_card", ())
    board.s.cause = cause


_ASKING = {
    Cause.SABOTAGE: pieces("card", lambda options: options.deck.sabotage_ids, again=True),
    Cause.PENALTY: plus_one(DIE),
}
"""What asks for a loss."""
MATS = for_seats(list_of(Codec(_write_bomb, _read_bomb), "places"))
DONE = for_seats(Codec(_write_done, _read_done))
IN_TRAY = list_of(Codec(_write_tray, _read_tray), TRAY)
TO_TAKE_BACK = for_seats(list_of(Atom(_say_use, _read_use), _most_uses, count="n_use"))
QUESTION = maybe(Codec(_write_question, _read_question), "cause")
