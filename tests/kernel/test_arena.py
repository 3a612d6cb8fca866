"""An arena: places that are played, copied, dealt anew and played out, the same interpreted and compiled."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, replace
from typing import Any

import numpy as np
import pytest

from tablemate import CLOCK, SPECTATOR, Game, InvalidArgument, InvalidOptions
from tablemate.kernel.arena import Arena, Counted
from tablemate.kernel.cases import Case
from tablemate.kernel.conformance import check_play_outs
from tablemate.kernel.engine import Engine, interpreted_engine
from tablemate.kernel.native import plan
from tablemate.kernel.seats import SEATS_IN
from tests.kernel.conftest import MakeCompiled
from tests.kernel.toys import COUNT_UP, FINGERS, TOYS, count_up, fingers
from tests.listening import heard_in

NAN = float("nan")
TIMED = replace(FINGERS, agreement=replace(FINGERS.agreement, clock=lambda options: 1000))


def arena(places: int = 3, **options: Any) -> Arena:
    """Count Up, set up at place 0, interpreted."""
    made = COUNT_UP.arena(places, compiled=False, **options)
    made.setup(0, 7)
    return made


def with_program(game: Game, **changes: Any) -> Game:
    return replace(game, program=replace(game.program, **changes))


# Places


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_game_set_up_and_stepped_in_an_arena_is_the_game_of_a_table(game: Game) -> None:
    table, there = game.new(seed=5), game.arena(compiled=False)
    there.setup(0, 5)
    while table.waiting:
        seat = table.waiting[-1].seat
        action = table.legal(seat)[-1]
        assert there.legal(0, seat) == [each.code for each in table.legal(seat)]
        events = table.play(action, seat)
        there.step(0, seat, action.code)
        assert tuple(there.events) == events
        assert there.states.tobytes() == table.state_array().tobytes()
    assert there.waited(0) == 0
    assert there.outcome(0)[1] == table.outcome.score  # type: ignore[union-attr]


def test_copying_between_places_is_exact_and_touches_no_other_place() -> None:
    there = arena()
    there.setup(1, 8)
    before = [bytes(there.state(place).raw) for place in range(3)]
    assert len(set(before)) == 3
    there.copy(1, 2)
    assert [bytes(there.state(place).raw) for place in range(3)] == [before[0], before[1], before[1]]
    there.step(2, there.waited(2) - 1, count_up.ROLL)
    assert bytes(there.state(1).raw) == before[1]


def test_a_place_takes_the_state_of_a_table_with_the_same_options_only() -> None:
    there, table = arena(target=30), COUNT_UP.new(seed=3, target=30)
    there.take(table, 2)
    assert bytes(there.state(2).raw) == table.state_array().tobytes()
    for other in (COUNT_UP.new(seed=3), FINGERS.new(seed=3)):
        with pytest.raises(InvalidArgument, match="takes tables of count_up with its own options"):
            there.take(other)


def test_a_quiet_arena_tells_no_events() -> None:
    loud = arena()
    loud.step(0, loud.waited(0) - 1, count_up.ROLL)
    assert loud.events[0].name == "rolled"
    quiet = Arena(COUNT_UP, loud.options, quiet=True)
    quiet.setup(0, 7)
    quiet.step(0, quiet.waited(0) - 1, count_up.ROLL)
    assert quiet.events == ()
    assert quiet.states[0].tobytes() == loud.states[0].tobytes()


MISTAKES: dict[str, tuple[str, Callable[[Arena], Any]]] = {
    "a place beyond the last": ("the places 0 to 2, not 3", lambda there: there.waited(3)),
    "a place before the first": ("the places 0 to 2, not -1", lambda there: there.apply(-1, 0, count_up.ROLL)),
    "a place that is a text": ('the places 0 to 2, not "0"', lambda there: there.outcome("0")),  # type: ignore[arg-type]
    "a copy to nowhere": ("the places 0 to 2, not 7", lambda there: there.copy(0, 7)),
    "a set-up nowhere": ("the places 0 to 2, not 3", lambda there: there.setup(3, 1)),
    "play-outs from nowhere": ("the places 0 to 2, not 3", lambda there: there.play_outs(3, 0, 1)),
    "no such seat": ("the seats 0 to 1, not 2", lambda there: there.legal(0, 2)),
    "a clock where none is": ("the seats 0 to 1, not -2", lambda there: there.legal(0, CLOCK)),
    "no such viewer": ("the seats 0 to 1 and SPECTATOR, not 9", lambda there: there.redeal(0, 9, 1)),
    "play-outs for nobody": ("and SPECTATOR, not null", lambda there: there.play_outs(0, None, 1)),  # type: ignore[arg-type]
    "an action that is not open": ("action 99 is not open", lambda there: there.step(0, 0, 99)),
    "half an action": ("action 1.5 is not open", lambda there: there.step(0, 0, 1.5)),  # type: ignore[arg-type]
    "play-outs that begin wrongly": ("action 99 is not", lambda there: there.play_outs(0, 0, 1, action=99)),
    "a spectator who acts": ("the seats 0 to 1, not -1", lambda there: there.play_outs(0, SPECTATOR, 1, action=2)),
    "no such policy": ('has no policy "wild"; it has random, careful', lambda there: there.simulate(1, policy="wild")),
    "a policy that is none": ("has no policy null", lambda there: there.play_outs(0, 0, 1, policy=None)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_arena_refuses_with_a_sentence_and_changes_nothing(mistake: str) -> None:
    there = arena()
    before = there.states.tobytes()
    match, make = MISTAKES[mistake]
    with pytest.raises(InvalidArgument, match=match):
        make(there)
    assert there.states.tobytes() == before


@pytest.mark.parametrize("places", [0, -1, 1.5, None, True, "3", 1 << 40])
def test_an_arena_has_a_number_of_places(places: Any) -> None:
    with pytest.raises(InvalidArgument, match="places must be a whole number from 1"):
        COUNT_UP.arena(places, compiled=False)


def test_an_arena_takes_the_options_of_its_game() -> None:
    with pytest.raises(InvalidOptions, match='Count Up has no option "colour"'):
        COUNT_UP.arena(compiled=False, colour="red")
    with pytest.raises(InvalidOptions, match="a seed is a whole number"):
        arena().redeal(0, 0, -1)


@pytest.mark.parametrize(
    ("seat", "action"), [(10_000, 0), (-2, 0), (0, -1), (0, 10_000), (0, 1.0), (0, None), ("0", 0)]
)
def test_what_there_is_not_is_never_carried_out(seat: Any, action: Any, compiled: MakeCompiled) -> None:
    """Compiled rules would write to whatever memory they are pointed to."""
    there = Arena(COUNT_UP, COUNT_UP.read_options({}), engine=compiled(COUNT_UP))
    there.setup(0, 9)
    before = there.states.tobytes()
    with pytest.raises(InvalidArgument):
        there.apply(0, seat, action)
    assert there.states.tobytes() == before


def test_a_seed_that_is_none_leaves_the_place_as_it_is() -> None:
    there = arena()
    before = there.states.tobytes()
    with pytest.raises(InvalidOptions, match="a seed is a whole number"):
        there.setup(0, -1)
    assert there.states.tobytes() == before


def test_events_are_those_of_their_own_arena_whatever_others_do_in_whatever_thread() -> None:
    one, other = arena(), FINGERS.arena(compiled=False)
    first = SEATS_IN[one.waited(0)][0]
    one.step(0, first, one.legal(0, first)[0])
    told = one.events
    other.setup(0, 5)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(other.step, 0, 0, other.legal(0, 0)[0]).result()
    assert one.events == told
    assert told
    assert other.events, "although another thread has other buffers"


# Many places


def dealt(game: Game, engine: Engine) -> Arena:
    there = Arena(game, game.read_options({}), 6, engine=engine)
    for place in range(there.places):
        there.setup(place, place)
    return there


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_stepping_many_places_at_once_is_stepping_one_after_another(game: Game, compiled: MakeCompiled) -> None:
    """Interpreted and compiled, from lists and from arrays, with NumPy's numbers, the same place twice included."""
    chance = random.Random(1)
    for engine in (interpreted_engine(game.program, strict=True), compiled(game)):
        one, many = dealt(game, engine), dealt(game, engine)
        while rows := [*stepped(one, chance)]:
            places, seats, actions = zip(*rows, strict=True)
            many.step_many(np.array(places, "i2") if len(rows) > 2 else places, seats, np.array(actions))
            assert many.states.tobytes() == one.states.tobytes()
            assert many.events == ()


def stepped(there: Arena, chance: random.Random) -> Iterator[tuple[int, int, int]]:
    """A few random steps, taken one by one."""
    for _ in range(chance.randint(1, 5)):
        going = [place for place in range(there.places) if there.waited(place)]
        if going:
            place = chance.choice(going)
            seat = chance.choice(SEATS_IN[there.waited(place)])
            action = chance.choice(there.legal(place, seat))
            there.step(*np.array([place, seat, action]))
            yield place, seat, action


WRONG: dict[str, tuple[Any, Any, Any]] = {
    "a place beyond the last": ([0, 6], [0, 0], [count_up.ROLL, count_up.ROLL]),
    "a place that is half": ([0, 1.5], [0, 0], [count_up.ROLL, count_up.ROLL]),
    "places that are halves": (np.array([0.5]), [0], [count_up.ROLL]),
    "a seat that is not there": ([0, 1], [0, 2], [count_up.ROLL, count_up.ROLL]),
    "an action that is not open": ([0, 1, 2], [0, 0, 0], np.array([count_up.ROLL, 99, count_up.ROLL])),
    "an action beyond all numbers": ([0, 1], [0, 0], [count_up.ROLL, 1 << 80]),
    "an action that was open": ([0, 0], [0, 0], [count_up.ROLL, count_up.ROLL]),
    "yes in place of a number": ([0, True], [0, 0], [count_up.ROLL, count_up.ROLL]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_many_places_meet_the_errors_of_one_and_stop_there(wrong: str) -> None:
    one, many = (dealt(COUNT_UP, interpreted_engine(COUNT_UP.program)) for _ in range(2))
    with pytest.raises(InvalidArgument) as found:
        list(map(one.step, *WRONG[wrong]))
    with pytest.raises(InvalidArgument) as told:
        many.step_many(*WRONG[wrong])
    assert str(told.value) == str(found.value)
    assert many.states.tobytes() == one.states.tobytes()


def test_every_step_of_many_has_a_place_a_seat_and_an_action() -> None:
    there = arena()
    before = there.states.tobytes()
    with pytest.raises(InvalidArgument, match="as many of each, not 2, 1, 2"):
        there.step_many([0, 1], [0], [count_up.ROLL, count_up.ROLL])
    for wrong in (None, 0, "0", np.array(0)):
        with pytest.raises(InvalidArgument, match="list is the type that is expected here"):
            there.step_many(wrong, wrong, wrong)  # type: ignore[arg-type]
    there.step_many([], [], [])
    assert there.states.tobytes() == before


# Many games


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_game_n_is_the_same_alone_or_in_a_batch(game: Game) -> None:
    batch = game.simulate(6, first=3, compiled=False)
    alone = [game.simulate(1, first=number, compiled=False) for number in range(3, 9)]
    assert total(alone) == batch
    assert batch.games == 6


def total(counted: list[Counted]) -> Counted:
    return Counted(*map(sum, zip(*map(astuple, counted), strict=True)))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_play_outs_tell_nothing_of_the_truth(game: Game, seed: int) -> None:
    check_play_outs(Case.random(game, seed))


def test_play_outs_that_look_at_the_truth_are_found_out() -> None:
    """A redeal whose future depends on the real one."""

    def half(s: Any, cards: Any, seat: int, stream: int) -> None:
        s.chance[1] ^= (stream & 0xFFFF) + 1

    game = with_program(COUNT_UP, rules=replace(COUNT_UP.program.rules, redeal=half))
    with pytest.raises(AssertionError, match="tell viewer"):
        check_play_outs(Case(game, 2))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_both_engines_count_the_same(game: Game, compiled: MakeCompiled) -> None:
    for policy in game.policies:
        counted = []
        for engine in (interpreted_engine(game.program, strict=True), compiled(game)):
            there = Arena(game, game.read_options({}), engine=engine)
            there.setup(0, 9)
            viewers = [there.play_outs(0, viewer, 20, first=4, policy=policy) for viewer in (0, 1, SPECTATOR)]
            counted.append([there.simulate(50, policy=policy), *viewers])
        assert counted[0] == counted[1]
        assert counted[0][0].games == 50


def test_play_outs_may_begin_with_an_action_of_the_viewer() -> None:
    there = arena(target=8, players=1)
    there.state(0).total = 7
    there.state(0).hand[0, 0] = 1
    assert astuple(there.play_outs(0, 0, 20, action=count_up.PLAY + 1)) == (0, 20, 20, 160)
    assert 0 < there.play_outs(0, 0, 60, action=count_up.ROLL).wins < 30


# Policies


def test_a_game_declares_policies_as_rules() -> None:
    assert (COUNT_UP.policies, FINGERS.policies) == (("random", "careful"), ("random",))
    games = {policy: COUNT_UP.simulate(300, policy=policy, compiled=False, target=10) for policy in COUNT_UP.policies}
    assert games["careful"].wins > games["random"].wins


def test_a_policy_takes_what_every_policy_takes() -> None:
    def odd(s: count_up.State, cards: count_up.Cards, seat: int) -> int:
        return 0

    with pytest.raises(TypeError, match="the policy odd of count_up must take and give"):
        plan(with_program(COUNT_UP, policies={"odd": odd}).program)


def test_a_policy_that_names_no_action_is_stopped() -> None:
    def beyond(s: Any, cards: Any, seat: int, actions: Any, number: int, players: Any) -> int:
        return number

    beyond.__rule__ = True  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        with_program(COUNT_UP, policies={"beyond": beyond}).simulate(1, policy="beyond", compiled=False)


# What nobody waits for


def test_actions_that_nobody_waits_for_are_not_drawn() -> None:
    silent = with_program(COUNT_UP, unasked=(count_up.PASS,))
    assert silent.unasked == (count_up.PASS,)
    for game, expected in ((COUNT_UP, True), (silent, False)):
        there, heard = heard_in(game)
        assert there.simulate(30).games == 30
        there.setup(0, 1)
        assert there.play_outs(0, 0, 30).games == 30
        assert any(action == count_up.PASS for _, action in heard) == expected


def test_a_seat_to_whom_only_such_actions_are_open_is_passed_over() -> None:
    """If that is everybody the game stops where it stands, and is not counted."""
    everything = tuple(range(fingers.SHOW, fingers.SHOW + fingers.MOST + 1))
    stuck = with_program(FINGERS, unasked=everything).simulate(3, compiled=False)
    assert stuck == Counted(decisions=0, games=0, wins=0, points=0)


def test_actions_that_nobody_waits_for_have_small_numbers() -> None:
    with pytest.raises(TypeError, match="have numbers from 0 to 62"):
        with_program(COUNT_UP, unasked=(63,))


# The clock


def test_the_clock_acts_at_the_stated_pace() -> None:
    """In time are the decisions before the end: at 300, 600 and 900 ms of 1000."""
    there, heard = heard_in(TIMED, rounds=4)
    there.simulate(1, pace=300)
    assert [seat == CLOCK for seat, _ in heard] == [False, False, False, True, False, False, False, False]
    assert heard[3] == (CLOCK, fingers.TIME_UP)


def test_play_outs_go_on_from_the_time_that_is_over() -> None:
    there = TIMED.arena(compiled=False, rounds=1)
    there.setup(0, 1)
    assert there.play_outs(0, 0, 1, pace=10).decisions == 2
    assert there.play_outs(0, 0, 1, pace=300, time=500).decisions == 1
    assert there.play_outs(0, 0, 1, pace=300, time=1000).decisions == 0


@pytest.mark.parametrize("pace", [0, -1, 1001, NAN, "3", True])
def test_a_pace_is_a_number_of_milliseconds(pace: Any) -> None:
    with pytest.raises(InvalidOptions, match="pace must be a whole number from 1 to 1,000"):
        TIMED.simulate(1, pace=pace, compiled=False)


def test_where_a_clock_runs_a_pace_is_asked_for_and_nowhere_else() -> None:
    with pytest.raises(InvalidOptions, match="a clock of 1000 ms runs with these options: say by pace"):
        TIMED.simulate(1, compiled=False)
    with pytest.raises(InvalidOptions, match="no clock runs with these options"):
        FINGERS.simulate(1, pace=300, compiled=False)
    with pytest.raises(InvalidOptions, match="time must be a whole number from 0 to 1,000"):
        TIMED.arena(compiled=False).play_outs(0, 0, 1, pace=300, time=1001)
