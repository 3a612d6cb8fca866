"""What goes over the wire tells nobody what they cannot know; tables that tell too much on purpose are found out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

import tablemate
from tablemate.kernel.cases import Case
from tablemate.kernel.steps import Step
from tablemate.kernel.table import Table
from tablemate.server.logs import note
from tablemate.server.tables.answering import Answering
from tablemate.server.tables.telling import Ear, Telling
from tablemate.server.thinking import How, Thought
from tests.games.assembly.builders import play, with_set

from .told_anew import ToldAnew
from .wire_leaks import Found, Leaks, OnRedeals, still

__all__ = ["still"]
MANY = {"assembly": 60, "fuse": 24, "origin_story": 40}
LOOKS = 4
pytestmark = pytest.mark.usefixtures("still")


def looked_at(game: str, seeds: range, looks: int) -> Found:
    """Random games, each looked at some times by every viewer."""

    async def main() -> Found:
        leaks = Leaks()
        for seed in seeds:
            await leaks.check_game(Case.random(tablemate.game(game), seed), looks)
        return leaks.found

    return asyncio.run(main())


@pytest.mark.parametrize("game", tablemate.games())
def test_what_a_viewer_receives_is_the_same_at_another_deal(game: str) -> None:
    found = looked_at(game, range(3), 2)
    assert found.messages > 500


@pytest.mark.slow
@pytest.mark.parametrize("game", tablemate.games())
def test_what_a_viewer_receives_is_the_same_at_other_deals_of_many_games(game: str) -> None:
    found = looked_at(game, range(3, 3 + MANY.get(game, 20)), LOOKS)
    assert found.messages > 10_000
    assert found.equal_moves > 50


def secret(telling: Telling) -> int:
    """Something that follows from all that is hidden."""
    return int(telling.room.table.digest()[:8], 16)


def said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., str] = Telling._sentence

    def leaky(self: Telling, *given: Any) -> str:
        return honest(self, *given) + " " * (secret(self) % 3)

    monkeypatch.setattr(Telling, "_sentence", leaky)


def told_by_the_order_of_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., list[Any]] = Telling._choices

    def leaky(self: Telling, *given: Any) -> list[Any]:
        choices = honest(self, *given)
        return choices if secret(self) % 2 else choices[::-1]

    monkeypatch.setattr(Telling, "_choices", leaky)


def told_by_the_number_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., None] = Answering.refuse

    def leaky(self: Answering, *given: Any, **named: Any) -> None:
        for _ in range(1 + secret(self._keeper.telling) % 2):
            honest(self, *given, **named)

    monkeypatch.setattr(Answering, "refuse", leaky)


def told_by_a_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = Telling.preview

    def leaky(self: Telling, ear: Ear, known: str, action: Any) -> Any:
        truth = self.room.table.twin().play(action, ear.viewer)
        return {**honest(self, ear, known, action), "events": [event.seen_by(ear.viewer) for event in truth]}

    monkeypatch.setattr(Telling, "preview", leaky)


def told_by_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaky(self: OnRedeals, table: Table, seat: int, *given: Any, **named: Any) -> Thought:
        legal = table.legal(seat)
        return Thought(str(legal[int(table.digest()[:8], 16) % len(legal)]), How.CHOSEN)

    monkeypatch.setattr(OnRedeals, "choose", leaky)


def told_by_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = Telling.now

    def leaky(self: Telling, ear: Ear) -> Any:
        now = honest(self, ear)
        return {**now, "labels": {"pile": str(secret(self))}} if ear.labels else now

    monkeypatch.setattr(Telling, "now", leaky)


def told_by_sections(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = Telling._sections

    def leaky(self: Telling, *given: Any) -> Any:
        return [*honest(self, *given), {"heading": "The pile", "lines": [str(secret(self))]}]

    monkeypatch.setattr(Telling, "_sections", leaky)


def told_by_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., None] = Answering.refuse

    def leaky(self: Answering, *given: Any, **named: Any) -> None:
        self._keeper.meter.refusals[f"pile_of_{secret(self._keeper.telling) % 3}"] += 1
        honest(self, *given, **named)

    monkeypatch.setattr(Answering, "refuse", leaky)


def told_by_a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., None] = Answering.refuse

    def leaky(self: Answering, *given: Any, **named: Any) -> None:
        note("refused", logging.DEBUG, pile=secret(self._keeper.telling))
        honest(self, *given, **named)

    monkeypatch.setattr(Answering, "refuse", leaky)


def told_when_it_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = Telling.table

    def leaky(self: Telling, *given: Any, **named: Any) -> Any:
        told = honest(self, *given, **named)
        for entry in told["log"][:-1]:
            if entry["kind"] == "played":
                entry["lines"] = [*entry["lines"], str(secret(self))]
        return told

    monkeypatch.setattr(Telling, "table", leaky)


def told_by_what_was_done_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Step.seen_by

    def leaky(self: Step, viewer: int) -> Any:
        return {**honest(self, viewer), "action": self.as_json()["action"]}

    monkeypatch.setattr(Step, "seen_by", leaky)


LEAKS = {
    leak.__name__: leak
    for leak in (
        said_in_a_sentence,
        told_by_the_order_of_actions,
        told_by_the_number_of_messages,
        told_by_a_preview,
        told_by_a_hint,
        told_by_labels,
        told_by_sections,
        told_by_a_figure,
        told_by_a_line_of_the_log,
    )
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_table_that_tells_too_much_is_found_out(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="leak"):
        looked_at("assembly", range(40), 8)


def told_anew(game: str, seeds: range, looks: int) -> ToldAnew:
    """Random games, each at some moments played on at two deals that a viewer cannot tell apart."""

    async def main() -> ToldAnew:
        found = ToldAnew()
        for seed in seeds:
            await found.check_game(Case.random(tablemate.game(game), seed), looks)
        return found

    return asyncio.run(main())


@pytest.mark.parametrize("game", tablemate.games())
def test_a_whole_log_told_anew_is_the_same_at_another_deal(game: str) -> None:
    found = told_anew(game, range(3), 2)
    assert found.moves >= found.pairs > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", tablemate.games())
def test_whole_logs_told_anew_are_the_same_at_other_deals_of_many_games(game: str) -> None:
    found = told_anew(game, range(3, 3 + MANY.get(game, 20)), LOOKS)
    assert found.moves > found.pairs > 100


def test_a_log_that_tells_too_much_when_it_is_told_anew_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told_when_it_is_told_anew(monkeypatch)
    looked_at("assembly", range(3), 2)
    with pytest.raises(AssertionError, match="leak"):
        told_anew("assembly", range(40), 8)


def buried() -> Case:
    """Somebody is about to put a card under the pile, which the partner does not see."""
    hands = [["deploy_lock", "cw", "swap"], ["deploy_lock", "any", "swap"]]
    table = with_set("G", players=2, match=[3], hands=hands)
    play(table, "ask nothing", "deploy_lock: lock 3")
    return Case(tablemate.game("assembly"), 0, position=table.to_position())


@pytest.mark.slow
def test_what_was_done_unseen_is_not_told_and_a_table_that_tells_it_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asyncio.run(Leaks().check_game(buried(), 1_000))
    told_by_what_was_done_unseen(monkeypatch)
    with pytest.raises(AssertionError, match="leak"):
        asyncio.run(Leaks().check_game(buried(), 1_000))
