"""What happened at a table, as far as it stands: a step that is taken back is not told any more."""

from __future__ import annotations

from collections.abc import Container

from tablemate.kernel.events import Event
from tablemate.kernel.game import Game
from tablemate.kernel.records import Record
from tablemate.kernel.table import Table

from .progress import Telling, silently


def played_again(record: Record, game: Game, telling: Telling = silently) -> Table:
    """The table at the end of a record, checked."""
    with telling(len(record.moves)) as on_step:
        return record.replay(game, on_step)


def last_beginning(table: Table, beginnings: Container[str]) -> int:
    """The place of the last step with such an event; 0 if there is none."""
    names = [[event.name for event in step.events] for step in table.standing]
    return max((place for place, told in enumerate(names) if any(name in beginnings for name in told)), default=0)


def past_and_present(table: Table, beginnings: Container[str]) -> tuple[list[Event], list[Event]]:
    """The events before the last one of such a name, and those from it on."""
    events = table.events
    start = max((index for index, event in enumerate(events) if event.name in beginnings), default=0)
    return events[:start], events[start:]
