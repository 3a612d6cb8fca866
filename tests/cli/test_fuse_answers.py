"""What can be typed at a table of FUSE: help by what was agreed, letters of dice, other seats, ids, taking back."""

from __future__ import annotations

import pytest

import tablemate
from tablemate.cli.face import face_of
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate

GAME = tablemate.game("fuse")
FACE = face_of("fuse")


def joined(text: str) -> str:
    """On one line, with plain spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("options", "named", "unnamed"),
    [
        ({"mode": "practice"}, [], ["claim", "release", "give", "take back", "confirm", "stop"]),
        ({"mode": "live"}, ["claim r4", "release r4", "take back"], ["give", "confirm", "stop"]),
        ({"mode": "live", "players": 3}, ["give r4 to 2"], ["confirm"]),
        ({"mode": "rolls", "players": 2}, ["take back", "confirm"], ["claim", "give"]),
    ],
)
def test_help_names_the_actions_of_this_table(options: dict[str, object], named: list[str], unnamed: list[str]) -> None:
    said = FACE.how_to_answer(Words("en", "fuse"), GAME.new(seed=1, **options))
    for each in ("roll", "place r4 on b13.2", "burn r4", "pick b13", "lose b13.2", *named):
        assert each in said
    assert not [each for each in unnamed if each in said]


def test_help_names_actions_in_the_language_of_the_table() -> None:
    said = FACE.how_to_answer(Words("fr", "fuse"), GAME.new(seed=1, mode="live", players=3))
    for each in ("lancer", "poser r4 sur b13.2", "saisir r4", "donner r4 à 2", "perdre b13.2", "reprendre", "V vert"):
        assert each in said


def test_help_names_stopping_once_the_game_is_won() -> None:
    from .test_fuse_screens import bonus

    assert "; stop." in FACE.how_to_answer(Words("en", "fuse"), bonus())


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("a b43.1", "k5 b43.1"),
        ("place B on b17.2", "place k3 on b17.2"),
        ("burn c", "burn g2"),
        ("claim a", "claim k5"),
        ("give b to 2", "give k3 to 2"),
        ("e b43.1", "e b43.1"),
        ("a", "a"),
        ("pick a", "pick a"),
        ("burn a1", "burn a1"),
        ("k5 b43.1", "k5 b43.1"),
    ],
)
def test_a_die_is_named_by_its_letter(line: str, notation: str) -> None:
    table = GAME.new(seed=7)
    table.play("roll", 0)
    assert FACE.typed(table.view(0), line) == notation


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_played_and_asked_about(tablemate_command: Tablemate, language: str) -> None:
    typed = {"en": "roll\nwhy burn a\na b43.1\n", "fr": "lancer\npourquoi bruler a\na b43.1\n"}[language]
    run = tablemate_command("play", "fuse", "--seed", "7", "--lang", language, typed=typed)
    assert {"en": "K5 fits on one of your bombs", "fr": "N5 va sur l’une de vos bombes"}[language] in joined(run.out)
    assert {"en": "You place K5 on B43, slot 1.", "fr": "Vous posez N5 sur B43, case 1."}[language] in run.out


def test_a_refusal_calls_whoever_plays_alone_you(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--seed", "7", typed="roll\na b43.1\nburn a\nwhy\n")
    assert "No: You have placed K5 already." in run.out
    assert "You have placed K5 already. (rule FUSE-CLAIM-1)" in run.out


def three(run: Tablemate, *lines: str, language: str = "en") -> str:
    """Three people at one screen; seat 2 has the bag."""
    typed = "".join(f"{line}\n" for line in ("roll", *lines))
    shown = run("play", "fuse", "--players", "3", "--seed", "7", "--lang", language, typed=typed).out
    return shown.split("> roll\n", 1)[1]


def test_commands_take_a_seat_as_actions_do(tablemate_command: Tablemate) -> None:
    shown = three(tablemate_command, "3: cards", "1: why burn k5", "9: cards")
    assert "Seat 2 > 3: cards\nB12 Pin tower, 1 point, 3 dice" in shown
    assert "K5 fits on one of your bombs" in joined(shown)
    assert "The seats are 1 to 3." in shown


def test_another_seat_is_looked_at_without_its_choices(tablemate_command: Tablemate) -> None:
    shown = three(tablemate_command, "1: look").split("1: look")[1]
    assert "-- You (seat 1): 1 die to use" in shown
    assert "die 1 of" not in shown


def test_the_bombs_of_a_bot_can_be_looked_at(tablemate_command: Tablemate) -> None:
    options = ["--players", "2", "--seed", "3", "--bot", "random"]
    run = tablemate_command("play", "fuse", *options, typed="roll\n2: cards\n2: roll\n")
    assert "points, " in run.out.split("2: cards\n")[1]
    assert "random plays for seat 2." in run.out


def test_turning_to_a_seat_shows_its_bombs_and_the_dice(tablemate_command: Tablemate) -> None:
    shown = three(tablemate_command, "seat 1").split("> seat 1\n")[1]
    assert shown.index("-- You (seat 1)") < shown.index("Dice:") < shown.index("Seat 1: Take a die")
    for shown in three(tablemate_command, "1", "seat 2", "seat 2").split("> seat 2\n")[1:]:
        assert shown.index("Seat 2 has nothing to do now.") < shown.index("-- You (seat 2)") < shown.index("Dice:")
    shown = three(tablemate_command, "seat 2").split("> seat 2\n")[1]
    assert "-- You (seat 2)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_without_its_colon_is_pointed_to_it(tablemate_command: Tablemate, language: str) -> None:
    shown = joined(three(tablemate_command, "3 place k5 on b12.1", "8 roll", language=language))
    colon = {"en": "put a colon behind the number: 3: place k5", "fr": "après le numéro : 3: place k5 on b12.1"}
    assert colon[language] in shown
    assert "8: roll" not in shown
    run = tablemate_command("play", "fuse", "--bot", "random", "--seed", "3", typed="2 roll\n")
    assert "2: roll" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["cards", "row"])
@pytest.mark.slow
def test_any_bomb_on_the_table_is_explained_by_its_id(
    tablemate_command: Tablemate, command: str, language: str
) -> None:
    typed = f"{command} b45\n{command} B43\n{command} b01\n"
    run = tablemate_command("play", "fuse", "--seed", "7", "--lang", language, typed=typed)
    row, own, none = run.out.split(f"> {command} ")[1:]
    assert row.splitlines()[1].startswith("B45 ")
    assert own.splitlines()[1].startswith("B43 ")
    assert {"en": "B01 lies neither in the row", "fr": "B01 n’est ni dans la rangée"}[language] in none
    assert "B45, " in none
    aloud = tablemate_command("play", "fuse", "--seed", "7", "--layout", "list", typed="row b45\n").out
    assert "(" not in aloud.split("> row b45\n")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", [["--mode", "practice"], []])
def test_the_mode_practice_undoes_anything(tablemate_command: Tablemate, said: list[str], language: str) -> None:
    options = [*said, "--seed", "7", "--lang", language, "--save", "p.json"]
    run = tablemate_command("play", "fuse", *options, typed="roll\nhelp\ntake back\nundo\nquit\n")
    head = run.out.split("help\n")[1]
    assert {"en": "  undo  ", "fr": "  annuler  "}[language] in head
    assert "take back" not in head.split("> take back")[0]
    assert {"en": "undo takes back anything", "fr": "annuler défait tout"}[language] in joined(head)
    assert {"en": "One step taken back.", "fr": "Une étape annulée."}[language] in head
    again = tablemate_command("play", "fuse", "--load", "p.json", "--lang", language, typed="roll\nundo\nquit\n")
    assert {"en": "One step taken back.", "fr": "Une étape annulée."}[language] in again.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_refusals_know_that_nothing_is_taken_back(tablemate_command: Tablemate, language: str) -> None:
    options = ["--mode", "rolls", "--no-undo", "--seed", "7", "--lang", language]
    run = tablemate_command("play", "fuse", *options, typed="roll\nhelp\nundo\nquit\n")
    head, refused = run.out.split("help\n")[1].split("> undo")
    assert "take back" not in head
    assert {"en": "  undo  ", "fr": "  annuler  "}[language] not in head
    assert {"en": "a die that was placed stays", "fr": "un dé posé reste"}[language] in joined(refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_placement_is_promised_nothing(language: str) -> None:
    """With hard hands every die may be placed anywhere; only where it fits is it said how far it brings the bomb."""
    table = GAME.new(seed=7, hard_hands=True)
    for action in ("roll", "k5 b02.1", "g2 b02.2"):
        table.play(action, 0)
    words = Words(language, "fuse")
    lines = FACE.choices(words, table.view(0), table.waiting[0], table.legal(0), "table").lines
    name = {"en": "Three hues", "fr": "Trois teintes"}[language]
    assert [line.split("  ")[-1] for line in lines if "b02.3" in line] == [f"{name}"]
    assert any("1" in line and "b43.1" in line and "5" in line.split("  ")[-1] for line in lines)
