"""What cards do, as facts for the layers that put it into words: no prose, only codes and typed arguments.

A fact has a code, to which a message belongs, and arguments by name.  An argument is a whole number, a `Half` for
values of cards, a suit, a Vancardian, a comparison, a selector of cards, the suits on offer, or a `Sum`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from .abilities import Ability, Condition, Effect
from .expressions import Expression, Selector
from .language import Keyword, Line
from .terms import (
    CHOSEN_SUIT,
    HALVES,
    Comparison,
    EffectOp,
    KeywordKind,
    Suit,
    Target,
    Window,
)
from .vocabulary import PARTS, REPEATED, VALUE_CHANGES


@dataclass(frozen=True, slots=True)
class Half:
    """A value of a card or a change of one, doubled."""

    doubled: int


@dataclass(frozen=True, slots=True)
class Sum:
    """Something counted: its terms and a number added, not below `low` and not above `high`."""

    terms: tuple[tuple[int, Fact], ...]
    """Each a factor and a count."""
    offset: int | Half
    low: int | Half | None
    high: int | Half | None


Argument = int | Half | Suit | Target | Comparison | Selector | tuple[Suit, ...] | Sum


@dataclass(frozen=True, slots=True)
class Fact:
    """A code and its arguments by name."""

    code: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AbilityFact:
    """An ability: all conditions must hold, the effects come in order.

    `uses` is how often a round it may be used; `removing` if once for each Remove slot; `optional` if you may decline;
    `early` if it is over when tricks are played.
    """

    window: str
    conditions: tuple[Fact, ...]
    effects: tuple[Fact, ...]
    uses: int | None
    removing: bool
    optional: bool
    early: bool


def code_of(term: IntEnum) -> str:
    """The code of a word of the language.

    >>> code_of(EffectOp.BIND_NOLOVE), code_of(Window.CHARGED_LATER)
    ('bind-nolove', 'charged-later')
    """
    return term.name.lower().replace("_", "-")


MYSUIT_CHOSEN = "mysuit-chosen"
"""The code of `mysuit(X->L)`, which has no suit of its own."""

_TARGET, _VP, _TOKENS, _CHANGE = "target", "vp", "tokens", "change"
_SUBJECTS = {
    EffectOp.MYVAL: "cards",
    EffectOp.ALLVAL: "suit",
    EffectOp.MYSUIT: "suit",
    EffectOp.TRUMP: "suit",
    EffectOp.CHOOSE: "suits",
    EffectOp.EXCH: _TARGET,
    EffectOp.BURY: _TARGET,
    EffectOp.SWAPWITH: _TARGET,
    EffectOp.VILLAIN: "tricks",
    EffectOp.VBONUS: "tricks",
    EffectOp.TRICKVP: "trick",
}
"""What the subject of an effect is called."""
_NUMBERS = {
    EffectOp.VAL: _CHANGE,
    EffectOp.MYVAL: _CHANGE,
    EffectOp.ALLVAL: _CHANGE,
    EffectOp.STEAL: _VP,
    EffectOp.VILLAIN: _VP,
    EffectOp.TRICKVP: _VP,
    EffectOp.VILLAINPAY: _VP,
    EffectOp.VBONUS: _VP,
    EffectOp.STAM: _TOKENS,
    EffectOp.STAMROUND: _TOKENS,
}
"""What the number of an effect is called."""
_AMOUNT = "amount"
_EARLY = PARTS | {Window.START}


def ability_fact(ability: Ability) -> AbilityFact:
    """All that an ability says."""
    return AbilityFact(
        window=code_of(ability.window),
        conditions=tuple(map(condition_fact, ability.conditions)),
        effects=tuple(map(effect_fact, ability.effects)),
        uses=ability.times or None,
        removing=ability.removing,
        optional=ability.optional,
        early=ability.window in _EARLY,
    )


def condition_fact(condition: Condition) -> Fact:
    """A condition; both sides of a comparison are numbers or sums."""
    arguments: dict[str, Argument] = {}
    if condition.suit is not None:
        arguments["suit"] = condition.suit
    if condition.comparison is not None:
        arguments["comparison"] = condition.comparison
    if condition.number is not None:
        arguments["number"] = condition.number
    if condition.left is not None and condition.right is not None:
        in_values = condition.left.in_values or condition.right.in_values
        arguments |= {"left": _sum(condition.left, in_values), "right": _sum(condition.right, in_values)}
    return Fact(code_of(condition.kind), arguments)


def effect_fact(effect: Effect) -> Fact:
    """An effect; where it can be repeated, `times` tells how often."""
    in_values = effect.op in VALUE_CHANGES
    arguments: dict[str, Argument] = {}
    if effect.op is EffectOp.MYSUIT and effect.subject == CHOSEN_SUIT:
        return Fact(MYSUIT_CHOSEN)
    if effect.subject is not None:
        arguments[_SUBJECTS[effect.op]] = effect.subject
    if effect.number is not None:
        arguments[_NUMBERS[effect.op]] = Half(effect.number) if in_values else effect.number
    if effect.amount is not None:
        arguments[_AMOUNT] = _sum(effect.amount, in_values)
    if effect.op in REPEATED:
        arguments["times"] = effect.times
    return Fact(code_of(effect.op), arguments)


def line_facts(line: Line) -> tuple[Fact, ...]:
    """The keywords of a line."""
    return tuple(map(_keyword_fact, line))


def _keyword_fact(keyword: Keyword) -> Fact:
    if keyword.kind is KeywordKind.ADD:
        return Fact(code_of(keyword.kind), {"value": Half(keyword.number)})
    return Fact(code_of(keyword.kind), {"number": keyword.number})


def _sum(expression: Expression, in_values: bool) -> int | Half | Sum:
    """A plain number where nothing is counted."""

    def number(doubled: int) -> int | Half:
        return Half(doubled) if in_values else doubled // HALVES

    if expression.is_number:
        return number(expression.offset)
    return Sum(
        terms=tuple(
            (term.factor, Fact(code_of(term.count.kind), _of(term.count.argument))) for term in expression.terms
        ),
        offset=number(expression.offset),
        low=None if expression.low is None else number(expression.low),
        high=None if expression.high is None else number(expression.high),
    )


def _of(argument: Selector | Suit | Target | None) -> dict[str, Argument]:
    match argument:
        case None:
            return {}
        case Selector():
            return {"cards": argument}
        case Suit():
            return {"suit": argument}
        case Target():
            return {_TARGET: argument}
