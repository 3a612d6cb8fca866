"""What happened at a table, as far as it stands: a step that is taken back is not told any more."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.kernel.events import Event
from tablemate.kernel.game import Game
from tablemate.kernel.records import Record
from tablemate.kernel.table import Table
from tablemate.words import Words
from tablemate.words.present import Present

from .progress import Telling, silently


def played_again(record: Record, game: Game, telling: Telling = silently) -> Table:
    """The table at the end of a record, checked."""
    with telling(len(record.moves)) as on_step:
        return record.replay(game, on_step)


def last_beginning(table: Table, words: Words) -> int:
    """The place of the step with which the present began."""
    present = Present.of(table, words)
    return next(place for place, step in enumerate(table.standing) if step.number == present.step)


def begins(event: Event, words: Words) -> bool:
    """Does a turn, a round or a trick begin with this event?"""
    return event.name in words.voice.beginnings


def chapters(events: Sequence[Event], words: Words) -> list[list[Event]]:
    """Events by turns, rounds or tricks: each part after the first begins with the event that began it."""
    parts: list[list[Event]] = []
    for event in events:
        if begins(event, words) or not parts:
            parts.append([])
        parts[-1].append(event)
    return parts


def past_and_present(table: Table, words: Words) -> tuple[list[Event], list[Event]]:
    """The events before the present began, and those since."""
    present = Present.of(table, words)
    parts = [present.parts(step.number, step.events) for step in table.standing]
    return [event for past, _ in parts for event in past], [event for _, now in parts for event in now]
