"""A terminal that is gone ends the input; prompt_toolkit alone would go on looking for keys, and do nothing else."""

from __future__ import annotations

import sys

from prompt_toolkit.input import Input


def mind_hang_up(source: Input) -> None:
    """Let the input be at its end when the terminal is gone, even where no signal says so."""
    if sys.platform == "win32":
        return
    import termios

    from prompt_toolkit.input.posix_utils import PosixStdinReader
    from prompt_toolkit.input.vt100 import Vt100Input

    class Reader(PosixStdinReader):
        def read(self, count: int = 1024) -> str:
            typed = super().read(count)
            if not typed:
                try:
                    termios.tcgetattr(self.stdin_fd)
                except termios.error:
                    self.closed = True
            return typed

    if isinstance(source, Vt100Input):
        source.stdin_reader = Reader(source.fileno(), encoding=source.stdin.encoding)
