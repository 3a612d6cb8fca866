"""A game that is over, step by step, as anybody saw it; records that people bring; and going on from a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fastapi import APIRouter, Request, Response

import tablemate
from tablemate.bots import bots_of
from tablemate.kernel.errors import TablemateError
from tablemate.kernel.records import Record
from tablemate.kernel.seats import MAX_SEATS, SPECTATOR
from tablemate.kernel.table import Table
from tablemate.server.api import records as api
from tablemate.server.api.bringing import look_at
from tablemate.server.api.replaying import OPEN, Eyes, replay_of
from tablemate.server.api.shapes.common import SeatAsked
from tablemate.server.api.shapes.records import ForkAsked, Replay
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import language_of
from tablemate.server.problems import status_of
from tablemate.server.sheets import Section, sheet_of
from tablemate.server.workshop import Breath
from tablemate.words import Words

from .arriving import go_to
from .forms import Form, TheForm, fitting, read_file
from .page import page, see, words_of
from .routes import shows, takes

router = APIRouter()
AROUND = 12
"""How many steps are listed before and behind the one that is shown."""
ONLY_SEAT = 0
EYES = ("open", "spectator", *map(str, range(MAX_SEATS)))


@dataclass(frozen=True, slots=True)
class Board:
    """The table as one viewer saw it."""

    called: str
    sections: Sequence[Section]


@dataclass(frozen=True, slots=True)
class Past:
    """A moment of a game that is over: the game, the step, and the table then, perhaps as several saw it."""

    game: Replay
    words: Words
    step: int
    waited: str
    boards: Sequence[Board]


@shows(router, "/t/{table}/replay")
async def replay(table: str, request: Request, house: TheHouse) -> Response:
    """A game of this server."""
    record = await house.after(request).record(table)
    return await _shown(request, house, record, f"/t/{table}", f"/api/tables/{table}/record")


@takes(router, "/t/{table}/fork")
async def go_on(table: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """Go on from a step of a game of this server, or from where one's own stands."""
    response = see("/")
    return go_to(response, house, await api.go_on(table, _asked(form), request, response, house))


@shows(router, "/records")
async def bring(request: Request) -> Response:
    """A form for a record to be looked at."""
    return page(request, "records.html", looked=None, wrong=None)


@takes(router, "/records")
async def look(request: Request, house: TheHouse) -> Response:
    """What a record proves that somebody brought; what is none is refused beside the form."""
    try:
        return await _looked_at(request, house)
    except TablemateError as problem:
        wrong = words_of(request).told(problem.fault)
        return page(request, "records.html", status=status_of(problem), here="/records", looked=None, wrong=wrong)


async def _looked_at(request: Request, house: House) -> Response:
    form = await read_file(request, house.settings.limits.upload_bytes)
    brought = await look_at(form.file, form.one("commitment") or None, request, house)
    return page(
        request,
        "records.html",
        words=brought.words,
        here="/records",
        looked=brought.looked,
        verdicts=[each.sentence for each in brought.verdicts],
        record=brought.name,
        wrong=None,
    )


@shows(router, "/records/{record}/replay")
async def replay_brought(record: str, request: Request, house: TheHouse) -> Response:
    """A record that somebody brought."""
    return await _shown(request, house, house.uploads.record(record), f"/records/{record}", None)


@takes(router, "/records/{record}/fork")
async def go_on_brought(record: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """Go on from a step of a record that somebody brought."""
    response = see("/")
    return go_to(response, house, await api.go_on_brought(record, _asked(form), request, response, house))


def _asked(form: Form) -> ForkAsked:
    """As the form says; whoever asks sits down, the others are people or bots."""
    bot, own, seats = form.one("others") or None, form.number("own"), min(form.number("seats"), MAX_SEATS)
    anew, viewer = form.one("future") == "anew", form.one("viewer")
    with fitting():
        return ForkAsked(
            step=form.number("step"),
            future="anew" if anew else "same",
            viewer=int(viewer) if anew and viewer in EYES[2:] else None,
            seats=[SeatAsked(bot=None if seat == own else bot) for seat in range(seats)] if bot else [],
            practice="practice" in form,
            sit=True,
        )


async def _shown(request: Request, house: House, record: Record, path: str, file: str | None) -> Response:
    asked = request.query_params.get("as", "")
    chosen = asked if asked in EYES else None
    eyes = Eyes.of(chosen or EYES[0], language_of(request), record.game)
    step = _step(request.query_params.get("step"), record)
    past = await house.work(request).do(lambda breath: _past(record, step, eyes, breath, chosen=chosen is not None))
    steps = past.game.steps
    return page(
        request,
        "replay.html",
        words=past.words,
        past=past,
        path=path,
        file=file,
        eyes=past.game.viewer,
        steps=[each for each in reversed(steps) if abs(each.step - step) <= AROUND],
        last=past.game.last,
        bots=bots_of(record.game),
    )


def _step(asked: str | None, record: Record) -> int:
    """The step that was asked for, else the last one; beyond the end there is none."""
    last = len(record.moves)
    return min(int(asked), last) if asked is not None and asked.isdecimal() and len(asked) < 7 else last


def _past(record: Record, step: int, eyes: Eyes, breath: Breath, *, chosen: bool) -> Past:
    """A moment of a game; whose eyes nobody chose are those of the player where there is only one."""
    table = record.at(tablemate.game(record.game), step, breath)
    eyes = eyes if chosen or table.seats > 1 else replace(eyes, called=str(ONLY_SEAT))
    words, told = eyes.about(table).words, eyes.told
    asked = [words.decision(each, told, table.view(told)) for each in table.waiting[:1]]
    boards = [*_boards(table, words, eyes)]
    return Past(replay_of(record, eyes, breath), words, step, asked[0] if asked else words.say("online-over"), boards)


def _boards(table: Table, words: Words, eyes: Eyes) -> Iterator[Board]:
    """Open eyes look over every shoulder, once where everybody sees the same."""
    seats = [0] if table.game.traits.alike else [*range(table.seats)]
    sheet = sheet_of(table.game.name)
    for viewer in seats if eyes.viewer is OPEN else [eyes.viewer]:
        view = table.view(viewer)
        called = "" if viewer == SPECTATOR else words.seat(viewer)
        yield Board(called, [*sheet.sections(words.aloud(), view, words.labels(view))])
