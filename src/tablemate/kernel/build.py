"""Compile the rules of a game elsewhere: several processes that meet in the cache.

`python -m tablemate.kernel.build MODULE` compiles the game whose `GAME` that module holds.  A lock file keeps two
builders of one game from doing the same work twice.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import rule_cache
from .graph import callees
from .program import Program

if TYPE_CHECKING:
    from .native import Step

try:
    import fcntl
except ImportError:  # not on Windows: two builders may then do the same work twice, which is safe
    fcntl = None  # type: ignore[assignment]


def start_build(module: str) -> subprocess.Popen[bytes]:
    """Compile a game in a process of its own, at low priority; returns at once."""
    command = [sys.executable, "-m", "tablemate.kernel.build", module, "1"]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def run_build(module: str, workers: int) -> None:
    """Compile a game in processes of their own and wait for it.

    A script that has no main guard would be run again by every worker; the workers of a module of ours are safe.
    """
    command = [sys.executable, "-m", "tablemate.kernel.build", module, str(workers)]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the rules of {module} could not be compiled: {done.stderr[-2000:]}")


def program_of(module: str) -> Program:
    """The program of the game in a module."""
    program = importlib.import_module(module).GAME.program
    assert isinstance(program, Program)
    return program


class _Worker:
    """One process: compiles the steps it is told to, loading from the cache what others have compiled."""

    def __init__(self, module: str) -> None:
        from . import native

        self.native = native
        self.steps = native.plan(program_of(module))
        self.place = {step.function: index for index, step in enumerate(self.steps)}
        self.compiled: dict[Any, Any] = {}

    def compile(self, index: int) -> None:
        step = self.steps[index]
        if step.function in self.compiled:
            return
        for _, callee in callees(step.function):
            self.compile(self.place[callee])
        self.compiled[step.function] = self.native.compile_step(step, self.compiled)


_worker: _Worker | None = None


def _start_worker(module: str) -> None:
    global _worker
    _worker = _Worker(module)


def _compile(index: int) -> int:
    assert _worker is not None
    _worker.compile(index)
    return index


class _Order:
    """Which steps can be compiled now: those whose callees are done, longest way to an entry point first."""

    def __init__(self, steps: list[Step]) -> None:
        place = {step.function: index for index, step in enumerate(steps)}
        self.missing = [{place[callee] for _, callee in callees(step.function)} for step in steps]
        self.users: list[list[int]] = [[] for _ in steps]
        for index, needs in enumerate(self.missing):
            for callee in needs:
                self.users[callee].append(index)
        self.height = [0] * len(steps)
        for index in reversed(range(len(steps))):
            self.height[index] = 1 + max((self.height[user] for user in self.users[index]), default=0)
        self.ready = [index for index, needs in enumerate(self.missing) if not needs]

    def next(self) -> int:
        self.ready.sort(key=self.height.__getitem__)
        return self.ready.pop()

    def done(self, index: int) -> None:
        for user in self.users[index]:
            self.missing[user].discard(index)
            if not self.missing[user]:
                self.ready.append(user)


def build(module: str, workers: int) -> None:
    """Fill the cache with every rule of a game; returns at once if it is full already."""
    from . import native

    program = program_of(module)
    mark, folder = native.ready_mark(program), rule_cache.cache_folder()
    rule_cache.make_private(folder)
    if native.is_ready(mark):
        return
    with _only_builder(mark.with_suffix(".lock")):
        if native.is_ready(mark):
            return
        rule_cache.prune(folder)
        if workers < 2:
            native.compile_all(program)
        else:
            _build_in_parallel(module, native.plan(program), workers)
            native.mark_ready(program)


def _build_in_parallel(module: str, steps: list[Step], workers: int) -> None:
    order = _Order(steps)
    left = len(steps)
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_start_worker, initargs=(module,)) as pool:
        running: set[Future[int]] = set()
        while left:
            while order.ready and len(running) < workers:
                running.add(pool.submit(_compile, order.next()))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                order.done(future.result())
                left -= 1


@contextlib.contextmanager
def _only_builder(path: Path) -> Iterator[None]:
    """A lock between processes; a builder that dies leaves no lock behind, the system takes it back."""
    rule_cache.touch(path)
    with path.open("a") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    """Compile one game, by default with every processor."""
    module, *rest = arguments
    if hasattr(os, "nice"):
        os.nice(10)
    build(module, int(rest[0]) if rest else os.cpu_count() or 1)


if __name__ == "__main__":
    main(sys.argv[1:])
