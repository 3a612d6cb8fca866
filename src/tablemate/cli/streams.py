"""Where the command reads and writes: closed, full and broken streams end with a code, not with a traceback."""

from __future__ import annotations

import contextlib
import os
import sys

_MODES = {"stdin": "r", "stdout": "w", "stderr": "w"}


def open_closed_streams() -> None:
    """A stream that was closed before the start reads nothing and shows nothing."""
    for name, mode in _MODES.items():
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115


def give_up_output() -> None:
    """Nothing more can be written: what is still buffered goes nowhere, so that leaving does not fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
