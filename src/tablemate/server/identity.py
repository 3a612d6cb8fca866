"""Who asks: the secrets that a browser carries in its cookies, and the language it wants to be spoken to in."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from urllib.parse import urlsplit

from fastapi import Response
from starlette.requests import HTTPConnection

from tablemate.words import LANGUAGES

from .tokens import hashed, new_token

PERSON, LANGUAGE = "person", "language"
NOBODY = ""
"""The token of a browser that has none yet."""
YEAR = 365 * 24 * 3600
OF_TABLES = ("seat-", "host-")
MOST_OF_TABLES = 24
HOUSEHOLD = 64
"""The length of the prefix that a household gets in IPv6."""


def seat_cookie(table: str) -> str:
    """The cookie that holds a seat of a table."""
    return f"seat-{table}"


def host_cookie(table: str) -> str:
    """The cookie of whoever made a table."""
    return f"host-{table}"


@dataclass(frozen=True, slots=True)
class Carried:
    """The secrets that a browser carries: of a seat and of the host of one table, and its own."""

    seat: str | None = None
    host: str | None = None
    person: str | None = None


def carried(connection: HTTPConnection, table: str) -> Carried:
    """What a browser carries that has to do with a table."""
    cookies = connection.cookies
    return Carried(cookies.get(seat_cookie(table)), cookies.get(host_cookie(table)), cookies.get(PERSON))


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, else the one that the browser asks for first, else English."""
    asked = [connection.query_params.get("lang", ""), connection.cookies.get(LANGUAGE, "")]
    accepted = connection.headers.get("accept-language", "")[:200].split(",")
    for each in (*asked, *(part.partition(";")[0].strip()[:2].lower() for part in accepted)):
        if each in LANGUAGES:
            return each
    return LANGUAGES[0]


def person_of(connection: HTTPConnection) -> str:
    """Who somebody is whom no seat tells apart: the browser, or for want of its token the address."""
    known = connection.cookies.get(PERSON)
    return hashed(known) if known else client_of(connection)


@dataclass(frozen=True, slots=True)
class Cookies:
    """Sets cookies: out of reach of scripts, and only over https where the server is reached so."""

    secure: bool

    def person(self, connection: HTTPConnection, response: Response) -> str:
        """The token of this browser; a new one if it has none yet."""
        self._tidy(connection, response)
        known = connection.cookies.get(PERSON)
        if known:
            return known
        token = new_token()
        self.set(response, PERSON, token)
        return token

    def _tidy(self, connection: HTTPConnection, response: Response) -> None:
        """Cookies of tables go with every request: the oldest are let go, and the browser's own token stands in."""
        of_tables = [name for name in connection.cookies if name.startswith(OF_TABLES)]
        for name in of_tables[:-MOST_OF_TABLES]:
            response.delete_cookie(name, path="/")

    def set(self, response: Response, name: str, value: str) -> None:
        """Keep a value in the browser."""
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/")


def same_origin(connection: HTTPConnection, public_url: str | None) -> bool:
    """Does a request come from a page of ours?  Programs say no origin; browsers always do where it matters."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "")}
    if public_url is not None:
        allowed.add(urlsplit(public_url).netloc)
    try:
        return urlsplit(origin).netloc in allowed
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else ""


def client_of(connection: HTTPConnection) -> str:
    """Whom a request counts for: its address, or in IPv6 the network, in which one household has any number of them."""
    return household(address_of(connection))


def household(address: str) -> str:
    """Whom an address counts for.

    >>> [household(address) for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:0:1:2:3:4:5", "::1")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:0:1::/64', '::1']
    """
    try:
        six = IPv6Address(address)
    except AddressValueError:
        return address
    return address if six.is_loopback else str(six.ipv4_mapped or IPv6Network((int(six), HOUSEHOLD), strict=False))
