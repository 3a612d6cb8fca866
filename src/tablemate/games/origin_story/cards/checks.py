"""Does an ability fit its card: its window, what can be known there, and that a game with it always goes on."""

from __future__ import annotations

from collections.abc import Sequence

from .abilities import Ability, Condition, Effect
from .expressions import Count, Expression
from .faults import InvalidCards, fault
from .halves import half_text
from .language import Kind, Slot
from .terms import CHOSEN_SUIT, HALVES, TRICK_COUNTS, ConditionKind, CountKind, EffectOp, Window
from .vocabulary import (
    BEFORE,
    CARD,
    LATER,
    MOST_DRAWN,
    MOST_TOKENS,
    MOST_VP,
    ONE_EFFECT,
    OUTCOME,
    OUTCOME_EFFECTS,
    REMOVABLE,
    TRICK,
    VOCABULARY,
    WINDOW_NAMES,
    Amount,
    Value,
    Windows,
)

EVENT = "vancardian"
"""The kind of card that carries events."""
_LASTING = TRICK | {Window.START, Window.ONGOING, Window.END}
WINDOWS_OF_KIND: dict[str, Windows] = {
    Kind.MAT: _LASTING | {Window.CHARGED, Window.CHARGED_LATER},
    Kind.STORY: _LASTING | {Window.CHARGED, Window.CHARGED_LATER},
    Kind.SUPERHERO: _LASTING | {Window.REVEALED, Window.REVEALED_LATER},
    EVENT: frozenset({Window.EVENT, Window.EVENT_LATER, Window.STATIC}),
}
_EVERY = frozenset(Window)
_MY_CARD = CARD | OUTCOME | {Window.REACT}
"""Windows in which your card of the trick lies."""
_CONDITION_WINDOWS: dict[ConditionKind, Windows] = {
    ConditionKind.HERO: _EVERY - BEFORE,
    ConditionKind.VILLAIN: _EVERY - BEFORE,
    ConditionKind.VOID: frozenset({Window.TURN, Window.FOLLOW}),
    ConditionKind.SHOWN: _MY_CARD,
    ConditionKind.SUIT: _MY_CARD,
    ConditionKind.TRICK: TRICK,
    ConditionKind.BEHIND: TRICK | {Window.END},
    ConditionKind.COMPARE: _EVERY,
}
_COUNT_WINDOWS: dict[CountKind, Windows] = {
    CountKind.K: _EVERY,
    CountKind.PRED: TRICK | {Window.END},
    CountKind.PRINT: _MY_CARD,
    CountKind.LEAD: frozenset({Window.FOLLOW, Window.FIRST, Window.FINAL, Window.REACT}),
    CountKind.UNSPENT: TRICK | {Window.CHARGED, Window.CHARGED_LATER, Window.REVEALED_LATER, Window.START, Window.END},
    **dict.fromkeys(TRICK_COUNTS, TRICK | {Window.END}),
}


def check_abilities(kind: str, slots: Sequence[Slot], abilities: Sequence[Ability]) -> None:
    """Refuse abilities that do not fit this kind of card with these slots."""
    for ability in abilities:
        try:
            _check_ability(kind, slots, ability)
        except InvalidCards as problem:
            raise problem.in_text("abilities", ability.text) from None
    _check_together(abilities, len(slots))


def _check_ability(kind: str, slots: Sequence[Slot], ability: Ability) -> None:
    window = ability.window
    if window not in WINDOWS_OF_KIND[kind]:
        raise fault("window_kind", window=WINDOW_NAMES[window], kind=kind, allowed=_names(WINDOWS_OF_KIND[kind]))
    for condition in ability.conditions:
        _check_condition(condition, window)
    for effect in ability.effects:
        _check_effect(effect, window)
    for expression in ability.expressions:
        _check_counts(expression, window, slots)
    for effect in ability.effects:
        _check_amount(effect, len(slots))
    _check_use(ability)
    _check_discards(ability, len(slots))


def _names(windows: Windows) -> str:
    return ", ".join(WINDOW_NAMES[window] for window in sorted(windows))


def _check_condition(condition: Condition, window: Window) -> None:
    if window not in _CONDITION_WINDOWS[condition.kind]:
        raise fault("condition_window", found=condition.text, window=WINDOW_NAMES[window])


def _check_effect(effect: Effect, window: Window) -> None:
    windows = VOCABULARY[effect.op].windows
    if window not in windows:
        raise fault("effect_window", found=effect.text, window=WINDOW_NAMES[window], allowed=_names(windows))


def _check_counts(expression: Expression, window: Window, slots: Sequence[Slot]) -> None:
    for count in (term.count for term in expression.terms):
        if count == Count(CountKind.K) and (not slots or slots[0].remove):
            raise fault("count_slots")
        if window not in _COUNT_WINDOWS[count.kind]:
            raise fault("count_window", found=count.text, window=WINDOW_NAMES[window])


def _check_amount(effect: Effect, slots: int) -> None:
    """What is counted cannot come to more or less than the effect can bear."""
    if effect.amount is None:
        return
    least, most = effect.amount.range(slots)
    for parameter in VOCABULARY[effect.op].parameters:
        if isinstance(parameter, Amount | Value) and not _is_within(least, most, parameter):
            text, low, high = effect.amount.text, str(parameter.low), str(parameter.high)
            raise fault("amount", found=text, least=half_text(least), most=half_text(most), low=low, high=high)


def _is_within(least: int, most: int, parameter: Amount | Value) -> bool:
    return parameter.low * HALVES <= least and most <= parameter.high * HALVES


def _check_use(ability: Ability) -> None:
    """Who works by itself and who is used, and how often."""
    window, ops = ability.window, {effect.op for effect in ability.effects}
    limited = ability.removing or ability.times > 0
    if ability.removing and window not in REMOVABLE:
        raise fault("remove_window", window=WINDOW_NAMES[window])
    if ability.removing and ability.times:
        raise fault("remove_times")
    if window in OUTCOME and not ops <= OUTCOME_EFFECTS and (limited or ops & OUTCOME_EFFECTS):
        raise fault("payment")
    if len(ability.effects) > 1 and (window in ONE_EFFECT or ops & OUTCOME_EFFECTS):
        raise fault("one_effect", window=WINDOW_NAMES[window])
    if not limited and (window is Window.REACT or EffectOp.REWIND in ops):
        raise fault("unlimited", found=ability.effects[0].text)


def _check_discards(ability: Ability, slots: int) -> None:
    """You never hold fewer cards than tricks are left."""
    drawn = sum(_ends(effect, slots)[0] for effect in ability.effects if effect.op is EffectOp.DRAW)
    discarded = sum(_ends(effect, slots)[1] for effect in ability.effects if effect.op is EffectOp.DISCARD)
    if discarded > drawn:
        raise fault("discards")


def _ends(effect: Effect, slots: int) -> tuple[int, int]:
    """The least and the most cards of an effect, all its repetitions together."""
    assert effect.amount is not None
    least, most = effect.amount.range(slots)
    return least * effect.times // HALVES, most * effect.times // HALVES


def _most(effect: Effect, slots: int) -> int:
    """The most cards, VP or tokens of an effect, given or taken."""
    return abs(effect.number or 0) if effect.amount is None else _ends(effect, slots)[1]


MOST_STEPS = 8
"""The most effects that a card works off one after the other: the parts of two cards fit on the agenda."""
LIMITS = (
    ("draws", {EffectOp.DRAW}, MOST_DRAWN),
    ("payments", {EffectOp.VP, EffectOp.STEAL}, MOST_VP),
    ("tokens", {EffectOp.STAM, EffectOp.STAMROUND}, MOST_TOKENS),
)
"""What all abilities of a card together cannot exceed."""


def _check_together(abilities: Sequence[Ability], slots: int) -> None:
    """What the abilities of a card need of each other, and that a card does not give too much."""
    effects = [effect for ability in abilities for effect in ability.effects]
    ops = [effect.op for effect in effects]
    for code, counted, most in LIMITS:
        total = sum(_most(effect, slots) for effect in effects if effect.op in counted)
        if total > most:
            raise fault(code, "abilities", most=most, found=total)
    for windows in (BEFORE, LATER):
        steps = sum(effect.times for ability in abilities if ability.window in windows for effect in ability.effects)
        if steps > MOST_STEPS:
            raise fault("steps", "abilities", most=MOST_STEPS, found=steps)
    if ops.count(EffectOp.CHOOSE) > 1:
        raise fault("choose_twice", "abilities")
    if ops.count(EffectOp.PREDICT) > 1:
        raise fault("predict_twice", "abilities")
    if EffectOp.CHOOSE not in ops and any(
        effect.op is EffectOp.MYSUIT and effect.subject == CHOSEN_SUIT for effect in effects
    ):
        raise fault("not_chosen", "abilities")
    if EffectOp.PREDICT not in ops and any(_is_predicted(ability) for ability in abilities):
        raise fault("not_predicted", "abilities")


def _is_predicted(ability: Ability) -> bool:
    terms = [term for expression in ability.expressions for term in expression.terms]
    return any(term.count.kind is CountKind.PRED for term in terms)
