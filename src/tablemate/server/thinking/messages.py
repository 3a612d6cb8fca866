"""What the server and a thinking process say to each other: frames of a length and a message in MessagePack.

A question holds a redealt position, never the truth, and not what has happened before: the events of a seat are not
carried, and no bot of ours reads them.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablemate.kernel.json_types import JsonObject

LENGTH = 4
"""How many bytes say how long a message is."""
LONGEST_REPLY = 8_192


class Question(Struct, frozen=True):
    """What a bot in a seat is asked; the answer depends on nothing else.

    The position says its options, and the version of the rules where that is an earlier one.
    """

    game: str
    position: JsonObject
    seat: int
    bot: str
    seed: int


class Reply(Struct, frozen=True):
    """Base of what a thinking process says."""


class Ready(Reply, tag="ready", frozen=True):
    """It can be asked: everything that bots need has been imported."""


class Answer(Reply, tag="answer", frozen=True):
    """The text of an action, or None: the others first."""

    action: str | None


class Failed(Reply, tag="failed", frozen=True):
    """The bot gave no answer: the code of a fault, or the name of what was raised."""

    code: str


class Unreadable(Exception):
    """This is no reply."""


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_QUESTIONS = msgspec.msgpack.Decoder(Question)
_REPLIES: msgspec.msgpack.Decoder[Ready | Answer | Failed] = msgspec.msgpack.Decoder(Ready | Answer | Failed)


def framed(message: Question | Reply) -> bytes:
    """A message as it is written."""
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def length_of(frame: bytes | bytearray) -> int:
    """How long the message is that a frame begins with."""
    return int.from_bytes(frame[:LENGTH], "big")


def read_question(body: bytes) -> Question:
    """The question in a frame."""
    return _QUESTIONS.decode(body)


def read_reply(heard: bytearray) -> Reply | None:
    """The reply that was heard so far, None if more is to come; what says more than one reply is none."""
    if len(heard) < LENGTH:
        return None
    end = LENGTH + length_of(heard)
    if end > LENGTH + LONGEST_REPLY or len(heard) > end:
        raise Unreadable
    return _reply(bytes(heard[LENGTH:])) if len(heard) == end else None


def _reply(body: bytes) -> Reply:
    try:
        return _REPLIES.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable from None
