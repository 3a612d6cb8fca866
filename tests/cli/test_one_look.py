"""From a typed command to the new screen: what is looked at, and which modules run on the way."""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import pytest

import tablemate
from tablemate import Table
from tablemate.cli.face import face_of
from tablemate.cli.game_log import GameLog
from tablemate.cli.keeping import Keeping
from tablemate.cli.session import Session
from tablemate.cli.terminal import Terminal
from tablemate.kernel.players import PERSON
from tablemate.words import Words
from tests.games.samples import sample_of

from .test_screens import Tty

COMMANDS = 12
MOST_SHARED = 18
"""The modules that serve all games and that a typed command passes."""
MOST_OWN = 11
"""Those of its game."""
RULES = {"rules", "chance", "contract", "flow", "layout", "piles"}
"""A game's rules, and what of the kernel they are written in."""
Calls = Counter[tuple[str, str]]
"""How often which function of which module was called."""


class Watched(Tty):
    """Types the last action that is open, again and again, and watches what is called until the next line is asked for.

    A line that was not played ends it.  Making the log belongs to the first action, which is not watched.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.watched: list[Calls] = []
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        sys.setprofile(None)
        assert len(self.table.moves) == len(self.typed), f"{self.typed[-1]} was not played"
        if len(self.table.moves) > COMMANDS:
            return ""
        if self.table.moves:
            self.watched.append(Counter())
        self.typed.append(self.last_open())
        sys.setprofile(self._note)
        return f"{self.typed[-1]}\n"

    def last_open(self) -> str:
        return self.table.legal(self.table.waiting[0].seat)[-1].text

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        module = frame.f_globals.get("__name__", "")
        is_written = frame.f_code.co_filename != "<string>"
        if event == "call" and is_written and module.startswith("tablemate.") and self.watched:
            self.watched[-1][module, frame.f_code.co_qualname] += 1


@cache
def commands(name: str) -> list[Calls]:
    """What each of some typed commands calls."""
    table = tablemate.game(name).new(seed=3, **sample_of(name).tables[0])
    table.seat_players(*[PERSON] * table.seats)
    watched = Watched(table)
    with TemporaryDirectory() as folder:
        keeping = Keeping(log=GameLog(Path(folder) / "games"))
        words = Words("en", name).about(table.options)
        Session(table, words, Terminal(watched, Tty(), {}), face_of(name), keeping=keeping).run()
    assert len(watched.watched) == COMMANDS
    return watched.watched


@pytest.mark.parametrize("name", tablemate.games())
def test_a_typed_command_takes_one_list_of_legal_actions_and_one_view(name: str) -> None:
    view = tablemate.game(name).knowledge.view
    looks = [("tablemate.kernel.arena", "Arena.legal"), (view.__module__, view.__qualname__)]
    assert {tuple(calls[look] for look in looks) for calls in commands(name)} == {(1, 1)}


@pytest.mark.parametrize("name", tablemate.games())
def test_a_typed_command_passes_few_modules(name: str) -> None:
    """Rules are carried out by whatever rules are written in; all else is counted."""
    for calls in commands(name):
        modules = {module for module, _ in calls if not RULES & {*module.split(".")}}
        own = {module for module in modules if name in module}
        assert len(own) <= MOST_OWN, sorted(own)
        assert len(modules - own) <= MOST_SHARED, sorted(modules - own)


def test_a_line_that_is_not_played_ends_the_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watched, "last_open", lambda watched: "nonsense")
    with pytest.raises(AssertionError, match="nonsense was not played"):
        commands.__wrapped__("fuse")
