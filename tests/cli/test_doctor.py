"""`tablemate doctor`: each thing that a server needs, well and ill."""

from __future__ import annotations

import json
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tablemate.cli import doctor_checks
from tablemate.cli.doctor import Finding, Patient, State
from tablemate.cli.doctor_server import answering, keeper_of
from tablemate.server.storage.hold import holding
from tablemate.server.storage.migrating import versions
from tablemate.words import LANGUAGES

from .conftest import Tablemate

NEWEST = versions()[0]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for a clock or compiles anything."""
    monkeypatch.setattr("tablemate.cli.doctor_checks.time.sleep", lambda seconds: None)
    monkeypatch.setattr(doctor_checks, "_is_compiled", lambda game: True)


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    """A folder that is fine, and a port that is free."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
    return Patient(folder, port)


def keep(patient: Patient, version: str = NEWEST) -> Path:
    """A database of a version, with one table."""
    file = patient.folder / "tablemate.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES (?)", (version,))
        database.execute("CREATE TABLE tables (id TEXT)")
        database.execute("INSERT INTO tables VALUES ('one')")
    return file


def said(findings: Iterator[Finding]) -> dict[str, State]:
    """The messages and how serious they are."""
    return {finding.said: finding.state for finding in findings}


def examined(command: Tablemate, patient: Patient, *arguments: str) -> tuple[int, dict[str, Any]]:
    """The exit code, and what the doctor tells programs."""
    run = command("doctor", "--json", "--data", str(patient.folder), "--port", str(patient.port), *arguments)
    return run.code, json.loads(run.out)


# The command


def test_a_place_where_a_server_can_run_is_well(tablemate_command: Tablemate, patient: Patient) -> None:
    keep(patient)
    code, told = examined(tablemate_command, patient)
    assert code == 0
    assert told["healthy"]
    checks = {each["check"] for each in told["checks"]}
    wanted = {"python", "packages", "folder", "database", "durability", "disk", "fsync", "clock", "port", "rules"}
    assert wanted | {"browser"} <= checks
    assert not [each for each in told["checks"] if each["state"] == "problem"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_comes_with_advice_and_ends_with_1(
    tablemate_command: Tablemate, patient: Patient, language: str
) -> None:
    keep(patient, "9999")
    place = ["--data", str(patient.folder), "--port", str(patient.port)]
    run = tablemate_command("doctor", *place, "--lang", language)
    assert run.code == 1
    told = " ".join(run.out.split())
    assert {"en": "problem The database is of version 9999", "fr": "problème La base"}[language] in told
    assert {"en": "Update the program", "fr": "Mettez le programme à jour"}[language] in told
    assert max(map(len, run.out.splitlines())) <= 80


def test_a_port_that_there_is_not_is_refused(tablemate_command: Tablemate) -> None:
    run = tablemate_command("doctor", "--port", "70000")
    assert run.code == 2
    assert "--port must be a whole number from 1 to 65535" in run.err


def test_the_usual_folder_is_that_of_a_server(tablemate_command: Tablemate, data_folder: Path) -> None:
    run = tablemate_command("doctor", "--json")
    assert str(data_folder / "server") in run.out


# The database


def test_a_database_that_is_not_there_yet_is_no_problem(patient: Patient) -> None:
    assert said(doctor_checks.database(patient)) == {"doctor-database-none": State.OK}


def test_a_database_is_opened_and_looked_through(patient: Patient) -> None:
    keep(patient)
    assert said(doctor_checks.database(patient)) == {"doctor-database": State.OK, "doctor-durable": State.OK}


def test_a_database_of_an_earlier_version_is_brought_up_to_date(patient: Patient) -> None:
    keep(patient, versions()[-1])
    assert said(doctor_checks.database(patient))["doctor-database-older"] is State.WARNING


def test_a_database_that_is_none_is_a_problem(patient: Patient) -> None:
    (patient.folder / "tablemate.db").write_text("no database" * 1000)
    assert said(doctor_checks.database(patient)) == {"doctor-database-broken": State.PROBLEM}


@pytest.mark.parametrize(
    ("writable", "advice"), [(True, "doctor-advice-broken"), (False, "doctor-advice-folder-other")]
)
def test_a_backup_is_advised_only_where_it_could_be_written(
    patient: Patient, monkeypatch: pytest.MonkeyPatch, writable: bool, advice: str
) -> None:
    (patient.folder / "tablemate.db").write_text("no database" * 1000)
    monkeypatch.setattr("os.access", lambda path, mode: writable)
    assert [finding.advice for finding in doctor_checks.database(patient)] == [advice]


def test_a_damaged_database_is_a_problem(patient: Patient) -> None:
    file = keep(patient)
    octets = bytearray(file.read_bytes())
    octets[4096:] = b"\xff" * (len(octets) - 4096)
    file.write_bytes(octets)
    assert said(doctor_checks.database(patient))["doctor-database-broken"] is State.PROBLEM


def test_the_server_that_keeps_a_database_is_named(patient: Patient) -> None:
    file = keep(patient)
    assert keeper_of(file) is None
    with holding(f"sqlite+aiosqlite:///{file}", "http://127.0.0.1:8007"):
        assert keeper_of(file) == "http://127.0.0.1:8007"
        assert said(doctor_checks.database(patient))["doctor-database-kept"] is State.OK
    assert keeper_of(file) is None


# The folder and the disk


def test_a_folder_that_others_can_look_into_is_told(patient: Patient) -> None:
    patient.folder.chmod(0o755)
    (finding,) = doctor_checks.folder(patient)
    assert (finding.state, finding.advice) == (State.WARNING, "doctor-advice-folder-open")


def test_a_folder_that_cannot_be_made_is_a_problem(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablemate.cli.doctor_checks.os.access", lambda place, how: False)
    assert said(doctor_checks.folder(patient)) == {"doctor-folder-unwritten": State.PROBLEM}


@pytest.mark.parametrize("inside", ["", "tables"])
def test_a_file_where_the_folder_should_be_is_a_problem(patient: Patient, inside: str) -> None:
    file = patient.folder / "notes.txt"
    file.touch()
    other = Patient(file / inside, patient.port)
    assert said(doctor_checks.folder(other)) == {"doctor-folder-unwritten": State.PROBLEM}


def test_a_folder_may_be_named_from_the_current_one(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(patient.folder.parent)
    here = Patient(Path(patient.folder.name), patient.port)
    assert said(doctor_checks.folder(here)) == {"doctor-folder": State.OK}


def test_a_folder_of_somebody_else_is_told(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablemate.cli.doctor_checks.os.geteuid", lambda: 12345)
    assert said(doctor_checks.folder(patient)) == {"doctor-folder-owner": State.WARNING}


def test_a_folder_that_is_not_there_yet_is_made_later(patient: Patient) -> None:
    later = Patient(patient.folder / "some" / "where", patient.port)
    assert said(doctor_checks.folder(later)) == {"doctor-folder-none": State.OK}
    assert not later.folder.exists()


@pytest.mark.parametrize(
    ("free", "state"), [(50_000_000, State.PROBLEM), (500_000_000, State.WARNING), (5_000_000_000, State.OK)]
)
def test_little_room_is_told(patient: Patient, monkeypatch: pytest.MonkeyPatch, free: int, state: State) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda place: shutil_usage(free))
    assert said(doctor_checks.disk(patient))["doctor-disk"] is state


def shutil_usage(free: int) -> Any:
    """A disk with so many bytes free."""
    return type("Usage", (), {"free": free})


@pytest.mark.parametrize(("taken", "state"), [(0.3, State.OK), (45.0, State.WARNING)])
def test_a_slow_disk_is_told(patient: Patient, monkeypatch: pytest.MonkeyPatch, taken: float, state: State) -> None:
    monkeypatch.setattr(doctor_checks, "writing_time", lambda place: taken)
    assert said(doctor_checks.disk(patient))["doctor-fsync"] is state


def test_writing_is_measured(tmp_path: Path) -> None:
    assert doctor_checks.writing_time(tmp_path) > 0
    assert not [*tmp_path.iterdir()]


# The machine


@pytest.mark.parametrize(("free", "state"), [(100_000_000, State.WARNING), (1_000_000_000, State.OK)])
def test_little_memory_is_told(patient: Patient, monkeypatch: pytest.MonkeyPatch, free: int, state: State) -> None:
    monkeypatch.setattr(doctor_checks, "free_memory", lambda: free)
    assert said(doctor_checks.memory(patient))["doctor-memory"] is state


@pytest.mark.parametrize(("files", "state"), [(256, State.WARNING), (8_192, State.OK)])
def test_few_open_files_are_told(patient: Patient, monkeypatch: pytest.MonkeyPatch, files: int, state: State) -> None:
    monkeypatch.setattr(doctor_checks, "most_files", lambda: files)
    assert said(doctor_checks.memory(patient))["doctor-files"] is state


@pytest.mark.parametrize(
    ("wall", "message"),
    [
        ((0.0, 0.0), "doctor-clock"),
        ((0.0, 30.0), "doctor-clock-set"),
    ],
)
def test_a_clock_that_somebody_sets_is_told(
    patient: Patient, monkeypatch: pytest.MonkeyPatch, wall: tuple[float, float], message: str
) -> None:
    times = iter(wall)
    monkeypatch.setattr("tablemate.cli.doctor_checks.time.time", lambda: next(times))
    monkeypatch.setattr("tablemate.cli.doctor_checks.time.monotonic", lambda: 0.0)
    (finding,) = doctor_checks.clock(patient)
    assert finding.said == message


def test_a_missing_package_is_a_problem(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_checks, "PACKAGES", ("no-such-package",))
    assert said(doctor_checks.programs(patient))["doctor-packages-missing"] is State.PROBLEM


# The rules


def test_rules_that_are_not_compiled_are_no_problem(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_checks, "_is_compiled", lambda game: game != "fuse")
    (finding,) = doctor_checks.rules(patient)
    assert (finding.state, finding.told["games"]) == (State.OK, "fuse")


def test_rules_that_others_could_have_written_are_told(
    patient: Patient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    folder.chmod(0o777)
    monkeypatch.setenv("TABLEMATE_CACHE", str(folder))
    assert said(doctor_checks.rules(patient)) == {"doctor-rules-open": State.WARNING}


# The port


@contextmanager
def answers(body: bytes) -> Iterator[int]:
    """Something that answers every request at a port."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


def test_a_free_port_is_well(patient: Patient) -> None:
    assert said(doctor_checks.port(patient)) == {"doctor-port": State.OK}


@pytest.mark.parametrize(
    ("body", "message", "state"),
    [
        (b'{"service": "tablemate", "version": "0.1.0", "status": "ok"}', "doctor-port-ours", State.OK),
        (b'{"service": "tablemate", "version": "0.1.0", "status": "trouble"}', "doctor-port-ill", State.PROBLEM),
        (b'{"service": "another"}', "doctor-port-taken", State.WARNING),
        (b"<html>", "doctor-port-taken", State.WARNING),
        (b"[]", "doctor-port-taken", State.WARNING),
    ],
)
def test_whoever_answers_at_the_port_is_named(
    patient: Patient, body: bytes, message: str, state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    with answers(body) as port:
        monkeypatch.setattr(doctor_checks, "keeper_of", lambda database: f"http://127.0.0.1:{port}")
        assert said(doctor_checks.port(Patient(patient.folder, port))) == {message: state}


def test_a_server_of_another_folder_is_in_the_way(patient: Patient) -> None:
    with answers(b'{"service": "tablemate", "version": "0.1.0", "status": "ok"}') as port:
        assert said(doctor_checks.port(Patient(patient.folder, port))) == {"doctor-port-another": State.WARNING}


def test_nobody_answers_at_a_free_port(patient: Patient) -> None:
    assert answering(patient.port) is None


def test_a_place_without_the_browser_client_is_told_how_to_get_it(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(doctor_checks.browser(patient)) == {"doctor-browser": State.OK}
    monkeypatch.setattr("tablemate.cli.doctor_checks.is_built", lambda: False)
    assert said(doctor_checks.browser(patient)) == {"doctor-browser-none": State.WARNING}
