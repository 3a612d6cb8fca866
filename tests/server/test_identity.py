"""What a browser carries: few cookies, and none that a script could read."""

from __future__ import annotations

import pytest
from fastapi import Response
from starlette.requests import Request

from tablemate.server.identity import MOST_OF_TABLES, Cookies, client_of


def request(*cookies: str) -> Request:
    """A request with these cookies, the oldest first, as browsers send them."""
    header = "; ".join(f"{name}=x" for name in cookies).encode()
    return Request({"type": "http", "headers": [(b"cookie", header)]})


def set_by(response: Response) -> dict[str, str]:
    """What a response sets, by the name of the cookie."""
    return {value.partition("=")[0]: value for name, value in response.headers.items() if name == "set-cookie"}


def test_a_new_browser_gets_a_token_that_no_script_reads() -> None:
    response = Response()
    token = Cookies(secure=True).person(request(), response)
    said = set_by(response)["person"].lower()
    assert token.lower() in said
    assert all(part in said for part in ("httponly", "samesite=lax", "secure"))


def test_cookies_of_the_oldest_tables_are_let_go() -> None:
    tables = [f"seat-{number}" for number in range(MOST_OF_TABLES + 3)]
    response = Response()
    assert Cookies(secure=False).person(request("person", "language", *tables), response) == "x"
    assert [*set_by(response)] == tables[:3]
    assert all("max-age=0" in value.lower() for value in set_by(response).values())


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_household_counts_as_one_however_many_addresses_it_has(one: str, other: str, alike: bool) -> None:
    requests = [Request({"type": "http", "headers": [], "client": (address, 1)}) for address in (one, other)]
    assert len({*map(client_of, requests)}) == (1 if alike else 2)
