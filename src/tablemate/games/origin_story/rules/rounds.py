"""The course of the game: your answer, and everything that follows by itself until the next question."""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import Op, Result
from tablemate.kernel.events import Events
from tablemate.kernel.flow import pop, top_arg, top_op
from tablemate.kernel.rule import rule

from .answers import answer_in_round, answer_in_trick, answer_part
from .playing import step_in_trick
from .preparing import step_in_round


@rule
def waited(s: State) -> int:
    """You, until the game is over."""
    return 1 if s.result == Result.NONE else 0


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """One answer and everything that follows from it until the next question."""
    op = top_op(s)
    arg = top_arg(s)
    pop(s)
    if op >= Op.TURN:
        answer_in_trick(s, cards, op, action, ev)
    elif op >= Op.SUIT:
        answer_part(s, cards, op, arg, action, ev)
    else:
        answer_in_round(s, cards, op, arg, action, ev)
    advance(s, cards, ev)


@rule
def advance(s: State, cards: Cards, ev: Events) -> None:
    """Work the agenda off until it waits for you."""
    while s.result == Result.NONE and top_op(s) > Op.LAST_DECISION:
        op = top_op(s)
        arg = top_arg(s)
        pop(s)
        if op >= Op.TRICK:
            step_in_trick(s, cards, op, arg, ev)
        else:
            step_in_round(s, cards, op, ev)
