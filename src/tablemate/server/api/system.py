"""What is asked about the server itself: is it well, what does it count, and how is it spoken to."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import address_of, language_of
from tablemate.server.metrics import CONTENT_TYPE, metrics
from tablemate.server.problems import NotYours
from tablemate.server.settings import MetricsFor
from tablemate.words import Words

from .reference import reference_page, reference_style
from .shapes.common import REFUSALS
from .wire_schema import wire_schema

router = APIRouter(tags=["server"], responses={429: REFUSALS[429]})
PATIENCE = 2.0
"""Seconds that a database may take to answer."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What a request carries that came through a proxy."""


class Health(BaseModel):
    """How the server is: `ok`, or `trouble` if its database does not answer, or did not take what was written last."""

    service: Literal["tablemate"] = "tablemate"
    version: str = tablemate.__version__
    status: Literal["ok", "trouble"]
    database: bool


@router.get("/health", responses={503: {"model": Health}})
async def health(response: Response, house: TheHouse) -> Health:
    """Whether moves can be stored."""
    writer = house.store.writer
    answers = writer.runs and not writer.fails and await _answers(house)
    if not answers:
        response.status_code = 503
    return Health(status="ok" if answers else "trouble", database=answers)


async def _answers(house: House) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), house.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, TimeoutError, OSError):
        return False
    return True


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}, 403: REFUSALS[403]})
async def tell_metrics(request: Request, house: TheHouse) -> Response:
    """The figures of the server for Prometheus; nothing in them is about a single table."""
    forwarded = any(name in request.headers for name in FORWARDED)
    if not may_measure(house.settings.metrics, address_of(request), forwarded=forwarded):
        raise NotYours("metrics_private")
    return Response(metrics(house.meter, house), media_type=CONTENT_TYPE)


def may_measure(whom: MetricsFor, client: str, *, forwarded: bool) -> bool:
    """May a client read the figures?  Whoever asks through a proxy is somewhere else, whatever the address says."""
    if whom in ("anybody", "nobody"):
        return whom == "anybody"
    try:
        address = ip_address(client)
    except ValueError:
        return False
    return not forwarded and (address.is_loopback or (whom == "network" and address.is_private))


@router.get("/wire.json", response_class=JSONResponse)
async def wire() -> JsonObject:
    """The messages of a table's connection, `/ws/{table}`, as JSON Schema."""
    return wire_schema()


@router.get("/docs", response_class=HTMLResponse, include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """How the server is spoken to, for people."""
    return HTMLResponse(reference_page(request.app.openapi(), wire_schema(), Words(language_of(request))))


@router.get("/docs.css", response_class=Response, include_in_schema=False)
async def docs_style() -> Response:
    """How that looks."""
    return Response(reference_style(), media_type="text/css")
