"""All that a client may say over its connection.  Whatever else comes is refused and changes nothing.

Each message that wants an answer has an `id` of the client's own: the answer names it, and the same id said twice is
carried out once.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tablemate.kernel.seats import MAX_SEATS

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "fr"]
Sequence = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Matter = Literal["pause", "resume", "abandon"]
"""What happens when everybody at the table wants it."""
LONGEST_MESSAGE = 4_096
"""How many bytes a message may have."""
LONGEST_TALK = 280
LONGEST_FIELD = 40
"""How much of the name of a field is repeated to whoever sent it."""


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages; the type is named by the tag of each."""


class Request(Message, frozen=True):
    """A message that is answered."""

    id: Id


class Join(Message, tag="join", frozen=True):
    """Look at the table: all of it, or what came after the last entry of the log that the client has.

    It comes first, and again where the language changes.  With `labels` every piece comes with its spoken label, with
    `sections` the table as headings and sentences, too.
    """

    language: Language
    last: Sequence | None = None
    labels: bool = False
    sections: bool = False


class Play(Request, tag="play", frozen=True):
    """An action in the notation of records, or in that of the client's language.

    `step` is the step that the client had seen when it was chosen, `sent` the time of the game that its clock showed.
    `seat` is another one than the client's own where that seat is absent.
    """

    action: Annotated[str, Meta(max_length=1_000)]
    step: Sequence
    sent: Sequence | None = None
    seat: Seat | None = None


class Undo(Request, tag="undo", frozen=True):
    """Take the last step back, which must be this one."""

    step: Sequence


class Preview(Request, tag="preview", frozen=True):
    """What would follow from an action."""

    action: Annotated[str, Meta(max_length=1_000)]


class Why(Request, tag="why", frozen=True):
    """Why an action cannot be played."""

    action: Annotated[str, Meta(max_length=1_000)]


class Hint(Request, tag="hint", frozen=True):
    """What the bot that knows the game best would do in this seat."""


class Say(Request, tag="say", frozen=True):
    """Talk: plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Sign(Request, tag="sign", frozen=True):
    """A sign of the game's palette, a call, or pointing at a piece."""

    sign: Annotated[str, Meta(max_length=40)]
    piece: Annotated[str, Meta(max_length=40)] | None = None


class Ready(Request, tag="ready", frozen=True):
    """Ready to begin, where the table waits for everybody."""

    ready: bool = True


class Want(Request, tag="want", frozen=True):
    """What happens when everybody at the table wants it: a pause, going on, giving the game up."""

    what: Matter
    wanted: bool = True


class Pong(Message, tag="pong", frozen=True):
    """The answer to `ping`, by which the table measures the lag of a line."""

    number: Sequence


Heard = Join | Play | Undo | Preview | Why | Hint | Say | Sign | Ready | Want | Pong
_DECODER = msgspec.json.Decoder(Heard)


_WRONG = re.compile(r"(?:field `|at `\$\.?)([^`]*)`")
"""Where a fault is, as the decoder tells it: a field that is missing or unknown, or one with another value."""


class Unreadable(Exception):
    """This is no message; `field` is what is wrong in it, empty where it is all of it."""

    def __init__(self, field: str = "") -> None:
        super().__init__(field)
        self.field = field


def kind(message: Heard) -> str:
    """What somebody says by a message, as its `type` names it."""
    return str(message.__struct_config__.tag)


def read(data: bytes | str) -> Heard:
    """The message that a client sent."""
    if len(data) > LONGEST_MESSAGE:
        raise Unreadable
    try:
        message: Heard = _DECODER.decode(data)
    except msgspec.ValidationError as wrong:
        found = _WRONG.search(str(wrong))
        raise Unreadable("" if found is None else found[1][:LONGEST_FIELD]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable from None
    return message
