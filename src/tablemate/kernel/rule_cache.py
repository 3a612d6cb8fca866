"""Where compiled rules lie: a folder that is ours alone, and files that say which rule they hold.

Compiled rules are unpickled, and whoever writes a pickle decides what runs.  So nothing is read that somebody else
could have written: folder and file belong to us or to the system, and nobody else may write to them.  This is asked of
what has been opened, so that what was checked is what is read.  Folders further up need no check: whoever can change
them can take the cache away, but what they put in its place does not belong to us.
"""

from __future__ import annotations

import contextlib
import fnmatch
import hashlib
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from .errors import NotCompiled
from .files import trouble

FORMAT = 2
"""How the files are laid out; part of every stamp, so that versions of Tablemate can share a folder."""
UNUSED_DAYS = 60
_KINDS = ("*.nbi", "*.nbc", "ready-*", "*.tmp.*")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_CHECKSUM = hashlib.sha256().digest_size


def cache_folder() -> Path:
    """Where compiled rules are kept: `TABLEMATE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("TABLEMATE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tablemate" / "rules"


def has_owners() -> bool:
    """Do files here belong to users, with a mode that says who may write?  Not on Windows."""
    return hasattr(os, "geteuid")


def trusted_owners() -> set[int]:
    """Whose files are read: our own and the system's."""
    return {os.geteuid(), 0}


def check(folder: Path) -> None:
    """`NotCompiled` if somebody else could have written what lies in a folder."""
    with contextlib.suppress(OSError):
        _check(folder, folder.stat())


def _check(path: Path, status: os.stat_result) -> None:
    if not has_owners():
        return
    if status.st_uid not in trusted_owners():
        raise NotCompiled("cache_owner", folder=str(path))
    if status.st_mode & OTHERS_WRITE:
        raise NotCompiled("cache_open", folder=str(path))


def make_private(folder: Path) -> None:
    """Make the folder of compiled rules, or close one of ours; `NotCompiled` if it cannot be made or is not ours."""
    with _kept_in(folder):
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=stat.S_IRWXU, parents=True)
        if has_owners():
            with _opened(folder) as place:
                _close(place)
    check(folder)


def _close(place: int) -> None:
    """Keep others out of a folder of ours that holds nothing else; what they could have written is thrown away."""
    mode, owner = os.fstat(place).st_mode, os.fstat(place).st_uid
    if not mode & _OTHERS or mode & stat.S_ISVTX or owner != os.geteuid():
        return
    if all(map(_is_of_the_cache, os.listdir(place))):
        with contextlib.suppress(OSError):  # on a read-only disk; `check` judges what stays open
            os.fchmod(place, stat.S_IRWXU)
        for name in os.listdir(place) if mode & OTHERS_WRITE else ():
            os.unlink(name, dir_fd=place)


def _is_of_the_cache(name: str) -> bool:
    return any(fnmatch.fnmatch(name, kind) for kind in _KINDS)


def read(folder: Path, name: str, stamp: str) -> bytes:
    """What a file holds: `OSError` if it is missing, spoiled or another's, `NotCompiled` if it is not ours."""
    octets = _octets_of_ours(folder, name) if has_owners() else (folder / name).read_bytes()
    if octets[:_CHECKSUM] != _checksum(name, stamp, octets[_CHECKSUM:]):
        raise OSError(f"{name} is spoiled")
    return octets[_CHECKSUM:]


def _octets_of_ours(folder: Path, name: str) -> bytes:
    with _opened(folder) as place:
        _check(folder, os.fstat(place))
        with open(os.open(name, os.O_RDONLY | os.O_NOFOLLOW, dir_fd=place), "rb") as file:
            _check(folder / name, os.fstat(file.fileno()))
            return file.read()


def write(folder: Path, name: str, stamp: str, octets: bytes) -> None:
    """Keep what a file is to hold, all of it or nothing; `NotCompiled` if there is no room or no permission."""
    with _kept_in(folder):
        handle, unfinished = tempfile.mkstemp(prefix=f"{name}.tmp.", dir=folder)
        try:
            with open(handle, "wb") as file:
                file.write(_checksum(name, stamp, octets) + octets)
            os.replace(unfinished, folder / name)
        except BaseException:
            os.unlink(unfinished)
            raise


def _checksum(name: str, stamp: str, octets: bytes) -> bytes:
    """Of what is in a file and of what it is: a file in another's place is as good as spoiled."""
    return hashlib.sha256(f"{name}\n{stamp}\n".encode() + octets).digest()


def touch(path: Path) -> None:
    """Make an empty file in the folder, or say that it is in use."""
    with _kept_in(path.parent):
        path.touch(mode=stat.S_IRUSR | stat.S_IWUSR)


def prune(folder: Path, days: int = UNUSED_DAYS) -> None:
    """Remove compiled rules that nobody has touched for long: every version of the rules leaves its own files."""
    oldest = time.time() - days * 24 * 3600
    for file in (file for kind in _KINDS for file in folder.glob(kind)):
        with contextlib.suppress(OSError):
            if file.is_file() and max(file.stat().st_mtime, file.stat().st_atime) < oldest:
                file.unlink()


@contextlib.contextmanager
def _opened(folder: Path) -> Iterator[int]:
    """A folder that stays the same one, whatever is moved meanwhile."""
    place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield place
    finally:
        os.close(place)


@contextlib.contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise NotCompiled("cache_kept", folder=str(folder), trouble=trouble(problem, writing=True)) from problem
