"""What pages remember between two requests: who is here by a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from .visits import Visits


@dataclass(frozen=True, slots=True)
class Desk:
    """Where all pages look things up."""

    visits: Visits


def desk_of(request: Request) -> Desk:
    """The desk of the server that a request came to."""
    desk: Desk = request.app.state.desk
    return desk


TheDesk = Annotated[Desk, Depends(desk_of)]
