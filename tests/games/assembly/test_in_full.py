"""A rotation is declared together with how far: the whole sentences are given with it, and are all that can be said."""

from __future__ import annotations

import pytest

from tablemate import Action, Table

from .builders import assembly

EVERYTHING = ["any", "cw", "deploy_lock"]


def table_with(role: str, hand: list[str]) -> Table:
    return assembly(match=[1], mods={4: "airlock"}, hands=[hand], roles=[role])


@pytest.mark.parametrize("role", ["none", "sammie", "anna"])
def test_whole_sentences_are_there_for_what_asks_how_far_and_can_be_played(role: str) -> None:
    table = table_with(role, EVERYTHING)
    for action in table.legal(0):
        tried = table.copy()
        tried.play(action, 0)
        far = tried.legal(0) if tried.waiting and tried.waiting[0].kind == "distance" else ()
        assert [*table.in_full(action)] == [f"{action} {each}" for each in far]
        for sentence in table.in_full(action):
            assert table.why_not(sentence, 0) is None


def test_whole_sentences_say_what_their_action_says_and_the_distance() -> None:
    table = table_with("none", ["any"])
    turn = next(action for action in table.legal(0) if action.text == "any: acw")
    said = table.in_full(turn)
    assert said["any: acw 2"] == {**turn.arguments, "distance": 2}
    assert said["any: acw 1"] == {**turn.arguments, "distance": 1}


def test_other_answers_begin_no_sentence() -> None:
    table = table_with("none", ["any"])
    assert table.in_full(Action(0, "yes", "yes")) == {}
