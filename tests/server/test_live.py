"""FUSE live: one clock, fair claims, pauses that everybody wants, seats that are away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate.bots import USUAL_PACE
from tablemate.kernel.records import Record
from tablemate.server.lobby import Held, SeatWish
from tablemate.server.tables import entries as log
from tablemate.server.tables.bots_here import Thinking
from tablemate.server.tables.customs import customs_of
from tablemate.server.tables.game_time import COUNT_DOWN
from tablemate.server.tables.head import Head
from tablemate.server.tables.inbox import Hearing
from tablemate.server.tables.intents import CLAIM_WINDOW
from tablemate.server.tables.listeners import REMEMBERED, Lag
from tablemate.server.tables.room import read_room
from tablemate.server.tables.telling import Ear
from tablemate.server.wire import heard
from tests.games.fuse.builders import fuse, rerolling

from .at_table import AtTable, Choice, Clock, Person, Thoughtful, clock, head_at, head_of, run, sitting

__all__ = ["clock"]
DRAFT = {
    "options": {"players": 3, "mode": "live"},
    "phase": "draft",
    "tray": ["R4", "K3", "G2"],
    "mats": [["B02", "B43"], ["B17", "B35"], ["B08", "B31"]],
}
"""A draft of three people."""
DEADLINE = 600_000
DAY = 24 * 3_600_000


def draft(**changes: Any) -> Any:
    return head_at("fuse", {**DRAFT, **changes})


def test_nothing_is_played_before_everybody_is_ready_and_has_looked_at_the_table(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live"), clock=clock) as at:
            first, second = at.people
            assert (await first.play("roll"))["code"] == "not_started"
            await first.say(heard.Ready("a"))
            assert not second.now()["started"]
            await second.say(heard.Ready("b"))
            assert second.now()["started"]
            assert (await first.play("roll"))["code"] == "not_started"
            assert first.now()["clock"]["starts_in"] == 3_000
            await at.pass_time(3_000)
            roller = next(person for person in at.people if person.now()["actions"])
            assert (await roller.play("roll"))["type"] == "accepted"

    run(scenario)


def test_an_action_carries_the_time_of_the_game_and_not_that_of_the_client(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", mode="live"), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(2_345)
            assert (await at.people[0].play("roll", sent=99))["type"] == "accepted"
            assert at.keeper.room.table.last_step.at == 2_345

    run(scenario)


def test_of_claims_that_come_nearly_together_the_longer_line_is_before_the_shorter(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            near, _, far = at.people
            far.listener.lag.round_trip = 180
            assert await near.play("claim g2") == {}
            await at.pass_time(60)
            assert await far.play("claim g2") == {}
            await at.pass_time(40)
            assert [message["type"] for message in far.hear() if "id" in message] == ["accepted"]
            (refused,) = [message for message in near.hear() if message["type"] == "refused"]
            assert (refused["code"], refused["rule"]) == ("taken", "FUSE-CLAIM-1")
            assert "3" in refused["sentence"]

    run(scenario)


def test_what_came_while_the_server_was_held_up_is_heard_before_a_contest_is_settled(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            one, _, other = at.people
            assert await one.play("claim g2") == {}
            held_up_for(0.2)
            clock.now += 200
            for _ in range(10):  # Over a line a message takes a few rounds of the loop.
                await asyncio.sleep(0)
            assert await other.play("claim g2") == {}
            async with asyncio.timeout(5):
                for person in (one, other):
                    while "contested" not in [message["type"] for message in person.hear()]:
                        await asyncio.sleep(0.001)

    run(scenario)


def test_of_claims_that_come_nearly_together_those_that_cannot_be_carried_out_silence_none_of_the_others(
    tmp_path: Path, clock: Clock
) -> None:
    """Whoever has the longest line takes another die just before."""

    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            ana, ben, cy = at.people
            cy.listener.lag.round_trip = 180
            for person, die in ((cy, "r4"), (cy, "g2"), (ben, "g2"), (ana, "g2")):
                assert await person.play(f"claim {die}") == {}
                clock.now += 10
            await at.pass_time(100)
            first = at.keeper.room.table.last_step.seat
            played = [(step.seat, str(step.action)) for step in at.keeper.room.table.steps[1:]]
            assert played == [(2, "claim r4"), (first, "claim g2")]
            assert contests(cy) == []
            for person in (ana, ben):
                (contested,) = contests(person)
                assert (contested["first"], contested["why"]) == (first, "order")
                assert contested["claims"] == [{"seat": 1, "milliseconds": 0}, {"seat": 0, "milliseconds": 10}]

    run(scenario)


def test_somebody_who_taps_twice_contends_once(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            ana, _, cy = at.people
            cy.listener.lag.round_trip = 180
            for person in (cy, cy, ana):
                assert await person.play("claim g2") == {}
            await at.pass_time(100)
            for person in (ana, cy):
                (contested,) = contests(person)
                assert (contested["first"], contested["why"]) == (2, "line")
                assert [claim["seat"] for claim in contested["claims"]] == [0, 2]

    run(scenario)


def contests(person: Person) -> list[dict[str, Any]]:
    """What somebody has heard of contests."""
    person.hear()
    return [message for message in person.told if message["type"] == "contested"]


def test_a_line_on_which_an_answer_comes_after_the_next_question_is_as_long_as_it_is(clock: Clock) -> None:
    lag = Lag()
    first = lag.ping()["number"]
    clock.now += 2_000
    lag.ping()
    for _ in range(2):
        clock.now += 500
        lag.pong(first, clock.now)
    assert (lag.round_trip, lag.trips) == (2_500, (2_500,))
    for _ in range(100):
        lag.ping()
    assert len(lag.asked) <= REMEMBERED


def held_up_for(seconds: float) -> None:
    """The loop of the server does nothing else meanwhile."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


@pytest.mark.parametrize("hints", [True, False])
def test_whoever_can_use_no_other_die_is_before_whoever_can(tmp_path: Path, clock: Clock, hints: bool) -> None:
    async def scenario() -> None:
        head, die, needing, other = one_who_needs(hints=hints)
        async with sitting(tmp_path, head, clock=clock) as at:
            await at.everybody_ready()
            at.people[other].listener.lag.round_trip = 300
            await at.people[other].play(f"claim {die.lower()}")
            await at.people[needing].play(f"claim {die.lower()}")
            await at.pass_time(100)
            assert at.keeper.room.table.last_step.seat == needing
            for seat, said in ((needing, "You can use no other die"), (other, f"{needing + 1} can use no other die")):
                (contested,) = [message for message in at.people[seat].hear() if message["type"] == "contested"]
                assert (contested["first"], contested["why"]) == (needing, "need")
                assert said in contested["sentence"]

    run(scenario)


def one_who_needs(*, hints: bool) -> tuple[Head, str, int, int]:
    """A draft with a die that only one of two people who can use it needs: head, die, seat, the other seat.

    Which dice fit is the same with hints or without.
    """
    customs = customs_of("fuse")
    for seed in range(200):
        told, table = (tablemate.game("fuse").new(seed=seed, players=3, mode="live", hints=on) for on in (True, hints))
        for each in (told, table):
            each.play("roll", each.waiting[0].seat, at=0)
        view, fits = table.view(tablemate.SPECTATOR), told.view(tablemate.SPECTATOR)["fits"]
        for place, die in enumerate(view["tray"]):
            able = [seat for seat in range(3) if any(fits[seat][place].values())]
            needing = [seat for seat in able if customs.needs(view, seat, table.legal(seat), die["die"])]
            if len(needing) == 1 and len(able) > 1:
                other = next(seat for seat in able if seat not in needing)
                return Head.of(tablemate.game("fuse").from_position(table.to_position())), die["die"], needing[0], other
    raise AssertionError("no such draft")


def test_the_deadline_is_exact_in_the_record_and_grace_is_for_who_sent_in_time(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            at.people[0].listener.lag.round_trip = 200
            await at.pass_time(DEADLINE - 100)
            clock.now += 150
            late = await at.people[1].play("place k3 on b17.1", sent=DEADLINE - 10)
            assert late == {} or late["code"] == "time_is_up"
            await at.people[0].play("place r4 on b02.1", sent=DEADLINE - 10)
            await at.pass_time(100)
            moves = [move.as_json() for move in at.keeper.room.table.moves]
            assert moves[-1] == {"seat": "clock", "action": "time up", "at": DEADLINE}
            assert {"seat": 0, "action": "place r4 on b02.1", "at": DEADLINE - 1} in moves
            assert not any(move["seat"] == 1 for move in moves)

    run(scenario)


def test_what_came_before_the_deadline_counts_however_long_it_waits_for_its_turn(tmp_path: Path, clock: Clock) -> None:
    """The alarm in front of it was set off before the deadline, too."""

    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(DEADLINE - 10)
            came = clock.now
            clock.now += 500
            at.keeper.put(lambda it: it.alarms.ring(came))
            at.keeper.put(Hearing(at.people[1].listener, heard.Play("late", "place k3 on b17.1", 0), came))
            await at.ring()
            assert moves_of(at) == [
                {"seat": 1, "action": "place k3 on b17.1", "at": DEADLINE - 10},
                {"seat": "clock", "action": "time up", "at": DEADLINE},
            ]

    run(scenario)


def test_time_in_the_record_never_runs_backwards_although_a_move_came_before_the_one_in_front_of_it(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            came = clock.now
            clock.now += 50
            assert await at.keeper.asked(lambda it: it.playing.play_for(0, "place r4 on b02.1", None))
            at.keeper.put(Hearing(at.people[1].listener, heard.Play("late", "place k3 on b17.1", 0), came))
            await at.pass_time(100)
            assert [move["at"] for move in moves_of(at)] == [5_050, 5_050]

    run(scenario)


def test_what_was_sent_before_the_deadline_counts_also_if_the_server_was_held_up_then(
    tmp_path: Path, clock: Clock
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(DEADLINE - 30)
            held_up_for(0.2)
            clock.now += 200
            for _ in range(10):  # Over a line a message takes a few rounds of the loop.
                await asyncio.sleep(0)
            _, ben, cy = at.people
            for person, action, sent in ((ben, "place k3 on b17.1", -10), (cy, "claim g2", 10)):
                play = heard.Play("late", action, 0, sent=DEADLINE + sent)
                at.keeper.put(Hearing(person.listener, play, clock.now))
            async with asyncio.timeout(5):
                while not at.keeper.room.over:
                    await asyncio.sleep(0.001)
            assert [(move["seat"], move["at"]) for move in moves_of(at)] == [(1, DEADLINE - 1), ("clock", DEADLINE)]
            assert [each["code"] for each in cy.hear() if each["type"] == "refused"] == ["time_is_up"]

    run(scenario)


def moves_of(at: AtTable) -> list[dict[str, Any]]:
    """All that was played, as a record has it that replays."""
    table = at.keeper.room.table
    Record.loads(table.record().dumps()).replay(table.game)
    return [move.as_json() for move in table.moves]


def test_no_client_can_let_time_run_out(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            for seat in (None, 0):
                answer = await at.people[0].play("time up", seat=seat)
                assert answer["code"] == "only_the_clock"
            assert not at.keeper.room.over

    run(scenario)


def test_a_pause_that_everybody_wants_masks_the_table_and_is_in_the_record(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(5_000)
            await at.people[0].say(heard.Want("p", "pause"))
            await at.people[1].say(heard.Want("p", "pause"))
            assert at.people[2].now()["wanted"] == {"pause": [0, 1]}
            await at.people[2].say(heard.Want("p", "pause"))
            masked = at.people[0].now()
            assert (masked["paused"], masked["view"], masked["actions"], masked["labels"]) == (True, None, [], None)
            assert (await at.people[0].play("claim g2"))["code"] == "game_paused"
            previewed = await at.people[0].say(heard.Preview("x", "claim g2"))
            assert [message.get("code") for message in previewed] == ["game_paused"]
            await at.pass_time(61_000)
            for person in at.people:
                await person.say(heard.Want("r", "resume"))
            await at.pass_time(3_000)
            assert at.keeper.time is not None
            assert at.keeper.time.now() == 5_000
            (pause,) = at.keeper.room.table.circumstances.pauses
            assert (pause.step, pause.at) == (0, 5_000)
            await at.people[0].play("claim g2")
            await at.pass_time(100)
            assert at.keeper.room.table.last_step.at == 5_000

    run(scenario)


def test_intents_during_losses_are_kept_and_tried_again(tmp_path: Path, clock: Clock) -> None:
    position = {
        "options": {"players": 2, "mode": "live"},
        "phase": "draft",
        "tray": ["R4", "K3", "G2", "B1"],
        "mats": [["B02", "B43"], ["B17", "B35"]],
    }

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", position), clock=clock) as at:
            await at.everybody_ready()
            assert at.keeper.customs.waits(tablemate.kernel.errors.Reason("wait_for_losses", "A30"))
            await lose_then_claim(at)

    run(scenario)


async def lose_then_claim(at: AtTable) -> None:
    """A claim that comes while somebody loses a die is neither refused nor forgotten."""
    playing, room = at.keeper.playing, at.keeper.room
    refused = tablemate.IllegalAction("fuse", tablemate.kernel.errors.Reason("wait_for_losses", "A30"))
    true_play, waits = room.table.play, [True]

    def play(*given: Any, **named: Any) -> Any:
        if waits.pop() if waits else False:
            raise refused
        return true_play(*given, **named)

    room.table.play = play  # type: ignore[method-assign]
    answer = await at.people[0].play("claim r4")
    await at.pass_time(100)
    assert answer == {}
    assert not [message for message in at.people[0].hear() if message["type"] in ("accepted", "refused")]
    await at.people[1].play("claim k3")
    await at.pass_time(100)
    assert [message["type"] for message in at.people[0].hear() if "id" in message] == ["accepted"]
    assert playing is at.keeper.playing


def test_what_comes_while_a_die_has_to_be_lost_is_kept_until_that_is_done_and_played_once(
    tmp_path: Path, clock: Clock
) -> None:
    """Ana has to choose which die she loses, the table takes Cy's only one, and Ben has the bag next."""

    async def scenario() -> None:
        async with sitting(tmp_path, losing(), clock=clock) as at:
            ana, ben, _ = at.people
            await at.everybody_ready()
            for _ in range(2):
                assert await ben.play("roll", id="early") == {}
            await at.ring()
            assert not [each for each in ben.hear() if each.get("id") == "early"]
            assert (await ana.play("lose b27.1"))["type"] == "accepted"
            assert [each["type"] for each in ben.hear() if each.get("id") == "early"] == ["accepted"]
            played = [(step.seat, str(step.action)) for step in at.keeper.room.table.steps[1:]]
            assert sorted(played[:2]) == [(0, "lose b27.1"), (2, "lose b32.3")]
            assert played[2:] == [(1, "roll")]

    run(scenario)


def losing() -> Head:
    """A penalty: two of three have to lose a die before the next roll."""
    mats: list[list[str | None]] = [["B27 B5 R3", "B10 B2 G6"], ["B25 B1 G2", "B35"], ["B33 R4", "B32 B1 R2 Y3"]]
    options = {"burn_if": "any", "strict_sheet": True, "mode": "live"}
    table = rerolling(fuse(players=3, mats=mats, tray="B6", owed=[0, 0, 1], options=options), 3)
    table.play("burn b6", 2, at=0)
    return head_at("fuse", table.to_position())


def test_a_bot_waits_until_it_is_settled_who_of_the_people_gets_what_it_wants(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        wishes = [SeatWish(), SeatWish(), SeatWish(bot="greedy")]
        async with sitting(tmp_path, draft(), wishes, clock) as at:
            await at.everybody_ready()
            await at.pass_time(int(USUAL_PACE * 1000) - 50)
            ana, ben = at.people
            assert await ana.play("claim r4") == {}
            await at.pass_time(50)
            await until_the_bot_has_chosen(at, "claim r4")
            await at.ring()
            assert at.keeper.room.step == 0
            assert await ben.play("claim r4") == {}
            await at.pass_time(50)
            assert [str(step.action) for step in at.keeper.room.table.steps[1:]] == ["claim r4"]
            assert at.keeper.room.table.last_step.seat in (0, 1)
            for person in (ana, ben):
                (contested,) = [each for each in person.hear() if each["type"] == "contested"]
                assert {claim["seat"] for claim in contested["claims"]} == {0, 1}
            await at.pass_time(int(USUAL_PACE * 1000))
            await until_the_bot_has_chosen(at, None)
            await at.ring()
            assert at.keeper.room.table.last_step.by == "bot greedy 1"

    run(scenario)


async def until_the_bot_has_chosen(at: AtTable, action: str | None) -> None:
    """Wait until a bot has said what it wants."""
    while at.keeper.bots._answer is None and at.keeper.room.step < 2:
        await asyncio.sleep(0)
    chosen = at.keeper.bots._answer
    assert action is None or (chosen is not None and chosen.action == action)


async def until_step(at: AtTable, step: int) -> None:
    """Wait until the table has played what a bot has said."""
    while at.keeper.room.step < step:
        await asyncio.sleep(0)


def test_a_seat_that_its_host_has_freed_is_played_by_anybody(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            assert at.keeper.room.absent() == []
            await at.everybody_ready()
            ana = at.people[0]
            await at.lobby.reissue(at.keeper.room.id, 1, Held(None, host=True))
            (absent,) = ana.now()["absent"]
            assert absent["seat"] == 1
            action = next(each["action"] for each in absent["actions"] if each["kind"] == "claim")
            await ana.play(action, seat=1)
            await at.pass_time(100)
            step = at.keeper.room.table.last_step
            assert (step.seat, step.by) == (1, "stand-in")

    run(scenario)


def test_a_seat_that_is_freed_before_the_others_have_come_is_told(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            made = await at.lobby.make(draft(), (), "somebody")
            await at.lobby.take(made.links[0], None, "somebody")
            await at.lobby.reissue(made.table, 0, Held(None, host=True))
            at.keeper = await at.lobby.keeper(made.table)
            watcher = at.watcher()
            await watcher.join()
            assert watcher.lines() == ["Seat 1 takes a seat.", "The seat of seat 1 is free."]

    run(scenario)


def test_a_seat_that_is_away_is_played_by_anybody_and_the_record_says_so(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            first, second, _ = at.people
            assert (await first.play("place k3 on b17.1", seat=1))["code"] == "not_your_seat"
            assert at.keeper.telling.now(first.listener.ear)["absent"] == []
            await at.keeper.asked(lambda it: it.depart(second.listener))
            await at.pass_time(5_000)
            (absent,) = at.keeper.telling.now(first.listener.ear)["absent"]
            actions = [choice["action"] for choice in absent["actions"]]
            assert (absent["seat"], actions) == (1, [str(action) for action in at.keeper.room.table.legal(1)])
            assert at.keeper.telling.now(Ear(tablemate.SPECTATOR, "en"))["absent"] == []
            await first.play(next(action for action in actions if action.startswith("claim")), seat=1)
            await at.pass_time(100)
            step = at.keeper.room.table.last_step
            assert (step.seat, step.by) == (1, "stand-in")
            assert any("plays for" in line for line in first.lines())

    run(scenario)


@pytest.mark.parametrize(("auto_roll", "after"), [(True, 0), (False, 5_000)])
def test_the_table_rolls_for_whoever_lets_everybody_wait(
    tmp_path: Path, clock: Clock, auto_roll: bool, after: int
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live", auto_roll=auto_roll), clock=clock) as at:
            await at.everybody_ready()
            if after:
                await at.pass_time(after - 1)
                assert at.keeper.room.step == 0
            await at.pass_time(1)
            step = at.keeper.room.table.last_step
            assert (str(step.action), step.by) == ("roll", "table")

    run(scenario)


@pytest.mark.parametrize(("row", "after", "picked"), [("B43 B41 B05 B03", 6_000, "pick b05"), ("B43", 0, "pick b43")])
def test_the_table_picks_the_first_of_the_easiest_bombs_and_the_only_one_at_once(
    tmp_path: Path, clock: Clock, row: str, after: int, picked: str
) -> None:
    """Point 12 of real time: a pick that is not made, and one to which there is a single answer."""
    options = {"mode": "live"}
    mats: list[list[str | None]] = [["B01 B5", "B31 G5"], ["B13", "B14"]]
    table = fuse(players=2, mats=mats, tray="R6 G3 R5 K1", row=row, pile="", options=options)
    table.play("place r6 on b01.2", 0, at=0)

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", table.to_position()), clock=clock) as at:
            await at.everybody_ready()
            if after:
                await at.pass_time(after - 1)
                assert at.keeper.room.step == 0
                await at.pass_time(1)
            await at.ring()
            assert [(str(step.action), step.by) for step in at.keeper.room.table.steps[1:]] == [(picked, "table")]

    run(scenario)


def test_the_table_lays_down_a_die_that_somebody_holds_too_long(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(options={"players": 3, "mode": "live", "hold": True}), clock=clock) as at:
            await at.everybody_ready()
            await at.people[0].play("claim g2")
            await at.pass_time(CLAIM_WINDOW)
            assert at.keeper.room.step == 1
            await at.pass_time(7_999)
            assert at.keeper.room.step == 1
            await at.pass_time(1)
            step = at.keeper.room.table.last_step
            assert (str(step.action), step.seat, step.by) == ("release g2", 0, "table")

    run(scenario)


class Failing:
    """Bots that cannot be asked."""

    async def choose(self, *asked: object, **more: object) -> Choice:
        """Fails."""
        raise OSError


@pytest.mark.parametrize(("thinking", "lost"), [(Thoughtful(), "lose b27.1"), (Failing(), "lose b15.1")])
def test_the_table_loses_the_die_that_makes_the_least_new_work_and_the_first_where_no_bot_can_say(
    tmp_path: Path, clock: Clock, thinking: Thinking, lost: str
) -> None:
    """Point 12 of real time: a loss that is not answered."""
    mats: list[list[str | None]] = [["B15 B5 B2", "B27 B3 G6"], ["B35", "B02"]]
    options = {"burn_if": "any", "strict_sheet": True, "mode": "live"}
    table = rerolling(fuse(players=2, mats=mats, tray="B6", owed=[1, 0], options=options), 2)
    table.play("burn b6", 0, at=0)

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", table.to_position()), clock=clock, thinking=thinking) as at:
            await at.everybody_ready()
            await at.pass_time(3_999)
            assert at.keeper.room.step == 0
            await at.pass_time(1)
            await until_step(at, 1)
            assert [(str(step.action), step.by) for step in at.keeper.room.table.steps[1:]] == [(lost, "table")]

    run(scenario)


def test_whoever_has_just_chosen_a_loss_has_as_long_for_the_next(tmp_path: Path, clock: Clock) -> None:
    """Two burnt dice, three blue ones on my bombs: what the table would have lost first is left to me once more."""
    mats: list[list[str | None]] = [["B15 B5 B2", "B27 B3 G6"], ["B35", "B02"]]
    options = {"burn_if": "any", "strict_sheet": True, "mode": "live"}
    table = rerolling(fuse(players=2, mats=mats, tray="B6 B4", options=options), 2)
    table.play("burn b6", 0, at=0)
    table.play("burn b4", 1, at=0)
    first, second, _ = (str(action) for action in table.legal(0))

    async def scenario() -> None:
        async with sitting(tmp_path, head_at("fuse", table.to_position()), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(3_900)
            assert (await at.people[0].play(second))["type"] == "accepted"
            assert first in map(str, at.keeper.room.table.legal(0))
            await at.pass_time(3_999)
            assert at.keeper.room.step == 1
            await at.pass_time(1)
            await until_step(at, 2)
            assert [(str(step.action), step.by) for step in at.keeper.room.table.steps[2:]] == [(first, "table")]

    run(scenario)


def test_whatever_comes_after_the_deadline_does_not_put_it_off(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            time = at.keeper.time
            assert time is not None
            ends = time.ends_at
            assert ends == clock.now + DEADLINE
            clock.now += DEADLINE + 100
            assert time.ends_at == ends

    run(scenario)


def test_giving_up_is_an_end_of_its_own(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            for person in at.people:
                await person.say(heard.Want("g", "abandon"))
            assert at.keeper.room.over
            assert at.people[0].now()["ended"]["abandoned"]
            record = Record.loads(at.keeper.room.table.record().dumps())
            assert record.circumstances.abandoned
            record.replay(tablemate.game("fuse"))

    run(scenario)


def test_after_downtime_the_clock_stands_still_until_everybody_wants_to_go_on(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, draft(), clock=clock) as at:
            await at.everybody_ready()
            await at.pass_time(7_000)
            await at.people[0].play("claim g2")
            await at.pass_time(100)
            await at.pass_time(1_500)
            table = at.keeper.room.id
            at.lobby.keepers._keepers.clear()  # as after a kill: nobody could say goodbye
            again = await at.lobby.keeper(table)
            await again.asked(lambda it: it.alarms.ring())
            assert again.room.paused
            assert isinstance(again.room.log[-1].what, log.Paused)
            assert again.room.log[-1].what.why == "downtime"
            assert again.time is not None
            assert 7_100 <= again.time.now() <= 8_700
            at.keeper.alarms.cancel()

    run(scenario)


def test_bots_take_their_time_and_never_act_before_the_game_begins(tmp_path: Path, clock: Clock) -> None:
    async def scenario() -> None:
        wishes = [SeatWish(), SeatWish(bot="greedy")]
        head = head_of("fuse", players=2, mode="live", seed=1)
        async with sitting(tmp_path, head, wishes, clock=clock) as at:
            await at.ring()
            assert at.keeper.room.step == 0
            await at.everybody_ready()
            for _ in range(12):
                await at.pass_time(1_000)
            assert any(step.by == "bot greedy 1" for step in at.keeper.room.table.steps)

    run(scenario)


@pytest.mark.parametrize("jump", [-400 * DAY, 400 * DAY])
def test_a_clock_on_the_wall_that_jumps_changes_no_game(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """The time of a game is counted by a clock that nobody sets; the other one only says when something was."""

    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=2, mode="live"), clock=clock) as at:
            await at.everybody_ready()
            assert at.keeper.time is not None
            began, real = at.keeper.time.now(), time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
            await at.pass_time(500)
            assert at.keeper.time.now() == began + 500
            for person in at.people:
                await person.say(heard.Want("pause", "pause"))
            assert at.keeper.room.paused
            monkeypatch.setattr(time, "time_ns", real)
            for person in at.people:
                await person.say(heard.Want("go on", "resume"))
            assert at.keeper.room.paused_at is None
            assert [pause.lasted >= 0 for pause in at.keeper.room.table.circumstances.pauses] == [True]
            await at.pass_time(COUNT_DOWN)
            while not at.keeper.room.over:
                await at.pass_time(30_000)
            kept = await at.keeper.store.log(at.keeper.room.id)
            again = read_room(at.keeper.room.id, at.keeper.room.head, kept)
            assert again.table.digest() == at.keeper.room.table.digest()
            assert (
                Record.loads(at.keeper.room.table.record().dumps()).replay(at.keeper.room.table.game).outcome
                is not None
            )

    run(scenario)
