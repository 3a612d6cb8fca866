"""How abilities fit their cards: windows by kind, what can be known when, and that a game always goes on."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.cards.checks import WINDOWS_OF_KIND
from tablemate.games.origin_story.cards.terms import EffectOp
from tablemate.games.origin_story.cards.vocabulary import OPS_OF_WORD, VOCABULARY, WINDOW_NAMES, WINDOW_WORDS

from .builders import card_fault, story_fault, with_card, with_story

LASTING = {"start", "ongoing", "turn", "lead", "follow", "first", "final", "react", "won", "lost", "eor"}
ALLOWED = {
    "mat": LASTING | {"charged", "charged!"},
    "story": LASTING | {"charged", "charged!"},
    "superhero": LASTING | {"revealed", "revealed!"},
    "vancardian": {"event", "event!", "static"},
}


@pytest.mark.parametrize("kind", ALLOWED)
def test_windows_fit_the_kind_of_card(kind: str) -> None:
    assert {WINDOW_NAMES[window] for window in WINDOWS_OF_KIND[kind]} == ALLOWED[kind]
    for window in WINDOW_WORDS.keys() - ALLOWED[kind]:
        fault = card_fault(kind, abilities=[f"{window}: vp(1)"])
        assert (fault.bare.code, fault.bare.arguments["window"]) == ("window_kind", window)


GOOD = [
    ("turn?void&t>=3: free()", "1"),
    ("charged: draw(k), discard(k)", "1"),
    ("charged: draw(2), discard(1)", "1"),
    ("charged: discard(1), draw(1)", "1"),
    ("charged?unspent>=1: draw(1)", "2"),
    ("charged: redraw(2*k)", "1,1,1,1"),
    ("charged!: draw(1), exch(A,1) x2", "1"),
    ("charged!?villain: bury(V,any)", "1"),
    ("charged: stam(+1)", "1"),
    ("lead: val(+1), bind(nolove), nodraw(all), nontrump(others)", "1"),
    ("follow?shown&suit=L&print<=4 1/2: setval(print+2)", "1r"),
    ("follow?print<lead: val(+3)", "1"),
    ("first?hero: val(+1)", "1r,1r,1r,1r"),
    ("final: setval(13 1/2)", "9"),
    ("turn: align()", "1"),
    ("turn: align() x2", "1"),
    ("lost: cancel()", "1"),
    ("won: cancel() x1", "1"),
    ("won: rewind()", "1r"),
    ("lost: vp(1)", "1"),
    ("lost?print>=won+5: vp(1)", "1"),
    ("won?vp<max: vp(min(3,unspent))", "1"),
    ("react: val(-3) x2", "1"),
    ("ongoing: vdraw(4-k)", "1,1,1,1"),
    ("ongoing?k=2: tie()", "1,1"),
    ("ongoing: trump(B), low()", "5"),
    ("eor?hero&won=2: vp(3), steal(top,2), stam(+1)", "1"),
]


@pytest.mark.parametrize(("text", "slots"), GOOD)
def test_own_abilities_are_accepted_and_written_back(text: str, slots: str) -> None:
    ability = with_story(text, slots=slots).stories[0].abilities[0]
    assert with_story(ability.text, slots=slots).stories[0].abilities == (ability,)


BAD = [
    # what can be known
    ("charged?hero: draw(1)", "1", "condition_window"),
    ("eor?void: vp(1)", "1", "condition_window"),
    ("turn?shown: free()", "1", "condition_window"),
    ("turn?suit=L: free()", "1", "condition_window"),
    ("eor?t=8: vp(1)", "1", "condition_window"),
    ("ongoing?t=8: tie()", "1", "condition_window"),
    ("ongoing?vp<max: tie()", "1", "condition_window"),
    ("charged?won>=1: draw(1)", "1", "count_window"),
    ("ongoing?won>=1: tie()", "1", "count_window"),
    ("charged: redraw(pred)", "1", "count_window"),
    ("lead: setval(lead+1/2)", "1", "count_window"),
    ("eor?print>=3: vp(1)", "1", "count_window"),
    ("ongoing: vdraw(unspent)", "1", "count_window"),
    ("follow?k=1: val(+1)", "1r", "count_slots"),
    # effects in their windows
    ("eor: draw(1)", "1", "effect_window"),
    ("charged: exch(A,1)", "1", "effect_window"),
    ("charged: bury(A,any)", "1", "effect_window"),
    ("charged: vp(1)", "1", "effect_window"),
    ("ongoing: val(+1)", "1", "effect_window"),
    ("ongoing: allval(L,+1)", "1", "effect_window"),
    ("lead: free()", "1", "effect_window"),
    ("won: takelead() x1", "1", "effect_window"),
    ("lost: give(second) x1", "1", "effect_window"),
    ("turn: predict()", "1", "effect_window"),
    ("charged: freecharge(1)", "1", "effect_window"),
    # amounts
    ("ongoing: vdraw(2-k)", "1,1,1", "amount"),
    ("charged: redraw(4*k)", "1,1,1", "amount"),
    ("eor: vp(won-1)", "1", "amount"),
    ("eor: vp(4*won)", "1", "amount"),
    ("eor: vp(unspent)", "1", "amount"),
    ("follow: setval(9*print)", "1", "amount"),
    # how it is used
    ("turn: free(), align()", "1", "one_effect"),
    ("react: val(+1), swapplayed()", "1r", "one_effect"),
    ("lost: cancel(), takelead()", "1r", "one_effect"),
    ("won: vp(1), give(second)", "1", "payment"),
    ("won: vp(1) x2", "1", "payment"),
    ("won: vp(1)", "1r", "payment"),
    ("react: val(+10)", "1", "unlimited"),
    ("lost: rewind()", "1", "unlimited"),
    ("charged: draw(1)", "1r", "remove_window"),
    ("ongoing: tie()", "1r", "remove_window"),
    ("eor: vp(1)", "1r", "remove_window"),
    ("turn: align() x2", "1r", "remove_times"),
    # hands
    ("charged: discard(1)", "1", "discards"),
    ("charged: draw(1), discard(k)", "1,1", "discards"),
    ("charged: draw(1), discard(1) x2", "1", "discards"),
    ("charged: draw(2) x2", "1", "draws"),
    ("charged: draw(1), draw(k)", "1,1,1", "draws"),
    # what belongs together
    ("ongoing: mysuit(X->L)", "1", "not_chosen"),
    ("eor?won=pred: vp(1)", "1", "not_predicted"),
]


@pytest.mark.parametrize(("text", "slots", "code"), BAD)
def test_what_does_not_fit_its_card_is_refused(text: str, slots: str, code: str) -> None:
    fault = story_fault(text, slots=slots)
    assert (fault.bare.code, fault.card, fault.spot.key) == (code, "s0", "abilities")
    assert str(fault).startswith("s0: ")


def test_a_card_chooses_one_suit() -> None:
    assert story_fault("charged: choose X", "charged: choose X").bare.code == "choose_twice"


def test_a_card_predicts_once() -> None:
    assert story_fault("start: predict()", "start: predict(), predict()").bare.code == "predict_twice"


def test_a_card_works_off_so_many_effects_that_two_cards_fit_on_the_agenda() -> None:
    many = "charged!: bury(A,any) x4, bury(F,any) x4"
    assert story_fault(many, "charged!: exch(A,1)").bare.code == "steps"


def test_draws_of_all_abilities_of_a_card_count_together() -> None:
    assert story_fault("charged: draw(2)", "charged!: draw(2)").bare.code == "draws"


def test_vp_and_tokens_of_a_card_count_together() -> None:
    assert story_fault("eor: vp(20)", "won: vp(5)").bare.code == "payments"
    assert story_fault("eor: vp(3*won), steal(top,1)").bare.code == "payments"
    assert story_fault("eor: stam(+3)", "charged: stam(+2)").bare.code == "tokens"
    assert card_fault("superhero", abilities=["revealed: stam(+1), stamround(+4)"]).bare.code == "tokens"
    assert card_fault("vancardian", abilities=["event: stamround(-4), stamround(-1)"]).bare.code == "tokens"
    with_card("vancardian", abilities=["event: stamround(-2), stam(+2)"])
    with_card("vancardian", abilities=["event: stamround(-4)"])


def test_a_superhero_has_no_slots_to_count() -> None:
    assert card_fault("superhero", abilities=["revealed: draw(k)"]).bare.code == "count_slots"
    assert card_fault("superhero", abilities=["react: val(+1)"]).bare.code == "unlimited"
    assert with_card("superhero", abilities=["react: val(+1) x1"]).superheroes[0].abilities[0].optional


def test_an_event_can_be_postponed_or_lasting() -> None:
    cards = with_card("vancardian", abilities=["event: stamround(+1), redraw(2)", "event!: exch(V,1)", "static: low()"])
    assert [ability.optional for ability in cards.vancardians[0].abilities] == [True, True, False]


def test_whatever_is_offered_in_a_trick_is_a_choice() -> None:
    """Your turn, the complete trick and the change of an outcome end when you pass."""
    optional = ["turn: align()", "lost: takelead()", "react: val(+1) x2", "lead: val(+1) x2"]
    forced = ["won: vp(1)", "lead: val(+1)", "eor: vp(1)", "ongoing: tie()"]
    for texts, expected in ((optional, True), (forced, False)):
        assert [ability.optional for ability in with_story(*texts).stories[0].abilities] == [expected] * 4


def test_every_effect_has_a_window_on_some_kind_of_card() -> None:
    for op in EffectOp:
        assert any(VOCABULARY[op].windows & windows for windows in WINDOWS_OF_KIND.values())
    assert sum(len(ops) for ops in OPS_OF_WORD.values()) == len(EffectOp)
