"""A card set turned into the numbers of the record `Cards`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

import numpy as np

from tablemate.kernel.layout import Array, FieldNumbers, Layout

from .abilities import Ability, Condition, Effect, Subject
from .checks import EVENT
from .expressions import MOST_PRINTED, MOST_TERMS, Expression, Selector, Term
from .faults import InvalidCards, fault
from .language import CardSet, Kind, Line, Power
from .table import (
    ALL_SUITS,
    KEYWORD_BASE,
    MAT,
    MOST_ABILITIES,
    MOST_CONDITIONS,
    MOST_EFFECTS,
    MOST_EXPRESSIONS,
    MOST_KEYWORDS,
    MOST_SELECTORS,
    MOST_SLOTS,
    NO_HIGH,
    NO_LOW,
    STORY,
    SUPERHERO,
    Cards,
)
from .terms import HALVES, PLAYING_CARDS, VALUE_COUNTS, VANCARDIANS, ConditionKind, EffectOp, KeywordKind
from .vocabulary import VALUE_CHANGES

Cell: TypeAlias = int | Sequence[int]
Columns: TypeAlias = dict[str, list[Cell]]
"""By field, the beginning of its values."""
CARDS = Layout(Cards)


def card_numbers(card_set: CardSet) -> FieldNumbers:
    """The numbers of `Cards` for a set; the arrays are shared and cannot be written to."""
    return dict(_numbers(card_set))


@lru_cache(maxsize=8)
def card_table(card_set: CardSet) -> Cards:
    """The card table of a set, to ask rules without an engine."""
    return CARDS.one(CARDS.filled(_numbers(card_set)))


@lru_cache(maxsize=8)
def _numbers(card_set: CardSet) -> FieldNumbers:
    tables = _Tables()
    columns: FieldNumbers = {
        "mats": len(card_set.mats),
        "stories": len(card_set.stories),
        "superheroes": len(card_set.superheroes),
        "vancards": len(card_set.vancardians),
        "sided": int(any(map(_is_sided, _all_abilities(card_set)))),
        "suit": [card.suit for card in card_set.playing_cards],
        "value": [card.value for card in card_set.playing_cards],
        **_powers(card_set, tables),
        **_vancardians(card_set, tables),
        **tables.columns(),
    }
    return {name: _filled(name, values) if CARDS.fields[name].shape else values for name, values in columns.items()}


def _all_abilities(card_set: CardSet) -> Iterator[Ability]:
    yield from chain.from_iterable(power.abilities for power in card_set.powers)
    yield from chain.from_iterable(card.abilities for card in card_set.vancardians)


def _is_sided(ability: Ability) -> bool:
    """Does your side decide what your cards count as?"""
    asks = any(condition.kind in (ConditionKind.HERO, ConditionKind.VILLAIN) for condition in ability.conditions)
    return asks and any(effect.op is EffectOp.MYSUIT for effect in ability.effects)


def _filled(name: str, values: Sequence[Cell]) -> Array:
    """A read-only array that begins with these values."""
    array = np.zeros(CARDS.fields[name].shape, CARDS.fields[name].kind)
    array[: len(values)] = values
    array.flags.writeable = False
    return array


def _powers(card_set: CardSet, tables: _Tables) -> Columns:
    """The columns by power: each kind begins at its own number."""
    columns: Columns = {name: [] for name in ("gear", "slots", "cost", "removes", "first", "count")}
    blank = _power_row(None, 0, 0)
    kinds = ((MAT, Kind.MAT, card_set.mats), (STORY, Kind.STORY, card_set.stories))
    for base, kind, powers in (*kinds, (SUPERHERO, Kind.SUPERHERO, card_set.superheroes)):
        for _ in range(len(columns["gear"]), base + 1):
            _append(columns, blank)
        for index, power in enumerate(powers):
            first = tables.add(power.abilities, kind, index, power.id)
            _append(columns, _power_row(power, first, len(power.abilities)))
    return columns


def _append(columns: Columns, row: Sequence[Cell]) -> None:
    for column, value in zip(columns.values(), row):
        column.append(value)


def _power_row(power: Power | None, first: int, count: int) -> tuple[Cell, ...]:
    slots = power.slots if power is not None else ()
    gear = int(power.no_solo) if power is not None else 0
    costs, removes = [slot.cost for slot in slots], [int(slot.remove) for slot in slots]
    return gear, len(slots), _padded(costs, MOST_SLOTS), _padded(removes, MOST_SLOTS), first, count


def _padded(values: Iterable[int], size: int) -> tuple[int, ...]:
    return (*values, *(0,) * size)[:size]


def _vancardians(card_set: CardSet, tables: _Tables) -> Mapping[str, Sequence[Cell]]:
    """The columns by Vancardian card, and the extra-love cards that their lines add."""
    cards = card_set.vancardians
    values = sorted(set(card_set.extra_love))
    firsts = [tables.add(card.abilities, EVENT, index, card.id) for index, card in enumerate(cards)]
    lines = [[*chain.from_iterable(_line(line, values) for line in card.rounds)] for card in cards]
    return {
        "bolts": [0, *(card.bolts for card in cards)],
        "line": [[0] * len(lines[0]), *lines],
        "event_first": [0, *firsts],
        "event_count": [0, *(len(card.abilities) for card in cards)],
        "extra_value": values,
        "extra_card": [_pair(card_set.extra_love, value) for value in values],
    }


def _line(line: Line, values: list[int]) -> tuple[int, ...]:
    """A line as codes: what is added is a place among the values."""
    arguments = [
        values.index(keyword.number) if keyword.kind is KeywordKind.ADD else keyword.number for keyword in line
    ]
    return _padded(
        (keyword.kind * KEYWORD_BASE + argument for keyword, argument in zip(line, arguments)), MOST_KEYWORDS
    )


def _pair(extra_love: Sequence[int], value: int) -> list[int]:
    """The first extra-love cards of this value, one for each Vancardian."""
    cards = [PLAYING_CARDS + place for place, each in enumerate(extra_love) if each == value]
    return cards[:VANCARDIANS]


_Row = tuple[int, ...]


class _Tables:
    """The tables of abilities and all they are made of; equal expressions and equal selectors are shared."""

    def __init__(self) -> None:
        """Expression 0 and selector 0 are none."""
        self.abilities: list[_Row] = []
        self.conditions: list[_Row] = []
        self.effects: list[_Row] = []
        self.expressions: dict[tuple[Expression, bool] | None, int] = {None: 0}
        self.selectors: dict[Selector | None, int] = {None: 0}

    def add(self, abilities: Sequence[Ability], kind: str, index: int, card: str) -> int:
        """Number the abilities of a card; gives the first."""
        first = len(self.abilities)
        for ability in abilities:
            self._add(ability)
        try:
            self._check_size()
        except InvalidCards as problem:
            raise problem.on_card(kind, index, card) from None
        return first

    def _check_size(self) -> None:
        sizes = (
            ("abilities", len(self.abilities), MOST_ABILITIES),
            ("conditions", len(self.conditions), MOST_CONDITIONS),
            ("effects", len(self.effects), MOST_EFFECTS),
            ("expressions", len(self.expressions), MOST_EXPRESSIONS),
            ("selectors", len(self.selectors), MOST_SELECTORS),
        )
        for what, size, most in sizes:
            if size > most:
                raise fault("too_large", what=what, most=most)

    def _add(self, ability: Ability) -> None:
        conditions, effects = len(self.conditions), len(self.effects)
        self.conditions += [self._condition(condition) for condition in ability.conditions]
        self.effects += [self._effect(effect) for effect in ability.effects]
        flags = ability.window, ability.times, int(ability.optional), int(ability.tricks)
        parts = conditions, len(ability.conditions), effects, len(ability.effects)
        self.abilities.append((*flags, *parts))

    def _condition(self, condition: Condition) -> _Row:
        """Both sides of a comparison in one unit."""
        sides = condition.left, condition.right
        in_values = any(side is not None and side.in_values for side in sides)
        left, right = (self._expression(side, in_values) for side in sides)
        return (
            condition.kind,
            condition.comparison or 0,
            left if condition.suit is None else condition.suit,
            right if condition.number is None else condition.number,
        )

    def _effect(self, effect: Effect) -> _Row:
        amount = self._expression(effect.amount, effect.op in VALUE_CHANGES)
        return effect.op, self._subject(effect.subject), effect.number or 0, amount, effect.times

    def _subject(self, subject: Subject | None) -> int:
        match subject:
            case None:
                return 0
            case Selector():
                return self.selectors.setdefault(subject, len(self.selectors))
            case tuple():
                return sum(1 << suit for suit in subject)
            case _:
                return int(subject)

    def _expression(self, expression: Expression | None, in_values: bool) -> int:
        if expression is None:
            return 0
        for term in expression.terms:
            if isinstance(term.count.argument, Selector):
                self._subject(term.count.argument)
        return self.expressions.setdefault((expression, in_values), len(self.expressions))

    def columns(self) -> Columns:
        """All tables, column by column."""
        expressions = [self._expression_row(*each) for each in self.expressions if each is not None]
        selectors = [_selector_row(each) for each in self.selectors if each is not None]
        none, no_terms = 0, (0,) * MOST_TERMS
        return {
            **_columns("window times optional tricks cond_first cond_count effect_first effect_count", self.abilities),
            **_columns("cond_kind cond_op cond_left cond_right", self.conditions),
            **_columns("effect_op effect_subject effect_number effect_amount effect_times", self.effects),
            **_columns(
                "expr_factor expr_count expr_argument expr_offset expr_low expr_high",
                [(no_terms, no_terms, no_terms, 0, 0, 0), *expressions],
            ),
            **_columns("select_suits select_low select_high", [(none, none, none), *selectors]),
        }

    def _expression_row(self, expression: Expression, in_values: bool) -> tuple[Cell, ...]:
        """Plain, or doubled where it is about values; bounds that are not there are out of reach."""
        factors = [_factor(term, in_values) for term in expression.terms]
        counts = [term.count.kind for term in expression.terms]
        arguments = [self._subject(term.count.argument) for term in expression.terms]
        unit = 1 if in_values else HALVES
        return (
            *(_padded(column, MOST_TERMS) for column in (factors, counts, arguments)),
            expression.offset // unit,
            NO_LOW if expression.low is None else expression.low // unit,
            NO_HIGH if expression.high is None else expression.high // unit,
        )


def _factor(term: Term, in_values: bool) -> int:
    doubled = in_values and term.count.kind not in VALUE_COUNTS
    return term.factor * (HALVES if doubled else 1)


def _selector_row(selector: Selector) -> _Row:
    return (
        ALL_SUITS if selector.suit is None else 1 << selector.suit,
        0 if selector.low is None else selector.low,
        MOST_PRINTED if selector.high is None else selector.high,
    )


def _columns(names: str, rows: Sequence[Sequence[Cell]]) -> Columns:
    """The columns of these rows by name."""
    return {name: [row[place] for row in rows] for place, name in enumerate(names.split())}
