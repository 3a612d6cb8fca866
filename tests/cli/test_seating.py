"""Who sits where: `--bot`, `--bots`, `--seat`."""

from __future__ import annotations

import pytest

from tablemate.cli.problems import Problem
from tablemate.cli.seating import Seating, made, named_bots
from tablemate.kernel.errors import InvalidOptions
from tablemate.words import LANGUAGES

from .conftest import Tablemate


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("2", {1: "greedy"}),
        ("2,3", {1: "greedy", 2: "greedy"}),
        ("2=random", {1: "random"}),
        ("2,3=random", {1: "random", 2: "random"}),
        ("2,3=random,5=greedy", {1: "random", 2: "random", 4: "greedy"}),
        ("2=random, 3", {1: "random", 2: "greedy"}),
    ],
)
def test_bots_are_named_by_seat(text: str, taken: dict[int, str]) -> None:
    assert named_bots(text) == taken


@pytest.mark.parametrize("text", ["", "x", "0", "2=", "=random", "2,,3", "2-4", "999"])
def test_what_names_no_seats_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="--bots names seats and bots"):
        named_bots(text)


@pytest.mark.parametrize(
    ("seating", "seats", "taken"),
    [
        (Seating(), 5, {}),
        (Seating(bot="random"), 3, {1: "random", 2: "random"}),
        (Seating(bot="random", seat="2"), 3, {0: "random", 2: "random"}),
        (Seating(bots="2,3=random"), 5, {1: "random", 2: "random"}),
        (Seating(bots="1=random", seat="3"), 3, {0: "random"}),
    ],
)
def test_everybody_else_is_a_person(seating: Seating, seats: int, taken: dict[int, str]) -> None:
    assert seating.taken(seats) == taken


@pytest.mark.parametrize(
    ("seating", "seats", "problem"),
    [
        (Seating(bot="random"), 1, "bot_players"),
        (Seating(bot="random", seat="4"), 3, "seat_range"),
        (Seating(seat="0"), 3, "seat_range"),
        (Seating(seat="two"), 3, "seat_range"),
        (Seating(bots="1,2,3"), 3, "no_person"),
        (Seating(bots="4"), 3, "seat_range"),
        (Seating(bots="2", seat="2"), 3, "seat_of_bot"),
    ],
)
def test_what_cannot_be_seated_is_refused(seating: Seating, seats: int, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        seating.taken(seats)
    assert refused.value.fault.code == problem


def test_a_bot_is_refused_before_its_table_opens() -> None:
    with pytest.raises(Problem, match="choose one of them"):
        Seating(bot="random", bots="2").check("fuse")
    with pytest.raises(InvalidOptions, match='the bot greedy does not play "unheard"'):
        Seating(bots="2=random,3").check("unheard")
    Seating(bot="random").check("unheard")


def test_bots_bring_their_seats() -> None:
    assert Seating().players() is None
    assert Seating(bot="random").players() == 2
    assert Seating(bots="2,4=random").players() == 4
    assert Seating(bots="1=random").players() == 2


def test_each_bot_has_a_chance_of_its_own() -> None:
    bots = made({1: "random", 2: "greedy", 4: "random"}, 7)
    assert [bots[seat].name for seat in (1, 2, 4)] == ["random", "greedy", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        ["--bot", "hal"],
        ["--bots", "2=hal"],
        ["--bot", "random", "--bots", "2"],
        ["--bot", "random", "--players", "1"],
        ["--bots", "1,2", "--players", "2"],
        ["--bots", "2", "--seat", "2"],
        ["--bots", "nobody"],
        ["--bots", "9"],
        ["--seat", "2"],
        ["--seat", "6", "--players", "5"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("game", ["assembly", "fuse"])
@pytest.mark.slow
def test_wrong_seats_are_explained_before_anything_is_printed(
    tablemate_command: Tablemate, game: str, wrong: list[str], language: str
) -> None:
    run = tablemate_command("play", game, *wrong, "--lang", language, typed="quit\n")
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])
    assert "détail technique" not in run.err


def test_bots_of_several_kinds_sit_with_people(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--bots", "2,3=random,4=greedy", "--seed", "3", typed="quit\n")
    assert "FUSE, 4 players." in run.out
    for line in ("random sits at seat 2.", "random sits at seat 3.", "greedy sits at seat 4."):
        assert line in run.out


def test_assembly_knows_bots_by_seat_too(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "assembly", "--bots", "1=random", "--seed", "3", typed="1\n", lines=600)
    assert run.code == 0, run.err
    assert "random sits at seat 1." in run.out
