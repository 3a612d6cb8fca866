"""Building elsewhere: processes that meet in the cache and never do the same work twice."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tablemate.kernel import build as building
from tablemate.kernel import native, rule_cache
from tablemate.kernel.agreement import check_agreement
from tablemate.kernel.cases import Case
from tablemate.kernel.engine import compiled_engine, interpreted_engine
from tablemate.kernel.errors import NotCompiled
from tablemate.kernel.graph import callees
from tests.kernel.on_disk import Package
from tests.kernel.toys import COUNT_UP, FINGERS

SAVED = re.compile(r"data saved to '([^']+/rules/[^/']+[.]nbc)'")
WAYS_TO_CALL = sum(len([*native.ways_to_call(task)]) for task in native.plan(FINGERS.program))
"""A rule is compiled once for each number of arguments that may be left out."""


def builder(module: str, workers: int, surroundings: dict[str, str]) -> subprocess.Popen[str]:
    """A builder whose compiler says what it saves."""
    command = [sys.executable, "-m", "tablemate.kernel.build", module, str(workers)]
    there = {**surroundings, "NUMBA_DEBUG_CACHE": "1", "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command, env=there, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def saved_by(*builders: subprocess.Popen[str]) -> Counter[str]:
    """How often each file was written by all of them together."""
    said = [each.communicate(timeout=300)[0] for each in builders]
    assert [each.returncode for each in builders] == [0] * len(builders), said
    return Counter(name for text in said for name in SAVED.findall(text))


def files(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}


@pytest.fixture
def there(surroundings: dict[str, str], fresh_cache: Path) -> dict[str, str]:
    return {**surroundings, "TABLEMATE_CACHE": str(fresh_cache)}


@pytest.mark.slow
def test_two_builders_at_the_same_time_with_two_processes_each_compile_every_rule_once(
    there: dict[str, str], fresh_cache: Path
) -> None:
    saved = saved_by(*(builder(FINGERS.module, 2, there) for _ in range(2)))
    assert set(saved.values()) == {1}
    assert len(saved) == WAYS_TO_CALL
    assert native.ready_mark(FINGERS.program).exists()
    assert not list(fresh_cache.glob("*.tmp.*"))
    check_agreement(Case(FINGERS, 3), interpreted_engine(FINGERS.program), compiled_engine(FINGERS.program))


def test_builders_of_two_games_share_what_knows_no_game(
    filled: Path, tmp_path: Path, surroundings: dict[str, str]
) -> None:
    """The second finds the kernel's own rules in the cache."""
    package = Package(tmp_path / "package", surroundings).write()
    first = {path.name for path in filled.glob("*.nbc")}
    saved = saved_by(builder("probe.game", 1, {**package.surroundings, "TABLEMATE_CACHE": str(filled)}))
    second = {Path(path).name for path in saved}
    assert not first & second
    assert {name.split("-")[0] for name in second} >= {"leaf.leaf", "game.waited"}
    assert not [name for name in second if name.startswith("chance.")]
    for game in (FINGERS, COUNT_UP):
        assert native.load(game.program).keys() == game.program.entries.keys()


def test_a_full_cache_is_left_alone(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = files(filled)

    def refuse(*_: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(native, "compile_all", refuse)
    monkeypatch.setattr(building, "_build_in_parallel", refuse)
    for workers in (1, 2):
        building.build(FINGERS.module, workers)
    after = files(filled)
    assert {name: time for name, time in after.items() if not name.endswith(".lock")} == {
        name: time for name, time in before.items() if not name.endswith(".lock")
    }


def test_the_builder_makes_the_folder(fresh_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "compile_all", lambda program, report: native.mark_ready(program))
    monkeypatch.setenv("TABLEMATE_CACHE", str(fresh_cache / "a" / "b"))
    building.build(FINGERS.module, workers=1)
    assert native.ready_mark(FINGERS.program).exists()


def is_locked(path: Path) -> bool:
    with path.open("a") as other:
        try:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_there_is_one_builder_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with building._only_builder(path):
        assert is_locked(path)
    assert not is_locked(path)


def test_a_builder_that_fails_gives_the_lock_back(fresh_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[bool] = []

    def fail(*_: object) -> None:
        held.extend(is_locked(path) for path in fresh_cache.glob("*.lock"))
        raise OSError("the disk is full")

    monkeypatch.setattr(native, "compile_all", fail)
    with pytest.raises(OSError, match="disk is full"):
        building.build(FINGERS.module, workers=1)
    assert held == [True]
    assert [is_locked(path) for path in fresh_cache.glob("*.lock")] == [False]
    with pytest.raises(NotCompiled):
        native.load(FINGERS.program)


def test_a_builder_that_was_killed_leaves_no_lock(tmp_path: Path, surroundings: dict[str, str]) -> None:
    path = tmp_path / "lock"
    hold = (
        "import pathlib, sys, time\nfrom tablemate.kernel.build import _only_builder\n"
        "with _only_builder(pathlib.Path(sys.argv[1])):\n    print('held', flush=True)\n    time.sleep(600)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, str(path)], env=surroundings, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "held\n"
        assert is_locked(path)
    finally:
        other.kill()
        other.communicate(timeout=60)
    assert not is_locked(path)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_rules_that_do_not_compile_end_the_build_and_mark_nothing(
    workers: int, tmp_path: Path, surroundings: dict[str, str]
) -> None:
    """Neither a cache that pretends to be full nor a builder that waits for ever."""
    package = Package(tmp_path, surroundings).write()
    package.change("leaf", "return x + 4", "return x.no_such_field")
    other = builder("probe.game", workers, package.surroundings)
    said, _ = other.communicate(timeout=120)
    assert other.returncode != 0
    assert "no_such_field" in said
    assert not [path for path in package.cache.glob("ready-*") if path.suffix != ".lock"]


def test_a_build_in_the_background_fills_the_cache(
    unmarked: Path, surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for missing in unmarked.glob("fingers.apply-*"):
        missing.unlink()
    for name, value in {**surroundings, "TABLEMATE_CACHE": str(unmarked)}.items():
        monkeypatch.setenv(name, value)
    other = building.start_build(FINGERS.module)
    assert other.wait(timeout=300) == 0
    assert native.load(FINGERS.program).keys() == FINGERS.program.entries.keys()


def test_a_script_without_a_main_guard_can_compile(
    surroundings: dict[str, str], unmarked: Path, tmp_path: Path
) -> None:
    """Workers never run the script again that asked for them: that would wait for itself."""
    there = {**surroundings, "TABLEMATE_CACHE": str(unmarked)}
    script = tmp_path / "research.py"
    script.write_text("from tests.kernel.toys import FINGERS\nprint('once')\nFINGERS.compile()\nprint('done')\n")
    done = subprocess.run([sys.executable, str(script)], env=there, capture_output=True, text=True, timeout=300)
    assert (done.stdout.split(), done.returncode) == (["once", "done"], 0), done.stderr


@pytest.mark.slow
def test_a_failed_compilation_says_why(there: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_CACHE", there["TABLEMATE_CACHE"])
    with pytest.raises(RuntimeError, match="no_such_module"):
        building.run_build("tests.no_such_module", workers=1)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.usefixtures("unmarked")
def test_whoever_waits_for_a_build_hears_how_far_it_is(workers: int) -> None:
    heard: list[tuple[int, int]] = []
    building.run_build(FINGERS.module, workers, lambda done, total: heard.append((done, total)))
    total = len(native.plan(FINGERS.program))
    assert heard == [(done, total) for done in range(1, total + 1)]
    FINGERS.compile(lambda done, total: heard.append((done, total)))
    assert len(heard) == total, "a full cache leaves nothing to wait for"


@pytest.mark.usefixtures("unmarked")
def test_whoever_waits_for_a_build_may_stop_it() -> None:
    def enough(done: int, total: int) -> None:
        raise TimeoutError(done)

    with pytest.raises(TimeoutError, match="1"):
        FINGERS.compile(enough)
    assert not native.is_ready(native.ready_mark(FINGERS.program))


@pytest.mark.slow
def test_compiling_into_a_cache_that_cannot_be_written_says_so_in_a_sentence(fresh_cache: Path) -> None:
    fresh_cache.write_text("a file in the place of the folder")
    with pytest.raises(NotCompiled) as refused:
        FINGERS.compile()
    said = "a file stands where a folder should be"
    assert str(refused.value) == f"compiled rules cannot be kept in {fresh_cache}: {said}"


def test_compiling_into_a_folder_that_others_can_write_to_says_so_in_a_sentence(fresh_cache: Path) -> None:
    fresh_cache.mkdir()
    fresh_cache.chmod(0o777)
    (fresh_cache / "notes.txt").touch()
    with pytest.raises(NotCompiled) as refused:
        FINGERS.compile()
    assert str(refused.value) == f"compiled rules in {fresh_cache} are not used: others may write to it"
    assert os.listdir(fresh_cache) == ["notes.txt"]


def test_a_worker_that_cannot_write_says_so_in_a_sentence(unmarked: Path) -> None:
    """The folder is taken away from the workers while they are at it: a rule is missing and cannot be kept."""
    (missing,) = unmarked.glob("fingers.apply-*.nbc")
    missing.unlink()
    missing.mkdir()
    with pytest.raises(NotCompiled) as refused:
        FINGERS.compile()
    assert str(refused.value) == f"compiled rules cannot be kept in {unmarked}: it is a folder"


def test_work_is_handed_out_callees_first_and_long_ways_before_short_ones() -> None:
    tasks = native.plan(COUNT_UP.program)
    order = building._Schedule(tasks)
    place = {task.function: index for index, task in enumerate(tasks)}
    done: list[int] = []
    while order.ready:
        highest = max(order.height[index] for index in order.ready)
        index = order.next()
        assert order.height[index] == highest
        assert all(place[callee] in done for _, callee in callees(tasks[index].function))
        done.append(index)
        order.done(index)
    assert sorted(done) == list(range(len(tasks)))


def age(path: Path, days: int) -> None:
    then = path.stat().st_mtime - days * 24 * 3600
    os.utime(path, (then, then))


def test_pruning_removes_only_what_is_old(tmp_path: Path) -> None:
    for name, days in (("new.nbc", 0), ("used.nbc", 59), ("old.nbc", 61), ("old.nbi", 400), ("old.nbc.tmp.x", 99)):
        (tmp_path / name).write_text("compiled")
        age(tmp_path / name, days)
    (tmp_path / "folder").mkdir()
    age(tmp_path / "folder", 400)
    rule_cache.prune(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "new.nbc", "used.nbc"]


def test_a_game_that_is_loaded_now_and_then_stays_marked_ready(filled: Path) -> None:
    """However long ago it was built: the next build of another game must not make it NotCompiled."""
    for path in filled.iterdir():
        age(path, 400)
    native.load(FINGERS.program)
    rule_cache.prune(filled)
    assert native.ready_mark(FINGERS.program).exists()


def test_a_module_without_a_game_is_refused() -> None:
    with pytest.raises(AttributeError):
        building.program_of("tests.kernel.sources")
    with pytest.raises(ModuleNotFoundError):
        building.program_of("tests.kernel.no_such_toy")
