"""Compile the rules in the background while a person plays."""

from __future__ import annotations

import contextlib
import os
import subprocess

from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.game import Game
from tablemate.kernel.rule_cache import cache_folder, check, make_private

_started: list[subprocess.Popen[bytes]] = []


def warm_up(game: Game) -> None:
    """Start the background build once per run; never waits, and TABLEMATE_NO_BUILD=1 leaves it out."""
    if _started or not _is_wanted():
        return
    from tablemate.kernel.build import start_build

    _started.append(start_build(game.module))


def why_not_used() -> NotCompiled | None:
    """Why compiled rules are not used here, if somebody else could have written them; nobody misses them in play."""
    if not _is_wanted():
        return None
    with contextlib.suppress(NotCompiled):
        make_private(cache_folder())
    try:
        check(cache_folder())
    except NotCompiled as refused:
        return refused
    return None


def _is_wanted() -> bool:
    return os.environ.get("TABLEMATE_NO_BUILD") != "1"
