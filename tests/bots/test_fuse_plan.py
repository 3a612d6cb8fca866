"""The plan of a draft against the slow and obvious way: try every sequence of legal actions."""

from __future__ import annotations

import math

import pytest

import tablemate
from tablemate import Table
from tablemate.bots.fuse.greedy import read_draft
from tablemate.bots.fuse.plan import BURN, best_plan
from tablemate.bots.fuse.worth import FINISHED, worth_of
from tablemate.games.fuse.cards.effort import efforts
from tests.games.fuse.builders import P1

from .playing import act, seated

GAME = tablemate.game("fuse")


def work_left(table: Table) -> float:
    """The expected dice of all bombs on the mats, and of the dice burnt."""
    seen = table.seen(P1)
    effort = efforts(seen.options.deck, seen.options.legality)
    return float(sum(effort[node] for nodes in seen.node for node in nodes) + BURN * seen.n_burnt)


def least_work(table: Table, known: dict[str, float]) -> float:
    """The least work that any order of legal uses leaves; a draft that is confirmed waits at its end to be judged."""
    key = table.digest()
    if key not in known:
        drafting = [decision.seat for decision in table.waiting if decision.kind == "draft"]
        if any(decision.kind == "pick" for decision in table.waiting):
            known[key] = math.inf
        elif not drafting:
            known[key] = work_left(table)
        else:
            known[key] = min(least_work(after, known) for seat in drafting for after in _afterwards(table, seat))
    return known[key]


def _afterwards(table: Table, seat: int) -> list[Table]:
    """The table after each legal action of a seat."""
    tables = []
    for action in table.legal(seat):
        after = table.copy()
        after.play(action, seat)
        tables.append(after)
    return tables


def drafts(players: int, free: int, burn_if: str) -> list[Table]:
    """Tables in the middle of random games, in a draft with so many free dice."""
    found = []
    for seed in range(12):
        table = GAME.new(seed=seed, players=players, confirm_draft=True, undo=False, burn_if=burn_if)
        bots = seated(table, "random")
        while not _is_draft_of(table, free):
            act(table, bots)
        found.append(table)
    return found


def _is_draft_of(table: Table, free: int) -> bool:
    seen = table.seen(P1)
    return seen.turn > 5 and not seen.picking and not seen.losing and len(read_draft(seen).free) == free


@pytest.mark.parametrize("burn_if", ["stuck", "misfit", "any"])
@pytest.mark.parametrize(("players", "free"), [(1, 2), (2, 2), (3, 3), (5, 2)])
@pytest.mark.slow
def test_no_sequence_of_legal_actions_is_better_than_the_plan(players: int, free: int, burn_if: str) -> None:
    """Where nobody defuses a bomb; what a new one is worth is a guess."""
    compared = 0
    for table in drafts(players, free, burn_if):
        seen = table.seen(P1)
        plan = best_plan(worth_of(seen.options.deck, "extendable"), read_draft(seen))
        if not any(_defuses(table, part.seat, part.placements) for part in plan.parts):
            assert plan.cost == pytest.approx(least_work(table, {}) - work_left(table))
            compared += 1
    assert compared >= 3


def _defuses(table: Table, seat: int, placements: tuple[tuple[int, int, int], ...]) -> bool:
    seen = table.seen(P1)
    worth, nodes = worth_of(seen.options.deck, "extendable"), list(seen.node[seat])
    for die, place, slot in placements:
        nodes[place] = worth.after(nodes[place], slot, die)
        if nodes[place] == FINISHED:
            return True
    return False
