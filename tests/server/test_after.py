"""After the end everything is open; before it, nothing is: replays, records, and going on from a step."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import httpx
import pytest

import tablemate
from tablemate.kernel.moves import Move
from tablemate.kernel.records import Record
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.verifying import Found, verify
from tablemate.server.api.replaying import Eyes, replay_of
from tablemate.server.api.shapes.records import RecordLooked, Replay, SeenAt
from tablemate.server.problems import NotThere, TooLarge, TooMuch
from tablemate.server.tables.head import Head
from tablemate.server.uploads import Uploads
from tablemate.server.workshop import Breath, Workshop
from tablemate.words import Words

from .conftest import Browser
from .games import (
    FOR_TWO,
    GAMES,
    alike,
    done,
    finished,
    looking_alike,
    made_with,
    make,
    make_for_others,
    options_of,
    refused,
    take_seats,
)
from .running import Running

AFTER_THE_END = ("record", "replay", "replay?viewer=0", "replay/0", "replay/1?viewer=spectator")
LAST = 10**9


def told(server: Running, table: str) -> str:
    return server.table(table).record().dumps()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_that_is_over_is_a_file_that_proves_everything(
    server: Running, browser: Browser, game: str
) -> None:
    made = finished(server, browser(), game)
    response = browser().get(f"/api/tables/{made['table']}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="tablemate-{game}-{made["table"]}.json"'
    record = Record.loads(response.content)
    assert record == server.table(made["table"]).record()
    assert record.seed is not None
    assert record.circumstances.seats == ("person",)
    verdicts = verify(record, tablemate.game(game), published=made["commitment"])
    assert {verdict.found for verdict in verdicts} == {Found.HOLDS}


@pytest.mark.parametrize(("mode", "clock"), [("live", 600_000), ("practice", None)])
def test_a_replay_says_when_the_clock_ends(mode: str, clock: int | None) -> None:
    table = tablemate.game("fuse").new(seed=1, mode=mode)
    replay = replay_of(table.record(), Eyes.of("0", "en", "fuse"), Breath())
    assert replay.clock == clock


@pytest.mark.parametrize("path", AFTER_THE_END)
def test_before_the_end_nobody_gets_a_byte_of_it(server: Running, browser: Browser, path: str) -> None:
    asking = browser()
    made = make(asking, FOR_TWO)
    server.play_on(made["table"], 3)
    answer = asking.get(f"/api/tables/{made['table']}/{path}")
    assert refused(answer, 409, "not_over").startswith("the game is not over")
    assert refused(browser("fr").get(f"/api/tables/{made['table']}/{path}"), 409, "not_over").startswith("la partie")


@pytest.mark.parametrize("path", AFTER_THE_END)
def test_what_a_closed_table_had_in_hand_stays_shut(server: Running, browser: Browser, path: str) -> None:
    asking = browser()
    made = make(asking, FOR_TWO)
    server.play_on(made["table"], 3)
    assert asking.delete(f"/api/tables/{made['table']}").status_code == 204
    refused(asking.get(f"/api/tables/{made['table']}/{path}"), 409, "not_over")


def test_a_game_that_was_given_up_is_open(server: Running, browser: Browser) -> None:
    made = make(browser(), FOR_TWO)
    server.play_on(made["table"], 3)
    give_up(server, made["table"])
    replay = Replay.model_validate(done(browser().get(f"/api/tables/{made['table']}/replay")))
    assert (replay.abandoned, replay.outcome, replay.last) == (True, None, 3)


def give_up(server: Running, table: str) -> None:
    keeper = server.keeper(table)
    server.done(keeper.asked(lambda it: it.agreeing._agreed("abandon")))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_each_step_in_the_language_that_was_asked_for(
    server: Running, browser: Browser, game: str, language: str
) -> None:
    made = finished(server, browser(), game, chance=3)
    table, words = server.table(made["table"]), Words(language, game).illustrated()
    answer = browser(language).get(f"/api/tables/{made['table']}/replay?viewer=0")
    replay = Replay.model_validate_json(answer.content)
    assert replay.name == words.say("game-name")
    assert [step.played for step in replay.steps] == json.loads(json.dumps([each.seen_by(0) for each in table.steps]))
    about = words.about(table.options)
    assert [step.lines for step in replay.steps] == [about.story(each.events, 0) for each in table.steps]
    assert replay.outcome is not None
    assert table.outcome is not None
    assert replay.outcome.sentences == about.outcome(table.outcome)
    assert replay.promise is not None
    assert (replay.promise.seed, replay.promise.hash) == (table.seed, made["commitment"])


@pytest.mark.parametrize("game", GAMES)
def test_any_step_can_be_looked_at_as_any_seat_or_open(server: Running, browser: Browser, game: str) -> None:
    most = max(tablemate.game(game).traits.players)
    head = Head.of(tablemate.game(game).new(seed=5, **options_of(game, players=most)))
    name = made_with(server, head)
    server.play_on(name, chance=1)
    record, asking = server.table(name).record(), browser()
    for step in (0, len(record.moves) // 2, len(record.moves)):
        table = record.at(tablemate.game(game), step)
        views = [table.view(viewer) for viewer in (*range(most), SPECTATOR)]
        for viewer, seen in [("open", views), ("spectator", views[-1:]), ("0", views[:1])]:
            answer = asking.get(f"/api/tables/{name}/replay/{step}?viewer={viewer}&labels=1&sections=1")
            shown = SeenAt.model_validate_json(answer.content)
            assert (shown.step, shown.last, shown.viewer) == (step, len(record.moves), viewer)
            assert shown.views == json.loads(json.dumps(seen))
            assert bool(shown.questions) == bool(table.waiting)
            assert shown.labels
            assert shown.sections


def test_a_step_or_a_seat_that_is_not_there_is_refused(server: Running, browser: Browser) -> None:
    asking = browser()
    made = finished(server, asking, FOR_TWO)
    path = f"/api/tables/{made['table']}/replay"
    refused(asking.get(f"{path}/{LAST}"), 400, "no_such_step")
    refused(asking.get(f"{path}?viewer=1"), 400, "no_such_seat")
    refused(asking.get(f"{path}/0?viewer=1"), 400, "no_such_seat")
    refused(asking.get(f"{path}?viewer=clock"), 422, "request_invalid")
    refused(asking.get("/api/tables/nowhere/replay"), 404, "no_such_table")
    refused(asking.get("/api/records/nothing/replay"), 404, "no_such_upload")


def test_open_eyes_see_every_hand_and_no_state(server: Running, browser: Browser) -> None:
    name = made_with(server, Head.of(tablemate.game(FOR_TWO).new(seed=3, players=2)))
    server.play_on(name, chance=2)
    views = done(browser().get(f"/api/tables/{name}/replay/0"))["views"]
    assert [view["viewer"] for view in views] == [0, 1, "spectator"]
    assert "hidden" not in views[0]["hands"][0] + views[1]["hands"][1]
    assert {*views[2]["hands"][0]} == {"hidden"}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_is_brought_is_shown_like_a_game_of_this_server(
    server: Running, browser: Browser, game: str
) -> None:
    made = finished(server, browser(), game, chance=7)
    asking = browser("fr")
    answer = asking.post(f"/api/records?commitment={made['commitment']}", content=told(server, made["table"]))
    looked = RecordLooked.model_validate_json(answer.content)
    assert looked.holds
    assert [verdict.found for verdict in looked.verdicts] == ["holds"] * 4
    assert looked.verdicts[1].sentence.startswith("La donne est juste")
    assert looked.replay == Replay.model_validate(done(asking.get(f"/api/tables/{made['table']}/replay")))
    for path in ("replay", "replay/2?viewer=0"):
        brought = asking.get(f"/api/records/{looked.record}/{path}")
        assert brought.content == asking.get(f"/api/tables/{made['table']}/{path}").content


def test_a_record_that_was_changed_is_told_what_is_wrong_with_it(server: Running, browser: Browser) -> None:
    made = finished(server, browser(), FOR_TWO)
    record = server.table(made["table"]).record()
    short = done(browser().post("/api/records", content=replace(record, moves=record.moves[:-1]).dumps()))
    assert (short["holds"], short["record"], short["replay"]) == (False, None, None)
    assert [verdict["found"] for verdict in short["verdicts"]] == ["holds", "holds", "holds", "fails"]
    assert short["verdicts"][3]["code"] == "record_end"
    other = done(browser().post(f"/api/records?commitment={'0' * 64}", content=record.dumps()))
    assert [verdict["found"] for verdict in other["verdicts"]] == ["fails", "holds", "holds", "holds"]
    assert other["replay"]["promise"] is None
    assert other["replay"]["last"] == len(record.moves)


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "json"), (b"\xff\xfe", "file_text"), (b"{}", "record_format"), (b"[" * 100_000, "json_values")],
)
def test_what_is_no_record_is_refused_with_a_sentence(browser: Browser, content: bytes, code: str) -> None:
    assert refused(browser().post("/api/records", content=content), 400, code)


def test_a_record_of_a_game_or_of_rules_that_are_not_known_is_refused(server: Running, browser: Browser) -> None:
    record = server.table(finished(server, browser(), FOR_TWO)["table"]).record()
    refused(browser().post("/api/records", content=replace(record, game="chess").dumps()), 400, "no_such_game")
    refused(browser().post("/api/records", content=replace(record, rules_version=99).dumps()), 400, "rules_version")


def test_what_is_too_large_or_too_long_is_not_read(server: Running, browser: Browser) -> None:
    most = server.house.settings.limits.upload_bytes
    refused(browser().post("/api/records", content=b" " * (most + 1)), 413, "upload_too_large")
    record = server.table(finished(server, browser(), FOR_TWO)["table"]).record()
    long = replace(record, moves=record.moves[:1] * 10_001)
    refused(browser().post("/api/records", content=long.dumps()), 413, "record_long")


def test_records_that_were_brought_are_forgotten_after_a_while_and_when_there_are_many() -> None:
    record = tablemate.game(FOR_TWO).new(seed=1).record()
    uploads = Uploads(seconds=1000, most_bytes=100)
    first, second, third = (uploads.keep(record, 40) for _ in range(3))
    assert uploads.record(third) is uploads.record(second) is record
    late = Uploads(seconds=-1)
    for kept, gone in ((uploads, first), (late, late.keep(record, 1))):
        with pytest.raises(NotThere) as problem:
            kept.record(gone)
        assert problem.value.fault.code == "no_such_upload"


def test_long_work_ends_after_its_time_and_not_all_of_it_is_taken_on() -> None:
    breath = Breath(longest=-1)
    with pytest.raises(TooLarge):
        breath()
    with pytest.raises(TooLarge):
        list(breath.between([1]))


async def busy() -> None:
    workshop = Workshop(most_of_one=0)
    try:
        await workshop.do(lambda breath: None, "somebody")
    finally:
        workshop.close()


def test_a_workshop_that_has_enough_to_do_says_so(server: Running) -> None:
    with pytest.raises(TooMuch) as problem:
        server.done(busy())
    assert problem.value.fault.code == "too_busy"


async def in_turn() -> list[str]:
    """In which order work is done: somebody wants much of it, and somebody else comes after that."""
    workshop, done, begun, go = Workshop(most_waiting=3), list[str](), threading.Event(), threading.Event()

    def first(_breath: Breath) -> None:
        begun.set()
        go.wait(30)

    many = [asyncio.create_task(workshop.do_patiently(first, "many"))]
    while not begun.is_set():
        await asyncio.sleep(0)
    many += [asyncio.create_task(workshop.do_patiently(lambda _: done.append("many"), "many")) for _ in range(20)]
    await asyncio.sleep(0)
    one = asyncio.create_task(workshop.do(lambda _: done.append("one"), "one"))
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(one, *many)
    workshop.close()
    return done


def test_whoever_has_much_done_lets_others_go_first(server: Running) -> None:
    assert server.done(in_turn()) == ["one", *["many"] * 20]


def go_on(browser: httpx.Client, table: str, step: int, **asked: object) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/fork", json={"step": step, **asked})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_any_step_with_the_same_future(server: Running, browser: Browser, game: str) -> None:
    asking = browser()
    made = finished(server, asking, game, chance=4)
    record = server.table(made["table"]).record()
    fork = done(go_on(asking, made["table"], 2, sit=True), 201)
    table = server.table(fork["table"])
    assert table.digest() == record.at(tablemate.game(game), 2).digest()
    for move in record.moves[2:]:
        assert isinstance(move, Move)
        server.play(fork["table"], move.seat or 0, move.action)
    assert server.table(fork["table"]).outcome == server.table(made["table"]).outcome
    taken = Record.loads(asking.get(f"/api/tables/{fork['table']}/record").content)
    assert taken.circumstances.forked is not None
    assert (taken.circumstances.forked.record, taken.circumstances.forked.step) == (record.digest, 2)
    verdicts = verify(taken, tablemate.game(game), published=fork["commitment"])
    assert {verdict.found for verdict in verdicts} == {Found.HOLDS}


@pytest.mark.parametrize("viewer", [0, 1, "spectator"])
def test_the_unknown_is_dealt_anew_from_what_a_viewer_knows(
    server: Running, browser: Browser, viewer: int | str
) -> None:
    name = made_with(server, Head.of(tablemate.game(FOR_TWO).new(seed=9, players=2)))
    server.play_on(name, chance=2)
    truth = server.table(name).record().at(tablemate.game(FOR_TWO), 4)
    asked = {"future": "anew", "viewer": viewer}
    forks = [server.table(done(go_on(browser(), name, 4, **asked), 201)["table"]) for _ in range(6)]
    eyes = SPECTATOR if viewer == "spectator" else int(viewer)
    assert all(fork.view(eyes) == truth.view(eyes) for fork in forks)
    assert len({fork.digest() for fork in (truth, *forks)}) == 7
    assert all(fork.circumstances.forked == forks[0].circumstances.forked for fork in forks)
    assert forks[0].circumstances.forked is not None
    assert forks[0].circumstances.forked.record == server.table(name).record().digest


def test_there_is_no_going_on_from_the_end(server: Running, browser: Browser) -> None:
    made = finished(server, browser(), FOR_TWO)
    last = server.table(made["table"]).last_step.number
    refused(go_on(browser(), made["table"], last), 409, "nothing_to_continue")
    refused(go_on(browser(), made["table"], last, future="anew"), 409, "nothing_to_continue")
    refused(go_on(browser(), made["table"], last + 1), 400, "no_such_step")
    refused(go_on(browser(), made["table"], 1, future="anew", viewer=3), 400, "no_such_seat")
    refused(go_on(browser(), made["table"], -1), 422, "request_invalid")


def test_a_game_that_was_given_up_goes_on_where_it_was(server: Running, browser: Browser) -> None:
    made = make(browser(), FOR_TWO)
    server.play_on(made["table"], 3)
    give_up(server, made["table"])
    fork = done(go_on(browser(), made["table"], 3), 201)
    assert server.table(fork["table"]).waiting


def test_a_record_that_was_brought_goes_on_too(server: Running, browser: Browser) -> None:
    made = finished(server, browser(), FOR_TWO)
    asking = browser()
    looked = done(asking.post("/api/records", content=told(server, made["table"])))
    fork = done(asking.post(f"/api/records/{looked['record']}/fork", json={"step": 1, "future": "anew"}), 201)
    assert server.table(fork["table"]).waiting


def live_record() -> Record:
    """A game against the clock, with a pause, somebody who stood in, and an end by the clock."""
    table = tablemate.game("fuse").new(seed=4, players=2, mode="live")
    table.seat_players("person", "person")
    for at, by in ((1_000, None), (2_000, "stand-in"), (3_000, "table")):
        asked = next(each for each in table.waiting if not each.optional)
        table.play(table.legal(asked.seat)[0], asked.seat, at=at, by=by)
    table.pause(60_000, at=4_000)
    table.play("time up", tablemate.CLOCK, at=600_000)
    return table.record()


def test_a_game_against_the_clock_is_told_with_its_pauses_and_whoever_stood_in(browser: Browser) -> None:
    looked = RecordLooked.model_validate(done(browser().post("/api/records", content=live_record().dumps())))
    assert looked.replay is not None
    steps = looked.replay.steps
    assert looked.holds
    assert [step.played["seat"] for step in steps][-1] == "clock"
    assert steps[2].lines[0].startswith("Somebody plays for seat")
    assert steps[3].lines[0].startswith("The table plays for seat")
    assert [step.played.get("at") for step in steps] == [None, 1_000, 2_000, 3_000, 600_000]


def test_a_game_against_the_clock_goes_on_with_the_time_that_was_left(server: Running, browser: Browser) -> None:
    asking = browser()
    looked = done(asking.post("/api/records", content=live_record().dumps()))
    for future in ("same", "anew"):
        asked = {"step": 3, "future": future}
        fork = done(asking.post(f"/api/records/{looked['record']}/fork", json=asked), 201)
        time = server.keeper(fork["table"]).time
        assert time is not None
        assert (time.now(), time.runs) == (4_000, False)


def test_what_was_taken_back_is_told_too(browser: Browser) -> None:
    table = tablemate.game(FOR_TWO).new(seed=1)
    table.practice = True
    table.play(table.legal(0)[0], 0)
    table.undo(0)
    replay = done(browser("fr").post("/api/records", content=table.record().dumps()))["replay"]
    assert (replay["practice"], replay["outcome"], replay["last"]) == (True, None, 2)
    assert replay["steps"][2]["played"]["undoes"] == 1
    assert replay["steps"][2]["lines"] == [Words("fr").say("online-took-back", who="seat", seat="la place 1")]


def test_from_a_game_under_way_only_its_player_goes_on_and_only_to_practise(server: Running, browser: Browser) -> None:
    own, stranger = browser(), browser()
    made = make(own, FOR_TWO)
    server.play_on(made["table"], 3)
    refused(go_on(stranger, made["table"], 3, future="anew"), 409, "only_own_alone")
    refused(go_on(own, made["table"], 3), 409, "only_anew")
    refused(go_on(own, made["table"], 3, future="anew", viewer="spectator"), 409, "only_anew")
    fork = done(go_on(own, made["table"], 3, future="anew"), 201)
    here, there = server.table(made["table"]), server.table(fork["table"])
    assert there.view(0) == here.view(0)
    assert there.digest() != here.digest()
    room = server.keeper(fork["table"]).room
    assert room.head.practice
    assert room.head.forked == (made["commitment"], 3)


def test_nobody_goes_on_alone_from_a_game_with_friends_under_way(server: Running, browser: Browser) -> None:
    one, two = browser(), browser()
    made = make_for_others(one, FOR_TWO, players=2)
    take_seats(made, one, two)
    server.play_on(made["table"], 2)
    refused(go_on(one, made["table"], 2, future="anew"), 409, "only_own_alone")


@pytest.mark.parametrize("game", GAMES)
def test_two_deals_that_look_alike_are_answered_alike_while_the_game_goes_on(
    server: Running, browser: Browser, game: str
) -> None:
    """Whatever is asked of a game under way, the bytes are the same when the unknown is dealt anew."""
    own = browser()
    names = [made_with(server, Head.of(each), own) for each in looking_alike(game)]
    for path in (*AFTER_THE_END, ""):
        one, two = (alike(own.get(f"/api/tables/{name}/{path}".rstrip("/"))) for name in names)
        assert one == two
    for asked in ({"step": 0}, {"step": 0, "future": "anew"}, {"step": 5, "future": "anew"}):
        one, two = (alike(own.post(f"/api/tables/{name}/fork", json=asked)) for name in names)
        assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_what_became_of_a_game_under_way_elsewhere_tells_nothing_of_it(
    server: Running, browser: Browser, game: str
) -> None:
    """All that is told of where a game comes from, when it is over, is the promise of the other and its step."""
    own = browser()
    [name, _] = [made_with(server, Head.of(each), own) for each in looking_alike(game)]
    fork = done(go_on(own, name, 0, future="anew"), 201)
    give_up(server, fork["table"])
    replay = done(own.get(f"/api/tables/{fork['table']}/replay"))
    assert replay["forked"] == {"record": server.keeper(name).room.head.promise, "step": 0}
    assert server.table(name).digest() not in own.get(f"/api/tables/{fork['table']}/record").text


def test_other_tables_go_on_while_a_long_record_is_looked_at(server: Running, browser: Browser) -> None:
    """It is played in slices: what is asked meanwhile is answered before it is."""
    table = tablemate.game(FOR_TWO).new(seed=1)
    table.practice = True
    while len(table.moves) < 3000:
        table.play(table.legal(0)[0], 0)
        table.undo(0)
    made, answered = make(browser(), FOR_TWO), 0
    with ThreadPoolExecutor(1) as pool:
        upload = pool.submit(browser().post, "/api/records", content=table.record().dumps())
        while not upload.done():
            done(browser().get(f"/api/tables/{made['table']}"))
            answered += 1
        assert done(upload.result())["replay"]["last"] == 3000
    assert answered > 10
