"""What a server tells about itself: health, figures, how it is spoken to, and its log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from threading import Thread
from typing import Any, get_args

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

import tablemate
from tablemate.kernel.schema import misfits
from tablemate.server.api.reference import reference_page
from tablemate.server.api.system import may_measure
from tablemate.server.api.wire_schema import wire_schema
from tablemate.server.logs import JsonLines, facts, is_worth_a_line, note, set_up
from tablemate.server.meter import CountedThinking, Meter, Part
from tablemate.server.metrics import metrics
from tablemate.server.settings import MetricsFor
from tablemate.server.storage.writer import Writer
from tablemate.server.thinking import Thinkers
from tablemate.server.wire import heard, told
from tablemate.words import LANGUAGES, Words

from .conftest import Browser
from .running import Running, running
from .serving import at_table

SOLO = {"game": "assembly", "options": {"players": 1}, "sit": True}


def figures(client: httpx.Client) -> dict[tuple[str, ...], float]:
    """What `/metrics` tells, by name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


# Health


def test_a_server_that_can_store_moves_is_well(browser: Browser) -> None:
    answer = browser().get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.json()["service"] == "tablemate"


def test_a_server_without_its_database_says_so(
    server: Running, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/gone/tablemate.db")
    monkeypatch.setattr(server.house.store, "engine", gone)
    answer = browser().get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "trouble"
    assert answer.json()["database"] is False


def test_a_server_that_does_not_write_any_more_is_not_well(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.store.writer, "_thread", Thread())
    assert browser().get("/health").status_code == 503


def test_a_server_whose_disk_is_full_is_not_well_until_something_is_stored_again(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    someone = browser()
    with monkeypatch.context() as full:
        full.setattr(Writer, "_commit", refuse)
        assert someone.post("/api/tables", json={"game": "assembly"}).status_code == 503
    assert someone.get("/health").json()["status"] == "trouble"
    assert someone.post("/api/tables", json={"game": "assembly"}).status_code == 201
    assert someone.get("/health").json()["status"] == "ok"


def refuse(_writer: Writer, _jobs: object) -> None:
    raise OperationalError("", {}, Exception("database or disk is full"))


@pytest.mark.parametrize("host", ["[x", "localhost:99999", "a b:1", ""])
def test_a_request_to_a_host_that_is_none_is_answered_as_any_other(browser: Browser, host: str) -> None:
    someone = browser()
    headers = {"Host": host}
    made = someone.post("/api/tables", json={"game": "assembly", "sit": True}, headers=headers)
    assert made.status_code == 201
    assert someone.get(f"/t/{made.json()['table']}/share", headers=headers).status_code == 200


def test_nothing_on_the_way_keeps_what_is_told_to_one_browser(browser: Browser) -> None:
    someone = browser()
    made = someone.post("/api/tables", json={"game": "assembly", "sit": True})
    paths = ("/api/mine", "/api/mine/export", f"/api/tables/{made.json()['table']}", "/api/tables/nowhere")
    for answer in (made, *map(someone.get, paths)):
        assert answer.headers["Cache-Control"] == "no-store"


def test_an_origin_that_is_no_address_is_a_foreign_one(browser: Browser) -> None:
    refused = browser().post("/api/tables", json={"game": "assembly"}, headers={"Origin": "http://[x"})
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")


# Figures


def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser() as client:
        table = client.post("/api/tables", json=SOLO).json()["table"]
        with at_table(client, table) as player:
            player.until("table")
            player.play("first")
            player.say(type="play", id="second", action="nonsense", step=1)
            player.until("refused")
            player.say(type="play", id="third", action="three: deploy", step=0)
            player.until("refused")
            player.say(type="why", id="fourth", action="nonsense")
            player.until("refused")
            told = figures(client)
        assert told["tablemate_tables",] == 1
        assert told["tablemate_listeners",] == 1
        assert told["tablemate_moves_total",] >= 1
        assert told["tablemate_entries_total", "played"] == told["tablemate_moves_total",]
        assert {key[1:]: told[key] for key in told if key[0] == "tablemate_refusals_total"} == {("illegal_action",): 2}
        assert told["tablemate_writes_total",] >= told["tablemate_commits_total",] >= 2
        assert told["tablemate_requests_total", "POST", "/api/tables", "201"] == 1
        assert told["process_resident_memory_bytes",] > 1_000_000
        assert all(told["tablemate_seconds_total", part] > 0 for part in Part)


def test_bots_are_counted_by_how_they_came_to_an_answer() -> None:
    """Where no process thinks, what they play is the fallback."""
    table, meter = tablemate.game("assembly").new(seed=1), Meter()

    async def think() -> None:
        thinking = CountedThinking(Thinkers(0, patience=0), meter)
        assert (await thinking.choose(table, 0, "random", 1, 1, 1.0)).action

    asyncio.run(think())
    assert meter.thoughts == {("fallback", "busy"): 1}


def test_nothing_that_is_counted_is_about_a_single_table(tmp_path: Path) -> None:
    asked = {"game": "assembly", "options": {"players": 2}, "seats": [{"name": "Zebedee"}], "sit": True}
    with running(tmp_path) as server, server.browser() as client:
        made = client.post("/api/tables", json=asked).json()
        for each in made["seats"]:
            client.get(f"/api/links/{each['link'].rpartition('/')[2]}")
        client.get(f"/api/tables/{made['table']}")
        client.get(f"/nothing/{made['table']}")
        text = client.get("/metrics").text
    secrets = [made["table"], "Zebedee", made["commitment"], *client.cookies.values()]
    secrets += [each["link"].rpartition("/")[2] for each in made["seats"]]
    assert [each for each in secrets if each in text] == []
    assert 'route="/api/tables/{table}"' in text


def test_two_servers_in_one_process_count_apart(tmp_path: Path) -> None:
    with running(tmp_path / "one") as one, running(tmp_path / "other") as other:
        with one.browser() as client:
            client.post("/api/tables", json=SOLO)
            assert figures(client)["tablemate_tables",] == 1
        with other.browser() as client:
            assert figures(client)["tablemate_tables",] == 0


@pytest.mark.parametrize(
    ("whom", "client", "may"),
    [
        ("network", "127.0.0.1", True),
        ("network", "192.168.7.7", True),
        ("network", "::1", True),
        ("network", "8.8.4.4", False),
        ("network", "somebody", False),
        ("machine", "127.0.0.1", True),
        ("machine", "192.168.7.7", False),
        ("anybody", "8.8.8.8", True),
        ("nobody", "127.0.0.1", False),
    ],
)
def test_figures_are_for_whoever_runs_the_server(whom: MetricsFor, client: str, may: bool) -> None:
    assert may_measure(whom, client, forwarded=False) == may
    assert may_measure(whom, client, forwarded=True) == (whom == "anybody")


def test_nobody_reads_figures_where_nobody_may(tmp_path: Path) -> None:
    with running(tmp_path, metrics="nobody") as server, server.browser() as client:
        assert client.get("/metrics").status_code == 403


@pytest.mark.parametrize("header", ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_through_a_proxy_is_told_no_figures(browser: Browser, header: str, language: str) -> None:
    answer = browser(language).get("/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 403
    assert answer.json()["code"] == "metrics_private"
    assert {"en": "whoever runs it", "fr": "qui le fait tourner"}[language] in answer.json()["sentence"]


def test_what_is_timed_within_something_else_counts_for_itself_only(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([0.0, 1.0, 3.0, 10.0])
    monkeypatch.setattr("tablemate.server.meter.time.perf_counter", lambda: next(moments))
    meter = Meter()
    with meter.timing(Part.WORDS), meter.timing(Part.VIEWS):
        pass
    assert (meter.seconds[Part.VIEWS], meter.seconds[Part.WORDS]) == (2.0, 8.0)


def test_counting_imports_nothing_that_is_shared(server: Running) -> None:
    """The figures of a server are its own, not those of the process."""
    assert b"tablemate_moves_total" in metrics(Meter(), server.house)


# How it is spoken to


class Page(HTMLParser):
    """The elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_programs_names_every_call_and_message(browser: Browser, language: str) -> None:
    client = browser(language)
    text, api = client.get("/docs").text, client.get("/openapi.json").json()
    assert Words(language).say("reference-title") in text
    assert [path for path in api["paths"] if path not in text] == []
    named = {name for tag, attributes in Page(text).elements if tag == "section" and (name := attributes.get("id"))}
    assert {kind.__name__ for kind in (*get_args(heard.Heard), *get_args(told.Told))} <= named
    assert {*api["components"]["schemas"]} <= named


def test_the_page_for_programs_has_no_script_and_no_broken_link(browser: Browser) -> None:
    client = browser()
    answer = client.get("/docs")
    elements = Page(answer.text).elements
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not [tag for tag, attributes in elements if tag in ("script", "style") or "style" in attributes]
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = {str(attributes["href"]) for _, attributes in elements if "href" in attributes}
    assert {link[1:] for link in links if link.startswith("#")} <= {*ids}
    pages = [link for link in links if not link.startswith("#") and link != "/"]
    assert [link for link in pages if client.get(link).status_code != 200] == []


def test_what_is_written_in_the_code_cannot_become_markup() -> None:
    schema = {"description": "<script>", "properties": {"<b>": {"enum": ["<i>"]}}}
    api = {"info": {"version": "<u>"}, "paths": {}, "components": {"schemas": {"<p>": schema}}}
    tags = {tag for tag, _ in Page(reference_page(api, wire_schema(), Words("en"))).elements}
    assert not tags & {"script", "b", "i", "u"}


def test_every_message_of_a_game_fits_the_schema_of_messages(tmp_path: Path) -> None:
    """Both games for one and the one with a clock, as far as their first steps."""
    with running(tmp_path) as server, server.browser() as client:
        schema = client.get("/wire.json").json()
        for game, options in (("assembly", {"players": 1}), ("fuse", {"mode": "practice"}), ("origin_story", {})):
            table = client.post("/api/tables", json={"game": game, "options": options, "sit": True}).json()["table"]
            with at_table(client, table) as player:
                player.until("table")
                player.say(type="ready", id="ready")
                player.say(type="say", id="talk", text="hello")
                player.say(type="join", language="fr", labels=True)
                player.until("table")
                action = player.now["actions"][0]["action"] if player.now["actions"] else "nothing"
                player.say(type="preview", id="preview", action=action)
                player.say(type="why", id="why", action="nonsense")
                player.until("refused")
            assert [wrong for message in player.heard for wrong in wrong_in(schema, "Told", message)] == []


def wrong_in(schema: dict[str, Any], direction: str, message: object) -> list[str]:
    """Where a message does not conform."""
    return misfits({**schema["$defs"][direction], "$defs": schema["$defs"]}, message)


def test_the_schema_of_messages_refuses_what_is_none() -> None:
    schema = wire_schema()
    assert wrong_in(schema, "Heard", {"type": "play", "id": "a", "action": "x", "step": 1}) == []
    assert wrong_in(schema, "Heard", {"type": "play", "id": "a", "action": "x"})
    assert wrong_in(schema, "Heard", {"type": "nonsense"})
    assert wrong_in(schema, "Told", {"type": "bye", "code": "x"})


def test_every_reference_of_the_schema_of_messages_leads_somewhere() -> None:
    schema = wire_schema()
    named = re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(schema))
    assert {*named} <= schema["$defs"].keys()
    assert {"AssemblyView", "FuseView", "OriginStoryView"} <= {*named}


# The log


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/openapi.json", "/openapi.json"),
        ("/static/secret", "/static"),
        ("/secret", "(none)"),
        ("/api/links/secret", "/api/links/{token}"),
        ("/api/tables/secret?token=secret", "/api/tables/{table}"),
        ("/s/secret", "/s/{token}"),
        ("/t/secret", "/t/{table}"),
    ],
)
def test_a_request_is_counted_by_the_template_of_its_route(
    server: Running, browser: Browser, path: str, route: str
) -> None:
    browser().get(path)
    assert [route for _, route, _ in server.house.meter.requests if "secret" in route] == []
    assert route in {route for _, route, _ in server.house.meter.requests}


@contextmanager
def logged(level: str = "debug") -> Iterator[list[dict[str, Any]]]:
    """The lines that are written meanwhile."""
    stream, root = io.StringIO(), logging.getLogger()
    before, handlers = root.level, root.handlers[:]
    lines: list[dict[str, Any]] = []
    root.handlers.clear()
    set_up(level, stream)
    try:
        yield lines
    finally:
        root.handlers[:] = handlers
        root.setLevel(before)
        lines += [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_has_a_time_a_level_and_what_our_code_says() -> None:
    with logged() as lines:
        note("something", logging.WARNING, route="/x/{y}", status=200, table=None)
    (line,) = lines
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line.pop("time"))
    assert line == {"level": "warning", "event": "something", "route": "/x/{y}", "status": 200}


def test_a_level_leaves_out_what_is_below_it() -> None:
    with logged("warning") as lines:
        note("quiet")
        note("loud", logging.ERROR)
    assert [line["event"] for line in lines] == ["loud"]


def test_nothing_that_is_filled_into_a_text_is_in_a_line() -> None:
    """Uvicorn says which path was asked for, asyncio quotes whatever went wrong, and our own texts are templates."""
    with logged() as lines:
        logging.getLogger("uvicorn.error").warning('"WebSocket %s" [accepted]', "/s/secret")
        logging.getLogger("asyncio").error("Task exception: secret")
        logging.getLogger("tablemate.somewhere").error("table %s", "secret", extra=facts(table="public"))
        logging.getLogger("uvicorn.error").info("nothing is wrong")
    assert "secret" not in json.dumps(lines)
    assert [line["event"] for line in lines] == ["library", "library", "table %s"]
    assert lines[-1]["table"] == "public"
    assert [line.get("library") for line in lines] == ["uvicorn.error", "asyncio", None]


def test_of_a_failure_its_types_and_places_are_told_and_not_its_text() -> None:
    with logged() as lines:
        try:
            try:
                raise KeyError("secret")
            except KeyError:
                raise ValueError("another secret") from None
        except ValueError:
            logging.getLogger("tablemate").exception("it failed")
    (line,) = lines
    assert "secret" not in json.dumps(line)
    assert line["error"] == ["ValueError", "KeyError"]
    assert "test_of_a_failure_its_types_and_places_are_told_and_not_its_text" in line["at"][0]


def test_a_record_without_an_exception_tells_of_none() -> None:
    record = logging.LogRecord("tablemate", logging.ERROR, "", 1, "event", None, sys.exc_info())
    assert is_worth_a_line(record)
    assert "error" not in json.loads(JsonLines().format(record))
