"""Facts for words: every ability of every card as codes and typed arguments."""

from __future__ import annotations

from tablemate.games.origin_story.cards.explain import (
    MYSUIT_CHOSEN,
    Fact,
    Half,
    Sum,
    ability_fact,
    code_of,
    line_facts,
)
from tablemate.games.origin_story.cards.expressions import Selector
from tablemate.games.origin_story.cards.grammar import read_ability
from tablemate.games.origin_story.cards.terms import Comparison, EffectOp, Suit, Target
from tablemate.games.origin_story.cards.vocabulary import VOCABULARY

from .builders import EVENTS, abilities


def effect(text: str) -> Fact:
    """The fact of an effect."""
    return ability_fact(read_ability(f"ongoing: {text}")).effects[0]


def test_an_ability_tells_when_and_how_often() -> None:
    limited = ability_fact(abilities("s18")[0])
    assert (limited.window, limited.uses, limited.removing, limited.optional) == ("won", 2, False, True)
    removing = ability_fact(abilities("s09")[0])
    assert (removing.window, removing.uses, removing.removing, removing.optional) == ("react", None, True, True)
    assert ability_fact(abilities("m5")[0]).window == "charged-later"


def test_conditions_tell_what_they_ask() -> None:
    assert ability_fact(abilities("m1")[0]).conditions == (Fact("suit", {"suit": Suit.SPEED}),)
    trick = Fact("trick", {"comparison": Comparison.EQ, "number": 8})
    assert ability_fact(abilities("s32")[0]).conditions == (trick,)
    hero, won = ability_fact(abilities("s05")[0]).conditions
    assert hero == Fact("hero")
    tricks = Sum(((1, Fact("won")),), 0, None, None)
    assert won == Fact("compare", {"comparison": Comparison.GE, "left": tricks, "right": 4})
    assert ability_fact(abilities("h10")[0]).conditions == (Fact("behind"),)


def test_counts_tell_what_they_count() -> None:
    selected = ability_fact(abilities("s03")[0]).conditions[0].arguments["left"]
    assert selected == Sum(((1, Fact("won-with", {"cards": Selector(high=8)})),), 0, None, None)
    tricks = ability_fact(abilities("s37")[0]).conditions[0].arguments["right"]
    assert tricks == Sum(((1, Fact("tricks", {"target": Target.AUTOMATON})),), 0, None, None)


def test_a_comparison_of_values_is_in_halves() -> None:
    compared = ability_fact(read_ability("won?print<=4: vp(1)")).conditions[0]
    assert compared.arguments["right"] == Half(8)


def test_effects_tell_their_arguments_by_name() -> None:
    assert effect("val(+5)") == Fact("val", {"change": Half(10)})
    assert effect("myval(S,-1/2)") == Fact("myval", {"cards": Selector(Suit.SPEED), "change": Half(-1)})
    assert effect("allval(L,-3)") == Fact("allval", {"suit": Suit.LOVE, "change": Half(-6)})
    assert effect("setval(lead+1/2)") == Fact("setval", {"amount": Sum(((1, Fact("lead")),), Half(1), None, None)})
    assert effect("mysuit(X->L)") == Fact("mysuit-chosen")
    assert effect("mysuit(B->L)") == Fact("mysuit", {"suit": Suit.BRAINS})
    assert effect("choose X (B or S)") == Fact("choose", {"suits": (Suit.BRAINS, Suit.SPEED)})
    assert effect("villain(1,4)") == Fact("villain", {"tricks": 1, "vp": 4})
    assert effect("trickvp(8,2)") == Fact("trickvp", {"trick": 8, "vp": 2})
    assert effect("vp(1)") == Fact("vp", {"amount": 1})
    assert effect("vdraw(2-k)") == Fact("vdraw", {"amount": Sum(((-1, Fact("k")),), 2, None, None)})
    assert effect("stamround(-1)") == Fact("stamround", {"tokens": -1})
    assert effect("bind(nolove)") == Fact("bind-nolove")
    suits = Sum(((1, Fact("suits-won")),), -1, 0, None)
    assert effect("vp(max(0,suitswon-1))") == Fact("vp", {"amount": suits})
    buried = ability_fact(abilities("h11")[0]).effects[0]
    assert buried == Fact("bury", {"target": Target.AUTOMATON, "times": 2})


def test_lines_tell_their_keywords() -> None:
    line = EVENTS["X2"].rounds[4]
    assert line_facts(line) == (
        Fact("add", {"value": Half(9)}),
        Fact("add", {"value": Half(17)}),
        Fact("replace", {"number": 2}),
    )
    assert line_facts(EVENTS["G1"].rounds[2]) == (Fact("move", {"number": 1}),)


def test_every_effect_of_the_language_can_be_told() -> None:
    codes = {effect(word.example).code for word in VOCABULARY.values()} | {effect("mysuit(B->L)").code}
    assert codes == {*map(code_of, EffectOp), MYSUIT_CHOSEN}
