"""What fields mean: every state is written as JSON and read back without loss, and what cannot be is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import IntEnum
from typing import Annotated, Any

import pytest

from tablemate.kernel import arena as kernel_arena
from tablemate.kernel.arena import Arena
from tablemate.kernel.chance import Chance
from tablemate.kernel.engine import interpreted_engine
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2
from tablemate.kernel.meanings import (
    FLAG,
    SEAT,
    bits,
    counted,
    for_seats,
    in_order,
    keyed,
    list_of,
    or_none,
    pieces,
    plus_one,
    spelled,
    together,
    whole,
)
from tablemate.kernel.positions import Positions
from tests.kernel.toys.fingers import GAME as FINGERS
from tests.kernel.toys.fingers import FingersOptions

TWO_SEATS = FingersOptions.read({})
CARD = pieces("card", lambda options: {number: f"C{number}" for number in range(8)})


KNOWN = or_none(bits(SEAT), 63, ["everybody"])


class Mood(IntEnum):
    """How somebody feels."""

    NONE = 0
    GOOD = 1
    BAD = 2


class State(Chance):
    """Some of everything."""

    turn: Annotated[int, i2, PUBLIC, whole(1, 300)]
    over: Annotated[int, i1, PUBLIC, FLAG]
    mood: Annotated[int, i1, PUBLIC, spelled(Mood)]
    side: Annotated[int, i1, PUBLIC, or_none(plus_one(spelled(("left", "right"))))]
    ready: Annotated[int, i1, PUBLIC, bits(SEAT)]
    points: Annotated[Row, i1, 2, PUBLIC, keyed(("you", "they"), whole(-9, 9), complete=True)]
    pile: Annotated[Row, i1, 4, list_of(plus_one(CARD), 4, count="n_pile", top_first=True)]
    n_pile: Annotated[int, i1, PUBLIC]
    hand: Annotated[Grid, i1, 2, 3, for_seats(list_of(or_none(plus_one(CARD)), 3, without_none=True))]
    known: Annotated[Row, i1, 4, PUBLIC, list_of(KNOWN, 4, as_many="n_pile", top_first=True)]
    spent: Annotated[Row, i1, 8, counted(CARD, 3)]
    boxed: Annotated[Row, i1, 3, PUBLIC, counted(spelled(Mood), 9)]
    places: Annotated[int, i1, PUBLIC, bits(whole(1, 3), first=1)]
    lit: Annotated[int, i1, PUBLIC, FLAG]
    row: Annotated[Row, i1, 2, PUBLIC, or_none(plus_one(CARD))]
    by: Annotated[Row, i1, 2, PUBLIC, SEAT]


def judge(s: State, cards: Any, options: FingersOptions) -> None:
    """A game that is over has points."""
    if s.over and not any(s.points):
        raise InvalidPosition("no_points")


LAYOUT = Layout(State)
POSITION = Positions(
    layout=LAYOUT, judge=judge, defaults={"turn": 1},
    parts=(
        "turn", "over", "mood", "side", "ready", "points", "pile", "known", "hand", "spent", "boxed", "places",
        ("lamps", list_of(together({"lit": "lit"}), 3, first=2)),
        ("table", list_of(together({"card": "row", "by": "by"}, plain=str), 2)),
        ("pairs", list_of(in_order("by", "row"), 2)),
    ),
)  # fmt: skip
WHOLE = {
    "turn": 300, "over": True, "mood": "bad", "side": "right", "ready": [0, 1], "points": {"you": -9, "they": 9},
    "pile": ["C7", "C0"], "hand": [["C1", "C2"], []], "spent": ["C3"],
    "known": [["everybody"], [1]], "boxed": ["good", "bad", "bad"], "places": [1, 3],
    "lamps": [{"lit": True}, {"lit": False}, {"lit": True}], "table": [{"card": "C4", "by": 1}, "C5"],
}  # fmt: skip


def read(position: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The state of a position, and how it is written again."""
    array = LAYOUT.new()
    state = LAYOUT.one(array)
    POSITION.read(position, state, TWO_SEATS, None)
    return state, POSITION.write(state, TWO_SEATS)


def test_what_is_written_reads_back_to_the_same_numbers() -> None:
    state, written = read(WHOLE)
    assert (list(state.pile), state.n_pile, state.ready, list(state.row)) == ([1, 8, 0, 0], 2, 3, [5, 6])
    assert (list(state.known), list(state.boxed), state.places, state.lit) == ([2, 63, 0, 0], [0, 1, 2], 5, 0b10100)
    assert {**written, "table": WHOLE["table"]} == {**written, **WHOLE}
    assert written["table"] == [{"card": "C4", "by": 1}, {"card": "C5", "by": 0}]
    del written["pairs"]
    again, twice = read({**json.loads(json.dumps(written)), "chance": "1" * 32})
    assert bytes(again.raw[32:]) == bytes(state.raw[32:])
    assert twice["pairs"] == [[1, "C4"], [0, "C5"]]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"colour": 1}, "no_such_field"),
        ({"turn": True}, "not_number"),
        ({"turn": 301}, "not_number"),
        ({"over": 1}, "not_flag"),
        ({"mood": "none"}, "not_one_of"),
        ({"mood": 1}, "not_one_of"),
        ({"side": "up"}, "not_one_of"),
        ({"ready": [2]}, "not_number"),
        ({"ready": [1, 1]}, "named_twice"),
        ({"points": {"you": 1}}, "not_object"),
        ({"points": {"you": 1, "we": 1}}, "not_object"),
        ({"pile": ["C9"]}, "no_such_piece"),
        ({"pile": [0]}, "no_such_piece"),
        ({"pile": ["C1"] * 5}, "not_list"),
        ({"pile": "C1"}, "not_list"),
        ({"pile": ["C1"], "spent": ["c1"]}, "piece_twice"),
        ({"pile": ["C1"], "known": [[], []]}, "not_list"),
        ({"places": [0]}, "not_number"),
        ({"hand": [[]]}, "not_list"),
        ({"table": [{"by": 1, "at": 1}]}, "not_object"),
        ({"pairs": [[1]]}, "not_list"),
        ({"chance": "0" * 32}, "chance_zero"),
        ({"over": True}, "no_points"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_code(position: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        read(position)
    assert refused.value.fault.code == code


def test_in_a_strict_run_states_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []

    def note(s: Any, cards: Any, options: Any) -> None:
        judged.append(s.played)

    monkeypatch.setattr(kernel_arena, "JUDGED_EVERY", 1)
    game = replace(FINGERS, positions=replace(FINGERS.positions, judge=note))
    for strict in (False, True):
        arena = Arena(game, game.read_options({}), engine=interpreted_engine(game.program, strict=strict))
        arena.setup(0, 7)
        for step in range(4):
            arena.step(0, step % 2, 1)
    assert judged == [0, 0, 1, 1, 2]
