"""Tables by pages: set up by their form, seats taken by their links, and played by buttons alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from tests.server.games import GAMES
from tests.server.page_reader import Button, Page, Reader, choices
from tests.server.running import Running

Readers = Callable[..., Reader]
MOST_STEPS = 3_000


def paths_of(table: str) -> list[str]:
    """Where every kind of page is, also of those that say what is wrong."""
    paths = ["/", *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES), "/nowhere"]
    paths += [f"/t/{table}", f"/t/{table}?watch=1", f"/t/{table}?whole=1", f"/t/{table}/share", "/t/unknown"]
    paths += ["/mine", "/today", "/records", f"/t/{table}/replay", "/records/unknown/replay"]
    return paths + [f"/{what}/{game}" for what in ("statistics", "deals") for game in GAMES]


def set_up(host: Reader, game: str, **chosen: str) -> Page:
    """A table with options that are chosen in the form, one after the other."""
    page = host.open(f"/new/{game}")
    for name, value in chosen.items():
        page = host.press(check_button(page), {f"option.{name}": value})
    return host.press(make_button(page))


def check_button(page: Page) -> Button:
    """The button that has the form judged once more."""
    return next(each for each in page.buttons(page.forms[-1].action) if each.attributes.get("value") == "check")


def make_button(page: Page) -> Button:
    """The button that makes the table."""
    return next(each for each in page.buttons(page.forms[-1].action) if each.attributes.get("value") == "make")


def table_of(page: Page) -> str:
    """The table that a page is about."""
    found = re.search(r"/t/([\w-]{12})", str(page.response.url))
    assert found is not None, page.response.url
    return found[1]


def links_of(page: Page) -> list[str]:
    """The links of seats that a page tells."""
    return [re.sub(r"^.*/s/", "/s/", each) for each in page.links if "/s/" in each]


def sit_down(guest: Reader, link: str, name: str = "") -> Page:
    """Take a seat by its link."""
    page = guest.open(link)
    return guest.press(page.buttons("/s")[0], {"name": name})


def play_out(readers: Sequence[Reader], table: str, chance: int = 0) -> list[Page]:
    """Everybody presses any button that is open to them, to the end; how it looks to each of them then."""
    random = Random(chance)
    for _ in range(MOST_STEPS):
        pages = [each.open(f"/t/{table}") for each in readers]
        open_to = [(each, _going_on(page)) for each, page in zip(readers, pages, strict=True)]
        if not any(buttons for _, buttons in open_to):
            return pages
        who, buttons = random.choice([each for each in open_to if each[1]])
        answer = who.press(random.choice(buttons))
        assert answer.status == 200, answer.text
    raise AssertionError("the game does not end")


def _going_on(page: Page) -> list[Button]:
    """The actions that are open, without those that lead back."""
    return [each for each in choices(page) if each.attributes["value"] != "take back"]


def two_at_assembly(server: Running, reader: Readers, **chosen: str) -> tuple[Reader, Reader, str]:
    """Two people at a table, first the one whose turn it is."""
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2", **chosen)
    sit_down(guest, links_of(share)[0], "Ben")
    first = server.table(table_of(share)).waiting[0].seat
    return (host, guest, table_of(share)) if first == 0 else (guest, host, table_of(share))
