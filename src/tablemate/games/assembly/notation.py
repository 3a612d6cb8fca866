"""What a player may say: an action, other words for it, or a whole sentence that answers several questions at once.

any: acw 2              deploy_lock: lock 3 6       swap: swap 2 5 9 with jayani
any: acw 4 with sammie  deploy_lock: lock nothing   wild: rotate cw 1 (the same as wild: cw 1)
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablemate.kernel.actions import Action, Clause
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.json_types import Arguments

from .actions import ACTIONS, DISTANCE, asked, illegal, read_bay, read_card
from .names import command_name, role_name
from .reasons import Lock, bay_refusal, can_declare, lock_of_sentence, lock_refusal, role_can_lock
from .seen import Seen
from .terms import Command, Op, Role

_OTHER_WORDS = (
    (re.compile(r"[\s,]+"), " "),
    (re.compile(r" ?: ?"), ": "),
    (re.compile(r"\brotate (?=a?cw\b)"), ""),
)
"""What may be said otherwise."""
_WITH_PARAMETERS = re.compile(r"(?P<command>[a-z_]+: [a-z_]+) ?(?P<parameters>nothing\b|\d[\d ]*\b) ?(?P<role>.*)")
"""The parameters of a command are said behind it, before the role."""
_TURNS = frozenset(map(command_name, (Command.CW, Command.ACW)))
_DONE = Clause(ACTIONS["done"].code(), optional=True)


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The clauses of a sentence; a wrong one is refused with what was expected."""
    sentence = text.lower()
    for form, usual in _OTHER_WORDS:
        sentence = form.sub(usual, sentence)
    sentence = sentence.strip()
    said = _WITH_PARAMETERS.fullmatch(sentence)
    return tuple(_declared(seen, seat, said) if said else _short(seen, sentence))


def _declared(seen: Seen, seat: int, said: re.Match[str]) -> Iterator[Clause]:
    """A command and its parameters, as far as they are said."""
    code = _code(seen, f"{said['command']} {said['role']}".strip(), said[0])
    meaning = ACTIONS.meaning(seen, code)
    assert meaning is not None
    payment, command = meaning.numbers["payment"], meaning.numbers["command"]
    role = seen.role[seat] if meaning.numbers["role"] else Role.NONE
    yield Clause(code)
    if command == Command.LOCK:
        bays = tuple(map(read_bay, said["parameters"].removeprefix("nothing").split()))
        lock = lock_of_sentence(seen, seat, payment, role, bays)
        if can_declare(seen, seat, payment, command) and role_can_lock(seen, lock):
            _check_lock(seen, lock)
        yield from map(_picked, bays)
        yield _DONE
    elif said["parameters"] == "nothing":
        raise _unreadable(said[0])
    else:
        yield from _parameters(command, role, said["parameters"].split())


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
    turns = command_name(command) in _TURNS and role != Role.SAMMIE
    for number in numbers:
        if not turns:
            yield _picked(read_bay(number))
        elif number in ("1", "2"):
            yield Clause(ACTIONS["distance"].code(distance=int(number)))
        else:
            raise illegal("distance", "ASM-ROTATE-1")


def in_full(action: Action) -> dict[str, Arguments]:
    """A rotation that is declared, with each distance; Sammie's turns one module, which is picked (ASM-ROTATE-1)."""
    said = action.arguments
    if action.kind != "declare" or said["command"] not in _TURNS or said["role"] == role_name(Role.SAMMIE):
        return {}
    return {f"{action} {distance}": {**said, "distance": distance} for distance in DISTANCE.numbers}


def _short(seen: Seen, sentence: str) -> Iterator[Clause]:
    """Answers inside a command or a malfunction: bays, distances, cards, yes and no."""
    op, words = asked(seen), sentence.split()
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
        case _:
            yield Clause(_code(seen, sentence, sentence))


def _code(seen: Seen, action: str, sentence: str) -> int:
    """The code of an action in a sentence."""
    code = ACTIONS.read(seen, action)
    if code is None:
        raise _unreadable(sentence)
    return code


def _unreadable(sentence: str) -> IllegalAction:
    return illegal("unreadable", "NOTATION", text=sentence[:60])
