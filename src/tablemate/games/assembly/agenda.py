"""Which agendas can stand on a table: the shape of everything that may be pending inside a turn."""

from __future__ import annotations

import re
from typing import Any

from tablemate.kernel.errors import InvalidPosition

from .rules.commands import after_effects
from .terms import ALL_BAYS, Op

_KEEPING = r"scramble keep_plan"
_COMMAND = r"ask|declare(?: answer)?|again"
_PARAMETERS = r"(?:distance|pick)"
_RUNNING = rf"after_command execute (?:(?:verify )?{_PARAMETERS}|override|discard_to_override refuse)"
_EFFECT = rf"order|move|place|cycle|trade|return|declare|carry_out {_PARAMETERS}|effect_resumed {_KEEPING}"
_MALFUNCTION = rf"after_command (?:malfunctions )*(?:{_EFFECT})"
_SHAPE = re.compile(rf"end_turn refill (?:{_COMMAND}|{_RUNNING}|{_MALFUNCTION}|{_KEEPING})")
"""From the bottom of the agenda to its top, the operations by name."""


def check_agenda(s: Any) -> None:
    """Refuse an agenda that no game could have."""
    names = " ".join(Op(s.op[index]).name.lower() for index in range(s.depth))
    if not _SHAPE.fullmatch(names):
        raise InvalidPosition(f"the agenda cannot stand in a turn: {names or 'nothing'}")
    shown = (" declare" in names and "after_command" in names) or "carry_out" in names
    if shown != bool(s.shown):
        raise InvalidPosition("a card is shown exactly while bay 3 of set F runs it")
    if ("verify" in names) != (s.players == 2 and "execute" in names and s.op[s.depth - 1] in (Op.DISTANCE, Op.PICK)):
        raise InvalidPosition("with two players a command is verified, alone it is not")
    running = "after_command" in names
    if running and not s.command:
        raise InvalidPosition("a command is being run, but the position does not say which")
    for index in range(s.depth):
        _check_number(s, Op(s.op[index]), s.arg[index])


def _check_number(s: Any, op: Op, arg: int) -> None:
    match op:
        case Op.MALFUNCTIONS | Op.ORDER:
            fits = arg != 0 and arg & ~(after_effects(s) & ALL_BAYS) == 0
        case Op.EFFECT_RESUMED:
            fits = arg in (3, 12) and bool(after_effects(s) >> arg & 1)
        case Op.OVERRIDE | Op.REFUSE:
            fits = s.players == 2 and arg == 1 - s.active
        case Op.KEEP_PLAN:
            fits = 0 <= arg < s.players
        case _:
            fits = arg == 0
    if not fits:
        raise InvalidPosition(f"{op.name.lower()} {arg} does not fit this table")
