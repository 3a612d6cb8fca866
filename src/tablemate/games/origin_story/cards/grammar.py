"""The text of an ability read into values: its window, conditions, effects and how often it is used."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from tablemate.kernel.checking import shown

from .abilities import COMPARISON_WORDS, CONDITION_WORDS, Ability, Condition, Effect, Subject
from .expressions import COUNT_WORDS, Expression
from .faults import InvalidCards, fault
from .operands import (
    take_becomes_love,
    take_expression,
    take_half,
    take_selector,
    take_sign,
    take_suit,
    take_target,
    take_whole,
)
from .terms import (
    CHOSEN_LETTER,
    HALVES,
    TRICKS,
    Comparison,
    ConditionKind,
    EffectOp,
    Suit,
    Target,
    Window,
)
from .tokens import Tokens, is_number, read
from .vocabulary import (
    CHOOSE_WORD,
    LIMITED,
    OPS_OF_WORD,
    PARTS,
    REPEATED,
    TWO_OPPONENTS,
    VOCABULARY,
    WINDOW_NAMES,
    WINDOW_WORDS,
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

MOST_LETTERS = 200
"""The longest text of an ability."""
MOST_CONDITIONS = 4
MOST_EFFECTS = 4
MOST_USES = TRICKS
MOST_REPEATS = 4
_TIMES = re.compile(r"x([0-9]{1,3})")
_OFFERED = (Suit.BRAINS, Suit.STRENGTH, Suit.SPEED)
"""The suits that can become love."""


@lru_cache(maxsize=1024)
def read_ability(text: str, *, removing: bool = False) -> Ability:
    """An ability from its text; `removing` if its card has Remove slots."""
    try:
        _check_length(text)
        ability = _ability(Tokens(text), removing)
        _check_length(ability.text)
    except InvalidCards as problem:
        raise problem.in_text("abilities", text) from None
    return ability


def _check_length(text: str) -> None:
    if len(text) > MOST_LETTERS:
        raise fault("ability_too_long", most=MOST_LETTERS)


def _ability(tokens: Tokens, removing: bool) -> Ability:
    window = _window(tokens)
    conditions = [_condition(tokens)] if tokens.accept("?") else []
    while conditions and tokens.accept("&"):
        conditions.append(_condition(tokens))
    if len(conditions) > MOST_CONDITIONS:
        raise fault("too_many", what="conditions", most=MOST_CONDITIONS)
    tokens.expect(":")
    effects, uses = _effects(tokens, window)
    return Ability(window, tuple(conditions), effects, uses, removing)


def _window(tokens: Tokens) -> Window:
    word = tokens.take() + (tokens.accept("!") or "")
    if word not in WINDOW_WORDS:
        raise fault("window", found=shown(word), allowed=", ".join(WINDOW_WORDS))
    return WINDOW_WORDS[word]


# Conditions


def _condition(tokens: Tokens) -> Condition:
    word = tokens.next
    if word in CONDITION_WORDS:
        tokens.take()
        return Condition(CONDITION_WORDS[word])
    if word == "suit":
        tokens.take()
        tokens.expect("=")
        return Condition(ConditionKind.SUIT, suit=take_suit(tokens))
    if word == "vp":
        return _behind(tokens)
    if word == "t":
        tokens.take()
        return _trick(tokens)
    if not (is_number(word) or word in COUNT_WORDS or word in ("min", "max", "+", "-")):
        raise fault("condition", found=read(word))
    return _compared(tokens)


def _behind(tokens: Tokens) -> Condition:
    words = [tokens.take() for _ in range(3)]
    if words != ["vp", "<", "max"]:
        raise fault("condition", found=shown("".join(words)))
    return Condition(ConditionKind.BEHIND)


def _trick(tokens: Tokens) -> Condition:
    comparison = _comparison(tokens)
    number = take_whole(tokens)
    if not 1 <= number <= TRICKS:
        raise fault("trick_number", found=number, most=TRICKS)
    return Condition(ConditionKind.TRICK, comparison=comparison, number=number)


def _compared(tokens: Tokens) -> Condition:
    left = take_expression(tokens)
    comparison = _comparison(tokens)
    right = take_expression(tokens)
    condition = Condition(ConditionKind.COMPARE, comparison=comparison, left=left, right=right)
    if left.is_number and right.is_number:
        raise fault("nothing_counted", found=condition.text)
    if (left.has_halves or right.has_halves) and not (left.in_values or right.in_values):
        raise fault("half", found=condition.text)
    return condition


def _comparison(tokens: Tokens) -> Comparison:
    sign = tokens.accept(*COMPARISON_WORDS)
    if sign is None:
        raise tokens.unexpected("comparison")
    return COMPARISON_WORDS[sign]


# Effects


def _effects(tokens: Tokens, window: Window) -> tuple[tuple[Effect, ...], int]:
    """The effects, and how often a round they may be used; 0: no limit."""
    effects = [_effect(tokens)]
    while tokens.accept(","):
        effects.append(_effect(tokens))
    tokens.expect_end()
    if len(effects) > MOST_EFFECTS:
        raise fault("too_many", what="effects", most=MOST_EFFECTS)
    if window in PARTS:
        return tuple(_repeated(*each) for each in effects), 0
    if any(times is not None for _, times in effects[:-1]):
        raise fault("times_place")
    return tuple(effect for effect, _ in effects), _uses(effects[-1][1], window)


def _repeated(effect: Effect, times: int | None) -> Effect:
    """An effect in a window that comes once: `xN` repeats it."""
    if times is None:
        return effect
    if effect.op not in REPEATED:
        raise fault("times_effect", found=effect.text)
    if not 1 <= times <= MOST_REPEATS:
        raise fault("times", found=times, most=MOST_REPEATS)
    return replace(effect, times=times)


def _uses(times: int | None, window: Window) -> int:
    """In a window that comes again `xN` limits the ability."""
    if times is None:
        return 0
    if window not in LIMITED:
        raise fault("times_window", window=WINDOW_NAMES[window])
    if not 1 <= times <= MOST_USES:
        raise fault("times", found=times, most=MOST_USES)
    return times


def _effect(tokens: Tokens) -> tuple[Effect, int | None]:
    """An effect and its `xN`; two joined with `or` are one that leaves you the Vancardian."""
    effect, times = _primitive(tokens), _times(tokens)
    if not tokens.accept("or"):
        return effect, times
    other, other_times = _primitive(tokens), _times(tokens)
    targets = {effect.subject, other.subject}
    same = effect.op is other.op and times == other_times
    if not same or effect.op not in TWO_OPPONENTS or targets != {Target.AUTOMATON, Target.FACTORYON}:
        raise fault("either")
    return replace(effect, subject=Target.EITHER), times


def _times(tokens: Tokens) -> int | None:
    found = _TIMES.fullmatch(tokens.next)
    if found is None:
        return None
    tokens.take()
    return int(found[1])


def _primitive(tokens: Tokens) -> Effect:
    word = tokens.take()
    if word not in OPS_OF_WORD:
        raise fault("effect", found=read(word))
    ops = OPS_OF_WORD[word]
    try:
        if word == CHOOSE_WORD:
            return _choose(tokens)
        tokens.expect("(")
        effect = _called(tokens, _told_apart(ops, tokens))
        tokens.expect(")")
    except InvalidCards as problem:
        if problem.bare.code != "syntax":
            raise
        raise fault("effect_form", found=word, example=VOCABULARY[ops[0]].example) from None
    return effect


def _told_apart(ops: list[EffectOp], tokens: Tokens) -> EffectOp:
    """Of the effects that share a word, the one whose literal comes next."""
    for op in ops:
        first = VOCABULARY[op].parameters[:1]
        if first == (Literal(tokens.next),):
            return op
    return ops[0]


def _called(tokens: Tokens, op: EffectOp) -> Effect:
    effect = Effect(op)
    for place, parameter in enumerate(VOCABULARY[op].parameters):
        if place:
            tokens.expect(",")
        effect = _with_argument(tokens, effect, parameter)
    return effect


def _with_argument(tokens: Tokens, effect: Effect, parameter: Parameter) -> Effect:
    match parameter:
        case Literal(word):
            tokens.expect(word)
            return effect
        case Change(most):
            return replace(effect, number=_change(tokens, effect.op, most))
        case Number(low, high, signed):
            number = (take_sign(tokens) if signed else 1) * take_whole(tokens)
            return replace(effect, number=_in_range(effect.op, number, low, high, signed=signed))
        case Limit(low, high):
            return replace(effect, subject=_in_range(effect.op, take_whole(tokens), low, high))
        case Amount():
            return replace(effect, amount=_amount(tokens, effect.op, parameter))
        case Value():
            return replace(effect, amount=take_expression(tokens))
        case _:
            return replace(effect, subject=_subject(tokens, parameter))


def _subject(tokens: Tokens, parameter: OneSuit | BecomesLove | Cards | Opponent) -> Subject:
    match parameter:
        case OneSuit():
            return take_suit(tokens)
        case BecomesLove():
            return take_becomes_love(tokens)
        case Cards():
            return take_selector(tokens)
        case Opponent():
            return take_target(tokens)


def _change(tokens: Tokens, op: EffectOp, most: int) -> int:
    """A signed change of a value, doubled."""
    doubled = take_sign(tokens) * take_half(tokens)
    if doubled == 0:
        raise fault("zero", found=VOCABULARY[op].name)
    if abs(doubled) > most * HALVES:
        raise fault("range", found=VOCABULARY[op].name, low=-most, high=most)
    return doubled


def _in_range(op: EffectOp, number: int, low: int, high: int, *, signed: bool = False) -> int:
    name = VOCABULARY[op].name
    if signed and number == 0:
        raise fault("zero", found=name)
    if not low <= number <= high:
        raise fault("range", found=name, low=low, high=high)
    return number


def _amount(tokens: Tokens, op: EffectOp, parameter: Amount) -> Expression:
    """A whole number of cards or VP."""
    amount = take_expression(tokens)
    if amount.in_values:
        raise fault("value_count", found=amount.text)
    if amount.has_halves:
        raise fault("half", found=amount.text)
    if amount.is_number:
        _in_range(op, amount.offset // HALVES, 0 if parameter.zero else 1, parameter.high)
    return amount


def _choose(tokens: Tokens) -> Effect:
    """`choose X (B, M or S)`; without a list all three are on offer."""
    tokens.expect(CHOSEN_LETTER)
    if not tokens.accept("("):
        return Effect(EffectOp.CHOOSE, subject=_OFFERED)
    suits = [take_suit(tokens)]
    while tokens.accept(",", "or"):
        suits.append(take_suit(tokens))
    tokens.expect(")")
    if len(suits) < 2 or len(set(suits)) < len(suits) or not set(suits) <= set(_OFFERED):
        raise fault("choose")
    return Effect(EffectOp.CHOOSE, subject=tuple(sorted(suits)))
