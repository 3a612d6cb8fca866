"""Who played, pauses, promises, giving up, forks and names: what a record tells besides the moves."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

import tablemate
from tablemate import CLOCK, IllegalAction, InvalidArgument, InvalidRecord, Record, Table
from tablemate.kernel.circumstances import Circumstances, Commitment, Origin, Pause
from tablemate.kernel.errors import InvalidName
from tablemate.kernel.moves import Move, Undo
from tablemate.kernel.players import PERSON, STAND_IN, TABLE, bot_name, bot_player
from tests.kernel.test_table import count_up
from tests.kernel.toys import COUNT_UP

GREEDY = bot_player("greedy", "1")
FUSE = tablemate.game("fuse")
SALT = "0123456789abcdef" * 2


def played() -> Table:
    """A person and a bot; a person took back what the bot had played, and a stand-in plays for the bot."""
    table = COUNT_UP.new(seed=2, target=12)
    table.seat_players(*((PERSON, GREEDY) if table.waiting[0].seat == 0 else (GREEDY, PERSON)))
    table.play("pass")
    table.play("pass")
    table.undo(table.steps[1].seat)
    table.play("pass", by=STAND_IN)
    return table


def same_after_the_file(table: Table) -> dict[str, Any]:
    """The record as JSON; it survives its file and replays to itself."""
    record = table.record()
    again = Record.loads(record.dumps())
    assert again == record
    assert again.replay(table.game).record() == record
    data: dict[str, Any] = json.loads(record.dumps())
    return data


def test_every_step_tells_who_played_it() -> None:
    assert [step.by for step in played().steps] == [None, PERSON, GREEDY, PERSON, STAND_IN]
    assert played().steps[4].seen_by(0)["by"] == STAND_IN


def test_a_record_says_who_sits_where_once_and_who_played_only_where_it_was_somebody_else() -> None:
    data = same_after_the_file(played())
    assert sorted(data["seats"]) == [GREEDY, PERSON]
    assert [move.get("by") for move in data["moves"]] == [None, None, None, STAND_IN]


def test_what_was_played_by_somebody_unknown_stays_so_when_players_sit_down() -> None:
    table = count_up()
    table.play("pass")
    table.seat_players(PERSON, PERSON)
    table.play("pass")
    assert [step.by for step in table.steps[1:]] == [None, PERSON]
    assert same_after_the_file(table)["moves"][0] == {"seat": 0, "action": "pass", "by": None}


def test_who_took_back_is_kept_as_it_was_known() -> None:
    table = count_up()
    table.practice = True
    table.play("pass")
    table.undo(0)
    table.seat_players(PERSON, PERSON)
    table.play("pass")
    table.undo(1, by=STAND_IN)
    assert [step.by for step in table.steps[1:]] == [None, None, PERSON, STAND_IN]
    assert same_after_the_file(table)["moves"][1::2] == [
        {"seat": 0, "undo": 1, "by": None},
        {"seat": 1, "undo": 1, "by": STAND_IN},
    ]


def test_the_clock_is_the_tables() -> None:
    table = FUSE.new(seed=7, mode="live")
    table.play("time up", CLOCK, at=600_000)
    assert table.steps[-1].by == TABLE
    assert same_after_the_file(table)["moves"] == [{"seat": "clock", "action": "time up", "at": 600_000}]


@pytest.mark.parametrize(
    "player",
    ["", "Person", "bot", "bot greedy", "bot greedy 1 2", "bot gre edy 1", 7, ["person"], "bot x \n", "x" * 99],
)
def test_nobody_else_plays(player: Any) -> None:
    table = count_up()
    with pytest.raises(InvalidArgument, match="who plays is"):
        table.play("pass", by=player)
    with pytest.raises(InvalidArgument, match="who plays is"):
        table.seat_players(PERSON, player)
    with pytest.raises(InvalidRecord, match="move 1"):
        Record.from_json({**table.record().as_json(), "moves": [{"seat": 0, "action": "pass", "by": player}]})
    assert len(table.steps) == 1


def test_a_bot_has_a_name_and_a_version() -> None:
    assert (GREEDY, bot_name(GREEDY), bot_name(PERSON), bot_name(None)) == ("bot greedy 1", "greedy", None, None)


@pytest.mark.parametrize("values", [[PERSON], [PERSON] * 3])
def test_there_are_as_many_players_and_names_as_seats(values: list[str]) -> None:
    table = count_up()
    with pytest.raises(InvalidArgument, match="2 seats"):
        table.name_seats(*values)
    with pytest.raises(InvalidArgument, match="2 seats"):
        table.seat_players(*values)
    for key in ("names", "seats"):
        with pytest.raises(InvalidRecord, match="2 seats"):
            Record.from_json({**table.record().as_json(), key: values}).replay(COUNT_UP)


def test_nobody_known_is_the_same_as_nothing_said() -> None:
    table = count_up()
    table.seat_players(None, None)
    assert table.circumstances == Circumstances()
    said = {**table.record().as_json(), "seats": [None, None], "names": [None, None]}
    assert Record.from_json(said).replay(COUNT_UP).record() == table.record()


def test_seats_have_names_and_where_none_has_one_nothing_is_written() -> None:
    table = count_up()
    table.name_seats("  Ana ", None)
    assert same_after_the_file(table)["names"] == ["Ana", None]
    table.name_seats(None, None)
    assert "names" not in same_after_the_file(table)


@pytest.mark.parametrize("name", ["x" * 25, "", "\x1b[2J", 7])
def test_what_cannot_be_a_name_is_refused_in_records_too(name: Any) -> None:
    table = count_up()
    with pytest.raises(InvalidName):
        table.name_seats("Ana", name)
    with pytest.raises(InvalidRecord, match="the head of the record does not fit"):
        Record.from_json({**table.record().as_json(), "names": ["Ana", name]})
    assert table.circumstances.names == ()


def test_a_seed_can_be_promised_and_the_promise_checked_by_anybody() -> None:
    table = COUNT_UP.new(seed=11)
    published = table.commit()
    salt = same_after_the_file(table)["commitment"]["salt"]
    assert sha256(f"11 {salt}".encode()).hexdigest() == published
    assert COUNT_UP.new(seed=11).commit() != published, "the seed cannot be found by trying"
    assert table.copy().circumstances == table.circumstances


def test_a_record_with_another_seed_than_the_promised_one_is_refused() -> None:
    table = COUNT_UP.new(seed=11)
    table.commit()
    record = table.record()
    for other in (
        replace(record, seed=12),
        replace(record, circumstances=Circumstances(commitment=Commitment("", ""))),
    ):
        with pytest.raises(InvalidRecord, match="not the one that was promised"):
            other.replay(COUNT_UP)


def started() -> Table:
    """A promised table that starts from a position, with a card played."""
    table = count_up()
    table.commit(salt=SALT)
    table.play("pass")
    return table


def test_a_start_can_be_promised_and_the_promise_checked_by_anybody() -> None:
    table = count_up()
    published = table.commit()
    data = same_after_the_file(table)
    start = json.dumps(data["start"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert sha256(f"{start} {data['commitment']['salt']}".encode()).hexdigest() == published
    assert "chance" in data["start"], "what will be rolled is promised too"
    assert count_up(seed=2).commit(salt=SALT) != count_up(seed=1).commit(salt=SALT)


def test_a_start_is_hashed_with_sorted_keys_without_spaces_and_in_utf_8() -> None:
    promise = Commitment.to({"b": ["é", None], "a": {"d": 1, "c": True}}, SALT)
    assert promise.hash == sha256(f'{{"a":{{"c":true,"d":1}},"b":["é",null]}} {SALT}'.encode()).hexdigest()
    assert promise.holds({"a": {"c": True, "d": 1}, "b": ["é", None]})


@pytest.mark.parametrize("game", tablemate.games())
def test_the_start_of_every_game_can_be_promised(game: str) -> None:
    table = tablemate.game(game).new(seed=3)
    again = tablemate.game(game).from_position(table.to_position(), seed=4)
    again.commit()
    assert same_after_the_file(again)["start"]["chance"] != table.to_position()["chance"]


def test_forks_and_what_was_dealt_anew_can_be_promised() -> None:
    for table in (played().record().fork(COUNT_UP, 2), COUNT_UP.new(seed=11).redealt(0, 1)):
        table.commit()
        assert same_after_the_file(table)["commitment"]


@pytest.mark.parametrize(
    "changed",
    [{"chance": "0123456789abcdef0123456789abcdef"}, {"pile": [3, 2]}, {"turn": 2}, {"time": 5}, {"rules_version": 1}],
    ids=str,
)
def test_a_record_with_another_start_than_the_promised_one_is_refused(changed: dict[str, Any]) -> None:
    record = started().record()
    assert record.start is not None
    with pytest.raises(InvalidRecord, match="the record's start is not the one that was promised"):
        replace(record, start={**record.start, **changed}).check_promise()
    with pytest.raises(InvalidRecord):
        replace(record, start={**record.start, **changed}).replay(COUNT_UP)


def test_a_start_is_promised_with_its_chance() -> None:
    record = started().record()
    assert record.start is not None
    start = {name: value for name, value in record.start.items() if name != "chance"}
    around = Circumstances(commitment=Commitment.to(start))
    with pytest.raises(InvalidRecord, match="a start is promised with its chance"):
        replace(record, start=start, circumstances=around).replay(COUNT_UP)


@pytest.mark.parametrize("odd", ["\ud800", float("nan"), 10**30])
def test_a_start_that_nobody_could_have_promised_is_refused(odd: Any) -> None:
    """The version of a start is that of its record, so nothing else looks at it."""
    record = started().record()
    assert record.start is not None
    with pytest.raises(InvalidRecord):
        replace(record, start={**record.start, "rules_version": odd}).replay(COUNT_UP)


def test_a_promised_start_stays_as_it_was_written() -> None:
    """A later version may write positions otherwise, and the hash is of every letter."""
    record = started().record()
    assert record.start is not None
    start = {name: value for name, value in record.start.items() if name not in ("game", "options")}
    sparse = replace(record, start=start, circumstances=Circumstances(commitment=Commitment.to(start)))
    table = sparse.at(COUNT_UP, 1)
    table.play("pass")
    assert same_after_the_file(table)["start"] == start
    assert "options" in replace(sparse, circumstances=Circumstances()).replay(COUNT_UP).record().as_json()["start"]


def test_another_salt_or_hash_than_the_promised_ones_is_refused() -> None:
    for table in (COUNT_UP.new(seed=11), count_up()):
        table.commit()
        for other in ({"salt": "0" * 32}, {"hash": "0" * 64}):
            data = table.record().as_json()
            with pytest.raises(InvalidRecord, match="not the one that was promised"):
                Record.from_json({**data, "commitment": {**data["commitment"], **other}}).replay(COUNT_UP)


def test_nothing_is_promised_once_something_was_played() -> None:
    for table in (COUNT_UP.new(seed=11), count_up()):
        table.play("pass")
        with pytest.raises(InvalidArgument, match="before anything is played"):
            table.commit()
        assert table.circumstances.commitment is None


def test_a_promise_is_made_once() -> None:
    for table in (COUNT_UP.new(seed=11), count_up()):
        published = table.commit()
        promise = table.circumstances.commitment
        assert promise is not None
        assert table.commit() == table.commit(salt=promise.salt) == published
        with pytest.raises(InvalidArgument, match="promised already, with another salt"):
            table.commit(salt=SALT)
        assert table.circumstances.commitment == promise


def test_the_same_salt_makes_the_same_promise_of_the_same_table() -> None:
    """A table that is set up again after a restart keeps what it promised."""
    assert COUNT_UP.new(seed=11).commit(salt=SALT) == COUNT_UP.new(seed=11).commit(salt=SALT)
    assert COUNT_UP.new(seed=12).commit(salt=SALT) != COUNT_UP.new(seed=11).commit(salt=SALT)
    record = started().record()
    assert record.start is not None
    assert COUNT_UP.from_position(record.start).commit(salt=SALT) == count_up().commit(salt=SALT)
    assert record.at(COUNT_UP, 0).commit() == count_up().commit(salt=SALT)


@pytest.mark.parametrize("salt", ["", "0" * 31, "0" * 65, "F" * 32, "g" * 32, f"{'0' * 32}\n", 7, b"0" * 32])
def test_a_salt_is_long_enough_and_hexadecimal(salt: Any) -> None:
    table = COUNT_UP.new(seed=11)
    with pytest.raises(InvalidArgument, match="a salt has 32 to 64 digits"):
        table.commit(salt=salt)
    assert table.circumstances == Circumstances()


def test_a_pause_stops_the_time_of_the_game_and_is_no_step() -> None:
    table = FUSE.new(seed=7, mode="live")
    table.play("roll", 0, at=2_000)
    table.pause(61_000, at=5_000)
    table.play(table.legal(0)[0], 0)
    assert [(step.number, step.at) for step in table.steps] == [(0, None), (1, 2_000), (2, 5_000)]
    assert same_after_the_file(table)["pauses"] == [{"step": 1, "at": 5_000, "lasted": 61_000}]
    assert table.record().at(FUSE, 0).circumstances.pauses == ()


def test_a_pause_without_a_time_is_kept_too() -> None:
    table = count_up()
    table.pause(10)
    assert table.circumstances.pauses == (Pause(0, None, 10),)
    assert same_after_the_file(table)["pauses"] == [{"step": 0, "at": None, "lasted": 10}]


def test_a_game_has_a_thousand_pauses_and_no_more() -> None:
    table = count_up()
    for _ in range(1000):
        table.pause(1)
    same_after_the_file(table)
    with pytest.raises(InvalidArgument, match="at most 1,000 pauses"):
        table.pause(1)
    many = replace(table.circumstances, pauses=table.circumstances.pauses * 2)
    with pytest.raises(InvalidRecord, match="at most 1,000 pauses"):
        replace(table.record(), circumstances=many).replay(COUNT_UP)


@pytest.mark.parametrize("lasted", [-1, 1.5, True, None, "10", 1 << 53])
def test_a_pause_lasts_a_time(lasted: Any) -> None:
    table = count_up()
    with pytest.raises(InvalidArgument, match="a pause lasts"):
        table.pause(lasted)
    assert table.circumstances == Circumstances()


def test_a_pause_comes_when_its_time_can_be() -> None:
    table = FUSE.new(seed=7, mode="live")
    table.play("roll", 0, at=2_000)
    for at in (1_999, 600_000):
        with pytest.raises(InvalidArgument):
            table.pause(10, at=at)
    assert table.time == 2_000
    assert table.circumstances.pauses == ()


@pytest.mark.parametrize(
    "pauses",
    [
        [{"step": 2, "at": None, "lasted": 1}],
        [{"step": -1, "at": None, "lasted": 1}],
        [{"step": 1, "at": None, "lasted": 1}, {"step": 0, "at": None, "lasted": 1}],
        [{"step": 0, "at": 10**30, "lasted": 1}],
        [{"step": 0, "lasted": 1}],
        [{"step": 0, "at": None, "lasted": -1}],
        [{"step": True, "at": None, "lasted": 1}],
        [7],
        {"step": 0},
    ],
)
def test_pauses_that_cannot_have_been_are_refused(pauses: Any) -> None:
    table = count_up()
    table.play("pass")
    with pytest.raises(InvalidRecord, match=r"pause|lasted"):
        Record.from_json({**table.record().as_json(), "pauses": pauses}).replay(COUNT_UP)


def test_after_the_clock_has_ended_there_is_no_pause() -> None:
    """Its record could not be replayed."""
    table = tablemate.game("fuse").new(seed=1, mode="live")
    table.play("time up", CLOCK, at=600_000)
    with pytest.raises(InvalidArgument):
        table.pause(5)
    assert same_after_the_file(table)


@pytest.mark.parametrize(
    "said",
    [
        {"commitment": {"hash": "00", "salt": "\ud800"}},
        {"commitment": {"hash": "\ud800", "salt": "00"}},
        {"forked": {"record": "\ud800", "step": 0}},
        {"forked": {"record": "0" * 100_000, "step": 0}},
        {"forked": {"record": "00", "step": -5}},
        {"forked": {"record": "00", "step": 10**300}},
    ],
)
def test_promises_and_forks_that_we_never_wrote_are_refused(said: dict[str, Any]) -> None:
    data = json.loads(COUNT_UP.new(seed=5).record().dumps())
    with pytest.raises(InvalidRecord):
        Record.loads(json.dumps({**data, **said}))


def test_an_abandoned_game_is_over_without_an_outcome() -> None:
    table = count_up()
    table.play("pass")
    table.abandon()
    assert (table.waiting, table.legal(0), table.outcome, table.can_undo()) == ((), (), None, False)
    assert table.view(0)["abandoned"]
    assert not count_up().view(0)["abandoned"]
    for play in (lambda: table.play("pass"), table.undo, table.abandon, lambda: table.pause(1_000)):
        with pytest.raises(IllegalAction) as refused:
            play()
        assert refused.value.why.code == "game_over"
    data = same_after_the_file(table)
    assert (data["abandoned"], data["outcome"]) == (True, None)
    assert table.record().at(COUNT_UP, 0).waiting


def test_a_finished_game_cannot_be_abandoned() -> None:
    table = COUNT_UP.new(seed=11, target=12)
    while table.waiting:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[-1], seat)
    with pytest.raises(IllegalAction):
        table.abandon()
    with pytest.raises(InvalidRecord, match="the end of the record does not fit"):
        Record.from_json({**table.record().as_json(), "abandoned": True}).replay(COUNT_UP)


def test_a_fork_names_the_record_and_the_step_it_comes_from() -> None:
    table = played()
    table.name_seats("Ana", "Ben")
    record = table.record()
    fork = record.fork(COUNT_UP, 2, seed=5)
    assert fork.circumstances == Circumstances(names=("Ana", "Ben"), forked=Origin(record.digest, 2))
    assert same_after_the_file(fork)["forked"] == {"record": record.digest, "step": 2}


@pytest.mark.parametrize(
    "head",
    [
        {"seats": "person"},
        {"seats": 7},
        {"seats": {"0": "person"}},
        {"names": "Ana"},
        {"commitment": "hash"},
        {"commitment": {"hash": "x"}},
        {"commitment": {"hash": 1, "salt": "y"}},
        {"commitment": {"hash": "x", "salt": "y", "more": 1}},
        {"forked": {"record": "x", "step": "2"}},
        {"forked": {"record": "x", "step": True}},
        {"forked": []},
        {"abandoned": 1},
        {"abandoned": "yes"},
        {"abandoned": None},
    ],
    ids=str,
)
def test_a_head_of_another_kind_is_refused(head: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord, match="the head of the record does not fit"):
        Record.from_json({**count_up().record().as_json(), **head})


def test_version_1_knew_nothing_of_this_and_what_it_did_not_know_is_not_read() -> None:
    data = {**count_up().record().as_json(), "version": 1, "seats": ["person", "person"], "abandoned": 7}
    assert Record.from_json(data).circumstances == Circumstances()
    for move in ({"seat": 0, "action": "pass", "by": "person"}, {"undo": 1, "seat": 0}, {"undo": 1, "by": "person"}):
        with pytest.raises(InvalidRecord, match="move 1"):
            Record.from_json({**data, "moves": [move]})
    read = Record.from_json({**data, "moves": [{"seat": 0, "action": "pass"}, {"undo": 1}]})
    assert read.moves == (Move(0, "pass"), Undo())
