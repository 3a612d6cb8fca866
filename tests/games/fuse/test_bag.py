"""Drawing, the short and the empty bag, the roll budget.  (Sheet: turn; cases 19, 36, 39; A11, A12, A38.)"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from tablemate import Table
from tablemate.games.fuse.cards.dice import COLOUR_LETTERS

from .builders import (
    BAG_RUNS_OUT,
    GAME,
    P1,
    P5,
    bag_runs_out,
    ending,
    fuse,
    happened,
    in_bag,
    kinds,
    may,
    names_of,
    owed,
    phase,
    play,
    rerolling,
    rolling,
    tray,
)


def short_bag(**options: Any) -> Table:
    """Five players, three dice in the bag: R, B and K."""
    mats = [mat[:] for mat in BAG_RUNS_OUT]
    mats[3] = ["B13", "B14 G2"]
    mats[2] = ["B22 R4 . Y3", "B23 B4 G4 Y4"]
    return fuse(players=5, mats=mats, options=options)


def test_case_19_A11_a_short_bag_three_dice_and_no_penalty_for_the_other_two() -> None:
    table = short_bag()
    assert in_bag(table) == 3
    assert table.waiting[0].subject == {"dice": 3}
    assert happened(play(table, "P1 roll"), "rolled") == [{"seat": P1, "dice": 3}]
    assert in_bag(table) == 0
    assert sorted(die[0] for die in tray(table).split()) == ["B", "K", "R"]
    assert sorted(kinds(table)) == [0, 1, 2, 3, 4], "any three of them may use the dice"


def test_case_19_the_draft_ends_when_three_are_used() -> None:
    table = rolling(short_bag(), "R2 B3 K1")
    play(table, "P1 roll", "P3 place r2 on b22.2", "P4 place b3 on b13.1")
    assert phase(table) == "draft"
    events = play(table, "P5 place k1 on b02.1")
    assert "penalty" not in names_of(events)
    assert names_of(events)[-1] == "game_over", "and now the bag is empty"


def test_case_36_A12_an_empty_bag_on_entering_roll_is_a_loss() -> None:
    table = bag_runs_out(done=["B03", "", "", "", ""])
    play(table, "P5 place k6 on b02.1")
    assert ending(table) == ("lost", "bag_empty", 1)
    assert not table.waiting


def test_case_36_A12_in_the_bonus_phase_it_is_a_win() -> None:
    table = bag_runs_out(won=True, row="", pile="", picks=1, done=["B03", "", "", "", ""])
    play(table, "P5 place k6 on b02.1")
    assert ending(table) == ("won", "bag_empty", 1)


def test_A12_applies_to_book2015_too() -> None:
    table = bag_runs_out(options={"edition": "book2015"})
    play(table, "P5 place k6 on b02.1")
    assert ending(table)[:2] == ("lost", "bag_empty")


def test_A12_a_die_burnt_in_the_last_draft_is_back_in_time() -> None:
    """It goes to the bag before the next roll is due, and the dice lost to it with it."""
    table = bag_runs_out(options={"burn_if": "any"}, bag_holder=4)
    play(table, "P5 burn k6")
    while phase(table) == "fallout":
        play(table, f"P{table.waiting[0].seat + 1} {table.legal(table.waiting[0].seat)[0]}")
    assert kinds(table) == {P1: "roll"}
    assert in_bag(table) >= 1


def test_A12_skip_the_roll_yields_no_dice_and_the_bag_passes() -> None:
    table = bag_runs_out(options={"bag_empty": "skip", "mode": "live"}, bag_holder=3)
    play(table, "P5 place k6 on b02.1")
    assert kinds(table) == {P5: "roll"}
    assert table.waiting[0].subject == {"dice": 0}
    events = play(table, "P5 roll")
    assert names_of(events) == ["rolled", "turn_started"]
    assert kinds(table) == {P1: "roll"}
    play(table, "P1 roll", "P2 roll")
    play(table, "clock time up")
    assert ending(table)[:2] == ("lost", "time_up")


def test_A12_skip_only_puts_the_loss_off_until_the_budget_ends() -> None:
    table = bag_runs_out(options={"bag_empty": "skip", "roll_budget": 9}, bag_holder=4, rolls_left=2)
    play(table, "P5 place k6 on b02.1", "P1 roll")
    assert kinds(table) == {1: "roll"}
    play(table, "P2 roll")
    assert ending(table)[:2] == ("lost", "no_rolls")


def test_A57_nobody_confirms_a_roll_without_dice() -> None:
    """The draft without dice is over at once; one with dice is confirmed by all."""
    options = {"bag_empty": "skip", "roll_budget": 9, "confirm_draft": True}
    table = bag_runs_out(options=options, bag_holder=4, rolls_left=3)
    play(table, "P5 place k6 on b02.1")
    assert kinds(table) == dict.fromkeys(range(5), "confirm")
    play(table, "P1 confirm", "P2 confirm", "P3 confirm", "P4 confirm", "P5 confirm")
    assert names_of(play(table, "P1 roll")) == ["rolled", "turn_started"]
    assert kinds(table) == {1: "roll"}


def test_A12_skip_ends_the_bonus_phase_as_well() -> None:
    table = bag_runs_out(
        won=True, row="", pile="", picks=1, done=["B03", "", "", "", ""], options={"bag_empty": "skip", "mode": "live"}
    )
    play(table, "P5 place k6 on b02.1")
    assert ending(table)[:2] == ("won", "bag_empty")


def budget(**fields: Any) -> Table:
    """Three players, one die left in the draft of the second turn of two."""
    mats = [["B02", "B31"], ["B13", "B14"], ["B06", "B35"]]
    options = {"roll_budget": 2, **fields.pop("options", {})}
    return fuse(**{
        "players": 3, "mats": mats, "tray": "R2", "owed": [0, 1, 0], "rolls_left": 0, "turn": 2,
        "options": options, **fields,
    })  # fmt: skip


def test_case_39_A38_no_roll_left_is_a_loss() -> None:
    table = budget()
    play(table, "P2 place r2 on b13.1")
    assert ending(table)[:2] == ("lost", "no_rolls")
    assert not table.waiting


def test_case_39_A38_in_the_bonus_phase_a_win() -> None:
    table = budget(won=True, row="", pile="", picks=1, done=["B03", "", ""])
    play(table, "P2 place r2 on b13.1")
    assert ending(table)[:2] == ("won", "no_rolls")


def test_A38_each_roll_costs_one_and_the_last_turn_is_played_out() -> None:
    table = fuse(players=3, mats=[["B02", "B31"], ["B13", "B14"], ["B06", "B35"]], options={"roll_budget": 2})
    assert table.view(P1)["rolls_left"] == 2
    table = rolling(table, "R2 B3 G4")
    play(table, "P1 roll")
    assert table.view(P1)["rolls_left"] == 1
    play(table, "P1 place r2 on b02.1", "P2 place b3 on b13.1", "P3 place g4 on b06.1")
    assert table.view(P1)["rolls_left"] == 1
    table = rolling(table, "R1 B5 G5")
    play(table, "P2 roll")
    assert (phase(table), table.view(P1)["rolls_left"]) == ("draft", 0)
    play(table, "P1 place b5 on b02.2", "P2 place g5 on b13.2", "P3 place r1 on b06.2")
    assert ending(table)[:2] == ("lost", "no_rolls")


def test_no_budget_no_count() -> None:
    assert fuse(players=3).view(P1)["rolls_left"] is None


def test_the_bag_goes_to_the_left_neighbour() -> None:
    table = fuse(players=3, mats=[["B02", "B31"], ["B13", "B14"], ["B06", "B35"]], tray="R2", owed=[0, 1, 0],
                 bag_holder=2, turn=5)  # fmt: skip
    events = play(table, "P2 place r2 on b13.1")
    assert happened(events, "turn_started") == [{"turn": 6, "seat": 0}]


def test_a_roll_draws_without_replacement_and_every_die_is_as_likely() -> None:
    """500 rolls of five dice: what was drawn is gone from the bag, all thirty types come about equally often."""
    seen: Counter[str] = Counter()
    for seed in range(500):
        table = GAME.new(seed=seed, players=5)
        play(table, f"P{table.waiting[0].seat + 1} roll")
        dice = tray(table).split()
        seen.update(dice)
        drawn = Counter(die[0] for die in dice)
        assert list(table.to_position()["bag"].values()) == [5 - drawn[letter] for letter in COLOUR_LETTERS]
    assert len(seen) == 30
    assert min(seen.values()) > 45
    assert max(seen.values()) < 130


def test_the_bag_is_a_set() -> None:
    """Dice that come back in another order, or with other faces, lead to the same next roll."""
    rolls = set()
    answers = ("P1 lose b02.1", "P2 lose b13.1")
    for order, faces in product(permutations(answers), (("B1", "G3"), ("B5", "G3"), ("B3", "G3"))):
        mats = [[f"B02 {faces[0]}", "B31"], [f"B13 {faces[1]}", "B45"], ["B06", "B35"]]
        table = fuse(players=3, mats=mats, tray="B6", owed=[0, 0, 1], options={"burn_if": "any"})
        table = rerolling(table, 3)
        play(table, "P3 burn b6", *order)
        assert table.to_position()["bag"] == dict.fromkeys(("red", "blue", "green", "yellow", "black"), 5)
        rolls.add(str(play(table, "P2 roll")))
    assert len(rolls) == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_already_rolled(players: int) -> None:
    table = GAME.new(seed=8, players=players)
    seat = table.waiting[0].seat
    play(table, f"P{seat + 1} roll")
    assert "roll" not in may(table, seat)
    assert sum(owed(table)) == len(tray(table).split())
