"""The server: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.types import Receive, Scope, Send

import tablemate
from tablemate.kernel.errors import TablemateError

from .api import games, mine, records, statistics, system, tables, today
from .client_files import add_client
from .house import House
from .identity import Cookies, client_of, same_origin
from .limits import Buckets
from .lobby import Lobby
from .logs import Watched
from .meter import CountedThinking, Meter
from .paces import Paces
from .pages import add_pages, trouble
from .problems import NotYours, Refusal, TooLarge, TooMuch, status_of
from .settings import Limits, Settings
from .sockets import Sockets
from .storage.hold import holding, make_folder
from .storage.store import Store
from .tables.keepers import Keepers
from .thinking import Thinkers
from .uploads import Uploads
from .workshop import Workshop

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
SOCKET_PATH = "/ws/"
PERSONAL = "/api/"
"""What is answered there may be for one browser alone: nothing between us and it keeps that."""
UPLOADS = ("/api/records", "/records")
"""Where records are brought, by programs and by people."""


def make_app(settings: Settings) -> FastAPI:
    """A server that keeps its tables where the settings say."""
    meter = Meter()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, meter) as house:
            app.state.house = house
            yield

    app = Server(title="Tablemate", version=tablemate.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(records.router)
    app.include_router(games.router)
    app.include_router(mine.router)
    app.include_router(statistics.router)
    app.include_router(today.router)
    app.include_router(tables.router)
    app.include_router(system.router)
    add_pages(app)
    add_client(app)
    app.add_exception_handler(TablemateError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(Exception, _broken)
    app.middleware("http")(_guard)
    app.add_middleware(Watched, meter=meter)
    return app


class Server(FastAPI):
    """FastAPI for HTTP; connections of tables go straight to their keepers, past everything that only HTTP needs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one connection."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        house: House = self.state.house
        await house.sockets.serve(WebSocket(scope, receive, send), scope["path"].removeprefix(SOCKET_PATH))


@asynccontextmanager
async def open_house(settings: Settings, meter: Meter) -> AsyncIterator[House]:
    """The parts of a server, from its start to its end; nobody else keeps its database meanwhile."""
    make_folder(settings.data)
    with holding(settings.database_url, settings.address):
        async with _parts(settings, meter) as house:
            yield house


@asynccontextmanager
async def _parts(settings: Settings, meter: Meter) -> AsyncIterator[House]:
    """Each is stopped before those it needs, also where one fails to."""
    async with AsyncExitStack() as stopping:
        store = await Store.open(settings.database_url, meter)
        stopping.push_async_callback(store.close)
        thinkers = Thinkers(settings.thinkers)
        stopping.push_async_callback(thinkers.stop)
        await thinkers.start()
        keepers = Keepers(store, CountedThinking(thinkers, meter), settings.idle_seconds, settings.claim_window)
        stopping.push_async_callback(keepers.stop)
        keepers.start()
        limits, lobby, workshop = settings.limits, Lobby(store, keepers), Workshop()
        paces = Paces(limits)
        stopping.callback(workshop.close)
        secure = (settings.public_url or "").startswith("https:")
        yield House(
            settings,
            store,
            lobby,
            sockets=Sockets(lobby, settings, paces),
            cookies=Cookies(secure),
            tables_made=Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour),
            requests=Buckets(limits.requests_a_second, limits.requests_at_once),
            workshop=workshop,
            uploads=Uploads(),
            paces=paces,
        )


async def _guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    """What changes something comes from a page of ours, nobody asks too often, and browsers are told to be careful."""
    house: House = request.app.state.house
    if not house.requests.allows(client_of(request)):
        response = await _refused(request, TooMuch("too_many_requests"))
    elif request.method not in SAFE and not same_origin(request, house.settings.public_url):
        response = await _refused(request, NotYours("foreign_origin"))
    elif not _fits(request, house.settings.limits):
        response = await _refused(request, TooLarge("body_too_large", most=house.settings.limits.body_bytes))
    else:
        response = await answer(request)
    if request.url.path.startswith(PERSONAL):
        response.headers.setdefault("Cache-Control", "no-store")
    return _careful(response)


def _careful(response: Response) -> Response:
    response.headers.update({name: value for name, value in HEADERS.items() if name not in response.headers})
    return response


def _fits(request: Request, limits: Limits) -> bool:
    """Does a body say beforehand how long it is, and is that not too long?  Records have a limit of their own."""
    if request.method in SAFE or request.url.path in UPLOADS:
        return True
    length = request.headers.get("content-length", "" if "transfer-encoding" in request.headers else "0")
    return length.isdecimal() and len(length) < 12 and int(length) <= limits.body_bytes


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TablemateError)
    house: House = request.app.state.house
    house.meter.refusals[problem.fault.code] += 1
    return trouble(request, problem, status_of(problem))


async def _unreadable(request: Request, problem: Exception) -> Response:
    """FastAPI's own refusal, in a sentence of ours."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0] if problem.errors() else {"loc": ()}
    where = ".".join(str(part) for part in first["loc"])[:60]
    return trouble(request, Refusal("request_invalid", where=where), 422)


async def _broken(request: Request, problem: Exception) -> Response:
    """A mistake of ours, which is in the log; whoever asked is told that there is one."""
    return _careful(trouble(request, Refusal("server_broken"), 500))
