"""The agenda: what is still to be done, last entry first.

An entry is an operation and one number.  Some operations wait for a seat (a decision); the others run at once.  An
effect that is interrupted pushes itself again and comes back when what it needed is done.
"""

from __future__ import annotations

from typing import Annotated

from .layout import PUBLIC, Row, i1, i2
from .rule import rule

DEPTH = 24


class Flow:
    """Base of every state with an agenda.  Everybody at the table can follow it: no secret belongs in here."""

    op: Annotated[Row, i1, DEPTH, PUBLIC]
    arg: Annotated[Row, i2, DEPTH, PUBLIC]
    depth: Annotated[int, i1, PUBLIC]


@rule
def push(s: Flow, op: int, arg: int) -> None:
    """Put an entry on top of the agenda."""
    depth = s.depth
    assert depth < DEPTH
    s.op[depth] = op
    s.arg[depth] = arg
    s.depth = depth + 1


@rule
def pop(s: Flow) -> None:
    """Take the top entry off; there must be one."""
    depth = s.depth - 1
    assert depth >= 0
    s.depth = depth
    s.op[depth] = 0
    s.arg[depth] = 0


@rule
def top_op(s: Flow) -> int:
    """The operation on top, 0 if the agenda is empty."""
    depth = s.depth
    return s.op[depth - 1] if depth > 0 else 0


@rule
def top_arg(s: Flow) -> int:
    """The number of the operation on top."""
    depth = s.depth
    return s.arg[depth - 1] if depth > 0 else 0


@rule
def clear_agenda(s: Flow) -> None:
    """Nothing more will happen."""
    while s.depth > 0:
        pop(s)
