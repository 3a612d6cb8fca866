"""The log of a table: all that has happened at it, in order.  What was refused is not in it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tablemate.server.wire.heard import Matter


class What(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all entries; the kind is named by the tag of each."""


class Sat(What, tag="sat", frozen=True):
    """Somebody sits in a seat from now on: a person, or a bot; None stands for a seat that is free."""

    seat: int
    player: str | None
    name: str | None = None


class Came(What, tag="came", frozen=True):
    """Whoever sits there is here."""

    seat: int


class Went(What, tag="went", frozen=True):
    """Whoever sits there is away."""

    seat: int


class Readied(What, tag="readied", frozen=True):
    """A seat is ready to begin, or not any more."""

    seat: int
    ready: bool
    id: str | None = None


class Started(What, tag="started", frozen=True):
    """The clock counts down, and then the game begins."""


class Played(What, tag="played", frozen=True):
    """One step of the game: a seat, or the clock, did this; `by` is who, and `id` what the client called it."""

    seat: int
    action: str
    at: int | None = None
    by: str | None = None
    id: str | None = None
    asked_by: int | None = None
    """The seat whose client asked for it, where that is another one."""


class TookBack(What, tag="took_back", frozen=True):
    """A seat took the last step back."""

    seat: int
    by: str | None = None
    id: str | None = None


class Said(What, tag="said", frozen=True):
    """Somebody said something: a seat, or a watcher to the other watchers."""

    seat: int | None
    text: str
    id: str | None = None


class Signed(What, tag="signed", frozen=True):
    """A seat made a sign or a call, perhaps about a piece."""

    seat: int
    sign: str
    piece: str | None = None
    id: str | None = None


class Hushed(What, tag="hushed", frozen=True):
    """What was said or shown last ended the talk of this turn."""

    turn: int


class Wanted(What, tag="wanted", frozen=True):
    """A seat wants something that happens when everybody wants it, or does not want it any more."""

    seat: int
    what: Matter
    wanted: bool
    id: str | None = None


class Paused(What, tag="paused", frozen=True):
    """The time of the game stands still: everybody wanted it, or the server was down."""

    now: int | None
    why: Literal["agreed", "downtime"]
    since: int | None = None
    """When it began, in milliseconds since 1970; None: when the entry was made."""


class Resumed(What, tag="resumed", frozen=True):
    """The game goes on after so many milliseconds."""

    lasted: int


class Abandoned(What, tag="abandoned", frozen=True):
    """Nobody goes on with this game."""


class Closed(What, tag="closed", frozen=True):
    """The host closed the table."""


AnyWhat = (
    Sat
    | Came
    | Went
    | Readied
    | Started
    | Played
    | TookBack
    | Said
    | Signed
    | Hushed
    | Wanted
    | Paused
    | Resumed
    | Abandoned
    | Closed
)


class Entry(Struct, frozen=True, gc=False):
    """An entry with its place in the log, when it was made, and the step that the game had then reached."""

    sequence: int
    at: int
    step: int
    what: AnyWhat


_DECODER = msgspec.json.Decoder(AnyWhat)


def written(what: AnyWhat) -> str:
    """As the database keeps it."""
    return msgspec.json.encode(what).decode()


def read(text: str) -> AnyWhat:
    """What the database has kept."""
    what: AnyWhat = _DECODER.decode(text)
    return what
