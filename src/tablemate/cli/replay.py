"""`tablemate replay`: a saved game step by step, as a person or a program reads it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import tablemate
from tablemate.kernel.checking import shown
from tablemate.kernel.game import Game
from tablemate.kernel.json_types import Arguments, JsonObject
from tablemate.kernel.records import Record, told_of
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table
from tablemate.words import Words

from .commands import LEAVING
from .face import LIST, face_of, layout_of
from .journal import played_again
from .lines import InputEnded
from .offer import spelled
from .play import PlayOptions, check_seats, play_on
from .problems import Problem
from .progress import Telling, replaying, silently
from .steps import ALL, Eyes, Teller
from .terminal import Terminal

TABLE = ("t", "table")
BACK = ("b", "back", "retour")
FIRST = ("first", "premier", "première", "premiere")
LAST = ("last", "dernier", "dernière", "derniere")
"""What is typed between the pages of a replay, in both languages."""


class Replay:
    """A record and whose eyes it is seen with."""

    def __init__(self, record: Record, viewer: str | None, layout: str | None, telling: Telling = silently) -> None:
        self.record = record
        self.game: Game = tablemate.game(record.game)
        self.layout = layout_of(record.game, layout)
        self._telling = telling
        self.last = played_again(record, self.game, telling)
        self.eyes = Eyes(self._viewer(viewer))

    def _viewer(self, asked: str | None) -> int | None:
        """A finished game may be seen whole; a running one as a stranger sees it, alone as the player does."""
        if asked is None:
            return ALL if self.last.outcome else (SPECTATOR if self.last.seats > 1 else 0)
        known: dict[str, int | None] = {str(seat + 1): seat for seat in range(self.last.seats)}
        known |= {"spectator": SPECTATOR, "all": ALL}
        if asked not in known:
            raise Problem("viewer", found=shown(asked), viewers=", ".join(known))
        return known[asked]

    def table_at(self, step: int) -> Table:
        """The table after a step."""
        with self._telling(step) as on_step:
            return self.record.at(self.game, step, on_step)


@dataclass(frozen=True)
class Fork:
    """A new game from a step of a record."""

    record: Record
    file: Path
    step: int

    def play(self, said: Arguments, words: Words, terminal: Terminal) -> int:
        """Play on with the options that were said; the exit code."""
        game = tablemate.game(self.record.game)
        with told_of(self.file), replaying(words, plain=terminal.plain)(self.step) as on_step:
            table = self.record.fork(game, self.step, said["seed"], on_step)
        options = PlayOptions(game.name, **{name: value for name, value in said.items() if value is not None})
        layout_of(game.name, options.layout)
        check_seats(options, table)
        terminal.paragraph(words.say("play-forked", step=str(self.step), file=str(self.file)))
        return play_on(table, options, words, terminal, time=table.time or 0)


def check_only_with_fork(**options: object) -> None:
    """Refuse what only means something when a game is played on."""
    given = [spelled(name) for name, value in options.items() if value is not None]
    if given:
        raise Problem("needs_fork", options=", ".join(given))


def print_json(replay: Replay, terminal: Terminal, step: int | None) -> int:
    """The steps and the outcome as one JSON object."""
    chosen = replay.last.steps if step is None else replay.last.steps[step : step + 1]
    outcome = replay.last.outcome
    told: JsonObject = {
        "game": replay.record.game,
        "options": dict(replay.record.options),
        "steps": [replay.eyes.seen(each) for each in chosen],
        "outcome": None if outcome is None else outcome.as_json(),
    }
    if step is not None:
        told["view"] = replay.eyes.view(replay.table_at(step))
    terminal.show(json.dumps(told, ensure_ascii=False))
    return 0


def print_steps(replay: Replay, words: Words, terminal: Terminal) -> int:
    """Step after step; at a terminal a person turns the pages."""
    count = len(replay.record.moves)
    start = words.say("replay-start", game=words.say("game-name"), players=replay.last.seats, steps=count)
    terminal.paragraph(start)
    pages = Pages(replay, words, terminal)
    if terminal.interactive:
        terminal.paragraph(words.say("replay-prompt"))
        pages.turn()
    else:
        for step in replay.last.steps:
            pages.show(step)
        pages.end()
    return 0


def print_table(replay: Replay, words: Words, terminal: Terminal, step: int) -> int:
    """The table after one step."""
    if not 0 <= step <= len(replay.record.moves):
        raise Problem("no_such_step", last=len(replay.record.moves), found=shown(step))
    table = replay.table_at(step)
    pages = Pages(replay, words, terminal)
    pages.show(replay.last.steps[step])
    pages.table(table)
    return 0


class Pages:
    """The steps of a replay, printed."""

    def __init__(self, replay: Replay, words: Words, terminal: Terminal) -> None:
        self.replay = replay
        self.words = words.naming(replay.last.circumstances.names).aloud(on=replay.layout == LIST)
        self.terminal = terminal
        self.show = Teller(self.words, terminal, replay.eyes, replay.game.clock(replay.last.options)).show
        terminal.speak(words)

    def table(self, table: Table) -> None:
        """The table, and what it waits for."""
        view = self.replay.eyes.view(table)
        face = face_of(table.game.name)
        self.terminal.show_fitting(["", *face.table(self.words, view, self.terminal, self.replay.layout), ""])
        for decision in table.waiting:
            self.terminal.paragraph(self.words.decision(decision, self.replay.eyes.called, view))

    def end(self) -> None:
        """How it ended, and that the replay agrees."""
        outcome, viewer = self.replay.last.outcome, self.replay.eyes.called
        unfinished = "replay-abandoned" if self.replay.last.circumstances.abandoned else "replay-unfinished"
        lines = [self.words.say(unfinished)] if outcome is None else self.words.outcome(outcome, viewer=viewer)
        self.terminal.show()
        for line in (*lines, self.words.say("replay-checked")):
            self.terminal.paragraph(line)

    def turn(self) -> None:
        """Let a person turn the pages, forward and back."""
        self.terminal.reads_plainly = self.replay.layout == LIST
        place, steps, last = 0, self.replay.last.steps, len(self.replay.record.moves)
        self.show(steps[place])
        while (typed := self._typed()) not in LEAVING:
            goal = _goal(typed, place, last)
            if typed in TABLE:
                self.table(self.replay.table_at(place))
            elif goal is None:
                self.terminal.paragraph(self.words.say("replay-prompt"))
            elif goal > last:
                self.end()
                return
            else:
                place = goal
                self.show(steps[place])

    def _typed(self) -> str:
        try:
            return self.terminal.ask(self.words.say("prompt")).lower()
        except (InputEnded, KeyboardInterrupt):
            return LEAVING[0]


def _goal(typed: str, place: int, last: int) -> int | None:
    """The step to which a line leads from another one; one more than the last is the end, None is nowhere."""
    if typed.isdecimal() and len(typed) < 8:
        return int(typed) if int(typed) <= last else None
    goals = {"": place + 1, **dict.fromkeys(BACK, max(0, place - 1)), **dict.fromkeys(FIRST, 0)}
    return {**goals, **dict.fromkeys(LAST, last)}.get(typed)
