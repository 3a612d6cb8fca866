"""Every piece has a label that can be read aloud, made from what its viewer sees and from nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, Action, Table
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
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_foreseen_reads_aloud_behind_the_label_of_its_piece(game: str, language: str) -> None:
    words = Words(language, game, ("Me", "Ana"))
    for table in moments(game):
        for seat in {decision.seat for decision in table.waiting}:
            view = table.view(seat)
            now = words.labels(view)
            for action in table.legal(seat)[:8]:
                then = words.labels(view, table.preview(action, seat))
                assert then.keys() == now.keys()
                assert [name for name, text in then.items() if not text.startswith(now[name])] == []
                assert [text for text in then.values() if not reads_aloud(text)] == []


@pytest.mark.parametrize(
    ("language", "action", "piece", "told"),
    [
        ("en", "claim k6", "die 1", "Black 6, free, fits you. After that: in your hand."),
        ("fr", "claim k6", "die 1", "6 noir, libre, jouable par vous. Ensuite\xa0: dans votre main."),
    ],
)
def test_a_die_tells_that_it_would_be_in_hand(language: str, action: str, piece: str, told: str) -> None:
    position = {"options": {"hold": True}, "phase": "draft", "mats": [["B01", "B02", "B03", "B04"]], "tray": ["K6"]}
    table = tablemate.game("fuse").from_position(position, seed=1)
    labels = Words(language, "fuse").labels(table.view(0), table.preview(action, 0))
    assert labels[piece] == told


@pytest.mark.parametrize(
    ("language", "kept", "charged", "laid"),
    [
        ("en", "After that: on panel 1.", "After that: one of 2 slots charged.", "After that: on the table."),
        (
            "fr",
            "Ensuite\xa0: sur la case 1.",
            "Ensuite\xa0: un emplacement chargé sur 2.",
            "Ensuite\xa0: sur la table.",
        ),
    ],
)
def test_a_card_of_origin_story_tells_what_would_become_of_it(
    language: str, kept: str, charged: str, laid: str
) -> None:
    words, table = Words(language, "origin_story"), tablemate.game("origin_story").new(seed=0)
    steps = {
        "keep s20": ("s20", kept),
        "charge s20": ("s20", charged),
        "done": None,
        "hero": None,
        "play 10m": ("10M", laid),
    }
    for action, foreseen in steps.items():
        if foreseen is not None:
            piece, told = foreseen
            now, then = words.labels(table.view(0)), words.labels(table.view(0), table.preview(action, 0))
            assert then[piece] == f"{now[piece]} {told}"
            assert {name for name in now if now[name] != then[name]} == {piece}
        table.play(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_the_terminal_says_the_labels_of_dice(language: str) -> None:
    words = Words(language, "fuse")
    for table in moments("fuse"):
        assert [text for name, text in unsaid(words, table) if name.startswith("die")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_the_terminal_says_the_labels_of_bays_with_modules(language: str) -> None:
    """The others are folded into one line."""
    words = Words(language, "assembly")
    for table in moments("assembly"):
        held = {f"bay {bay['bay']}" for bay in table.view(0)["bays"] if bay["module"]}
        assert [text for name, text in unsaid(words, table) if name in held] == []


def unsaid(words: Words, table: Table) -> list[tuple[str, str]]:
    """The labels that the list of the terminal does not say."""
    view = table.view(0)
    told = " ".join(" ".join(face_of(table.game.name).table(words, view, plain_terminal(), "list")).split())
    return [(name, text) for name, text in words.labels(view).items() if text not in told]


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
    ("language", "wanted", "told"),
    [
        ("en", [], "About 2.4 turns alone. Bound to no colour."),
        ("en", [("red", [])], "About 2.4 turns alone. Nobody waits for its colours."),
        ("en", [("red", [0, 1]), ("blue", [])],
         "About 2.4 turns alone. No blue in the bag. Red is wanted by you and Ana already."),
        ("fr", [], "Environ 2,4 tours en solo. Liée à aucune couleur."),
        ("fr", [("red", [])], "Environ 2,4 tours en solo. Personne n’attend ses couleurs."),
        ("fr", [("red", [0, 1]), ("blue", [])],
         "Environ 2,4 tours en solo. Pas de bleu dans le sac. Rouge déjà attendu par vous et Ana."),
    ],
)  # fmt: skip
def test_a_bomb_of_the_row_tells_how_hard_it_is_and_who_waits_for_its_colours(
    language: str, wanted: list[tuple[str, list[int]]], told: str
) -> None:
    view = tablemate.game("fuse").new(seed=1, players=3).view(0)
    bomb, words = view["row"][0], Words(language, "fuse", ("Me", "Ana"))
    bomb |= {"turns": 2.4, "wanted_by": [{"colour": colour, "seats": seats} for colour, seats in wanted]}
    view["bag"]["blue"] = 0
    pick = Action(0, f"pick {bomb['card']}", "pick", {"card": bomb["card"]})
    assert words.labels(view)[bomb["card"]].endswith(f" {told}")
    assert words.choice_label(pick, "pick", view).endswith(f" {told}")
    bomb |= {"turns": None, "wanted_by": None}
    assert told not in words.labels(view)[bomb["card"]] + words.choice_label(pick, "pick", view)


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
