"""Records with times, forks, undo, and positions of special moments."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import tablemate
from tablemate import CLOCK, SPECTATOR, IllegalAction, Record, Table
from tablemate.kernel.chance import new_stream, roll

from .builders import GAME, P1, P2, P3, WITH_EXAMPLES, fuse, kinds, play, rerolling

TEN_MINUTES = 600_000


def random_game(seed: int, *, until: int = 400, **options: Any) -> Table:
    """A game of random legal play with times; the clock ends it."""
    table = GAME.new(seed=seed, **options)
    stream = new_stream(seed, 77)
    at = 0
    for _ in range(until):
        if not table.waiting:
            return table
        at += roll(stream, TEN_MINUTES // until)
        seats = [decision.seat for decision in table.waiting]
        seat = seats[roll(stream, len(seats))]
        legal = table.legal(seat)
        table.play(legal[roll(stream, len(legal))], seat, at=at)
    table.play("time up", CLOCK, at=TEN_MINUTES)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_record_with_times_replays_to_the_same_game(seed: int) -> None:
    table = random_game(seed, players=1 + seed % 5, mode="live", edition=("sheet", "book2015")[seed % 2], bombs=4)
    record = Record.loads(table.record().dumps())
    again = record.replay(GAME)
    assert again.digest() == table.digest()
    assert again.moves == table.moves
    assert again.outcome == table.outcome
    assert again.events == table.events
    assert [move.at for move in again.moves] == [move.at for move in table.moves]  # type: ignore[union-attr]


def test_the_clock_moves_as_clock_in_the_file() -> None:
    table = random_game(3, until=10, players=3, mode="live")
    last = json.loads(table.record().dumps())["moves"][-1]
    assert last == {"seat": "clock", "action": "time up", "at": 600_000}
    assert table.record().replay(GAME).outcome == table.outcome


def test_a_record_tells_the_time_bonus_and_a_changed_stamp_is_found_out() -> None:
    table = fuse(
        players=3,
        mats=[["B02", "B31"], ["B13", "B14"], ["B08 R1", "B35"]],
        tray="R6 R5 G3",
        row="B01",
        pile="",
        options={"edition": "book2015", "mode": "live"},
    )
    table.play("place r6 on b08.2", P3, at=100_000)
    table.play("pick b01", P3, at=200_000)
    record = table.record()
    assert record.outcome is not None
    assert record.outcome["score"] == 10 + 1 + 40
    data = json.loads(record.dumps())
    data["moves"][-1]["at"] = 1000
    with pytest.raises(tablemate.InvalidRecord):
        Record.from_json(data).replay(GAME)


def test_the_table_has_no_undo_of_its_own() -> None:
    """FUSE has its own rule for taking back (A33)."""
    table = GAME.new(seed=1, players=3, mode="live")
    table.play("roll", table.waiting[0].seat)
    assert not table.can_undo()
    with pytest.raises(IllegalAction) as refused:
        table.undo()
    assert (refused.value.why.code, refused.value.rule) == ("own_take_back", "TABLE-UNDO")


def test_in_practice_everything_can_be_undone_and_the_record_says_so() -> None:
    table = GAME.new(seed=1, players=3)
    table.practice = True
    before = table.digest()
    table.play("roll", table.waiting[0].seat)
    table.undo()
    assert table.digest() == before
    record = Record.loads(table.record().dumps())
    assert record.practice
    assert record.replay(GAME).digest() == before


def test_take_back_is_a_move_like_any_other() -> None:
    table = fuse(players=3, mats=[["B02", "B31"]], tray="R6 R5 G3", options={"undo": True})
    play(table, "P1 place r6 on b02.1", "P1 take back")
    assert [move.action for move in table.moves] == ["place r6 on b02.1", "take back"]  # type: ignore[union-attr]
    assert table.record().replay(GAME).digest() == table.digest()


@pytest.mark.parametrize("seed", range(4))
def test_a_record_can_be_forked_at_every_step_the_last_one_too(seed: int) -> None:
    table = random_game(seed, until=60, players=2 + seed % 3, mode="live", bombs=5)
    record = table.record()
    for step in range(0, len(record.moves) + 1, 7):
        assert record.fork(GAME, step).digest() == record.at(GAME, step).digest()
    assert record.fork(GAME, len(record.moves)).digest() == table.digest()


def test_a_fork_with_a_seed_meets_another_future() -> None:
    table = GAME.new(seed=1, players=3)
    trays = set()
    for seed in range(10):
        fork = table.record().fork(GAME, 0, seed=seed)
        fork.play("roll", fork.waiting[0].seat)
        trays.add(str(fork.view(P1)["tray"]))
    assert len(trays) > 5


def test_a_record_holds_an_own_deck() -> None:
    table = GAME.new(seed=4, players=3, deck=WITH_EXAMPLES)
    table.play("roll", table.waiting[0].seat)
    again = Record.loads(table.record().dumps()).replay(GAME)
    assert again.digest() == table.digest()
    assert again.options.deck == table.options.deck


# Special moments


def question() -> Table:
    """A sabotage question, half answered."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B02 R1"], ["B14 R2", "B08"], ["B38", "B06 R4"]],
        tray="R4 G3@2 R5",
        row="B03 B05 B07 B09 B11",
        pile="S01 S02 B12",
    )
    play(table, "P1 place r4 on b01.2", "P1 pick b03", "P2 lose b14.1")
    return table


def penalty() -> Table:
    """A penalty question with another burnt die behind it."""
    table = fuse(
        players=3,
        mats=[["B27 B5", "B02 R1"], ["B14", "B08"], ["B38", "B06 R4"]],
        tray="B6!2 R2",
        owed=[0, 0, 1],
        options={"burn_if": "any"},
    )
    table = rerolling(table, 4)
    play(table, "P3 burn r2", "P1 lose b27.1")
    return table


def uses() -> Table:
    """Uses to be taken back, burns among them, one mark of confirmation."""
    table = fuse(
        players=2,
        mats=[["B35", "B38"], ["B04", "B31"]],
        tray="K4 B2 R6 R1",
        options={"undo": True, "confirm_draft": True, "hold": False},
    )
    play(table, "P1 place k4 on b35.1", "P2 place r6 on b04.2", "P1 burn b2", "P2 place r1 on b04.1", "P1 confirm")
    return table


def held() -> Table:
    """Two dice in hands, one placement that can be taken back."""
    table = fuse(players=3, mats=[["B02", "B31"], ["B14", "B08"], ["B38", "B06"]], tray="R6 R5 G3",
                 options={"undo": True})  # fmt: skip
    play(table, "P1 claim r6", "P2 claim g3", "P3 place r5 on b06.1")
    return table


def picks() -> Table:
    """Two picks owed and one lapsed would win."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B08 R1", "B14"], ["B38", "B06"]],
        tray="R4 K6 R5",
        row="B03",
        pile="",
    )
    play(table, "P1 place r4 on b01.2", "P2 place k6 on b08.2")
    return table


def bonus() -> Table:
    """After the win with a lapsed pick; one has stopped."""
    table = picks()
    play(table, "P2 pick b03", "P2 stop")
    return table


def spoiled() -> Table:
    """`hard_hands`: a die in hand that was placed wrongly."""
    table = fuse(players=3, mats=[["B31 . Y5", "B35"]], tray="R1 B5 K3", options={"hard_hands": True})
    play(table, "P1 place r1 on b31.1")
    return table


SPECIAL: dict[str, Callable[[], Table]] = {
    "question": question,
    "penalty": penalty,
    "uses": uses,
    "held": held,
    "picks": picks,
    "bonus": bonus,
    "spoiled": spoiled,
}


@pytest.mark.parametrize("moment", SPECIAL)
def test_a_special_moment_is_written_down_and_set_up_again(moment: str) -> None:
    table = SPECIAL[moment]()
    assert table.waiting
    again = GAME.from_position(json.loads(json.dumps(table.to_position())))
    assert again.digest() == table.digest()
    assert again.waiting == table.waiting
    for seat in range(table.seats):
        assert again.legal(seat) == table.legal(seat)
        assert again.view(seat) == table.view(seat)


@pytest.mark.parametrize("moment", SPECIAL)
def test_after_a_special_moment_the_game_goes_on_alike(moment: str) -> None:
    """Every action leads to the same state from the table and from its position."""
    table = SPECIAL[moment]()
    position = table.to_position()
    for seat in range(table.seats):
        for action in table.legal(seat):
            one, two = table.copy(), GAME.from_position(position)
            one.play(action, seat)
            two.play(action, seat)
            assert one.digest() == two.digest()


@pytest.mark.parametrize("moment", SPECIAL)
def test_everybody_sees_the_same_in_special_moments(moment: str) -> None:
    table = SPECIAL[moment]()
    views = [{**table.view(viewer), "viewer": None} for viewer in (*range(table.seats), SPECTATOR)]
    assert all(view == views[0] for view in views)
    json.dumps(views)


def test_the_view_of_a_question() -> None:
    view = question().view(SPECTATOR)
    assert view["question"] == {"cause": "sabotage", "shown": "R", "seats": [P1, P3]}
    assert view["sabotage"] == {"used": ["S01"], "matches": ["R"], "left": 1}
    assert (view["phase"], view["won"], view["pile"]) == ("draft", False, 2)
    view = penalty().view(SPECTATOR)
    assert view["question"] == {"cause": "penalty", "shown": "B4", "seats": [P3]}
    assert (view["phase"], view["burnt"]) == ("fallout", ["B4", "R2"])


def test_the_view_of_hands_and_uses() -> None:
    view = held().view(P1)
    assert view["tray"] == [
        {"die": "R6", "is": "held", "seat": P1},
        {"die": "R5", "is": "placed", "seat": P3},
        {"die": "G3", "is": "held", "seat": P2},
    ]
    assert view["owed"] == [1, 1, 0]
    assert kinds(held()) == {P1: "draft", P2: "draft", P3: "take_back"}
    assert uses().view(P1)["confirmed"] == [P1]


def test_the_notation_of_every_action_reads_back() -> None:
    """In many states of random play, in capital letters and with more spaces too."""
    table = GAME.new(seed=11, players=3, mode="live", confirm_draft=True, burn_if="any")
    stream = new_stream(5, 5)
    seen = set()
    for _ in range(150):
        if not table.waiting:
            break
        seat = table.waiting[roll(stream, len(table.waiting))].seat
        for action in table.legal(seat):
            seen.add(action.text.split()[0])
            loud, plain = table.copy(), table.copy()
            loud.play("  ".join(action.text.upper().split()), seat)
            plain.play(action, seat)
            assert loud.digest() == plain.digest()
        table.play(table.legal(seat)[roll(stream, len(table.legal(seat)))], seat)
    assert {"roll", "claim", "release", "give", "place", "burn", "take"} <= seen
