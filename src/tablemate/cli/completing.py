"""How a line that is being typed may go on: what the person who types it could want."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.words.rulebook import rulebook

if TYPE_CHECKING:
    from .session import Session

Complete = Callable[[str], Sequence[str]]
"""All lines that begin with what was typed, the likeliest first."""
MOST_FILES = 50
"""How many names of files are looked at."""
_OF_ACTIONS = ("why", "try")
"""Commands that are told an action."""
_WORD = re.compile(r"\s*\S+")


def next_words(typed: str, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What was typed with one word more, or the word finished that it ends in; and that word."""
    seen = set()
    for line in lines:
        found = _WORD.match(line, len(typed))
        if found and found.group() not in seen:
            seen.add(found.group())
            longer = typed + found.group()
            yield longer, longer.split()[-1]


class Completing:
    """The lines that the person at a seat may type."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat

    def __call__(self, typed: str) -> list[str]:
        """All lines that begin with what was typed: actions, and commands with what fits behind them."""
        begun = typed.casefold()
        return [line for line in self._all(typed) if len(line) > len(typed) and line.casefold().startswith(begun)]

    def _all(self, typed: str) -> list[str]:
        word, space, _ = typed.partition(" ")
        name = self._names.get(word.lower()) if space else None
        if name is None:
            return [*self._actions(), *self._commands]
        return [f"{word} {rest}" for rest in self._behind(name)] + self._actions()

    @cached_property
    def _names(self) -> dict[str, str]:
        """The commands by all that can be typed for them."""
        return {typed: name for name, command in self._session.commands.items() for typed in command.typed}

    @cached_property
    def _commands(self) -> list[str]:
        """The commands as help spells them."""
        spelled = (self._session.words.say(f"typed-{name}") for name in self._session.commands)
        return [text.split()[0] for text in spelled]

    def _actions(self) -> list[str]:
        """Every action that is open, as people write it."""
        session = self._session
        decision = session.decision_of(self._seat)
        if decision is None:
            return []
        return [session.words.notation(choice.action) for choice in session.choices(decision).choices]

    def _behind(self, name: str) -> list[str]:
        """What can stand behind a command."""
        session = self._session
        if name == "rules":
            return [topic.typed for topic in rulebook(session.table.game.name, session.words.language).values()]
        if name in _OF_ACTIONS:
            return self._actions()
        if name == "save":
            return _files()
        if name in session.face.notes:
            return list(session.face.cards_known(session.words, session.view(self._seat), name))
        return []


def _files() -> list[str]:
    """Games that could be written over, and folders, here."""
    found = sorted(islice(Path().iterdir(), MOST_FILES))
    return [f"{path}/" if path.is_dir() else str(path) for path in found if path.is_dir() or path.suffix == ".json"]
