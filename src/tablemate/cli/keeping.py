"""Where a game is written as it is played: in a person's file, if there is one, and in the folder of kept games."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tablemate.kernel.errors import Fault, TablemateError

from .game_log import Arrangement, GameLog
from .problems import clause, file_trouble
from .saving import GameFile, Kept, Saver, free_names, kept, written_anew

if TYPE_CHECKING:
    from .session import Session

TROUBLE = (OSError, ValueError, TablemateError)
"""What can go wrong with a file, names that are none and games that are too long for one included."""

Place = GameFile | GameLog
"""Where a game can be written."""


class Keeping:
    """The places where a game is kept.  What cannot be written is told once, and tried again with every step."""

    def __init__(
        self,
        file: GameFile | None = None,
        log: GameLog | None = None,
        arrangement: Arrangement | None = None,
        *,
        overwrite: bool = False,
    ) -> None:
        self.file = file
        self.log = log
        self.finished: Path | None = None
        self._arrangement = arrangement or Arrangement()
        self._overwrite = overwrite

    def keep(self, session: Session, *, now: bool = False, last: bool = False) -> None:
        """Write the game where it belongs; `now` and for the `last` time also a file that is not due yet."""
        file, log = self.file, self.log
        if log is not None:
            self._attempt(session, log, lambda: self._add(session, log), last=last)
        if file is not None and (now or last or not self.is_kept(session) or file.is_due(len(session.table.moves))):
            self._attempt(session, file, lambda: file.write(_record(session)), last=last)

    def _add(self, session: Session, log: GameLog) -> None:
        log.write(session.table, session.elapsed(), self._present_arrangement(session))

    def is_kept(self, session: Session) -> bool:
        """Is the whole game in the folder of kept games?"""
        return self.log is not None and self.log.steps == len(session.table.moves)

    def is_saved(self, session: Session) -> bool:
        """Is the whole game in the person's file?"""
        return self.file is not None and self.file.steps == len(session.table.moves)

    def _present_arrangement(self, session: Session) -> Arrangement:
        file = None if self.file is None else str(self.file.path.absolute())
        layout = session.showing.asked or None
        return replace(self._arrangement, layout=layout, file=file, piped=not session.terminal.interactive)

    def _attempt(self, session: Session, place: Place, write: Callable[[], None], *, last: bool) -> None:
        """Write, and say so if that begins or ceases to fail."""
        problem = _problem(write)
        if (problem is not None) != place.failing:
            self._tell_change(session, place, problem, last=last)
        place.failing = problem is not None

    def _tell_change(self, session: Session, place: Place, problem: Exception | None, *, last: bool) -> None:
        words, file = session.words, str(place.path)
        if problem is None:
            told = words.say("keep-again", file=file, step=str(len(session.table.moves)))
        else:
            failed = "save-failed" if last else "keep-failed"
            told = words.say(failed, file=file, problem=file_trouble(words, problem))
        session.terminal.paragraph(told)

    def save(self, session: Session, path: Path) -> bool:
        """Save the game to a file that a person named, and go on there; says how it went."""
        found = Saver(session.words, session.terminal, overwrite=self._overwrite).file(path, self.file)
        if isinstance(found, Fault):
            session.terminal.paragraph(session.words.say("remark", detail=clause(session.words, found)))
            return False
        return self._save(session, found)

    def save_again(self, session: Session) -> None:
        """Save the game to its file, or to one whose name is free."""
        if self.file is not None:
            self._save(session, self.file)
            return
        try:
            self.file = written_anew(session.table, session.elapsed())
        except TROUBLE as problem:
            self._tell_saved(session, next(free_names(session.table)), problem)
        else:
            self._tell_saved(session, self.file.path, None)

    def _save(self, session: Session, file: GameFile) -> bool:
        problem = _problem(lambda: file.write(_record(session)))
        if problem is None:
            self.file, file.failing = file, False
        self._tell_saved(session, file.path, problem)
        return problem is None

    def _tell_saved(self, session: Session, path: Path, problem: Exception | None) -> None:
        words, terminal = session.words, session.terminal
        if problem is None:
            terminal.show(words.say("saved", file=str(path)))
        else:
            terminal.paragraph(words.say("save-failed", file=str(path), problem=file_trouble(words, problem)))

    def finish(self, session: Session) -> None:
        """The game is over.  What is in no file of the person stays for a while; a script has said what it wants."""
        if self.log is None:
            return
        if self.is_saved(session) or (self.file is None and not session.terminal.interactive):
            self.forget()
        elif self.is_kept(session):
            with contextlib.suppress(*TROUBLE):
                self.finished = self.log.finish(_record(session))
                self.log = None

    def forget(self) -> None:
        """The game is in the person's file, and need not be kept besides."""
        if self.log is not None:
            self.log.remove()
            self.log = None
        if self.finished is not None:
            with contextlib.suppress(OSError):
                self.finished.unlink()
            self.finished = None

    def close(self, session: Session) -> None:
        """Nobody plays here any more: note the time, and let others go on with the game."""
        if self.log is not None:
            with contextlib.suppress(*TROUBLE):
                self._add(session, self.log)
            self.log.release()
            self.log = None


def _record(session: Session) -> Kept:
    return kept(session.table, session.elapsed())


def _problem(write: Callable[[], None]) -> Exception | None:
    """What went wrong; None if nothing did."""
    try:
        write()
    except TROUBLE as problem:
        return problem
    return None
