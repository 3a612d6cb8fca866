"""Games that nobody has finished: found in the folder of kept games, offered, listed and chosen."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import tablemate
from tablemate.kernel.errors import InvalidRecord
from tablemate.kernel.moves import Undo
from tablemate.words import Words

from .asking import says_yes
from .game_log import HeldFile, Logged, read_log
from .kept_games import FINISHED_DAYS, UNFINISHED_DAYS, files_in, games_folder, unfinished, was_declined
from .problems import Problem
from .program import tell_command
from .saving import GameFile
from .terminal import Terminal

LISTED = 20
"""So many unfinished games are listed at most."""
_DAY = 24 * 60 * 60


@dataclass(frozen=True)
class HeldGame:
    """An unfinished game that this process holds, so that nobody else goes on with it."""

    held: HeldFile
    logged: Logged
    written: float

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.logged.record.game

    def told(self, words: Words) -> dict[str, str]:
        """Which game it is, who plays, how far it has come and when it was played last, in words."""
        moves = self.logged.record.moves
        return {
            "seats": self._seats(words),
            "game": Words(words.language, self.game).say("game-name"),
            "step": str(len(moves) - 2 * sum(isinstance(move, Undo) for move in moves)),
            "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(self.written)),
        }

    def _seats(self, words: Words) -> str:
        arrangement, always = self.logged.arrangement, tablemate.game(self.game).traits.players[0]
        players = self.logged.record.options.get("players", always)
        return words.say("resume-seats", players=players, bots="yes" if arrangement.bot or arrangement.bots else "no")

    def file(self, words: Words, terminal: Terminal) -> GameFile | None:
        """The person's file that the game was kept in, unless it holds another game by now."""
        if self.logged.arrangement.file is None:
            return None
        path = Path(self.logged.arrangement.file)
        if not path.exists():
            return GameFile(path)
        file = _file_with(path, self.logged)
        if file is None:
            terminal.paragraph(words.say("resume-other-file", file=str(path)))
        return file

    def has_gone_on(self) -> bool:
        """Has the game been played further in the person's file, without this log?"""
        if self.logged.arrangement.file is None:
            return False
        record = self.logged.record
        try:
            _, other = GameFile.read(Path(self.logged.arrangement.file))
        except (InvalidRecord, ValueError):
            return False
        return record.begins(other) and len(other.moves) > len(record.moves)


def _file_with(path: Path, logged: Logged) -> GameFile | None:
    """The file if it holds the beginning of the game."""
    try:
        file, record = GameFile.read(path)
    except (InvalidRecord, ValueError):
        return None
    return file if record.begins(logged.record) else None


def take(path: Path) -> HeldGame | None:
    """Hold an unfinished game; None if it is played elsewhere, has nothing in it, or has gone on without us."""
    held = HeldFile.take(path)
    if held is None:
        return None
    try:
        logged = read_log(path)
        found = None if logged is None else HeldGame(held, logged, path.stat().st_mtime)
    except BaseException:
        held.release()
        raise
    if found is None or found.has_gone_on():
        held.release()
        return None
    return found


def decline(held: HeldFile) -> None:
    """Nobody wants to be asked about this game again; it can still be resumed."""
    held.rename(held.path if was_declined(held.path) else held.path.with_suffix(".declined.log"))


def tidy(folder: Path) -> None:
    """Remove what has lain there for too long; a game under way stays, and so does what is not ours."""
    days = {"json": FINISHED_DAYS, "log": UNFINISHED_DAYS}
    for path, kind, _, when in files_in(folder):
        if time.time() - when > days[kind] * _DAY:
            with contextlib.suppress(OSError, Problem):
                held = HeldFile.take(path)
                if held is not None:
                    held.remove()


@dataclass(frozen=True)
class Unfinished:
    """The unfinished games, of one game or of all."""

    game: str | None
    words: Words
    terminal: Terminal

    def newest(self) -> HeldGame:
        """The one that was played last; says so if there are more."""
        paths = iter(self._paths())
        found = next(self._found(paths), None)
        if found is None:
            raise Problem("nothing_unfinished")
        others = len([*paths])
        if others:
            tell_command(self.terminal, self.words.say("resume-others", count=others))
        return found

    def chosen(self) -> HeldGame | None:
        """The one that is chosen from the list, if any."""
        listed = self._listed()
        for number, found in enumerate(listed, start=1):
            line = self.words.say("unfinished-line", number=str(number), **found.told(self.words))
            self.terminal.paragraph(line, hanging="   ")
        place = None
        try:
            place = self._place(len(listed))
        finally:
            for number, found in enumerate(listed):
                if number != place:
                    found.held.release()
        return None if place is None else listed[place]

    def _place(self, count: int) -> int | None:
        while True:
            typed = self.terminal.ask(self.words.say("unfinished-which"))
            if not typed:
                return None
            if typed.isdecimal() and len(typed) < 3 and 1 <= int(typed) <= count:
                return int(typed) - 1

    def offered(self) -> HeldGame | None:
        """The one that a person played last, if one wants to go on with it; who does not is not asked again."""
        found = next(self._offerable(), None)
        if found is None:
            return None
        if self._is_wanted(found):
            return found
        decline(found.held)
        return None

    def _offerable(self) -> Iterator[HeldGame]:
        """Those that no person has declined; a script that was left is nobody's game."""
        for found in self._found(path for path in self._paths() if not was_declined(path)):
            if found.logged.arrangement.piped:
                found.held.release()
            else:
                yield found

    def _is_wanted(self, found: HeldGame) -> bool:
        try:
            return says_yes(self.terminal, self.words.say("resume-offer", **found.told(self.words)))
        except BaseException:
            found.held.release()
            raise

    def _listed(self) -> list[HeldGame]:
        listed = list(islice(self._found(self._paths()), LISTED))
        if not listed:
            raise Problem("nothing_unfinished")
        return listed

    def _paths(self) -> list[Path]:
        return unfinished(games_folder(), self.game)

    def _found(self, paths: Iterable[Path]) -> Iterator[HeldGame]:
        """Those that can be gone on with; what cannot be read is told and left alone."""
        for path in paths:
            try:
                found = take(path)
            except (InvalidRecord, OSError):
                self.terminal.paragraph(self.words.say("resume-spoiled", file=str(path)))
                continue
            if found is not None:
                yield found
