"""The agenda of a position: what is asked and what comes next, what is next first, and which agendas can stand.

A step or a question is written by its name, with what it is about where that is something; a single one may stand for
itself.

An agenda ends with a step of the round, which alone tells that everything before was done.  A question can stand on it:
each step has its own.  While the parts of a card are worked off, its effects that are still to come lie in between, and
under them the other cards whose turn comes later (`part`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from itertools import chain, permutations
from typing import TypeAlias

from tablemate.kernel.checking import Checks, shown
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.flow import DEPTH
from tablemate.kernel.meanings import At, Atom, Codec, bits, bits_of, or_none, whole

from .cards.language import CardSet
from .cards.table import Cards
from .meanings import ANY_SPOT, SPOT, VANCARDIAN, StoryBoard, on_card, spot_of, standing
from .rules.abilities import is_active, worth
from .rules.parts import EFFECTS, HANDFUL
from .rules.preparing import LATER
from .standing import Standing
from .state import State
from .terms import ALL_CARDS, DEALT, IN_TRICK, ROUNDS, SPOTS, SUIT_SETS, YOU, EffectOp, Op, Target, Window

refuse_if = Checks(InvalidPosition, "origin_story").refuse_if

# How it is written


def _read_part(board: StoryBoard, about: object, called: str) -> int:
    """The cards whose parts are still to be worked off: early or late ones, by what they stand on."""
    return _SPOTS.number(board, about, called) + (LATER if board.s.op[0] == Op.PREDICTIONS else 0)


def _read_suit(board: StoryBoard, about: object, called: str) -> int:
    spot = spot_of(board, about, called)
    return spot * SUIT_SETS + standing(board).suits_offered(spot)


_NAMES = {op.name.lower(): op for op in Op if op.name != "LAST_DECISION"}
_SPOTS, _EFFECT = bits(ANY_SPOT), on_card(EFFECTS, Standing.effects, SPOTS)
ABOUT: Mapping[int, Atom] = {
    Op.PART: Atom(lambda board, arg: _SPOTS.said(board, arg % LATER), _read_part),
    Op.REDRAW: whole(1, DEALT),
    Op.DISCARD: whole(1, ALL_CARDS),
    Op.REVEAL: whole(1, DEALT),
    Op.SUIT: Atom(lambda board, arg: SPOT.said(board, arg // SUIT_SETS), _read_suit),
    Op.PREDICT: SPOT,
    Op.BURY: VANCARDIAN,
    Op.EXCHANGE: VANCARDIAN,
    Op.EFFECT: _EFFECT,
    Op.TARGET: or_none(_EFFECT, IN_TRICK),
}
"""What steps and questions are about; a redraw also tells how many cards were discarded."""


def _write(board: StoryBoard, name: str, at: At) -> object:
    return [_said(board, Op(board.s.op[index]), board.s.arg[index]) for index in reversed(range(board.s.depth))]


def _said(board: StoryBoard, op: Op, arg: int) -> object:
    name = op.name.lower()
    if op is Op.REDRAW:
        return {name: arg // HANDFUL, "discarded": arg % HANDFUL}
    about = ABOUT[op].said(board, arg) if op in ABOUT else None
    return name if about is None else {name: about}


def _read(board: StoryBoard, value: object, called: str, name: str, at: At) -> None:
    """From the bottom, on which a part depends."""
    listed = [value] if isinstance(value, str | Mapping) else board.check.rows(called, value, DEPTH)
    for index, entry in enumerate(reversed(listed)):
        board.s.op[index], board.s.arg[index] = _entry(board, {entry: None} if isinstance(entry, str) else entry)
    board.s.depth = len(listed)


def _entry(board: StoryBoard, says: object) -> tuple[int, int]:
    check = board.check
    if not isinstance(says, Mapping):
        check.refuse("agenda_entry_type", found=shown(says))
    names = [name for name in says if name != "discarded"]
    check.refuse_if("agenda_entry_names", len(names) != 1)
    name, about = names[0], says[names[0]]
    check.refuse_if("agenda_no_such_step", name not in _NAMES, found=shown(name))
    op = _NAMES[name]
    check.refuse_if("agenda_saved", (about is None) == (op in ABOUT) and op is not Op.TARGET, step=name)
    arg = ABOUT[op].number(board, about, name) if op in ABOUT else 0
    if op is Op.REDRAW:
        arg = arg * HANDFUL + check.number("discarded", says.get("discarded", 0), 0, DEALT)
    return op, arg


AGENDA = Codec(_write, _read)

# Which can stand

STEPS = tuple(op for op in Op if Op.DEAL <= op <= Op.END_ROUND and op is not Op.SETTLE)
"""The steps that can come next without a question."""
_QUESTIONS: Mapping[int, tuple[Op, ...]] = {
    Op.CHARGING: (Op.STORY, Op.SUPERHERO),
    Op.PARTS: (Op.CHARGE,),
    Op.SIDES: (Op.PART,),
    Op.ROWS: (Op.ALIGN,),
    Op.PREDICTIONS: (Op.PART,),
    Op.NEXT_CARD: (Op.TURN, Op.AFTER_CARD),
    Op.RESOLVE: (Op.REACT, Op.SWAP_CARD, Op.TARGET),
    Op.SETTLE: (Op.OUTCOME,),
}
"""By step: the questions that come before it, other than those of effects; of several parts you choose the next one."""
_EFFECT_QUESTIONS = {*ABOUT, Op.FREE_CHARGE} - {Op.EFFECT, Op.PART}
_WINDOWS: Mapping[int, tuple[Window, ...]] = {
    Op.STORIES: (Window.EVENT,),
    Op.CHARGING: (Window.REVEALED,),
    Op.SIDES: (Window.CHARGED,),
    Op.PREDICTIONS: (Window.CHARGED_LATER, Window.REVEALED_LATER, Window.EVENT_LATER),
    Op.TRICK: (Window.START,),
}
"""By step: the windows of the parts that are worked off before it."""
_Effects: TypeAlias = list[tuple[int, int]]
"""Effects by spot and number, in the order in which they are worked off."""


class Pending(Standing):
    """A standing with what lies between the question on top and the step at the bottom."""

    def __init__(self, s: State, table: Cards, box: CardSet) -> None:
        super().__init__(s, table, box)
        entries = [(s.op[index], s.arg[index]) for index in range(s.depth - 1, 0, -1)]
        self.about = entries[0][1] if entries else 0
        self.between = [op for op, _ in entries[1:]]
        self.to_come = [divmod(arg, EFFECTS) for op, arg in entries if op == Op.EFFECT]
        self.waiting = [spot for op, arg in entries if op == Op.PART for spot in bits_of(arg % LATER)]
        """The spots whose parts come later."""
        self.parts = self._parts(_WINDOWS.get(self.base, ()))
        """What is worked off now, by spot."""
        in_trick = self.top == Op.TARGET and self.about == IN_TRICK
        self.by_step = self.top in _QUESTIONS.get(self.base, ()) and (self.top != Op.TARGET or in_trick)
        self.by_effect = self.base in _WINDOWS and self.top in _EFFECT_QUESTIONS and not in_trick

    def judge_shape(self) -> None:
        """Which entries can stand upon each other, and in which round."""
        s, asked, step = self.s, Op(self.top).name.lower(), Op(self.base).name.lower()
        refuse_if("agenda_after_game", self.over and s.depth)
        refuse_if("result_round", self.over and s.round != ROUNDS, round=ROUNDS)
        refuse_if("agenda_alone", s.depth == 1 and self.base not in STEPS, step=step)
        refuse_if("agenda_between", self.by_step and self.between, asked=asked, step=step)
        refuse_if("agenda_before", s.depth > 1 and not self.by_step and not self.by_effect, asked=asked, step=step)
        under = {Op.EFFECT, Op.PART} if Op.PART in _QUESTIONS.get(self.base, ()) else {Op.EFFECT}
        refuse_if("agenda_order", {*self.between[:-1]} - {Op.EFFECT} or {*self.between[-1:]} - under)
        wrong = Op.SUPERHERO if s.round < ROUNDS else Op.STORY
        refuse_if("agenda_round", self.top == wrong, round=s.round, asked=asked)

    def judge_entries(self) -> None:
        """What the entries can be about."""
        for spot in self.waiting:
            refuse_if("agenda_part_card", spot not in self.parts, name=self.name(spot))
        refuse_if("agenda_parts_left", Op.PART in {self.top, *self.between} and not self.waiting)
        asked = not self.by_effect or any(map(self._has_asked, self._runs()))
        refuse_if("agenda_not_asked", not asked, asked=Op(self.top).name.lower())

    def _parts(self, windows: Collection[int]) -> dict[int, _Effects]:
        """By spot: what the cards that work have for some windows, each effect as often as it comes."""
        found: dict[int, _Effects] = defaultdict(list)
        for spot in (each for each in range(SPOTS) if is_active(self.s, each)):
            for effect in self.effects(spot, windows):
                found[spot] += [(spot, effect)] * self.table.effect_times[effect]
        return found

    def _runs(self) -> Iterable[_Effects]:
        """What can have come onto the agenda: the effects of a card, then those of the last one, if no other waits."""
        done = [effects for spot, effects in self.parts.items() if spot not in self.waiting]
        if self.base == Op.TRICK:  # predictions are of several cards
            return [[*chain(*done)]]
        return done if self.waiting else (first + last for first, last in permutations([*done, []], 2))

    def _has_asked(self, run: _Effects) -> bool:
        """Has one effect of a run asked this, so that those to come follow it?"""
        return any(self._asks(*each) and _follow(self.to_come, run[place:]) for place, each in enumerate(run, start=1))

    def _asks(self, spot: int, effect: int) -> bool:
        """Can this effect have asked exactly this?"""
        arg, whom = self.about, self.table.effect_subject[effect]
        most = worth(self.s, self.table, spot, self.table.effect_amount[effect])
        either = whom == Target.EITHER and arg == spot * EFFECTS + effect
        asked = {
            EffectOp.REDRAW: {Op.REDRAW: arg // HANDFUL + arg % HANDFUL <= most},
            EffectOp.DISCARD: {Op.DISCARD: arg <= min(most, self.s.hand.bit_count())},
            EffectOp.REVEAL: {Op.REVEAL: arg <= most},
            EffectOp.CHOOSE: {Op.SUIT: arg // SUIT_SETS == spot},
            EffectOp.FREECHARGE: {Op.FREE_CHARGE: True},
            EffectOp.PREDICT: {Op.PREDICT: arg == spot},
            EffectOp.BURY: {Op.BURY: whom in (arg, Target.EITHER), Op.TARGET: either},
            EffectOp.EXCH: {Op.EXCHANGE: whom in (arg, Target.EITHER), Op.TARGET: either},
        }
        return asked.get(EffectOp(self.table.effect_op[effect]), {}).get(Op(self.top), False)

    def _cards(self, effects: Iterable[tuple[int, int]], op: EffectOp) -> int:
        """How many cards these effects draw or discard."""
        amounts = [(spot, self.table.effect_amount[each]) for spot, each in effects if self.table.effect_op[each] == op]
        return sum(worth(self.s, self.table, spot, amount) for spot, amount in amounts)

    def judge_hand(self) -> None:
        """You cannot have drawn more than your cards let you, and hold enough for the tricks to come."""
        held, needed = self.s.hand.bit_count(), self.tricks_to_come - self.has_played(YOU)
        drawing = self._cards(self.to_come, EffectOp.DRAW) + (self.about % HANDFUL if self.top == Op.REDRAW else 0)
        discarding = self._cards(self.to_come, EffectOp.DISCARD) + (self.about if self.top == Op.DISCARD else 0)
        lacks = held + drawing - discarding < needed or (self.s.trick > 1 and held < discarding)
        refuse_if("hand_too_small", Op.DEAL < self.base < Op.END_ROUND and lacks, least=needed)
        windows = [window for step in _WINDOWS if step <= self.base for window in _WINDOWS[step]]
        waiting = chain(*(self.parts[spot] for spot in self.waiting))
        drawn = self._cards(chain(*self._parts(windows).values()), EffectOp.DRAW) - self._cards(waiting, EffectOp.DRAW)
        most = DEALT + drawn - drawing
        refuse_if("hand_too_large", Op.DEAL < self.base < Op.LATER_PARTS and held > most, most=most)


def _follow(effects: _Effects, run: _Effects) -> bool:
    """Are these still to come of a run, in its order?"""
    rest = iter(run)
    return all(each in rest for each in effects)
