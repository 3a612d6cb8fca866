"""Which agendas can stand on a table.

An agenda ends with a step of the round, which alone tells that everything before was done.  A question can stand on it:
each step has its own.  While the parts of a card are worked off, its effects that are still to come lie in between, and
under them the other cards whose turn comes later (`part`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.meanings import bits_of

from .cards.language import CardSet
from .rules.abilities import is_active, worth
from .rules.hands import hand_size
from .rules.parts import EFFECTS, HANDFUL, unmarked
from .rules.preparing import LATER
from .standing import Standing
from .terms import (
    DEALT,
    EVENT_SPOT,
    IN_TRICK,
    ROUNDS,
    SPOTS,
    SUIT_SETS,
    SUPERHERO_SPOT,
    EffectOp,
    Op,
    Target,
    Window,
)

_CHECK = Checks(InvalidPosition, "origin_story")
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
STEPS = (
    Op.DEAL, Op.EVENT, Op.STORIES, Op.CHARGING, Op.PARTS, Op.SIDES, Op.ROWS, Op.LATER_PARTS, Op.PREDICTIONS, Op.TRICK,
    Op.NEXT_CARD, Op.RESOLVE, Op.END_ROUND,
)  # fmt: skip
"""The steps that can come next without a question."""
_HAND = (Op.REDRAW, Op.DISCARD, Op.REVEAL)
PART_QUESTIONS: Mapping[int, tuple[Op, ...]] = {
    Op.STORIES: _HAND,
    Op.CHARGING: (*_HAND, Op.SUIT, Op.FREE_CHARGE),
    Op.SIDES: (*_HAND, Op.SUIT, Op.PART),
    Op.PREDICTIONS: (*_HAND, Op.TARGET, Op.BURY, Op.EXCHANGE, Op.PART),
    Op.TRICK: (Op.PREDICT,),
}
"""By step: the questions of the parts that are worked off before it."""
_QUESTIONS: Mapping[int, tuple[Op, ...]] = {
    Op.CHARGING: (Op.STORY, Op.SUPERHERO),
    Op.PARTS: (Op.CHARGE,),
    Op.ROWS: (Op.ALIGN,),
    Op.NEXT_CARD: (Op.TURN, Op.AFTER_CARD),
    Op.RESOLVE: (Op.REACT, Op.SWAP_CARD, Op.TARGET),
    Op.SETTLE: (Op.OUTCOME,),
}
"""By step: the other questions that come before it."""
_WINDOWS: Mapping[int, tuple[Window, ...]] = {
    Op.STORIES: (Window.EVENT,),
    Op.CHARGING: (Window.REVEALED,),
    Op.SIDES: (Window.CHARGED,),
    Op.PREDICTIONS: (Window.CHARGED_LATER, Window.REVEALED_LATER, Window.EVENT_LATER),
    Op.TRICK: (Window.START,),
}
"""By step: the windows of the parts that are worked off before it."""
_ASKED_BY: Mapping[int, EffectOp] = {
    Op.REDRAW: EffectOp.REDRAW,
    Op.DISCARD: EffectOp.DISCARD,
    Op.REVEAL: EffectOp.REVEAL,
    Op.SUIT: EffectOp.CHOOSE,
    Op.FREE_CHARGE: EffectOp.FREECHARGE,
    Op.BURY: EffectOp.BURY,
    Op.EXCHANGE: EffectOp.EXCH,
    Op.PREDICT: EffectOp.PREDICT,
}


def _name(op: int) -> str:
    return Op(op).name.lower()


def judge_shape(at: Standing) -> None:
    """Which entries can stand upon each other, and in which round."""
    s, base, top = at.s, at.base, at.top
    if at.over:
        refuse_if("agenda_after_game", s.depth)
        refuse_if("result_round", s.round != ROUNDS, round=ROUNDS)
        return
    between = [s.op[index] for index in range(s.depth - 2, 0, -1)]
    in_trick = s.arg[s.depth - 1] == IN_TRICK
    if s.depth == 1:
        refuse_if("agenda_alone", base not in STEPS, step=_name(base))
    elif top in _QUESTIONS.get(base, ()) and (top != Op.TARGET or in_trick):
        refuse_if("agenda_between", between, asked=_name(top), step=_name(base))
    elif top not in PART_QUESTIONS.get(base, ()) or (top == Op.TARGET and in_trick):
        refuse("agenda_before", asked=_name(top), step=_name(base))
    waiting = [op for op in between if op != Op.EFFECT]
    if waiting and (waiting != [Op.PART] or between[-1] != Op.PART or Op.PART not in PART_QUESTIONS[base]):
        refuse("agenda_order")
    refuse_if("agenda_part_moment", top == Op.PART and between)
    if (top == Op.STORY and s.round == ROUNDS) or (top == Op.SUPERHERO and s.round != ROUNDS):
        refuse("agenda_round", round=s.round, asked=_name(top))


def judge_agenda(at: Standing, box: CardSet) -> tuple[int, int]:
    """What the entries are about; how many cards are still drawn and discarded by them."""
    return _Agenda(at, box).judge() if at.s.depth else (0, 0)


class _Agenda:
    """The entries of an agenda."""

    def __init__(self, at: Standing, box: CardSet) -> None:
        self.at, self.s, self.table, self.box = at, at.s, at.table, box
        self.windows = _WINDOWS.get(at.base, ())
        self.asked, self.about = at.s.op[at.s.depth - 1], at.s.arg[at.s.depth - 1]
        entries = [(at.s.op[index], at.s.arg[index]) for index in range(at.s.depth - 1, -1, -1)]
        self.effects = [divmod(arg, EFFECTS) for op, arg in entries if op == Op.EFFECT]
        """The effects still to come, as spot and number, the next one first."""
        self.parts = [arg % LATER for op, arg in entries if op == Op.PART]
        self.waiting = 0
        """The spots whose parts come later, as bits."""

    def judge(self) -> tuple[int, int]:
        """What is asked is checked last."""
        for spots in self.parts:
            self._judge_part(spots)
        for spot, effect in self.effects:
            self._judge_effect(spot, effect)
        self._judge_question()
        self._judge_effects()
        if self.asked in PART_QUESTIONS.get(self.at.base, ()) and self.asked != Op.PART:
            self._judge_asked()
        return self._still_to_come()

    def _judge_part(self, spots: int) -> None:
        for spot in bits_of(spots):
            refuse_if("agenda_part_card", self.waiting >> spot & 1 or not self._works(spot), name=self._name(spot))
            self.waiting |= 1 << spot
        refuse_if("agenda_parts_left", not self.waiting)

    def _judge_effect(self, spot: int, effect: int) -> None:
        if not self._works(spot) or effect not in self.at.effects(spot, self.windows):
            number = self.at.effects(spot).index(effect) + 1
            refuse("agenda_effect_moment", number=number, name=self._name(spot))

    def _judge_question(self) -> None:
        if self.asked == Op.DISCARD:
            _CHECK.number("discard", self.about, 1, hand_size(self.s))
        refuse_if("agenda_nothing_to_reveal", self.asked == Op.REVEAL and unmarked(self.s) == 0)
        if self.asked == Op.TARGET and self.about != IN_TRICK:
            self._judge_effect(*divmod(self.about, EFFECTS))

    def _name(self, spot: int) -> str:
        if spot == EVENT_SPOT:
            return str(self.box.vancard_ids[self.s.event])
        return self.box.numbered[self.s.power[spot]].id

    def _works(self, spot: int) -> bool:
        """Has the card at this spot a part for the windows of this moment?"""
        return is_active(self.s, spot) and bool(self.at.effects(spot, self.windows))

    def _judge_effects(self) -> None:
        """Effects of a card in order, none more often than it says, then those of the last card, if no other waits.

        Predictions are of several cards.
        """
        for spot, effect in self.effects:
            if self.effects.count((spot, effect)) > self.table.effect_times[effect] or self.waiting >> spot & 1:
                refuse("agenda_effect_often")
        if self.at.base == Op.TRICK:
            return
        cards = [list(group) for _, group in groupby(self.effects, key=lambda each: each[0])]
        spots = {spot for spot, _ in self.effects}
        refuse_if("agenda_effect_cards", len(cards) > len(spots) or len(cards) > (1 if self.waiting else 2))
        refuse_if("agenda_effect_order", any(effects != sorted(effects) for effects in cards))

    def _judge_asked(self) -> None:
        """Some effect must have asked this, one that is not still to come."""
        if self.asked == Op.TARGET:
            found = divmod(self.about, EFFECTS)
            either = self.table.effect_subject[found[1]] == Target.EITHER
            row = self.table.effect_op[found[1]] in (EffectOp.EXCH, EffectOp.BURY)
            asks = either and row and self._is_past(*found)
        else:
            asks = any(self._fits(*each) for each in self._past(_ASKED_BY[self.asked]))
        refuse_if("agenda_not_asked", not asks, asked=_name(self.asked))

    def _past(self, op: EffectOp) -> Iterator[tuple[int, int]]:
        for spot in range(SPOTS):
            if self._works(spot) and not self.waiting >> spot & 1:
                for effect in self.at.effects(spot, self.windows):
                    if self.table.effect_op[effect] == op and self._is_past(spot, effect):
                        yield spot, effect

    def _is_past(self, spot: int, effect: int) -> bool:
        """Can this effect have come before those that are still to come?"""
        if self.at.base == Op.TRICK:
            return (spot, effect) not in self.effects
        if not self.effects:
            return True
        first = self.effects[0]
        if spot != first[0]:
            return not self.waiting and len({each for each, _ in self.effects}) == 1
        if effect > first[1]:
            return False
        return effect < first[1] or self.effects.count(first) < self.table.effect_times[effect]

    def _fits(self, spot: int, effect: int) -> bool:
        """Can this effect have asked exactly this?"""
        amount, arg = worth(self.s, self.table, spot, self.table.effect_amount[effect]), self.about
        match self.asked:
            case Op.REDRAW:
                return arg // HANDFUL + arg % HANDFUL <= amount
            case Op.DISCARD | Op.REVEAL:
                return arg <= amount
            case Op.SUIT:
                return arg // SUIT_SETS == spot
            case Op.PREDICT:
                return arg == spot
            case Op.BURY | Op.EXCHANGE:
                return self.table.effect_subject[effect] in (arg, Target.EITHER)
        return True

    def _still_to_come(self) -> tuple[int, int]:
        """Cards that you still draw and discard, by what is asked and what follows it."""
        drawing = self.about % HANDFUL if self.asked == Op.REDRAW else 0
        discarding = self.about if self.asked == Op.DISCARD else 0
        drawing += sum(self._amount(*each, EffectOp.DRAW) for each in self.effects)
        discarding += sum(self._amount(*each, EffectOp.DISCARD) for each in self.effects)
        if not self.at.has_rows and self.at.base != Op.DEAL:
            self._judge_most(drawing)
        return drawing, discarding

    def _amount(self, spot: int, effect: int, op: EffectOp) -> int:
        """How many cards this effect is about, if it does this."""
        if self.table.effect_op[effect] != op:
            return 0
        return worth(self.s, self.table, spot, self.table.effect_amount[effect])

    def _judge_most(self, drawing: int) -> None:
        """You cannot have drawn more than your cards let you, so that enough is left for the rows."""
        most = DEALT
        for base, windows in _WINDOWS.items():
            spots = [EVENT_SPOT] if base == Op.STORIES else [SUPERHERO_SPOT] if base == Op.CHARGING else range(SPOTS)
            if base <= self.at.base:
                most += sum(self._draws(spot, windows) for spot in spots)
        later = sum(self._draws(spot, self.windows) for spot in bits_of(self.waiting))
        refuse_if("hand_too_large", hand_size(self.s) + drawing > most - later, most=most - later - drawing)

    def _draws(self, spot: int, windows: tuple[Window, ...]) -> int:
        if not is_active(self.s, spot):
            return 0
        effects = self.at.effects(spot, windows)
        return sum(self._amount(spot, each, EffectOp.DRAW) * self.table.effect_times[each] for each in effects)
