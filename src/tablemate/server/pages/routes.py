"""How pages are asked for: whatever can be looked at can also be asked for without its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from fastapi.types import DecoratedCallable

from .scripted import choose


def shows(router: APIRouter, path: str) -> Callable[[DecoratedCallable], DecoratedCallable]:
    """Marks what answers with a page to look at; the client shows it where it runs."""
    return router.api_route(path, methods=["GET", "HEAD"], dependencies=[Depends(choose)], **_PLAIN)


def takes(router: APIRouter, path: str) -> Callable[[DecoratedCallable], DecoratedCallable]:
    """Marks what takes a form."""
    return router.post(path, **_PLAIN)


_PLAIN: dict[str, Any] = {"response_class": Response, "response_model": None}
