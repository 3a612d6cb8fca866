"""What pages remember between two requests: who is here by a page, and how much they have said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from tablemate.server.limits import Buckets
from tablemate.server.settings import Limits

from .visits import Visits


@dataclass(frozen=True, slots=True)
class Desk:
    """Where all pages look things up."""

    visits: Visits
    talk: Buckets

    @classmethod
    def of(cls, limits: Limits) -> Desk:
        """A desk at which nobody has been yet."""
        return cls(Visits(), Buckets(limits.talk_a_second, limits.talk_at_once))


def desk_of(request: Request) -> Desk:
    """The desk of the server that a request came to."""
    desk: Desk = request.app.state.desk
    return desk


TheDesk = Annotated[Desk, Depends(desk_of)]
