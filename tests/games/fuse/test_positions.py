"""Set-up boards: what is left out is filled in, and what could not stand on a real table is refused."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tablemate import CLOCK, InvalidOptions, InvalidPosition, Table, TablemateError

from .builders import BAG_RUNS_OUT, GAME, P1, P2, P3, cards_of, fuse, in_bag, kinds, owed, phase, play, row, tray

MATS = [["B02", "B31"], ["B14", "B08 R1"], ["B38", "B06"]]
ROW = "B03 B05 B07 B09 B11"
CONFIRM = {"undo": True, "confirm_draft": True}
DONE = ["B01", "", ""]
"""One bomb is defused, so that a pick was made."""
WON: dict[str, Any] = {"won": True, "row": "", "pile": "", "picks": 1, "done": ["B03", "", ""]}


# Defaults


def test_an_empty_position_is_the_start_of_a_turn() -> None:
    table = GAME.from_position({}, seed=1)
    assert (phase(table), kinds(table)) == ("roll", {P1: "roll"})
    assert (len(cards_of(table, P1)), len(row(table)), table.view(P1)["pile"]) == (4, 5, 11 + 6)
    assert (in_bag(table), table.view(P1)["turn"], table.view(P1)["bag_holder"]) == (25, 1, 0)


def test_bombs_that_are_not_named_are_dealt_at_random_and_never_twice() -> None:
    seen = set()
    for seed in range(40):
        table = fuse(players=3, mats=[["B02"], [], ["B38", "B06"]], seed=seed)
        position = table.to_position()
        cards = [bomb["card"] for mat in position["mats"] for bomb in mat] + position["row"] + position["pile"]
        assert len(set(cards)) == len(cards)
        assert cards_of(table, P1)[0] == "B02"
        assert len(cards) == 6 + 18 + 6
        seen.add(tuple(cards))
    assert len(seen) == 40


def test_dice_that_lie_nowhere_are_in_the_bag() -> None:
    table = fuse(players=3, mats=MATS, tray="R2 B3@1 K6>2")
    bag = table.to_position()["bag"]
    assert bag == {"red": 3, "blue": 4, "green": 5, "yellow": 5, "black": 5}, "a die placed is no longer in the tray"


def test_dice_are_owed_as_after_a_roll() -> None:
    assert owed(fuse(players=3, mats=MATS, tray="R2 B3 K6")) == [1, 1, 1]
    assert owed(fuse(players=3, mats=MATS, tray="R2 B3!1 K6>2")) == [0, 0, 1]
    assert owed(fuse(players=2, mats=MATS[:2], tray="R2 B3!1 K6>2 K5")) == [1, 1]
    assert owed(fuse(players=3, mats=[[None, None], *MATS[1:]], tray="R2 B3", **WON)) == [0, 1, 1]


def test_picks_follow_from_the_bombs_defused() -> None:
    table = fuse(players=3, mats=MATS, done=["B01", "B04", ""])
    assert table.view(P1)["picks"] == 2
    assert len(row(table)) == 5
    assert sum(card.startswith("B") for card in table.to_position()["pile"]) == 18 - 2 - 5


def test_the_order_of_burning_is_that_of_the_tray_unless_said() -> None:
    table = fuse(players=3, mats=MATS, tray="R2!2 B3 K6!1", owed=[0, 0, 1])
    assert table.view(P1)["burnt"] == ["R2", "K6"]
    table = fuse(players=3, mats=MATS, tray="R2!2 B3 K6!1", owed=[0, 0, 1], burnt=[2, 0])
    assert table.view(P1)["burnt"] == ["K6", "R2"]


def test_a_budget_is_full_unless_said() -> None:
    assert fuse(players=3, options={"roll_budget": 9}).view(P1)["rolls_left"] == 9
    assert fuse(players=3, options={"roll_budget": 9}, rolls_left=4).view(P1)["rolls_left"] == 4


def test_a_draft_that_is_already_complete_goes_on_to_the_first_decision() -> None:
    table = fuse(players=3, mats=MATS, tray="R2>1 B3>2 K6>3")
    assert (phase(table), tray(table)) == ("roll", "")


def test_a_seed_deals_another_future_and_without_one_chance_is_kept() -> None:
    position = fuse(players=3).to_position()
    rolls = set()
    for seed in (None, None, 1, 2):
        table = GAME.from_position(position, seed=seed)
        play(table, "P1 roll")
        rolls.add(tray(table))
    assert len(rolls) == 3


def test_names_are_read_in_small_letters_too() -> None:
    mats = [[{"card": "b02", "dice": ["r1", None, None]}]]
    assert cards_of(GAME.from_position({"mats": mats}), P1)[0] == "B02"


# Refusals

Fields = Mapping[str, Any]


def three(**fields: Any) -> Table:
    """Three players; fields as for `fuse`."""
    return fuse(**{"players": 3, "mats": MATS, **fields})


REFUSED: dict[str, tuple[Fields, str]] = {
    "unknown field": ({"clock": 5}, "no field"),
    "phase": ({"phase": "over"}, "phase must be roll, draft or fallout"),
    "phase type": ({"phase": 2}, "phase must be roll, draft or fallout"),
    "turn": ({"turn": 0}, "turn must be"),
    "bag holder": ({"bag_holder": 3}, "bag_holder must be"),
    "won type": ({"won": 1}, "won must be"),
    "mats number": ({"mats": [["B02", "B31"]] * 4}, "mats must be a list of 3"),
    "mats too many": ({"mats": [["B02", "B31", "B35"], [], []]}, "at most 2"),
    "unknown card": ({"mats": [["B99"], [], []]}, "there is no"),
    "sabotage as bomb": ({"mats": [["S01"], [], []]}, "there is no"),
    "card twice": ({"mats": [["B02"], ["B02"], []]}, "only one B02"),
    "card in row and mat": ({"row": "B02 B05", "pile": ""}, "only one B02"),
    "card done and in row": ({"row": "B03 B05", "pile": "", "done": ["B03", "", ""]}, "only one B03"),
    "six point card": ({"mats": [["B50"], [], []]}, "six_point"),
    "six point card in the row": ({"row": "B50", "pile": ""}, "six_point"),
    "bomb missing": ({"mats": [["B02", None], [], []]}, "seat 1 must have 2 bombs"),
    "bomb too many for a pick": ({"tray": "R1", "picking": [0], "done": ["B01", "", ""]}, "must have 2 bombs"),
    "complete bomb": ({"mats": [["B08 R1 R6"], [], []]}, "would be defused"),
    "floating die": ({"mats": [["B35 . Y1"], [], []]}, "nothing to rest on"),
    "refused die": ({"mats": [["B31 R1"], [], []]}, "cannot lie on B31"),
    "dead end": ({"mats": [["B14 R3 . B4"], [], []]}, "cannot lie on B14"),
    "six of a colour": (
        {"mats": [["B02 R1", "B15 R1 R2"], ["B14 R1", "B08 R1"], ["B38", "B06 R4"]]},
        "only 5 red dice",
    ),
    "bag": ({"bag": {"red": 5, "blue": 5, "green": 5, "yellow": 5, "black": 5}}, "4 red dice must be in the bag"),
    "bag field": ({"bag": {"white": 5}}, "bag must be an object"),
    "bag incomplete": ({"bag": {"red": 4}}, "bag must be"),
    "more picks than defused": ({"done": ["B01", "", ""], "picks": 2}, "picks must be 1"),
    "fewer picks than defused": ({"done": ["B01", "", ""], "picks": 0}, "picks must be 1"),
    "won with too few defused": (
        {"won": True, "row": "", "pile": "", "picks": 2, "done": ["B03", "", ""]},
        "more bombs were picked",
    ),
    "row and bombs": ({"row": ROW, "options": {"bombs": 3}}, "do not fit the 3 bombs"),
    "row too long": ({"row": ROW + " B12", "pile": ""}, "row must be"),
    "gap in the row": ({"row": "B03 B05", "pile": "B07"}, "a row with a gap"),
    "row and pile empty": (
        {"row": "", "pile": "", "done": ["B03", "", ""], "options": {"bombs": 1}},
        "the game is won",
    ),
    "pile too few": ({"row": ROW, "pile": "B12", "options": {"bombs": 9}}, "pile must hold 4 bombs"),
    "pile without sabotage": ({"row": ROW, "pile": "B12", "options": {"sabotage_count": 2}}, "2 sabotage cards"),
    "pile and spent": ({"row": ROW, "pile": "B12 S01", "spent": "S01"}, "only one S01"),
    "spent too many": ({"spent": "S01 S02", "options": {"sabotage_count": 1}}, "spent must be"),
    "spent bomb": ({"spent": "B01"}, "there is no"),
    "won with a row": ({**WON, "row": "B05", "options": {"bombs": 1}}, "do not fit"),
    "won with a pile": ({**WON, "pile": "S01"}, "won"),
    "won in book2015": ({**WON, "options": {"edition": "book2015"}}, "over with the win"),
    "pick before the roll": ({"picking": [0], "done": ["B01", "", ""]}, "only in the draft"),
    "pick after the win": ({**WON, "tray": "R1", "picking": [0]}, "before the win"),
    "seat twice": ({"tray": "R1", "picking": [0, 0]}, "twice"),
    "no such seat": ({"tray": "R1", "picking": [3]}, "picking must be"),
    "rolls left without a budget": ({"rolls_left": 3}, "roll_budget"),
    "budget without rolls left": ({"rolls_left": None, "options": {"roll_budget": 3}}, "roll_budget"),
    "more rolls left than the budget": ({"rolls_left": 4, "options": {"roll_budget": 3}}, "rolls_left must be"),
    "no roll left": ({"rolls_left": 0, "options": {"roll_budget": 3}}, "would be over"),
    "tray before the roll": ({"tray": "R1", "phase": "roll"}, "the tray is empty"),
    "free die in the fallout": ({"tray": "R1 B2!1", "phase": "fallout"}, "only burnt dice"),
    "tray too long": ({"tray": "R1 R2 R3 B1 B2 B3"}, "tray must be"),
    "tray die": ({"tray": "R7"}, "a die such as R4"),
    "held without hold": ({"tray": "R1@1", "options": {"hold": False}}, "option hold"),
    "two in one hand": ({"tray": "R1@1 B2@1 G1"}, "seat 1 holds two dice"),
    "held but nothing owed": ({"tray": "R1@1 B2", "owed": [0, 1, 1]}, "owes none"),
    "tray.seat": ({"tray": "R1@4"}, "tray.seat"),
    "burnt places": ({"tray": "R1!1 B2", "burnt": [1]}, "burnt must name"),
    "burnt twice": ({"tray": "R1!1 B2", "burnt": [0, 0]}, "burnt must name"),
    "burnt left out": ({"tray": "R1!1 B2!2", "burnt": [0], "owed": [0, 0, 1]}, "burnt must name"),
    "owed too many": ({"tray": "R1 B2 G1", "owed": [2, 1, 1]}, "owed must be"),
    "owed before the roll": ({"owed": [1, 1, 1]}, "owed must be"),
    "owed number": ({"tray": "R1 B2 G1", "owed": [1, 1]}, "owed must be a list of 3"),
    "uses without undo": ({"tray": "R1>2 B2", "uses": [[], [{"tray": 0, "cell": 6}], []]}, "uses must be"),
    "two uses without confirm": (
        {"tray": "R1>2 B2", "uses": [[], [{"tray": 0, "cell": 6}] * 2, []], "options": {"undo": True}},
        "uses must be",
    ),
    "use of another die": (
        {"tray": "R2>2 B2", "uses": [[], [{"tray": 0, "cell": 6}], []], "options": {"undo": True}},
        "has not placed",
    ),
    "use by another seat": (
        {"tray": "R1>1 B2", "uses": [[], [{"tray": 0, "cell": 6}], []], "options": {"undo": True}},
        "has not placed",
    ),
    "burn that cannot be taken back": (
        {"tray": "R1!2 B2", "uses": [[], [{"tray": 0, "cell": None}], []], "options": {"undo": True}},
        "has not burnt die 1",
    ),
    "use of a covered die": (
        {
            "mats": [["B35 K1 Y2", "B31"], *MATS[1:]],
            "tray": "K1>1 B2",
            "uses": [[{"tray": 0, "cell": 0}], [], []],
            "options": {"undo": True},
        },
        "covered",
    ),
    "question without a die": (
        {"tray": "R2", "done": DONE, "spent": "S02", "question": {"sabotage": "S02", "seats": [0]}},
        "none to lose",
    ),
    "question to nobody": (
        {"tray": "R2", "done": DONE, "spent": "S01", "question": {"sabotage": "S01", "seats": []}},
        "nobody",
    ),
    "question of a card not spent": (
        {"tray": "R2", "done": DONE, "question": {"sabotage": "S01", "seats": [1]}},
        "spent",
    ),
    "sabotage after the win": (
        {**WON, "tray": "R2", "spent": "S01", "question": {"sabotage": "S01", "seats": [1]}},
        "asks in the draft",
    ),
    "penalty in the draft": ({"tray": "R2!1", "question": {"penalty": "R2", "seats": [1]}}, "asks in the fallout"),
    "penalty of another die": (
        {"tray": "R2!1", "phase": "fallout", "question": {"penalty": "R3", "seats": [1]}},
        "first burnt die",
    ),
    "sabotage in the fallout": (
        {
            "tray": "R2!1",
            "done": DONE,
            "phase": "fallout",
            "spent": "S01",
            "question": {"sabotage": "S01", "seats": [1]},
        },
        "asks in the draft",
    ),
    "fallout without a question": ({"tray": "R2!1", "phase": "fallout"}, "waits only"),
    "question field": ({"tray": "R2", "question": {"seat": 1}}, "question must be"),
    "question without a cause": ({"tray": "R2", "question": {"seats": [1]}}, "one cause"),
    "confirmed without the option": ({"tray": "R2>1 B3>2 K1>3", "confirmed": [0]}, "confirm_draft"),
    "confirmed with dice left": ({"tray": "R2", "confirmed": [0], "options": CONFIRM}, "once all dice are used"),
    "all have confirmed": (
        {"tray": "R2>1 B3>2 K1>3", "confirmed": [0, 1, 2], "options": CONFIRM},
        "would have gone on",
    ),
    "stopped before the win": ({"stopped": [0]}, "only after the win"),
    "all have stopped": ({**WON, "stopped": [0, 1, 2]}, "would have gone on"),
    "result alone": ({"result": "lost"}, "go together"),
    "ended by alone": ({"ended_by": "time_up"}, "go together"),
    "won without the win": ({"result": "won", "ended_by": "time_up"}, "as row and pile say"),
    "lost after the win": ({**WON, "result": "lost", "ended_by": "time_up"}, "as row and pile say"),
    "result name": ({"result": "drawn", "ended_by": "time_up"}, "result must be"),
    "end name": ({"result": "lost", "ended_by": "boredom"}, "ended_by must be"),
    "chance type": ({"chance": [1, 2, 3, 4]}, "chance must be"),
    "chance length": ({"chance": "0123abcd"}, "chance must be"),
    "chance digits": ({"chance": "xyz0" * 8}, "chance must be"),
    "dice of a card": ({"mats": [[{"card": "B02", "dice": ["R1"]}], [], []]}, "B02.dice must be"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_impossible_position_is_refused_with_what_is_wrong(case: str) -> None:
    fields, words = REFUSED[case]
    if case in ("tray die", "dice of a card") or case.startswith("chance"):
        parts = {"tray": ["R7"], "phase": "draft"} if case == "tray die" else fields
        with pytest.raises(InvalidPosition, match=words):
            GAME.from_position({"options": {"players": 3}, **parts})
        return
    with pytest.raises(InvalidPosition, match=words):
        three(**fields)


def test_an_empty_bag_before_the_roll_is_refused() -> None:
    """All 25 dice lie on bombs: the game would be over (A12)."""
    mats: list[list[str | None]] = [*BAG_RUNS_OUT[:4], ["B17 Y5", "B02 K6"]]
    with pytest.raises(InvalidPosition, match="would be over"):
        fuse(players=5, mats=mats)
    assert kinds(fuse(players=5, mats=mats, options={"bag_empty": "skip", "mode": "live"})) == {P1: "roll"}


def test_a_deck_without_enough_bombs_for_the_position_is_refused() -> None:
    """After the win 45 of 49 bombs are defused, and two players cannot have two each and one more dealt."""
    done = [" ".join(f"B{number:02}" for number in range(1, 47)), ""]
    with pytest.raises(InvalidPosition, match="not enough bombs"):
        fuse(players=2, row="", pile="", picks=1, won=True, done=done)


def test_chance_of_zeros_is_no_generator() -> None:
    """The generator would stand still and a roll never end."""
    with pytest.raises(InvalidPosition, match="zero"):
        GAME.from_position({**fuse(players=3).to_position(), "chance": "0" * 32})


ENDLESS = 10**5000
"""A number of more digits than Python prints."""


@pytest.mark.parametrize("name", [name for name in GAME.positions.fields if name != "game"])
def test_no_field_takes_a_number_that_python_does_not_print(name: str) -> None:
    for value in (ENDLESS, [ENDLESS], [[ENDLESS]], {"seats": [0], "penalty": ENDLESS}):
        with pytest.raises((InvalidPosition, InvalidOptions)) as refused:
            GAME.from_position({name: value})
        assert str(refused.value)


def test_no_field_is_a_number() -> None:
    with pytest.raises(InvalidPosition, match="only what JSON can say"):
        GAME.from_position({ENDLESS: 1})  # type: ignore[dict-item]


def test_one_die_of_the_tray_is_used_once() -> None:
    """Two uses of the same die would make one vanish when both are taken back."""
    with pytest.raises(InvalidPosition, match="uses"):
        fuse(
            players=2,
            mats=[["B02 R4", "B06 R4"], ["B04", "B31"]],
            tray="R4>1 R6 R1",
            owed=[0, 2],
            uses=[[{"tray": 0, "cell": 0}, {"tray": 0, "cell": 6}], []],
            options=CONFIRM,
        )
    with pytest.raises(InvalidPosition, match="uses"):
        fuse(
            players=2,
            mats=[["B35", "B38"], ["B04", "B31"]],
            tray="B2!1 R6 R1",
            owed=[0, 2],
            uses=[[{"tray": 0, "cell": None}, {"tray": 0, "cell": None}], []],
            options=CONFIRM,
        )


def test_nobody_uses_more_dice_than_his_quota() -> None:
    """Three used and three owed alone: the fourth use has no place in the record."""
    with pytest.raises(InvalidPosition):
        fuse(
            mats=[["B40 R4 B4 G4", "B02", "B06", "B13"]],
            tray="R4>1 B4>1 G4>1 K1 K2",
            owed=[3],
            uses=[[{"tray": place, "cell": place} for place in range(3)]],
            options={**CONFIRM, "hold": False},
        )
    with pytest.raises(InvalidPosition):
        three(tray="R1>2 B2 G3", owed=[1, 1, 1])


def test_the_places_of_burnt_dice_are_numbers() -> None:
    with pytest.raises(InvalidPosition, match="burnt"):
        three(tray="B2!1 R6 R1", burnt=["0"])


def test_more_dice_in_the_tray_than_are_rolled_are_refused() -> None:
    """Three players roll three dice."""
    with pytest.raises(InvalidPosition):
        three(tray="B2 R6 R1 K1 K2")


def test_a_question_has_one_cause() -> None:
    with pytest.raises(InvalidPosition):
        three(tray="R2", spent="S01", question={"sabotage": "S01", "penalty": "R2", "seats": [1]})


@pytest.mark.parametrize(
    ("ended_by", "won"),
    [("defused", False), ("stopped", False), ("no_cards", False), ("defused", True)],
)
def test_a_game_ends_by_what_can_end_it(ended_by: str, won: bool) -> None:
    """A loss is never by defusing or stopping; and the sheet does not end with the win."""
    with pytest.raises(InvalidPosition):
        three(**(WON if won else {}), result="won" if won else "lost", ended_by=ended_by)


def asked(**fields: Any) -> Table:
    """P1 has picked, and the refill showed S01, which asks P2 for the red die."""
    question = {"sabotage": "S01", "seats": [P2]}
    return three(tray="R2 B3", owed=[0, 1, 1], spent="S01", done=["B01", "", ""], question=question, **fields)


def test_a_sabotage_question_stands_in_a_refill_so_the_row_has_a_gap() -> None:
    """Otherwise the bomb that follows would find no place."""
    play(asked(row="B05 B07 B09 B11", pile="B12"), "P2 lose b08.1")
    with pytest.raises(InvalidPosition, match="row"):
        asked(row=ROW, pile="B12")


def test_a_sabotage_question_with_the_row_left_out_leaves_a_gap() -> None:
    table = asked()
    play(table, "P2 lose b08.1")
    assert kinds(table) == {P2: "draft", P3: "draft"} or "lose" in kinds(table).values()


def test_a_sabotage_question_comes_after_a_pick() -> None:
    with pytest.raises(InvalidPosition):
        three(
            tray="R2", row="B05 B07 B09 B11", pile="B12", spent="S01", question={"sabotage": "S01", "seats": [P2]},
            options={"bombs": 5},
        )  # fmt: skip


# Whatever is thrown at it

ODDITIES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 1.5, 10**30, "", "B02", "R1", "x" * 200, [], [[]], [None], [0], [[0]] * 3, {}, {"card": 1},
    [[{"tray": 0, "cell": 0}], [], []], [["B02", "B02"], [], []], {"die": "R1"}, [{"die": "R1", "is": "held"}] * 3,
)  # fmt: skip


def starts() -> list[dict[str, Any]]:
    """Positions to spoil."""
    return [
        three().to_position(),
        three(tray="R2 B3@1 K6>2", options={"undo": True}).to_position(),
        three(tray="R2>1 B3!2 K6>3", options=CONFIRM).to_position(),
        asked(row="B05 B07 B09 B11", pile="B12").to_position(),
        three(**WON).to_position(),
    ]


@pytest.mark.parametrize("number", range(5))
@pytest.mark.slow
def test_a_spoilt_position_is_refused_or_a_table_that_works(number: int) -> None:
    """Every field replaced by odd things: never another error, and never a table that breaks."""
    start = starts()[number]
    chance = random.Random(number)
    for name in start:
        if name == "chance":
            continue
        for odd in ODDITIES:
            try:
                table = GAME.from_position({**start, name: odd})
            except TablemateError:
                continue
            _play_a_little(table, chance)


def _play_a_little(table: Table, chance: random.Random) -> None:
    for _ in range(12):
        if not table.waiting:
            break
        seat = chance.choice(table.waiting).seat
        table.play(chance.choice(table.legal(seat)), seat)
        table.judge()
    if table.waiting:
        table.play("time up", CLOCK)
    assert table.outcome is not None


def test_three_is_a_position_like_any_other() -> None:
    assert kinds(three(tray="R2 B3 K6")) == {P1: "draft", P2: "draft", P3: "draft"}
