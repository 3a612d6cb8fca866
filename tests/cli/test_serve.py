"""`tablemate serve`, plain `tablemate` and `tablemate backup`: what is typed, what is said, and what is opened."""

from __future__ import annotations

import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablemate.cli import serve as serving
from tablemate.cli.serve import has_display
from tablemate.server.network import Place
from tablemate.server.settings import Settings
from tablemate.server.storage.database import DatabaseTrouble
from tablemate.words import LANGUAGES

from .conftest import Tablemate

Served = list[Settings]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """What was to be served; nobody listens, and the log of the tests stays theirs."""
    asked: Served = []

    def serve(
        settings: Settings, listening: socket.socket | None = None, on_ready: Callable[[Place], None] = print
    ) -> None:
        asked.append(settings)
        place = Place(settings.host, settings.port) if listening is None else Place.of(listening)
        if listening is not None:
            listening.close()
        on_ready(place)

    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(serving, "set_up", lambda level, stream: None)
    return asked


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at, on a machine that has one."""
    urls: list[str] = []
    monkeypatch.setattr("webbrowser.open", urls.append)
    monkeypatch.setenv("DISPLAY", ":0")
    return urls


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        yield listening.getsockname()[1]


# tablemate serve


def test_a_server_is_as_it_was_asked_for(tablemate_command: Tablemate, served: Served, tmp_path: Path) -> None:
    typed = "--host 0.0.0.0 --port 8123 --public-url https://tables.example.org/ --bots 3 --metrics machine"
    database = "sqlite+aiosqlite:///elsewhere.db"
    run = tablemate_command("serve", *typed.split(), "--data", str(tmp_path), "--database", database)
    assert run.code == 0, run.err
    (settings,) = served
    assert settings == Settings(
        tmp_path,
        host="0.0.0.0",
        port=8123,
        public_url="https://tables.example.org",
        database=database,
        thinkers=3,
        metrics="machine",
    )


def test_what_is_not_said_is_as_usual(tablemate_command: Tablemate, served: Served, data_folder: Path) -> None:
    assert tablemate_command("serve").code == 0
    assert served == [Settings(data_folder / "server", host="127.0.0.1", port=8000)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_says_where_it_is(
    tablemate_command: Tablemate, served: Served, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.server.network.address_in_network", lambda *_: "192.168.1.2")
    typed = ["serve", "--host", "0.0.0.0", "--public-url", "https://tables.example.org", "--data", str(tmp_path)]
    said = tablemate_command(*typed, "--lang", language).out
    for place in ("http://127.0.0.1:8000", "http://192.168.1.2:8000", "https://tables.example.org", str(tmp_path)):
        assert place in said
    assert "Ctrl-C" in said


def test_a_server_for_this_machine_alone_names_no_other_address(tablemate_command: Tablemate, served: Served) -> None:
    assert tablemate_command("serve").out.count("http") == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("--port x", "--port takes a whole number"),
        ("--port 70000", "--port must be a whole number from 0 to 65535"),
        ("--bots 0", "--bots must be a whole number from 1 to 64"),
        ("--bots random", "--bots must be a whole number from 1 to 64"),
        ("--bots 99999999999999999999", "--bots must be a whole number"),
        ("--metrics me", "machine, network, anybody or nobody"),
        ("--log-level loud", "debug, info, warning or error"),
        ("--public-url example.org", "a public address is http:// or https://"),
        ("--database nonsense", "sqlite+aiosqlite:///FILE"),
        ("--host nowhere.invalid --port 0", "there is no address nowhere.invalid"),
        ("--host 203.0.113.7 --port 0", "203.0.113.7 is no address of this machine"),
    ],
)
def test_what_a_server_cannot_be_told_is_explained(
    tablemate_command: Tablemate, typed: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "set_up", lambda level, stream: None)
    run = tablemate_command("serve", *typed.split())
    assert run.code == 2
    assert said in " ".join(run.err.split())
    assert run.out == ""


def test_a_password_in_the_address_of_a_database_is_not_repeated(tablemate_command: Tablemate) -> None:
    run = tablemate_command("serve", "--database", "postgresql://somebody:wombat@db/tables")
    assert run.code == 2
    assert "wombat" not in run.err


@pytest.mark.parametrize(("language", "said"), [("en", "is taken by another program"), ("fr", "est pris")])
def test_a_port_that_is_taken_is_told_with_advice(
    tablemate_command: Tablemate, monkeypatch: pytest.MonkeyPatch, taken: int, language: str, said: str
) -> None:
    monkeypatch.setattr(serving, "set_up", lambda level, stream: None)
    run = tablemate_command("serve", "--port", str(taken), "--lang", language)
    assert run.code == 2
    told = " ".join(run.err.split())
    assert f"port {taken} {said}" in told
    assert "--port" in told


# Plain tablemate


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_tablemate_serves_this_machine_and_opens_the_browser(
    tablemate_command: Tablemate, served: Served, opened: list[str], data_folder: Path, language: str
) -> None:
    run = tablemate_command("--lang", language)
    assert run.code == 0, run.err
    (settings,) = served
    assert (settings.host, settings.data) == ("127.0.0.1", data_folder / "server")
    (url,) = opened
    assert url.startswith("http://127.0.0.1:80")
    assert f"{url}\n" in run.out
    assert "play assembly\n" in run.out
    assert " --help\n" in run.out


def test_plain_tablemate_opens_the_browser_at_a_game(
    tablemate_command: Tablemate, served: Served, opened: list[str]
) -> None:
    run = tablemate_command("--game", "fuse")
    assert run.code == 0, run.err
    (url,) = opened
    assert url.endswith("/new/fuse?now=1")
    assert f"{url}\n" in run.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", '--game must be assembly, fuse or origin_story, not "chess"'),
        ("fr", "--game doit être assembly, fuse ou origin_story, pas « chess »"),
    ],
)
def test_a_game_that_there_is_not_is_refused_before_anything_is_served(
    tablemate_command: Tablemate, served: Served, opened: list[str], language: str, said: str
) -> None:
    run = tablemate_command("--game", "chess", "--lang", language)
    assert run.code == 2
    assert said in " ".join(run.err.split())
    assert (served, opened) == ([], [])


def test_no_browser_is_opened_where_nobody_wants_one(
    tablemate_command: Tablemate, served: Served, opened: list[str]
) -> None:
    assert "Open this address" in tablemate_command("--no-browser").out
    assert opened == []


def test_where_there_is_no_screen_the_address_is_told(
    tablemate_command: Tablemate, served: Served, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert "Open this address" in tablemate_command().out
    assert opened == []


def test_whoever_has_it_running_already_is_shown_that_one(
    tablemate_command: Tablemate, served: Served, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(settings: Settings, listening: socket.socket, on_ready: object) -> None:
        listening.close()
        raise DatabaseTrouble("database_in_use", where="http://127.0.0.1:8005")

    monkeypatch.setattr(serving, "serve", serve)
    run = tablemate_command("--game", "assembly")
    assert run.code == 0
    assert "runs already: http://127.0.0.1:8005/new/assembly?now=1" in run.out
    assert opened == ["http://127.0.0.1:8005/new/assembly?now=1"]


def test_any_other_trouble_is_told(
    tablemate_command: Tablemate, served: Served, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(settings: Settings, listening: socket.socket, on_ready: object) -> None:
        listening.close()
        raise DatabaseTrouble("database_newer", found="9999")

    monkeypatch.setattr(serving, "serve", serve)
    run = tablemate_command()
    assert run.code == 2
    assert "newer version of Tablemate (9999)" in " ".join(run.err.split())
    assert opened == []


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "lynx"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_screen_is_where_the_system_says_so(environment: dict[str, str], platform: str, there: bool) -> None:
    assert has_display(environment, platform) == there


def test_the_terminal_does_not_wait_for_the_server() -> None:
    """Its first prompt must come within a second: what only a server needs is imported by nobody else."""
    script = """
import sys
import tablemate.cli.app, tablemate.cli.play
wanted = "fastapi", "uvicorn", "sqlalchemy", "prometheus_client", "tablemate.server"
print([name for name in wanted if name in sys.modules])
"""
    ended = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"


# tablemate backup


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    """A database that somebody is writing to."""
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tablemate.db", isolation_level=None)) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("CREATE TABLE tables (id TEXT)")
        writing.executemany("INSERT INTO tables VALUES (?)", [("one",), ("two",)])
        writing.execute("BEGIN IMMEDIATE")
        writing.execute("INSERT INTO tables VALUES ('not yet')")
        yield folder


def test_a_backup_holds_what_was_stored_and_needs_nothing_else(
    tablemate_command: Tablemate, database: Path, tmp_path: Path
) -> None:
    run = tablemate_command("backup", "copy.db", "--data", str(database))
    assert run.code == 0, run.err
    assert "copy.db holds everything up to now: 2 tables" in " ".join(run.out.split())
    copy = tmp_path / "copy.db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.db"]
    with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as read:
        assert read.execute("SELECT id FROM tables").fetchall() == [("one",), ("two",)]


def test_a_backup_replaces_nothing(tablemate_command: Tablemate, database: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("a letter")
    run = tablemate_command("backup", "copy.db", "--data", str(database))
    assert run.code == 2
    assert "copy.db is there already" in run.err
    assert (tmp_path / "copy.db").read_text() == "a letter"


@pytest.mark.parametrize(
    ("file", "data", "said"),
    [
        ("copy.db", "nowhere", "there is no database in nowhere"),
        ("nowhere/copy.db", "data", "nowhere/copy.db cannot be written: there is no such folder"),
    ],
)
def test_a_backup_that_cannot_be_made_is_explained(
    tablemate_command: Tablemate, database: Path, file: str, data: str, said: str
) -> None:
    run = tablemate_command("backup", file, "--data", data)
    assert run.code == 2
    assert said in " ".join(run.err.split())


def test_what_is_damaged_is_not_called_a_backup(tablemate_command: Tablemate, tmp_path: Path) -> None:
    (tmp_path / "tablemate.db").write_bytes(b"SQLite format 3\0" + bytes(5000))
    run = tablemate_command("backup", "copy.db", "--data", ".", "--lang", "fr")
    assert run.code == 2
    assert "base de données est inutilisable" in " ".join(run.err.split())
    assert not [*tmp_path.glob("*copy*")]
