"""Which agendas can stand on a table: the shape of everything that may be pending inside a turn."""

from __future__ import annotations

import re

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition

from .rules.bays import count, matching_bays, occupied_bays, unlocked_bays
from .rules.commands import after_effects
from .rules.picks import can_lock_exactly, can_lock_with, picked_bays, picks_wanted
from .state import State
from .terms import ALL_BAYS, Command, Op, Role

_CHECK = Checks(InvalidPosition, "assembly")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
_KEEPING = r"scramble keep_plan"
_COMMAND = r"ask|declare(?: answer)?|again"
_PARAMETERS = r"(?:distance|pick)"
_RUNNING = rf"after_command execute (?:(?:verify )?{_PARAMETERS}|override|discard_to_override refuse)"
_EFFECT = rf"order|move|place|cycle|trade|return|declare|carry_out {_PARAMETERS}|effect_resumed {_KEEPING}"
_MALFUNCTION = rf"after_command (?:malfunctions )*(?:{_EFFECT})"
_SHAPE = re.compile(rf"end_turn refill (?:{_COMMAND}|{_RUNNING}|{_MALFUNCTION}|{_KEEPING})")
"""From the bottom of the agenda to its top, the operations by name."""


def check_agenda(s: State) -> None:
    """Refuse an agenda that no game could have."""
    names = " ".join(Op(s.op[index]).name.lower() for index in range(s.depth))
    refuse_if("agenda_shape", not _SHAPE.fullmatch(names), names=names or "–")
    shown = (" declare" in names and "after_command" in names) or "carry_out" in names
    refuse_if("shown_card", shown != bool(s.shown))
    if ("verify" in names) != (s.players == 2 and "execute" in names and s.op[s.depth - 1] in (Op.DISTANCE, Op.PICK)):
        refuse("agenda_verified")
    refuse_if("agenda_command", "after_command" in names and not s.command)
    refuse_if("agenda_two_commands", s.commands_done > 1)
    for index in range(s.depth):
        _check_number(s, Op(s.op[index]), s.arg[index])
    _check_parameters(s, Op(s.op[s.depth - 1]), runs="execute" in names)


def _check_parameters(s: State, asked: Op, *, runs: bool) -> None:
    """What was chosen so far for the command at hand must fit it."""
    turns = s.command in (Command.CW, Command.ACW) and s.role_in_use != Role.SAMMIE
    refuse_if("distance_rotation", asked is Op.DISTANCE and not turns)
    refuse_if("pick_none", asked is Op.PICK and (turns or s.command == Command.DEPLOY))
    if not runs and asked is not Op.PICK:
        return
    if s.command == Command.LOCK:
        bays = picked_bays(s)
        fits = (bays == 0 or can_lock_with(s, bays)) if asked is Op.PICK else can_lock_exactly(s, bays)
        fits = fits and bays & ~matching_bays(s) == 0
    else:
        fits = _bays_fit(s, asked)
    refuse_if("parameters_unfit", not fits or (turns and asked not in (Op.DISTANCE, Op.PICK) and s.distance == 0))


def _bays_fit(s: State, asked: Op) -> bool:
    """The bays of a swap, or of Sammie's move: all can be picked, and as many as are wanted once it runs."""
    eligible = unlocked_bays(s) if s.role_in_use == Role.ALFIE else occupied_bays(s)
    if picked_bays(s) & ~eligible:
        return False
    if asked is Op.PICK:
        return bool(s.n_picked < picks_wanted(s) <= count(eligible))
    if s.command == Command.SWAP:
        return bool(s.n_picked == (picks_wanted(s) if count(eligible) >= picks_wanted(s) else 0))
    return bool(s.n_picked == (1 if s.role_in_use == Role.SAMMIE else 0))


def _check_number(s: State, op: Op, arg: int) -> None:
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
    refuse_if("agenda_number", not fits, step=op.name.lower(), number=arg)
