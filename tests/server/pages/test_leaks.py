"""No page tells what its reader cannot know."""

from __future__ import annotations

import re

import httpx
import pytest

from tablemate.kernel.seats import SPECTATOR
from tablemate.server.identity import seat_cookie
from tablemate.server.tables.head import Head
from tests.server.conftest import Browser
from tests.server.games import GAMES, looking_alike
from tests.server.page_reader import Page, Reader, choices
from tests.server.running import Running

_ANEW = re.compile(
    r'(?<=name="page" value=")[\w-]+|(?:(?<=/t/)|(?<=table=))[\w-]{12}|(?<=<code>)[0-9a-f]{64}(?=</code>)',
)
"""What is another one on each page, or at each table: ids of messages, the table, the promise."""
SOME = 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_no_page_tells_what_its_reader_cannot_know(server: Running, browser: Browser, game: str, viewer: int) -> None:
    """The same bytes, whatever the rest of the deal is: also of previews and refusals."""
    players = 2 if game == "assembly" else 1
    for steps in (3, 8):
        told = [
            _told(server, browser(), Head.of(each), viewer)
            for each in looking_alike(game, viewer, steps, players=players)
        ]
        assert told[0] == told[1]


def _told(server: Running, someone: httpx.Client, head: Head, viewer: int) -> list[str]:
    """All that a seat, or a watcher, is told by pages."""
    lobby, reading = server.house.lobby, Reader(someone)
    made = server.done(lobby.make(head, [], "nobody"))
    for seat, link in enumerate(made.links):
        taken = server.done(lobby.take(link, None, "nobody"))
        if seat == viewer:
            someone.cookies.set(seat_cookie(made.table), taken.holder)
    pages = [reading.open(f"/t/{made.table}"), reading.open(f"/t/{made.table}/share")]
    actions = [button.attributes["value"] for button in choices(pages[0])]
    for action in (*actions[:SOME], "nonsense"):
        asked = [("step", "0"), ("action", action)]
        pages += [Page(reading.send(f"/t/{made.table}/{what}", asked)) for what in ("preview", "why")]
    return [_ANEW.sub("", page.source) for page in pages]
