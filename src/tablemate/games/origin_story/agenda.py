"""The agenda of a position: what is asked and what comes next, what is next first.

A step or a question by its name, with what it is about where that is something; a single one may stand for itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.checking import shown
from tablemate.kernel.flow import DEPTH
from tablemate.kernel.meanings import At, Own, bits_of

from .meanings import VANCARDIAN, StoryBoard, spot_name, spot_of, standing
from .rules.parts import EFFECTS, HANDFUL
from .rules.preparing import LATER
from .terms import ALL_CARDS, DEALT, IN_TRICK, SPOTS, SUIT_SETS, EffectOp, Op

_NAMES = {op.name.lower(): op for op in Op if op.name != "LAST_DECISION"}
_WITH_NUMBER = {Op.PART, Op.REDRAW, Op.DISCARD, Op.REVEAL, Op.SUIT, Op.BURY, Op.EXCHANGE, Op.PREDICT, Op.EFFECT}
"""What is written as an object: its name, and what it is about."""


def _write_agenda(board: StoryBoard, at: At) -> object:
    return [_said(board, board.s.op[index], board.s.arg[index]) for index in reversed(range(board.s.depth))]


def _read_agenda(board: StoryBoard, value: object, called: str, at: At) -> None:
    """From the bottom: a part is an early or a late one by what it stands on."""
    listed = [value] if isinstance(value, str | Mapping) else board.check.rows(called, value, DEPTH)
    for index, entry in enumerate(reversed(listed)):
        board.s.op[index], about, discarded = _entry(board, entry)
        board.s.arg[index] = _argument(board, Op(board.s.op[index]), about, discarded)
    board.s.depth = len(listed)


def _said(board: StoryBoard, op: int, arg: int) -> object:
    name = Op(op).name.lower()
    match op:
        case Op.PART:
            return {name: [spot_name(board, spot) for spot in bits_of(arg % LATER)]}
        case Op.REDRAW:
            return {name: arg // HANDFUL, "discarded": arg % HANDFUL}
        case Op.DISCARD | Op.REVEAL:
            return {name: arg}
        case Op.SUIT:
            return {name: spot_name(board, arg // SUIT_SETS)}
        case Op.PREDICT:
            return {name: spot_name(board, arg)}
        case Op.BURY | Op.EXCHANGE:
            return {name: VANCARDIAN.said(board, arg)}
        case Op.EFFECT:
            return {name: _effect_said(board, arg)}
        case Op.TARGET if arg != IN_TRICK:
            return {name: _effect_said(board, arg)}
    return name


def _effect_said(board: StoryBoard, arg: int) -> object:
    """An effect by its card and its number there, from 1."""
    spot, effect = divmod(arg, EFFECTS)
    return [spot_name(board, spot), standing(board).effects(spot).index(effect) + 1]


def _entry(board: StoryBoard, says: object) -> tuple[Op, object, object]:
    """What it is, what it is about, and how many cards were discarded."""
    if isinstance(says, str):
        op, about, discarded = _op(board, says), None, 0
    elif isinstance(says, Mapping):
        names = [name for name in says if name != "discarded"]
        if len(names) != 1:
            board.check.refuse("agenda_entry_names")
        op, about, discarded = _op(board, names[0]), says[names[0]], says.get("discarded", 0)
    else:
        board.check.refuse("agenda_entry_type", found=shown(says))
    if (about is None) == (op in _WITH_NUMBER) and op != Op.TARGET:
        board.check.refuse("agenda_saved", step=op.name.lower())
    return op, about, discarded


def _op(board: StoryBoard, name: object) -> Op:
    if not isinstance(name, str) or name not in _NAMES:
        board.check.refuse("agenda_no_such_step", found=shown(name))
    return _NAMES[name]


def _argument(board: StoryBoard, op: Op, about: object, discarded: object) -> int:
    """The number of an entry."""
    number, called = board.check.number, op.name.lower()
    match op:
        case Op.PART:
            return _part(board, about)
        case Op.REDRAW:
            return number(called, about, 1, DEALT) * HANDFUL + number("discarded", discarded, 0, DEALT)
        case Op.DISCARD:
            return number(called, about, 1, ALL_CARDS)
        case Op.REVEAL:
            return number(called, about, 1, DEALT)
        case Op.SUIT:
            spot = spot_of(board, about, called)
            return spot * SUIT_SETS + _suits_offered(board, spot)
        case Op.BURY | Op.EXCHANGE:
            return VANCARDIAN.number(board, about, called)
        case Op.PREDICT:
            return spot_of(board, about, called)
        case Op.EFFECT | Op.TARGET:
            return IN_TRICK if about is None else _effect(board, about)
    return 0


def _part(board: StoryBoard, about: object) -> int:
    """The cards whose parts are still to be worked off, as bits, and whether they are late ones."""
    spots = 0
    for name in board.check.rows("part", about, SPOTS):
        bit = 1 << spot_of(board, name, "part", SPOTS)
        if spots & bit:
            board.check.refuse("agenda_part_card", name=name)
        spots |= bit
    return spots + (LATER if board.s.op[0] == Op.PREDICTIONS else 0)


def _effect(board: StoryBoard, about: object) -> int:
    """An effect by the id of its card and its number on it."""
    name, number = board.check.rows("effect", about, 2, exactly=True)
    spot = spot_of(board, name, "effect", SPOTS)
    every = standing(board).effects(spot)
    return spot * EFFECTS + every[board.check.number("effect", number, 1, len(every)) - 1]


def _suits_offered(board: StoryBoard, spot: int) -> int:
    at = standing(board)
    choosing = [each for each in at.effects(spot) if at.table.effect_op[each] == EffectOp.CHOOSE]
    return max((at.table.effect_subject[each] for each in choosing), default=0)


AGENDA = Own(_write_agenda, _read_agenda)
