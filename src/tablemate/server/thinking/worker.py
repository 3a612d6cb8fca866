"""A process that thinks: it reads a question, writes a reply, and ends with its pipe.

The server starts it; see `thinker.py`.  A bot that prints writes to nowhere, and one that comes to no end is ended by
the server, or with it.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NoReturn

from tablemate.bots import Perspective, bots_of, make_bot
from tablemate.games import REGISTERED, game
from tablemate.kernel.errors import TablemateError

from .messages import LENGTH, Answer, Failed, Question, Ready, Reply, framed, length_of, read_question

FIRST_FILE, MOST_FILES = 3, 4_096
"""What may be inherited; what a server hands on has one of the lowest numbers."""
NICENESS = 5
"""Tables come before bots."""


def main() -> NoReturn:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions, replies = take_pipes()
    asked: SimpleQueue[Question] = SimpleQueue()
    Thread(target=listen, args=(questions, asked), daemon=True).start()
    warm_up()
    say(replies, Ready())
    while True:
        say(replies, answer(asked.get()))


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, for nobody but us: bots read and print nothing, and hold nothing open."""
    os.closerange(FIRST_FILE, MOST_FILES)
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(FIRST_FILE):
        os.dup2(nothing, number)
    os.close(nothing)
    return pipes


def listen(questions: BinaryIO, asked: SimpleQueue[Question]) -> NoReturn:
    """Hand questions on, while the bot thinks too: when the server is gone, so is whatever it thought about."""
    try:
        while len(length := questions.read(LENGTH)) == LENGTH:
            asked.put(read_question(questions.read(length_of(length))))
    finally:
        os._exit(0)


def say(replies: BinaryIO, reply: Reply) -> None:
    """Write a reply; nobody may be left to read it."""
    try:
        replies.write(framed(reply))
        replies.flush()
    except OSError:
        os._exit(0)


def answer(question: Question) -> Answer | Failed:
    """What the bot answers; it is made anew for each question, so that nothing else can have a say in it."""
    try:
        table = game(question.game).from_position(question.position)
        action = make_bot(question.bot, question.seed).choose(Perspective(table, question.seat))
    except TablemateError as refused:
        return Failed(refused.fault.code)
    except Exception as problem:
        return Failed(type(problem).__name__)
    return Answer(None if action is None else str(action))


def warm_up() -> None:
    """Let every bot answer once in every game, so that nobody's time is spent on imports and card tables."""
    for name in REGISTERED:
        with suppress(Exception):  # a game that is half there: whoever asks about it will hear of it
            table = game(name).new(seed=0)
            for bot in bots_of(name):
                make_bot(bot, 0).choose(Perspective(table, table.waiting[0].seat))


if __name__ == "__main__":
    main()
