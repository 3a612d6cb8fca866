"""Interpreted equals compiled: both engines side by side through random games, compared at every state."""

from __future__ import annotations

import hashlib
from typing import Any

from .arena import Arena
from .cases import Case, pace_of, some_actor
from .chance import roll
from .engine import Engine
from .events import Event
from .seats import SPECTATOR, seats_in
from .table import Table

PLAY_OUTS_ODDS = 8
"""Play-outs are compared in one game of so many: they are whole games again."""


class Disagreement(AssertionError):
    """The two engines went different ways."""


class _Player:
    """One engine with two places: the game, and a spare one for redeals."""

    def __init__(self, case: Case, table: Table, engine: Engine) -> None:
        self.arena = Arena(table.game, table.options, 2, engine=engine)
        if case.position is None:
            self.arena.setup(0, case.seed)
        else:
            self.arena.take(table)

    def truth(self, place: int = 0) -> bytes:
        return bytes(self.arena.view(place).raw)

    def told(self, seat: int, action: int) -> tuple[Event, ...]:
        self.arena.apply(0, seat, action)
        return self.arena.events

    def redealt(self, viewer: int, stream: int) -> bytes:
        self.arena.copy(0, 1)
        self.arena.redeal(1, viewer, stream)
        return self.truth(1)


def check_agreement(case: Case, one: Engine, two: Engine) -> tuple[int, str]:
    """Play one random game on both engines; the number of states compared, and a digest of all of them.

    Each state is redealt for one viewer, for all of them in turn.
    """
    table = case.table()
    players = _Player(case, table, one), _Player(case, table, two)
    viewers = (*range(table.seats), SPECTATOR)
    stream = case.stream()
    digest = hashlib.sha256()
    states = 0
    _same(case, "set-up", *(player.truth() for player in players))
    if case.seed % PLAY_OUTS_ODDS == 0:
        viewer = viewers[case.seed // PLAY_OUTS_ODDS % len(viewers)]
        _same(case, "play-outs", *(player.arena.play_outs(0, viewer, 2, pace=pace_of(table)) for player in players))
    while waited := players[0].arena.waited(0):
        _same(case, "seats waited for", *(player.arena.waited(0) for player in players))
        seat = some_actor(case.game, seats_in(waited), stream)
        legal = players[0].arena.legal(0, seat)
        _same(case, "legal actions", legal, players[1].arena.legal(0, seat))
        viewer = viewers[states % len(viewers)]
        _same(case, "redeal", *(player.redealt(viewer, states) for player in players))
        action = legal[roll(stream, len(legal))]
        _same(case, "events", *(player.told(seat, action) for player in players))
        _same(case, "state", *(player.truth() for player in players))
        digest.update(players[0].truth())
        states += 1
    _same(case, "outcome", *(player.arena.outcome(0) for player in players))
    return states, digest.hexdigest()


def _same(case: Case, what: str, one: Any, two: Any) -> None:
    if one != two:
        raise Disagreement(f"{case}: the engines disagree about the {what}: {one!r} and {two!r}"[:2000])
