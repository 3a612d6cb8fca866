"""The actions of Assembly: what a seat can answer, one by one.

ask swap       yes     any: acw               2     discard swap        move 3 cw     to top
ask nothing    no      swap: swap with noah   9     under any           first 6       to bottom
done           keep 4 with amelie             cycle 3 6 9               exchange      again with anna
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from functools import partial

from tablemate.kernel.actions import ActionSpace, Heard, Parameter, action_type
from tablemate.kernel.errors import IllegalAction
from tablemate.kernel.naming import names

from .names import card_name, command_name, number_of, payment_name, role_name
from .rules import codes
from .seen import Seen
from .terms import BAYS, KINDS, Card, Command, Op, Payment, Role

_NOTHING = "nothing"
_DIRECTIONS = ("cw", "acw")
_COMMANDS = frozenset(map(int, Command))


def asked(seen: Seen) -> Op | None:
    """What the table asks."""
    return Op(seen.op[seen.depth - 1]) if seen.depth else None


def _when(*ops: Op) -> Callable[[Seen], bool]:
    return lambda seen: asked(seen) in ops


illegal = partial(IllegalAction.because, "assembly")


def read_bay(word: str) -> int:
    """A bay by its number."""
    if not word.isdecimal() or len(word) > 2 or not 1 <= int(word) <= BAYS:
        raise illegal("no_such_bay", "NOTATION", bay=word[:12])
    return int(word)


def read_card(word: str, kind: type[IntEnum] = Card) -> int:
    """A kind of card, or what else is paid with, by its name."""
    if word not in names(kind):
        raise illegal("no_such_card", "NOTATION", word=word)
    return int(number_of(kind, word))


def _read_command(word: str) -> int:
    if word not in names(Command):
        raise illegal("no_such_command", "NOTATION", word=word)
    return int(number_of(Command, word))


def _check_role(seen: Seen, word: str) -> None:
    """Only the seat's own role can be named (ASM-ROLE-1)."""
    if word not in names(Role):
        raise illegal("unreadable", "NOTATION", text=f"with {word}"[:60])
    if number_of(Role, word) != seen.role[seen.viewer]:
        raise illegal("not_your_role", "ASM-ROLE-1", role=word)


def _read_role(heard: Heard, word: str) -> int:
    if not word:
        return 0
    _check_role(heard.seen, word.removeprefix(" with "))
    return 1


def _read_own_role(heard: Heard, word: str) -> int:
    _check_role(heard.seen, word)
    return 0


def _read_cycle(heard: Heard, word: str) -> int:
    for way in range(2):
        if word == _in_a_row(_cycle(heard.seen, way)):
            return way
    raise illegal("unreadable", "NOTATION", text=f"cycle {word}"[:60])


def _cycle(seen: Seen, way: int) -> list[int]:
    first, second, third = seen.trio
    return [first, third, second] if way else [first, second, third]


def _in_a_row(bays: list[int]) -> str:
    return " ".join(map(str, bays))


def _own_role(seen: Seen, number: int = 0) -> str:
    return role_name(seen.role[seen.viewer]) or "none"


BAY = Parameter(BAYS, lambda seen, bay: bay, lambda heard, word: read_bay(word), start=1)
PICKED = replace(BAY, pattern=r"\d+")
CARD = Parameter(KINDS, lambda seen, card: card_name(card), lambda heard, word: read_card(word), start=1)
PAYMENT = Parameter(
    len(Payment), lambda seen, number: payment_name(number), lambda heard, word: read_card(word, Payment), start=1
)
COMMAND = Parameter(
    codes.COMMAND_CODES,
    lambda seen, number: command_name(number) if number in _COMMANDS else None,
    lambda heard, word: _read_command(word),
)
QUESTION = Parameter(
    1 + len(Command),
    lambda seen, number: command_name(number),
    lambda heard, word: 0 if word == _NOTHING else _read_command(word),
    lambda command: command or _NOTHING,
)
WITH_ROLE = Parameter(
    2,
    lambda seen, used: _own_role(seen) if used else None,
    _read_role,
    lambda role: f" with {role}" if role else "",
    "(?: with [a-z_]+)?",
)
OWN_ROLE = Parameter(1, _own_role, _read_own_role)
DISTANCE = Parameter(2, lambda seen, distance: distance, lambda heard, word: int(word), pattern="[12]", start=1)
DIRECTION = Parameter(
    2, lambda seen, way: _DIRECTIONS[way], lambda heard, word: _DIRECTIONS.index(word), pattern="a?cw"
)
CYCLE = Parameter(2, _cycle, _read_cycle, _in_a_row, r"[\d ]+")

ACTIONS = ActionSpace(
    action_type("ask", "ask {command}", codes.ASK, command=QUESTION),
    action_type("yes", "yes", codes.YES),
    action_type("no", "no", codes.NO, _when(Op.ANSWER)),
    action_type("keep_none", "no", codes.KEEP, _when(Op.KEEP_PLAN)),
    action_type("decline", "no", codes.DECLINE),
    action_type(
        "declare",
        "{payment}: {command}{role}",
        codes.DECLARE + codes.PAYMENT_CODES,
        payment=PAYMENT,
        command=COMMAND,
        role=WITH_ROLE,
    ),
    action_type("distance", "{distance}", codes.DISTANCE + 1, _when(Op.DISTANCE), distance=DISTANCE),
    action_type("pick", "{bay}", codes.PICK + 1, bay=PICKED),
    action_type("done", "done", codes.DONE),
    action_type("keep", "keep {bay} with amelie", codes.KEEP + 1, bay=BAY),
    action_type("discard", "discard {card}", codes.DISCARD + 1, card=CARD),
    action_type("again", "again with anna", codes.USE_ROLE, _when(Op.AGAIN)),
    action_type("refuse", "refuse with {role}", codes.USE_ROLE, role=OWN_ROLE),
    action_type("first", "first {bay}", codes.ORDER + 1, bay=BAY),
    action_type("move", "move {bay} {direction}", codes.MOVE + len(_DIRECTIONS), bay=BAY, direction=DIRECTION),
    action_type("to_top", "to top", codes.TO_TOP),
    action_type("to_bottom", "to bottom", codes.TO_BOTTOM),
    action_type("cycle", "cycle {bays}", codes.CYCLE_FORWARD, bays=CYCLE),
    action_type("exchange", "exchange", codes.EXCHANGE),
    action_type("discard_any", "discard at random", codes.DISCARD_ANY),
    action_type("under", "under {card}", codes.RETURN + 1, card=CARD),
)
