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
from tablemate.games.assembly.terms import Module
from tablemate.kernel.naming import names
from tablemate.words import LANGUAGES, Words
from tests.cli.test_screens import plain_terminal
from tests.games.samples import sample_of

from .catalogues import GAMES

BAY: dict[str, Any] = {"bay": 4, "plan": "shuttle_bay", "locked": False, "module": None, "malfunction": False}


def moments(game: str) -> Iterator[Table]:
    """A random game, every seventh step of it."""
    chance, table = random.Random(5), tablemate.game(game).new(seed=5, **sample_of(game).tables[0])
    while table.waiting:
        if len(table.moves) % 7 == 0:
            yield table
        decision = chance.choice(table.waiting)
        table.play(chance.choice(table.legal(decision.seat)), decision.seat)
    yield table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_a_view_has_a_label_that_reads_aloud(game: str, language: str) -> None:
    words = Words(language, game, ("Ana",))
    for table in moments(game):
        for viewer in (SPECTATOR, *range(table.seats)):
            view = table.view(viewer)
            labels = words.labels(json.loads(json.dumps(view)))
            assert labels.keys() == sample_of(game).pieces(view)
            assert [text for text in labels.values() if not reads_aloud(text)] == []


def reads_aloud(text: str) -> bool:
    """Is this one sentence or more, without signs?"""
    signs = ("hidden", "{", "->", "[", "·", "..", "( ")
    return text[0] == text[0].upper() and text[-1] in ".?!)" and not any(sign in text for sign in signs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_label_of_its_own_that_reads_aloud_and_tells_nothing_new(game: str, language: str) -> None:
    words = Words(language, game, ("Ana",))
    for stream, table in enumerate(moments(game)):
        for seat, kind in ((decision.seat, decision.kind) for decision in table.waiting):
            view, legal = table.view(seat), table.legal(seat)
            labels = [words.choice_label(action, kind, view) for action in legal]
            assert [text for text in labels if not reads_aloud(text)] == []
            assert len(set(labels)) == len({words.notation(action) for action in legal})
            redealt = table.redealt(seat, stream).view(seat)
            assert [words.choice_label(action, kind, redealt) for action in legal] == labels


@pytest.mark.parametrize("game", GAMES)
def test_labels_tell_nothing_that_their_viewer_may_not_know(game: str) -> None:
    words = Words("en", game)
    for stream, table in enumerate(moments(game)):
        for viewer in (SPECTATOR, *range(table.seats)):
            assert words.labels(table.redealt(viewer, stream).view(viewer)) == words.labels(table.view(viewer))


@pytest.mark.parametrize(
    ("language", "after"),
    [
        ("en", ["Bay 3. Plan Transporter. Module Shuttle Bay. After the rotate: plan Transporter, empty.",
                "Bay 4. Plan Shuttle Bay. Empty. After the rotate: Shuttle Bay, on its plan."]),
        ("fr", ["Baie 3. Plan Téléporteur. Module Hangar. Après la rotation : plan Téléporteur, vide.",
                "Baie 4. Plan Hangar. Vide. Après la rotation : Hangar, sur son plan."]),
    ],
)  # fmt: skip
def test_a_bay_tells_what_would_become_of_it_by_a_preview(language: str, after: list[str]) -> None:
    table = ring_of("cw")
    labels = Words(language, "assembly").labels(table.view(0), table.preview("cw: cw 1", 0))
    assert [labels["bay 3"], labels["bay 4"]] == after
    assert "rot" not in labels["bay 1"]


def ring_of(card: str) -> Table:
    """A ring with two modules, the second on its plan, and a hand of one card."""
    bays = [{"plan": plan} for plan in names(Module)]
    bays[2]["module"], bays[4]["module"] = bays[3]["plan"], bays[4]["plan"]
    return tablemate.game("assembly").from_position({"bays": bays, "hands": [[card]]}, seed=1)


@pytest.mark.parametrize(
    ("sentence", "bay", "told"),
    [
        ("swap: swap 3 5", "bay 3", "After the swap: Bridge, on the plan Transporter."),
        ("deploy_lock: lock 5", "bay 5", "After the lock: Bridge, locked."),
    ],
)
def test_swaps_and_locks_are_foreseen_as_well(sentence: str, bay: str, told: str) -> None:
    table = ring_of(sentence.partition(":")[0])
    assert Words("en", "assembly").labels(table.view(0), table.preview(sentence, 0))[bay].endswith(told)


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
        ("en", ["Yellow 2, free, fits you, Ana and seat 3.", "Red 4, in your hand.", "Blue 1, placed by Ana.",
                "Black 6, burnt by seat 3.", "Green 5, free, fits nobody."]),
        ("fr", ["2 jaune, libre, jouable par vous, Ana et la place 3.", "4 rouge, dans votre main.",
                "1 bleu, posé par Ana.", "6 noir, brûlé par la place 3.", "5 vert, libre, ne va chez personne."]),
    ],
)  # fmt: skip
def test_a_die_tells_its_face_and_who_has_it_or_whom_it_fits(language: str, told: list[str]) -> None:
    tray = [("Y2", "free", None), ("R4", "held", 0), ("B1", "placed", 1), ("K6", "burnt", 2), ("G5", "free", None)]
    view = tablemate.game("fuse").new(seed=1, players=3).view(0)
    view["tray"] = [{"die": die, "is": how, "seat": seat} for die, how, seat in tray]
    view["fits"] = [[{"B01": [1]}, {}, {}, {}, {}]] * 3
    labels = Words(language, "fuse", ("Me", "Ana")).labels(view)
    assert [labels[f"die {place}"] for place in range(1, 6)] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["13 of strength, revealed, worth 12. Follow suit, best so far.", "9 of love, now 9 of speed."]),
        ("fr", ["13 de force, révélé, vaut 12. Suivre la couleur, en tête.", "9 d’amour, maintenant 9 de vitesse."]),
    ],
)
def test_a_playing_card_tells_what_it_counts_now_and_does_in_the_trick(language: str, told: list[str]) -> None:
    view = tablemate.game("origin_story").new(seed=1).view(0)
    laid = {"suit": "M", "value": 12, "changed": True, "wins": True}
    view["led"] = "M"
    view["hand"] = [
        {"card": "13M", "suit": "M", "value": 12, "changed": True, "revealed": True, "playable": True, "laid": laid},
        {"card": "9L", "suit": "S", "value": 9, "changed": True, "revealed": False, "playable": False, "laid": None},
    ]
    labels = Words(language, "origin_story").labels(view)
    assert [labels["13M"], labels["9L"]] == told
