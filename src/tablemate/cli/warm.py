"""Compile the rules in the background while a person plays."""

from __future__ import annotations

import os
import subprocess

from tablemate.kernel.game import Game

_started: list[subprocess.Popen[bytes]] = []


def warm_up(game: Game) -> None:
    """Start the background build once per run; never waits, and TABLEMATE_NO_BUILD=1 leaves it out."""
    if _started or os.environ.get("TABLEMATE_NO_BUILD") == "1":
        return
    from tablemate.kernel.build import start_build

    _started.append(start_build(game.module))
