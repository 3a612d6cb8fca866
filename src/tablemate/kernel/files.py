"""Files that people name: read and written if they are files of text, else refused with why, whatever they hold."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path

from .errors import Fault, TablemateError

_LONGEST = 200
"""How much of a name is repeated."""
TROUBLES = {
    errno.ENOENT: "file_missing",
    errno.ENOTDIR: "file_inside_file",
    errno.EISDIR: "file_folder",
    errno.ENXIO: "file_device",
    errno.ELOOP: "file_loop",
    errno.EEXIST: "file_taken",
    errno.ENOSPC: "file_full",
    errno.EDQUOT: "file_full",
    errno.EFBIG: "file_too_big",
    errno.EIO: "file_broken",
    errno.EACCES: "file_permission",
    errno.EPERM: "file_permission",
    errno.EROFS: "file_read_only",
    errno.ENAMETOOLONG: "file_name",
    errno.EINVAL: "file_name",
}
"""What the system says, and the code for it."""


def read_text(file: Path, most: int, error: type[TablemateError]) -> str:
    """The text of a file of at most so many bytes, with or without a byte-order mark; raises the error given."""
    try:
        octets = _octets(file, most + 1)
        if len(octets) <= most:
            return octets.decode("utf-8-sig")
        why = Fault("file_long", {"most": most})
    except (OSError, ValueError) as problem:
        why = trouble(problem)
    raise error("file", file=named(file), trouble=why)


def read_octets(file: Path, most: int, error: type[TablemateError]) -> bytes:
    """The first bytes of a file; raises the error given."""
    try:
        return _octets(file, most)
    except (OSError, ValueError) as problem:
        raise error("file", file=named(file), trouble=trouble(problem)) from None


def write_text(file: Path, text: str, error: type[TablemateError]) -> None:
    """Write a file whole or not at all, through a new file beside it; a link is followed, not replaced."""
    try:
        _put(Path(os.path.realpath(file)), text)
    except (OSError, ValueError) as problem:
        raise error("file_unwritten", file=named(file), trouble=trouble(problem, writing=True)) from None


def _put(target: Path, text: str) -> None:
    mode = _mode_of(target)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.", suffix=".part")
    scratch = Path(name)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        scratch.chmod(mode)
        scratch.replace(target)
    finally:
        scratch.unlink(missing_ok=True)


def _mode_of(target: Path) -> int:
    """The permissions that a written file keeps, or those of any new file."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return 0o644
    _check_regular(mode)
    return mode & 0o777


def _check_regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        code = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
        raise OSError(code, os.strerror(code))


def _octets(file: Path, most: int) -> bytes:
    with open(file, "rb", opener=_at_once) as opened:
        _check_regular(os.fstat(opened.fileno()).st_mode)
        return opened.read(most)


def _at_once(name: str, flags: int) -> int:
    """Open without waiting for somebody at the other end of a pipe."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def named(file: Path) -> str:
    """The name of a file, not too long."""
    return str(file)[:_LONGEST]


def trouble(problem: OSError | ValueError, *, writing: bool = False) -> Fault:
    """Why a file cannot be read or written; what we have no words for is quoted from the system."""
    if isinstance(problem, UnicodeDecodeError):
        return Fault("file_text")
    if not isinstance(problem, OSError):
        return Fault("file_name")
    code = TROUBLES.get(problem.errno or 0)
    if code is None:
        return Fault("file_other", {"detail": problem.strerror or type(problem).__name__})
    return Fault("folder_missing" if writing and code == "file_missing" else code)
