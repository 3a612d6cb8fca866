"""How Origin Story is played without thinking: a quick answer to every question, so that a round can be played ahead.

The answers need only be sensible.  Whoever thinks compares the real choices, and uses these to see how it goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablemate.games.origin_story.actions import ACTIONS
from tablemate.games.origin_story.cards import Cards
from tablemate.games.origin_story.rules.tricks import NOBODY, best_place
from tablemate.games.origin_story.rules.values import value_in_row
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    ALL_CARDS,
    AUTOMATON,
    FACTORYON,
    ROUNDS,
    SUITS,
    YOU,
    Align,
    Op,
    Result,
)
from tablemate.kernel.flow import top_arg, top_op

from .turn import CARD, by_strength, strength, turn, wants_tricks

DONE = ACTIONS["done"].code()
CHARGES, SUIT_NAMES = dict(ACTIONS["charge"].meanings()), dict(ACTIONS["name"].meanings())
WEAK = 14
"""A card weaker than this is changed for another one, in half points."""
PREDICTION = 3
"""How many tricks a hero expects to win."""
STAMINA = 0.3
"""What a token that stays yours is worth in each round to come, in points; twice as much changes nothing."""
LESSER = 0.3
"""How much the Vancardian behind counts; the one ahead counts for the rest.

Over the same 160 games at level 5 the bot is 0.8 points further ahead with 0.3 than with 0.5, within chance.
"""
VICTORY = {Result.WON: 4.0, Result.SHARED: 0.0, Result.LOST: -4.0}
"""What the end of the game is worth beside the points."""

Legal = Sequence[int]


def worth(s: State) -> float:
    """How good the table looks at the end of a round: your points against theirs, and tokens for later rounds."""
    better, other = max(s.vp[AUTOMATON], s.vp[FACTORYON]), min(s.vp[AUTOMATON], s.vp[FACTORYON])
    if s.result != Result.NONE:
        return float(s.vp[YOU] - better) + VICTORY[Result(s.result)]
    ahead = s.vp[YOU] - (1 - LESSER) * better - LESSER * other
    return float(ahead + STAMINA * s.stamina * (ROUNDS + 1 - s.round))


def habit(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """A quick answer to the question on top of the agenda; `side` is the one to choose."""
    op = top_op(s)
    if op == Op.TURN:
        return turn(s, cards, legal)
    return _HABITS[op](s, cards, legal, side) if op in _HABITS else legal[0]


# Before the first trick


def _charge(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """The dearest slot, of equal ones on the newest card."""
    return max(legal[:-1], key=lambda code: (_cost(s, cards, code), code))


def _cost(s: State, cards: Cards, code: int) -> int:
    charged = CHARGES[code].numbers
    return int(cards.cost[s.power[charged["power"]], charged["slot"]])


def _align(s: State, cards: Cards, legal: Legal, side: int) -> int:
    return ACTIONS["villain" if side == Align.VILLAIN else "hero"].code()


def _redraw(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """Change a card that does not suit the side; the last answer is to stop."""
    worst = _discard(s, cards, legal[:-1], side) if len(legal) > 1 else DONE
    weak = worst != DONE and strength(s, cards, CARD[worst]) < WEAK
    return worst if weak != (side == Align.VILLAIN) else DONE


def _discard(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """A hero's weakest card, a villain's strongest."""
    return by_strength(s, cards, legal)[-1 if side == Align.VILLAIN else 0]


def _reveal(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """The strongest card."""
    return by_strength(s, cards, legal)[-1]


def _bury(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """Her highest card goes where it is lost first; for a villain her lowest."""
    chosen = min if side == Align.VILLAIN else max
    return chosen(legal, key=lambda code: value_in_row(s, cards, CARD[code]))


def _suit(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """The suit of most of your cards."""
    held = [0] * SUITS
    for card in range(ALL_CARDS):
        held[cards.suit[card]] += s.hand >> card & 1
    return max(legal, key=lambda code: held[SUIT_NAMES[code].numbers["suit"]])


def _predict(s: State, cards: Cards, legal: Legal, side: int) -> int:
    return ACTIONS["predict"].code(tricks=0 if side == Align.VILLAIN else PREDICTION)


def _decline(s: State, cards: Cards, legal: Legal, side: int) -> int:
    return DONE


# The windows of a trick


def _target(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """In a trick whose card wins it; before it the last answer, which declines where that is allowed."""
    if top_arg(s) >= 0:
        return legal[-1]
    winner = s.owner[best_place(s, NOBODY)]
    return legal[0] if winner == YOU else ACTIONS["target"].code(who=winner)


def _after_card(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """Who wants tricks binds the others when leading, and helps a card that does not win."""
    wanted = wants_tricks(s, cards) and (s.n_played == 1 or not _is_winning(s))
    return legal[0] if wanted else DONE


def _use_if_wrong(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """Use an ability when the trick does not go where it should."""
    return legal[0] if _is_winning(s) != wants_tricks(s, cards) else DONE


def _is_winning(s: State) -> bool:
    return bool(s.owner[best_place(s, NOBODY)] == YOU)


def _swap_card(s: State, cards: Cards, legal: Legal, side: int) -> int:
    """The strongest card, or the weakest."""
    return by_strength(s, cards, legal)[-1 if wants_tricks(s, cards) else 0]


_HABITS: dict[int, Callable[[State, Cards, Legal, int], int]] = {
    Op.CHARGE: _charge,
    Op.ALIGN: _align,
    Op.REDRAW: _redraw,
    Op.DISCARD: _discard,
    Op.REVEAL: _reveal,
    Op.BURY: _bury,
    Op.SUIT: _suit,
    Op.PREDICT: _predict,
    Op.EXCHANGE: _decline,
    Op.TARGET: _target,
    Op.AFTER_CARD: _after_card,
    Op.REACT: _use_if_wrong,
    Op.OUTCOME: _use_if_wrong,
    Op.SWAP_CARD: _swap_card,
}
"""By question; what is missing gets the first answer."""
