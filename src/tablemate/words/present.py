"""What lies on the table now, and what went before: whoever looks back is not told again which cards went by.

Memory is free, browsing is not; which events begin the present, and what is left out of the past, each game says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from tablemate.kernel.events import SeenEvent
from tablemate.kernel.table import Table

from .words import Words

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Present:
    """Where the present of a game begins: with an event of a step, by the step's number and the event's place in it."""

    step: int = 0
    place: int = 0

    @classmethod
    def of(cls, table: Table, words: Words) -> Present:
        """From the last turn, round or trick that began; all of a game is present in which none did."""
        for step in table.standing_backwards:
            for place in reversed(range(len(step.events))):
                if step.events[place].name in words.voice.beginnings:
                    return cls(step.number, place)
        return cls()

    def parts(self, step: int, events: Sequence[T]) -> tuple[Sequence[T], Sequence[T]]:
        """What of a step's events is past, and what is present."""
        if step < self.step:
            return events, ()
        place = self.place if step == self.step else 0
        return events[:place], events[place:]

    def story(self, words: Words, step: int, events: Sequence[SeenEvent], viewer: int) -> list[str]:
        """A step as it is told to whoever looks back: its past without the cards, its present as it was heard."""
        past, present = self.parts(step, events)
        veiled = words.voice.story(words, past, viewer, veiled=True) if past else []
        return [*veiled, *words.voice.story(words, present, viewer, veiled=False)]

    def each(self, words: Words, step: int, events: Sequence[SeenEvent], viewer: int) -> list[str]:
        """The same, each event by itself."""
        past, _ = self.parts(step, events)
        alone = [
            words.voice.story(words, [event], viewer, veiled=place < len(past)) for place, event in enumerate(events)
        ]
        return [" ".join(sentences) for sentences in alone]
