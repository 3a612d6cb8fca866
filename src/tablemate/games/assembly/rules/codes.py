"""Actions as small numbers: each kind of decision has its own block, so that a number reads back without its table."""

from __future__ import annotations

from tablemate.games.assembly.terms import CLOCKWISE
from tablemate.kernel.rule import rule

ASK = 10
YES = 20
NO = 21
DISTANCE = 30
DONE = 40
PICK = 40
KEEP = 60
DISCARD = 80
USE_ROLE = 90
DECLINE = 91
DECLARE = 100
ORDER = 300
MOVE = 320
TO_TOP = 350
TO_BOTTOM = 351
CYCLE_FORWARD = 360
CYCLE_BACK = 361
EXCHANGE = 370
DISCARD_ANY = 371
RETURN = 380
COMMAND_CODES = 8
PAYMENT_CODES = COMMAND_CODES * 2
"""A declaration is counted by payment, command, and whether the role is used."""


@rule
def declare_code(payment: int, command: int, with_role: int) -> int:
    """The action of declaring a command, with or without the seat's own role."""
    return DECLARE + payment * PAYMENT_CODES + command * 2 + with_role


@rule
def payment_of(action: int) -> int:
    """What a declared command is paid with."""
    return (action - DECLARE) // PAYMENT_CODES


@rule
def command_of(action: int) -> int:
    """The command that is declared."""
    return (action - DECLARE) % PAYMENT_CODES // 2


@rule
def uses_role(action: int) -> bool:
    """Is the role declared with the command?"""
    return (action - DECLARE) % 2 == 1


@rule
def move_code(bay: int, direction: int) -> int:
    """The action of moving one module by one place."""
    return MOVE + bay * 2 + (0 if direction == CLOCKWISE else 1)
