"""What a saved game proves, through the command: each check, what is wrong, and the exit code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablemate
from tablemate import Table
from tablemate.words import LANGUAGES
from tests.games.origin_story.positions import own_set

from .conftest import Run, Tablemate

GAME = tablemate.game("assembly")
OTHER = "0" * 64
Change = Callable[[dict[str, Any]], dict[str, Any]]


def to_the_end(table: Table) -> dict[str, Any]:
    """The record of a promised table, played to its end."""
    table.commit()
    while table.waiting:
        seat = table.waiting[0].seat
        table.play(table.legal(seat)[0], seat)
    return table.record().as_json()


def seeded() -> dict[str, Any]:
    return to_the_end(GAME.new(seed=5))


def started() -> dict[str, Any]:
    return to_the_end(GAME.from_position(GAME.new(seed=5).to_position(), seed=6))


def verified(run: Tablemate, data: dict[str, Any], *options: str) -> Run:
    """What the command says of a record; a wrapped line is one again."""
    Path("game.json").write_text(json.dumps(data), encoding="utf-8")
    shown = run("verify", "game.json", *options)
    return Run(shown.code, " ".join(shown.out.split()), " ".join(shown.err.split()))


@pytest.mark.parametrize(("made", "beginning"), [(seeded, "seed"), (started, "starting position")])
def test_an_honest_record_holds_in_every_check(
    tablemate_command: Tablemate, made: Callable[[], dict[str, Any]], beginning: str
) -> None:
    data = made()
    promised = data["commitment"]["hash"]
    run = verified(tablemate_command, data)
    assert (run.code, run.err) == (0, "")
    assert run.out == (
        f"The promise was kept: the {beginning} and the salt in the record give the hash {promised}. "
        "That proves something if this hash was published before the game: compare it, or give the published one with "
        "--commitment. "
        "The deal holds: the game begins as the record says. "
        f"The steps hold: all {len(data['moves'])} were legal in their places. "
        "The outcome holds: the game ends as recorded, with the recorded result. "
        "Everything holds."
    )


@pytest.mark.parametrize("made", [seeded, started])
def test_the_hash_that_was_written_down_is_compared(
    tablemate_command: Tablemate, made: Callable[[], dict[str, Any]]
) -> None:
    data = made()
    promised = data["commitment"]["hash"]
    run = verified(tablemate_command, data, "--commitment", promised.upper())
    assert run.code == 0
    assert f"give the published hash {promised}." in run.out
    assert "compare" not in run.out
    other = verified(tablemate_command, data, "--commitment", OTHER)
    assert other.code == 1
    assert f"not kept: the record promises {promised}, but {OTHER} was published." in other.out
    assert other.out.endswith("This record does not hold.")


def test_where_nothing_was_promised_that_is_said_and_the_rest_is_checked(tablemate_command: Tablemate) -> None:
    data = {**seeded(), "commitment": None}
    run = verified(tablemate_command, data)
    assert run.code == 0
    assert run.out.startswith("No promise was made: ")
    assert run.out.endswith("Everything else holds.")
    published = verified(tablemate_command, data, "--commitment", OTHER)
    assert published.code == 1
    assert "not kept: a hash was published, but the record holds no promise." in published.out


def salted(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "commitment": {**data["commitment"], "salt": "0" * 32}}


def pile_turned(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "start": {**data["start"], "pile": data["start"]["pile"][::-1]}}


TAMPERED: dict[str, tuple[Callable[[], dict[str, Any]], Change, str, str]] = {
    "seed": (seeded, lambda data: {**data, "seed": 6}, "The promise was not kept", "La promesse n’est pas tenue"),
    "salt": (seeded, salted, "The promise was not kept", "La promesse n’est pas tenue"),
    "salt of a start": (started, salted, "The promise was not kept", "La promesse n’est pas tenue"),
    "start": (started, pile_turned, "The promise was not kept", "La promesse n’est pas tenue"),
    "cards": (seeded, lambda data: {**data, "cards": "0"}, "The deal does not hold", "La donne n’est pas juste"),
    "move": (
        seeded,
        lambda data: {**data, "moves": [{"seat": 0, "action": "xyzzy"}, *data["moves"][1:]]},
        "The steps do not hold: move 1 of the record does not fit",
        "Les étapes ne sont pas justes : le coup 1",
    ),
    "moves": (
        seeded,
        lambda data: {**data, "moves": data["moves"][:-1]},
        "The outcome does not hold: the record does not end where it says",
        "L’issue n’est pas juste : l’enregistrement ne finit pas",
    ),
    "outcome": (
        seeded,
        lambda data: {**data, "outcome": {**data["outcome"], "score": 99}},
        "The outcome does not hold: the record tells another outcome",
        "L’issue n’est pas juste : l’enregistrement annonce",
    ),
    "digest": (
        seeded,
        lambda data: {**data, "digest": "0" * 16},
        "The outcome does not hold",
        "L’issue n’est pas juste",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_was_changed_is_found_and_said(tablemate_command: Tablemate, what: str, language: str) -> None:
    made, change, english, french = TAMPERED[what]
    run = verified(tablemate_command, change(made()), "--lang", language)
    assert (run.code, run.err) == (1, "")
    assert {"en": english, "fr": french}[language] in run.out
    assert run.out.endswith({"en": "This record does not hold.", "fr": "Cet enregistrement n’est pas juste."}[language])


def test_what_cannot_be_checked_is_said_to_be_unchecked(tablemate_command: Tablemate) -> None:
    run = verified(tablemate_command, {**seeded(), "cards": "0"}, "--lang", "fr")
    assert "Les étapes n’ont pas été vérifiées" in run.out
    assert "L’issue n’a pas été vérifiée" in run.out


def test_an_honest_record_holds_in_french_too(tablemate_command: Tablemate) -> None:
    run = verified(tablemate_command, started(), "--lang", "fr")
    assert run.code == 0
    assert run.out.startswith("La promesse est tenue : la position de départ et le sel")
    assert run.out.endswith("Tout est juste.")
    assert "{" not in run.out


@pytest.mark.parametrize(
    ("steps", "abandoned", "said"),
    [
        (0, False, "none was played. The outcome holds: the game is not over"),
        (1, False, "the only one was legal. The outcome holds: the game is not over"),
        (2, True, "all 2 were legal in their places. The outcome holds: the game was given up"),
    ],
)
def test_an_unfinished_game_holds_as_far_as_it_goes(
    tablemate_command: Tablemate, steps: int, abandoned: bool, said: str
) -> None:
    table = GAME.new(seed=5)
    for _ in range(steps):
        table.play(table.legal(0)[0], 0)
    if abandoned:
        table.abandon()
    run = verified(tablemate_command, table.record().as_json())
    assert run.code == 0
    assert said in run.out


def test_programs_get_the_same_as_json(tablemate_command: Tablemate) -> None:
    data = seeded()
    told = json.loads(verified(tablemate_command, data, "--json").out)
    assert {key: told[key] for key in ("game", "holds", "commitment", "published")} == {
        "game": "assembly",
        "holds": True,
        "commitment": data["commitment"]["hash"],
        "published": False,
    }
    assert [(each["check"], each["found"]) for each in told["checks"]] == [
        ("promise", "holds"),
        ("deal", "holds"),
        ("steps", "holds"),
        ("outcome", "holds"),
    ]


def test_programs_are_told_what_is_wrong_by_its_code_and_in_words(tablemate_command: Tablemate) -> None:
    run = verified(tablemate_command, {**seeded(), "cards": "0", "commitment": None}, "--json", "--lang", "fr")
    told = json.loads(run.out)
    assert (run.code, told["holds"], told["commitment"]) == (1, False, None)
    assert [each["found"] for each in told["checks"]] == ["none", "fails", "unchecked", "unchecked"]
    assert told["checks"][1]["code"] == "other_cards"
    assert told["checks"][1]["why"] == "cet enregistrement a été joué avec un autre jeu de cartes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", [["none.json"], ["letter.txt"], ["new.json"], [], ["game.json", "--commitment", "00"], ["a", "b"]], ids=str
)
def test_wrong_usage_and_what_is_no_record_is_refused(
    tablemate_command: Tablemate, wrong: list[str], language: str
) -> None:
    record = GAME.new(seed=5).record().as_json()
    Path("game.json").write_text(json.dumps(record), encoding="utf-8")
    Path("new.json").write_text(json.dumps({**record, "rules_version": 99}), encoding="utf-8")
    Path("letter.txt").write_text("Dear Janice", encoding="utf-8")
    run = tablemate_command("verify", *wrong, "--lang", language)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith({"en": "That does not work:", "fr": "Cela ne va pas"}[language])


def test_a_refused_step_calls_own_cards_by_their_own_names(tablemate_command: Tablemate) -> None:
    cards = own_set()
    for story in cards["story"]:
        story["name"] = f"Own Story {story['id']}"
    table = tablemate.game("origin_story").new(seed=7, cards=cards)
    run = verified(tablemate_command, {**table.record().as_json(), "moves": [{"seat": 0, "action": "keep s01"}]})
    assert run.code == 1
    assert "Own Story s01" in run.out


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[1] / "records").glob("*.json")), ids=lambda path: path.stem
)
def test_every_record_of_ours_holds(tablemate_command: Tablemate, path: Path) -> None:
    run = tablemate_command("verify", str(path))
    assert run.code == 0, run.out
