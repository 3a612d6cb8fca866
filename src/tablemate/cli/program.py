"""How this program is called from a shell, so that a command that is printed works when it is copied."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from pathlib import Path

from .terminal import Terminal, screen_width

NAME = "tablemate"
_COMMAND = re.compile(rf"(?<![\w/\\]){NAME}(?= [a-z-]|$)")
"""A command, and no folder or file of the same name."""


def program() -> str:
    """Its name where the shell finds it, else its place."""
    own = Path(sys.argv[0])
    if own.name == "__main__.py":
        return f"{shlex.quote(_from_here(sys.executable))} -m {NAME}"
    return NAME if own.stem != NAME or shutil.which(own.name) else shlex.quote(str(own))


def _from_here(path: str) -> str:
    """A path in the folder where we are, in short."""
    return os.path.relpath(path) if Path(path).is_relative_to(Path.cwd()) else path


def runnable(text: str) -> str:
    """A text in which every command is called as this program was."""
    called = program()
    return _COMMAND.sub(lambda _: called, text)


def by_name(command: str) -> str:
    """A command that Typer calls as this program was, called by its name again, as in all texts."""
    return NAME + command.removeprefix(program())


def tell_command(terminal: Terminal, text: str) -> None:
    """Print a text that ends with a command: in one line if that fits, else the command stands below, uncut."""
    found = _COMMAND.search(text)
    line = runnable(text)
    if found is None or len(line) <= screen_width():
        terminal.paragraph(line)
        return
    terminal.paragraph(text[: found.start()].rstrip())
    terminal.show(f"  {runnable(text[found.start() :])}")
