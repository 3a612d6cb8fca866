"""Which actions are open to the seat that is asked.  Legality is said here and nowhere else."""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import (
    ANTICLOCKWISE,
    BAYS,
    CLOCKWISE,
    COMMANDS,
    KINDS,
    Command,
    Edition,
    Op,
    Payment,
    Role,
    Variant,
)
from tablemate.kernel.contract import Actions
from tablemate.kernel.flow import top_arg, top_op
from tablemate.kernel.rule import rule

from .bays import has, matching_bays, occupied_bays, unlocked_bays
from .codes import (
    ASK,
    CYCLE_BACK,
    CYCLE_FORWARD,
    DECLINE,
    DISCARD,
    DISCARD_ANY,
    DISTANCE,
    DONE,
    EXCHANGE,
    KEEP,
    NO,
    ORDER,
    PICK,
    RETURN,
    TO_BOTTOM,
    TO_TOP,
    USE_ROLE,
    YES,
    declare_code,
    move_code,
)
from .commands import commands_to_ask, may_use_three
from .hands import EVERY_COMMAND, depicted, kinds_held
from .locking import left_after, lock_role_helps, spare_after
from .picks import can_lock_exactly, can_lock_with, picked_bays
from .roles import commands_of_role, movement_role_helps, ready_role, role_ready
from .turn import waited_seat


@rule
def legal(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """All actions of a seat, in a stable order; none for a seat that is not asked."""
    op = top_op(s)
    if seat < 0 or seat != waited_seat(s, op):
        return 0
    match op:
        case Op.ASK:
            return legal_questions(s, cards, out)
        case Op.ANSWER:
            return two(out, YES, NO)
        case Op.DECLARE:
            return legal_commands(s, cards, out)
        case Op.DISTANCE:
            return two(out, DISTANCE + 1, DISTANCE + 2)
        case Op.PICK:
            return legal_picks(s, out)
        case Op.OVERRIDE:
            return held_kinds(s, seat, DISCARD, out, 0)
        case Op.REFUSE | Op.AGAIN:
            return two(out, USE_ROLE, DECLINE)
        case Op.KEEP_PLAN:
            return bays_and(out, unlocked_bays(s), KEEP, KEEP)
        case Op.ORDER:
            return bays_and(out, top_arg(s), ORDER, 0)
        case Op.MOVE:
            return legal_moves(s, out)
        case Op.PLACE:
            return two(out, TO_TOP, TO_BOTTOM)
        case Op.CYCLE:
            return two(out, CYCLE_FORWARD, CYCLE_BACK)
        case Op.TRADE:
            return legal_trades(s, seat, out)
        case Op.RETURN:
            return held_kinds(s, seat, RETURN, out, 0)
    return 0


@rule
def two(out: Actions, first: int, second: int) -> int:
    """Exactly two choices."""
    out.action[0] = first
    out.action[1] = second
    return 2


@rule
def bays_and(out: Actions, bays: int, base: int, otherwise: int) -> int:
    """One choice for each bay of a set, and another one (0 for none)."""
    number = 0
    for bay in range(1, BAYS + 1):
        if has(bays, bay):
            out.action[number] = base + bay
            number += 1
    if otherwise != 0:
        out.action[number] = otherwise
        number += 1
    return number


@rule
def held_kinds(s: State, seat: int, base: int, out: Actions, number: int) -> int:
    """One choice for each kind of card in a hand, after `number` others."""
    held = kinds_held(s, seat)
    for kind in range(1, KINDS + 1):
        if (held >> kind) & 1 == 1:
            out.action[number] = base + kind
            number += 1
    return number


@rule
def legal_questions(s: State, cards: Cards, out: Actions) -> int:
    """Any command that may be asked for; the later edition may also ask nothing (ASM-ASK-1)."""
    allowed = commands_to_ask(s, cards)
    number = 0
    for command in range(1, COMMANDS + 1):
        if (allowed >> command) & 1 == 1:
            out.action[number] = ASK + command
            number += 1
    if s.edition == Edition.LATER:
        out.action[number] = ASK
        number += 1
    return number


@rule
def legal_commands(s: State, cards: Cards, out: Actions) -> int:
    """Every command of every card in hand, of three cards, or of the card that F-3 shows (ASM-DECLARE-1)."""
    if s.shown != 0:
        return commands_for(s, Payment.SHOWN, depicted(cards, s.shown), 0, out, 0)
    role = ready_role(s, s.active)
    held = kinds_held(s, s.active)
    number = 0
    for kind in range(1, KINDS + 1):
        if (held >> kind) & 1 == 1:
            number = commands_for(s, kind, depicted(cards, kind), role, out, number)
    if may_use_three(s):
        number = commands_for(s, Payment.THREE, EVERY_COMMAND, role, out, number)
    return number


@rule
def commands_for(s: State, payment: int, commands: int, role: int, out: Actions, number: int) -> int:
    """The commands that one payment can run, with and without the role (never on a card a malfunction runs, R9)."""
    changed = commands_of_role(role)
    for command in range(1, COMMANDS + 1):
        if (commands >> command) & 1 == 1:
            out.action[number] = declare_code(payment, command, 0)
            number += 1
            if (changed >> command) & 1 == 1 and role_helps(s, payment, command, role):
                out.action[number] = declare_code(payment, command, 1)
                number += 1
    return number


@rule
def role_helps(s: State, payment: int, command: int, role: int) -> bool:
    """May the active player use the role on this command, which it can change?"""
    if command == Command.LOCK:
        left = left_after(s, s.active, payment)
        return lock_role_helps(s, role, payment, left, spare_after(s, s.active, payment))
    return movement_role_helps(s, role)


@rule
def legal_picks(s: State, out: Actions) -> int:
    """The bays that can be picked next; a lock may also be closed when what is picked may lock."""
    chosen = picked_bays(s)
    if s.command != Command.LOCK:
        eligible = unlocked_bays(s) if s.role_in_use == Role.ALFIE else occupied_bays(s)
        return bays_and(out, eligible & ~chosen, PICK, 0)
    bays = matching_bays(s) & ~chosen
    number = 0
    for bay in range(1, BAYS + 1):
        if has(bays, bay) and can_lock_with(s, chosen | (1 << bay)):
            out.action[number] = PICK + bay
            number += 1
    if can_lock_exactly(s, chosen):
        out.action[number] = DONE
        number += 1
    return number


@rule
def legal_moves(s: State, out: Actions) -> int:
    """A-9: any module on the line, either way (ASM-A9-1)."""
    bays = occupied_bays(s)
    number = 0
    for bay in range(1, BAYS + 1):
        if has(bays, bay):
            out.action[number] = move_code(bay, CLOCKWISE)
            out.action[number + 1] = move_code(bay, ANTICLOCKWISE)
            number += 2
    return number


@rule
def legal_trades(s: State, seat: int, out: Actions) -> int:
    """F-6: exchange if the discard is large enough (R39), or discard one: chosen, random (R44), or Li Yong refuses."""
    number = 0
    if s.n_discard >= s.n_hand[seat]:
        out.action[number] = EXCHANGE
        number += 1
    if s.edition == Edition.V22 and s.variants & Variant.HARD_RANDOM_DISCARD != 0:
        out.action[number] = DISCARD_ANY
        number += 1
    else:
        number = held_kinds(s, seat, DISCARD, out, number)
    if role_ready(s, seat, Role.LI_YONG):
        out.action[number] = USE_ROLE
        number += 1
    return number
