"""What can be asked before an action is played: what would follow from it, and what a bot would do."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from tablemate.bots import Perspective
from tablemate.cli import foresight
from tablemate.kernel.actions import Action
from tablemate.kernel.records import Record

from .conftest import Tablemate
from .scripts import person, script

AT_THE_TABLE = ("assembly", "fuse", "origin_story")


def test_try_tells_what_would_follow_from_notation_or_a_number() -> None:
    lines = ("try keep s34", "try 1")
    told = "Only tried, nothing is played: keep s34 You keep Twin Engineers (s34) on panel 1."
    assert script(*lines, game="origin_story", seed=7).count(told) == 2


@pytest.mark.parametrize("game", AT_THE_TABLE)
def test_try_changes_nothing(tablemate_command: Tablemate, game: str) -> None:
    tried = tablemate_command("play", game, "--seed", "4", "--save", "a.json", typed="1\ntry 1\ntry 2\nhint\n1\n1\n")
    played = tablemate_command("play", game, "--seed", "4", "--save", "b.json", typed="1\n1\n1\n")
    assert tried.code == played.code == 3
    assert Record.load(Path("a.json")) == Record.load(Path("b.json"))


def test_try_ends_where_chance_comes_in() -> None:
    shown = script("try 1", game="fuse", seed=7)
    assert "Only tried, nothing is played: roll You roll 3 dice. What comes then, nobody can know yet." in shown


def test_try_of_what_is_illegal_says_why() -> None:
    shown = script("try any: acw 2", "try xyzzy", "try 99", "try", game="assembly", seed=7, said={"players": 2})
    assert "No: Ask about a command first" in shown
    assert "“xyzzy” is not an action." in shown
    assert "99 is not possible here. Possible: 1 to 6." in shown
    assert "Type an action or its number behind try, such as try 1." in shown
    assert "Only tried" not in shown


def test_french_tries_and_asks_for_advice_in_its_own_words() -> None:
    shown = script("essayer lancer", "conseil", game="fuse", seed=7, lang="fr").replace("\N{NO-BREAK SPACE}", " ")
    assert "Juste un essai, rien n’est joué : lancer" in shown
    assert "Le robot « greedy » propose « lancer »" in shown


def test_another_seat_tries_for_itself() -> None:
    shown = script("1", "2: try 1", game="fuse", seed=7, said={"players": 2})
    assert "You place Y6 on B17" in shown.partition("Only tried, nothing is played: place y6 on b17.1")[2]


@pytest.mark.parametrize("game", AT_THE_TABLE)
def test_hint_says_what_a_bot_would_do_and_which(game: str) -> None:
    assert "The bot greedy suggests “" in script("hint", game=game, seed=7)


def test_hint_is_given_while_the_clock_runs() -> None:
    shown = person("hint", "quit", "", game="fuse", seed=7, said={"mode": "live"})
    assert "The bot greedy suggests “roll”" in shown


def test_whoever_plays_without_hints_gets_none() -> None:
    assert "This game is played without hints." in script("hint", game="fuse", seed=7, said={"hints": False})


def test_a_bot_that_thinks_for_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Undecided()
    monkeypatch.setattr(foresight, "BUDGET", 0.01)
    monkeypatch.setattr(foresight, "make_bot", lambda name, seed: bot)
    assert "The bot came to no answer in time" in script("hint", game="fuse", seed=7)
    bot.decided.set()


class Undecided:
    """Comes to an answer when the test lets it."""

    name, version = "greedy", "1"

    def __init__(self) -> None:
        self.decided = Event()

    def choose(self, perspective: Perspective) -> Action | None:
        """Nothing, in the end."""
        self.decided.wait()
        return None
