"""`tablemate watch`: bots in all seats, and a person who looks on."""

from __future__ import annotations

import shlex

import tablemate
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words

from .commands import Leave
from .ending import finish, stop_watching
from .face import face_of, layout_of
from .keeping import Keeping
from .lines import InputEnded
from .offer import Setting
from .offers import OFFERS
from .play import PlayOptions, file_of, greet, said_again, seed_of, shown_again
from .problems import Problem
from .progress import busy
from .rhythm import Rhythm, pace_of_steps
from .seating import NOBODY, USUAL_BOT, Seating, made, named_bots, seated
from .session import Session
from .steps import Eyes, Teller
from .terminal import Terminal
from .troupe import Troupe

BESIDE = 6
"""So many lines are told besides the table at a time."""


def watch(options: PlayOptions, words: Words, terminal: Terminal) -> int:
    """Let bots play one game; the exit code."""
    terminal.speak(words)
    rhythm = Rhythm(terminal, words, pace_of_steps(options.pace, terminal))
    try:
        session = _session(options, words, terminal)
    except (InputEnded, KeyboardInterrupt):
        terminal.show()
        return 3
    return Watching(session, rhythm).run()


def _session(options: PlayOptions, words: Words, terminal: Terminal) -> Session:
    """A new table with a bot in every seat."""
    layout = "" if options.layout is None else layout_of(options.game, options.layout)
    for seating in (Seating(options.bot), Seating(bots=options.bots)):
        seating.check(options.game)
    with busy(words, "progress-table", plain=options.plain):
        table = tablemate.game(options.game).new(seed=seed_of(options.seed), **_agreed(options))
    bots = made(_taken(options, table), table.seed or 0)
    table.seat_players(*seated(bots, table.seats))
    file = file_of(options, None, words, terminal)
    greet(table, words, terminal)
    terminal.paragraph(words.say("play-seed", seed=str(table.seed)))
    return Session(
        table=table,
        words=words.about(table.options),
        terminal=terminal,
        face=face_of(table.game.name),
        bots=bots,
        asked_layout=layout,
        keeping=Keeping(file, overwrite=options.overwrite),
        repeat=_repeated(options),
        viewer=SPECTATOR,
    )


def _agreed(options: PlayOptions) -> JsonObject:
    """The game's options; bots that are named by seat bring seats, and a clock runs where it would for people."""
    said = dict(options.said)
    if options.bots is not None and "players" in tablemate.game(options.game).options.declared():
        said.setdefault("players", 1 + max(named_bots(options.bots)))
    return OFFERS[options.game].agree(said, Setting(interactive=True, practice=False))


def _taken(options: PlayOptions, table: Table) -> dict[int, str]:
    """The bots by seat: those that were named, and the usual one or the one that was said for the others."""
    named = {} if options.bots is None else named_bots(options.bots)
    for seat in named:
        if seat >= table.seats:
            raise Problem("seat_range", seat=str(seat + 1), seats=table.seats)
    usual = USUAL_BOT if options.bot in (None, NOBODY) else str(options.bot)
    return {seat: named.get(seat, usual) for seat in range(table.seats)}


def _repeated(options: PlayOptions) -> str:
    """The command again but for the seed."""
    bots = [] if options.bot is None else ["--bot", options.bot]
    bots += [] if options.bots is None else ["--bots", options.bots]
    return shlex.join(["watch", options.game, *said_again(options.said), *bots, *shown_again(options)])


class Watching:
    """A game that bots play, told step by step to somebody who sees everything."""

    def __init__(self, session: Session, rhythm: Rhythm) -> None:
        self.session = session
        self._rhythm = rhythm
        self._eyes = Eyes()
        self._view = self._eyes.view(session.table)
        self._troupe = Troupe(session.table, session.bots)

    def run(self) -> int:
        """Play until the game is over or nobody looks on any more; the exit code."""
        try:
            self._begin()
            while self.session.table.waiting:
                self._rhythm.rest()
                self._step()
        except (Leave, InputEnded):
            return stop_watching(self.session)
        except KeyboardInterrupt:
            self.session.terminal.show()
            return stop_watching(self.session)
        return finish(self.session)

    def _begin(self) -> None:
        """Who sits there, how to have it otherwise, and the table."""
        session, say = self.session, self.session.words.say
        for seat, bot in session.bots.items():
            session.terminal.paragraph(say("play-bot", bot=bot.name, number=str(seat + 1)))
        if self._rhythm.heeds_keys:
            session.terminal.paragraph(say("watch-keys"))
        self._lay_out()
        self._tell(0)
        session.terminal.show_fitting(["", *self._table(session.showing.layout)])

    def _step(self) -> None:
        """One action of a bot, what followed, and the table as far as it changed."""
        session, told = self.session, len(self.session.table.steps)
        self._troupe.play()
        session.keep()
        before, self._view = self._view, self._eyes.view(session.table)
        self._lay_out()
        self._tell(told)
        lines = session.face.looked_on(session.words, before, self._view, session.terminal, session.showing.layout)
        if lines and session.table.waiting:
            session.terminal.show_fitting(["", *lines])

    def _lay_out(self) -> None:
        self.session.showing.fit(lambda layout: [*self._table(layout), *[""] * BESIDE])

    def _table(self, layout: str) -> list[str]:
        return self.session.face.table(self.session.words, self._view, self.session.terminal, layout)

    def _tell(self, start: int) -> None:
        """The steps from a place on; they are news to nobody any more."""
        session = self.session
        length = session.table.game.clock(session.table.options)
        teller = Teller(session.showing.spoken(), session.terminal, self._eyes, length)
        for step in session.table.steps[start:]:
            session.terminal.show()
            teller.show(step)
        session.showing.heard_all(SPECTATOR)
