"""The browser client: what was built of it, and how it is sent.

The client is built into `client` beside this file (`make client`), every text file also compressed.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

BUILT = Path(str(files(__package__) / "client"))
SHELL = "index.html"
ASSETS = "assets/"
"""Their names change with what is in them."""
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}


def is_built(folder: Path = BUILT) -> bool:
    """Is there a client to be sent?"""
    return (folder / SHELL).is_file()


class ClientFiles(StaticFiles):
    """The files of the client, compressed where a browser reads that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One of them."""
        response = await super().get_response(path, scope)
        if isinstance(response, NotModifiedResponse) or response.status_code != 200:
            return response
        packed = _packed(Path(self.lookup_path(path)[0]), Headers(scope=scope), response.headers["content-type"])
        response = packed or response
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(ASSETS) else ASK_AGAIN
        return response


def _packed(file: Path, headers: Headers, kind: str) -> Response | None:
    """The file as it was compressed, in the first way that the browser reads."""
    reads = {each.partition(";")[0].strip() for each in headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if encoding in reads and packed.is_file():
            return FileResponse(packed, headers={"Content-Encoding": encoding}, media_type=kind)
    return None


def add_client(app: FastAPI, folder: Path = BUILT) -> None:
    """Let a server send the client, if it was built."""
    if is_built(folder):
        app.mount("/client", ClientFiles(directory=str(folder)))
