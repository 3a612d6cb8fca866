"""The text of abilities: what is read, how it is written back, and what is refused with which code."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemate.games.origin_story.cards.abilities import Ability
from tablemate.games.origin_story.cards.expressions import Count, Expression, Selector, Term
from tablemate.games.origin_story.cards.faults import InvalidCards
from tablemate.games.origin_story.cards.grammar import MOST_LETTERS, read_ability
from tablemate.games.origin_story.cards.terms import (
    CHOSEN_SUIT,
    Comparison,
    ConditionKind,
    CountKind,
    EffectOp,
    Suit,
    Target,
    Window,
)
from tablemate.games.origin_story.cards.vocabulary import VOCABULARY, WINDOW_WORDS
from tests.words.faults import raised_by_cards

from .builders import text_fault

WRITTEN_BACK = {
    # spaces, signs, halves
    " lead ? suit = S : val( 5 ) ": "lead?suit=S: val(+5)",
    "ongoing: myval(*,+2.5)": "ongoing: myval(*,+2 1/2)",
    "ongoing: myval(*,-1/2)": "ongoing: myval(*,-1/2)",
    "ongoing: myval(*,2.0)": "ongoing: myval(*,+2)",
    "eor: stam(1)": "eor: stam(+1)",
    # selectors
    "ongoing: myval(print<=5&S,+1)": "ongoing: myval(S&print<=5,+1)",
    "ongoing: myval(*&print>=9,+1)": "ongoing: myval(print>=9,+1)",
    "ongoing: myval(print>=2&print<=5&L,+1)": "ongoing: myval(L&print>=2&print<=5,+1)",
    "ongoing: myval(print<=5&print<=4.5,+1)": "ongoing: myval(print<=4 1/2,+1)",
    # expressions
    "eor: vp(-1+won)": "eor: vp(won-1)",
    "eor: vp(3-won-1)": "eor: vp(2-won)",
    "eor: vp(won-tricks(A)+2)": "eor: vp(won-tricks(A)+2)",
    "eor: vp(2-tricks(A)+won)": "eor: vp(won-tricks(A)+2)",
    "eor: vp(tricks(A)+won)": "eor: vp(won+tricks(A))",
    "eor: vp(2*won-2*suitswon)": "eor: vp(2*won-2*suitswon)",
    "eor: vp(won+won)": "eor: vp(2*won)",
    "eor: vp(won-won+1)": "eor: vp(1)",
    "eor: vp(2*3)": "eor: vp(6)",
    "eor: vp(0-k)": "eor: vp(0-k)",
    "eor: vp(-k-1)": "eor: vp(-1-k)",
    "eor: vp(min(won-1,3))": "eor: vp(min(3,won-1))",
    "eor: vp(max(0,min(3,won-1)))": "eor: vp(min(3,max(0,won-1)))",
    "eor: vp(min(2,max(1,min(5,won))))": "eor: vp(min(2,max(1,won)))",
    "eor: vp(max(1,max(0,won)))": "eor: vp(max(1,won))",
    "eor: vp(min(2,3))": "eor: vp(2)",
    "eor: vp(max(2,3))": "eor: vp(3)",
    "follow: setval(lead+0.5)": "follow: setval(lead+1/2)",
    # conditions
    "won?print<=4.5&t>=7: vp(1)": "won?print<=4 1/2&t>=7: vp(1)",
    "turn?void&hero: free()": "turn?void&hero: free()",
    "eor?2<=won: vp(1)": "eor?2<=won: vp(1)",
    "eor?wonwith(L&print>=9)>tricks(F)+1: vp(1)": "eor?wonwith(L&print>=9)>tricks(F)+1: vp(1)",
    "eor?unspent<1: vp(1)": "eor?unspent<1: vp(1)",
    # either Vancardian, repetition, uses
    "charged!: bury(F,any) or bury(A,any)": "charged!: bury(A,any) or bury(F,any)",
    "charged!: exch(V,1)": "charged!: exch(A,1) or exch(F,1)",
    "charged!: bury(A,any) x2 or bury(F,any) x2": "charged!: bury(A,any) x2 or bury(F,any) x2",
    "charged!: bury(A,any) x1": "charged!: bury(A,any)",
    "lead: val(+1), nodraw(all) x3": "lead: val(+1), nodraw(all) x3",
    # choose
    "charged: choose X": "charged: choose X (B, M or S)",
    "charged: choose X (S or B)": "charged: choose X (B or S)",
    "charged: choose X (S, M, B)": "charged: choose X (B, M or S)",
}


@pytest.mark.parametrize("text", WRITTEN_BACK)
def test_an_ability_is_written_back_in_one_way(text: str) -> None:
    ability = read_ability(text)
    assert ability.text == WRITTEN_BACK[text]
    assert read_ability(ability.text) == ability


def test_swapwith_v_is_either_vancardian() -> None:
    both = read_ability("react: swapwith(F) x2 or swapwith(A) x2")
    assert both == read_ability("react: swapwith(V) x2")
    assert both.text == "react: swapwith(V) x2"
    assert both.effects[0].subject is Target.EITHER


@pytest.mark.parametrize("word", WINDOW_WORDS)
def test_every_window_is_known(word: str) -> None:
    ability = read_ability(f"{word}: vp(1)")
    assert (ability.window, ability.text) == (WINDOW_WORDS[word], f"{word}: vp(1)")


@pytest.mark.parametrize("op", EffectOp)
def test_every_effect_is_known_by_its_example(op: EffectOp) -> None:
    effect = read_ability(f"ongoing: {VOCABULARY[op].example}").effects[0]
    assert (effect.op, effect.text) == (op, VOCABULARY[op].example)


def test_an_ability_is_made_of_values() -> None:
    ability = read_ability("eor?hero&won>=4&t<8&suit=M: vp(max(0,2*wonwith(S)-1))")
    hero, won, trick, suit = ability.conditions
    assert (ability.window, hero.kind) == (Window.END, ConditionKind.HERO)
    assert (won.kind, won.comparison, won.right) == (ConditionKind.COMPARE, Comparison.GE, Expression(offset=8))
    assert (trick.kind, trick.comparison, trick.number) == (ConditionKind.TRICK, Comparison.LT, 8)
    assert (suit.kind, suit.suit) == (ConditionKind.SUIT, Suit.STRENGTH)
    counted = Term(2, Count(CountKind.WON_WITH, Selector(Suit.SPEED)))
    assert ability.effects[0].amount == Expression((counted,), -2, low=0)


def test_effects_keep_their_arguments_by_kind() -> None:
    assert read_ability("ongoing: myval(S,+2 1/2)").effects[0].number == 5
    assert read_ability("ongoing: mysuit(X->L)").effects[0].subject == CHOSEN_SUIT
    assert read_ability("ongoing: mysuit(B->L)").effects[0].subject == Suit.BRAINS
    villain = read_ability("ongoing: villain(1,4)").effects[0]
    assert (villain.subject, villain.number) == (1, 4)
    assert read_ability("charged: choose X (B or S)").effects[0].subject == (Suit.BRAINS, Suit.SPEED)


def test_xn_repeats_where_a_window_comes_once_and_limits_elsewhere() -> None:
    repeated, limited = read_ability("revealed!: bury(A,any) x2, bury(F,any)"), read_ability("won: give(second) x2")
    assert (repeated.times, [effect.times for effect in repeated.effects]) == (0, [2, 1])
    assert (limited.times, [effect.times for effect in limited.effects]) == (2, [1])


def test_abilities_can_be_kept_in_sets() -> None:
    assert len({read_ability("eor: vp(won)"), read_ability("eor: vp(1*won)"), read_ability("eor: vp(2)")}) == 2


REFUSED = {
    "": "window",
    "now: vp(1)": "window",
    "Eor: vp(1)": "window",
    "eor!: vp(1)": "window",
    "eor vp(1)": "syntax",
    "eor: vp(1) vp(2)": "syntax",
    "eor: vp(1);": "syntax",
    "eor: vp(1), ": "effect",
    "eor:": "effect",
    "eor?: vp(1)": "condition",
    "eor?hero&: vp(1)": "condition",
    "eor?good: vp(1)": "condition",
    "eor?vp<min: vp(1)": "condition",
    "eor?vp>max: vp(1)": "condition",
    "eor?hero villain: vp(1)": "syntax",
    "won?suit=Q: vp(1)": "suit",
    "won?suit=: vp(1)": "suit",
    "won?suit<L: vp(1)": "syntax",
    "won?t: vp(1)": "syntax",
    "won?t=0: vp(1)": "trick_number",
    "won?t=9: vp(1)": "trick_number",
    "won?t=1 1/2: vp(1)": "half",
    "won?t=won: vp(1)": "syntax",
    "eor?won: vp(1)": "syntax",
    "eor?won==1: vp(1)": "syntax",
    "eor?won>=1 1/2: vp(1)": "half",
    "eor?1<2: vp(1)": "nothing_counted",
    "eor?won>=1&won>=2&won>=3&won>=4&won>=5: vp(1)": "too_many",
    "eor?lost>1: vp(1)": "condition",
    "eor?won>lost: vp(1)": "count",
    "eor?won>: vp(1)": "syntax",
    "eor?won>min(1: vp(1)": "syntax",
    "eor?tricks>1: vp(1)": "syntax",
    "eor?tricks(V)>1: vp(1)": "opponent",
    "eor?tricks(Y)>1: vp(1)": "opponent",
    "eor?cardsin(*)>1: vp(1)": "suit",
    "eor?wonwith()>1: vp(1)": "suit",
    "eor?wonwith(print<4)>1: vp(1)": "selector",
    "eor?wonwith(print<=0)>1: vp(1)": "selector",
    "eor?wonwith(print<=14)>1: vp(1)": "selector",
    "eor?wonwith(L&B)>1: vp(1)": "selector",
    "eor?wonwith(L&*)>1: vp(1)": "selector",
    "eor?wonwith(print>=5&print<=4)>1: vp(1)": "selector_empty",
    "eor: vp(1/4)": "number",
    "eor: vp(1.25)": "number",
    "eor: vp(12345)": "number",
    "eor: vp(won+tricks(A)+tricks(F))": "too_complicated",
    "eor: vp(10*won)": "too_complicated",
    "eor: vp(2*min(1,won))": "too_complicated",
    "eor: vp(min(1,won)+1)": "too_complicated",
    "eor: vp(1-min(1,won))": "too_complicated",
    "eor: vp(min(won,tricks(A)))": "too_complicated",
    "eor: vp(1/2*won)": "too_complicated",
    "eor: vp(1/2*1/2)": "too_complicated",
    "eor: vp(won*2)": "effect_form",
    "eor: vp(min(1,max(2,won)))": "bounds",
    "eor: vp(max(2,min(1,won)))": "bounds",
    "eor: vp(won+100)": "too_far",
    "eor: vp(max(0-100,won))": "too_far",
    "eor: vp(99*99)": "too_far",
    "eor: vp(won+1/2)": "half",
    "eor: vp(min(1/2,won))": "half",
    "won: vp(print)": "value_count",
    "eor: vp(0)": "range",
    "eor: vp(25)": "range",
    "eor: vp()": "effect_form",
    "eor: vp": "effect_form",
    "eor: vp(1": "effect_form",
    "eor: vp(1,2)": "effect_form",
    "eor: points(1)": "effect",
    "lead: val(0)": "zero",
    "lead: val(+21)": "range",
    "lead: val(S)": "effect_form",
    "lead: val(won)": "effect_form",
    "ongoing: myval(*,+20 1/2)": "range",
    "ongoing: myval(Q,+1)": "suit",
    "ongoing: myval(X,+1)": "suit",
    "ongoing: mysuit(L->L)": "zero",
    "ongoing: mysuit(B->M)": "effect_form",
    "ongoing: mysuit(B)": "effect_form",
    "static: allval(*,+1)": "suit",
    "static: trump(X)": "suit",
    "turn: suit(L)": "effect_form",
    "turn: free(1)": "effect_form",
    "lead: bind(love)": "effect_form",
    "lead: nodraw(A)": "effect_form",
    "charged: draw(4)": "range",
    "charged: redraw(9)": "range",
    "charged!: exch(A,2)": "effect_form",
    "charged!: exch(Y,1)": "opponent",
    "charged!: bury(A)": "effect_form",
    "charged!: bury(A,any) or bury(A,any)": "either",
    "charged!: bury(A,any) or exch(F,1)": "either",
    "charged!: bury(A,any) or bury(F,any) x2": "either",
    "charged: draw(1) or draw(2)": "either",
    "charged!: bury(A,any) or bury(F,any) or bury(A,any)": "syntax",
    "charged: choose": "effect_form",
    "charged: choose Y": "effect_form",
    "charged: choose X (B)": "choose",
    "charged: choose X (B or B)": "choose",
    "charged: choose X (B or L)": "choose",
    "charged: choose X (B or Q)": "suit",
    "static: trickvp(0,1)": "range",
    "static: trickvp(9,1)": "range",
    "static: trickvp(1,0)": "range",
    "static: villainpay(10)": "range",
    "static: vdraw(5)": "range",
    "ongoing: villain(9,1)": "range",
    "ongoing: villain(1 1/2,1)": "half",
    "eor: stam(0)": "zero",
    "eor: stam(-1)": "range",
    "event: stamround(0)": "zero",
    "event: stamround(-5)": "range",
    "eor: stam(+5)": "range",
    "revealed: freecharge(2)": "effect_form",
    "eor: steal(A,1)": "effect_form",
    "won: give(second) x0": "times",
    "won: give(second) x9": "times",
    "won: give(second) x": "syntax",
    "won: give(second) 2x": "syntax",
    "charged!: bury(A,any) x5": "times",
    "charged: choose X x2": "times_effect",
    "lead: val(+1) x2, nodraw(all)": "times_place",
    "eor: vp(1) x2": "times_window",
    "final: val(+1) x2": "times_window",
    "ongoing: tie() x2": "times_window",
    "lead: val(+1), val(+1), val(+1), val(+1), val(+1)": "too_many",
    "lead: val(٣)": "syntax",
    "lead: val(+1) # more": "syntax",
    "lead: " + "val(+1), " * 30 + "val(+1)": "ability_too_long",
}


def test_an_ability_is_not_too_long_when_written_back() -> None:
    """What is kept as text can always be read again."""
    text = f"charged!?{'&'.join(['print>=12.5-2*suitswon'] * 4)}: {', '.join(['exch(V,1) x2'] * 4)}"
    assert len(text) < MOST_LETTERS
    assert text_fault(text).bare.code == "ability_too_long"


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_of_the_language_is_refused(text: str) -> None:
    fault = text_fault(text)
    assert fault.bare.code == REFUSED[text]
    assert fault.spot.key == "abilities"
    assert str(fault).isprintable()


CODES = raised_by_cards("origin_story")


def read_or_code(text: str) -> Ability | str:
    """The ability, or the code of the fault, which has a sentence."""
    try:
        return read_ability(text)
    except InvalidCards as fault:
        return fault.bare.code if str(fault) else ""


@given(
    st.text(max_size=60) | st.lists(st.sampled_from([*"?&:()*,<=>+-12L", "eor", "vp", "won", "min", "x2"])).map("".join)
)
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    read = read_or_code(text)
    assert read in CODES if isinstance(read, str) else read_ability(read.text) == read


COUNTS = ["won", "suitswon", "maxtricks", "k", "pred", "unspent", "tricks(A)", "cardsin(L)", "wonwith(print<=4)"]
PRODUCTS = st.builds("{}*{}".format, st.integers(0, 4), st.sampled_from(COUNTS)) | st.integers(0, 9).map(str)
SUMS = st.lists(st.tuples(st.sampled_from("+-"), PRODUCTS), min_size=1, max_size=4).map(
    lambda parts: "".join(sign + product for sign, product in parts)
)


@given(SUMS, st.none() | st.integers(0, 4), st.none() | st.integers(5, 9))
@settings(max_examples=200, deadline=None)
def test_expressions_read_back_equal(text: str, low: int | None, high: int | None) -> None:
    text = text if low is None else f"max({text},{low})"
    text = text if high is None else f"min({high},{text})"
    read = read_or_code(f"eor?won<=8&{text}>=won: vp(1)")
    assert read == "too_complicated" if isinstance(read, str) else read_ability(read.text) == read
