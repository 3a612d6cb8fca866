"""What a player may say: an action, other words for it, or a whole sentence that answers several questions at once.

any: acw 2              deploy_lock: lock 3 6       swap: swap 2 5 9 with jayani
any: acw 4 with sammie  deploy_lock: lock nothing   wild: rotate cw 1 (the same as wild: cw 1)
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablemate.kernel.decisions import Clause
from tablemate.kernel.errors import IllegalAction, Reason

from .actions import (
    ACTIONS,
    asked,
    check_role,
    illegal,
    read_bay,
    read_card,
    read_command,
    read_payment,
)
from .reasons import Lock, bay_refusal, can_declare, lock_of_sentence, lock_refusal, role_can_lock
from .seen import Seen
from .terms import Command, Op, Role

_DECLARED = re.compile(r"(?P<payment>[a-z_]+)\s*:\s*(?P<command>[a-z_]+)(?P<numbers>[\s\d,]*)(?P<rest>.*)")
_ROTATE = re.compile(r"\brotate (cw|acw)\b")
_WITH_ROLE = re.compile(r"with\s+(?P<role>[a-z_]+)")
_DONE = Clause(ACTIONS["done"].code(), optional=True)


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The clauses of a sentence; a wrong one is refused with what was expected."""
    sentence = _ROTATE.sub(r"\1", " ".join(text.lower().split()))
    declared = _DECLARED.fullmatch(sentence)
    return tuple(_declared(seen, seat, declared) if declared else _short(seen, sentence))


def _declared(seen: Seen, seat: int, declared: re.Match[str]) -> Iterator[Clause]:
    payment, command = read_payment(declared["payment"]), read_command(declared["command"])
    rest = declared["rest"].strip()
    nothing = rest.startswith("nothing")
    with_role = _names_role(seen, rest.removeprefix("nothing").strip())
    numbers = declared["numbers"].replace(",", " ").split()
    if nothing and (numbers or command != Command.LOCK):
        raise illegal("unreadable", "NOTATION", text=rest[:60])
    yield Clause(ACTIONS["declare"].code(payment=payment, command=command, role=int(with_role)))
    role = seen.role[seat] if with_role else Role.NONE
    if command == Command.LOCK and (numbers or nothing):
        bays = tuple(read_bay(number) for number in numbers)
        lock = lock_of_sentence(seen, seat, payment, role, bays)
        if can_declare(seen, seat, payment, command) and role_can_lock(seen, lock):
            _check_lock(seen, lock)
        yield from map(_picked, bays)
        yield _DONE
    else:
        yield from _parameters(command, role, numbers)


def _picked(bay: int) -> Clause:
    return Clause(ACTIONS["pick"].code(bay=bay))


def _check_lock(seen: Seen, lock: Lock) -> None:
    """A lock that cannot be is refused as a whole, before anything is declared."""
    reasons = [bay_refusal(seen, Command.LOCK, bay, plans=False) for bay in lock.bays]
    if len(set(lock.bays)) != len(lock.bays):
        reasons.append(Reason("bay_picked_twice", "NOTATION", {"bay": lock.bays[-1]}))
    reason = next((reason for reason in reasons if reason is not None), None) or lock_refusal(seen, lock)
    if reason is not None:
        raise IllegalAction("assembly", reason)


def _parameters(command: int, role: int, numbers: list[str]) -> Iterator[Clause]:
    """The distance of a rotation, or the bays of a swap."""
    if numbers and command == Command.DEPLOY:
        raise illegal("sentence_too_long", "NOTATION")
    turns = command in (Command.CW, Command.ACW) and role != Role.SAMMIE
    for number in numbers:
        if not turns:
            yield _picked(read_bay(number))
        elif number in ("1", "2"):
            yield Clause(ACTIONS["distance"].code(distance=int(number)))
        else:
            raise illegal("distance", "ASM-ROTATE-1")


def _names_role(seen: Seen, text: str) -> bool:
    if not text:
        return False
    named = _WITH_ROLE.fullmatch(text)
    if not named:
        raise illegal("unreadable", "NOTATION", text=text[:60])
    check_role(seen, named["role"])
    return True


def _short(seen: Seen, sentence: str) -> Iterator[Clause]:
    """Answers inside a command or a malfunction: bays, distances, cards, yes and no."""
    op, words = asked(seen), sentence.replace(",", " ").split()
    match words:
        case [_, _, *_] if op is Op.PICK and all(word.isdecimal() for word in words):
            yield from (_picked(read_bay(word)) for word in words)
            if seen.command == Command.LOCK:
                yield _DONE
        case ["yes"] if op not in (Op.ANSWER, Op.TRADE):
            yield Clause(ACTIONS["refuse"].code(role=0))
        case ["nothing"]:
            yield Clause(ACTIONS["done"].code())
        case ["under", *cards] if cards:
            yield from (Clause(ACTIONS["under"].code(card=read_card(card))) for card in cards)
        case ["keep", bay]:
            yield Clause(ACTIONS["keep"].code(bay=read_bay(bay)))
        case ["again" | "refuse", "with", role]:
            check_role(seen, role)
            yield Clause(ACTIONS["refuse"].code(role=0))
        case _:
            yield Clause(_code(seen, sentence))


def _code(seen: Seen, sentence: str) -> int:
    code = ACTIONS.read(seen, sentence)
    if code is None:
        raise illegal("unreadable", "NOTATION", text=sentence[:60])
    return code
