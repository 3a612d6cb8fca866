"""Cards of one's own: words of the card language, and meetings of them, that the cards of the game do not have."""

from __future__ import annotations

from typing import Any

import pytest

from tablemate import Table

from .positions import HERO, kind, laid, own_set, row, texts, told

ROWS = {"automaton": ["1L", "2L"], "factoryon": ["3L", "4L"]}
ONE_LEFT = {"automaton": ["1S"], "factoryon": ["4S"]}
VOID = own_set(s01=["follow?void: val(+3)"], s02=["turn?void: align()"], slots={"s02": ["1r"]})


def following(hand: list[str], powers: str, cards: dict[str, Any]) -> Table:
    """Your turn in trick 7, the Automaton led 6M."""
    return laid(
        **HERO, options={"cards": cards}, powers=["m1", *powers.split()], slots=dict.fromkeys(powers.split(), 1),
        hand=hand, leader="automaton", plays=["6M", "2M"], rows=ONE_LEFT,
    )  # fmt: skip


def complete(plays: list[str], cards: dict[str, Any], **position: Any) -> Table:
    """Three cards lie there, yours first."""
    given = {"trick": 7, "hand": ["1B"], "rows": ONE_LEFT, **position}
    return laid(**HERO, options={"cards": cards}, plays=plays, leader="you", **given)


@pytest.mark.parametrize(
    ("hand", "card", "value"),
    [
        (["9B", "1B"], "9b", 12),
        (["9B", "1L"], "1l", 4),
        (["9M", "8M"], "9m", 9),
        (["9M", "1B"], "9m", 9),
    ],
)
def test_void_is_no_card_of_the_led_suit_also_not_the_one_just_laid(hand: list[str], card: str, value: int) -> None:
    table = following(hand, "s01", VOID)
    table.play(f"play {card}", 0)
    assert next(each["value"] for each in told(table, "played") if each["who"] == "you") == value


@pytest.mark.parametrize(("hand", "offered"), [(["9B", "1B"], True), (["9B", "1M"], False)])
def test_void_on_your_turn_looks_at_the_whole_hand(hand: list[str], offered: bool) -> None:
    assert ("use s02" in texts(following(hand, "s01 s02", VOID))) == offered


def test_void_is_never_so_when_you_lead() -> None:
    table = laid(**HERO, options={"cards": VOID}, powers=["m1", "s01", "s02"], slots={"s02": 1}, hand=["9B", "1B"])
    assert kind(table) == "turn"
    assert "use s02" not in texts(table)


@pytest.mark.parametrize(("lines", "points"), [(["pass"], 1 + 1), (["use s45"], 1 + 4)])
def test_unspent_counts_what_was_not_placed_and_what_came_back_from_a_remove_slot(
    lines: list[str], points: int
) -> None:
    cards = own_set(s01=["eor: vp(min(unspent,9))"])
    table = complete(
        ["12M", "5M", "3M"], cards, trick=8, hand=[], rows={"automaton": [], "factoryon": []},
        powers=["m1", "s01", "s45"], slots={"s01": 1, "s45": 1}, stamina={"owned": 5, "left": 1},
    )  # fmt: skip
    for line in lines:
        table.play(line, 0)
    assert table.view(0)["vp"]["you"] == points


def test_of_two_cards_that_take_the_lead_one_is_enough_for_a_trick() -> None:
    cards = own_set(s01=["lost: takelead() x2"], s02=["lost: takelead() x2"], slots={"s02": ["1"]})
    powers = {"powers": ["m1", "s01", "s02"], "slots": {"s01": 1, "s02": 1}}
    table = complete(["9M", "12M", "3M"], cards, hand=["1B"], **powers)
    assert texts(table) == ["use s01", "use s02", "pass"]
    table.play("use s02", 0)
    assert (kind(table), table.view(0)["leader"], table.view(0)["trick"]) == ("turn", "you", 8)


CANCELLING = own_set(
    s01=["won: cancel()"], s02=["won: vp(2)"], s03=["lost: vp(3)"], slots={"s01": ["1r"], "s02": ["1"]}
)


@pytest.mark.parametrize(("answer", "points", "tricks"), [("pass", 2 + 1, 1), ("use s01", 3, 0)])
def test_a_trick_you_cancel_yourself_is_lost_and_no_event_pays_for_it(answer: str, points: int, tricks: int) -> None:
    table = complete(
        ["9M", "2M", "3M"], CANCELLING, trick=1, round=3, event="G4", powers=["m1", "s01", "s02", "s03"],
        slots={"s01": 1, "s02": 1, "s03": 1}, hand=["1B", "2B", "3B", "4B", "5B", "6B", "7B"],
        rows={"automaton": [f"{value}S" for value in range(1, 8)], "factoryon": [f"{v}L" for v in range(1, 8)]},
    )  # fmt: skip
    table.play(answer, 0)
    view = table.view(0)
    assert (view["vp"], view["tricks"]["you"]) == ({"automaton": 0, "factoryon": 0, "you": points}, tricks)
    assert (view["trick"], view["leader"]) == (2, "you"), "who would have won it leads"


def freely(powers: list[str | None]) -> Table:
    """A superhero that charges twice comes in round 5."""
    cards = own_set(h01=["revealed: freecharge(1), freecharge(1)"])
    table = laid(options={"cards": cards}, round=5, powers=powers, superheroes=["h01", "h02"], agenda="stories")
    table.play("keep h01", 0)
    return table


def test_a_story_is_charged_freely_once() -> None:
    table = freely(["m1", "s01", "s02", "s03", "s04"])
    assert texts(table) == ["freely s01", "freely s02", "freely s03", "freely s04"]
    table.play("freely s02", 0)
    assert texts(table) == ["freely s01", "freely s03", "freely s04"]
    table.play("freely s04", 0)
    assert [line for line in texts(table) if line.split()[-1] in ("s02", "s04")] == []


def test_without_another_story_no_second_one_is_asked_for() -> None:
    table = freely(["m1", "s01"])
    table.play("freely s01", 0)
    assert texts(table) == ["charge m1", "done"]


def test_more_tokens_missing_than_you_own_leave_none_to_place() -> None:
    cards = own_set(h01=["revealed: stamround(-4)"])
    table = laid(
        options={"cards": cards}, round=5, powers=["m1", "s01"], superheroes=["h01", "h02"], agenda="stories",
        stamina=2,
    )  # fmt: skip
    table.play("keep h01", 0)
    assert table.view(0)["stamina"] == {"owned": 2, "left": 0, "lent": -4, "spare": 0}
    assert kind(table) == "align", "nothing can be paid"


@pytest.mark.parametrize(("held", "asked"), [(["2M", "8M"], 2), (["2M", "8M", "7M"], 3), (["2M", "8M", "7M", "6M"], 3)])
def test_no_more_cards_are_to_be_discarded_than_you_hold(held: list[str], asked: int) -> None:
    cards = own_set(s01=["charged!: discard(3), draw(3)"])
    table = laid(
        **HERO, options={"cards": cards}, agenda="later_parts", powers=["m1", "s01"], slots={"s01": 1}, hand=held,
        trick=9 - len(held),
    )  # fmt: skip
    assert (kind(table), table.waiting[0].subject["cards"]) == ("discard", asked)
    for _ in range(asked):
        table.play(texts(table)[0], 0)
    assert kind(table) == "turn"
    assert len(table.to_position()["hand"]) == len(held) - asked + 3


def test_a_part_works_only_where_its_condition_holds() -> None:
    cards = own_set(s01=["charged!?villain: bury(A,any)"], s02=["start?villain: predict()"], slots={"s02": ["1"]})
    for side, asked in (("villain", "bury"), ("hero", "turn")):
        table = laid(
            options={"cards": cards}, agenda="later_parts", side=side, powers=["m1", "s01", "s02"],
            slots={"s01": 1, "s02": 1}, leader="you",
        )  # fmt: skip
        assert kind(table) == asked
    table = laid(
        options={"cards": cards}, agenda="later_parts", side="villain", powers=["m1", None, "s02"], slots={"s02": 1},
        leader="you",
    )  # fmt: skip
    assert kind(table) == "predict"


def test_a_part_whose_condition_does_not_hold_is_neither_offered_nor_worked_off() -> None:
    cards = own_set(s01=["charged!?villain: bury(A,any)"])
    table = laid(
        **HERO, options={"cards": cards}, agenda="later_parts", powers=["m1", "s01", "s33"],
        slots={"s01": 1, "s33": 1},
    )  # fmt: skip
    assert kind(table) == "bury", "one part alone needs no question"
    cards = own_set(s01=["charged!?villain: bury(A,any)", "charged!: bury(F,any)"])
    for side, first in (("hero", "factoryon"), ("villain", "automaton")):
        table = laid(side=side, options={"cards": cards}, agenda="later_parts", powers=["m1", "s01"], slots={"s01": 1})
        assert table.waiting[0].subject == {"who": first}


@pytest.mark.parametrize(("slots", "pays"), [(1, [4]), (2, [6, 6, 6])])
def test_a_payment_of_a_villain_has_its_condition_too(slots: int, pays: list[int]) -> None:
    cards = own_set(s20=["ongoing?k>=2: villain(2,6)"])
    table = laid(side="villain", options={"cards": cards}, powers=["m1", "s20"], slots={"s20": slots})
    assert table.view(0)["side_pays"]["villain"][: len(pays) + 1] == [*pays, 0]


def test_after_one_ability_on_your_card_the_others_are_asked_for() -> None:
    cards = own_set(s01=["lead: val(+2) x2"])
    table = laid(
        **HERO, options={"cards": cards}, powers=["m2", "s01", "s42"], slots={"s01": 1, "s42": 1}, leader="you",
        hand=["9M", "1B"], trick=7,
    )  # fmt: skip
    table.play("play 9m", 0)
    assert texts(table) == ["use s01", "use s42", "pass"]
    table.play("use s42", 0)
    assert texts(table) == ["use s01", "pass"]
    table.play("use s01", 0)
    assert told(table, "value_changed") == [{"event": "value_changed", "card": "9M", "value": 11}]


def test_a_trick_you_cancelled_is_lost_also_for_what_changes_the_outcome() -> None:
    table = complete(
        ["9M", "2M", "3M"], CANCELLING, powers=["m1", "s01", "s36"], slots={"s01": 1, "s36": 1}, hand=["1B"]
    )
    assert texts(table) == ["use s01", "pass"]
    table.play("use s01", 0)
    assert texts(table) == ["use s36", "pass"]


def test_of_two_conditions_both_must_hold() -> None:
    cards = own_set(s01=["lead?suit=M&t=7: val(+3)"])
    for card, trick, value in (("9M", 7, 12), ("9M", 6, 9), ("9B", 7, 9)):
        hand = [card, "1S", "2S"][: 9 - trick]
        table = laid(
            **HERO, options={"cards": cards}, powers=["m2", "s01"], slots={"s01": 1}, hand=hand, trick=trick,
            leader="you",
        )  # fmt: skip
        table.play(f"play {card.lower()}", 0)
        assert told(table, "played")[0]["value"] == value


def test_whose_row_is_meant_can_be_declined_for_an_exchange_alone() -> None:
    """A forced part may not be left, and in a trick the slot is spent already."""
    cards = own_set(s01=["charged!: bury(A,any) or bury(F,any)"], s02=["charged!: exch(A,1) or exch(F,1)"],
                    slots={"s02": ["1"]})  # fmt: skip
    for story, offered in (("s01", ["automaton", "factoryon"]), ("s02", ["automaton", "factoryon", "decline"])):
        powers: list[str | None] = ["m1", story] if story == "s01" else ["m1", None, story]
        table = laid(**HERO, options={"cards": cards}, agenda="later_parts", powers=powers, slots={story: 1})
        assert texts(table) == offered
    table = complete(["9M", "12M", "3M"], cards, powers=["m1", "s27"], slots={"s27": 1})
    table.play("use s27", 0)
    assert texts(table) == ["automaton", "factoryon"]


def test_slots_of_different_costs_are_different_options() -> None:
    cards = own_set(s01=["lead: val(+1)"], slots={"s01": ["1", "2", "1"]})
    table = laid(options={"cards": cards}, round=2, powers=["m1", "s01"], agenda="charging", stamina=3)
    assert texts(table) == ["charge m1", "charge s01.1", "charge s01.2", "done"]
    assert [dict(action.arguments) for action in table.legal(0)] == [
        {"power": "m1", "slot": 1},
        {"power": "s01", "slot": 1},
        {"power": "s01", "slot": 2},
        {},
    ]
    table.play("charge s01.2", 0)
    assert texts(table) == ["charge m1", "charge s01.1", "done"]


def test_what_two_cards_steal_is_added_up() -> None:
    cards = own_set(s01=["eor: steal(top,2)"], s02=["eor: steal(top,1)"], slots={"s02": ["1"]})
    table = complete(
        ["12M", "5M", "3M"], cards, trick=8, hand=[], rows={"automaton": [], "factoryon": []},
        powers=["m1", "s01", "s02"], slots={"s01": 1, "s02": 1}, vp={"automaton": 9, "factoryon": 4, "you": 0},
        tricks={"automaton": 4, "factoryon": 3},
    )  # fmt: skip
    assert table.view(0)["vp"] == {"automaton": 9 + 4 - 3, "factoryon": 7, "you": 1 + 3}


def test_redraw_of_a_whole_hand_stops_when_nothing_is_held() -> None:
    cards = own_set(s01=["charged!: redraw(8)"])
    table = laid(
        **HERO, options={"cards": cards}, agenda="later_parts", powers=["m1", "s01"], slots={"s01": 1},
        hand=["2M", "8M"], rows=ROWS, deck=["1B", "2B"],
    )  # fmt: skip
    table.play("redraw 2m", 0)
    table.play("redraw 8m", 0)
    assert kind(table) == "turn"
    assert set(table.to_position()["hand"]) == {"1B", "2B"}
    assert row(table, "automaton") == ["1L", "2L"]


def test_a_suit_is_named_once_for_a_card() -> None:
    cards = own_set(s01=["turn: suit(any)"], slots={"s01": ["1r"]})
    table = following(["9B", "1B"], "s01 s15", cards)
    assert {"use s01 as l", "use s15 as l"} <= set(texts(table))
    table.play("use s01 as l", 0)
    assert texts(table) == ["play 1b", "play 9b"]


A_TURN = {
    "side": "hero", "powers": ["m1", "s15", "s30", "s11"], "slots": {"s15": 1, "s30": 1, "s11": 1},
    "hand": ["4M", "9B"], "leader": "automaton", "plays": ["6B", "2B"],
    "rows": {"automaton": ["1L"], "factoryon": ["2L"]},
}  # fmt: skip


@pytest.mark.parametrize("ability", ["ongoing?villain: myval(B,1)", "ongoing?villain: mysuit(B->L)"])
def test_a42_sides_and_suits_in_any_order_unless_a_side_changes_suits(ability: str) -> None:
    table = laid(seed=7, **A_TURN, options={"cards": own_set(s11=[ability])})
    table.play("use s15 as b")
    reason = table.why_not("use s30", 0)
    if "mysuit" in ability:
        assert reason is not None
        assert (reason.code, reason.rule) == ("side_before_suit", "A42")
    else:
        assert reason is None
        table.play("use s30")
        assert [str(action) for action in table.legal(0)] == ["play 9b", "play 4m"]


TRUMPS = own_set(
    s01=["ongoing: trump(B)"],
    X6=["static: trump(S)"],
    h01=["ongoing?villain: trump(M)"],
    s46=["lead: nontrump(others)"],
)


@pytest.mark.parametrize(
    ("position", "trump"),
    [
        ({}, "L"),
        ({"powers": ["m1", "s01"]}, "L"),
        ({"powers": ["m1", "s01"], "slots": {"s01": 1}}, "B"),
        ({"event": "X6", "round": 3}, "S"),
        ({"powers": [None, None, None, None, None, "h01"], "round": 5}, "L"),
        ({"powers": [None, None, None, None, None, "h01"], "round": 5, "side": "villain"}, "M"),
    ],
)
def test_a14_trump_is_what_a_card_of_ones_own_says_while_it_works(position: dict[str, Any], trump: str) -> None:
    table = laid(**{**HERO, "options": {"cards": TRUMPS, "level": 5}, **position})
    assert table.view(0)["trump"] == trump
    assert laid(**table.to_position()).view(0)["trump"] == trump


@pytest.mark.parametrize(("charged", "winner"), [(0, "factoryon"), (1, "automaton")])
def test_a14_the_trump_of_a_card_of_ones_own_wins_and_love_is_off_suit(charged: int, winner: str) -> None:
    table = complete(["9M", "2B", "13L"], TRUMPS, powers=["m1", "s01"], slots={"s01": charged})
    assert [who for who, tricks in table.view(0)["tricks"].items() if tricks] == [winner]


@pytest.mark.parametrize(("hand", "winner"), [(["9M", "1S"], "you"), (["9B", "1S"], "automaton")])
def test_a14_nontrump_disarms_the_trump_of_a_card_of_ones_own_unless_it_is_led(hand: list[str], winner: str) -> None:
    table = laid(
        **HERO, options={"cards": TRUMPS}, powers=["m1", "s01", "s46", "s06"], slots={"s01": 1, "s46": 1, "s06": 1},
        hand=hand, leader="you", rows={"automaton": ["12B", "3S"], "factoryon": ["1L", "2L"]},
    )  # fmt: skip
    table.play(f"play {hand[0].lower()}", 0)
    assert told(table, "trick_won")[0]["who"] == winner
