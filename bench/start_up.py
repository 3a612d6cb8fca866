"""What a person waits for: the first prompt, loading compiled rules, compiling them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tablemate.kernel.processes import running, surroundings

PROMPT = b"\n> "
DRAWN_PROMPT = b"\x1b[?7h"
"""What ends the drawing of a prompt, whatever it says."""
TURNS = 3

_TIMED = """
import json, sys, time
started = time.perf_counter()
import tablemate
from tablemate.kernel import native
program = tablemate.game(sys.argv[1]).program
imported = time.perf_counter()
tasks = []
if sys.argv[2] == "compile":
    native.compile_all(program, lambda timing: tasks.append((timing.name, timing.seconds)))
else:
    native.load(program)
print(json.dumps({"seconds": time.perf_counter() - imported, "imports": imported - started, "tasks": tasks}))
"""


@dataclass(frozen=True)
class StartUp:
    """Seconds, and the rules that took longest to compile."""

    first_prompt: float
    drawn_prompt: float
    drawn_prompt_ratio: float
    compile_one_process: float
    compile_two_processes: float
    load: float
    functions: int
    slowest: list[tuple[str, float]]


def measure_start_up(game: str, play: Sequence[str] = ()) -> StartUp:
    """Everything from a cold cache in a folder of its own; `play` are further arguments of `tablemate play`."""
    with tempfile.TemporaryDirectory() as folder:
        cold = _environment(Path(folder) / "one")
        colds = [_environment(Path(folder) / f"prompt{turn}") for turn in range(TURNS)]
        prompt = min(_first_prompt([game, *play], environment) for environment in colds)
        drawn = [(_drawn_prompt([game, *play], environment), _peer(environment)) for environment in colds]
        built = _timed(game, "compile", cold)
        loads = [_timed(game, "load", cold)["seconds"] for _ in range(3)]
        started = time.perf_counter()
        command = running("tablemate.kernel.build", f"tablemate.games.{game}", "2")
        subprocess.run(command, check=True, env=_environment(Path(folder) / "two"), stdout=subprocess.DEVNULL)
        parallel = time.perf_counter() - started
    slowest = sorted(built["tasks"], key=lambda task: -task[1])[:10]
    ratio = median(ours / theirs for ours, theirs in drawn)
    return StartUp(prompt, min(drawn)[0], ratio, built["seconds"], parallel, min(loads), len(built["tasks"]), slowest)


def _environment(cache: Path) -> dict[str, str]:
    return {**surroundings(), "TABLEMATE_CACHE": str(cache), "TABLEMATE_NO_BUILD": "1", "LC_ALL": "C.UTF-8"}


def _timed(game: str, job: str, environment: dict[str, str]) -> dict[str, Any]:
    command = [sys.executable, "-P", "-c", _TIMED, game, job]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def _peer(environment: dict[str, str]) -> float:
    """From the start of Python to NumPy loaded, which a game at a terminal needs, too."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import numpy"], env=environment, check=True)
    return time.perf_counter() - started


def _first_prompt(play: Sequence[str], environment: dict[str, str]) -> float:
    """From the start of the command to the prompt that waits for the first decision."""
    reads, writes = os.pipe()
    return _until(PROMPT, play, environment, reads=reads, writes=writes, typed=subprocess.PIPE)


def _drawn_prompt(play: Sequence[str], environment: dict[str, str]) -> float:
    """The same at a terminal, where the prompt is drawn and lines can be edited."""
    reads, writes = pty.openpty()
    colourful = {**environment, "TERM": "xterm", "TABLEMATE_DATA": f"{environment['TABLEMATE_CACHE']}-data"}
    return _until(DRAWN_PROMPT, play, colourful, reads=reads, writes=writes, typed=writes)


def _until(
    prompt: bytes, play: Sequence[str], environment: dict[str, str], *, reads: int, writes: int, typed: int
) -> float:
    command = running("tablemate", "play", *play, "--seed", "1")
    started = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdin=typed, stdout=writes) as process:
        os.close(writes)
        shown = b""
        while prompt not in shown:
            part = os.read(reads, 4096)
            if not part:
                raise RuntimeError("the game ended before its first prompt")
            shown += part
        took = time.perf_counter() - started
        process.kill()
    os.close(reads)
    return took
