"""After each step only what changed is shown: one's own bombs, the dice, who else has something to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablemate
from tablemate.cli.face import face_of
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate
from .test_fuse_screens import after, burnt, middle, plain_terminal

FACE = face_of("fuse")
GAME = tablemate.game("fuse")
Compare = Callable[[str, str], None]
DICE = ["G4", "K6", "Y5"]


def changed(language: str, layout: str, before: tablemate.Table, then: tablemate.Table, seat: int = 0) -> list[str]:
    """What a seat is shown of a table that it saw before."""
    words = Words(language, "fuse").aloud(on=layout == "list")
    return FACE.changes(words, before.view(seat), then.view(seat), plain_terminal(), layout)


STEPS: dict[str, tuple[Callable[[], tablemate.Table], tuple[tuple[int, str], ...]]] = {
    "placed": (lambda: middle(DICE), ((1, "place k6 on b34.2"),)),
    "defused": (lambda: middle(DICE), ((0, "place g4 on b13.3"),)),
    "picked": (lambda: middle(DICE), ((0, "place g4 on b13.3"), (0, "pick b20"))),
    "agreed": (lambda: after(burnt(mode="rolls"), (2, "burn b6")), ((1, "confirm"),)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", FACE.layouts)
@pytest.mark.parametrize("name", STEPS)
def test_what_changed_was_looked_at(name: str, layout: str, language: str, same_as_before: Compare) -> None:
    start, moves = STEPS[name]
    lines = changed(language, layout, start(), after(start(), *moves))
    assert max(map(len, lines)) <= 80
    same_as_before(f"fuse-changed-{name}.{layout}.{language}", "".join(f"{line.rstrip()}\n" for line in lines))


@pytest.mark.parametrize("layout", FACE.layouts)
def test_nothing_is_shown_where_nothing_changed(layout: str) -> None:
    assert changed("en", layout, middle(DICE), middle(DICE)) == []


@pytest.mark.parametrize("layout", ["table", "compact"])
def test_the_whole_table_is_shown_when_the_dice_of_a_turn_lie_there(layout: str) -> None:
    rolled = middle(DICE)
    table = FACE.table(Words("en", "fuse"), rolled.view(0), plain_terminal(), layout)
    assert changed("en", layout, middle([], phase="roll", turn=9), rolled) == table


def test_aloud_the_whole_table_is_told_when_dice_were_rolled_but_not_again_what_bombs_demand() -> None:
    rolled = " ".join(changed("en", "list", middle([], phase="roll", turn=9), middle(DICE)))
    for told in (
        "B20 Adder, 2 points, 3 dice.",
        "B12 Pin tower. No die lies on B12.",
        "On B13: the red 4",
        "Green 4, free",
    ):
        assert told in rolled
    for known in ("together the same value", "A stack:", "values add up"):
        assert known not in rolled


def test_a_new_bomb_is_read_out_and_a_known_one_is_not() -> None:
    table = middle(DICE)
    lines = " ".join(changed("en", "list", table, after(middle(DICE), (0, "place g4 on b13.3"), (0, "pick b20"))))
    assert "B20 Adder, 2 points, 3 dice. Slots 1 and 2:" in lines
    assert "B35 Dark tower. On B35:" in lines


def test_everybody_sees_who_has_agreed() -> None:
    """Seat 2 has agreed, seat 3 has not; the one who is asked knows both."""
    start = after(burnt(mode="rolls"), (2, "burn b6"))
    text = "\n".join(changed("en", "table", start, after(burnt(mode="rolls"), (2, "burn b6"), (1, "confirm"))))
    assert "Seat 2: agreed" in text
    assert "Seat 3: not agreed yet" in text
    assert "-- You (seat 1): not agreed yet" in text


@pytest.mark.parametrize("layout", FACE.layouts)
def test_a_die_of_five_players_takes_less_than_a_screen(tablemate_command: Tablemate, layout: str) -> None:
    options = ["--players", "5", "--seed", "7", "--mode", "practice", "--layout", layout]
    run = tablemate_command("play", "fuse", *options, typed="1\n1\n1\n1\nlook\n1\nquit\n")
    first, _, *steps, looked, last, _ = [part.count("\n") for part in run.out.split(" > ")[:-1]] + [0]
    assert first > (22 if layout == "compact" else 35)
    assert looked > max(steps)
    assert max(*steps, last) < (22 if layout == "compact" else 36)
    assert run.out.count("In the row lie" if layout == "list" else "To pick:") == 2


def test_before_a_roll_only_the_figures_are_said(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--seed", "7", typed="\n1\n1\n1\nquit\n")
    turn = run.out.split("Turn 2: you have the bag.\n")[1]
    assert turn.startswith("\nYou have the bag. Draw and roll 3 dice.\n")
