"""A bay that is only a part of an answer says so: then another bay is asked for, and nothing else happens."""

from __future__ import annotations

from random import Random

import pytest

from tablemate import SPECTATOR, Action, Table

from .builders import GAME, assembly

AGREED = [(players, letter, role) for players in (1, 2) for letter in "BCG" for role in ("jayani", "noah", "alfie")]


def leads_on(table: Table, action: Action, seat: int) -> bool:
    """Is the same seat asked for another bay after this, and has nothing happened?"""
    tried = table.copy()
    return not tried.play(action, seat) and [(each.seat, each.kind) for each in tried.waiting] == [(seat, "pick")]


@pytest.mark.parametrize(("players", "letter", "role"), AGREED)
def test_only_choices_that_lead_on_say_so(players: int, letter: str, role: str) -> None:
    roles, chance = [role, "none"][:players], Random(7)
    agreed = {"malfunctions": letter}
    table = assembly(players=players, match=[1, 2, 3, 6, 9, 12], roles=roles, seed=7, options=agreed)
    said = set()
    while table.waiting and len(table.steps) < 400:
        seat = table.waiting[0].seat
        for action in table.legal(seat):
            assert table.leads_on(action, seat) == leads_on(table, action, seat)
            said.add(table.leads_on(action, seat))
        table.play(chance.choice(table.legal(seat)), seat)
    assert said == {True, False}


def test_whoever_knows_less_can_tell_as_well() -> None:
    table = assembly(players=2, match=[1, 5], hands=[["swap", "any", "deploy_lock"], ["swap"]])
    table.play("ask swap", 0)
    table.play("swap: swap", 0)
    for action in table.legal(0):
        assert GAME.speech.leads_on(table.seen(SPECTATOR), action)
