"""The API holds to what it says of itself, whatever is asked: no error of the server, and every answer as declared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.server.app import make_app
from tablemate.server.settings import Settings

from .games import finished, make, make_for_others
from .running import Running

EXAMPLES = 40
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DECLARED = make_app(Settings(Path("nowhere"))).openapi()
OPERATIONS = {
    f"{method} {path}": operation
    for path, methods in DECLARED["paths"].items()
    for method, operation in methods.items()
}
SETTINGS = hypothesis.settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck]
)


def can_be_wrong(operation: JsonObject) -> bool:
    """Is there anything that could be asked in a wrong way?  Any text will do for a name in a path."""
    parameters = operation.get("parameters", ())
    return "requestBody" in operation or any(
        each["in"] == "query" or each["schema"].get("type") != "string" for each in parameters
    )


@dataclass(frozen=True, slots=True)
class There:
    """What there is to ask about, and the cookies of whoever it belongs to."""

    tables: Sequence[str]
    links: Sequence[str]
    records: Sequence[str]
    cookies: Mapping[str, str]

    def known(self) -> st.SearchStrategy[JsonObject]:
        """What is asked about, by the name of the parameter: mostly something that there is."""
        values: Mapping[str, Sequence[object]] = {
            "table": self.tables,
            "token": self.links,
            "record": self.records,
            "game": tablemate.games(),
            "bot": ["random", "greedy"],
            "options": [{}, {"players": 2}],
            "seats": [[], [{}], [{"bot": "random"}, {}]],
            "step": [0, 1, 5, 10_000],
            "seat": [0, 1],
            "viewer": ["open", "spectator", 0, "0"],
        }
        return st.fixed_dictionaries({}, optional={name: st.sampled_from(each) for name, each in values.items()})


@pytest.fixture(scope="module")
def there(server: Running) -> Iterator[There]:
    """Somebody's games, under way and over."""
    with server.browser() as browser:
        tables = [make(browser, game) for game in tablemate.games()]
        over = [finished(server, browser, game) for game in tablemate.games()]
        free = [make_for_others(browser, game) for game in tablemate.games()]
        links = [seat["link"].rpartition("/")[2] for each in free for seat in each["seats"]]
        files = [browser.get(f"/api/tables/{each['table']}/record").content for each in over]
        records = [browser.post("/api/records", content=each).json()["record"] for each in files]
        names = [each["table"] for each in (*tables, *over, *free)]
        yield There(names, links, records, dict(browser.cookies))


WAYS = [
    (name, mode)
    for name, operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or can_be_wrong(operation)
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), WAYS, ids=[f"{name} {mode.value}" for name, mode in WAYS])
def test_every_answer_is_as_declared(name: str, mode: GenerationMode, server: Running, there: There) -> None:
    method, path = name.split()
    operation = schemathesis.openapi.from_dict(DECLARED)[path][method]

    @SETTINGS
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode), known=there.known())
    def check(case: schemathesis.Case[Any], known: JsonObject) -> None:
        case.path_parameters = {**case.path_parameters, **only(known, case.path_parameters)}
        if isinstance(case.body, dict) and mode is GenerationMode.POSITIVE:
            case.body = {**case.body, **only(known, case.body)}
        response = case.call(base_url=server.url, cookies=dict(there.cookies))
        case.validate_response(response, checks=CHECKS)

    check()


def only(known: JsonObject, asked: Mapping[str, object]) -> JsonObject:
    """What is asked for, and known."""
    return {name: value for name, value in known.items() if name in asked}


WRONG: Mapping[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "no text": b'{"game": "\xff"}',
    "half a letter": b'{"game": "\\ud800", "token": "\\udfff", "options": {"\\ud800": "\\ud800"}, "bot": "\\ud800"}',
    "half a letter inside": b'{"game": "fuse", "options": {"level": "\\ud800", "deck": {"\\udfff": 1}}}',
    "no number": b'{"game": "fuse", "options": {"bombs": NaN}, "token": Infinity, "bot": -Infinity}',
    "a large number": b'{"game": "fuse", "options": {"bombs": 1'
    + b"0" * 5_000
    + b'}, "token": 1, "bot": 1, "step": 1}',
    "a long number": b'{"game": "fuse", "options": {"bombs": 1e999}, "token": 1e999, "bot": 1e999, "step": 1e999}',
    "deep": b'{"game": "fuse", "options": {"deck": ' + b"[" * 3_000 + b"]" * 3_000 + b'}, "bot": 1, "token": 1}',
    "too deep": b"[" * 30_000,
    "a list": b"[]",
    "a seed": b'{"game": "assembly", "options": {"seed": 1, "self": 2}}',
    "twice": b'{"game": "fuse", "game": 1, "token": "a", "token": 1, "bot": "random", "bot": 1, "step": 1, "step": ""}',
}
TAKING = [name for name, operation in OPERATIONS.items() if "requestBody" in operation]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("name", TAKING)
def test_a_body_that_cannot_be_read_is_refused_with_a_sentence(
    name: str, wrong: str, browser: Callable[[], httpx.Client]
) -> None:
    method, path = name.split()
    filled = path.format(table="nowhere", record="nothing", game="fuse", seat=0)
    for language in ("en", "fr"):
        headers = {"Content-Type": "application/json", "Accept-Language": language}
        answer = browser().request(method, filled, content=WRONG[wrong], headers=headers)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json().keys() == {"code", "sentence"}


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/x/nothing", "/ws/nowhere", "/api/tables/%ff%00"])
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE"])
def test_what_there_is_not_is_refused_and_is_no_error(
    method: str, path: str, browser: Callable[[], httpx.Client]
) -> None:
    answer = browser().request(method, path)
    assert answer.status_code in (400, 403, 404, 405)
