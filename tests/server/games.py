"""Games that tests play to their end, and what makes two answers alike."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import httpx

import tablemate
from tablemate.kernel.json_types import JsonObject, Known
from tablemate.kernel.table import Table
from tablemate.server.identity import seat_cookie
from tablemate.server.lobby import SeatWish
from tablemate.server.tables.head import Head
from tablemate.server.tokens import new_token

from .running import Running

GAMES = tablemate.games()
QUICK: Mapping[str, JsonObject] = {"fuse": {"mode": "rolls", "roll_budget": 4}}
"""Options with which games end soon, where the usual ones do not."""
PERSON = "somebody whom no test knows"
FOR_TWO = "assembly"
"""A game with hidden hands."""
_OTHERS = re.compile(
    r"(?<=127.0.0.1:)\d+|\b[0-9a-f]{64}\b|\b1[6-9]\d{11}\b"
    r"|(?<=/[st]/)[\w-]+|(?<=\"table\":\")[\w-]+|(?<=\"table\": \")[\w-]+"
)
"""Ports, hashes, times, links and names of tables."""
UNTOLD = ("date", "set-cookie", "content-length")


def options_of(game: str, **more: object) -> JsonObject:
    """Options of a game that ends soon."""
    return {**QUICK.get(game, {}), **more}


def make(browser: httpx.Client, game: str, **options: object) -> JsonObject:
    """A new table, at which its maker sits; in a game that nobody plays alone, somebody else in each other seat."""
    made = _made(browser, game, options, sit=True)
    if 1 not in tablemate.game(game).traits.players:
        with httpx.Client(base_url=browser.base_url, timeout=browser.timeout) as other:
            for seat in made["seats"][1:]:
                done(other.post("/api/seats", json={"token": seat["link"].rpartition("/")[2]}))
    return made


def make_for_others(browser: httpx.Client, game: str, **options: object) -> JsonObject:
    """A new table, at which nobody sits yet."""
    return _made(browser, game, options, sit=False)


def _made(browser: httpx.Client, game: str, options: JsonObject, *, sit: bool) -> JsonObject:
    asked = {"game": game, "options": options_of(game, **options), "sit": sit}
    made: JsonObject = done(browser.post("/api/tables", json=asked), 201)
    return made


def done(response: httpx.Response, status: int = 200) -> Known:
    """What was answered, if all went well."""
    assert response.status_code == status, response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal."""
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    return str(response.json()["sentence"])


def take_seats(made: JsonObject, *browsers: httpx.Client) -> None:
    """Somebody sits down in each seat of a table."""
    for browser, seat in zip(browsers, made["seats"], strict=True):
        done(browser.post("/api/seats", json={"token": seat["link"].rpartition("/")[2]}))


def finished(server: Running, browser: httpx.Client, game: str, *, chance: int = 0, **options: object) -> JsonObject:
    """A table at which somebody has played alone to the end."""
    made = make(browser, game, **options)
    server.play_on(made["table"], chance=chance)
    return made


def made_with(server: Running, head: Head, browser: httpx.Client | None = None) -> str:
    """A table with a head of one's own, where every seat is taken; the browser's is the last."""
    person = PERSON if browser is None else person_of(browser)
    made = server.done(server.house.lobby.make(head, [SeatWish()] * head.open().seats, person))
    for link in made.links:
        taken = server.done(server.house.lobby.take(link, None, person))
        if browser is not None:
            browser.cookies.set(seat_cookie(made.table), taken.holder)
    return made.table


def person_of(browser: httpx.Client) -> str:
    """The token of a browser; it gets one, if it has none yet."""
    if "person" not in browser.cookies:
        browser.cookies.set("person", new_token())
    return str(browser.cookies["person"])


def looking_alike(game: str, viewer: int = 0, steps: int = 3, **options: object) -> tuple[Table, Table]:
    """Two games of which a viewer knows the same and the rest is dealt differently."""
    truth, random = tablemate.game(game).new(seed=21, **options_of(game, **options)), Random(1)
    for _ in range(steps):
        asked = next(each for each in truth.waiting if not each.optional)
        truth.play(random.choice(truth.legal(asked.seat)), asked.seat)
    one, two = truth.redealt(viewer, 1), truth.redealt(viewer, 2)
    assert one.view(viewer) == two.view(viewer)
    assert one.digest() != two.digest()
    return one, two


def alike(answer: httpx.Response) -> str:
    """An answer without what is another one each time."""
    headers = [each for each in answer.headers.items() if each[0] not in UNTOLD]
    return f"{answer.status_code} {headers} {_OTHERS.sub('', answer.text)}"
