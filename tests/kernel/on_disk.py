"""A little package of two rule modules on disk, to be changed and compiled by other processes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LEAF = '''"""The callees."""
from __future__ import annotations

from enum import IntEnum

from tablemate.kernel.rule import rule

LIMIT = 5
STEPS = (1, 6, 3)


class Kind(IntEnum):
    """Named numbers; LAST is a second name of SECOND."""

    FIRST = 1
    SECOND = 7
    LAST = 7


@rule
def leaf(x: int) -> int:
    """A rule in another file."""
    return x + 4
'''

GAME = '''"""The callers: each part of the number comes from one thing."""
from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.contract import Actions, Figures, Rules
from tablemate.kernel.events import Events
from tablemate.kernel.program import Program
from tablemate.kernel.layout import PUBLIC, Layout, Row, i1, i2
from tablemate.kernel.rule import rule
from tests.kernel.toys.fingers import GAME as FINGERS

from .leaf import LIMIT, STEPS, Kind, leaf


class Table:
    """The card table."""

    worth: Annotated[Row, i2, 3, PUBLIC]


class Agreed:
    """The options."""

    nothing: Annotated[int, i2, PUBLIC]


class State(Chance):
    """One game."""

    number: Annotated[int, i1, PUBLIC]
    row: Annotated[Row, i2, 4, PUBLIC]


@rule
def by_callee(x: int) -> int:
    """From a rule in another file."""
    return leaf(x)


@rule
def by_constant(x: int) -> int:
    """From a constant of another file."""
    return x + LIMIT


@rule
def by_enum(x: int) -> int:
    """From a named number of another file."""
    return x + Kind.SECOND


@rule
def by_alias(x: int) -> int:
    """From the second name of a number."""
    return x + Kind.LAST


@rule
def by_tuple(x: int) -> int:
    """From a row of constants."""
    return x + STEPS[1]


@rule
def by_field(s: State) -> int:
    """From a field of the record: 44 is left of 300 in eight bits."""
    s.number = 300
    return s.number


@rule
def waited(s: State) -> int:
    """All parts side by side."""
    number = by_callee(0) + 10 * by_constant(0) + 100 * by_enum(0) + 1000 * by_tuple(0) + 10000 * by_alias(0)
    return number + 100000 * by_field(s)


@rule
def setup(s: State, cards: Table, options: Agreed, ev: Events) -> None:
    """Nothing to set up."""


@rule
def legal(s: State, cards: Table, seat: int, out: Actions) -> int:
    """An element of the row, or what lies behind it."""
    return s.row[seat] & 0


@rule
def apply(s: State, cards: Table, seat: int, action: int, ev: Events) -> None:
    """From the card table."""
    s.row[0] = cards.worth[action]


@rule
def redeal(s: State, cards: Table, seat: int, stream: int) -> None:
    """Nothing is hidden."""


@rule
def outcome(s: State, cards: Table, out: Figures) -> int:
    """It never ends."""
    return 0


PROGRAM = Program(
    game="probe",
    state=Layout(State),
    cards=Layout(Table),
    options=Layout(Agreed),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
    loops=(),
)

GAME = replace(FINGERS, name="probe", module=__name__, program=PROGRAM)
'''

RUN = '''"""Load, or try to and compile, run both engines, and say what happened."""
import json, sys

how, worth, first = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3]
exec(first)

from probe.game import GAME, PROGRAM
from tablemate.kernel import native
from tablemate.kernel.engine import engine_of, interpreted_engine
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.loaded import entries_of



def loaded():
    try:
        return entries_of(PROGRAM)
    except NotCompiled as refused:
        said["refused"] = str(refused)


timings = []
said = {"refused": None}
entries = loaded() if how != "as a caller" else None
if how == "compile":
    entries = native.compile_all(PROGRAM, timings.append)
if how == "as a caller":
    GAME.compile()
    entries = loaded()
said["compiled"] = [timing.name for timing in timings if not timing.from_cache]
if entries:
    engines = engine_of(entries), interpreted_engine(PROGRAM)
    arrays = [PROGRAM.state.new() for _ in engines]
    cards = PROGRAM.cards.filled({"worth": worth})
    said["values"] = []
    for engine, array in zip(engines, arrays):
        states = engine.given(PROGRAM.state, array)
        said["values"].append(engine.entries["waited_at"](states, 0))
        engine.entries["apply_at"](states, 0, engine.given(PROGRAM.cards, cards), 0, 2, engine.scratch.off)
    said["rows"] = [int(array["row"][0, 0]) for array in arrays]
    try:
        entries["legal_at"](arrays[0], 0, cards, 6, engines[0].scratch.action_list)
        said["checks"] = False
    except IndexError:
        said["checks"] = True
print(json.dumps(said))
'''


FIRST = 4 + 10 * 5 + 100 * 7 + 1000 * 6 + 10_000 * 7 + 100_000 * 44
"""The number of the package as it is written above."""


@dataclass(frozen=True)
class Said:
    """What the other process said."""

    code: int
    errors: str
    compiled: frozenset[str] = frozenset()
    refused: str | None = None
    values: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()
    checks: bool = False


class Package:
    """The package in a folder, with its cache beside it."""

    def __init__(self, folder: Path, surroundings: dict[str, str]) -> None:
        self.folder = folder
        self.cache = folder / "rules"
        path = os.pathsep.join([str(folder), surroundings["PYTHONPATH"]])
        self.surroundings = {**surroundings, "PYTHONPATH": path, "TABLEMATE_CACHE": str(self.cache)}

    def write(self) -> Package:
        """Write the files as they are above."""
        package = self.folder / "probe"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "leaf.py").write_text(LEAF)
        (package / "game.py").write_text(GAME)
        (self.folder / "run.py").write_text(RUN)
        return self

    def copied_to(self, folder: Path) -> Package:
        """The same package and cache elsewhere."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        return Package(folder, self.surroundings)

    def change(self, file: str, old: str, new: str) -> None:
        """Edit one of the two files."""
        path = self.folder / "probe" / f"{file}.py"
        text = path.read_text()
        assert text.count(old) == 1, f"{old!r} is in {file} {text.count(old)} times"
        path.write_text(text.replace(old, new))

    def run(self, how: str, *, worth: tuple[int, ...] = (0, 10, 20), first: str = "", **environment: str) -> Said:
        """Load or compile in another process, which runs the lines `first` before anything else.

        Who compiles tries to load first: `refused` says why that was in vain.
        """
        command = [sys.executable, str(self.folder / "run.py"), how, json.dumps(worth), first]
        there = {**self.surroundings, **environment}
        done = subprocess.run(command, env=there, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode != 0:
            return Said(done.returncode, done.stderr)
        said: dict[str, Any] = json.loads(done.stdout)
        return Said(
            code=0,
            errors=done.stderr,
            compiled=frozenset(said["compiled"]),
            refused=said["refused"],
            values=tuple(said.get("values", ())),
            rows=tuple(said.get("rows", ())),
            checks=said.get("checks", False),
        )
