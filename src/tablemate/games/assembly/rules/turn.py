"""The turn: what follows what, who is asked, and what an answer sets in motion.  (Rulebook: turn order.)"""

from __future__ import annotations

from tablemate.games.assembly.cards import Cards
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import ANTICLOCKWISE, CLOCKWISE, Ev, Op
from tablemate.kernel.events import Events, emit, emit_to
from tablemate.kernel.flow import pop, push, top_arg, top_op
from tablemate.kernel.rule import rule

from .bays import rotate, scramble
from .codes import (
    ASK,
    CYCLE_FORWARD,
    DISCARD,
    DISCARD_ANY,
    DISTANCE,
    EXCHANGE,
    KEEP,
    MOVE,
    ORDER,
    RETURN,
    TO_TOP,
    USE_ROLE,
    YES,
)
from .commands import answer, ask, clear_command, declare, discard_to_override, execute, support, verify
from .hands import (
    discard_kind,
    discard_random,
    exchange_hand,
    place_of,
    put_under_pile,
    recover_deploy_lock,
    take_out_of_hand,
)
from .knowledge import bury_one, remembers_exactly
from .malfunctions import (
    announce_malfunction,
    choose_malfunction,
    cycle_trio,
    next_malfunction,
    run_malfunction,
)
from .picks import pick
from .refresh import refill
from .roles import may_run_again, use_role
from .shown import carry_out_shown


@rule
def start_turn(s: State, ev: Events) -> None:
    """An empty hand only draws (ASM-EMPTY-1).  A debt from D-9 is due now or never (R17)."""
    seat = s.active
    s.commands_done = 0
    s.no_refill = 0
    s.asked = 0
    s.answer = 0
    s.double_now = 1 if s.owes_double[seat] == 1 and s.n_hand[seat] >= 2 else 0
    s.owes_double[seat] = 0
    emit(ev, Ev.TURN_STARTED, seat, s.turn)
    push(s, Op.END_TURN, 0)
    push(s, Op.REFILL, 0)
    if s.n_hand[seat] > 0:
        next_command(s)


@rule
def next_command(s: State) -> None:
    """With two players a question comes before each command (R10); alone the command comes at once (ASM-SOLO-1)."""
    push(s, Op.ASK if s.players == 2 else Op.DECLARE, 0)


@rule
def after_command(s: State) -> None:
    """A second command if D-9 demands it (R17) or Anna offers it, as long as a card is left."""
    clear_command(s)
    s.commands_done += 1
    if s.double_now == 1 and s.commands_done == 1 and s.n_hand[s.active] > 0:
        next_command(s)
    elif may_run_again(s):
        push(s, Op.AGAIN, 0)


@rule
def end_turn(s: State, ev: Events) -> None:
    """Active and support change places (ASM-TURN-1)."""
    emit(ev, Ev.TURN_ENDED, s.active)
    s.turn += 1
    if s.players == 2:
        s.active = support(s)
    start_turn(s, ev)


@rule
def waited_seat(s: State, op: int) -> int:
    """The seat that decides when this operation is on top of the agenda; -1 if the game is over.

    Operations up to PICK are the active seat's, but for ANSWER; those up to KEEP_PLAN name their seat; the rest are the
    active seat's again.
    """
    if op <= Op.PICK:
        if op == Op.ANSWER:
            return support(s)
        return s.active if op != 0 else -1
    if op <= Op.KEEP_PLAN:
        return top_arg(s)
    return s.active


@rule
def waited(s: State) -> int:
    """The seats the table waits for, as a mask."""
    seat = waited_seat(s, top_op(s))
    return 0 if seat < 0 else 1 << seat


@rule
def advance(s: State, cards: Cards, ev: Events) -> None:
    """Run everything that needs no decision; a finished game has an empty agenda."""
    op = top_op(s)
    while op > Op.LAST_DECISION:
        arg = top_arg(s)
        pop(s)
        run(s, cards, op, arg, ev)
        op = top_op(s)


@rule
def run(s: State, cards: Cards, op: int, arg: int, ev: Events) -> None:
    """One operation of the agenda that waits for nobody."""
    match op:
        case Op.START_TURN:
            start_turn(s, ev)
        case Op.VERIFY:
            verify(s, cards, ev)
        case Op.DISCARD_TO_OVERRIDE:
            discard_to_override(s, cards, ev)
        case Op.EXECUTE:
            execute(s, cards, ev)
        case Op.AFTER_COMMAND:
            after_command(s)
        case Op.REFILL:
            refill(s, ev)
        case Op.END_TURN:
            end_turn(s, ev)
        case Op.SCRAMBLE:
            scramble(s, arg, ev)
        case Op.MALFUNCTIONS:
            next_malfunction(s, arg)
        case Op.EFFECT:
            announce_malfunction(s, arg, ev)
            run_malfunction(s, arg, ev)
        case Op.EFFECT_RESUMED:
            run_malfunction(s, arg, ev)
        case Op.CARRY_OUT:
            carry_out_shown(s, ev)


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """One decision and everything that follows until the next one."""
    op = top_op(s)
    arg = top_arg(s)
    pop(s)
    if op <= Op.PICK:
        decide_command(s, cards, op, action, ev)
    elif op <= Op.ORDER:
        decide_around_command(s, cards, seat, op, arg, action, ev)
    else:
        decide_malfunction(s, cards, op, action, ev)
    advance(s, cards, ev)


@rule
def decide_command(s: State, cards: Cards, op: int, action: int, ev: Events) -> None:
    """Question, answer, declaration and parameters of a command."""
    match op:
        case Op.ASK:
            ask(s, cards, action - ASK, ev)
        case Op.ANSWER:
            answer(s, action == YES, ev)
        case Op.DECLARE:
            declare(s, cards, action, ev)
        case Op.DISTANCE:
            s.distance = action - DISTANCE
        case Op.PICK:
            pick(s, action)


@rule
def decide_around_command(s: State, cards: Cards, seat: int, op: int, arg: int, action: int, ev: Events) -> None:
    """Overriding, roles off the command, and the order of malfunctions."""
    match op:
        case Op.OVERRIDE:
            discard_kind(s, cards, seat, action - DISCARD, ev)
        case Op.REFUSE:
            refuse_discard(s, seat, action, ev)
        case Op.KEEP_PLAN:
            keep_plan(s, seat, action - KEEP, ev)
        case Op.AGAIN:
            if action == USE_ROLE:
                use_role(s, seat, ev)
                next_command(s)
        case Op.ORDER:
            choose_malfunction(s, arg, action - ORDER)


@rule
def refuse_discard(s: State, seat: int, action: int, ev: Events) -> None:
    """Li Yong leaves out the discard that was about to come (ASM-LI_YONG-1, R33)."""
    if action == USE_ROLE:
        use_role(s, seat, ev)
        pop(s)


@rule
def keep_plan(s: State, seat: int, bay: int, ev: Events) -> None:
    """Amelie keeps the plan of one bay out of the scramble that follows (ASM-AMELIE-1)."""
    if bay != 0:
        use_role(s, seat, ev)
        pop(s)
        push(s, Op.SCRAMBLE, bay)


@rule
def decide_malfunction(s: State, cards: Cards, op: int, action: int, ev: Events) -> None:
    """The choices inside malfunctions."""
    match op:
        case Op.MOVE:
            direction = CLOCKWISE if (action - MOVE) % 2 == 0 else ANTICLOCKWISE
            rotate(s, 1 << (action - MOVE) // 2, direction, 1, ev)
        case Op.PLACE:
            recover_deploy_lock(s, action == TO_TOP, ev)
        case Op.CYCLE:
            cycle_trio(s, action == CYCLE_FORWARD, ev)
        case Op.TRADE:
            trade(s, cards, action, ev)
        case Op.RETURN:
            return_card(s, cards, action - RETURN, ev)


@rule
def trade(s: State, cards: Cards, action: int, ev: Events) -> None:
    """F-6: a new hand from the discard, or one card to the discard unless Li Yong refuses (ASM-F6-1, R14)."""
    if action == EXCHANGE:
        exchange_hand(s, cards, s.active, ev)
    elif action == USE_ROLE:
        use_role(s, s.active, ev)
    elif action == DISCARD_ANY:
        discard_random(s, cards, s.active, ev)
    else:
        discard_kind(s, cards, s.active, action - DISCARD, ev)


@rule
def return_card(s: State, cards: Cards, kind: int, ev: Events) -> None:
    """G-3: one card of the mixed hand goes under the pile, known to whoever knew it there; then the next (ASM-G3-1)."""
    seat = s.active
    place = place_of(s, seat, kind)
    seen = s.hand_seen[seat, place]
    take_out_of_hand(s, cards, seat, place)
    put_under_pile(s, kind, seen)
    if remembers_exactly(s):
        bury_one(s, seat)
    emit_to(ev, Ev.CARD_BURIED, seen, seat, place, kind)
    if s.n_hand[seat] > 0:
        push(s, Op.RETURN, 0)
