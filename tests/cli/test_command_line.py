"""Options, help, lists and exit codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer

import tablemate
from tablemate.cli.app import app
from tablemate.cli.face import face_of
from tablemate.cli.help import localise
from tablemate.cli.language import spoken_language, system_language
from tablemate.cli.offers import OFFERS
from tablemate.cli.play_command import game_first
from tablemate.games.fuse import options as fuse_options
from tablemate.words import LANGUAGES, Words

from .conftest import Tablemate

ROOT = Path(tablemate.__file__).parent.parent

WRONG_OPTIONS = (
    ["--players", "3"],
    ["--players", "two"],
    ["--edition", "v99"],
    ["--malfunctions", "Z"],
    ["--roles", "bob"],
    ["--roles", "sammie,noah"],
    ["--players", "2", "--roles", "sammie,sammie"],
    ["--difficulty", "easy_peasy"],
    ["--difficulty", "hard_remove_dl"],
    ["--difficulty", "hard_oneway_cw"],
    ["--difficulty", "easy_wild,easy_keep_dl"],
    ["--difficulty", "easy_wild,easy_wild"],
    ["--difficulty", "easy_wild,hard_oneway"],
    ["--difficulty", "hard_hold_dl_1,hard_hold_dl_2"],
    ["--difficulty", "hard_no_role", "--roles", "noah"],
    ["--communication", "shouting"],
    ["--no-honest"],
    ["--first", "2"],
    ["--first", "x"],
    ["--seed", "-1"],
    ["--seed", str(1 << 70)],
    ["--bot", "hal"],
    ["--bot", "random", "--players", "1"],
    ["--seat", "2"],
    ["--seat", "7", "--players", "2"],
    ["--layout", "cube"],
    ["--lang", "tlh"],
    ["--load", "none.json"],
    ["--load", "none.json", "--players", "2"],
    ["--load", ""],
    ["--save="],
    ["--xyzzy"],
)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            "assembly --difficulty hard_oneway_cw",
            "« suivante » (later) n’offre pas « horaire au lieu d’une libre » (hard_",
        ),
        ("assembly --players 2 --roles anna,anna", "carte de rôle « Anna » (anna) (R42)"),
        ("fuse --clock-factor 2", "--clock-factor ne va qu’avec le mode « détendu » (relaxed)"),
        ("fuse --bonus-seats all --edition book2015", "l’édition « livret de 2015 » (book2015) s’arrête à la victoire"),
    ],
)
def test_a_reason_calls_values_by_their_names_and_as_they_are_typed(
    tablemate_command: Tablemate, wrong: str, said: str
) -> None:
    run = tablemate_command("play", *wrong.split(), "--lang", "fr")
    assert said in " ".join(run.err.split())


@pytest.mark.parametrize("said", ["assembly --layout liste", "assembly --layout anneau", "fuse --deck standard"])
def test_values_are_typed_in_either_language(tablemate_command: Tablemate, said: str) -> None:
    assert tablemate_command("play", *said.split(), "--lang", "fr", typed="quitter\n").code == 0


WRONG_FUSE = (
    ["--players", "6"],
    ["--players", "0"],
    ["--players", "five"],
    ["--edition", "later"],
    ["--level", "easy"],
    ["--mode", "slow"],
    ["--clock-factor", "2"],
    ["--clock-factor", "2", "--mode", "live"],
    ["--clock-factor", "3", "--mode", "relaxed"],
    ["--clock-factor", "double"],
    ["--bombs", "0"],
    ["--bombs", "100"],
    ["--bombs", "many"],
    ["--sabotage-count", "12"],
    ["--sabotage-count", "-1"],
    ["--strict-sheet", "--edition", "book2015"],
    ["--strict-sheet", "--solo-use", "one"],
    ["--legality", "strict"],
    ["--burn-if", "never"],
    ["--solo-use", "two"],
    ["--solo-use", "one", "--players", "2"],
    ["--solo-use", "one", "--burn-if", "any"],
    ["--bag-empty", "win"],
    ["--bag-empty", "skip"],
    ["--bonus-seats", "none"],
    ["--bonus-seats", "all", "--edition", "book2015"],
    ["--hold", "yes"],
    ["--no-six-point"],
    ["--roll-budget", "0"],
    ["--roll-budget", "x"],
    ["--step", "0", "--edition", "book2015"],
    ["--step", "5"],
    ["--step", "x"],
    ["--deck", "none.toml"],
    ["--seed", "-1"],
    ["--seed", "x"],
    ["--layout", "ring"],
    ["--lang", "tlh"],
    ["--load", "none.json"],
    ["--load", "none.json", "--clock-factor", "2"],
    ["--malfunctions", "A"],
    ["--no-honest"],
    ["--levl", "standard"],
    ["--xyzzy"],
    ["--players"],
    ["chess"],
)


@pytest.mark.parametrize("wrong", WRONG_FUSE, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_wrong_options_of_fuse_are_explained_in_both_languages(
    tablemate_command: Tablemate, wrong: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    run = tablemate_command("play", "fuse", *wrong, typed="quit\n")
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])
    assert "Traceback" not in run.err
    assert "en anglais" not in run.err
    assert not re.search(r"\b(Invalid|No such|must|should)\b", run.err) or language == "en"


@pytest.mark.parametrize("wrong", WRONG_OPTIONS, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_wrong_options_are_explained(
    tablemate_command: Tablemate, wrong: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    run = tablemate_command("play", "assembly", *wrong, typed="quit\n")
    assert run.code == 2
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])
    assert "Traceback" not in run.err
    assert "en anglais" not in run.err


@pytest.mark.parametrize("game", OFFERS)
def test_an_unknown_layout_is_refused_with_those_of_the_game(tablemate_command: Tablemate, game: str) -> None:
    layouts = ", ".join(face_of(game).layouts)
    refused = tablemate_command("play", game, "--layout", "cube").err.split()
    assert f'no layout "cube" here; the layouts are {layouts}.' in " ".join(refused)


def test_a_switch_takes_no_value_and_other_options_need_one(tablemate_command: Tablemate) -> None:
    switch = tablemate_command("play", "fuse", "--six-point=yes").err
    assert "--six-point takes no value" in switch
    assert "--players needs a value behind it" in tablemate_command("play", "fuse", "--players").err


def test_an_option_of_another_game_is_called_so(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "fuse", "--malfunctions", "A")
    assert "--malfunctions is an option of assembly" in run.err
    run = tablemate_command("play", "assembly", "--no-hold", "--lang", "fr")
    assert "--no-hold n’est pas une option de ce jeu" in run.err
    assert "tablemate play assembly --help" in " ".join(run.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        *(
            [],
            ["play"],
            ["play", "assembly"],
            ["play", "fuse"],
            ["replay"],
            ["verify"],
            ["games"],
            ["rules"],
            ["cards"],
        ),
        *(["serve"], ["doctor"], ["backup"], ["watch"], ["watch", "fuse"]),
    ],
    ids=" ".join,
)
@pytest.mark.slow
def test_every_command_has_help_with_an_example_and_exit_codes(
    tablemate_command: Tablemate, command: list[str], language: str
) -> None:
    run = tablemate_command(*command, "--help", "--lang", language)
    assert run.code == 0
    assert re.search({"en": "Examples?: tablemate", "fr": "Exemples?"}[language], run.out)
    assert {"en": "Exit codes: 0", "fr": "Codes de sortie"}[language] in " ".join(run.out.split())
    assert "cli-" not in run.out
    assert not re.search("<(str|int|float)>", run.out)
    assert language == "en" or not re.search(r"[\[{](file|game|topic|card)[\]}]|<(path|name)>", run.out)


@pytest.mark.parametrize(
    ("command", "language", "why"),
    [
        ("replay", "en", "the name of a file is missing"),
        ("replay", "fr", "il manque le nom d’un fichier"),
        ("cards", "en", "the name of a game is missing"),
        ("cards", "fr", "il manque le nom d’un jeu"),
    ],
)
def test_what_is_missing_is_named_in_the_language_of_the_person(
    tablemate_command: Tablemate, command: str, language: str, why: str
) -> None:
    run = tablemate_command(command, "--lang", language)
    assert run.code == 2
    assert why in " ".join(run.err.split())


NEEDS_NO_USUAL = {"help", "version", "install_completion", "show_completion"}


def commands_in(command: Any) -> Iterator[Any]:
    """A command and all below it, with their words."""
    yield command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else ():
        yield from commands_in(command.get_command(None, name))


@pytest.mark.parametrize(("language", "usual"), [("en", "left out: "), ("fr", "par défaut\N{NO-BREAK SPACE}: ")])
def test_help_says_of_every_option_what_is_usual(language: str, usual: str) -> None:
    command = typer.main.get_command(app)
    localise(command, Words(language))
    options = [each for one in commands_in(command) for each in one.params if each.param_type_name == "option"]
    silent = {each.name: each.help for each in options if each.name not in NEEDS_NO_USUAL and usual not in each.help}
    assert len(options) > 100
    assert silent == {}
    assert {each.name: each.help for each in options if each.help.count(usual) > 1} == {}


def test_what_is_usual_is_what_the_game_declares(tablemate_command: Tablemate) -> None:
    shown = " ".join(tablemate_command("play", "fuse", "--help").out.split())
    assert "or local (dead ends are allowed); left out: extendable." in shown
    assert "With the five hard bombs of six points; left out: no." in shown
    assert "left out: live at a terminal and where bots are watched, else practice." in shown


def test_every_game_has_its_own_options_and_those_of_all(tablemate_command: Tablemate) -> None:
    assert list(OFFERS) == list(tablemate.games())
    for game, offer in OFFERS.items():
        shown = tablemate_command("play", game, "--help").out
        for option in offer.all_options:
            assert re.search(rf"^  {option.spelled}\b", shown, re.MULTILINE), option
    known = {field.name for field in fields(fuse_options.FuseOptions)}
    assert {option.name for option in OFFERS["fuse"].options} == known
    assert "--malfunctions" not in tablemate_command("play", "fuse", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_secrets_offers_no_open_log(tablemate_command: Tablemate, language: str) -> None:
    assert "--open-log" in tablemate_command("play", "assembly", "--help").out
    assert "--open-log" not in tablemate_command("play", "fuse", "--help", "--lang", language).out
    refused = tablemate_command("play", "fuse", "--open-log", "--lang", language)
    assert refused.code == 2
    assert {"en": "is an option of assembly", "fr": "on la trouve dans\nassembly"}[language] in refused.err


def test_a_language_before_the_command_is_that_of_the_command(tablemate_command: Tablemate) -> None:
    commands = (["games"], ["rules"], ["rules", "fuse"], ["rules", "fuse", "nix"], ["cards", "fuse", "B13"], ["play"])
    for command in (*commands, ["play", "assembly", "--players", "7"], ["verify", "nix.json"], ["rules", "--help"]):
        before, behind = tablemate_command("--lang", "fr", *command), tablemate_command(*command, "--lang", "fr")
        assert (before.out, before.err, before.code) == (behind.out, behind.err, behind.code)
    assert (
        tablemate_command("--lang", "fr", "games", "--lang", "en").out == tablemate_command("games", "--lang", "en").out
    )
    assert tablemate_command("--lang", "tlh", "games").code == 2


def test_a_record_says_itself_which_game_it_is_of(tablemate_command: Tablemate, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    tablemate.game("fuse").new(seed=3).record().save(file)
    assert tablemate_command("play", "--load", str(file), typed="quit\nno\n").out.startswith("FUSE")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_no_game_lists_the_games(tablemate_command: Tablemate, language: str) -> None:
    run = tablemate_command("rules", "--lang", language)
    assert run.code == 0, run.err
    assert "tablemate rules assembly" in run.out
    for game in tablemate.games():
        assert re.search(rf"^{game}\W", run.out, re.MULTILINE)
    assert [each["game"] for each in json.loads(tablemate_command("rules", "--json").out)] == list(tablemate.games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_and_lists_of_the_rules_have_no_gaps(tablemate_command: Tablemate, language: str) -> None:
    deck = tablemate_command("rules", "fuse", "deck", "--lang", language).out
    assert '\n\n  [[bomb]]\n  id = "N01"\n' in deck
    assert '\n  [[sabotage]]\n  id = "Z01"\n  match = "G"\n\n' in deck
    points = tablemate_command("rules", "fuse", "notation", "--lang", language).out.split("\n- ")
    assert len(points) == 8
    assert not [point for point in points[1:-1] if "\n\n" in point]


@pytest.mark.parametrize(
    ("arguments", "sorted_arguments"),
    [
        ([], []),
        (["fuse", "--seed", "1"], ["fuse", "--seed", "1"]),
        (["--lang", "fr"], ["--lang", "fr"]),
        (["--lang", "fr", "--help"], ["--lang", "fr", "--help"]),
        (["--help"], ["--help"]),
        (["--lang", "fr", "fuse", "--seed", "1"], ["fuse", "--lang", "fr", "--seed", "1"]),
        (["--lang=fr", "fuse"], ["fuse", "--lang=fr"]),
        (["--seed", "1"], ["assembly", "--seed", "1"]),
        (["--lang", "fr", "--seed", "1"], ["assembly", "--lang", "fr", "--seed", "1"]),
        (["--save", "fuse", "--seed", "1"], ["assembly", "--save", "fuse", "--seed", "1"]),
        (["--resume", "--lang", "fr"], ["--resume", "--lang", "fr"]),
    ],
)
def test_options_without_a_game_are_for_assembly(arguments: list[str], sorted_arguments: list[str]) -> None:
    assert game_first(arguments) == sorted_arguments


@pytest.mark.parametrize(
    ("arguments", "sorted_arguments"),
    [
        (["--resume", "fuse"], ["fuse", "--resume"]),
        (["--resume", "--lang", "fr", "fuse"], ["fuse", "--resume", "--lang", "fr"]),
        (["--unfinished", "--seat", "1", "assembly"], ["assembly", "--unfinished", "--seat", "1"]),
        (["--save", "fuse", "--overwrite", "assembly"], ["assembly", "--save", "fuse", "--overwrite"]),
        (["--players", "2", "fuse"], ["fuse", "--players", "2"]),
        (["--help", "fuse"], ["fuse", "--help"]),
    ],
)
def test_a_game_is_found_wherever_it_is_named(arguments: list[str], sorted_arguments: list[str]) -> None:
    assert game_first(arguments) == sorted_arguments


def test_no_option_takes_a_word_in_one_game_and_none_in_another() -> None:
    options = [option for offer in OFFERS.values() for option in offer.all_options]
    switches, valued = (
        {spelled for one in options if (one.kind is bool) == switch for spelled in one.spellings}
        for switch in (True, False)
    )
    assert switches
    assert not switches & valued


@pytest.mark.parametrize("arguments", [["play"], ["play", "--lang", "en"], ["play", "--lang=en"]], ids=" ".join)
def test_without_a_game_the_games_are_listed(tablemate_command: Tablemate, arguments: list[str]) -> None:
    run = tablemate_command(*arguments)
    assert run.code == 0
    assert "assembly: " in run.out
    assert "fuse: " in run.out
    assert "tablemate play assembly --help" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_how_to_play(tablemate_command: Tablemate, language: str) -> None:
    run = tablemate_command("--help", "--lang", language)
    assert run.code == 0
    assert "tablemate serve" in run.out
    assert "tablemate play assembly" in run.out
    assert "tablemate play fuse" in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert [line for line in run.out.splitlines()[1:] if line.endswith("...")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_to_begin_with_stand_in_one_column(tablemate_command: Tablemate, language: str) -> None:
    shown = tablemate_command("--help", "--lang", language).out
    columns = [len(label) for label in re.findall(r"^(  \S.*?:  +)\S*tablemate", shown, re.MULTILINE)]
    assert len(columns) > 5
    assert len(set(columns)) == 1


def test_version(tablemate_command: Tablemate) -> None:
    assert tablemate_command("--version").out == f"tablemate {tablemate.__version__}\n"


def test_games_are_listed(tablemate_command: Tablemate) -> None:
    assert "assembly" in tablemate_command("games").out
    assert [each["game"] for each in json.loads(tablemate_command("games", "--json").out)] == [*tablemate.games()]


def test_unknown_games_are_refused(tablemate_command: Tablemate) -> None:
    for arguments in (["play", "chess"], ["rules", "chess"], ["cards", "chess"], ["play", "chess", "--seed", "1"]):
        run = tablemate_command(*arguments)
        assert run.code == 2
        assert 'there is no game "chess"' in run.err
        french = tablemate_command(*arguments, "--lang", "fr")
        assert "il n’y a pas de jeu «\N{NO-BREAK SPACE}chess\N{NO-BREAK SPACE}»" in french.err


def test_rules_by_topic(tablemate_command: Tablemate) -> None:
    assert "often_wrong" in tablemate_command("rules", "assembly").out
    assert "Two modules in unlocked bays" in tablemate_command("rules", "assembly", "swap").out
    assert len(tablemate_command("rules", "assembly", "all", "--lang", "fr").out) > 20_000
    assert tablemate_command("rules", "assembly", "xyzzy").code == 2
    assert json.loads(tablemate_command("rules", "assembly", "swap", "--json").out)[0]["topic"] == "swap"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_language_asked_for_wins() -> None:
    assert spoken_language(["play", "--lang", "fr"], {"LANG": "en"}) == "fr"
    assert spoken_language(["play", "--lang=fr"], {"LANG": "en"}) == "fr"
    assert spoken_language(["play", "--lang"], {"LANG": "fr"}) == "fr"


def real(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TABLEMATE_NO_BUILD": "1", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tablemate.cli.app", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=120, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["1", "2"])
def test_printf_drives_a_game_to_its_end(players: str, language: str) -> None:
    run = real("play", "assembly", "--players", players, "--seed", "2", "--lang", language, typed=b"1\n" * 1000)
    assert run.returncode == 0, run.stderr
    assert run.stderr == b""


@pytest.mark.slow
def test_bytes_that_are_no_text_do_no_harm() -> None:
    run = real("play", "--seed", "1", typed=b"\xff\xfe\x00\x80\nquit\n")
    assert run.returncode == 0
    assert run.stderr == b""


@pytest.mark.parametrize("game", tablemate.games())
@pytest.mark.slow
def test_the_first_prompt_needs_no_compiler_and_no_rich(game: str) -> None:
    code = (
        f"import sys, io; sys.argv = ['tablemate', 'play', '{game}', '--seed=1']; sys.stdin = io.StringIO('quit\\n');"
        "from tablemate.cli.app import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in ('numba', 'rich') if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TABLEMATE_NO_BUILD": "1"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, check=True, text=True)
    assert run.stderr.strip() == "[]"


def test_the_background_build_starts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablemate.cli import warm
    from tablemate.kernel import build

    started: list[str] = []
    monkeypatch.delenv("TABLEMATE_NO_BUILD", raising=False)
    monkeypatch.setattr(warm, "_started", [])
    monkeypatch.setattr(build, "start_build", lambda module: started.append(module))
    game = tablemate.game("fuse")
    warm.warm_up(game)
    warm.warm_up(game)
    assert started == [game.module]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["srve"], 'there is no command "srve"; perhaps serve?'),
        (["Play"], 'there is no command "Play"; perhaps play?'),
        (["--lang", "fr", "srve"], "peut-être serve"),
        (["xyzzy"], 'there is no command "xyzzy" ('),
    ],
)
def test_for_a_slip_of_the_pen_the_nearest_command_is_named(
    tablemate_command: Tablemate, typed: list[str], said: str
) -> None:
    run = tablemate_command(*typed)
    assert run.code == 2
    assert said in " ".join(run.err.split())
