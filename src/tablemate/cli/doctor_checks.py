"""What `tablemate doctor` looks at."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import tablemate
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.rule_cache import cache_folder, has_owners
from tablemate.kernel.rule_cache import check as check_cache
from tablemate.server.client_files import is_built
from tablemate.server.network import listen
from tablemate.server.open_files import most_files
from tablemate.server.problems import CannotServe
from tablemate.server.settings import DATABASE
from tablemate.server.storage.database import DatabaseTrouble
from tablemate.server.storage.migrating import check_version, versions

from .doctor import Finding, Patient, State
from .doctor_server import answering, keeper_of
from .serve_backup import check_whole, reading

PACKAGES = (
    "fastapi", "starlette", "uvicorn", "uvloop", "httptools", "websockets", "msgspec", "sqlalchemy", "aiosqlite",
    "alembic", "jinja2", "prometheus-client", "numpy", "numba",
)  # fmt: skip
LITTLE_DISK, NO_DISK = 1_000_000_000, 100_000_000
LITTLE_MEMORY = 300_000_000
FEW_FILES = 1_024
SLOW_DISK = 20.0
"""Milliseconds for one write that lasts: every move waits so long."""
WRITES = 15
DRIFT = 0.05
"""Seconds by which two clocks may differ in a quarter of one."""
THIS_YEAR = 2026
"""No clock that is right shows an earlier one."""
MEGABYTE = 1_000_000
Check = Callable[[Patient], Iterator[Finding]]
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def programs(patient: Patient) -> Iterator[Finding]:
    """Python, and the packages that a server is made of."""
    told = {"python": platform.python_version(), "version": tablemate.__version__, "sqlite": sqlite3.sqlite_version}
    yield Finding("python", State.OK, "doctor-python", told)
    found = {name: _version(name) for name in PACKAGES}
    missing = [name for name, number in found.items() if number is None and not _may_be_missing(name)]
    if missing:
        told = {"packages": ", ".join(missing)}
        yield Finding("packages", State.PROBLEM, "doctor-packages-missing", told, "doctor-advice-packages")
    else:
        there = ", ".join(f"{name} {number}" for name, number in found.items() if number is not None)
        yield Finding("packages", State.OK, "doctor-packages", {"packages": there})


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _may_be_missing(package: str) -> bool:
    return package == "uvloop" and sys.platform == "win32"


def folder(patient: Patient) -> Iterator[Finding]:
    """The data folder: there, writable, and nobody else's business."""
    told = {"folder": str(patient.folder)}
    place = _there(patient.folder)
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield Finding("folder", State.PROBLEM, "doctor-folder-unwritten", told, "doctor-advice-folder-other")
    elif place != patient.folder.absolute():
        yield Finding("folder", State.OK, "doctor-folder-none", told)
    elif has_owners() and place.stat().st_uid != os.geteuid():
        yield Finding("folder", State.WARNING, "doctor-folder-owner", told, "doctor-advice-folder-other")
    elif has_owners() and place.stat().st_mode & OTHERS:
        yield Finding("folder", State.WARNING, "doctor-folder-open", told, "doctor-advice-folder-open")
    else:
        yield Finding("folder", State.OK, "doctor-folder", told)


def _there(path: Path) -> Path:
    """The folder itself, or the first above it that is there; a file may stand in the way."""
    path = path.absolute()
    return next(each for each in (path, *path.parents) if os.path.lexists(each))


def nearest(path: Path) -> Path:
    """The folder itself, or the first above it that is one."""
    path = path.absolute()
    return next(each for each in (path, *path.parents) if each.is_dir())


def database(patient: Patient) -> Iterator[Finding]:
    """The database: its version, whether it is whole, and whether what is written lasts."""
    file = patient.folder / DATABASE
    if not file.exists():
        yield Finding("database", State.OK, "doctor-database-none")
        return
    server = keeper_of(file)
    if server is not None:
        yield Finding("database", State.OK, "doctor-database-kept", {"url": server})
    try:
        with closing(reading(file)) as connection:
            yield from _inside(connection)
    except DatabaseTrouble as newer:
        told = {"found": str(newer.fault.arguments["found"])}
        yield Finding("database", State.PROBLEM, "doctor-database-newer", told, "doctor-advice-newer")
    except sqlite3.Error as problem:
        told, may_be_whole = {"detail": str(problem)}, not os.access(patient.folder, os.W_OK)
        advice = "doctor-advice-folder-other" if may_be_whole else "doctor-advice-broken"
        yield Finding("database", State.PROBLEM, "doctor-database-broken", told, advice)


def _inside(connection: sqlite3.Connection) -> Iterator[Finding]:
    check_whole(connection)
    found = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    check_version(found)
    tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    yield Finding("database", State.OK, "doctor-database", {"found": found, "tables": tables})
    newest = versions()[0]
    if found != newest:
        told = {"found": found, "newest": newest}
        yield Finding("database", State.WARNING, "doctor-database-older", told, "doctor-advice-older")
    mode = str(connection.execute("PRAGMA journal_mode").fetchone()[0]).lower()
    yield Finding("durability", State.OK, "doctor-durable" if mode == "wal" else "doctor-durable-soon")


def disk(patient: Patient) -> Iterator[Finding]:
    """Room on the disk, and how long a write takes that lasts."""
    place = nearest(patient.folder)
    free = shutil.disk_usage(place).free
    state = State.PROBLEM if free < NO_DISK else State.WARNING if free < LITTLE_DISK else State.OK
    advice = None if state is State.OK else "doctor-advice-disk"
    yield Finding("disk", state, "doctor-disk", {"megabytes": free // MEGABYTE}, advice)
    with suppress(OSError):
        taken = writing_time(place)
        slow = taken > SLOW_DISK
        told = {"milliseconds": round(taken, 1)}
        state = State.WARNING if slow else State.OK
        yield Finding("fsync", state, "doctor-fsync", told, "doctor-advice-fsync" if slow else None)


def writing_time(place: Path) -> float:
    """Milliseconds until a small write is on the disk, as most take."""
    with tempfile.TemporaryFile(dir=place, buffering=0) as file:
        taken = []
        for _ in range(WRITES):
            since = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append((time.perf_counter() - since) * 1000)
        return median(taken)


def memory(patient: Patient) -> Iterator[Finding]:
    """Memory that is free, and how many files a server may allow itself: each connection is one."""
    free = free_memory()
    if free is not None:
        little = free < LITTLE_MEMORY
        told = {"megabytes": free // MEGABYTE}
        state = State.WARNING if little else State.OK
        yield Finding("memory", state, "doctor-memory", told, "doctor-advice-memory" if little else None)
    files = most_files()
    if files is not None:
        few = files < FEW_FILES
        state = State.WARNING if few else State.OK
        yield Finding("files", state, "doctor-files", {"files": files}, "doctor-advice-files" if few else None)


def free_memory() -> int | None:
    """How many bytes programs can still get; None where the system does not say."""
    with suppress(OSError):
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    return None


def clock(patient: Patient) -> Iterator[Finding]:
    """The clock on the wall beside the one that nobody sets."""
    wall, steady = time.time(), time.monotonic()
    time.sleep(0.25)
    drift = abs((time.time() - wall) - (time.monotonic() - steady))
    now = datetime.now().astimezone()
    told = {"time": f"{now:%Y-%m-%d %H:%M}", "zone": f"{now:%z}"}
    if now.year < THIS_YEAR:
        yield Finding("clock", State.PROBLEM, "doctor-clock-wrong", told, "doctor-advice-clock")
    elif drift > DRIFT:
        yield Finding("clock", State.WARNING, "doctor-clock-set", told, "doctor-advice-clock")
    else:
        yield Finding("clock", State.OK, "doctor-clock", told)


def port(patient: Patient) -> Iterator[Finding]:
    """Whether the port is free, or who answers there."""
    told: dict[str, str | int] = {"port": str(patient.port)}
    try:
        listen("127.0.0.1", patient.port).close()
    except CannotServe:
        found = answering(patient.port)
        if found is None:
            yield Finding("port", State.WARNING, "doctor-port-taken", told, "doctor-advice-port")
        elif not _keeps(patient):
            told["version"] = found.version
            yield Finding("port", State.WARNING, "doctor-port-another", told, "doctor-advice-port")
        else:
            state = State.OK if found.well else State.PROBLEM
            said = "doctor-port-ours" if found.well else "doctor-port-ill"
            yield Finding("port", state, said, {**told, "version": found.version})
    else:
        yield Finding("port", State.OK, "doctor-port", told)


def _keeps(patient: Patient) -> bool:
    """Does the server at the port keep the folder that is looked at?"""
    return (keeper_of(patient.folder / DATABASE) or "").endswith(f":{patient.port}")


def rules(patient: Patient) -> Iterator[Finding]:
    """The compiled rules: nobody else can have written them, and of which games they are there."""
    told: dict[str, str | int] = {"folder": str(cache_folder())}
    try:
        check_cache(cache_folder())
        compiled = [*filter(_is_compiled, tablemate.games())]
    except NotCompiled:
        yield Finding("rules", State.WARNING, "doctor-rules-open", told, "doctor-advice-rules")
        return
    missing = [game for game in tablemate.games() if game not in compiled]
    if missing:
        yield Finding("rules", State.OK, "doctor-rules-some", {**told, "games": ", ".join(missing)})
    else:
        yield Finding("rules", State.OK, "doctor-rules", {**told, "games": ", ".join(compiled)})


def _is_compiled(game: str) -> bool:
    from tablemate.kernel import native

    return native.is_ready(native.ready_mark(tablemate.game(game).program))


def browser(patient: Patient) -> Iterator[Finding]:
    """The browser client: where none was built, the pages without script are served."""
    if is_built():
        yield Finding("browser", State.OK, "doctor-browser")
    else:
        yield Finding("browser", State.WARNING, "doctor-browser-none", {}, "doctor-advice-browser")


CHECKS: tuple[Check, ...] = (programs, folder, database, disk, memory, clock, port, rules, browser)
