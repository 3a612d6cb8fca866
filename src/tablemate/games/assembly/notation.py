"""Actions as text that reads aloud and reads back.

ask swap          yes                any: acw 2              deploy_lock: lock 3 6
ask nothing       no                 swap: swap 4 9          swap: swap 2 5 9 with jayani
three: deploy     shown: lock 5      any: acw 4 with sammie  deploy_lock: lock nothing
wild: rotate cw 1 (the same as wild: cw 1)
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablemate.kernel.decisions import Clause
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.seen import Seen

from .names import card_name, command_name, names, number_of, payment_name, role_name
from .reasons import Lock, bay_refusal, can_declare, lock_of_sentence, lock_refusal, role_can_lock
from .rules import codes
from .terms import ANTICLOCKWISE, BAYS, CLOCKWISE, Card, Command, Op, Payment, Role

_FIXED = {
    codes.YES: "yes",
    codes.NO: "no",
    codes.DONE: "done",
    codes.KEEP: "no",
    codes.DECLINE: "no",
    codes.TO_TOP: "to top",
    codes.TO_BOTTOM: "to bottom",
    codes.EXCHANGE: "exchange",
    codes.DISCARD_ANY: "discard at random",
}
_DECLARED = re.compile(r"(?P<payment>[a-z_]+)\s*:\s*(?P<command>[a-z_]+)(?P<numbers>[\s\d,]*)(?P<rest>.*)")
_ROTATE = re.compile(r"\brotate (cw|acw)\b")
_WITH_ROLE = re.compile(r"with\s+(?P<role>[a-z_]+)")


def action_text(seen: Seen, code: int) -> str:
    """The notation of one action; unique among the actions of its decision."""
    if code in _FIXED:
        return _FIXED[code]
    role = role_name(seen.role[seen.viewer]) or "none"
    if code == codes.USE_ROLE:
        return {Op.AGAIN: "again with anna"}.get(Op(seen.op[seen.depth - 1]), f"refuse with {role}")
    if code >= codes.DECLARE and code < codes.ORDER:
        return _declared_text(code, role)
    return _numbered_text(seen, code)


def _declared_text(code: int, role: str) -> str:
    payment, command = payment_name(codes.payment_of(code)), command_name(codes.command_of(code))
    return f"{payment}: {command}" + (f" with {role}" if codes.uses_role(code) else "")


def _numbered_text(seen: Seen, code: int) -> str:
    if code >= codes.RETURN:
        return f"under {card_name(code - codes.RETURN)}"
    if code in (codes.CYCLE_FORWARD, codes.CYCLE_BACK):
        first, second, third = seen.trio
        return f"cycle {first} {second} {third}" if code == codes.CYCLE_FORWARD else f"cycle {first} {third} {second}"
    if code >= codes.MOVE:
        bay, back = divmod(code - codes.MOVE, 2)
        return f"move {bay} {'acw' if back else 'cw'}"
    if code >= codes.ORDER:
        return f"first {code - codes.ORDER}"
    if code >= codes.DISCARD:
        return f"discard {card_name(code - codes.DISCARD)}"
    if code >= codes.KEEP:
        return f"keep {code - codes.KEEP} with amelie"
    if code >= codes.PICK:
        return str(code - codes.PICK)
    if code >= codes.DISTANCE:
        return str(code - codes.DISTANCE)
    return f"ask {command_name(code - codes.ASK) or 'nothing'}"


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The clauses of a sentence; a wrong one is refused with what was expected."""
    sentence = _ROTATE.sub(r"\1", " ".join(text.lower().split()))
    declared = _DECLARED.fullmatch(sentence)
    if declared:
        return tuple(_declared(seen, seat, declared))
    if sentence.startswith("ask "):
        return (Clause(codes.ASK + _command(sentence[4:].strip(), nothing=True)),)
    return tuple(_short(seen, seat, sentence))


def _declared(seen: Seen, seat: int, declared: re.Match[str]) -> Iterator[Clause]:
    payment, command = _payment(declared["payment"]), _command(declared["command"])
    rest = declared["rest"].strip()
    nothing = rest.startswith("nothing")
    with_role = _names_role(seen, seat, rest.removeprefix("nothing").strip())
    numbers = declared["numbers"].replace(",", " ").split()
    if nothing and (numbers or command != Command.LOCK):
        raise _unreadable(rest)
    yield Clause(codes.declare_code(payment, command, int(with_role)))
    role = seen.role[seat] if with_role else Role.NONE
    if command == Command.LOCK and (numbers or nothing):
        bays = tuple(_bay(number) for number in numbers)
        lock = lock_of_sentence(seen, seat, payment, role, bays)
        if can_declare(seen, seat, payment, command) and role_can_lock(seen, lock):
            _check_lock(seen, lock)
        yield from (Clause(codes.PICK + bay) for bay in bays)
        yield Clause(codes.DONE, optional=True)
    else:
        yield from _parameters(command, role, numbers)


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
        raise IllegalAction("assembly", Reason("sentence_too_long", "NOTATION"))
    turns = command in (Command.CW, Command.ACW) and role != Role.SAMMIE
    for number in numbers:
        if not turns:
            yield Clause(codes.PICK + _bay(number))
        elif number in ("1", "2"):
            yield Clause(codes.DISTANCE + int(number))
        else:
            raise IllegalAction("assembly", Reason("distance", "ASM-ROTATE-1"))


def _names_role(seen: Seen, seat: int, text: str) -> bool:
    if not text:
        return False
    named = _WITH_ROLE.fullmatch(text)
    if not named or named["role"] not in names(Role):
        raise _unreadable(text)
    if number_of(Role, named["role"]) != seen.role[seat]:
        raise IllegalAction("assembly", Reason("not_your_role", "ASM-ROLE-1", {"role": named["role"]}))
    return True


def _short(seen: Seen, seat: int, sentence: str) -> Iterator[Clause]:
    """Answers inside a command or a malfunction: bays, distances, cards, yes and no."""
    op = Op(seen.op[seen.depth - 1]) if seen.depth else None
    words = sentence.replace(",", " ").split()
    if op == Op.PICK and words and all(word.isdecimal() for word in words):
        for word in words:
            yield Clause(codes.PICK + _bay(word))
        if len(words) > 1 and seen.command == Command.LOCK:
            yield Clause(codes.DONE, optional=True)
        return
    match words:
        case ["yes"] if op is not Op.TRADE:
            yield Clause(codes.YES if op is Op.ANSWER else codes.USE_ROLE)
        case ["no"]:
            yield Clause(codes.NO if op is Op.ANSWER else codes.KEEP if op is Op.KEEP_PLAN else codes.DECLINE)
        case ["done"] | ["nothing"]:
            yield Clause(codes.DONE)
        case ["1" | "2" as distance] if op == Op.DISTANCE:
            yield Clause(codes.DISTANCE + int(distance))
        case ["discard", card]:
            yield Clause(codes.DISCARD + _card(card))
        case ["under", *cards] if cards:
            yield from (Clause(codes.RETURN + _card(card)) for card in cards)
        case ["first", bay]:
            yield Clause(codes.ORDER + _bay(bay))
        case ["keep", bay] | ["keep", bay, "with", "amelie"]:
            yield Clause(codes.KEEP + _bay(bay))
        case ["again" | "refuse", "with", _]:
            _names_role(seen, seat, " ".join(words[1:]))
            yield Clause(codes.USE_ROLE)
        case ["move", bay, "cw" | "acw" as direction]:
            yield Clause(codes.move_code(_bay(bay), CLOCKWISE if direction == "cw" else ANTICLOCKWISE))
        case _:
            yield Clause(_fixed_code(sentence))


def _fixed_code(sentence: str) -> int:
    for code, text in _FIXED.items():
        if text == sentence:
            return code
    raise _unreadable(sentence)


def _payment(word: str) -> int:
    if word not in names(Payment):
        raise IllegalAction("assembly", Reason("no_such_card", "NOTATION", {"word": word}))
    return int(number_of(Payment, word))


def _card(word: str) -> int:
    if word not in names(Card):
        raise IllegalAction("assembly", Reason("no_such_card", "NOTATION", {"word": word}))
    return int(number_of(Card, word))


def _command(word: str, *, nothing: bool = False) -> int:
    if nothing and word == "nothing":
        return 0
    if word not in names(Command):
        raise IllegalAction("assembly", Reason("no_such_command", "NOTATION", {"word": word}))
    return int(number_of(Command, word))


def _bay(word: str) -> int:
    if not word.isdecimal() or len(word) > 2 or not 1 <= int(word) <= BAYS:
        raise IllegalAction("assembly", Reason("no_such_bay", "NOTATION", {"bay": word[:12]}))
    return int(word)


def _unreadable(text: str) -> IllegalAction:
    return IllegalAction("assembly", Reason("unreadable", "NOTATION", {"text": text[:60]}))
