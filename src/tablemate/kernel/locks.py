"""A file that one process at a time holds: the hold ends with the process, however it ends."""

from __future__ import annotations

import os
import sys

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30
    """A byte that is never written: there a lock hinders nobody who reads."""

    def lock(handle: int, *, wait: bool) -> None:
        """Hold an open file; `OSError` if another process does and we do not wait."""
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int, *, wait: bool) -> None:
        """Hold an open file; `OSError` if another process does and we do not wait."""
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
