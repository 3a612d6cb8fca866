"""Interpreted equals compiled: both engines side by side through random games, compared at every state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from .bulk import GAME_STREAM
from .chance import roll, seed_stream
from .conformance import Case, some_actor
from .engine import Engine
from .events import read_events
from .game import Game
from .seats import SPECTATOR, seats_in
from .table import Table

MakeEngine = Callable[[Game, Any], Engine]


class Disagreement(AssertionError):
    """The two engines went different ways."""


class _Player:
    """One engine with two states: the game, and a spare one for redeals."""

    def __init__(self, case: Case, table: Table, make: MakeEngine) -> None:
        game = case.game
        self.game = game
        self.options = table.options
        self.engine = make(game, game.layout.new(2))
        self.cards = self.engine.given(game.program.cards, game.cards(table.options))
        self.state = game.layout.view(self.engine.states, 0)
        self.spare = game.layout.view(self.engine.states, 1)
        game.earlier.mark(self.state, game.rules_version)
        if case.position is None:
            numbers = game.program.options.filled(table.options.numbers())
            seed_stream(self.state.chance, case.seed, GAME_STREAM)
            self.engine.setup(0, self.cards, self.engine.given(game.program.options, numbers))
        else:
            self.engine.states[0:1] = table.state_array()

    def truth(self) -> bytes:
        return bytes(self.state.raw)

    def told(self) -> bytes:
        return bytes(self.engine.events.raw)

    def events(self) -> list[Any]:
        return list(read_events(self.engine.events, self.game.event_types(self.options)))

    def legal(self, seat: int) -> list[int]:
        return self.engine.legal(0, self.cards, seat)

    def apply(self, seat: int, action: int) -> None:
        self.engine.apply(0, self.cards, seat, action)

    def redealt(self, viewer: int, stream: int) -> bytes:
        self.spare.raw[:] = self.state.raw
        self.engine.redeal(1, self.cards, viewer, stream)
        return bytes(self.spare.raw)

    def outcome(self) -> list[int]:
        return self.engine.outcome(0, self.cards)


def check_agreement(case: Case, one: MakeEngine, two: MakeEngine) -> tuple[int, str]:
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
    while waited := players[0].engine.waited(0):
        _same(case, "seats waited for", *(player.engine.waited(0) for player in players))
        seat = some_actor(case.game, seats_in(waited), stream)
        legal = players[0].legal(seat)
        _same(case, "legal actions", legal, players[1].legal(seat))
        viewer = viewers[states % len(viewers)]
        _same(case, "redeal", *(player.redealt(viewer, states) for player in players))
        action = legal[roll(stream, len(legal))]
        for player in players:
            player.apply(seat, action)
        if players[0].told() != players[1].told():
            _same(case, "events", *(player.events() for player in players))
        _same(case, "state", *(player.truth() for player in players))
        digest.update(players[0].truth())
        states += 1
    _same(case, "outcome", *(player.outcome() for player in players))
    return states, digest.hexdigest()


def _same(case: Case, what: str, one: Any, two: Any) -> None:
    if one != two:
        raise Disagreement(f"{case}: the engines disagree about the {what}: {one!r} and {two!r}"[:2000])
