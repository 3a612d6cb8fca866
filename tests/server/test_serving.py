"""A server as a process: where it listens, why it does not start, and how it stops."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import pytest

from tablemate.server import serving
from tablemate.server.network import Place, checked_url, listen, listen_near
from tablemate.server.problems import CannotServe
from tablemate.server.settings import Limits, Settings
from tablemate.server.storage.database import DatabaseTrouble
from tablemate.server.storage.hold import holding, make_folder

from .serving import COMMAND, PATIENCE, at_table, served

pytestmark = pytest.mark.slow
SOLO = {"game": "assembly", "options": {"players": 1}, "sit": True}
A_FEW_SECONDS = 8.0


def refused(*arguments: str) -> str:
    """What the command says when it does not start."""
    ended = subprocess.run([*COMMAND, "serve", *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    return " ".join(ended.stderr.split())


def new_table(browser: httpx.Client, asked: object = SOLO) -> str:
    """A table that somebody sits at."""
    made = browser.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


# Behind a proxy


def asked_by(browser: httpx.Client, address: str, times: int) -> set[int]:
    """The numbers with which somebody is answered who asks so often at once, through a proxy on this machine."""
    return {browser.get("/api/nothing", headers={"X-Forwarded-For": address}).status_code for _ in range(times)}


def test_behind_a_proxy_each_of_its_clients_has_limits_of_their_own(tmp_path: Path) -> None:
    at_once, more = Limits().requests_at_once, 3 * Limits().requests_at_once
    with served(tmp_path / "data", "--public-url", "https://tables.example") as server, server.browser() as browser:
        assert asked_by(browser, "198.51.100.1", more) == {404, 429}
        assert asked_by(browser, "198.51.100.2", at_once // 2) == {404}


def test_what_a_client_says_of_its_address_is_not_believed_where_there_is_no_proxy(tmp_path: Path) -> None:
    at_once = Limits().requests_at_once
    with served(tmp_path / "data") as server, server.browser() as browser:
        answers = [asked_by(browser, f"198.51.100.{number}", 2 * at_once) for number in range(2)]
    assert 429 in answers[0]
    assert 429 in answers[1]


# Stopping


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_listens_is_told_that_the_server_stops_and_finds_everything_again(
    tmp_path: Path, language: str
) -> None:
    data = tmp_path / "data"
    with served(data) as server, server.browser(language) as browser:
        table = new_table(browser)
        with at_table(browser, table, language) as client:
            client.until("table")
            step = client.play("first")["step"]
            since = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - since < A_FEW_SECONDS
            bye = client.until("bye")
        assert bye["code"] == "server_stops"
        assert {"en": "nothing is lost", "fr": "rien n’est perdu"}[language] in bye["sentence"]
        cookies = browser.cookies
    with served(data) as again, again.browser() as browser:
        browser.cookies = cookies
        about = browser.get(f"/api/tables/{table}").json()
        assert about["step"] == step
        assert about["my_seat"] == 0


def test_a_server_allows_itself_as_many_files_as_it_takes_connections(tmp_path: Path) -> None:
    """A shell usually allows a thousand: those would be five hundred tables of two."""
    few = ["sh", "-c", 'ulimit -Sn 256; exec "$@"', "sh", *COMMAND]
    with served(tmp_path / "data", command=few) as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii")
        files = next(line.split() for line in limits.splitlines() if line.startswith("Max open files"))
        allowed, bound = files[3:5]
        assert allowed == bound or int(allowed) > Limits().connections


def test_ctrl_c_stops_a_server_as_well(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        assert server.stop(signal.SIGINT) == 0
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
        assert events == ["started", "stopping", "stopped"]


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    """A request that does not come to its end would be waited for."""
    with served(tmp_path / "data") as server:
        address = ("127.0.0.1", int(server.url.rpartition(":")[2]))
        with socket.create_connection(address) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
            httpx.get(f"{server.url}/health")
            server.process.send_signal(signal.SIGINT)
            while "stopping" not in server.log:
                time.sleep(0.01)
            since = time.monotonic()
            assert server.stop(signal.SIGINT) == 128 + signal.SIGINT
            assert time.monotonic() - since < 1


def test_a_part_that_comes_to_no_end_does_not_keep_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was acknowledged is stored, whatever a table may still be doing."""
    monkeypatch.setattr(serving, "CLOSING_SECONDS", 0.01)

    async def stop() -> None:
        async with AsyncExitStack() as parts:
            parts.push_async_callback(asyncio.Event().wait)
            await serving._close(parts)

    asyncio.run(stop())


def test_a_running_clock_stands_still_where_the_server_stopped(tmp_path: Path) -> None:
    """Time while nobody serves is no time of the game, and everybody has to want to go on."""
    data, live = tmp_path / "data", {"game": "fuse", "options": {"players": 1, "mode": "live"}, "sit": True}
    with served(data) as server, server.browser() as browser:
        table = new_table(browser, live)
        with at_table(browser, table) as client:
            client.until("table")
            client.say(type="ready", id="ready")
            while not (client.until("news")["now"]["clock"] or {}).get("runs"):
                pass
            assert server.stop() == 0
        cookies = browser.cookies
    with served(data) as again, again.browser() as browser:
        browser.cookies = cookies
        with at_table(browser, table) as client:
            now = client.until("table")["now"]
    assert now["paused"]
    assert not now["clock"]["runs"]
    assert 0 <= now["clock"]["now"] < PATIENCE * 1000


# Starting


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert "a file stands where a folder should be; choose another folder with --data" in said


def test_one_process_keeps_a_database(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        said = refused("--port", "0", "--data", str(data))
        assert f"another server keeps this database already ({server.url})" in said
        server.stop(signal.SIGKILL)
    with served(data) as after_a_kill:
        assert httpx.get(f"{after_a_kill.url}/health").status_code == 200


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        server.stop()
    with closing(sqlite3.connect(data / "tablemate.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (data / "tablemate.db").read_bytes()
    assert "newer version of Tablemate (9999): update the program" in refused("--port", "0", "--data", str(data))
    assert (data / "tablemate.db").read_bytes() == before


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "tablemate.db").write_text("this is no database, and it is long enough to look at" * 100)
    assert "file is not a database" in refused("--port", "0", "--data", str(tmp_path))


def test_the_database_is_found_where_another_one_is_named(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.db"
    with served(tmp_path / "data", "--database", f"sqlite+aiosqlite:///{elsewhere}") as server:
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert "already" in refused(
            "--port", "0", "--data", str(tmp_path / "other"), "--database", f"sqlite+aiosqlite:///{elsewhere}"
        )
    assert elsewhere.exists()
    assert not (tmp_path / "data" / "tablemate.db").exists()


def test_what_a_server_writes_is_for_its_own_user_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with served(data):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
        assert {*modes.values()} == {0o600}
        assert "tablemate.db-wal" in modes
        assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_nothing_is_imported_from_the_folder_that_somebody_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file there that is called like a module of ours does not run, nor in the processes in which bots think."""
    here = tmp_path / "here"
    here.mkdir()
    for name in ("uvicorn", "sqlalchemy", "tablemate", "json"):
        (here / f"{name}.py").write_text("raise SystemExit('run from the current folder')")
    monkeypatch.chdir(here)
    with served(tmp_path / "data") as server:
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert server.stop() == 0


# The log


def test_no_secret_name_or_talk_is_in_the_log(tmp_path: Path) -> None:
    """A table is made, links looked at, a seat taken; people talk, play, are refused, ask for what is not there."""
    data, names, talk = tmp_path / "data", ("Ada Quix", "Grace Blorb"), "a secret wombat"
    asked = {
        "game": "assembly",
        "options": {"players": 2},
        "seats": [{"name": names[0]}, {"name": None}],
        "sit": True,
    }
    with served(data, "--log-level", "debug") as server, server.browser() as host, server.browser("fr") as guest:
        made = host.post("/api/tables", json=asked).json()
        table, links = made["table"], [each["link"].rpartition("/")[2] for each in made["seats"]]
        for link in links:
            assert guest.get(f"/api/links/{link}").status_code == 200
        guest.get(f"/s/{links[1]}?token={links[1]}")
        guest.get(f"/nothing/{links[1]}")
        taken = guest.post("/api/seats", json={"token": links[1], "name": names[1]})
        assert taken.status_code == 200
        guest.post("/api/seats", json={"token": links[1], "nonsense": links[1]})
        with at_table(host, table) as one, at_table(guest, table, "fr") as other:
            one.until("table")
            other.until("table")
            one.say(type="say", id="talk", text=talk)
            one.until("accepted")
            one.say(type="play", id="wrong", action=talk, step=0)
            assert one.until("refused")["code"]
            one.say(type=talk)
            one.until("refused")
            (one if one.now["actions"] else other).play("first")
        cookies = {*host.cookies.values(), *guest.cookies.values()}
        assert server.stop() == 0
        log = server.log
    with closing(sqlite3.connect(data / "tablemate.db")) as database:
        head = json.loads(database.execute("SELECT head FROM tables").fetchone()[0])
    secrets = {*links, *cookies, str(head["seed"]), head["salt"], *names, *" ".join(names).split(), talk, "wombat"}
    assert len(cookies) >= 4
    assert [each for each in secrets if each in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    routes = {line["route"] for line in lines if "route" in line}
    assert {"/api/tables", "/api/links/{token}", "/api/seats", "/ws/{table}"} <= routes
    assert "(none)" in routes


# Addresses


def test_an_address_is_that_of_this_machine_and_of_its_network() -> None:
    assert Place("127.0.0.1", 8000).url == "http://127.0.0.1:8000"
    assert Place("127.0.0.1", 8000).network_url is None
    assert Place("0.0.0.0", 80).url == "http://127.0.0.1:80"
    assert Place("::", 80).url == "http://[::1]:80"
    assert Place("192.168.1.2", 80).network_url == "http://192.168.1.2:80"
    assert Place("localhost", 80).network_url is None


def test_a_port_near_the_one_that_is_taken_is_found() -> None:
    with closing(listen("127.0.0.1", 0)) as first:
        port = Place.of(first).port
        with closing(listen_near("127.0.0.1", port)) as near:
            assert Place.of(near).port != port


@pytest.mark.parametrize(
    ("host", "code"),
    [("nowhere.invalid", "host_unknown"), ("x" * 80, "host_unknown"), ("203.0.113.7", "host_elsewhere")],
)
def test_a_host_that_is_not_here_is_refused(host: str, code: str) -> None:
    with pytest.raises(CannotServe) as refused:
        listen(host, 0)
    assert refused.value.fault.code == code


@pytest.mark.parametrize("url", ["https://tables.example.org", "http://10.0.0.1:8080", "https://tables.example.org/"])
def test_a_public_address_is_kept_without_its_end(url: str) -> None:
    assert checked_url(url) == url.rstrip("/")


@pytest.mark.parametrize(
    "url",
    [
        "tables.example.org",
        "ftp://x",
        "https://",
        "https://x/path",
        "https://x?a",
        "https://u@x",
        "http://x:y",
        "http://[x",
    ],
)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(CannotServe):
        checked_url(url)


# The folder


def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("")
    tmp_path.chmod(0o755)
    make_folder(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.touch()
    with pytest.raises(DatabaseTrouble, match="a file stands where a folder should be"):
        make_folder(file)


def test_a_hold_ends_with_its_holder(tmp_path: Path) -> None:
    url = Settings(tmp_path).database_url
    with holding(url, "http://first"), pytest.raises(DatabaseTrouble) as refused, holding(url, "http://second"):
        raise AssertionError
    assert refused.value.fault.arguments["where"] == "http://first"
    with holding(url, "http://third"):
        pass


def test_a_database_in_memory_is_nobody_elses() -> None:
    with holding("sqlite+aiosqlite:///:memory:", "x"), holding("sqlite+aiosqlite://", "x"):
        assert not os.path.exists(":memory:.lock")
