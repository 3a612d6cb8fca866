"""After the end: a game step by step, its record to take along, one to bring and look at, and going on from a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from tablemate.kernel.records import Record
from tablemate.kernel.seats import SPECTATOR
from tablemate.server.after import check_unsealed
from tablemate.server.bodies import read_body
from tablemate.server.forking import Wish, forked, in_practice
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import language_of
from tablemate.server.lobby import Held
from tablemate.server.problems import TooLarge
from tablemate.server.storage.store import wall_time
from tablemate.server.tables.keeper import Keeper
from tablemate.server.workshop import Breath, Work

from .bringing import Brought, look_at
from .making import check_may_make, make, wishes_of
from .replaying import Beside, Eyes, replay_of, table_at
from .shapes.common import REFUSALS
from .shapes.records import ForkAsked, RecordLooked, Replay, SeenAt, Viewer
from .shapes.tables import TableMade

router = APIRouter(prefix="/api", tags=["after the end"], responses=REFUSALS)
JSON = "application/json"
FILE = {200: {"content": {JSON: {"schema": {"type": "object"}}}}}
BROUGHT = {"requestBody": {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}}
Published = Annotated[str | None, Query(max_length=200)]
ToldBeside = Annotated[Beside, Depends()]


@router.get("/tables/{table}/record", responses=FILE)  # type: ignore[arg-type]
async def take_along(table: str, request: Request, house: TheHouse) -> Response:
    """The record of a game that is over, as a file: it replays exactly, and proves that nobody chose the cards."""
    record = await house.after(request).record(table)
    return as_file(record.dumps().encode(), f"tablemate-{record.game}-{table}.json")


def as_file(content: bytes, name: str) -> Response:
    """A file to keep."""
    return Response(content, media_type=JSON, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay(table: str, request: Request, house: TheHouse, viewer: Viewer = "open") -> Response:
    """A game that is over, step by step."""
    return await _replayed(await house.after(request).record(table), viewer, request, house)


@router.get("/tables/{table}/replay/{step}", response_model=SeenAt)
async def replay_step(
    table: str, step: int, request: Request, house: TheHouse, beside: ToldBeside, viewer: Viewer = "open"
) -> Response:
    """The table after a step of a game that is over."""
    return await _shown(await house.after(request).record(table), step, viewer, request, house, beside)


@router.post("/tables/{table}/fork", status_code=201)
async def go_on(table: str, asked: ForkAsked, request: Request, response: Response, house: TheHouse) -> TableMade:
    """Go on from a step: of a game that is over, or of one's own that is played alone, to practise."""
    check_may_make(request, house)
    row = await house.after(request).row(table)
    check_unsealed(row, wall_time())
    record, wish = None, _wish(asked)
    if row.ended is None:
        held, keeper = await house.held(request, table), await house.lobby.keeper(table)
        record, wish = await keeper.asked(lambda it: _in_practice(it, held, _wish(asked)))
    return await _forked(record or await house.after(request).opened(row), wish, asked, request, response, house)


@router.post("/records", openapi_extra=BROUGHT, response_model=RecordLooked)
async def bring(request: Request, house: TheHouse, viewer: Viewer = "open", commitment: Published = None) -> Response:
    """Look at a record, and at what it proves; a promise is compared with the hash that was published, if it is told.

    It is kept for an hour, under a name that nobody can guess, and never stored.
    """
    most = house.settings.limits.upload_bytes
    data = await read_body(request, most, TooLarge("upload_too_large", most=most))
    brought = await look_at(data, commitment, request, house)
    eyes = Eyes.of(viewer, language_of(request), brought.looked.brought.game)
    return await _written(house.work(request), lambda breath: _looked(brought, eyes, breath))


@router.get("/records/{record}/replay", response_model=Replay)
async def replay_brought(record: str, request: Request, house: TheHouse, viewer: Viewer = "open") -> Response:
    """A record that was brought, step by step."""
    return await _replayed(house.uploads.record(record), viewer, request, house)


@router.get("/records/{record}/replay/{step}", response_model=SeenAt)
async def replay_brought_step(
    record: str, step: int, request: Request, house: TheHouse, beside: ToldBeside, viewer: Viewer = "open"
) -> Response:
    """The table after a step of a record that was brought."""
    return await _shown(house.uploads.record(record), step, viewer, request, house, beside)


@router.post("/records/{record}/fork", status_code=201)
async def go_on_brought(
    record: str, asked: ForkAsked, request: Request, response: Response, house: TheHouse
) -> TableMade:
    """Go on from a step of a record that was brought."""
    check_may_make(request, house)
    return await _forked(house.uploads.record(record), _wish(asked), asked, request, response, house)


async def _written(work: Work, answer: Callable[[Breath], BaseModel]) -> Response:
    """An answer that is put together and written beside the event loop."""
    return Response(await work.do(lambda breath: answer(breath).model_dump_json()), media_type=JSON)


async def _replayed(record: Record, viewer: str, request: Request, house: House) -> Response:
    eyes = Eyes.of(viewer, language_of(request), record.game)
    return await _written(house.work(request), lambda breath: replay_of(record, eyes, breath))


async def _shown(record: Record, step: int, viewer: str, request: Request, house: House, beside: Beside) -> Response:
    eyes = Eyes.of(viewer, language_of(request), record.game)
    return await _written(house.work(request), lambda breath: table_at(record, step, eyes, breath, beside))


async def _in_practice(keeper: Keeper, held: Held, wish: Wish) -> tuple[Record, Wish]:
    """In its turn: a move that is not stored has not happened."""
    return in_practice(keeper.room, held, wish)


def _wish(asked: ForkAsked) -> Wish:
    viewer = SPECTATOR if asked.viewer == "spectator" else asked.viewer
    return Wish(asked.step, asked.future == "anew", viewer, asked.practice, asked.auto_roll)


async def _forked(
    record: Record, wish: Wish, asked: ForkAsked, request: Request, response: Response, house: House
) -> TableMade:
    head = await house.work(request).do(lambda breath: forked(record, wish, breath))
    return await make(head, wishes_of(asked.seats), request, response, house, own=0 if asked.sit else None)


def _looked(brought: Brought, eyes: Eyes, breath: Breath) -> RecordLooked:
    looked = brought.looked
    replay = None if looked.record is None else replay_of(looked.record, eyes, breath)
    return RecordLooked(holds=looked.holds, verdicts=brought.verdicts, record=brought.name, replay=replay)
