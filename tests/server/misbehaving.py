"""A thinking process in which bots do what no bot should: each is asked for by the name of what it does."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO
from unittest.mock import patch

from tablemate.server.thinking import worker
from tablemate.server.thinking.messages import LENGTH, Answer, Failed, Question, Ready, Reply, framed

usual = worker.answer


class Noise(Reply, frozen=True):
    """Octets that are no reply."""

    octets: bytes


def stuck(question: Question) -> Reply:
    """Think for ever."""
    threading.Event().wait()
    raise AssertionError


def endless(question: Question) -> Reply:
    """Think for ever, and never rest."""
    while True:
        pass


def exits(question: Question) -> Reply:
    """End, as if all were well."""
    os._exit(0)


def killed(question: Question) -> Reply:
    """End as a process without memory does."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def silent(question: Question) -> Reply:
    """Say that nothing will ever be said, and go on."""
    os.closerange(3, 5)
    return stuck(question)


def prints(question: Question) -> Reply:
    """Print, and then answer like a good bot."""
    print("thinking ...", flush=True)
    print("thinking ...", file=sys.stderr, flush=True)
    return usual(Question(question.game, question.position, question.seat, "random", question.seed))


def raises(question: Question) -> Reply:
    """Ask the usual answer of something that is no position."""
    return usual(Question(question.game, {"options": []}, question.seat, "random", question.seed))


def no_such_bot(question: Question) -> Reply:
    """A bot that there is none of."""
    return usual(question)


def breaks(question: Question) -> Reply:
    """A bot with a bug."""
    with patch.object(worker, "make_bot", side_effect=ZeroDivisionError):
        return usual(question)


BEHAVIOURS: dict[str, Callable[[Question], Reply]] = {
    each.__name__: each for each in (stuck, endless, exits, killed, silent, prints, raises, no_such_bot, breaks)
} | {
    "passes": lambda _: Answer(None),
    "cheats": lambda _: Answer("win the game"),
    "ready_again": lambda _: Ready(),
    "garbage": lambda _: Noise(b"\x00\x00\x00\x05hello"),
    "empty": lambda _: Noise(bytes(LENGTH)),
    "text": lambda _: Noise(b"Traceback (most recent call last):\n"),
    "huge": lambda _: Noise(framed(Answer("a" * 1_000_000))),
    "said_twice": lambda _: Noise(framed(Failed("once")) + framed(Failed("twice"))),
    "other_type": lambda _: Noise(b"\x00\x00\x00\x01\xc0"),
}


def answer(question: Question) -> Reply:
    """As the bot asked for behaves; any other bot is a good one."""
    return BEHAVIOURS.get(question.bot, usual)(question)


def say(replies: BinaryIO, reply: Reply) -> None:
    """Replies as they are, noise too."""
    replies.write(reply.octets if isinstance(reply, Noise) else framed(reply))
    replies.flush()


def main(how: str, alive: str | None = None) -> None:
    """Misbehave when asked, or end at once; whoever reads the pipe `alive` hears the end of this process."""
    if how == "at-once":
        os._exit(1)
    with (
        patch.object(worker, "answer", answer),
        patch.object(worker, "say", say),
        patch.object(worker, "warm_up", lambda *_: alive and os.open(alive, os.O_WRONLY)),
    ):
        worker.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
