"""`tablemate play`: set up a table, seat people and bots, and begin."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tablemate
from tablemate.kernel.game import Game
from tablemate.kernel.table import Table
from tablemate.words import Words

from .face import face_of, layout_of
from .journal import Journal
from .offer import Setting, spelled
from .offers import OFFERS
from .pacing import pace_of
from .problems import Problem, saying_of
from .progress import busy, replaying
from .saving import load
from .seating import Seating, made
from .session import Session
from .terminal import Terminal
from .timing import clock_text, stopwatch_for
from .warm import why_not_used

SEED_BITS = 31


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line; None and empty mean: not said."""

    game: str
    said: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    bot: str | None = None
    bots: str | None = None
    seat: str | None = None
    pace: float | None = None
    layout: str | None = None
    practice: bool = False
    load: Path | None = None
    save: Path | None = None
    open_log: bool = False
    lang: str | None = None

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return Seating(self.bot, self.bots, self.seat)


def play(options: PlayOptions, words: Words, terminal: Terminal) -> int:
    """Play one game; the exit code."""
    game = tablemate.game(options.game)
    layout_of(game.name, options.layout)
    if options.load is not None:
        return _go_on(options, game, words, terminal)
    options.seating.check()
    with busy(words, "progress-table"):
        agreed = _agreed(options, terminal)
        table = game.new(seed=_seed(options.seed), **agreed)
    check_seats(options, table)
    _greet(table, words, terminal)
    terminal.paragraph(words.say("play-seed", seed=str(table.seed)))
    for line in OFFERS[game.name].opening(words, options.said, table):
        terminal.paragraph(line)
    session = _session(options, table, Journal(tuple(table.events)), words, terminal)
    session.repeat = _repeated(options, agreed)
    return session.run()


def play_on(table: Table, options: PlayOptions, words: Words, terminal: Terminal, *, time: int = 0) -> int:
    """Play on from a table that stands somewhere, for example a fork, at a time of its clock."""
    return _session(options, table, Journal(), words, terminal, time=time).run()


def _go_on(options: PlayOptions, game: Game, words: Words, terminal: Terminal) -> int:
    assert options.load is not None
    said = [*map(spelled, options.said), *(["--seed"] if options.seed is not None else [])]
    if said:
        raise Problem("problem-both-load", options=", ".join(said))
    record = load(options.load)
    table, journal = Journal.of(record, game, replaying(words))
    check_seats(options, table)
    _greet(table, words, terminal)
    terminal.paragraph(words.say("play-loaded", step=str(len(journal.entries) - 1)))
    session = _session(options, table, journal, words, terminal, time=record.time)
    session.tell_from(journal.current(session.face.beginnings))
    return session.run()


def check_seats(options: PlayOptions, table: Table) -> None:
    """Refuse a bot, a seat or a pace that does not fit, before anything is printed."""
    options.seating.taken(table.seats)
    pace_of(options.pace, table)


def _greet(table: Table, words: Words, terminal: Terminal) -> None:
    terminal.show(words.say("play-start", game=words.say("game-name"), players=table.seats))


def _session(
    options: PlayOptions, table: Table, journal: Journal, words: Words, terminal: Terminal, *, time: int = 0
) -> Session:
    if options.practice or OFFERS[table.game.name].practises(table):
        table.practice = True
    session = Session(
        table=table,
        words=words.about(table.options),
        terminal=terminal,
        face=face_of(table.game.name),
        journal=journal,
        bots=made(options.seating.taken(table.seats), table.seed or 0),
        layout=layout_of(table.game.name, options.layout),
        open_log=options.open_log,
        save_path=options.save or options.load,
        resume=_resumed(options),
        time=stopwatch_for(table, before=time),
        pace=pace_of(options.pace, table),
    )
    if session.is_open and options.seat is not None:
        session.viewer = int(options.seat) - 1
    _announce(session, resumed=bool(time))
    if options.save is not None:
        session.keep()
    return session


def _announce(session: Session, *, resumed: bool) -> None:
    """Who sits there, what is special, and how to begin."""
    say, terminal = session.words.say, session.terminal
    for seat, bot in session.bots.items():
        terminal.paragraph(say("play-bot", bot=bot.name, seat=str(seat + 1)))
    if session.bots and session.pace:
        terminal.paragraph(say("play-pace", seconds=session.pace / 1000))
    if session.table.practice:
        terminal.paragraph(say("play-practice"))
    if session.time is not None and resumed:
        terminal.paragraph(say("play-clock-goes-on", time=clock_text(session.time.left())))
    refused = why_not_used()
    if refused is not None:
        terminal.paragraph(say("play-uncompiled", detail=saying_of(refused).said(session.words)))
    terminal.paragraph(say("play-hint"))


def _seed(given: int | None) -> int:
    return secrets.randbits(SEED_BITS) if given is None else given


def _agreed(options: PlayOptions, terminal: Terminal) -> dict[str, Any]:
    """The game's options; bots bring seats."""
    said = dict(options.said)
    needed = options.seating.players()
    if needed is not None and said.setdefault("players", needed) == 1:
        raise Problem("problem-bot-players")
    return OFFERS[options.game].agree(said, Setting(terminal.interactive, options.practice))


def _repeated(options: PlayOptions, agreed: Mapping[str, Any]) -> str:
    """The options again, to repeat the game anywhere; ends with a space unless empty."""
    parts: list[str] = []
    unsaid = {name: agreed[name] for name in OFFERS[options.game].by_setting if name not in options.said}
    for name, value in {**options.said, **unsaid}.items():
        if isinstance(value, bool):
            parts.append(spelled(name if value else f"no_{name}"))
        else:
            parts += [spelled(name), str(value)]
    parts += _company(options) + (["--practice"] if options.practice else [])
    return shlex.join(parts) + " " if parts else ""


def _resumed(options: PlayOptions) -> str:
    """What to say besides the file to go on as before; begins with a space unless empty."""
    parts = _company(options)
    return " " + shlex.join(parts) if parts else ""


def _company(options: PlayOptions) -> list[str]:
    """Who sits there and how the table is shown: what a record does not say."""
    parts = options.seating.words()
    parts += [] if options.pace is None else ["--pace", f"{options.pace:g}"]
    parts += [] if options.lang is None else ["--lang", options.lang]
    parts += [] if options.layout is None else ["--layout", options.layout]
    return parts + (["--open-log"] if options.open_log else [])
