"""The window of a terminal in which the real command runs: what it shows, and keys as a person presses them."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.processes import PATIENCE, Process, Size, in_terminal, resize

from .emulator import Emulator

BIN = Path(sys.executable).parent
TERM = "xterm-256color"
USUAL_SIZE: Size = (80, 24)
_ENTER = "\r"
_RUB_OUT = "\x7f"
_PROBE = "0"
"""A key that completes nothing; once it is shown, all that was said before it has been drawn."""
_UNSAID = dict.fromkeys(("COLUMNS", "LINES", "NO_COLOR", "COLORTERM", "FORCE_COLOR"))
"""What the shell of whoever looks may say about another terminal."""

_TYPED = re.compile(r"(\d+:\d\d )?> \S")


class Window:
    """A program in a window, and somebody who looks at it."""

    def __init__(self, process: Process, size: Size) -> None:
        self.process = process
        self.screen = Emulator(size, answer=process.press)

    @property
    def text(self) -> str:
        """All that is seen."""
        return "\n".join(self.screen.rows())

    def until(self, condition: Callable[[], bool], wanted: str) -> None:
        """Look until something is to be seen."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert self._drawn(deadline - time.monotonic()), f"{wanted} does not come:\n{self.text}"

    def stands(self, prompt: str) -> bool:
        """Is this a line's end, and does the cursor wait right behind it?"""
        return flat(self.screen.before_cursor()).endswith(flat(prompt)) and not self.screen.behind_cursor()

    def until_asked(self, *prompts: str) -> str:
        """Look until the program waits for a line behind one of these and has drawn all that belongs to it: which."""
        self.until(lambda: any(map(self.stands, prompts)), " or ".join(prompts))
        prompt = next(filter(self.stands, prompts))
        self.process.press(_PROBE)
        self.until(lambda: self.stands(f"{prompt} {_PROBE}"), f"a key after {prompt}")
        self.process.press(_RUB_OUT)
        self.until(lambda: self.stands(prompt), f"{prompt} without the key")
        return prompt

    def said(self) -> str:
        """What was said since a line was typed, as far as it is still to be seen, in one line."""
        rows = self.screen.rows()[: self.screen.cursor.y]
        last = max((place for place, row in enumerate(rows) if _TYPED.match(row)), default=-1)
        return flat("\n".join(rows[last + 1 :]))

    def type(self, line: str) -> None:
        """Type a line, see it, and press Enter."""
        self.process.press(line)
        self.until(lambda: flat(self.screen.before_cursor()).endswith(flat(line)), line)
        self.process.press(_ENTER)

    def press_enter(self) -> None:
        """Enter, with nothing before it."""
        self.process.press(_ENTER)

    def resize(self, size: Size) -> None:
        """Draw the window larger or smaller."""
        self.screen.change_size(size)
        resize(self.process.terminal, size)

    def until_closed(self) -> int:
        """Look until the program has ended; its code."""
        deadline = time.monotonic() + PATIENCE
        while self._drawn(deadline - time.monotonic()):
            pass
        return self.process.process.wait(PATIENCE)

    def _drawn(self, seconds: float) -> bool:
        """Draw what comes next; false if nothing more does."""
        ready, _, _ = select.select([self.process.terminal], [], [], max(0.0, seconds))
        try:
            shown = os.read(self.process.terminal, 65536) if ready else b""
        except OSError:  # the program has closed its end
            return False
        self.screen.feed(shown)
        return bool(shown)


def flat(text: str) -> str:
    """A text as it would be in one line."""
    return " ".join(text.split())


@contextmanager
def window(*arguments: str, folder: Path, size: Size = USUAL_SIZE) -> Iterator[Window]:
    """The command in a window of its own, in a folder where it also keeps its games."""
    found = {"PATH": os.pathsep.join((str(BIN), os.environ["PATH"])), "TABLEMATE_DATA": str(folder / "kept")}
    environment = {**_UNSAID, **found, "TABLEMATE_NO_BUILD": "1"}
    command = [str(BIN / "tablemate"), *arguments]
    with in_terminal(command, term=TERM, size=size, folder=folder, environment=environment) as process:
        yield Window(process, size)
