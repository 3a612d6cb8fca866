"""Steps of a game as they are told to whoever looks on: in a replay, or while bots play."""

from __future__ import annotations

from dataclasses import dataclass

from tablemate.kernel.events import HIDDEN
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.seats import CLOCK, SPECTATOR
from tablemate.kernel.steps import Step
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words

from .terminal import Terminal
from .timing import clock_text

ALL = None
"""The viewer who sees everything."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """With whose eyes a game is seen."""

    viewer: int | None = ALL

    @property
    def called(self) -> int:
        """The viewer in whose words things are told; who sees all is nobody's partner."""
        return SPECTATOR if self.viewer is ALL else self.viewer

    def seen(self, step: Step) -> JsonObject:
        """A step as the viewer may know it."""
        return step.as_json() if self.viewer is ALL else step.seen_by(self.viewer)

    def view(self, table: Table) -> AnyView:
        """The table as the viewer sees it; who sees all sees every hand."""
        view = table.view(self.called)
        if self.viewer is ALL and "hands" in view:
            view["hands"] = [table.view(seat)["hands"][seat] for seat in range(table.seats)]
        return view


class Teller:
    """Tells steps one after the other; a clock of this `length` is told as it stood."""

    def __init__(self, words: Words, terminal: Terminal, eyes: Eyes, length: int | None) -> None:
        self.words = words
        self.terminal = terminal
        self.eyes = eyes
        self._length = length

    def show(self, step: Step) -> None:
        """One step and what followed."""
        seen = self.eyes.seen(step)
        self.terminal.strong(self._head(step, self._written(step, seen["action"])))
        for sentence in self.words.voice.story(self.words, seen["events"], self.eyes.called, veiled=False):
            self.terminal.paragraph(sentence, indent="  ", hanging="    ")

    def _written(self, step: Step, heard: str | None) -> str | None:
        """The action as people write it, unless the viewer did not see it."""
        return heard if step.action is None or heard == HIDDEN else self.words.notation(step.action)

    def _head(self, step: Step, action: str | None) -> str:
        """Which step this is: its number, the clock as it stood, who acted and what was done."""
        say, number = self.words.say, str(step.number)
        if step.at is not None:
            number = say("replay-time", step=number, time=self._clock(step.at))
        if step.seat is None:
            return say("replay-set-up" if step.undoes is None else "replay-undo", step=number, undone=str(step.undoes))
        if step.seat == CLOCK:
            return say("replay-clock", step=number, action=action)
        seat = self.words.seat_label(step.seat)
        if step.undoes is not None:
            return say("replay-undo-by", step=number, seat=seat, undone=str(step.undoes))
        return say("replay-step", step=number, seat=seat, action=action)

    def _clock(self, at: int) -> str:
        """What the clock showed: the time left, or where none was agreed the time passed."""
        return clock_text(at if self._length is None else max(0, self._length - at))
