"""A replay at a terminal, turned page by page."""

from __future__ import annotations

import re

import pytest

import tablemate
from tablemate.cli.replay import Pages, Replay
from tablemate.cli.terminal import Terminal
from tablemate.words import Words

from .scripts import Typist
from .test_screens import Tty

STEPS = 4


def turned(*typed: str, language: str = "en") -> str:
    """What a person is shown who turns the pages of a short game."""
    table = tablemate.game("assembly").new(seed=4)
    for _ in range(STEPS):
        table.play(table.legal(0)[0], 0)
    target = Tty()
    terminal = Terminal(Typist((*typed, "q"), person=True), target, {"NO_COLOR": "1"})
    Pages(Replay(table.record(), None, None), Words(language, "assembly"), terminal).turn()
    return target.getvalue()


def steps_of(shown: str) -> list[int]:
    """The steps in the order in which they were shown; the set-up is 0."""
    heads = re.findall(r"^(?:> )?(?:Set-up|Mise en place|(?:Step|Étape) (\d+))", shown, re.MULTILINE)
    return [int(number or 0) for number in heads]


@pytest.mark.parametrize("back", ["b", "back", "retour", "B"])
def test_a_replay_goes_back_as_well_as_forward(back: str) -> None:
    assert steps_of(turned("", "", back, "", "")) == [0, 1, 2, 1, 2, 3]


def test_before_the_set_up_there_is_nothing() -> None:
    assert steps_of(turned("b", "b", "")) == [0, 0, 0, 1]


@pytest.mark.parametrize(("first", "last"), [("first", "last"), ("premier", "dernier"), ("première", "dernière")])
def test_it_goes_to_the_first_and_the_last_step_and_to_any_number(first: str, last: str) -> None:
    assert steps_of(turned(last, "b", first, "2", "")) == [0, STEPS, STEPS - 1, 0, 2, 3]


def test_enter_behind_the_last_step_tells_the_end() -> None:
    assert "The replay ends exactly as recorded." in turned("last", "")


@pytest.mark.parametrize(("language", "told"), [("en", "b: one step back."), ("fr", "b (ou retour)")])
def test_what_is_understood_is_told_again_for_anything_else(language: str, told: str) -> None:
    shown = turned("help", "99999", "99", language=language)
    assert shown.count(told) == 3
    assert steps_of(shown) == [0]
