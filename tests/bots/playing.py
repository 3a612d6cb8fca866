"""Bots at a table: ask them in turn until one of them acts."""

from __future__ import annotations

from tablemate import Action, Table
from tablemate.bots import Bot, Perspective, make_bot

MOST_ACTIONS = 20_000


def seated(table: Table, *names: str, seed: int = 1) -> list[Bot]:
    """A bot for every seat; the names are repeated as often as needed."""
    return [make_bot(names[seat % len(names)], seed + seat) for seat in range(table.seats)]


def answer(table: Table, bot: Bot, seat: int) -> Action | None:
    """What a bot chooses for a seat; it must be legal."""
    chosen = bot.choose(Perspective(table, seat))
    assert chosen is None or chosen in table.legal(seat)
    return chosen


def act(table: Table, bots: list[Bot]) -> None:
    """The first seat that does not wait acts; that all wait for each other must not be."""
    for decision in table.waiting:
        chosen = answer(table, bots[decision.seat], decision.seat)
        if chosen is not None:
            table.play(chosen, decision.seat)
            return
    raise AssertionError(f"every bot waits for the others: {table.to_position()}")


def play_out(table: Table, *names: str, seed: int = 1) -> Table:
    """Let bots play a table to its end."""
    bots = seated(table, *names, seed=seed)
    for _ in range(MOST_ACTIONS):
        if not table.waiting:
            return table
        act(table, bots)
    raise AssertionError("the game has no end")
