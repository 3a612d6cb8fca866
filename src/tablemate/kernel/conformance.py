"""What every game must hold.  A game passes these checks by being registered; nothing here knows a game.

Each check takes a `Case`: a game with options and a seed.  It plays a random game and raises `AssertionError` with what
went wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import partial
from itertools import islice

from .actions import Action
from .arena import Arena
from .cases import Case, moments, pace_of, played, viewers_of
from .chance import roll
from .errors import InvalidPosition, TablemateError
from .game import Game
from .json_types import Known
from .leaks import AGAIN, as_sent, check_no_leak
from .moves import Move
from .records import Record
from .schema import Schema, misfits
from .seats import CLOCK, SPECTATOR
from .table import Table

MOST_CODE = 1 << 10
PLAY_OUTS_EVERY = 24


def check_states(case: Case) -> None:
    """Every state could stand on a real table, with no piece lost or made; a game ends within its bound."""
    table = case.table()
    for moment in moments(case):
        table = moment.table
        _must_stand(case, table)
        assert table.outcome is None, f"{case}: an outcome while a decision is pending"
    assert table.outcome is not None, f"{case}: over without an outcome"
    assert all(not table.legal(seat) for seat in range(table.seats))
    _must_stand(case, table)


def _must_stand(case: Case, table: Table) -> None:
    try:
        table.judge()
    except InvalidPosition as problem:
        raise AssertionError(f"{case}: a state that could not be: {problem}") from problem


def check_legality(case: Case) -> None:
    """Every listed action applies; every other number, seat and meaning is refused, and nothing changes by that."""
    stream = case.stream()
    for moment in moments(case):
        table = moment.table
        before = table.digest()
        waited = {decision.seat for decision in table.waiting}
        for seat in range(table.seats):
            legal = table.legal(seat)
            listed = [action.code for action in legal]
            assert len(set(listed)) == len(listed), f"{case}: an action is listed twice"
            assert bool(listed) == (seat in waited), f"{case}: seat {seat} is asked and answers do not agree"
            for action in legal:
                assert table.why_not(action, seat) is None, f"{case}: {action} is listed for seat {seat}, but refused"
            for code in (roll(stream, MOST_CODE) for _ in range(4)):
                if code not in listed:
                    _must_refuse(table, seat, Action(code, ""))
        _must_refuse(table, moment.seat, Action(moment.action.code, f"not {moment.action.text}"))
        assert table.digest() == before, f"{case}: looking changed the table"


def _must_refuse(table: Table, seat: int, action: Action | str) -> None:
    before, moves = table.digest(), table.moves
    assert played(table, action, seat) is None, f"{action!r} of seat {seat} is not listed, but was played"
    assert table.digest() == before, "a refused action changed the table"
    assert table.moves == moves, "a refused action was recorded"


def check_determinism(case: Case) -> None:
    """The same seed and the same actions give the same game, and `apply` changes only its own table."""
    first = [(moment.table.digest(), moment.action) for moment in moments(case)]
    second = [(moment.table.digest(), moment.action) for moment in moments(case)]
    assert first == second, f"{case}: played twice, two games"


def check_notation(case: Case) -> None:
    """Each action has a text of its own among the legal ones, and it reads back, also by the grammar alone."""
    for moment in moments(case):
        table, speech = moment.table, moment.table.game.speech
        seen = table.seen(SPECTATOR if moment.seat == CLOCK else moment.seat)
        texts = [action.text for action in table.legal(moment.seat)]
        assert len(set(texts)) == len(texts), f"{case}: two actions are called the same: {texts}"
        for action in table.legal(moment.seat):
            twin = table.twin()
            twin.play(action.text, moment.seat)
            played = [move.action for move in twin.moves if isinstance(move, Move)]
            assert played == [action.text], f"{case}: {action.text!r} reads back as {played}"
            read = [clause.code for clause in speech.read_sentence(seen, moment.seat, action.text)]
            assert read == [action.code], f"{case}: {action.text!r} is read as {read}"


def check_positions(case: Case) -> None:
    """Every moment can be written down as JSON and set up again, equal to the last bit."""
    for moment in moments(case):
        text = json.dumps(moment.table.to_position())
        again = case.game.from_position(json.loads(text))
        assert again.digest() == moment.table.digest(), f"{case}: the position is not lossless"
        assert again.legal(moment.seat) == moment.table.legal(moment.seat)


def check_records(case: Case) -> None:
    """A record survives its file, replays to the same steps and end, and can be forked at any step."""
    table = case.table()
    for moment in moments(case):
        table = moment.table
    record = Record.loads(table.record().dumps())
    assert record == table.record(), f"{case}: the record changed on its way through the file"
    replayed = record.replay(case.game)
    assert replayed.digest() == table.digest()
    assert replayed.outcome == table.outcome
    assert replayed.steps == table.steps
    middle = len(record.moves) // 2
    fork = record.fork(case.game, middle)
    assert fork.digest() == record.at(case.game, middle).digest()


def check_json(case: Case) -> None:
    """Steps and outcomes are JSON as they are, for every viewer, and views conform to the game's schema.

    Before the end the viewers take turns; `check_no_leak` turns every view into JSON.
    """
    table, schema = case.table(), case.game.view_schema()
    for number, moment in enumerate(moments(case)):
        table = moment.table
        _check_view(case, table, viewers_of(table)[number % (table.seats + 1)], schema)
    for viewer in viewers_of(table):
        _check_view(case, table, viewer, schema)
        as_sent([step.seen_by(viewer) for step in table.steps])


def _check_view(case: Case, table: Table, viewer: int, schema: Schema) -> None:
    found = misfits(schema, json.loads(as_sent(table.view(viewer))))
    assert not found, f"{case}: a view of {viewer} does not conform: {found[0]}"


def check_play_outs(case: Case) -> None:
    """Play-outs tell a viewer nothing of the truth, and play-out n is the same alone or among others."""
    for moment in islice(moments(case), 0, None, PLAY_OUTS_EVERY):
        table = moment.table
        arena = Arena(case.game, table.options, 2)
        arena.take(table)
        for viewer in viewers_of(table):
            action = moment.action.code if viewer == moment.seat else None
            play_out = partial(arena.play_outs, viewer=viewer, action=action, pace=pace_of(table))
            arena.copy(0, 1)
            arena.redeal(1, viewer, AGAIN)
            here, there = play_out(0, number=2), play_out(1, number=2)
            assert here == there, f"{case}: play-outs tell viewer {viewer} of the truth"
            alone = [play_out(0, number=1, first=first) for first in range(2)]
            assert [sum(each) for each in zip(*map(astuple, alone), strict=True)] == [*astuple(here)]
        assert arena.state(0).raw == table.state_array().view("u1").data, f"{case}: play-outs changed the state"


def check_bad_input(case: Case) -> None:
    """Unknown, foreign, cut, huge and mistyped input gets an error with a sentence, and nothing changes."""
    game, table = case.game, case.table()
    before = table.digest()
    for mistake in (*_bad_options(game), *_bad_positions(table), *_bad_records(table), *_bad_plays(table)):
        assert _complaint(mistake), f"{case}: bad input was taken, or refused without a sentence"
    assert table.digest() == before, f"{case}: bad input changed the table"


def _complaint(mistake: Mistake) -> str:
    try:
        mistake()
    except (TablemateError, ValueError, TypeError) as problem:
        return str(problem).strip()
    return ""


Mistake = Callable[[], object]
HUGE = 10**30
NUMBERLESS: tuple[Known, ...] = (None, True, -7, 1.5, HUGE, "0")
"""What is no seat, no viewer and no seed."""
ODDITIES: tuple[Known, ...] = (None, True, -1, 1.5, HUGE, "", "nonsense", [], {}, object())


def _bad_options(game: Game) -> Iterator[Mistake]:
    yield lambda: game.new(seed=1, no_such_option=1)
    for seed in NUMBERLESS:
        yield partial(game.new, seed=seed)
    for players in (None, True, -1, 0, 1.5, HUGE, "two", [], {}, object()):
        yield partial(game.new, seed=1, players=players)


def _bad_positions(table: Table) -> Iterator[Mistake]:
    game, position = table.game, table.to_position()
    foreigners: list[Known] = [None, 7, "text", [], {"game": "no such game"}, {**position, "no_such_field": 1}]
    for foreign in foreigners:
        yield partial(game.from_position, foreign)
    for name in position:
        yield partial(game.from_position, {**position, name: object()})
        yield partial(game.from_position, {**position, name: HUGE})


def _bad_records(table: Table) -> Iterator[Mistake]:
    game, text = table.game, table.record().dumps()
    data = json.loads(text)
    for cut in range(0, len(text) - 3, 1 + len(text) // 7):
        yield partial(_replay_text, game, text[:cut])
    for foreign in ("", "[]", "{}", "null", '{"format": "chess"}', "[" * 5000):
        yield partial(_replay_text, game, foreign)
    for name in data.keys() - {"practice", "options"}:
        yield partial(_replay_text, game, json.dumps({**data, name: {"odd": HUGE}}))


def _replay_text(game: Game, text: str) -> None:
    Record.loads(text).replay(game)


def _bad_plays(table: Table) -> Iterator[Mistake]:
    seat = table.waiting[0].seat if table.waiting else 0
    for odd in ODDITIES:
        yield partial(table.play, odd, seat)
    for nobody in (*NUMBERLESS, table.seats):
        yield partial(table.play, "1", nobody)
        yield partial(table.view, nobody)
        yield partial(table.legal, nobody)
    yield partial(table.play, "9" * 5000, seat)
    yield partial(table.play, "\0\x1b[2J", seat)


CHECKS: tuple[Callable[[Case], None], ...] = (
    check_states,
    check_legality,
    check_determinism,
    check_notation,
    check_positions,
    check_records,
    check_json,
    check_no_leak,
    check_play_outs,
    check_bad_input,
)
