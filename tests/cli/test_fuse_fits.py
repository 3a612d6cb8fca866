"""A screen of 24 lines and 80 columns holds every decision of FUSE, with the table it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tablemate
from tablemate.cli.terminal import WIDTH, wrapped
from tablemate.games.fuse.options import MODES
from tablemate.games.fuse.situations import random_options
from tablemate.kernel.actions import Decision
from tablemate.kernel.chance import new_stream, roll
from tablemate.words import LANGUAGES, Words

from .test_fuse_screens import FACE, GAME, WIDE_DECK, plain_terminal

LINES = 24
STEPS = 60


def shown(words: Words, table: tablemate.Table, decision: Decision) -> list[str]:
    """The table, what is asked, and what can be done; with the lines between them and the prompt."""
    view, terminal = table.view(decision.seat), plain_terminal()
    question = wrapped(words.decision(decision, decision.seat, view))
    legal = table.legal(decision.seat)
    choices = FACE.choices(words, view, decision, legal, "compact").lines
    return ["", *FACE.table(words, view, terminal, "compact"), "", *question, *choices, ">"]


def played(seed: int, **options: Any) -> Iterator[tuple[tablemate.Table, Decision]]:
    """Every decision that somebody meets in a random game in which dice are placed more often than not."""
    table, stream = GAME.new(seed=seed, **options), new_stream(seed, 9)
    while table.waiting and len(table.moves) < STEPS:
        for decision in table.waiting:
            yield table, decision
        seat = table.waiting[roll(stream, len(table.waiting))].seat
        legal = table.legal(seat)
        placing = [action for action in legal if action.kind == "place"]
        chosen = placing if placing and roll(stream, 4) else legal
        table.play(chosen[roll(stream, len(chosen))], seat)


def check(seed: int, words: Words, **options: Any) -> None:
    """Every decision of a game fits."""
    for table, decision in played(seed, **options):
        lines = shown(words.about(table.options), table, decision)
        assert len(lines) <= LINES, "\n".join(lines)
        assert max(map(len, lines)) <= WIDTH, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("mode", MODES)
def test_every_decision_fits_on_a_small_screen(mode: str, players: int, language: str) -> None:
    options: dict[str, Any] = {"mode": mode, "players": players, "six_point": True, "bombs": 3 * players}
    for seed in range(2):
        check(seed, Words(language, "fuse"), **options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_decision_fits_whatever_was_agreed(language: str) -> None:
    for seed in range(30):
        check(seed, Words(language, "fuse"), **random_options(new_stream(seed, 6)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_decision_fits_with_the_widest_bombs(language: str) -> None:
    for players in range(1, 6):
        options = {"deck": WIDE_DECK, "sabotage_count": 0, "bombs": 2, "players": players}
        check(players, Words(language, "fuse"), mode="live", **options)
