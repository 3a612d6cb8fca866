"""Why an action is refused, in terms of the rule behind it.

Whether something is refused, the rules decide; here it only gets its name, from what the seat may know.  Rules that
read no hidden field can be asked about a `Seen` as about a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablemate.kernel.actions import Meaning
from tablemate.kernel.errors import Reason

from .cards import DEPICTS
from .names import card_name, command_name, payment_name, role_name
from .rules.commands import may_use_three, single_card_only
from .rules.locking import LOCK_LIMIT, adjacent_pair, costs_a_card, counted, lock_allowed, lock_role_helps
from .rules.roles import commands_of_role
from .seen import Seen
from .terms import COMMANDS, HAND_LIMIT, Card, Command, Edition, Malfunctions, Op, Payment, Role


def refusal(seen: Seen, seat: int, action: Meaning) -> Reason:
    """Why this seat, which is asked, may not answer with this action."""
    op = Op(seen.op[seen.depth - 1])
    match op, action.kind:
        case Op.ASK, "ask":
            return _question(seen, action.numbers["command"])
        case Op.DECLARE, "declare" if 1 <= action.numbers["command"] <= COMMANDS:
            return _declaration(seen, seat, action.numbers)
        case Op.PICK, "pick" | "done":
            return _pick(seen, seat, action.numbers.get("bay", 0))
        case Op.OVERRIDE | Op.TRADE, "discard":
            return Reason("card_not_held", "ASM-OVERRIDE-1", {"card": card_name(action.numbers["card"])})
        case Op.RETURN, "under":
            return Reason("card_not_held", "ASM-G3-1", {"card": card_name(action.numbers["card"])})
        case Op.TRADE, "exchange":
            return Reason("discard_too_small", "R39")
    return Reason(f"answer_{op.name.lower()}", "TABLE-DECISION")


def _question(seen: Seen, command: int) -> Reason:
    if seen.edition == Edition.V22 and command == 0:
        return Reason("must_ask", "ASM-ASK-1")
    return Reason("cannot_run_what_is_asked", "R25", {"command": command_name(command)})


def _declaration(seen: Seen, seat: int, said: Mapping[str, int]) -> Reason:
    payment, command = said["payment"], said["command"]
    named: dict[str, object] = {"card": payment_name(payment), "command": command_name(command)}
    if payment == Payment.SHOWN or seen.shown:
        return Reason("run_the_shown_card", "ASM-F3-1", {"card": card_name(seen.shown) or "none"})
    if payment == Payment.THREE:
        if single_card_only(seen.for_rules):
            return Reason("single_card_only", "ASM-D9-1" if seen.double_now else "ASM-ANNA-1")
        if seen.n_hand[seat] != HAND_LIMIT:
            return Reason("three_cards_needed", "ASM-THREE-1", {"cards": seen.n_hand[seat]})
    elif payment not in seen.hand[seat]:
        return Reason("card_not_held", "ASM-DECLARE-1", named)
    if said["role"]:
        return _role(seen, seat, command)
    return Reason("card_does_not_show", "ASM-DECLARE-1", named)


def _role(seen: Seen, seat: int, command: int) -> Reason:
    role = seen.role[seat]
    named = {"role": role_name(role), "command": command_name(command)}
    if role == Role.NONE:
        return Reason("no_role", "ASM-ROLE-1")
    if seen.role_used[seat]:
        return Reason("role_used", "ASM-ROLE-1", named)
    if not commands_of_role(role) >> command & 1:
        return Reason("role_not_for_command", f"ASM-{role_name(role)}-1".upper(), named)
    return Reason(f"role_{role_name(role)}", f"ASM-{role_name(role)}-1".upper(), named)


def _pick(seen: Seen, seat: int, bay: int) -> Reason:
    """Why a bay may not be picked, or not done with bay 0."""
    picked = seen.picked[: seen.n_picked]
    if bay == 0:
        if seen.command != Command.LOCK:
            return Reason("more_bays_needed", "ASM-SWAP-1")
        return lock_refusal(seen, _lock_under_way(seen, seat, picked)) or Reason("answer_pick", "TABLE-DECISION")
    if bay in picked:
        return Reason("bay_picked_twice", "NOTATION", {"bay": bay})
    reason = bay_refusal(seen, seen.command, bay, plans=seen.role_in_use == Role.ALFIE)
    if reason is not None:
        return reason
    if seen.command != Command.LOCK:
        return Reason("bay_not_possible", "ASM-SWAP-1", {"bay": bay})
    refused = lock_refusal(seen, _lock_under_way(seen, seat, (*picked, bay)))
    return refused or Reason("lock_limit", "ASM-LOCK-2", {"bay": bay})


def _lock_under_way(seen: Seen, seat: int, bays: tuple[int, ...]) -> Lock:
    hand = seen.hand[seat][: seen.n_hand[seat]]
    return Lock(tuple(bays), seen.payment, seen.role_in_use, len(hand), hand.count(Card.DEPLOY_LOCK))


def bay_refusal(seen: Seen, command: int, bay: int, *, plans: bool) -> Reason | None:
    """Why a bay can never be picked for a command as the table stands; `plans` if plans are swapped, not modules."""
    if seen.locked >> bay & 1:
        return Reason("bay_locked", "ASM-LOCK-5", {"bay": bay})
    if plans:
        return None
    if seen.module[bay] == 0:
        return Reason("bay_empty", "ASM-LOCK-1" if command == Command.LOCK else "ASM-SWAP-1", {"bay": bay})
    if command == Command.LOCK and seen.module[bay] != seen.plan[bay]:
        return Reason("bay_not_matching", "ASM-LOCK-1", {"bay": bay})
    return None


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock as somebody wants it: the bays, what pays for it, the role, and the hand that is left after paying."""

    bays: tuple[int, ...]
    payment: int
    role: int
    left: int
    spare: int


def lock_refusal(seen: Seen, lock: Lock) -> Reason | None:
    """Why exactly these matching bays may not be locked; None if they may."""
    table = seen.for_rules
    bays = sum(1 << bay for bay in set(lock.bays))
    if lock_allowed(table, bays, lock.payment, lock.role, lock.left, lock.spare):
        return None
    if not lock.bays and lock.role in (Role.NONE, Role.LUCA):
        return Reason("lock_something", "R3")
    reason = _malfunction_refusal(seen, lock)
    if reason is not None:
        return reason
    rule = f"ASM-{role_name(lock.role)}-1".upper() if lock.role else "ASM-LOCK-2"
    if lock.role in (Role.NOAH, Role.NAHLA) and counted(table, bays) <= LOCK_LIMIT:
        return Reason("lock_incomplete", rule)
    if lock.role == Role.NAHLA and not adjacent_pair(bays):
        return Reason("role_nahla", rule)
    if lock.role == Role.LI_YONG and not costs_a_card(table, bays):
        return Reason("role_li_yong", rule, {"role": "li_yong", "command": "lock"})
    return Reason("lock_limit", "ASM-LOCK-2", {"bay": lock.bays[-1]})


def _malfunction_refusal(seen: Seen, lock: Lock) -> Reason | None:
    """A condition of a malfunction that fails, or a cost that the hand cannot pay."""
    bays = lock.bays
    match seen.malfunctions:
        case Malfunctions.C if 12 in bays and lock.payment != Payment.THREE:
            return Reason("lock_c12", "ASM-C12-1")
        case Malfunctions.C if 6 in bays and any(each % 2 for each in bays):
            return Reason("lock_c6", "ASM-C6-1")
        case Malfunctions.E if 6 in bays and lock.payment not in (Payment.WILD, Payment.THREE):
            return Reason("lock_e6", "ASM-E6-1")
    if lock.role == Role.LI_YONG:
        return None
    match seen.malfunctions:
        case Malfunctions.B if (6 in bays) != (12 in bays) and lock.left == 0:
            return Reason("lock_b", "ASM-B12-1", {"bay": 6 if 6 in bays else 12})
        case Malfunctions.C if 9 in bays and lock.spare == 0:
            return Reason("lock_c9", "ASM-C9-1")
        case Malfunctions.G if 12 in bays and lock.left == 0:
            return Reason("lock_g12", "ASM-G12-1")
    return None


def lock_of_sentence(seen: Seen, seat: int, payment: int, role: int, bays: tuple[int, ...]) -> Lock:
    """The lock that a whole sentence asks for, before anything is paid."""
    hand = seen.hand[seat][: seen.n_hand[seat]]
    spare = hand.count(Card.DEPLOY_LOCK)
    if payment == Payment.THREE:
        return Lock(bays, payment, role, 0, 0)
    if payment == Payment.SHOWN:
        return Lock(bays, payment, role, len(hand), spare)
    return Lock(bays, payment, role, len(hand) - 1, spare - (payment == Payment.DEPLOY_LOCK))


def can_declare(seen: Seen, seat: int, payment: int, command: int) -> bool:
    """Does the seat have what it wants to pay with, and does that show the command?"""
    if seen.shown:
        return payment == Payment.SHOWN and command in DEPICTS[Card(seen.shown)]
    if payment == Payment.THREE:
        return may_use_three(seen.for_rules)
    return payment in seen.hand[seat][: seen.n_hand[seat]] and command in DEPICTS[Card(payment)]


def role_can_lock(seen: Seen, lock: Lock) -> bool:
    """Is the role of a lock, if there is one, of any use for it?"""
    table = seen.for_rules
    usable = commands_of_role(lock.role) >> Command.LOCK & 1 and not seen.role_used[seen.viewer]
    return not lock.role or bool(usable and lock_role_helps(table, lock.role, lock.payment, lock.left, lock.spare))
