"""Keys that come at given moments of a time that passes only while they are waited for."""

from __future__ import annotations

import asyncio
import io
import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from tablemate.cli import terminal
from tablemate.cli.prompting import LivePrompt
from tablemate.cli.terminal import Terminal

from .test_screens import Tty

A_MINUTE = 60.0
HANG_UP = "the terminal is gone"


class Time:
    """A time that stands still unless it is moved, or moves by a step at each look."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 1000.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class _Moments(selectors.DefaultSelector):
    """Waits for what happens in the time of a keyboard."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__()
        self._keyboard = keyboard

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found and timeout != 0:
            self._keyboard.pass_time(timeout)
            found = super().select(0)
        return found


class _Loop(asyncio.SelectorEventLoop):
    """Events in the time of a keyboard."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(_Moments(keyboard))
        self._keyboard = keyboard

    def time(self) -> float:
        return self._keyboard.time.now


class Keyboard:
    """What is pressed, each after so many seconds from the beginning; a minute after the last the terminal is gone."""

    def __init__(self, time: Time, pipe: PipeInput, script: tuple[tuple[float, str], ...]) -> None:
        self.time = time
        self.pipe = pipe
        self.script = [(time.now + at, keys) for at, keys in script]
        self.gone = max((at for at, _ in self.script), default=time.now) + A_MINUTE

    def pass_time(self, most: float | None) -> None:
        """Wait until something is pressed, or so many seconds."""
        at, keys = self.script[0] if self.script else (self.gone, HANG_UP)
        if most is not None and self.time.now + most < at:
            self.time.now += most
            return
        self.time.now = max(self.time.now, at)
        if keys == HANG_UP:
            self.pipe.close()
            return
        self.script.pop(0)
        self.pipe.send_text(keys)

    def prompt(self, target: io.StringIO, *, columns: int = 80, styled: bool = False) -> LivePrompt:
        """The prompt of this keyboard at a screen."""
        screen = Vt100_Output(target, lambda: Size(24, columns), term="xterm", enable_cpr=False)
        return LivePrompt(self.pipe, screen, styled=styled, loops=lambda: _Loop(self))


@contextmanager
def pressing(time: Time, *script: tuple[float, str]) -> Iterator[Keyboard]:
    """Somebody presses these keys."""
    with create_pipe_input() as pipe:
        yield Keyboard(time, pipe, script)


def at_keyboard(monkeypatch: pytest.MonkeyPatch, keyboard: Keyboard, target: Tty) -> Terminal:
    """A screen that can be drawn over, and somebody at its keyboard."""
    monkeypatch.setattr(terminal, "_is_file", lambda stream: True)
    monkeypatch.setattr("tablemate.cli.prompting.live_prompt", lambda source, shown, styled: keyboard.prompt(shown))
    return Terminal(Tty(), target, {"TERM": "xterm"})
