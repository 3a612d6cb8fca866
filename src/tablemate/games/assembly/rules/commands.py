"""One command from its declaration to its effect.  (Rulebook: turn order, verification, commands.)"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import (
    ANTICLOCKWISE,
    CLOCKWISE,
    HAND_LIMIT,
    Command,
    Edition,
    Ev,
    Malfunctions,
    Op,
    Payment,
    Role,
    Variant,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .bays import cycle_modules, deploy, lock, occupied_bays, rotate, swap_modules, swap_plans
from .codes import command_of, payment_of, uses_role
from .hands import EVERY_COMMAND, can_verify, commands_held, discard_random, pay
from .knowledge import learn_answer
from .locking import pay_for_lock
from .picks import clear_picks, picked_bays, push_parameters
from .refresh import win_if_complete
from .roles import role_ready, use_role


@rule
def support(s: State) -> int:
    """The seat that is not active."""
    return 1 - s.active


@rule
def single_card_only(s: State) -> bool:
    """Three cards may not pay for either of two commands in one turn (ASM-D9-1, ASM-ANNA-1)."""
    return s.double_now == 1 or s.commands_done > 0


@rule
def may_use_three(s: State) -> bool:
    """Exactly three cards in hand can stand for any command (ASM-THREE-1)."""
    return s.n_hand[s.active] == HAND_LIMIT and not single_card_only(s)


@rule
def commands_to_ask(s: State, cards: Cards) -> int:
    """v22 asks only for what the hand could run; the later edition for any command (R25)."""
    if s.edition == Edition.LATER or may_use_three(s):
        return EVERY_COMMAND
    return commands_held(s, cards, s.active)


@rule
def ask(s: State, cards: Cards, command: int, ev: Events) -> None:
    """The active player asks whether a command can be verified, or asks nothing (ASM-ASK-1)."""
    s.asked = command
    s.answer = 0
    emit(ev, Ev.ASKED, s.active, command)
    push(s, Op.DECLARE, 0)
    if command == 0:
        return
    if s.edition == Edition.V22 and not may_use_three(s):
        learn_answer(s, cards, s.active, command, True)
    if s.n_hand[support(s)] > 0 and s.honest == 0:
        push(s, Op.ANSWER, 0)
    else:
        able = can_verify(s, cards, support(s), command)
        answer(s, able, ev)
        learn_answer(s, cards, support(s), command, able)


@rule
def answer(s: State, says_yes: bool, ev: Events) -> None:
    """The support player answers yes or no (ASM-ANSWER-1)."""
    s.answer = 1 if says_yes else 2
    emit(ev, Ev.ANSWERED, support(s), 1 if says_yes else 0)


@rule
def declare(s: State, cards: Cards, action: int, ev: Events) -> None:
    """A command is declared and paid; what it still needs to know is asked next (ASM-DECLARE-1, R4)."""
    seat = s.active
    s.payment = payment_of(action)
    s.command = command_of(action)
    s.role_in_use = s.role[seat] if uses_role(action) else 0
    s.distance = 0
    clear_picks(s)
    emit(ev, Ev.PLAYED, seat, s.payment, s.command, s.role_in_use)
    if s.payment == Payment.SHOWN:
        push(s, Op.CARRY_OUT, 0)
    else:
        pay(s, cards, seat, s.payment, ev)
        push(s, Op.AFTER_COMMAND, 0)
        push(s, Op.EXECUTE, 0)
        if s.players == 2:
            push(s, Op.VERIFY, 0)
    if s.role_in_use != Role.NONE:
        use_role(s, seat, ev)
    push_parameters(s)


@rule
def clear_command(s: State) -> None:
    """The command is over and nothing of it is left on the table."""
    s.command = 0
    s.payment = 0
    s.role_in_use = 0
    s.distance = 0
    clear_picks(s)


@rule
def verify(s: State, cards: Cards, ev: Events) -> None:
    """One card of the support player that shows the command verifies it; without one a card must go (ASM-VERIFY-1).

    Nobody chooses here: who can verify does, and keeps the card secret.
    """
    seat = support(s)
    able = can_verify(s, cards, seat, s.command)
    learn_answer(s, cards, seat, s.command, able)
    emit(ev, Ev.VERIFIED, seat, s.command, 1 if able else 0)
    if able or s.n_hand[seat] == 0:
        return
    push(s, Op.DISCARD_TO_OVERRIDE, 0)
    if role_ready(s, seat, Role.LI_YONG):
        push(s, Op.REFUSE, seat)


@rule
def discard_to_override(s: State, cards: Cards, ev: Events) -> None:
    """The support player gives up a card of choice, a random one in the harder variant (ASM-OVERRIDE-1)."""
    if s.variants & Variant.HARD_RANDOM_DISCARD != 0:
        discard_random(s, cards, support(s), ev)
    else:
        push(s, Op.OVERRIDE, support(s))


@rule
def execute(s: State, cards: Cards, ev: Events) -> None:
    """The command takes effect on the unlocked modules (ASM-EXECUTE-1)."""
    if s.command == Command.LOCK:
        execute_lock(s, cards, ev)
    else:
        execute_movement(s, ev)


@rule
def execute_movement(s: State, ev: Events) -> None:
    """Deploy, Swap or Rotate, as a role may have changed it."""
    if s.command == Command.DEPLOY:
        deploy(s, ev)
    elif s.command == Command.SWAP:
        execute_swap(s, ev)
    else:
        direction = CLOCKWISE if s.command == Command.CW else ANTICLOCKWISE
        if s.role_in_use == Role.SAMMIE:
            rotate(s, 1 << s.picked[0], direction, 1, ev)
        else:
            rotate(s, occupied_bays(s), direction, s.distance, ev)


@rule
def execute_swap(s: State, ev: Events) -> None:
    """Two modules, three with Jayani, or two plans with Alfie; fewer than two modules: no effect (ASM-SWAP-2)."""
    if s.role_in_use == Role.JAYANI:
        cycle_modules(s, s.picked[0], s.picked[1], s.picked[2], ev)
    elif s.role_in_use == Role.ALFIE:
        swap_plans(s, s.picked[0], s.picked[1], ev)
    elif s.n_picked == 2:
        swap_modules(s, s.picked[0], s.picked[1], ev)
    else:
        emit(ev, Ev.NO_EFFECT)


@rule
def execute_lock(s: State, cards: Cards, ev: Events) -> None:
    """Costs, lock, win, Luca's deploy, then the malfunctions of the bays just locked (ASM-LOCK-3, R12)."""
    bays = picked_bays(s)
    if bays == 0:
        emit(ev, Ev.NO_EFFECT)
    else:
        pay_for_lock(s, cards, bays, ev)
        lock(s, bays, ev)
        if win_if_complete(s, ev):
            return
    if s.role_in_use == Role.LUCA:
        deploy(s, ev)
    push_malfunctions(s, bays)


@rule
def push_malfunctions(s: State, bays: int) -> None:
    """The malfunctions of bays just locked come next, if the set has any that follow a lock (ASM-MALFUNCTION-1)."""
    if bays & after_effects(s) != 0:
        push(s, Op.MALFUNCTIONS, bays & after_effects(s))


@rule
def after_effects(s: State) -> int:
    """The bays of the set in play whose malfunction happens after the lock."""
    match s.malfunctions:
        case Malfunctions.A | Malfunctions.D | Malfunctions.F:
            return 1 << 12 | 1 << 9 | 1 << 6 | 1 << 3
        case Malfunctions.B:
            return 1 << 9 | 1 << 3
        case Malfunctions.E:
            return 1 << 12 | 1 << 9 | 1 << 3
        case Malfunctions.G:
            return 1 << 9 | 1 << 6 | 1 << 3
    return 0
