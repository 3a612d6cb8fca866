"""What players stumbled over: what is being run, saving, going on, bad files, numbers, plain output."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.face import face_of
from tablemate.cli.problems import file_trouble
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.games import part_of
from tablemate.words import LANGUAGES, Words
from tablemate.words.assembly.nouns import declared
from tablemate.words.rulebook import find_topic, rulebook
from tests.games.assembly.builders import assembly, plan_of

from .conftest import Tablemate
from .test_screens import SCREENS, Tty, after, busy_table, screen

EN, FR = Words("en", "assembly"), Words("fr", "assembly")


@pytest.mark.parametrize(
    ("command", "english", "french"),
    [
        ({"command": "deploy"}, "a deploy", "un déploiement"),
        ({"command": "swap", "picked": [7, 12]}, "a swap of bays 7 and 12", "un échange des baies 7 et 12"),
        ({"command": "lock", "picked": [3]}, "a lock of bay 3", "un verrouillage de la baie 3"),
        ({"command": "cw", "distance": 1}, "a clockwise rotate by one bay", "une rotation horaire d’une baie"),
        (
            {"command": "acw", "distance": 2},
            "an anticlockwise rotate by 2 bays",
            "une rotation antihoraire de deux baies",
        ),
        (
            {"command": "cw", "role": "sammie", "picked": [4]},
            "a clockwise rotate of the module in bay 4 alone, with Sammie",
            "une rotation horaire du seul module de la baie 4, avec Sammie",
        ),
        (
            {"command": "swap", "role": "alfie", "picked": [1, 2]},
            "a swap of the plans of bays 1 and 2, with Alfie",
            "un échange des plans des baies 1 et 2, avec Alfie",
        ),
    ],
)
def test_a_declared_command_is_told_in_full(command: dict[str, object], english: str, french: str) -> None:
    assert declared(EN, command) == english
    assert declared(FR, command) == french


def test_the_support_player_is_told_the_distance_before_paying(tablemate_command: Tablemate) -> None:
    table = after(
        assembly(players=2, mods={1: plan_of(2)}, hands=[["any", "swap", "swap"], ["swap"]]),
        "ask nothing",
        "any: acw 2",
    )
    assert "You cannot verify an anticlockwise rotate by 2 bays: discard one card." in screen(table, "en", "ring")
    assert "Being run: an anticlockwise rotate by 2 bays." in screen(table, "en", "list")


class Answers(Tty):
    """A terminal at which these lines are typed."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


def left(*lines: str, table: Table | None = None) -> str:
    """What a session at a terminal shows until it is left."""
    target = Tty()
    terminal = Terminal(Answers(*lines), target, {})
    session = Session(table or tablemate.game("assembly").new(seed=4), EN, terminal, face_of("assembly"))
    session.run()
    return target.getvalue()


@pytest.fixture
def in_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEMATE_NO_BUILD", "1")
    return tmp_path


def test_a_bad_file_name_at_the_end_is_asked_again(in_folder: Path) -> None:
    shown = left("quit", "nowhere/at/all.json", "good.json")
    assert "could not be written: there is no such folder." in shown
    assert "Saved to good.json." in shown
    assert (in_folder / "good.json").exists()


@pytest.mark.parametrize("answers", [("",), ("nowhere/x.json", ""), ("no", "no"), ("non", "nowhere/x.json", "n")])
def test_nothing_or_no_twice_leaves_without_saving(in_folder: Path, answers: tuple[str, ...]) -> None:
    shown = left("quit", *answers)
    assert shown.count("File name to save") == len(answers)
    assert "The game was not saved." in shown
    assert list(in_folder.iterdir()) == []


@pytest.mark.parametrize("yes", ["y", "YES", "o", "oui"])
def test_yes_is_no_file_name_but_is_understood(in_folder: Path, yes: str) -> None:
    shown = left("quit", yes, "")
    assert "or y again for assembly-4.json." in shown
    assert "The game was not saved." in shown
    assert "Saved to assembly-4.json." in left("quit", yes, yes)
    assert [path.name for path in in_folder.iterdir()] == ["assembly-4.json"]
    assert "Saved to mine.json." in left("quit", yes, "mine.json")


def test_the_end_of_the_input_asks_for_a_name_at_a_terminal(in_folder: Path) -> None:
    """Ctrl-D at the prompt of the game; a terminal reads on afterwards."""

    class EndsOnce(Tty):
        lines = iter(["", "kept.json\n"])

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            return next(self.lines)

    target = Tty()
    table = tablemate.game("assembly").new(seed=4)
    session = Session(table, EN, Terminal(EndsOnce(), target, {}), face_of("assembly"))
    assert session.run() == 3
    assert "Saved to kept.json." in target.getvalue()
    assert "--load kept.json" in target.getvalue()


def joined(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
def test_the_hints_name_every_option(tablemate_command: Tablemate) -> None:
    options = ["--bot", "greedy", "--seat", "2", "--lang", "en", "--layout", "list", "--seed", "3"]
    half = tablemate_command("play", *options, "--save", "half.json", typed="quit\n")
    again = "--lang en --layout list"
    assert f"tablemate play assembly --load half.json {again}" in joined(half.out)
    rest = tablemate_command("play", "--load", "half.json", *again.split(), typed="quit\n")
    assert "greedy sits at seat 1." in rest.out
    assert f"tablemate play assembly --load half.json {again}" in joined(rest.out)
    whole = tablemate_command("play", *options, "--no-honest", "--edition", "v22", typed="1\n", lines=600)
    said = f"--edition v22 --no-honest --bot greedy --seat 2 {again} --seed 3"
    assert f"tablemate play assembly {said}" in joined(whole.out)


def test_a_file_with_spaces_is_quoted_in_the_hint(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--bot", "greedy", "--save", "my game.json", typed="quit\n")
    assert "--load 'my game.json'" in joined(run.out)


def test_save_takes_a_free_name_and_then_its_own(tablemate_command: Tablemate) -> None:
    first = tablemate_command("play", "--seed", "9", typed="1\nsave\nsave\nquit\n")
    assert first.out.count("Saved to assembly-9.json.") == 2
    before = Path("assembly-9.json").read_bytes()
    second = tablemate_command("play", "--seed", "9", typed="save\n1\nsave\nquit\n")
    assert second.out.count("Saved to assembly-9-2.json.") == 2
    assert Path("assembly-9.json").read_bytes() == before


def test_the_variants_are_shown_whole(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--difficulty", "easy")
    assert "hard_random_discard." in run.err
    assert max(map(len, run.err.splitlines())) <= 80


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",)])
def test_an_unreadable_file_is_explained_in_words(tablemate_command: Tablemate, command: tuple[str, ...]) -> None:
    Path("binary.json").write_bytes(b"\xff\xfe\xb8")
    Path("folder").mkdir()
    for file, english, french in (
        ("none.json", "there is no such file.", "ce fichier n’existe pas."),
        ("folder", "it is a folder.", "c’est un dossier."),
        ("binary.json", "it is not a text file in UTF-8.", "ce n’est pas un fichier de texte en UTF-8."),
    ):
        for language, text in (("en", english), ("fr", french)):
            run = tablemate_command(*command, file, "--lang", language)
            assert run.code == 2
            assert text in joined(run.err)
            assert "Errno" not in run.err
            assert run.out == ""


@pytest.mark.parametrize("command", [("play", "fuse", "--load"), ("replay",), ("replay", "--fork-at", "1")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_told_of_its_file(
    tablemate_command: Tablemate, command: tuple[str, ...], language: str
) -> None:
    record = tablemate.game("fuse").new(seed=1).record()
    Path("cut.json").write_text("# Games")
    Path("newer.json").write_text(json.dumps({**record.as_json(), "version": 7}))
    Path("changed.json").write_text(json.dumps({**record.as_json(), "cards": "0" * 16}))
    for file in ("cut.json", "newer.json", "changed.json"):
        run = tablemate_command(*command, file, "--lang", language)
        assert run.code == 2
        assert run.err.count(file) == 1


def test_a_missing_permission_is_said() -> None:
    assert file_trouble(EN, PermissionError(13, "Permission denied", "x")) == "there is no permission"
    assert file_trouble(FR, PermissionError(13, "Permission denied", "x")) == "l’accès n’est pas permis"
    assert file_trouble(EN, OSError(28, "No space left on device")) == "the disk is full"
    assert file_trouble(EN, OSError(5, "Input/output error")) == "the disk or device does not answer"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "A swap with fewer than two modules in the bays takes no bays"), ("fr", "ne prend pas de baies")],
)
def test_too_many_bays_for_a_swap_are_explained(tablemate_command: Tablemate, language: str, said: str) -> None:
    run = tablemate_command("play", "--seed", "9", "--lang", language, typed="why swap: swap 3 4\nquit\n")
    assert said in joined(run.out)


def test_a_number_that_is_not_in_the_list_names_those_that_are(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "9", typed="77\n123456\nquit\n")
    assert "77 is not possible here. Possible: 1 to 8." in run.out
    assert "123456 is not possible here. Possible: 1 to 8." in run.out


def test_a_bay_that_cannot_be_picked_has_its_reason_and_the_numbers(in_folder: Path) -> None:
    shown = left("", "5", "quit", "", table=after(busy_table(), "ask nothing", "deploy_lock: lock"))
    assert "No: " in shown
    assert "5 is not possible here. Possible: 3 and 8." in shown


@pytest.mark.parametrize("options", [("--bot", "gredy"), ("--bot", "greedy", "--seat", "3"), ("--seat", "2")])
def test_a_bot_or_seat_is_refused_before_anything_is_printed(
    tablemate_command: Tablemate, options: tuple[str, ...]
) -> None:
    run = tablemate_command("play", *options)
    assert run.code == 2
    assert run.out == ""
    tablemate_command("play", "--players", "2", "--seed", "5", "--save", "two.json", typed="1\n")
    if "--bot" in options:
        for command in (("play", "--load", "two.json"), ("replay", "two.json", "--fork-at", "0")):
            assert tablemate_command(*command, *options).out == ""


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("verrouiller", "lock"),
        ("but", "goal"),
        ("rôles", "roles"),
        ("Les rôles", "roles"),
        ("tour", "turn"),
        ("échanger", "swap"),
        ("tourner", "rotate"),
        ("déployer", "deploy"),
        ("dysfonctionnements", "malfunctions"),
        ("série a", "set_a"),
        ("score", "score"),
        ("often wrong", "often_wrong"),
    ],
)
def test_topics_have_french_names(tablemate_command: Tablemate, asked: str, topic: str) -> None:
    topics = rulebook("assembly", "fr")
    assert find_topic(topics, asked) is topics[topic]
    run = tablemate_command("rules", "assembly", asked, "--lang", "fr")
    assert run.out.startswith(topics[topic].title)


@pytest.mark.parametrize("game", tablemate.games())
def test_other_words_for_topics_point_to_topics(game: str) -> None:
    topics = part_of("tablemate.words", game, "topics")
    assert topics is not None
    assert {*topics.ALSO.values(), *topics.IN_FRENCH} <= rulebook(game, "en").keys()


@pytest.mark.parametrize("alias", ["q", "h", "parler", "hand", "main", "sauvegarder"])
def test_short_and_french_words_are_commands(tablemate_command: Tablemate, alias: str) -> None:
    run = tablemate_command("play", "--seed", "9", "--lang", "fr", typed=f"{alias}\nq\n")
    assert run.code == 0
    assert "Non :" not in run.out


def test_help_lists_look(tablemate_command: Tablemate) -> None:
    assert "view, look" in tablemate_command("play", "--seed", "9", typed="help\nq\n").out


def test_french_rules_give_the_names_on_the_screen() -> None:
    topics = rulebook("assembly", "fr")
    for topic in topics.values():
        for name in ("deploy_lock", "cw", "acw", "any", "swap", "wild"):
            first = re.search(rf"`{name}`(\s+\((.+?)\))?", topic.text, re.DOTALL)
            if first is not None:
                assert joined(first.group(2) or "") == FR.say(f"card-{name}"), (topic.name, name)
    assert "`poor` (faible)" in topics["score"].text


def test_french_says_distances_and_cards_in_words() -> None:
    seen = {"event": "rotated", "count": 1, "direction": "cw", "distance": 1}
    assert FR.event(seen, 0) == "Un module tourne en sens horaire d’une baie."
    assert FR.event(seen | {"distance": 2}, 0) == "Un module tourne en sens horaire de deux baies."
    assert not [name for name, source in FR.catalogue.sources.items() if "ne Déployer/Verrouiller" in source]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.slow
def test_the_list_reads_well_aloud(name: str, language: str) -> None:
    drawn = screen(SCREENS[name](), language, "list")
    assert "·" not in drawn
    assert "×" not in drawn
    assert not re.search(r"^\d+:", drawn, re.MULTILINE)


def test_news_in_the_list_layout_count_in_words(tablemate_command: Tablemate) -> None:
    run = tablemate_command("play", "--seed", "9", "--layout", "list", "--open-log", typed="log\nq\n")
    assert run.out.count("You draw 2 times Deploy/Lock and Swap.") == 2
    assert "×" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_output_without_glyphs_gets_plain_letters(language: str, encoding: str) -> None:
    raw = io.BytesIO()
    target = io.TextIOWrapper(raw, encoding=encoding, errors="strict", write_through=True)
    terminal, words = Terminal(io.StringIO("legend\nroles\nhelp\nlog\nquit\n"), target, {}), Words(language, "assembly")
    table = tablemate.game("assembly").new(seed=9, malfunctions="A")
    Session(table, words, terminal, face_of("assembly")).run()
    shown = raw.getvalue().decode(encoding)
    ring = shown[: shown.index("legend")]
    assert "?" not in ring
    assert not re.search(r"\[[A-Z]{2} ", ring)
    assert re.search(r"\[[A-Z]{2}\]", ring)


def test_a_file_that_only_mentions_a_record_is_not_overwritten(tablemate_command: Tablemate) -> None:
    """Whatever is not wholly a record of ours stays as it is."""
    for text in ("my notes about tablemate-record files", '{"format": "tablemate-record"}'):
        Path("notes.json").write_text(text)
        tablemate_command("play", "--seed", "5", typed="save notes.json\nquit\n\n")
        assert Path("notes.json").read_text() == text


def test_the_next_person_is_not_told_why_the_last_one_was_refused(tablemate_command: Tablemate) -> None:
    """A refusal tells of a hand: it is forgotten when the screen goes to the other person."""
    typed = "ask nothing\nwild: deploy\nwhy\ndeploy_lock: deploy\nwhy\nquit\n\n"
    out = tablemate_command("play", "--players", "2", "--seed", "7", "--lang", "en", typed=typed).out
    before, _, after = out.partition("> deploy_lock: deploy")
    assert before.count("You hold no Wild card") == 2
    assert "Wild card" not in after
