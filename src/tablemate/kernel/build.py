"""Compile the rules of a game elsewhere: several processes that meet in the cache.

`python -m tablemate.kernel.build MODULE` compiles the game whose `GAME` that module holds.  A lock file keeps two
builders of one game from doing the same work twice.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from . import rule_cache
from .errors import Argument, Fault, NotCompiled
from .graph import callees
from .json_types import Arguments
from .processes import running, surroundings
from .program import Program
from .rule import Function, OfNumba

if TYPE_CHECKING:
    from . import inner
    from .native import Task

try:
    import fcntl
except ImportError:  # not on Windows: two builders may then do the same work twice, which is safe
    fcntl = None  # type: ignore[assignment]

OnProgress = Callable[[int, int], None]
"""Told how many rules are done, and how many there are."""
REFUSED = 3
"""The exit status of a builder whose cache cannot be used."""
_DONE = re.compile(r"(\d+) of (\d+)")


def start_build(module: str) -> subprocess.Popen[bytes]:
    """Compile a game in a process of its own, at low priority; returns at once."""
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        _builder(module, 1),
        env=surroundings(),
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
        start_new_session=True,
    )


def run_build(module: str, workers: int, progress: OnProgress | None = None) -> None:
    """Compile a game in processes of their own and wait for it; `progress` hears how many rules of how many are done.

    A script that has no main guard would be run again by every worker; the workers of a module of ours are safe.
    """
    command, there = _builder(module, workers), surroundings()
    with (
        tempfile.TemporaryFile("w+", errors="replace") as said,
        subprocess.Popen(command, env=there, stdout=subprocess.PIPE, stderr=said, text=True) as builder,
    ):
        _hear(builder, progress)
        if builder.wait():
            said.seek(0)
            raise _failed(module, builder.returncode, said.read())


def _builder(module: str, workers: int) -> list[str]:
    return running("tablemate.kernel.build", module, str(workers), needs=(module,))


def _hear(builder: subprocess.Popen[str], progress: OnProgress | None) -> None:
    for line in builder.stdout or ():
        found = _DONE.fullmatch(line.strip())
        if found and progress is not None:
            progress(int(found[1]), int(found[2]))


def _failed(module: str, status: int, said: str) -> Exception:
    """A cache that cannot be used is told in its own sentence, rules that cannot be compiled with the place."""
    if status == REFUSED:
        code, arguments = json.loads(said.strip().splitlines()[-1])
        return NotCompiled(code, **_read(arguments))
    return RuntimeError(f"the rules of {module} could not be compiled: {said[-2000:]}")


def _read(arguments: Arguments) -> dict[str, Argument]:
    """What fills a sentence, as a builder wrote it."""
    nested = {name: Fault(said[0], _read(said[1])) for name, said in arguments.items() if isinstance(said, list)}
    return {**arguments, **nested}


def _written(fault: Fault) -> list[object]:
    """A fault for the process that waits for this one."""
    said = fault.arguments.items()
    return [fault.code, {name: _written(part) if isinstance(part, Fault) else part for name, part in said}]


def program_of(module: str) -> Program:
    """The program of the game in a module."""
    program = importlib.import_module(module).GAME.program
    assert isinstance(program, Program)
    return program


class _Worker:
    """One process: compiles the tasks it is told to, loading from the cache what others have compiled."""

    def __init__(self, module: str) -> None:
        from . import native

        self.native = native
        self.tasks = native.plan(program_of(module))
        self.place = {task.function: index for index, task in enumerate(self.tasks)}
        self.compiled: dict[Function, OfNumba] = {}

    def compile(self, index: int) -> None:
        task = self.tasks[index]
        if task.function in self.compiled:
            return
        for _, callee in callees(task.function):
            self.compile(self.place[callee])
        self.compiled[task.function] = self.native.compile_task(task, self.compiled)


_worker: _Worker | None = None


def _start_worker(module: str, parts: inner.Parts) -> None:
    global _worker
    from . import inner

    inner.hear(parts)
    _worker = _Worker(module)


def _compile(index: int) -> int:
    assert _worker is not None
    _worker.compile(index)
    return index


class _Schedule:
    """Which tasks can be compiled now: those whose callees are done, longest way to an entry point first."""

    def __init__(self, tasks: list[Task]) -> None:
        place = {task.function: index for index, task in enumerate(tasks)}
        self.missing = [{place[callee] for _, callee in callees(task.function)} for task in tasks]
        self.users: list[list[int]] = [[] for _ in tasks]
        for index, needs in enumerate(self.missing):
            for callee in needs:
                self.users[callee].append(index)
        self.height = [0] * len(tasks)
        for index in reversed(range(len(tasks))):
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


def build(module: str, workers: int, progress: OnProgress = lambda done, total: None) -> None:
    """Fill the cache with every rule of a game; returns at once if it is full already."""
    from . import inner, native

    program = program_of(module)
    mark, folder = native.ready_mark(program), rule_cache.cache_folder()
    rule_cache.make_private(folder)
    if native.is_ready(mark):
        return
    with _only_builder(mark.with_suffix(".lock")):
        if native.is_ready(mark):
            return
        native.check_keeping(inner.tried())
        rule_cache.prune(folder)
        if workers < 2:
            compile_here(program, progress)
        else:
            _build_in_parallel(module, inner.tried(), native.plan(program), workers, progress)
            native.mark_ready(program)


def compile_here(program: Program, progress: OnProgress) -> dict[str, Function]:
    """Compile every rule of a game in this process; the entry points by name."""
    from . import native

    done, total = count(1), len(native.plan(program))
    return native.compile_all(program, lambda _: progress(next(done), total))


def _build_in_parallel(module: str, parts: inner.Parts, tasks: list[Task], workers: int, progress: OnProgress) -> None:
    order = _Schedule(tasks)
    left = len(tasks)
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_start_worker, initargs=(module, parts)) as pool:
        under_way: set[Future[int]] = set()
        while left:
            while order.ready and len(under_way) < workers:
                under_way.add(pool.submit(_compile, order.next()))
            finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in finished:
                order.done(future.result())
                left -= 1
                progress(len(tasks) - left, len(tasks))


@contextlib.contextmanager
def _only_builder(path: Path) -> Iterator[None]:
    """A lock between processes; a builder that dies leaves no lock behind, the system takes it back."""
    rule_cache.touch(path)
    with path.open("a") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    """Compile one game, by default with every processor, and say how far it is."""
    module, *rest = arguments
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        build(module, int(rest[0]) if rest else os.cpu_count() or 1, _tell)
    except NotCompiled as refused:
        print(json.dumps(_written(refused.fault)), file=sys.stderr)
        sys.exit(REFUSED)


def _tell(done: int, total: int) -> None:
    print(f"{done} of {total}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
