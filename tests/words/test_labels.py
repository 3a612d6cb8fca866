"""Every piece has a label that can be read aloud, made from what its viewer sees and from nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Table
from tablemate.cli.face import face_of
from tablemate.words import LANGUAGES, Words
from tests.cli.test_screens import plain_terminal

from .catalogues import GAMES

OPTIONS: dict[str, dict[str, Any]] = {
    "assembly": {"players": 2, "malfunctions": "B"},
    "fuse": {"players": 3, "hold": True, "roll_budget": 9},
    "origin_story": {"level": 4},
}
BAY: dict[str, Any] = {"bay": 4, "plan": "shuttle_bay", "locked": False, "module": None}


def moments(game: str) -> Iterator[Table]:
    """A random game, every seventh step of it."""
    chance, table = random.Random(5), tablemate.game(game).new(seed=5, **OPTIONS[game])
    while table.waiting:
        if len(table.moves) % 7 == 0:
            yield table
        decision = chance.choice(table.waiting)
        table.play(chance.choice(table.legal(decision.seat)), decision.seat)
    yield table


def pieces(game: str, view: Any) -> set[str]:
    """The names of the pieces that a view shows."""
    match game:
        case "assembly":
            own = len(view["hands"][view["viewer"]]) if view["viewer"] != "spectator" else 0
            numbered = {f"bay {bay}" for bay in range(1, 13)} | {f"card {place + 1}" for place in range(own)}
            return numbered | {"hand 1", "hand 2", "stack", "pile", "discard", "reserve"}
        case "fuse":
            bombs = [entry for group in (view["row"], *view["mats"]) for entry in group if entry]
            return {entry["card"] for entry in bombs} | {f"die {place + 1}" for place in range(len(view["tray"]))}
    playing = [*view["hand"], *view["plays"], *(entry for row in view["rows"].values() for entry in row)]
    powers = [entry["power"] for entry in (view["mat"], *view["stories"], view["superhero"]) if entry]
    open_ones = [name for name in (*view["offer"], *view["superheroes"]) if name not in (None, "hidden")]
    return {entry["card"] for entry in playing} | {*powers, *open_ones}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_a_view_has_a_label_that_reads_aloud(game: str, language: str) -> None:
    words = Words(language, game, ("Ana",))
    for table in moments(game):
        for viewer in (SPECTATOR, *range(table.seats)):
            view = table.view(viewer)
            labels = words.labels(json.loads(json.dumps(view)))
            assert labels.keys() == pieces(game, view)
            assert all(text[0] == text[0].upper() and text[-1] in ".!" for text in labels.values())
            assert not any(sign in text for text in labels.values() for sign in ("hidden", "{", "->", "[", "·"))


@pytest.mark.parametrize("game", GAMES)
def test_labels_tell_nothing_that_their_viewer_may_not_know(game: str) -> None:
    words = Words("en", game)
    for stream, table in enumerate(moments(game)):
        for viewer in (SPECTATOR, *range(table.seats)):
            assert words.labels(table.redealt(viewer, stream).view(viewer)) == words.labels(table.view(viewer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), [("assembly", "bay"), ("fuse", "die")])
def test_the_list_of_the_terminal_says_the_labels(game: str, kind: str, language: str) -> None:
    words = Words(language, game)
    for table in moments(game):
        view = table.view(0)
        told = " ".join(" ".join(face_of(game).table(words, view, plain_terminal(), "list")).split())
        assert [text for name, text in words.labels(view).items() if name.startswith(kind) and text not in told] == []


@pytest.mark.parametrize(
    ("language", "changed", "label"),
    [
        ("en", {}, "Bay 4. Plan Shuttle Bay. Empty."),
        ("en", {"module": "bridge"}, "Bay 4. Plan Shuttle Bay. Module Bridge."),
        ("en", {"locked": True}, "Bay 4. Shuttle Bay, locked."),
        ("fr", {}, "Baie 4. Plan Hangar. Vide."),
        ("fr", {"module": "bridge"}, "Baie 4. Plan Hangar. Module Passerelle."),
        ("fr", {"locked": True}, "Baie 4. Hangar, verrouillée."),
    ],
)
def test_a_bay_tells_its_plan_and_what_is_on_it(language: str, changed: dict[str, Any], label: str) -> None:
    view = {**tablemate.game("assembly").new(seed=1).view(0), "bays": [{**BAY, **changed}]}
    assert Words(language, "assembly").labels(view)["bay 4"] == label


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Yellow 2, free.", "Red 4, in your hand.", "Blue 1, placed by Ana.", "Black 6, burnt by seat 3."]),
        ("fr", ["2 jaune, libre.", "4 rouge, dans votre main.", "1 bleu, posé par Ana.",
                "6 noir, brûlé par la place 3."]),
    ],
)  # fmt: skip
def test_a_die_tells_its_face_and_who_has_it(language: str, told: list[str]) -> None:
    tray = [("Y2", "free", None), ("R4", "held", 0), ("B1", "placed", 1), ("K6", "burnt", 2)]
    view = tablemate.game("fuse").new(seed=1, players=3).view(0)
    view["tray"] = [{"die": die, "is": how, "seat": seat} for die, how, seat in tray]
    labels = Words(language, "fuse", ("Me", "Ana")).labels(view)
    assert [labels[f"die {place}"] for place in range(1, 5)] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["13 of strength, revealed, worth 12.", "9 of love, now 9 of speed."]),
        ("fr", ["13 de force, révélé, vaut 12.", "9 d’amour, maintenant 9 de vitesse."]),
    ],
)
def test_a_playing_card_tells_what_it_counts_now(language: str, told: list[str]) -> None:
    view = tablemate.game("origin_story").new(seed=1).view(0)
    view["hand"] = [
        {"card": "13M", "suit": "M", "value": 12, "changed": True, "revealed": True, "playable": True, "laid": None},
        {"card": "9L", "suit": "S", "value": 9, "changed": True, "revealed": False, "playable": True, "laid": None},
    ]
    labels = Words(language, "origin_story").labels(view)
    assert [labels["13M"], labels["9L"]] == told
