"""Setting up what is asked and what comes next: the agenda, what is next first.

It ends with a step of the round, which alone tells that everything before was done.  A question can stand on it: each
step has its own.  While the parts of a card are worked off, its effects that are still to come lie in between, and
under them the other cards whose turn comes later (`part`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tablemate.kernel.checking import shown
from tablemate.kernel.flow import DEPTH, push

from .given import Board, given, refuse
from .rules.abilities import is_active, worth
from .rules.hands import hand_size
from .rules.parts import EFFECTS, HANDFUL, unmarked
from .rules.preparing import LATER
from .terms import (
    DEALT,
    EVENT_SPOT,
    ROUNDS,
    SPOTS,
    SUIT_SETS,
    SUPERHERO_SPOT,
    VANCARDIANS,
    EffectOp,
    Op,
    Target,
    Window,
)

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
QUESTIONS: Mapping[int, tuple[Op, ...]] = {
    Op.CHARGING: (Op.STORY, Op.SUPERHERO),
    Op.PARTS: (Op.CHARGE,),
    Op.ROWS: (Op.ALIGN,),
    Op.NEXT_CARD: (Op.TURN, Op.AFTER_CARD),
    Op.RESOLVE: (Op.REACT, Op.SWAP_CARD, Op.TARGET),
    Op.SETTLE: (Op.OUTCOME,),
}
"""By step: the other questions that come before it."""
WINDOWS: Mapping[int, tuple[Window, ...]] = {
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
_NAMES = {op.name.lower(): op for op in Op if op.name != "LAST_DECISION"}
_WITH_NUMBER = {Op.PART, Op.REDRAW, Op.DISCARD, Op.REVEAL, Op.SUIT, Op.BURY, Op.EXCHANGE, Op.PREDICT, Op.EFFECT}
"""What is written as an object: its name, and what it is about."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the agenda as it was given."""

    op: Op
    about: Any = None
    discarded: Any = 0


def read_entries(says: Any) -> list[Entry]:
    """The agenda by names, what is next first; a single step may stand for itself."""
    listed = [says] if isinstance(says, str | Mapping) else given.rows("agenda", says, DEPTH)
    return [_entry(each) for each in listed]


def _entry(says: Any) -> Entry:
    if isinstance(says, str):
        found = Entry(_op(says))
    elif isinstance(says, Mapping):
        names = [name for name in says if name != "discarded"]
        if len(names) != 1:
            refuse("agenda_entry_names")
        found = Entry(_op(names[0]), says[names[0]], says.get("discarded", 0))
    else:
        refuse("agenda_entry_type", found=shown(says))
    if (found.about is None) == (found.op in _WITH_NUMBER) and found.op != Op.TARGET:
        refuse("agenda_saved", step=found.op.name.lower())
    return found


def _op(name: Any) -> Op:
    if not isinstance(name, str) or name not in _NAMES:
        refuse("agenda_no_such_step", found=shown(name))
    return _NAMES[name]


def check_shape(entries: list[Entry], round_number: int) -> None:
    """Which entries can stand upon each other."""
    base, top, between = entries[-1].op, entries[0].op, entries[1:-1]
    if len(entries) == 1:
        if base not in STEPS:
            refuse("agenda_alone", step=base.name.lower())
    elif top in QUESTIONS.get(base, ()) and not (top == Op.TARGET and entries[0].about is not None):
        if between:
            refuse("agenda_between", asked=top.name.lower(), step=base.name.lower())
    elif top not in PART_QUESTIONS.get(base, ()) or (top == Op.TARGET and entries[0].about is None):
        refuse("agenda_before", asked=top.name.lower(), step=base.name.lower())
    waiting = [entry.op for entry in between if entry.op != Op.EFFECT]
    if waiting and (waiting != [Op.PART] or between[-1].op != Op.PART or Op.PART not in PART_QUESTIONS[base]):
        refuse("agenda_order")
    if top == Op.PART and between:
        refuse("agenda_part_moment")
    if (top == Op.STORY and round_number == ROUNDS) or (top == Op.SUPERHERO and round_number != ROUNDS):
        refuse("agenda_round", round=round_number, asked=top.name.lower())


def lay_agenda(board: Board, entries: list[Entry]) -> tuple[int, int]:
    """Put the entries on the agenda; how many cards are still drawn and discarded by them."""
    return _Agenda(board, entries).lay()


class _Agenda:
    """The agenda being laid out."""

    def __init__(self, board: Board, entries: list[Entry]) -> None:
        self.board = board
        self.s = board.s
        self.table = board.table
        self.entries = entries
        self.windows = WINDOWS.get(board.base, ())
        self.effects: list[tuple[int, int]] = []
        """The effects still to come, as spot and number, the next one first."""
        self.waiting = 0
        """The spots whose parts come later, as bits."""

    def lay(self) -> tuple[int, int]:
        """Everything from the bottom; what is asked is checked last."""
        for entry in reversed(self.entries[1:]):
            push(self.s, entry.op, self._waiting_argument(entry))
        top = self.entries[0]
        if self.s.depth >= DEPTH:
            refuse("agenda_too_long")
        push(self.s, top.op, self._argument(top))
        self._check_effects()
        if top.op not in STEPS and top.op in PART_QUESTIONS.get(self.board.base, ()) and top.op != Op.PART:
            self._check_asked(top)
        return self._still_to_come()

    def _waiting_argument(self, entry: Entry) -> int:
        if entry.op == Op.PART:
            return self._part(entry.about)
        if entry.op == Op.EFFECT:
            spot, effect = self._effect(entry.about)
            self.effects.insert(0, (spot, effect))
            return spot * EFFECTS + effect
        return 0

    def _argument(self, entry: Entry) -> int:
        """The number of the question on top."""
        about = entry.about
        match entry.op:
            case Op.PART:
                return self._part(about)
            case Op.REDRAW:
                discarded = given.number("discarded", entry.discarded, 0, DEALT)
                return given.number("redraw", about, 1, DEALT) * HANDFUL + discarded
            case Op.DISCARD:
                return given.number("discard", about, 1, hand_size(self.s))
            case Op.REVEAL:
                if unmarked(self.s) == 0:
                    refuse("agenda_nothing_to_reveal")
                return given.number("reveal", about, 1, DEALT)
            case Op.SUIT:
                spot = self.board.spot("suit", about)
                return spot * SUIT_SETS + max(self._subjects(spot, EffectOp.CHOOSE), default=0)
            case Op.TARGET:
                if about is None:
                    return -1
                spot, effect = self._effect(about)
                return spot * EFFECTS + effect
            case Op.BURY | Op.EXCHANGE:
                return given.who(entry.op.name.lower(), about, VANCARDIANS)
            case Op.PREDICT:
                return self.board.spot("predict", about)
        return 0

    def _part(self, about: Any) -> int:
        """The cards whose parts are still to be worked off, as bits, and whether they are late ones."""
        later = LATER if self.board.base == Op.PREDICTIONS else 0
        for name in given.rows("part", about, SPOTS):
            spot = self.board.spot("part", name, SPOTS)
            if self.waiting >> spot & 1 or not self._works(spot):
                refuse("agenda_part_card", name=name)
            self.waiting |= 1 << spot
        if not self.waiting:
            refuse("agenda_parts_left")
        return later + self.waiting

    def _works(self, spot: int) -> bool:
        """Has the card at this spot a part for the windows of this moment?"""
        return is_active(self.s, spot) and bool(self.board.effects(spot, self.windows))

    def _effect(self, about: Any) -> tuple[int, int]:
        """An effect by the id of its card and its number on it."""
        name, number = given.rows("effect", about, 2, exactly=True)
        spot = self.board.spot("effect", name, SPOTS)
        every = self.board.effects(spot)
        effect = every[given.number("effect", number, 1, len(every)) - 1]
        if not self._works(spot) or effect not in self.board.effects(spot, self.windows):
            refuse("agenda_effect_moment", number=number, name=name)
        return spot, effect

    def _subjects(self, spot: int, op: EffectOp) -> list[int]:
        table = self.table
        return [table.effect_subject[each] for each in self.board.effects(spot) if table.effect_op[each] == op]

    def _check_effects(self) -> None:
        """Effects of a card in order, none more often than it says, then those of the last card, if no other waits.

        Predictions are of several cards.
        """
        for spot, effect in self.effects:
            if self.effects.count((spot, effect)) > self.table.effect_times[effect] or self.waiting >> spot & 1:
                refuse("agenda_effect_often")
        if self.board.base == Op.TRICK:
            return
        cards = [list(group) for _, group in groupby(self.effects, key=lambda each: each[0])]
        spots = {spot for spot, _ in self.effects}
        if len(cards) > len(spots) or len(cards) > (1 if self.waiting else 2):
            refuse("agenda_effect_cards")
        if any(effects != sorted(effects) for effects in cards):
            refuse("agenda_effect_order")

    def _check_asked(self, top: Entry) -> None:
        """Some effect must have asked this, one that is not still to come."""
        arg = self.s.arg[self.s.depth - 1]
        if top.op == Op.TARGET:
            found = (arg // EFFECTS, arg % EFFECTS)
            either = self.table.effect_subject[found[1]] == Target.EITHER
            row = self.table.effect_op[found[1]] in (EffectOp.EXCH, EffectOp.BURY)
            origins = [found] if either and row and self._is_past(*found) else []
        else:
            origins = [each for each in self._past(_ASKED_BY[top.op]) if self._fits(top.op, arg, *each)]
        if not origins:
            refuse("agenda_not_asked", asked=top.op.name.lower())

    def _past(self, op: EffectOp) -> Iterator[tuple[int, int]]:
        for spot in range(SPOTS):
            if self._works(spot) and not self.waiting >> spot & 1:
                for effect in self.board.effects(spot, self.windows):
                    if self.table.effect_op[effect] == op and self._is_past(spot, effect):
                        yield spot, effect

    def _is_past(self, spot: int, effect: int) -> bool:
        """Can this effect have come before those that are still to come?"""
        if self.board.base == Op.TRICK:
            return (spot, effect) not in self.effects
        if not self.effects:
            return True
        first = self.effects[0]
        if spot != first[0]:
            return not self.waiting and len({each for each, _ in self.effects}) == 1
        if effect > first[1]:
            return False
        return effect < first[1] or self.effects.count(first) < self.table.effect_times[effect]

    def _fits(self, op: Op, arg: int, spot: int, effect: int) -> bool:
        """Can this effect have asked exactly this?"""
        amount = worth(self.s, self.table, spot, self.table.effect_amount[effect])
        match op:
            case Op.REDRAW:
                return bool(arg // HANDFUL + arg % HANDFUL <= amount)
            case Op.DISCARD | Op.REVEAL:
                return bool(arg <= amount)
            case Op.SUIT:
                return arg // SUIT_SETS == spot
            case Op.PREDICT:
                return arg == spot
            case Op.BURY | Op.EXCHANGE:
                return self.table.effect_subject[effect] in (arg, Target.EITHER)
        return True

    def _still_to_come(self) -> tuple[int, int]:
        """Cards that you still draw and discard, by what is asked and what follows it."""
        op, arg = self.s.op[self.s.depth - 1], self.s.arg[self.s.depth - 1]
        drawing = arg % HANDFUL if op == Op.REDRAW else 0
        discarding = arg if op == Op.DISCARD else 0
        drawing += sum(self._amount(spot, effect, EffectOp.DRAW) for spot, effect in self.effects)
        discarding += sum(self._amount(spot, effect, EffectOp.DISCARD) for spot, effect in self.effects)
        if not self.board.has_rows:
            self._check_most(drawing)
        return drawing, discarding

    def _amount(self, spot: int, effect: int, op: EffectOp) -> int:
        """How many cards this effect is about, if it does this."""
        if self.table.effect_op[effect] != op:
            return 0
        return worth(self.s, self.table, spot, self.table.effect_amount[effect])

    def _check_most(self, drawing: int) -> None:
        """You cannot have drawn more than your cards let you, so that enough is left for the rows."""
        most = DEALT
        for base, windows in WINDOWS.items():
            spots = [EVENT_SPOT] if base == Op.STORIES else [SUPERHERO_SPOT] if base == Op.CHARGING else range(SPOTS)
            if base <= self.board.base:
                most += sum(self._draws(spot, windows) for spot in spots)
        later = sum(self._draws(spot, self.windows) for spot in range(SPOTS) if self.waiting >> spot & 1)
        if hand_size(self.s) + drawing > most - later:
            refuse("hand_too_large", most=most - later - drawing)

    def _draws(self, spot: int, windows: tuple[Window, ...]) -> int:
        if not is_active(self.s, spot):
            return 0
        effects = self.board.effects(spot, windows)
        return sum(self._amount(spot, each, EffectOp.DRAW) * self.table.effect_times[each] for each in effects)
