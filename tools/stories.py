"""Writes the stories of the boards: tables in telling states, as the real server tells them to the browser client.

    python tools/stories.py            from web/stories/*.toml into web/src/stories/GAME/NAME.json
    python tools/stories.py --check    writes nothing: stories that the server would tell otherwise are an error

A story names a game, options, a seed, who looks, how many steps a bot plays for everybody, and what is played then.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tablemate
from tablemate.bots import Perspective, make_bot
from tablemate.kernel.clock import Clock
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.players import PERSON
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.server.meter import Meter
from tablemate.server.tables import entries as log
from tablemate.server.tables.customs import customs_of
from tablemate.server.tables.game_time import GameTime, monotonic
from tablemate.server.tables.head import Head
from tablemate.server.tables.room import Room
from tablemate.server.tables.telling import Ear, Telling
from tablemate.server.wire import told

WEB = Path(__file__).parent.parent / "web"
DECLARED, WRITTEN = WEB / "stories", WEB / "src" / "stories"
STARTED = 1_700_000_000_000
"""When stories happen, in milliseconds since 1970."""
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eli")


@dataclass(frozen=True, slots=True)
class Story:
    """A state of a table: a bot plays `steps` for everybody, then `actions` follow, each `SEAT: ACTION`."""

    name: str
    about: str
    game: str
    options: JsonObject = field(default_factory=dict)
    seed: int = 7
    viewer: int | str = 0
    language: str = "en"
    bot: str = "greedy"
    steps: int = 0
    actions: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    """What is said then, each `SEAT: TEXT`; a text that begins with `/` is a sign."""
    away: tuple[int, ...] = ()
    """The seats whose people have left."""
    preview: str | None = None
    pending: tuple[str, ...] = ()
    time: int | None = None
    """What the clock shows, in milliseconds."""


class Stage:
    """A table that is brought into the state of a story."""

    def __init__(self, story: Story) -> None:
        self.story = story
        game = tablemate.game(story.game)
        self.room = Room.open("story", Head.of(game.new(seed=story.seed, **story.options)))
        end = game.clock(self.room.table.options)
        self.time = None if end is None else GameTime(Clock(end))
        self._sit()
        bot = make_bot(story.bot, story.seed)
        for _ in range(story.steps):
            self._bot(bot)
        for line in story.actions:
            seat, _, action = line.partition(": ")
            self._note(log.Played(int(seat), action, self._time_of(int(seat)), PERSON))
        for line in story.said:
            self._say(line)
        for gone in story.away:
            self._note(log.Went(gone))

    def _note(self, what: log.AnyWhat) -> None:
        sequence = len(self.room.log) + 1
        self.room.fold(sequence, STARTED + 5_000 * sequence, what)

    def _sit(self) -> None:
        for seat in range(self.room.table.seats):
            self._note(log.Sat(seat, PERSON, NAMES[seat]))
            self._note(log.Came(seat))
        self._note(log.Started())

    def _bot(self, bot: Any) -> None:
        table = self.room.table
        for asked in table.waiting:
            action = bot.choose(Perspective(table, asked.seat))
            if action is not None:
                self._note(log.Played(asked.seat, action.text, self._at(), PERSON))
                return

    def _at(self) -> int | None:
        return None if self.time is None else 1_000 * (self.room.step + 1)

    def _time_of(self, seat: int) -> int | None:
        """When a seat acts: the clock at its end."""
        return self.time.clock.deadline if seat == CLOCK and self.time is not None else self._at()

    def _say(self, line: str) -> None:
        seat, _, text = line.partition(": ")
        if text.startswith("/"):
            sign, _, piece = text[1:].partition(" ")
            self._note(log.Signed(int(seat), sign, piece or None))
        else:
            self._note(log.Said(int(seat), text))

    def told(self) -> JsonObject:
        """The story as the client reads it."""
        story = self.story
        if self.time is not None:
            self.time.counted, self.time.since = story.time or self._at() or 0, monotonic()
        telling = Telling(self.room, customs_of(story.game), self.time, Meter())
        viewer = SPECTATOR if story.viewer == "spectator" else int(story.viewer)
        ear = Ear(viewer, story.language, labels=True)
        message: JsonObject = json.loads(
            told.write(telling.table(ear, host=False, after=0, time=STARTED))  # what is sent, and no more
        )
        foreseen = None
        if story.preview is not None:
            preview = json.loads(told.write(telling.preview(ear, "1", story.preview)))
            foreseen = {"action": story.preview, "preview": preview}
        return {
            "name": story.name,
            "about": story.about,
            "table": self._settled(message),
            "foreseen": foreseen,
            "pending": [*story.pending],
        }

    def _settled(self, message: JsonObject) -> JsonObject:
        """Without what is another every time: promises, and where the clock is."""
        message["commitment"] = "0" * 64
        if message["now"]["clock"] is not None:
            message["now"]["clock"]["now"] = self.story.time or self._at()
        if message["now"]["ended"] is not None:
            message["now"]["ended"]["salt"] = "0" * 32
        return message


def stories() -> Iterator[Story]:
    """All that are declared."""
    for file in sorted(DECLARED.glob("*.toml")):
        for told_of in tomllib.loads(file.read_text(encoding="utf-8"))["story"]:
            lists = {name: tuple(told_of.get(name, ())) for name in ("actions", "said", "away", "pending")}
            yield Story(**{"game": file.stem, **told_of, **lists})


def written(story: Story) -> str:
    """A story as its file has it."""
    return json.dumps(Stage(story).told(), ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: list[str]) -> int:
    """Write the stories, or say which are stale; the exit code."""
    files = {WRITTEN / story.game / f"{story.name}.json": written(story) for story in stories()}
    there = set(WRITTEN.glob("*/*.json"))
    if "--check" in arguments:
        stale = [file for file, text in files.items() if file not in there or file.read_text("utf-8") != text]
        stale += sorted(there - files.keys())
        for file in stale:
            print(f"{file.relative_to(WEB)} is not what the server tells: run `make stories`.", file=sys.stderr)
        return 1 if stale else 0
    for file in there - files.keys():
        file.unlink()
    for file, text in files.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
