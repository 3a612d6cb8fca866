"""Set-up for all tests: compiled rules are built once, before any test and any worker process needs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES_CACHE = ROOT / ".rules_cache"


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled rules inside the project, and compile what has changed with both processors."""
    os.environ.setdefault("TABLEMATE_CACHE", str(RULES_CACHE))
    os.environ["TABLEMATE_NO_BUILD"] = "1"
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.option.collectonly:
        _compile_registered_games()


def _compile_registered_games() -> None:
    from tablemate.games import REGISTERED

    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    for name in REGISTERED:
        command = [sys.executable, "-m", "tablemate.kernel.build", f"tablemate.games.{name}", "2"]
        subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL)
