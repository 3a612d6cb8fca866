"""Files that belong to one process at a time: its hold ends with it, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30
    """A byte that is never written: there a lock hinders nobody who reads."""

    def _lock(handle: int, *, wait: bool) -> None:
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int, *, wait: bool) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


PRIVATE = 0o600
_OPEN = os.O_RDWR | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)

_CLOSED = -1


class HeldFile:
    """A file that this process holds."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle

    @classmethod
    def new(cls, path: Path) -> HeldFile:
        """Make a file that only its owner may read, and hold it."""
        held = cls(path, os.open(path, _OPEN | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            _lock(held._handle, wait=True)
        except OSError:
            held.remove()
            raise
        return held

    @classmethod
    def take(cls, path: Path) -> HeldFile | None:
        """Hold a file; None if another process does, or if it is gone."""
        try:
            handle = os.open(path, _OPEN)
        except FileNotFoundError:
            return None
        held = cls(path, handle)
        with contextlib.suppress(OSError):
            _lock(handle, wait=False)
            if held.is_there():
                return held
        held.release()
        return None

    def is_there(self) -> bool:
        """Does the file still stand under its name?"""
        try:
            return os.path.samestat(os.fstat(self._handle), os.stat(self.path))
        except OSError:
            return False

    def put(self, data: bytes, at: int) -> None:
        """Write at the end, which is here: what a failed attempt left behind it goes."""
        os.ftruncate(self._handle, at)
        while data:
            data = data[os.write(self._handle, data) :]

    def release(self) -> None:
        """Let others have it."""
        handle, self._handle = self._handle, _CLOSED
        if handle != _CLOSED:
            os.close(handle)

    def remove(self) -> None:
        """Delete the file and let it go; what stands there under its name by now stays."""
        self._part_with(self.path.unlink)

    def rename(self, path: Path) -> None:
        """Let the file go under another name; what stands there under its name by now stays."""
        self._part_with(lambda: self.path.rename(path))

    def _part_with(self, change: Callable[[], object]) -> None:
        """Nobody else can take the file in between, except where only closed files can be changed."""
        is_there = self.is_there()
        if sys.platform == "win32":
            self.release()
        if is_there:
            with contextlib.suppress(OSError):
                change()
        self.release()
