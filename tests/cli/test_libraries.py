"""Which libraries a command loads: what draws at a screen costs nothing where nothing is drawn."""

from __future__ import annotations

import subprocess
import sys

import pytest

DRAWING = {"prompt_toolkit", "rich"}
LOADED = "import atexit, runpy, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); "
RUN = "runpy.run_module('tablemate', run_name='__main__', alter_sys=True)"


@pytest.mark.parametrize(
    "command", [["games"], ["--help"], ["play", "assembly", "--seed", "5"], ["watch", "fuse", "--seed", "5"]]
)
def test_a_pipe_loads_neither_the_prompt_nor_the_colours(command: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", LOADED + RUN, *command], input="quit\n", capture_output=True, text=True, check=True
    )
    loaded = run.stderr.split()
    assert "tablemate.cli.app" in loaded
    assert not DRAWING & {*loaded}
