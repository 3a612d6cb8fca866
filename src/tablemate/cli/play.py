"""`tablemate play`: set up a table, seat people and bots, and begin."""

from __future__ import annotations

import secrets
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tablemate
from tablemate.bots import Bot, make_bot
from tablemate.kernel.game import Game
from tablemate.kernel.table import Table
from tablemate.words import Words

from .face import face_of
from .journal import Journal
from .problems import Problem
from .saving import load
from .session import Session
from .terminal import Terminal

SEED_BITS = 31
SEATS = {"1": 0, "2": 1}


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line; None and empty mean: not said."""

    game: str
    agreed: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    bot: str | None = None
    seat: str | None = None
    layout: str = "ring"
    practice: bool = False
    load: Path | None = None
    save: Path | None = None
    open_log: bool = False
    lang: str | None = None


def play(options: PlayOptions, words: Words, terminal: Terminal) -> int:
    """Play one game; the exit code."""
    game = tablemate.game(options.game)
    face = face_of(game.name)
    if options.layout not in face.layouts:
        raise Problem("problem-layout", layout=options.layout)
    if options.load is not None:
        return _go_on(options, game, words, terminal)
    if options.bot is not None:
        make_bot(options.bot, 0)
    table = game.new(seed=_seed(options.seed), **_agreed(options))
    check_seats(options, table)
    _greet(table, words, terminal)
    terminal.paragraph(words.say("play-seed", seed=str(table.seed)))
    session = _session(options, table, Journal(tuple(table.events)), words, terminal)
    session.repeat = _repeated(options)
    return session.run()


def play_on(table: Table, options: PlayOptions, words: Words, terminal: Terminal) -> int:
    """Play on from a table that stands somewhere, for example a fork."""
    return _session(options, table, Journal(), words, terminal).run()


def _go_on(options: PlayOptions, game: Game, words: Words, terminal: Terminal) -> int:
    assert options.load is not None
    said = [f"--{name}" for name in options.agreed] + (["--seed"] if options.seed is not None else [])
    if said:
        raise Problem("problem-both-load", options=", ".join(said))
    table, journal = Journal.of(load(options.load), game)
    check_seats(options, table)
    _greet(table, words, terminal)
    terminal.paragraph(words.say("play-loaded", step=str(len(journal.entries) - 1)))
    session = _session(options, table, journal, words, terminal)
    session.looked = dict.fromkeys(range(table.seats), journal.current())
    return session.run()


def check_seats(options: PlayOptions, table: Table) -> None:
    """Refuse a bot or a seat that does not fit, before anything is printed."""
    _bots(options, table)


def _greet(table: Table, words: Words, terminal: Terminal) -> None:
    terminal.show(words.say("play-start", game=words.say("game-name"), players=table.seats))


def _session(options: PlayOptions, table: Table, journal: Journal, words: Words, terminal: Terminal) -> Session:
    if options.practice:
        table.practice = True
    bots = _bots(options, table)
    for seat, bot in bots.items():
        terminal.paragraph(words.say("play-bot", bot=bot.name, seat=str(seat + 1)))
    if table.practice:
        terminal.paragraph(words.say("play-practice"))
    terminal.paragraph(words.say("play-hint"))
    return Session(
        table=table,
        words=words,
        terminal=terminal,
        face=face_of(table.game.name),
        journal=journal,
        bots=bots,
        layout=options.layout,
        open_log=options.open_log,
        save_path=options.save or options.load,
        resume=_resumed(options),
    )


def _seed(given: int | None) -> int:
    return secrets.randbits(SEED_BITS) if given is None else given


def _agreed(options: PlayOptions) -> dict[str, Any]:
    """The game's options; a bot brings a second seat."""
    agreed = dict(options.agreed)
    if options.bot is not None:
        if agreed.get("players", 2) != 2:
            raise Problem("problem-bot-players")
        agreed["players"] = 2
    if "first" in agreed and agreed["first"] != "random":
        text = agreed["first"]
        if SEATS.get(text, 2) >= agreed.get("players", 1):
            raise Problem("problem-first", value=text)
        agreed["first"] = SEATS[text]
    return agreed


def _bots(options: PlayOptions, table: Table) -> dict[int, Bot]:
    """The bot in the seat that the person does not take."""
    if options.seat is not None and options.seat not in SEATS:
        raise Problem("problem-seat", seat=options.seat)
    person = SEATS[options.seat or "1"]
    if person >= table.seats:
        raise Problem("problem-solo-seat")
    if options.bot is None:
        return {}
    if table.seats != 2:
        raise Problem("problem-bot-players")
    return {1 - person: make_bot(options.bot, table.seed or 0)}


def _repeated(options: PlayOptions) -> str:
    """The options again, to repeat the game; ends with a space unless empty."""
    parts: list[str] = []
    for name, value in options.agreed.items():
        if isinstance(value, bool):
            parts.append(f"--{'' if value else 'no-'}{name}")
        else:
            parts += [f"--{name}", str(value)]
    parts += _company(options) + (["--practice"] if options.practice else [])
    return shlex.join(parts) + " " if parts else ""


def _resumed(options: PlayOptions) -> str:
    """What to say besides the file to go on as before; begins with a space unless empty."""
    parts = _company(options)
    return " " + shlex.join(parts) if parts else ""


def _company(options: PlayOptions) -> list[str]:
    """Who sits there and how the table is shown: what a record does not say."""
    parts = [] if options.bot is None else ["--bot", options.bot, "--seat", options.seat or "1"]
    parts += [] if options.lang is None else ["--lang", options.lang]
    parts += [] if options.layout == "ring" else ["--layout", options.layout]
    return parts + (["--open-log"] if options.open_log else [])
