"""Abilities as values: conditions, effects, and what follows from both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .expressions import Expression, Selector, suit_letter
from .halves import half_text
from .terms import TARGET_LETTERS, Comparison, ConditionKind, EffectOp, Suit, Target, Window
from .vocabulary import (
    CHOOSE_WORD,
    DECLINABLE,
    ONE_EFFECT,
    OUTCOME_EFFECTS,
    TRICK_EFFECTS,
    VOCABULARY,
    WINDOW_NAMES,
    Amount,
    BecomesLove,
    Cards,
    Change,
    Limit,
    Literal,
    Number,
    OneSuit,
    Opponent,
    Parameter,
    Value,
)

COMPARISON_WORDS = {
    "=": Comparison.EQ,
    "<": Comparison.LT,
    "<=": Comparison.LE,
    ">": Comparison.GT,
    ">=": Comparison.GE,
}
COMPARISON_NAMES = {comparison: word for word, comparison in COMPARISON_WORDS.items()}
CONDITION_WORDS = {
    "hero": ConditionKind.HERO,
    "villain": ConditionKind.VILLAIN,
    "void": ConditionKind.VOID,
    "shown": ConditionKind.SHOWN,
}
"""The conditions that are one word."""
CONDITION_NAMES = {kind: word for word, kind in CONDITION_WORDS.items()}


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition: `suit` belongs to SUIT, `comparison` with both sides to COMPARE, with `number` to TRICK."""

    kind: ConditionKind
    suit: Suit | None = None
    comparison: Comparison | None = None
    number: int | None = None
    left: Expression | None = None
    right: Expression | None = None

    @property
    def text(self) -> str:
        """As on the card: `hero`, `t=8`, `won>=4`."""
        if self.kind in CONDITION_NAMES:
            return CONDITION_NAMES[self.kind]
        if self.kind is ConditionKind.BEHIND:
            return "vp<max"
        if self.suit is not None:
            return f"suit={suit_letter(self.suit)}"
        assert self.comparison is not None
        left = self.left.text if self.left else "t"
        right = self.right.text if self.right else str(self.number)
        return left + COMPARISON_NAMES[self.comparison] + right


Subject = Selector | Suit | Target | int | tuple[Suit, ...]
"""What an effect is about: cards, a suit (or the chosen one), a Vancardian, a limit, or the suits on offer."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect: what it is about, a number (doubled for a change of value) or an expression, and how often in a row.

    Which of them an effect has is told by its parameters in the vocabulary.
    """

    op: EffectOp
    subject: Subject | None = None
    number: int | None = None
    amount: Expression | None = None
    times: int = 1

    @property
    def text(self) -> str:
        """As on the card: `myval(*,+2)`, `bury(A,any) or bury(F,any)`."""
        repeated = f" x{self.times}" if self.times > 1 else ""
        if self.op is EffectOp.CHOOSE:
            return _choose_text(self.subject)
        if self.subject is Target.EITHER and self.op is not EffectOp.SWAPWITH:
            return " or ".join(self._call(letter) + repeated for letter in TARGET_LETTERS[: Target.EITHER])
        return self._call() + repeated

    def _call(self, target: str | None = None) -> str:
        word = VOCABULARY[self.op]
        arguments = [self._argument(parameter, target) for parameter in word.parameters]
        return f"{word.name}({','.join(arguments)})"

    def _argument(self, parameter: Parameter, target: str | None) -> str:
        match parameter:
            case Literal(word):
                return word
            case Change():
                return half_text(self.number or 0, signed=True)
            case Number(signed=signed):
                return f"{self.number:+}" if signed else str(self.number)
            case Limit():
                return str(self.subject)
            case Amount() | Value():
                assert self.amount is not None
                return self.amount.text
            case Cards():
                assert isinstance(self.subject, Selector)
                return self.subject.text
            case Opponent():
                assert isinstance(self.subject, Target)
                return target or TARGET_LETTERS[self.subject]
            case OneSuit() | BecomesLove():
                assert isinstance(self.subject, int)
                return suit_letter(self.subject) + ("->L" if isinstance(parameter, BecomesLove) else "")


def _choose_text(suits: Subject | None) -> str:
    assert isinstance(suits, tuple)
    letters = [suit_letter(suit) for suit in suits]
    return f"{CHOOSE_WORD} X ({', '.join(letters[:-1])} or {letters[-1]})"


@dataclass(frozen=True)
class Ability:
    """An ability: how often a round it may be used, 0 without limit; `removing` if its card has Remove slots."""

    window: Window
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    times: int = 0
    removing: bool = False

    @property
    def optional(self) -> bool:
        """May you decline it (A28)?  With `redraw` and `exch` you do so inside the effect.

        What is offered at your turn, on a complete trick or to change an outcome is always a choice.
        """
        chosen = self.removing or self.times > 0 or self.window in ONE_EFFECT
        return chosen or any(effect.op in DECLINABLE | OUTCOME_EFFECTS for effect in self.effects)

    @property
    def tricks(self) -> bool:
        """Is it about the number or the contents of tricks, so that a surrender can make it void?"""
        return any(effect.op in TRICK_EFFECTS for effect in self.effects) or any(
            expression.of_tricks for expression in self.expressions
        )

    @property
    def expressions(self) -> tuple[Expression, ...]:
        """All expressions in conditions and effects."""
        sides = [side for condition in self.conditions for side in (condition.left, condition.right)]
        amounts = [effect.amount for effect in self.effects]
        return tuple(each for each in sides + amounts if each is not None)

    @cached_property
    def text(self) -> str:
        """As on the card: `eor?hero&won>=4: vp(1)`."""
        asked = "?" + "&".join(condition.text for condition in self.conditions) if self.conditions else ""
        limit = f" x{self.times}" if self.times else ""
        return f"{WINDOW_NAMES[self.window]}{asked}: {', '.join(effect.text for effect in self.effects)}{limit}"
