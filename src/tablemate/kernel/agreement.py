"""Interpreted equals compiled: both engines tell the same random games, state by state."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from .arena import Arena
from .cases import Case, pace_of, some_actor, viewers_of
from .chance import roll
from .engine import Engine
from .seats import SEATS_IN
from .table import Table

PLAY_OUTS_ODDS = 8
"""Play-outs are compared in one game of so many: they are whole games again."""

STATE = "state"


class Disagreement(AssertionError):
    """The two engines went different ways."""


def check_agreement(case: Case, one: Engine, two: Engine) -> tuple[int, str]:
    """Play one random game on both engines; the number of states compared, and a digest of all of them."""
    table, digest, states = case.table(), hashlib.sha256(), 0
    for (what, here), (_, there) in zip(*(told_by(engine, case, table) for engine in (one, two)), strict=True):
        if here != there:
            raise Disagreement(f"{case}: the engines disagree about the {what}: {here!r} and {there!r}"[:2000])
        if what == STATE:
            assert isinstance(here, bytes)
            digest.update(here)
            states += 1
    return states, digest.hexdigest()


def told_by(engine: Engine, case: Case, table: Table) -> Iterator[tuple[str, object]]:
    """All that an engine says of one random game that begins at a table, each thing with what it is.

    Each state is redealt for one viewer, for all of them in turn.
    """
    stream, viewers = case.stream(), viewers_of(table)
    arena = Arena(table.game, table.options, 2, engine=engine)
    yield from _told_first(arena, case, table)
    number = 0
    while waited := arena.waited(0):
        yield "seats waited for", waited
        seat = some_actor(case.game, SEATS_IN[waited], stream)
        legal = arena.legal(0, seat)
        yield "legal actions", legal
        arena.copy(0, 1)
        arena.redeal(1, viewers[number % len(viewers)], number)
        yield "redeal", arena.octets(1)
        arena.apply(0, seat, legal[roll(stream, len(legal))])
        yield "events", engine.scratch.written()
        yield STATE, arena.octets(0)
        number += 1
    yield "outcome", arena.outcome(0)


def _told_first(arena: Arena, case: Case, table: Table) -> Iterator[tuple[str, object]]:
    """The set-up, and now and then play-outs from there."""
    if case.position is None:
        arena.setup(0, case.seed)
    else:
        arena.take(table)
    yield "set-up", arena.octets(0)
    turn, odd = divmod(case.seed, PLAY_OUTS_ODDS)
    if not odd:
        viewers = viewers_of(table)
        yield "play-outs", arena.play_outs(0, viewers[turn % len(viewers)], 2, pace=pace_of(table))
