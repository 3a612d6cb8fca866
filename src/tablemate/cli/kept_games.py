"""The folder in which every game is kept as it is played, and how long games stay there."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tablemate.kernel.rule_cache import OTHERS_WRITE, has_owners, trusted_owners

from .problems import Problem

FINISHED_DAYS = 7
"""So long a finished game stays, as a record."""
UNFINISHED_DAYS = 30
"""So long a game that nobody goes on with stays, as a log."""
_OURS = re.compile(r"(?P<game>[a-z_]+)-\d{8}-\d{6}-[0-9a-f]{8}(\.declined)?\.(?P<kind>log|json)")
_PRIVATE = 0o700


def games_folder() -> Path:
    """In `TABLEMATE_DATA`, or where this system keeps what programs write for a user."""
    return data_folder() / "games"


def data_folder() -> Path:
    """Where everything lies that is written for a user."""
    return Path(os.path.expanduser(_data_folder()))


def _data_folder() -> str:
    chosen = os.environ.get("TABLEMATE_DATA")
    if chosen:
        return os.path.abspath(chosen)
    if sys.platform == "win32":
        return os.path.join(os.environ.get("LOCALAPPDATA") or "~/AppData/Local", "tablemate")
    if sys.platform == "darwin":
        return "~/Library/Application Support/tablemate"
    named = os.environ.get("XDG_DATA_HOME", "")
    return os.path.join(named if os.path.isabs(named) else "~/.local/share", "tablemate")


def private_folder(folder: Path) -> Path:
    """The folder, made if it is missing; games hold secrets, so nobody else may own it or look into it."""
    if not folder.is_absolute():
        raise Problem("no_home")
    folder.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
    if has_owners():
        _make_private(folder)
    _check_folder(folder)
    return folder


def _make_private(folder: Path) -> None:
    if folder.lstat().st_uid in trusted_owners() and folder.stat().st_uid == os.geteuid():
        folder.chmod(_PRIVATE)


def _check_folder(folder: Path) -> None:
    """A link that somebody else has put there leads nowhere."""
    _check_owner(folder.lstat())
    _check_ours(folder.stat())


def _check_owner(found: os.stat_result) -> None:
    if has_owners() and found.st_uid not in trusted_owners():
        raise Problem("file_owner")


def _check_ours(found: os.stat_result) -> None:
    _check_owner(found)
    if has_owners() and found.st_mode & OTHERS_WRITE:
        raise Problem("file_open")


def new_name(folder: Path, game: str) -> Path:
    """The file of a game that begins now."""
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}.log"


def record_name(log: Path) -> Path:
    """The file of the same game when it is finished."""
    return log.with_suffix(".json")


def was_declined(path: Path) -> bool:
    """Was the person asked about this game before?"""
    return path.name.endswith(".declined.log")


def unfinished(folder: Path, game: str | None) -> list[Path]:
    """The logs of a game, or of all, newest first."""
    found = [(when, path) for path, kind, of, when in files_in(folder) if kind == "log" and game in (None, of)]
    return [path for when, path in sorted(found, reverse=True)]


def files_in(folder: Path) -> Iterator[tuple[Path, str, str, float]]:
    """The games there: file, `log` or `json`, game, and when it was last written.

    What somebody else could have written is none of them: a game says where a person's file lies.
    """
    with contextlib.suppress(OSError, Problem):
        _check_folder(folder)
        with os.scandir(folder) as entries:
            for entry in entries:
                ours, written = _OURS.fullmatch(entry.name), _written(entry)
                if ours and written is not None:
                    yield Path(entry.path), ours["kind"], ours["game"], written


def _written(entry: os.DirEntry[str]) -> float | None:
    """When a file of ours was last written; None if it is none, or has vanished meanwhile."""
    with contextlib.suppress(OSError, Problem):
        if entry.is_file(follow_symlinks=False):
            found = entry.stat(follow_symlinks=False)
            _check_ours(found)
            return found.st_mtime
    return None
