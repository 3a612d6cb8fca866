"""Looking back at a game that goes on: memory is free, browsing is not (R23 of Assembly)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel.past import Past
from tablemate.kernel.steps import Step
from tablemate.server.tables.entries import Played
from tablemate.words.present import Present

from .at_table import AtTable, head_at, run, sitting

CW, ANY = "Rotate CW", "Rotate Any"


@asynccontextmanager
async def cards_played(folder: Path) -> AsyncIterator[AtTable]:
    """Assembly alone: Rotate CW was played in an earlier turn, Rotate Any in the present one, which asks how far."""
    position = {"options": {"players": 1, "roles": ["none"]}, "hands": [["any", "swap", "cw"]]}
    async with sitting(folder, head_at("assembly", position)) as at:
        for action in ("cw: cw 1", "any: cw"):
            assert (await at.people[0].play(action))["type"] == "accepted"
        yield at


def first_move(at: AtTable) -> int:
    """The sequence of the first move in the log."""
    return next(entry.sequence for entry in at.keeper.room.log if isinstance(entry.what, Played))


def names(log: Iterable[Mapping[str, Any]], card: str) -> bool:
    """Does a log say that a card was played?"""
    return any(card in line for entry in log for line in entry["lines"] if " plays " in line or " play " in line)


def test_r23_whoever_looks_back_is_told_the_cards_of_the_present_turn_and_of_no_earlier_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with cards_played(tmp_path) as at:
            for person in (*at.people, at.watcher()):
                log = (await person.join())["log"]
                assert (names(log, CW), names(log, ANY)) == (False, True)
            everything = [entry for message in at.people[0].told for entry in message.get("entries", ())]
            assert names(everything, CW)

    run(scenario)


def test_r23_a_page_with_the_end_of_the_log_names_no_past_cards_either(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with cards_played(tmp_path) as at:
            before = first_move(at) - 1
            end = at.keeper.telling.table(at.people[0].listener.ear, host=False, after=before, time=0)["log"]
            assert (names(end, CW), names(end, ANY)) == (False, True)

    run(scenario)


def test_whoever_looks_back_lets_nothing_be_told_that_is_behind_the_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log may be long: the present is found from its end."""

    async def scenario() -> None:
        async with cards_played(tmp_path) as at:
            told, unfolded = list[int](), Past.__getitem__

            def note(past: Past, number: int) -> Step:
                told.append(number)
                return unfolded(past, number)

            monkeypatch.setattr(Past, "__getitem__", note)
            present = Present.of(at.keeper.room.table, at.keeper.telling.words("en"))
            assert min(told) == present.step > 0

    run(scenario)


def test_r23_whoever_comes_back_is_told_what_was_missed_as_the_others_heard_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with cards_played(tmp_path) as at:
            before = first_move(at) - 1
            missed = (await at.people[0].join(last=before))["log"]
            assert (names(missed, CW), names(missed, ANY)) == (True, True)

    run(scenario)
