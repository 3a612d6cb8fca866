"""The journal of a game: every step is noted, however long the game was."""

from __future__ import annotations

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.journal import Journal
from tablemate.kernel.records import Move

GAME = tablemate.game("assembly")


def test_a_step_is_noted_without_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table, journal = GAME.new(seed=7), Journal()
    action = str(table.legal(0)[0])
    for name in ("copy", "twin"):
        monkeypatch.delattr(Table, name)
    journal.play(table, action, 0)
    assert [(entry.seat, entry.action) for entry in journal.entries[1:]] == [(0, action)]
    assert list(journal.entries[-1].events) == table.events[-len(journal.entries[-1].events) :]


def test_each_step_of_a_sentence_is_noted_without_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    table, journal = GAME.new(seed=7), Journal()
    told = len(table.events)
    monkeypatch.delattr(Table, "copy")
    journal.play(table, "three: cw 2", 0)
    assert [Move(0, entry.action) for entry in journal.entries[1:]] == list(table.moves)
    assert len(journal.entries) > 2
    assert journal.since(0) == table.events[told:]
