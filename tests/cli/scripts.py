"""A person or a script at the command, in this process, who can also do something between two lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablemate.cli.play import PlayOptions, play
from tablemate.cli.speaking import words_for
from tablemate.cli.terminal import Terminal

from .test_screens import Tty

Line = str | Callable[[], Any]


class Typist(Tty):
    """Types these lines; what is no line is done before the next one."""

    def __init__(self, lines: tuple[Line, ...], *, person: bool) -> None:
        super().__init__()
        self._lines = list(lines)
        self._person = person

    def isatty(self) -> bool:
        return self._person

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        while self._lines:
            line = self._lines.pop(0)
            if isinstance(line, str):
                return f"{line}\n"
            line()
        return ""


def person(*lines: Line, game: str = "assembly", **options: Any) -> str:
    """What a person is shown who types these lines."""
    return _played(lines, game, options, is_person=True)


def script(*lines: Line, game: str = "assembly", **options: Any) -> str:
    """What a script gets that writes these lines."""
    return _played(lines, game, options, is_person=False)


def _played(lines: tuple[Line, ...], game: str, options: dict[str, Any], *, is_person: bool) -> str:
    target = Tty()
    terminal = Terminal(Typist(lines, person=is_person), target, {})
    asked = PlayOptions(game, **options)
    play(asked, words_for(asked.lang, game or None), terminal)
    return " ".join(target.getvalue().split())
