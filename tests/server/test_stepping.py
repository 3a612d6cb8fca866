"""Turns of the rulebook's opponents can be stepped through: each event has a sentence of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemate.words import LANGUAGES, Words

from .at_table import head_of, run, sitting

OPENING = ["keep s12", "charge m6", "charge s12", "hero", "play 12b"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_of_a_step_is_told_by_itself(tmp_path: Path, language: str) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("origin_story", seed=7)) as at:
            ana = at.people[0]
            await ana.join(language)
            for action in OPENING:
                assert (await ana.play(action))["type"] == "accepted"
            entry = next(message for message in reversed(ana.told) if message["type"] == "news")["entries"][0]
            events = entry["played"]["events"]
            words = Words(language, "origin_story").illustrated()
            assert [event["event"] for event in events[:3]] == ["played", "follow_drew", "follow_drew"]
            assert entry["told"] == [words.event(event, 0) for event in events]
            assert all(entry["told"])

    run(scenario)


def test_who_looks_back_is_not_told_which_cards_went_by(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("origin_story", seed=7)) as at:
            ana = at.people[0]
            for action in (*OPENING, "play 5s", "play 6m"):
                assert (await ana.play(action))["type"] == "accepted"
            log = (await ana.join())["log"]
            first = next(entry for entry in log if entry.get("played", {}).get("action") == "play 12b")
            assert len(first["told"]) == len(first["played"]["events"])
            assert not [sentence for sentence in first["told"] if "10B" in sentence]

    run(scenario)


def test_elsewhere_events_are_not_told_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("assembly", players=1)) as at:
            ana = at.people[0]
            await ana.play("three: deploy")
            entry = next(message for message in reversed(ana.told) if message["type"] == "news")["entries"][0]
            assert "told" not in entry

    run(scenario)
