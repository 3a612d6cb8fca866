"""A table: it checks, names, explains and records; what it refuses has changed nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.cases import Case
from tablemate.kernel.checking import SHOWN
from tablemate.kernel.conformance import CHECKS
from tablemate.kernel.errors import IllegalAction, InvalidArgument, InvalidOptions, InvalidPosition, Reason
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.game import Game
from tablemate.kernel.moves import Move
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.seeds import MOST_SEED
from tablemate.kernel.table import Table
from tests.kernel.toys import COUNT_UP, FINGERS, TOYS
from tests.kernel.toys.count_up import LOOK, PASS, PLAY, ROLL
from tests.more_said import saying


def count_up(*, seed: int = 1, **fields: Any) -> Table:
    """A table where seat 0 begins with one card of each kind and two cards lie in the pile."""
    position: dict[str, Any] = {
        "hand": [[1, 2, 3], [1, 1, 2]],
        "hand_seen": [[[0]] * 3, [[1]] * 3],
        "passes": [2, 2],
        "pile": [2, 3],
        "turn": 1,
    }
    return COUNT_UP.from_position({**position, **fields}, seed=seed)


def snapshot(table: Table) -> tuple[Any, ...]:
    """Everything about a table that a refused action must leave alone."""
    return table.digest(), table.moves, tuple(table.events), table.can_undo(), table.to_position()


def rolling(die: int, **fields: Any) -> Table:
    """A table that has just seen this die."""
    for seed in range(100):
        table = count_up(seed=seed, **fields)
        if table.play("roll")[0].values == (0, die):
            return table
    raise AssertionError("no seed rolls this")


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.slow
def test_the_toys_are_games(check: Callable[[Case], None], game: Game) -> None:
    for seed in range(8):
        check(Case.random(game, seed))


# Seeds, options, seats


def test_the_same_seed_is_the_same_game() -> None:
    assert COUNT_UP.new(seed=7).digest() == COUNT_UP.new(seed=7).digest()
    assert COUNT_UP.new(seed=7).digest() != COUNT_UP.new(seed=8).digest()
    assert COUNT_UP.new(seed=7).digest() != COUNT_UP.new(seed=7, players=1).digest()


@pytest.mark.parametrize("seed", [0, 1, MOST_SEED])
def test_seeds_of_63_bits_are_taken(seed: int) -> None:
    assert COUNT_UP.new(seed=seed).seed == seed


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 1 << 80, True, 1.0, "7", None])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(InvalidOptions, match="a seed is a whole number"):
        COUNT_UP.new(seed=seed)


def test_options_are_the_games_own_business() -> None:
    with pytest.raises(InvalidOptions, match='Count Up has no option "colour"'):
        COUNT_UP.new(seed=1, colour="red")
    assert COUNT_UP.new(seed=1, players=1).seats == 1


@pytest.mark.parametrize("seat", [2, -1, CLOCK, SPECTATOR, True, 0.0, "0", 1 << 40])
def test_there_is_no_such_seat(seat: Any) -> None:
    table = count_up()
    before = snapshot(table)
    with pytest.raises(ValueError, match="this table has the seats 0 to 1"):
        table.play("roll", seat)
    with pytest.raises(ValueError, match="this table has the seats 0 to 1"):
        table.legal(seat)
    assert snapshot(table) == before


def test_a_table_for_one_is_said_to_have_one_seat() -> None:
    with pytest.raises(ValueError, match="this table has only the seat 0, not 4"):
        COUNT_UP.new(seed=1, players=1).legal(4)


# Playing


def test_an_action_changes_the_table_and_tells_what_followed() -> None:
    table = count_up()
    events = table.play("play 2")
    assert [event.name for event in events] == ["played", "drawn"]
    assert events[0].seen_by(1) == {"event": "played", "seat": 0, "place": 1, "kind": 2}
    assert events[1].seen_by(1) == {"event": "drawn", "seat": 0, "kind": HIDDEN}
    assert events[1].seen_by(0) == {"event": "drawn", "seat": 0, "kind": 2}
    assert table.events == list(events)
    assert table.moves == (Move(0, "play 2"),)
    assert table.waiting[0].as_json() == {"seat": 1, "kind": "choose", "subject": {"total": 2}}


def test_an_action_is_played_by_text_by_number_or_as_a_sentence() -> None:
    ends = set()
    for action in ("play 2", "  Play 2 ", "PLAY   2", Action(PLAY + 2, "play 2")):
        table = count_up()
        table.play(action)
        ends.add((table.digest(), table.moves))
    assert len(ends) == 1


def test_a_text_is_read_once_into_the_action_that_is_explained_and_played() -> None:
    table = count_up()
    read = table.read("PLAY   2", 0)
    assert read == table.legal(0)[[*map(str, table.legal(0))].index("play 2")]
    assert (read.kind, read.then) == ("play", ())
    whole = table.read("roll, play 2", 0)
    assert (whole.text, len(whole.then)) == ("roll", 1)
    assert table.why_not(whole, 0) == table.why_not("roll, play 2", 0)
    table.play(read, 0)
    assert [move.action for move in table.moves if isinstance(move, Move)] == ["play 2"]
    with pytest.raises(InvalidArgument):
        table.read(None, 0)  # type: ignore[arg-type]


def on_the_total(table: Table) -> Table:
    """The same table, where actions name the total they are played on: their numbers do not tell."""
    return saying(COUNT_UP, lambda seen: seen.total, " of {}".format).from_position(table.to_position())


def test_an_action_that_no_longer_means_what_it_says_is_refused() -> None:
    """By its number alone it would do something else than was chosen."""
    table = on_the_total(count_up())
    stale = table.legal(0)[2]
    assert str(stale) == "play 1 of 0"
    table.play("play 2 of 0", 0)
    table.play("pass of 2", 1)
    before = snapshot(table)
    with pytest.raises(IllegalAction) as refused:
        table.play(stale, 0)
    assert refused.value.why == Reason("stale_action", "TABLE-STALE", {"text": "play 1 of 0"})
    assert table.why_not(stale, 0) == refused.value.why
    assert snapshot(table) == before
    table.play(table.legal(0)[2], 0)
    assert table.moves[-1] == Move(0, "play 1 of 2")


@pytest.mark.parametrize("text", ["", "anything", "PLAY 2", "play 3", "x" * 10_000])
def test_an_action_made_by_hand_says_what_it_means(text: str) -> None:
    table = count_up()
    before = snapshot(table)
    with pytest.raises(IllegalAction) as refused:
        table.play(Action(PLAY + 2, text))
    assert refused.value.why.code == "stale_action"
    assert len(str(refused.value.why.arguments["text"])) <= SHOWN
    assert snapshot(table) == before


def test_an_action_that_still_means_the_same_is_played_later() -> None:
    table = count_up()
    kept = table.legal(0)[2]
    table.play("pass")
    table.play("pass")
    table.play(kept)
    assert table.moves[-1] == Move(0, kept.text)


def test_the_time_of_an_action_is_kept() -> None:
    table = count_up()
    table.play("pass", at=1500)
    assert table.moves == (Move(0, "pass", 1500),)


@pytest.mark.parametrize("at", [1.5, "soon", True, -1, 1 << 60])
def test_a_time_is_a_whole_number_of_milliseconds(at: Any) -> None:
    """Anything else would go into a record that cannot be read again."""
    table = count_up()
    before = snapshot(table)
    with pytest.raises((TypeError, ValueError)):
        table.play("pass", at=at)
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("action", "seat", "code", "rule"),
    [
        ("look", 0, "not_now", "COUNT-TURN"),
        ("play 3", 1, "not_your_decision", "TABLE-SEAT"),
        (Action(PLAY + 9, ""), 0, "no_such_action", "TABLE-DECISION"),
        (Action(-5, ""), 0, "no_such_action", "TABLE-DECISION"),
        (Action(1 << 70, ""), 0, "no_such_action", "TABLE-DECISION"),
        ("dance", 0, "unreadable", "NOTATION"),
        ("", 0, "unreadable", "NOTATION"),
        ("pass, dance", 0, "unreadable", "NOTATION"),
        ("pass, pass", 0, "sentence_too_long", "NOTATION"),
        ("pass, " * 200, 0, "text_too_long", "NOTATION"),
        ("play 1, play 2", 0, "sentence_too_long", "NOTATION"),
        ("roll, pass", 0, "sentence_too_long", "NOTATION"),
    ],
)
def test_a_refused_action_names_its_rule_and_changes_nothing(action: Any, seat: int, code: str, rule: str) -> None:
    table = count_up(seed=3)
    before = snapshot(table)
    with pytest.raises(IllegalAction) as refused:
        table.play(action, seat)
    assert (refused.value.why.code, refused.value.rule) == (code, rule)
    assert str(refused.value).endswith(f" ({rule})")
    assert snapshot(table) == before


@pytest.mark.parametrize("action", [None, 3, b"pass", ["pass"]])
def test_an_action_is_a_text_or_an_action(action: Any) -> None:
    table = count_up()
    before = snapshot(table)
    with pytest.raises(TypeError, match="a text or an Action"):
        table.play(action)
    assert snapshot(table) == before


def test_rules_that_break_half_way_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an error in the middle of a rule, after it has written to the state."""
    table = count_up()
    before = snapshot(table)
    apply = table._arena.apply

    def broken(place: int, seat: int, action: int) -> None:
        apply(place, seat, action)
        raise ZeroDivisionError

    monkeypatch.setattr(table._arena, "apply", broken)
    with pytest.raises(ZeroDivisionError):
        table.play("roll")
    monkeypatch.undo()
    assert snapshot(table) == before
    table.play("roll")


def test_a_viewer_who_changes_what_a_view_says_of_a_question_changes_no_other_view() -> None:
    """A table keeps its questions until something is played."""
    asked = Decision(0, "pick", {"row": ["A", "B"]})
    asked.as_json()["subject"]["row"].clear()
    assert asked.as_json()["subject"] == {"row": ["A", "B"]}


def test_an_optional_step_is_left_out_where_it_is_not_asked_for() -> None:
    with_six: set[tuple[str, ...]] = set()
    without: set[tuple[str, ...]] = set()
    for seed in range(60):
        table = count_up(seed=seed)
        table.play("roll, look")
        moves = tuple(move.action for move in table.moves if isinstance(move, Move))
        (with_six if table.events[0].values == (0, 6) else without).add(moves)
    assert with_six == {("roll", "look")}
    assert without == {("roll",)}


def test_a_finished_game_takes_no_more() -> None:
    table = count_up(total=18)
    table.play("play 2")
    assert table.outcome is not None
    assert table.outcome.as_json() == {
        "result": "won",
        "score": 20,
        "band": "exact",
        "figures": {"turns": 1},
        "seats": [],
    }
    assert table.waiting == ()
    assert [table.legal(seat) for seat in (0, 1)] == [(), ()]
    before = snapshot(table)
    for action in ("roll", "nonsense", Action(ROLL, "roll")):
        for seat in (None, 0, 1):
            with pytest.raises(IllegalAction) as refused:
                table.play(action, seat)
            assert refused.value.why == Reason("game_over", "TABLE-OVER")
    assert snapshot(table) == before


def test_why_not_gives_the_reason_and_plays_nothing() -> None:
    table = count_up()
    before = snapshot(table)
    reason = table.why_not("look", 0)
    assert reason is not None
    assert reason.code == "not_now"
    assert table.why_not("roll", 0) is None
    assert table.why_not("pass, pass", 0) is not None
    assert snapshot(table) == before


def test_legal_actions_read_back() -> None:
    table = count_up()
    assert [str(action) for action in table.legal(0)] == ["roll", "pass", "play 1", "play 2", "play 3"]
    assert [action.code for action in table.legal(0)][:2] == [ROLL, PASS]
    assert table.legal(1) == ()


# Several seats at once, and time


def test_two_seats_are_asked_at_once() -> None:
    table = FINGERS.new(seed=1)
    assert [decision.seat for decision in table.waiting] == [0, 1]
    with pytest.raises(ValueError, match="several seats are waited for"):
        table.play("show 1")
    table.play("show 2", 1)
    assert [decision.seat for decision in table.waiting] == [0]
    assert table.view(0)["choice"] == [0, HIDDEN]
    assert table.view(1)["choice"] == [HIDDEN, 2]
    assert table.view(SPECTATOR)["choice"] == [HIDDEN, HIDDEN]
    with pytest.raises(IllegalAction, match="FINGERS-SHOW"):
        table.play("show 1", 1)
    events = table.play("show 2")
    assert [event.name for event in events] == ["chose", "revealed"]
    assert table.view(0)["score"] == 2


def test_the_order_of_simultaneous_actions_does_not_matter_here() -> None:
    one, two = FINGERS.new(seed=1), FINGERS.new(seed=1)
    one.play("show 1", 0)
    one.play("show 3", 1)
    two.play("show 3", 1)
    two.play("show 1", 0)
    assert one.digest() == two.digest()


def test_a_clock_acts_as_a_seat_of_its_own() -> None:
    """`CLOCK` is the seat of time: its action is played and recorded like any other, and replays."""
    table = FINGERS.new(seed=1)
    table.play("show 1", 0)
    assert [str(action) for action in table.legal(CLOCK)] == ["time up"]
    events = table.play("time up", CLOCK, at=30_000)
    assert [event.name for event in events] == ["time_up", "chose", "revealed"]
    assert table.moves[-1] == Move(CLOCK, "time up", 30_000)
    assert table.record().replay(FINGERS).digest() == table.digest()


def test_a_game_without_a_clock_refuses_it() -> None:
    with pytest.raises((ValueError, IllegalAction)):
        count_up().play("roll", CLOCK)


# Copies, positions, redeals


def test_a_copy_is_another_table() -> None:
    table = count_up()
    table.play("pass")
    twin = table.copy()
    assert snapshot(twin) == snapshot(table)
    before = snapshot(table)
    twin.undo()
    twin.practice = True
    twin.play("roll")
    assert snapshot(table) == before
    assert not table.practice
    assert table.copy().record() == table.record()


def test_a_twin_begins_where_its_model_stands_and_has_no_past() -> None:
    table = count_up()
    table.play(table.legal(0)[0], 0)
    twin = table.twin()
    assert twin.digest() == table.digest()
    assert (twin.moves, twin.events, twin.can_undo()) == ((), [], False)
    twin.play(twin.legal(twin.waiting[0].seat)[0])
    assert twin.record().replay(COUNT_UP).digest() == twin.digest() != table.digest()


def test_a_copy_can_undo_what_its_model_could() -> None:
    table = count_up()
    start = table.digest()
    table.play("pass")
    twin = table.copy()
    twin.undo()
    assert twin.digest() == start


def test_a_position_is_json_and_lossless() -> None:
    table = rolling(6)
    position = json.loads(json.dumps(table.to_position()))
    again = COUNT_UP.from_position(position)
    assert again.digest() == table.digest()
    assert again.legal(0) == table.legal(0)
    assert again.to_position() == table.to_position()


def test_a_position_with_a_seed_meets_another_future() -> None:
    position = count_up().to_position()
    same = {COUNT_UP.from_position(position).play("roll")[0].values for _ in range(3)}
    others = {COUNT_UP.from_position(position, seed=seed).play("roll")[0].values for seed in range(60)}
    assert len(same) == 1
    assert len(others) == 6


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (None, "an object with named fields"),
        ([], "an object with named fields"),
        ("text", "an object with named fields"),
        ({"game": "chess"}, 'a position of "chess"'),
        ({"game": 5}, "a position of 5"),
        ({"options": 5}, "options are an object"),
        ({"total": 1 << 70}, "whole number"),
        ({"total": 1.5}, "whole number"),
        ({"agenda": [[77, 0]]}, "77"),
        ({"hand": [[1, 2, 3]] * 3}, "a list of 2"),
        ({"hand": [[1, 2, 4], []]}, "from 1 to 3"),
        ({"hand": [[1], []], "hand_seen": [[], []]}, "a list of one entry"),
        ({"played": [3, 3], "hand": [[3, 3], []]}, "cards made"),
    ],
)
def test_a_bad_position_is_refused(position: Any, words: str) -> None:
    with pytest.raises(InvalidPosition, match=words):
        COUNT_UP.from_position(position)


def test_a_redeal_keeps_what_the_viewer_knows_and_nothing_of_the_past() -> None:
    table = COUNT_UP.new(seed=5)
    table.play("pass")
    hands = set()
    for stream in range(20):
        other = table.redealt(0, stream)
        assert other.view(0) == table.view(0)
        assert (other.moves, other.events, other.seed, other.can_undo()) == ((), [], None, False)
        hands.add(json.dumps(other.to_position()["hand"][1]))
    assert len(hands) > 3
    assert table.redealt(0, 4).digest() == table.redealt(0, 4).digest()


@pytest.mark.parametrize("viewer", [2, CLOCK, True, "0"])
def test_nobody_else_is_dealt_for(viewer: Any) -> None:
    with pytest.raises(ValueError, match="this table has the seats"):
        count_up().redealt(viewer, 1)


@pytest.mark.parametrize("stream", [-1, 1 << 63, 1.5, True])
def test_a_redeal_has_a_number_like_a_seed(stream: Any) -> None:
    with pytest.raises(InvalidOptions):
        count_up().redealt(0, stream)


def test_a_redealt_table_has_a_record_of_its_own() -> None:
    other = COUNT_UP.new(seed=5).redealt(0, 1)
    other.play("roll, leave")
    assert other.record().replay(COUNT_UP).digest() == other.digest()


# Views


def test_a_view_is_json_and_hides_what_it_must() -> None:
    table = count_up()
    seat, other, spectator = (json.loads(json.dumps(table.view(viewer))) for viewer in (0, 1, SPECTATOR))
    assert (seat["viewer"], spectator["viewer"]) == (0, "spectator")
    assert seat["hand"] == [[1, 2, 3], [HIDDEN] * 3]
    assert other["hand"] == [[HIDDEN] * 3, [1, 1, 2]]
    assert spectator["hand"] == [[HIDDEN] * 3] * 2
    assert spectator["pile"] == [HIDDEN] * 10
    assert "chance" not in seat


@pytest.mark.parametrize("viewer", [2, CLOCK, "0", True])
def test_nobody_else_looks(viewer: Any) -> None:
    with pytest.raises(ValueError, match="this table has the seats"):
        count_up().view(viewer)


def test_looking_tells_only_the_one_who_looks() -> None:
    table = rolling(6)
    (looked, *_) = table.play("look")
    assert [looked.seen_by(viewer)["kind"] for viewer in (0, 1, SPECTATOR)] == [2, HIDDEN, HIDDEN]
    assert [table.view(viewer)["pile"][1] for viewer in (0, 1, SPECTATOR)] == [2, HIDDEN, HIDDEN]
    assert LOOK not in [action.code for action in table.legal(1)]


def test_the_state_of_a_table_is_given_away_as_a_copy() -> None:
    table = count_up()
    table.state_array()["total"] = 99
    assert table.to_position()["total"] == 0
