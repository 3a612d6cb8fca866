"""What happened at a table, step by step; a step that is taken back leaves the journal."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from tablemate.kernel.events import Event
from tablemate.kernel.game import Game
from tablemate.kernel.records import Move, Record, Undo
from tablemate.kernel.table import Table

from .progress import Telling, silently


@dataclass(frozen=True, slots=True)
class Entry:
    """One step: who played what, and what followed.  The set-up is an entry without a seat."""

    seat: int | None
    action: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A move of a record, and what followed; the set-up is a moment without a move."""

    move: Move | Undo | None
    events: tuple[Event, ...]


class Journal:
    """The steps that stand."""

    def __init__(self, set_up: tuple[Event, ...] = ()) -> None:
        self.entries = [Entry(None, "", set_up)]

    @classmethod
    def of(cls, record: Record, game: Game, telling: Telling = silently) -> tuple[Table, Journal]:
        """The table at the end of a record, checked, and how it came there."""
        table, (set_up, *moments) = played_again(record, game, telling)
        journal = cls(set_up.events)
        for moment in moments:
            if isinstance(moment.move, Move):
                journal.entries.append(Entry(moment.move.seat, moment.move.action, moment.events))
            else:
                journal.take_back()
        return table, journal

    def play(self, table: Table, action: str, seat: int, at: int | None = None) -> None:
        """Play an action or a whole sentence, at a time if a clock runs, and note every step of it."""
        if any(action == legal.text for legal in table.legal(seat)):
            self.entries.append(Entry(seat, action, table.play(action, seat, at=at)))
        else:
            self._play_sentence(table, action, seat, at)

    def _play_sentence(self, table: Table, sentence: str, seat: int, at: int | None) -> None:
        """Play all steps at once, and again on a twin to hear what followed from each."""
        before, steps = table.twin(), len(table.moves)
        table.play(sentence, seat, at=at)
        for move in table.moves[steps:]:
            assert not isinstance(move, Undo)
            self.entries.append(Entry(seat, move.action, before.play(move.action, seat)))

    def take_back(self) -> Entry:
        """Forget the last step."""
        return self.entries.pop()

    def current(self, beginnings: Container[str]) -> int:
        """The place of the last step with such an event; 0 if there is none."""
        names = [[event.name for event in entry.events] for entry in self.entries]
        return max((place for place, told in enumerate(names) if any(name in beginnings for name in told)), default=0)

    def since(self, place: int) -> list[Event]:
        """The events of all steps from a place on."""
        return [event for entry in self.entries[place:] for event in entry.events]

    def past_and_present(self, beginnings: Container[str]) -> tuple[list[Event], list[Event]]:
        """The events before the last one of such a name, and those from it on."""
        events = self.since(0)
        start = max((index for index, event in enumerate(events) if event.name in beginnings), default=0)
        return events[:start], events[start:]


def played_again(record: Record, game: Game, telling: Telling = silently) -> tuple[Table, list[Moment]]:
    """The table at the end of a record, checked, and every moment that led there, undone steps included."""
    found: list[Moment] = []
    told = 0
    with telling(len(record.moves)) as on_step:
        for move, table in zip((None, *record.moves), record.steps(game, on_step), strict=True):
            found.append(Moment(move, tuple(table.events[told:])))
            told = len(table.events)
    record.check_end(table)
    return table, found
