"""The time that bots take: at a table with a clock they are as quick as people, not as quick as a program.

Time is counted in milliseconds of the table's own clock and handed in, real or simulated.  Whoever runs the table looks
at it after everything that happens, plays what is due at the time it was due, and waits, or moves the time on, when
there is nothing but bots to wait for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablemate.kernel.actions import Action

from .company import Company

USUAL_PACE = 2.0
"""Seconds for an action."""
SLOWEST_PACE = 60.0


@dataclass(frozen=True, slots=True)
class Due:
    """What a bot does, and when."""

    seat: int
    action: Action
    at: int


@dataclass(frozen=True, slots=True)
class _Thought:
    """What a bot thinks about, since when, and the table at which it let the others go first."""

    about: str
    since: int
    passed: str | None = None


class Pace:
    """Each action of a bot comes `step` milliseconds after its last one, or after it was asked."""

    def __init__(self, company: Company, step: int) -> None:
        self.step = step
        self._company = company
        self._thoughts: dict[int, _Thought] = {}
        self._table = ""
        self._changed = 0
        self._due: Due | None = None

    def look(self, now: int) -> None:
        """See what the bots are asked; whoever is asked anew, or had let the others go first, thinks from now on."""
        table = self._company.table.digest()
        if table != self._table:
            self._table, self._changed, self._due = table, now, None
        self._thoughts = {seat: self._thought(seat, about, now) for seat, about in self._company.asked().items()}

    def _thought(self, seat: int, about: str, now: int) -> _Thought:
        before = self._thoughts.get(seat)
        goes_on = before is not None and before.about == about and before.passed in (None, self._table)
        return before if before is not None and goes_on else _Thought(about, now)

    def due(self, now: int) -> Due | None:
        """The first action that is due by now; it is for the caller to play it, and to look again at its time.

        A bot chooses once: what is due stays due until something happens at the table.
        """
        self._due = self._due or self._choose(now)
        return self._due

    def _choose(self, now: int) -> Due | None:
        for seat, at in self._times():
            if at > now:
                return None
            action = self._company.choose(seat)
            if action is not None:
                return Due(seat, action, at)
            self._thoughts[seat] = replace(self._thoughts[seat], passed=self._table)
        return None

    def played(self, due: Due) -> None:
        """An action that was due has been played: its bot begins anew."""
        self._thoughts.pop(due.seat, None)
        self.look(due.at)

    def next(self) -> int | None:
        """When a bot will have thought long enough; None if none is asked, or all of them let others go first."""
        return next((at for _, at in self._times()), None)

    def _times(self) -> list[tuple[int, int]]:
        """The bots that think, with the time when they are ready, in the order of time."""
        thinking = [(seat, thought) for seat, thought in self._thoughts.items() if thought.passed is None]
        times = [(seat, max(thought.since + self.step, self._changed)) for seat, thought in thinking]
        return sorted(times, key=lambda each: (each[1], each[0]))
