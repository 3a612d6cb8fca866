"""What a preview shows of the board: as it is when the action is played, and nothing that chance decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemate.server.wire import heard
from tests.games.assembly.builders import with_set

from .at_table import head_at, head_of, run, sitting

HAND = ["any", "swap", "deploy_lock"]


@pytest.mark.parametrize(
    ("sentence", "moves"),
    [("any: acw 2", ["any: acw", "2"]), ("swap: swap 1 5", ["swap: swap", "1", "5"])],
)
def test_a_whole_command_of_assembly_shows_the_bays_as_they_will_be(
    tmp_path: Path, sentence: str, moves: list[str]
) -> None:
    async def scenario() -> None:
        position = with_set("none", players=1, match=[1, 5], hands=[HAND]).to_position()
        async with sitting(tmp_path, head_at("assembly", position)) as at:
            ana = at.people[0]
            before = ana.now()["view"]["bays"]
            (seen,) = await ana.say(heard.Preview("p", sentence))
            assert (seen["complete"], seen["view"]) == (False, None)
            for move in moves:
                assert (await ana.play(move))["type"] == "accepted"
            assert seen["board"] == {"bays": ana.now()["view"]["bays"]}
            assert seen["board"]["bays"] != before

    run(scenario)


def test_a_lock_shows_which_bays_are_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        position = with_set("none", players=1, match=[1, 5], hands=[HAND]).to_position()
        async with sitting(tmp_path, head_at("assembly", position)) as at:
            ana = at.people[0]
            (seen,) = await ana.say(heard.Preview("p", "deploy_lock: lock 1 5"))
            assert [bay["bay"] for bay in seen["board"]["bays"] if bay["locked"]] == [1, 5]

    run(scenario)


def test_a_deploy_shows_nothing_beforehand(tmp_path: Path) -> None:
    async def scenario() -> None:
        position = with_set("none", players=1, match=[1, 5], hands=[HAND]).to_position()
        async with sitting(tmp_path, head_at("assembly", position)) as at:
            (seen,) = await at.people[0].say(heard.Preview("p", "deploy_lock: deploy"))
            assert (seen["view"], seen["board"]) == (None, None)

    run(scenario)


def test_a_die_that_is_placed_shows_the_whole_view_after_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of("fuse", players=1, mode="practice")) as at:
            ana = at.people[0]
            await ana.play("roll")
            place = next(each["action"] for each in ana.now()["actions"] if each["kind"] == "place")
            (seen,) = await ana.say(heard.Preview("p", place))
            await ana.play(place)
            assert (seen["complete"], seen["board"]) == (True, None)
            assert seen["view"] == ana.now()["view"]

    run(scenario)
