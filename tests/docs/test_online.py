"""The pages about running a server, and the container file, beside what the code has."""

from __future__ import annotations

import dataclasses
import fnmatch
import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer

from tablemate.cli.app import app
from tablemate.server.meter import Meter, Part
from tablemate.server.metrics import metrics
from tablemate.server.settings import Limits
from tests.server.running import running

from .pages import ROOT, table_rows, text_of

SERVER = ROOT / "src" / "tablemate" / "server"


@dataclasses.dataclass(frozen=True)
class Present:
    """A server at which nothing has happened."""

    tables: int = 0
    listeners: int = 0
    commits: int = 0
    writes: int = 0


# Operations


def test_the_operations_page_lists_every_figure_with_its_labels() -> None:
    meter = Meter()
    meter.entries["played"] = meter.refusals["code"] = meter.thoughts["chosen", ""] = 1
    meter.answered("GET", "/", 200, 0.1)
    told = metrics(meter, Present()).decode()
    found = dict(re.findall(r"^(tablemate_\w+)(?:\{(.*)\})? \S+$", told, re.MULTILINE))
    labels = {name: ", ".join(f"`{label}`" for label in re.findall(r"(\w+)=", given)) for name, given in found.items()}
    listed = {row[0].strip("`"): row[1] for row in table_rows(text_of("operations.md"), "Figure")}
    assert listed == labels


def test_the_operations_page_names_every_part_of_the_time_of_a_move() -> None:
    assert [part for part in Part if f"`{part}`" not in text_of("operations.md")] == []


def test_the_operations_page_lists_every_limit_as_it_is() -> None:
    listed = {row[0].strip("`"): float(row[1]) for row in table_rows(text_of("operations.md"), "Limit")}
    assert listed == dataclasses.asdict(Limits())


def test_the_operations_page_lists_every_event_of_the_log() -> None:
    """What is noted is a constant text, wherever that is."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    noted = {*re.findall(r'\b(?:note|LOG\.\w+)\("([^"]+)"', source)}
    rows = table_rows(text_of("operations.md"), "Event")
    listed = {event for row in rows for event in re.findall(r"`([^`]+)`", row[0])}
    assert listed == noted | {"library"}


def test_the_line_of_the_log_that_is_shown_is_one() -> None:
    (line,) = re.findall(r'^\{"time".*\}$', text_of("operations.md"), re.MULTILINE)
    assert {"time", "level", "event", "route"} <= json.loads(line).keys()


# Self-hosting


def options_of(command: str) -> dict[str, Any]:
    """The options of a command, as they are typed."""
    return {option.opts[0]: option for option in typer.main.get_command(app).commands[command].params}  # type: ignore[attr-defined]


def test_the_self_hosting_page_lists_every_option_of_a_server() -> None:
    listed = [row[0].strip("`") for row in table_rows(text_of("self-hosting.md"), "Option")]
    assert sorted(listed) == sorted(options_of("serve"))


def test_every_command_on_the_pages_can_be_typed() -> None:
    """Whatever follows `tablemate` in a block of commands is understood."""
    for page in ("self-hosting.md", "operations.md"):
        blocks = re.findall(r"^```(?:sh|ini)\n(.*?)^```", text_of(page), re.MULTILINE | re.DOTALL)
        typed = [line for block in blocks for line in re.findall(r"tablemate ((?:serve|doctor|backup)\b.*)", block)]
        assert typed, page
        for line in typed:
            check_understood(line.split())


def check_understood(words: list[str]) -> None:
    """A command line without anything that the command does not know."""
    command = typer.main.get_command(app).commands[words[0]]  # type: ignore[attr-defined]
    command.make_context(words[0], words[1:])


def test_the_proxy_of_the_example_lets_sockets_through_and_no_secret_into_a_file() -> None:
    (example,) = re.findall(r"^```nginx\n(.*?)^```", text_of("self-hosting.md"), re.MULTILINE | re.DOTALL)
    for line in (
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Host $host;",
        "proxy_http_version 1.1;",
        "access_log off;",
        "location = /metrics {",
    ):
        assert line in example
    assert example.count("{") == example.count("}")
    assert int(re.findall(r"client_max_body_size (\d+)m", example)[0]) * 1_000_000 > Limits().upload_bytes


# The wire


def test_the_client_on_the_page_of_the_wire_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = re.findall(r"^```python\n(.*?)^```", text_of("wire.md"), re.MULTILINE | re.DOTALL)
    with running(tmp_path) as server:
        exec(compile(client.replace("http://127.0.0.1:8000", server.url), "wire.md", "exec"), {})
    assert "'type': 'accepted'" in capsys.readouterr().out


# The container file


def instructions(file: Path) -> list[tuple[str, str]]:
    """The instructions of a container file, with what they say."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [(name, said) for name, _, said in (line.partition(" ") for line in lines)]


CONTAINER = instructions(ROOT / "Containerfile")


def said(name: str) -> list[str]:
    """What the container file says with one instruction."""
    return [text for each, text in CONTAINER if each == name]


def test_what_the_container_copies_is_there_and_not_left_out() -> None:
    ignoring = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = [line[1:] for line in ignoring if line.startswith("!")]
    from_here = [text for text in said("COPY") if not text.startswith("--from")]
    copied = [source for text in from_here for source in text.split()[:-1]]
    assert {"src", "web", "tools", "pyproject.toml", "requirements.lock", "requirements-run.lock"} <= {*copied}
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert [source for source in copied if not any(fnmatch.fnmatch(source, each) for each in kept)] == []


def test_what_the_build_needs_is_copied() -> None:
    """Whatever `pyproject.toml` reads when the package is built."""
    copied = " ".join(said("COPY"))
    assert {"README.md", "LICENSE"} <= {*copied.split()}


def test_the_container_runs_a_command_that_there_is() -> None:
    (entry,) = said("ENTRYPOINT")
    program, *words = json.loads(entry)
    assert program == "tablemate"
    check_understood(words)
    data = words[words.index("--data") + 1]
    (volume,) = said("VOLUME")
    assert data.startswith(f"{volume}/")
    assert said("EXPOSE") == [words[words.index("--port") + 1]]


def test_the_container_is_nobodys_root_and_stops_as_a_server_stops() -> None:
    assert said("USER") == ["tablemate"]
    assert said("STOPSIGNAL") == ["SIGTERM"]
    names = [name for name, _ in CONTAINER]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert not {"ADD", "ARG"} & {*names}


def test_the_container_asks_for_its_health_where_it_listens() -> None:
    (text,) = said("HEALTHCHECK")
    *_, program = json.loads(text[text.index("[") :])
    compile(program, "HEALTHCHECK", "exec")
    assert f"127.0.0.1:{said('EXPOSE')[0]}/health" in program


def test_the_container_installs_what_is_locked() -> None:
    built, locked, itself, *_ = said("RUN")
    assert "sh tools/setup.sh && sh tools/client.sh" in built
    assert "--require-hashes --no-deps -r /tmp/requirements-run.lock" in locked
    assert "--no-deps /tmp/*.whl" in itself


@pytest.mark.parametrize("name", ["self-hosting.md", "operations.md", "security.md"])
def test_the_pages_about_a_server_lead_to_each_other(name: str) -> None:
    others = {"self-hosting.md", "operations.md", "security.md"} - {name}
    assert any(other in text_of(name) for other in others)
