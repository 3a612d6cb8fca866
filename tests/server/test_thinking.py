"""Bots in processes of their own: they choose as they would here, learn nothing more, and hold up no table."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
import uvloop

import tablemate
from tablemate import InvalidArgument, InvalidRecord, Table
from tablemate.bots import Perspective, bots_of, make_bot
from tablemate.kernel.chance import new_stream
from tablemate.kernel.processes import running, surroundings
from tablemate.server.thinking import How, Thinkers, Thought
from tablemate.server.thinking.free import Free
from tablemate.server.thinking.messages import framed
from tablemate.server.thinking.thinker import Thinker
from tablemate.server.thinking.thinkers import rest
from tablemate.server.thinking.thought import Asked, Trouble, seed_of
from tablemate.server.thinking.worker import answer
from tests.traps import Traps

Made = TypeVar("Made")
Run = Callable[[Coroutine[object, object, Made]], Made]
BUDGET = 30.0
"""More seconds than any good bot needs."""
SHORT = 0.2
"""Fewer than a stuck one needs."""
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
SEED = 7
FIRST = tablemate.games()[0]


@pytest.fixture(params=LOOPS)
def run(request: pytest.FixtureRequest) -> Iterator[Callable[[Coroutine[object, object, None]], None]]:
    """Run something in each kind of loop."""
    with asyncio.Runner(loop_factory=LOOPS[request.param]) as runner:
        yield runner.run


def misbehaving(
    how: str = "when-asked", *, number: int = 1, patience: float = BUDGET, rests: Callable[[int], float] = rest
) -> Thinkers:
    """Processes in which bots do what their name says."""
    command = running("tests.server.misbehaving", how)
    return Thinkers(number, command=command, patience=patience, rests=rests)


def new_table(game: str = FIRST, seed: int = SEED, **options: object) -> Table:
    return tablemate.game(game).new(seed=seed, **options)


def asked_seat(table: Table) -> int:
    return next(decision.seat for decision in table.waiting if not decision.optional)


async def ask(thinkers: Thinkers, bot: str, table: Table | None = None, budget: float = BUDGET) -> Thought:
    """Ask a bot at a new table; what it is said to do must be open to it."""
    table = table or new_table()
    seat = asked_seat(table)
    thought = await thinkers.choose(table, seat, bot, SEED, 1, budget)
    assert thought.action is None or thought.action in map(str, table.legal(seat))
    return thought


def chosen_here(table: Table, seat: int, bot: str, stream: int) -> Thought:
    """What a bot chooses in this process."""
    action = make_bot(bot, seed_of(SEED, stream)).choose(Perspective(table.redealt(seat, stream), seat))
    return Thought(None, How.PASSED) if action is None else Thought(str(action), How.CHOSEN)


def play_on(table: Table, thoughts: list[tuple[int, Thought]]) -> None:
    """The first seat that does not wait acts."""
    seat, thought = next(each for each in thoughts if each[1].action is not None)
    table.play(str(thought.action), seat)


async def compare(table: Table, *bots: str) -> set[How]:
    """Play some decisions, about which bots are asked in a process and here: how their thoughts came about."""
    found = set()
    async with Thinkers() as thinkers:
        for stream in range(8):
            seats = [decision.seat for decision in table.waiting if not decision.optional]
            for bot in bots:
                thoughts = [(seat, await thinkers.choose(table, seat, bot, SEED, stream, BUDGET)) for seat in seats]
                assert thoughts == [(seat, chosen_here(table, seat, bot, stream)) for seat in seats]
                found |= {thought.how for _, thought in thoughts}
            if seats:
                play_on(table, thoughts)
    return found


@pytest.mark.parametrize("game", tablemate.games())
def test_a_bot_in_a_process_chooses_what_it_chooses_here(game: str) -> None:
    assert How.CHOSEN in asyncio.run(compare(new_table(game), *bots_of(game)))


def test_a_bot_lets_the_others_go_first() -> None:
    table = new_table("fuse", seed=0, players=3)
    assert asyncio.run(compare(table, "greedy")) == {How.CHOSEN, How.PASSED}


def test_a_game_of_earlier_rules_is_thought_about_by_those_rules() -> None:
    old = tablemate.game("assembly").as_of(1, InvalidRecord).new(seed=SEED)
    seat = asked_seat(old)
    asked = Asked(old, seat, "greedy", SEED, 1)
    assert asked.question.position["rules_version"] == 1
    assert asked.thought(answer(asked.question)) == chosen_here(old, seat, "greedy", 1)


def test_random_bots_with_one_seed_do_not_choose_the_same_again_and_again() -> None:
    table = new_table()
    seat = asked_seat(table)
    assert len({chosen_here(table, seat, "random", stream).action for stream in range(20)}) > 1


@pytest.mark.parametrize("game", tablemate.games())
def test_nothing_that_a_seat_cannot_know_is_asked_about(game: str) -> None:
    """Whatever lies hidden, the same octets go to the process."""
    played = tablemate.game(game)
    for number in range(8):
        table = played.new(seed=number, **played.agreement.random_options(new_stream(number, 1)))
        for stream in range(10):
            if not table.waiting:
                break
            for seat in (decision.seat for decision in table.waiting):
                other = table.redealt(seat, 1_000 + stream)
                here, there = (Asked(each, seat, "greedy", SEED, stream).question for each in (table, other))
                assert framed(here) == framed(there)
            thoughts = [(seat, chosen_here(table, seat, "random", stream)) for seat in [asked_seat(table)]]
            play_on(table, thoughts)


def test_a_stuck_bot_falls_back_in_its_time_and_the_next_question_is_answered(run: Run[None]) -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            for number, bot in enumerate(["stuck", "endless"], start=1):
                assert (await ask(thinkers, "random")).how == How.CHOSEN
                began = time.monotonic()
                thought = await ask(thinkers, bot, budget=SHORT)
                assert SHORT <= time.monotonic() - began < SHORT + 1
                assert (thought.how, thought.why) == (How.FALLBACK, Trouble.LATE)
                assert thinkers.started == number
            assert (await ask(thinkers, "random")).how == How.CHOSEN

    run(main())


ENDING = ["exits", "killed", "silent", "garbage", "empty", "text", "huge", "said_twice", "other_type", "ready_again"]


@pytest.mark.slow
def test_a_process_that_ends_or_says_what_is_no_reply_is_replaced_at_once() -> None:
    async def main() -> None:
        async with misbehaving(rests=lambda failures: 0.0) as thinkers:
            for number, bot in enumerate(ENDING, start=1):
                thought = await ask(thinkers, bot)
                assert (bot, thought.how, thought.why) == (bot, How.FALLBACK, Trouble.ENDED)
                assert thinkers.started == number
            assert (await ask(thinkers, "random")).how == How.CHOSEN

    asyncio.run(main())


WRONG = {
    "cheats": "illegal",
    "passes": "illegal",
    "raises": "options_type",
    "breaks": "ZeroDivisionError",
    "no_such_bot": "no_such_bot",
}


def test_a_wrong_answer_falls_back_and_the_process_goes_on() -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            for bot, why in WRONG.items():
                thought = await ask(thinkers, bot)
                assert (thought.how, thought.why) == (How.FALLBACK, why)
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            assert thinkers.started == 1

    asyncio.run(main())


def test_what_a_bot_prints_is_no_reply() -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            assert [(await ask(thinkers, "prints")).how for _ in range(2)] == [How.CHOSEN] * 2
            assert thinkers.started == 1

    asyncio.run(main())


def test_a_process_that_is_killed_while_nobody_asks_is_replaced(run: Run[None]) -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            await ask(thinkers, "random")
            (process,) = thinkers.pids
            os.kill(process, signal.SIGKILL)
            await ask(thinkers, "random")
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            assert process not in thinkers.pids

    run(main())


def test_an_interrupt_at_the_terminal_does_not_reach_a_process() -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            await ask(thinkers, "random")
            (process,) = thinkers.pids
            assert os.getsid(process) == process
            os.kill(process, signal.SIGINT)
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            assert thinkers.pids == [process]

    asyncio.run(main())


def test_questions_are_answered_in_their_order_and_time_is_counted_when_a_process_is_free() -> None:
    async def main() -> None:
        answered: list[str] = []

        async def note(bot: str) -> How:
            thought = await ask(thinkers, bot, budget=1.0)
            answered.append(bot)
            return thought.how

        async with misbehaving() as thinkers:
            await ask(thinkers, "random")
            bots = ["stuck", "random", "greedy", "prints"]
            found = await asyncio.gather(*map(note, bots))
            assert found == [How.FALLBACK, How.CHOSEN, How.CHOSEN, How.CHOSEN]
            assert answered == bots

    asyncio.run(main())


def test_a_question_that_waits_too_long_for_a_process_falls_back() -> None:
    async def main() -> None:
        async with misbehaving(patience=SHORT) as thinkers:
            while (await ask(thinkers, "random")).why == Trouble.BUSY:
                pass
            stuck = asyncio.create_task(ask(thinkers, "stuck", budget=2 * SHORT))
            await asyncio.sleep(0)
            thought = await ask(thinkers, "random")
            assert (thought.how, thought.why) == (How.FALLBACK, Trouble.BUSY)
            assert (await stuck).why == Trouble.LATE

    asyncio.run(main())


def test_two_processes_think_at_the_same_time() -> None:
    async def main() -> None:
        async with misbehaving(number=2) as thinkers:
            stuck = asyncio.create_task(ask(thinkers, "stuck"))
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            assert len(thinkers.pids) == 2
            assert not stuck.done()
            await thinkers.stop()
            assert (await stuck).why == Trouble.ENDED

    asyncio.run(main())


def test_an_answer_that_nobody_waits_for_any_more_costs_no_process(run: Run[None]) -> None:
    async def main() -> None:
        async with misbehaving() as thinkers:
            await ask(thinkers, "random")
            first, second = (asyncio.create_task(ask(thinkers, "greedy")) for _ in range(2))
            await asyncio.sleep(0)
            first.cancel()
            second.cancel()
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            assert (first.cancelled(), second.cancelled(), thinkers.started) == (True, True, 1)

    run(main())


def test_what_can_wait_is_served_when_nobody_else_is_there() -> None:
    async def main() -> None:
        free, served = Free(), list[str]()
        free.open()

        async def take(called: str, *, later: bool) -> None:
            thinker = await free.take(BUDGET, later=later)
            served.append(called)
            assert thinker is not None
            free.give(thinker)

        hints = [asyncio.create_task(take(f"hint {each}", later=True)) for each in range(2)]
        await asyncio.sleep(0)
        bot = asyncio.create_task(take("bot", later=False))
        await asyncio.sleep(0)
        free.give(Thinker())
        await asyncio.gather(bot, *hints)
        assert served == ["bot", "hint 0", "hint 1"]

    asyncio.run(main())


def test_whoever_leaves_when_it_is_their_turn_lets_the_next_one_go() -> None:
    async def main() -> None:
        free, thinker = Free(), Thinker()
        free.open()
        first, second = (asyncio.create_task(free.take(BUDGET)) for _ in range(2))
        await asyncio.sleep(0)
        free.give(thinker)
        first.cancel()
        assert await second is thinker
        assert first.cancelled()

    asyncio.run(main())


def test_processes_that_end_again_and_again_are_started_less_and_less_often() -> None:
    async def main() -> None:
        failures: list[int] = []
        enough = asyncio.Event()

        def rests(failed: int) -> float:
            failures.append(failed)
            if failed == 3:
                enough.set()
            return 3_600.0 if failed == 3 else 0.0

        async with misbehaving("at-once", patience=0.0, rests=rests) as thinkers:
            await enough.wait()
            assert (await ask(thinkers, "random")).why == Trouble.BUSY
            assert (failures, thinkers.started) == ([0, 1, 2, 3], 3)

    asyncio.run(main())


def test_the_first_rest_is_none_and_the_longest_is_some_seconds() -> None:
    assert [rest(failures) for failures in (0, 1, 2, 3, 4, 9_999)] == [0.0, 0.0, 0.25, 0.5, 1.0, 10.0]


def test_a_command_that_there_is_none_of_holds_up_nobody() -> None:
    async def main() -> None:
        async with Thinkers(command=["/no/such/command"], patience=SHORT) as thinkers:
            assert (await ask(thinkers, "random")).why == Trouble.BUSY

    asyncio.run(main())


def test_stopping_leaves_no_process_and_nobody_who_waits(run: Run[None]) -> None:
    async def main() -> None:
        thinkers = misbehaving()
        await thinkers.start()
        await ask(thinkers, "random")
        processes = thinkers.pids
        asked, waiting = (asyncio.create_task(ask(thinkers, "stuck")) for _ in range(2))
        await asyncio.sleep(0)
        await thinkers.stop()
        assert [(await asked).why, (await waiting).why] == [Trouble.ENDED, Trouble.BUSY]
        assert (await ask(thinkers, "random")).why == Trouble.BUSY
        assert [is_alive(process) for process in processes] == [False]

    run(main())


def test_stopping_before_a_process_is_ready_leaves_none(run: Run[None], monkeypatch: pytest.MonkeyPatch) -> None:
    processes: list[int] = []
    made = Thinker.connection_made

    def note(thinker: Thinker, transport: asyncio.SubprocessTransport) -> None:
        processes.append(transport.get_pid())
        made(thinker, transport)

    async def main() -> None:
        for turns in range(12):
            async with Thinkers() as thinkers:
                for _ in range(turns):
                    await asyncio.sleep(0)
            assert thinkers.pids == []

    monkeypatch.setattr(Thinker, "connection_made", note)
    run(main())
    assert processes
    assert not any(map(is_alive, processes))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("bot", ["random", "stuck", "endless"])
def test_a_process_ends_with_a_server_that_is_killed(tmp_path: Path, bot: str) -> None:
    """The process holds one end of a pipe: whoever holds the other hears when it is gone."""
    os.mkfifo(tmp_path / "alive")
    held = os.open(tmp_path / "alive", os.O_RDONLY | os.O_NONBLOCK)
    command = running("tests.server.dying_server", bot, str(tmp_path / "alive"))
    try:
        with subprocess.Popen(command, env=surroundings(), stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            still_there, _, _ = select.select([held], [], [], 0)
            server.kill()
            ended, _, _ = select.select([held], [], [], BUDGET)
        assert (said, still_there, ended) == ("thinking\n", [], [held])
        assert os.read(held, 1) == b""
    finally:
        os.close(held)


def test_a_process_holds_no_file_of_the_server_open(run: Run[None]) -> None:
    """Not even one that was meant to be handed on to some other process."""

    async def main() -> None:
        reads, writes = os.pipe()
        os.set_inheritable(writes, True)
        async with misbehaving() as thinkers:
            assert (await ask(thinkers, "random")).how == How.CHOSEN
            os.close(writes)
            told, _, _ = select.select([reads], [], [], BUDGET)
            assert (told, os.read(reads, 1)) == ([reads], b"")
            os.close(reads)

    run(main())


def test_a_process_imports_nothing_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    traps = Traps(tmp_path / "served here")
    monkeypatch.chdir(traps.folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", str(traps.folder)]))
    monkeypatch.setattr(sys, "path", ["", str(traps.folder), *sys.path])

    async def main() -> None:
        async with Thinkers() as thinkers:
            assert (await ask(thinkers, "greedy")).how == How.CHOSEN

    asyncio.run(main())
    assert traps.sprung() == []


@pytest.mark.parametrize("game", tablemate.games())
def test_a_game_in_which_every_bot_fails_comes_to_its_end(game: str) -> None:
    played = tablemate.game(game)
    for number in range(6):
        table = played.new(seed=number, **played.agreement.random_options(new_stream(number, 1)))
        for stream in range(played.longest_game(table.options)):
            if not table.waiting:
                break
            play_on(table, [(seat, failed(table, seat, stream)) for seat in [asked_seat(table)]])
        assert not table.waiting


def failed(table: Table, seat: int, stream: int) -> Thought:
    return Asked(table, seat, "greedy", SEED, stream).thought(Trouble.LATE)


def test_where_nothing_is_asked_for_the_fallback_does_nothing() -> None:
    """A bot that fails does not stop the game for everybody."""
    table = new_table("fuse", players=2, mode="relaxed")
    while all(decision.optional is False for decision in table.waiting):
        play_on(table, [(seat, failed(table, seat, 1)) for seat in [asked_seat(table)]])
    idle = next(decision.seat for decision in table.waiting if decision.optional)
    assert failed(table, idle, 1) == Thought(None, How.FALLBACK, Trouble.LATE)


def test_a_seat_that_nothing_is_open_to_is_not_asked() -> None:
    table = new_table("assembly", players=2)
    with pytest.raises(InvalidArgument, match="is not asked anything"):
        Asked(table, 1 - asked_seat(table), "greedy", SEED, 1)
