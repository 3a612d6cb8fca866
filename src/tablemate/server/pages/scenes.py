"""A table as a page shows it to one viewer: what the keeper tells a connection, and the view as headings and sentences.

The keeper puts it together when its turn comes, so that a page never shows a step that is not stored yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import Request

from tablemate.kernel.players import PERSON
from tablemate.server.forking import plays_alone
from tablemate.server.sheets import Section, sheet_of
from tablemate.server.storage.store import wall_time
from tablemate.server.tables.keeper import Keeper
from tablemate.server.wire import told
from tablemate.words import Words

from .guests import Guest

RECENT, MOST = 30, 300
"""How many entries of the log a page shows, and how many where more are asked for."""
LOOK_AGAIN = 5
"""Seconds until a page that waits for somebody else is looked at again, where that was asked for."""


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody wants to look at a table; links and forms of its pages keep to it."""

    table: str
    watch: bool = False
    follow: bool = False
    """Is the page looked at again by itself? Nobody who did not ask for that loses the place where they read."""
    whole: bool = False
    """Is more of the log shown?"""
    before: int = 0
    """The entry before which the log is shown; 0: to its end."""

    @classmethod
    def of(cls, request: Request, table: str) -> Way:
        """As a request has it."""
        asked = request.query_params
        watch, follow, whole = (bool(asked.get(name)) for name in ("watch", "follow", "whole"))
        return cls(table, watch, follow, whole, _number(asked.get("before", "")))

    def to(self, part: str = "", **otherwise: int) -> str:
        """The address of a page of this table."""
        asked = {"watch": self.watch, "follow": self.follow, "whole": self.whole, "before": self.before} | otherwise
        query = urlencode({name: int(wanted) for name, wanted in asked.items() if wanted})
        path = f"/t/{self.table}/{part}" if part else f"/t/{self.table}"
        return f"{path}?{query}" if query else path


@dataclass(frozen=True, slots=True)
class Scene:
    """What a page of a table shows."""

    table: told.Table
    words: Words
    sections: Sequence[Section]
    foreseen: Sequence[str]
    mine: bool
    """Does the table wait for this seat?"""
    away: Sequence[int]
    """The seats for which anybody may play now."""
    pointing: Mapping[str, Mapping[str, str]]
    """By sign that points at something: the pieces, and what pointing at each says."""
    talks: bool
    """Is there anybody else to talk to, or has anybody spoken?"""
    alone: bool
    """Does this seat play with nobody but bots?"""
    deal: str | None
    forked: int | None
    """The step of another game that this one goes on from."""
    timed: bool
    closed: bool
    over: bool
    won: bool
    log: Sequence[told.Entry]
    earlier: int
    """The first entry that is shown, where there are earlier ones; else 0."""
    long: bool
    """Has the log more than fits on a page?"""

    @property
    def moves_on(self) -> bool:
        """Does the table wait for somebody else, so that it will soon look otherwise?"""
        return not (self.mine or self.over or self.closed)


def _number(text: str) -> int:
    """The number of an entry; what is none stands for the end."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def scene(guest: Guest, way: Way) -> Scene:
    """A table as a guest sees it now."""
    return await guest.keeper.asked(lambda keeper: _scene(keeper, guest, way))


async def _scene(keeper: Keeper, guest: Guest, way: Way) -> Scene:
    room, ear = keeper.room, guest.ear
    until = min(way.before - 1, room.version) if way.before else room.version
    after = max(0, until - (MOST if way.whole else RECENT))
    table = keeper.telling.table(ear, host=guest.host, after=room.version, time=wall_time())
    entries = keeper.telling.looked_back(ear, room.log[after:until])
    words, view = keeper.telling.words(guest.language), table["now"]["view"]
    sheet = sheet_of(room.head.game)
    table["now"]["actions"].sort(key=lambda each: each["kind"] in sheet.last)
    return Scene(
        table=table,
        words=words,
        sections=[] if view is None else [*sheet.sections(words.aloud(), view, table["now"]["labels"] or {})],
        foreseen=[each["action"] for each in table["now"]["actions"] if each["kind"] in sheet.foreseen],
        mine=_is_mine(keeper, guest),
        away=_away(keeper, guest),
        pointing=_pointing(keeper, table["now"], words),
        talks=not room.closed and _talks(keeper, guest, entries),
        alone=guest.seat is not None and plays_alone(room.seats, guest.seat),
        deal=room.head.deal,
        forked=None if room.head.forked is None else room.head.forked[1],
        timed=room.is_timed,
        closed=room.closed,
        over=room.over,
        won=room.table.outcome is not None and room.table.outcome.won,
        log=[each for each in reversed(entries) if each["lines"]],
        earlier=after + 1 if after else 0,
        long=room.version > MOST,
    )


def _is_mine(keeper: Keeper, guest: Guest) -> bool:
    asked = [each for each in keeper.room.table.waiting if each.seat == guest.seat]
    return keeper.telling.can_act() and any(not each.optional for each in asked)


def _talks(keeper: Keeper, guest: Guest, log: Sequence[told.Entry]) -> bool:
    """Whoever plays with bots alone has nobody to talk to, unless a watcher speaks up after the end."""
    people = sum(seat.bot is None for seat in keeper.room.seats)
    return guest.seat is None or people > 1 or any(each["kind"] == "said" for each in log)


def _away(keeper: Keeper, guest: Guest) -> list[int]:
    if guest.seat is None or not keeper.telling.can_act():
        return []
    return [seat for seat in keeper.room.absent() if seat != guest.seat]


def _pointing(keeper: Keeper, now: told.Now, words: Words) -> dict[str, dict[str, str]]:
    if now["view"] is None:
        return {}
    pieces, say = sorted(keeper.customs.pieces(now["view"]), key=_in_order), keeper.customs.sign_words
    signs = [each["sign"] for each in now["signs"] if each["points"]]
    return {sign: {piece: say(words, sign, piece) for piece in pieces} for sign in signs}


def _in_order(piece: str) -> tuple[int, str]:
    """Numbers as numbers, then names."""
    return (int(piece), piece) if piece.isdecimal() else (1 << 30, piece)


def sitting(seat: told.SeatTold, own: int | None) -> str:
    """Who sits in a seat, in one word: `you`, `nobody`, `person` or `bot`."""
    if seat["seat"] == own:
        return "you"
    if seat["player"] is None:
        return "nobody"
    return "person" if seat["player"] == PERSON else "bot"
