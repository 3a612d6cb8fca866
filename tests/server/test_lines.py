"""The lines below what is said over them: one that was cut leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from tablemate.server.lines import LINE, AskingLine, Line
from tablemate.server.mail import Mail
from tablemate.server.network import Place, listen

LINES, LOOKS = 3, 10


@contextmanager
def _without_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Listening:
    """Accepts every line, and notes it."""

    def __init__(self) -> None:
        self.lines: list[weakref.ref[Line] | weakref.ref[ServerProtocol]] = []
        self.ended = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Listen until the line ends."""
        await send({"type": "websocket.accept"})
        scope[LINE].forget_greeting()
        self.lines += [weakref.ref(scope[LINE]), weakref.ref(scope[LINE].conn)]
        while (await receive())["type"] != "websocket.disconnect":
            pass
        if len(self.lines) == 2 * LINES:
            self.ended.set()


def test_a_line_that_was_cut_is_freed_at_once() -> None:
    """Garbage is rarely looked for, so that nobody has to wait for that: thousands of lines may not depend on it."""

    async def scenario() -> None:
        app = Listening()
        config = uvicorn.Config(app, log_config=None, lifespan="off", http=AskingLine, ws=Line)
        with closing(listen("127.0.0.1", 0)) as listening, _without_collections():
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            for _ in range(LINES):
                async with connect(f"ws://127.0.0.1:{Place.of(listening).port}", compression=None) as line:
                    await line.send("something")
                    line.transport.abort()
            await app.ended.wait()
            for _ in range(LOOKS):
                await asyncio.sleep(0)
            assert not any(each() for each in app.lines)
            server.should_exit = True
            await serving

    asyncio.run(scenario())


def test_mail_is_read_in_its_order_also_by_a_reader_who_waits_and_one_who_gave_up() -> None:
    async def scenario() -> None:
        mail: Mail[int] = Mail()
        gave_up = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        gave_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gave_up
        waits = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        for number in range(3):
            mail.put_nowait(number)
        assert [await waits, await mail.get(), await mail.get()] == [0, 1, 2]
        assert mail.empty()

    asyncio.run(scenario())
