"""What looks good in Assembly: locked bays, matches, modules one rotation from home, cards to go on with."""

from __future__ import annotations

from dataclasses import dataclass

from tablemate.bots.perspective import Perspective
from tablemate.games.assembly.cards import DEPICTS
from tablemate.games.assembly.rules.bays import count, matching_bays, occupied_bays, unlocked_bays
from tablemate.games.assembly.rules.codes import command_of
from tablemate.games.assembly.state import State
from tablemate.games.assembly.terms import BAYS, REFRESHES, Card, Command, Op, Result
from tablemate.kernel.actions import Action
from tablemate.kernel.flow import top_op


@dataclass(frozen=True)
class Weights:
    """What each thing is worth, in points of no particular kind; found by playing many games."""

    locked: float = 24.0
    matched: float = 15.3
    on_line: float = 9.4
    near: float = 1.8
    time: float = 6.3
    card: float = 6.3
    command: float = 0.4
    role: float = 2.2


WEIGHTS = Weights()
WON = 1000.0
CYCLE = 10
"""About how many cards a refresh brings."""


def appraise(s: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """How good a state looks to the crew."""
    if s.result == Result.WON:
        return WON + float(s.n_pile)
    matched = count(matching_bays(s))
    cycles_left = REFRESHES - s.refreshes
    worth: float = weights.locked * count(s.locked) + weights.matched * matched
    worth += weights.on_line * (count(occupied_bays(s)) - matched) + weights.near * _best_rotation(s)
    worth += weights.time * (s.n_pile + CYCLE * cycles_left)
    for each in range(s.players):
        worth += weights.card * s.n_hand[each] + weights.role * (s.role[each] != 0 and s.role_used[each] == 0)
    return worth + weights.command * len(_commands(s, seat))


def same_thought(before: State, now: State) -> bool:
    """Are we still choosing for the command at hand?"""
    return bool(now.turn == before.turn and now.commands_done == before.commands_done and top_op(now) != Op.ASK)


def instinct(perspective: Perspective) -> Action | None:
    """Answers that need no looking ahead: answer truly, run again to lock."""
    match perspective.decision.kind:
        case "answer":
            return _true_answer(perspective)
        case "again":
            return _run_again(perspective)
    return None


def question_about(perspective: Perspective, code: int) -> Action | None:
    """The question whether the partner can verify the command of this declaration; None if it may not be asked."""
    wanted = {"command": Command(command_of(code)).name.lower()}
    return next((action for action in perspective.legal if action.arguments == wanted), None)


def _true_answer(perspective: Perspective) -> Action:
    wanted = Command[perspective.decision.subject["command"].upper()]
    hand = perspective.view["hands"][perspective.seat]
    able = any(wanted in DEPICTS[Card[card.upper()]] for card in hand)
    return next(action for action in perspective.legal if action.kind == ("yes" if able else "no"))


def _run_again(perspective: Perspective) -> Action:
    """Use Anna when a match can be locked at once."""
    view = perspective.view
    matches = any(bay["module"] is not None and bay["module"] == bay["plan"] for bay in view["bays"])
    can_lock = any(Command.LOCK in DEPICTS[Card[card.upper()]] for card in view["hands"][perspective.seat])
    return perspective.legal[0 if matches and can_lock else 1]


def _best_rotation(s: State) -> int:
    """The most modules that one rotation would bring onto their plans."""
    unlocked = unlocked_bays(s)
    ring = [bay for bay in range(1, BAYS + 1) if unlocked >> bay & 1]
    modules, plans = [s.module[bay] for bay in ring], [s.plan[bay] for bay in ring]
    return max(sum(map(int.__eq__, modules, plans[shift:] + plans[:shift])) for shift in (-2, -1, 1, 2))


def _commands(s: State, seat: int) -> set[Command]:
    return {command for place in range(s.n_hand[seat]) for command in DEPICTS[Card(s.hand[seat, place])]}
