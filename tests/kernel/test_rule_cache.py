"""The files of compiled rules: ours alone, never read when somebody else could have written them."""

from __future__ import annotations

import errno
import os
import pickle
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemate.kernel import native, rule_cache
from tablemate.kernel.build import build
from tablemate.kernel.errors import NotCompiled, TablemateError
from tests.kernel.toys import COUNT_UP, FINGERS

STAMP = "0123"
NOBODY = 2**31 - 7
"""No user of any machine has this number."""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def entry_file(folder: Path, rule: str, ending: str = ".nbc") -> Path:
    (found,) = folder.glob(f"count_up.{rule}-*{ending}")
    return found


def stamp_of(rule: str) -> str:
    (task,) = (task for task in native.plan(COUNT_UP.program) if task.function.__qualname__ == rule)
    return task.stamp + ("e" if task.is_entry else "h")


class Trap:
    """Leaves a trace when it is unpickled."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.trace,)


@pytest.fixture
def trap(filled: Path, tmp_path: Path) -> Path:
    """A full cache in which one file, with everything right about it, is a trap; the trace that it would leave."""
    trace = tmp_path / "executed"
    path = entry_file(filled, "apply")
    rule_cache.write(filled, path.name, stamp_of("apply"), pickle.dumps(Trap(trace)))
    return trace


def test_a_trap_in_our_own_cache_would_be_sprung(trap: Path) -> None:
    """So that the tests below can fail: what we wrote ourselves is unpickled."""
    with pytest.raises(NotCompiled, match="missing"):
        native.load(COUNT_UP.program)
    assert trap.exists()


def of_somebody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_cache, "trusted_owners", lambda: {NOBODY})


def open_to_the_group(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.chmod(0o770)


def open_to_everybody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.chmod(0o707)


FOREIGN: dict[Callable[[Path, pytest.MonkeyPatch], None], str] = {
    of_somebody_else: "somebody else owns it",
    open_to_the_group: "others may write to it",
    open_to_everybody: "others may write to it",
}


@pytest.mark.parametrize("made", FOREIGN)
def test_compiled_rules_that_others_could_have_written_are_refused_with_a_sentence_and_never_unpickled(
    made: Callable[[Path, pytest.MonkeyPatch], None], filled: Path, trap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(filled, monkeypatch)
    with pytest.raises(NotCompiled) as refused:
        COUNT_UP.simulate(1)
    assert str(refused.value) == f"compiled rules in {filled} are not used: {FOREIGN[made]}"
    assert COUNT_UP.simulate(1, compiled=False).games == 1
    assert not trap.exists()


@pytest.mark.parametrize("bits", [0o620, 0o602])
def test_a_file_that_others_could_have_written_is_refused_and_compiled_again(
    bits: int, filled: Path, trap: Path
) -> None:
    """The folder is ours, one file in it is not."""
    planted = entry_file(filled, "apply")
    planted.chmod(bits)
    with pytest.raises(NotCompiled) as refused:
        native.load(COUNT_UP.program)
    assert str(refused.value) == f"compiled rules in {planted} are not used: others may write to it"
    build(COUNT_UP.module, workers=1)
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()
    assert mode(planted) == 0o600
    assert not trap.exists()


def test_a_file_of_somebody_else_in_a_folder_of_ours_is_refused(
    filled: Path, trap: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fstat = os.fstat

    def files_of_somebody_else(handle: int) -> os.stat_result:
        status = fstat(handle)
        owner = status.st_uid if stat.S_ISDIR(status.st_mode) else NOBODY
        return os.stat_result((*status[:4], owner, *status[5:]))

    monkeypatch.setattr(os, "fstat", files_of_somebody_else)
    with pytest.raises(NotCompiled, match=r"nb[ic] are not used: somebody else owns it"):
        native.load(COUNT_UP.program)
    assert not trap.exists()


@pytest.mark.parametrize("uid", [0, 1000])
def test_our_own_files_and_those_of_the_system_are_trusted(uid: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: uid)
    assert rule_cache.trusted_owners() == {0, uid}


def test_a_link_in_the_place_of_a_file_is_not_followed(filled: Path, trap: Path, tmp_path: Path) -> None:
    planted = entry_file(filled, "apply")
    planted.rename(tmp_path / "elsewhere.nbc")
    planted.symlink_to(tmp_path / "elsewhere.nbc")
    with pytest.raises(NotCompiled, match="missing"):
        native.load(COUNT_UP.program)
    assert not trap.exists()


def test_a_cache_may_lie_elsewhere_behind_a_link_of_the_user(
    filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to(filled)
    monkeypatch.setenv("TABLEMATE_CACHE", str(tmp_path / "link"))
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()


@pytest.mark.parametrize("swapped", ["rules", "a.nbc"])
def test_what_was_checked_is_what_is_read(swapped: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another folder or another file is put in the place of ours right after the check."""
    folder = tmp_path / "rules"
    rule_cache.make_private(folder)
    rule_cache.write(folder, "a.nbc", STAMP, b"ours")
    check = rule_cache._check

    def check_too_early(path: Path, status: os.stat_result) -> None:
        check(path, status)
        if path.name == swapped:
            path.rename(tmp_path / "moved")
            folder.mkdir(exist_ok=True)
            rule_cache.write(folder, "a.nbc", STAMP, b"theirs")

    monkeypatch.setattr(rule_cache, "_check", check_too_early)
    assert rule_cache.read(folder, "a.nbc", STAMP) == b"ours"
    monkeypatch.undo()
    assert rule_cache.read(folder, "a.nbc", STAMP) == b"theirs"


def test_where_files_have_no_owners_the_checksum_decides_alone(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_cache, "has_owners", lambda: False)
    monkeypatch.delattr(os, "geteuid")
    filled.chmod(0o777)
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()
    rule_cache.make_private(filled)
    entry_file(filled, "apply").write_bytes(b"\x93" * 999)
    with pytest.raises(NotCompiled, match="missing"):
        native.load(COUNT_UP.program)


# Which rule a file holds


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
def test_two_swapped_files_count_as_missing(ending: str, filled: Path) -> None:
    one, two = entry_file(filled, "legal", ending), entry_file(filled, "apply", ending)
    octets = one.read_bytes(), two.read_bytes()
    one.write_bytes(octets[1])
    two.write_bytes(octets[0])
    with pytest.raises(NotCompiled, match="is missing from the cache"):
        native.load(COUNT_UP.program)
    timings: list[native.Timing] = []
    native.compile_all(COUNT_UP.program, timings.append)
    assert {timing.name for timing in timings if not timing.from_cache} == {"legal", "apply"}


def test_a_file_is_read_under_its_own_name_and_stamp_only(tmp_path: Path) -> None:
    rule_cache.write(tmp_path, "a.nbc", STAMP, b"compiled")
    (tmp_path / "b.nbc").write_bytes((tmp_path / "a.nbc").read_bytes())
    assert rule_cache.read(tmp_path, "a.nbc", STAMP) == b"compiled"
    for name, stamp in (("b.nbc", STAMP), ("a.nbc", "4567")):
        with pytest.raises(OSError, match="spoiled"):
            rule_cache.read(tmp_path, name, stamp)


# Ours is private


@pytest.fixture
def careless_umask() -> Any:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless_umask")
def test_what_we_make_is_closed_to_others(fresh_cache: Path) -> None:
    rule_cache.make_private(fresh_cache)
    rule_cache.write(fresh_cache, "a.nbc", STAMP, b"compiled")
    native.mark_ready(COUNT_UP.program)
    assert mode(fresh_cache) == 0o700
    assert {mode(path) for path in fresh_cache.iterdir()} == {0o600}


def test_every_file_of_a_build_is_closed_to_others(filled: Path, rules_cache: Path) -> None:
    assert mode(rules_cache) == 0o700
    assert {mode(path) for path in rules_cache.iterdir()} == {0o600}


def test_a_folder_of_ours_that_others_could_read_is_closed_and_kept(filled: Path) -> None:
    filled.chmod(0o755)
    build(COUNT_UP.module, workers=1)
    assert mode(filled) == 0o700
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()


def test_a_folder_of_ours_that_others_could_write_to_is_closed_and_emptied(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies in it is not trusted any more, however right it looks."""
    filled.chmod(0o777)
    found: list[Path] = []
    monkeypatch.setattr(native, "compile_all", lambda *_: found.extend(filled.glob("*.nb*")))
    build(COUNT_UP.module, workers=1)
    assert mode(filled) == 0o700
    assert found == []


@pytest.mark.parametrize(("bits", "content"), [(0o777, "notes.txt"), (0o1777, "ready-a")])
def test_an_open_folder_that_serves_other_ends_is_left_alone_and_refused(
    bits: int, content: str, fresh_cache: Path
) -> None:
    """It may be the user's own desk, or a folder that everybody shares, such as that of temporary files."""
    fresh_cache.mkdir()
    fresh_cache.chmod(bits)
    (fresh_cache / content).write_text("mine")
    with pytest.raises(NotCompiled, match="others may write to it"):
        rule_cache.make_private(fresh_cache)
    assert (mode(fresh_cache), os.listdir(fresh_cache)) == (bits, [content])


def test_a_folder_of_somebody_else_is_left_alone_and_refused(
    fresh_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh_cache.mkdir(mode=0o755)
    of_somebody_else(fresh_cache, monkeypatch)
    monkeypatch.setattr(os, "geteuid", lambda: NOBODY)
    with pytest.raises(NotCompiled, match="somebody else owns it"):
        rule_cache.make_private(fresh_cache)
    assert mode(fresh_cache) == 0o755


# A cache that cannot be written


def test_a_file_in_the_place_of_the_folder_is_told_in_a_sentence(fresh_cache: Path) -> None:
    fresh_cache.write_text("not a folder")
    with pytest.raises(TablemateError, match=f"compiled rules cannot be kept in {fresh_cache}: a file stands where"):
        build(FINGERS.module, workers=1)
    with pytest.raises(NotCompiled, match="not compiled yet"):
        native.load(FINGERS.program)


@pytest.mark.parametrize(
    ("number", "said"), [(errno.EROFS, "can only be read"), (errno.ENOSPC, "is full"), (errno.EACCES, "permission")]
)
def test_a_cache_that_takes_no_more_is_told_in_a_sentence(
    number: int, said: str, fresh_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "mkstemp", fail)
    with pytest.raises(NotCompiled, match=f"cannot be kept in {fresh_cache}: .*{said}"):
        build(FINGERS.module, workers=1)


def test_what_could_not_be_written_whole_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(NotCompiled, match="the disk is full"):
        rule_cache.write(tmp_path, "a.nbc", STAMP, b"compiled")
    assert list(tmp_path.iterdir()) == []


def test_a_full_cache_that_cannot_be_written_serves(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one on a read-only disk: there is nothing to write."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    filled.chmod(0o755)
    for owner, name in ((os, "fchmod"), (os, "unlink"), (tempfile, "mkstemp"), (Path, "touch")):
        monkeypatch.setattr(owner, name, fail)
    build(COUNT_UP.module, workers=1)
    assert native.load(COUNT_UP.program).keys() == COUNT_UP.program.entries.keys()


def test_the_cache_is_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLEMATE_CACHE", str(tmp_path / "here"))
    assert rule_cache.cache_folder() == tmp_path / "here"
    monkeypatch.delenv("TABLEMATE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert rule_cache.cache_folder() == tmp_path / "tablemate" / "rules"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert rule_cache.cache_folder() == tmp_path / "home" / ".cache" / "tablemate" / "rules"
