"""Where a database lies: in a folder that is ours alone, and kept by one server.

What a server has in memory is true only while nobody else writes.  A lock file beside the database says who keeps it;
the hold ends with the process, however it ends.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from tablemate.kernel.errors import Fault
from tablemate.kernel.files import named, trouble
from tablemate.kernel.locks import lock
from tablemate.kernel.rule_cache import has_owners
from tablemate.server.settings import DATABASE

from .database import DatabaseTrouble

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
LONGEST_ADDRESS = 200


def make_folder(folder: Path) -> None:
    """Make the folder of a database, or close one of ours that holds nothing else; what is written there is secret."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        if has_owners() and folder.stat().st_uid == os.geteuid() and all(map(_is_ours, folder.iterdir())):
            folder.chmod(PRIVATE_FOLDER)
    except FileExistsError:
        raise _unwritten(folder, Fault("file_inside_file")) from None
    except OSError as problem:
        raise _unwritten(folder, trouble(problem, writing=True)) from None


def _is_ours(file: Path) -> bool:
    return file.name.startswith(DATABASE)


def _unwritten(folder: Path, why: Fault) -> DatabaseTrouble:
    return DatabaseTrouble("data_unwritten", folder=named(folder), trouble=why)


@contextmanager
def holding(url: str, address: str) -> Iterator[None]:
    """Keep a database for the server at an address; `DatabaseTrouble` if another server does."""
    file = lock_file(url)
    if file is None:
        yield
        return
    handle = _opened(file)
    try:
        _take(handle, address, file)
        yield
    finally:
        os.close(handle)


def _opened(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as problem:
        raise _unwritten(file.parent, trouble(problem, writing=True)) from None


def lock_file(url: str) -> Path | None:
    """The lock file of a database; None where it is in no file."""
    file = database_file(url)
    return None if file is None else lock_beside(file)


def lock_beside(database: Path) -> Path:
    """The lock file of a database that is in a file."""
    return database.with_name(f"{database.name}.lock")


def database_file(url: str) -> Path | None:
    """The file that a database is in."""
    parts = make_url(url)
    in_file = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
    return Path(parts.database or "") if in_file else None


def _take(handle: int, address: str, file: Path) -> None:
    try:
        lock(handle, wait=False)
    except OSError:
        raise DatabaseTrouble("database_in_use", where=_read(handle) or str(file)) from None
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, address.encode()[:LONGEST_ADDRESS])


def _read(handle: int) -> str:
    """Where the server is that keeps the database."""
    with suppress(OSError):
        return os.read(handle, LONGEST_ADDRESS).decode("utf-8", "replace")
    return ""
