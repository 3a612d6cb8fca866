"""What clients are answered: each message with an id once, however often it comes.

An answer comes after the news of what has happened before it, and before the news of what it did itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.kernel.errors import Reason, TablemateError
from tablemate.server.problems import Refusal

from .entries import Entry
from .listeners import Listener

if TYPE_CHECKING:
    from .keeper import Keeper

BY_THE_RULES = "illegal_action"
"""As what every refusal of the rules is counted: which one it was may tell what somebody has in hand."""


class Answering:
    """The answers of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._answered: set[tuple[Listener, str | None]] = set()
        """Who was answered by the present errand, and to what."""
        self._beside: dict[tuple[str, str], Entry] = {}
        """What watchers have said, by who they are and what they called it; it is bounded as all that they say."""

    def begin(self) -> None:
        """Another errand begins: nobody is answered by it yet."""
        self._answered.clear()

    def was_done(self, listener: Listener, id: str) -> bool:
        """A message that was carried out is acknowledged again, and not carried out again."""
        if listener.seat is None:
            entry = self._beside.get((listener.person, id))
        else:
            entry = self._keeper.room.carried_out(listener.seat, id)
        if entry is not None:
            self.accept(listener, id, entry)
        return entry is not None

    def refuse(self, listener: Listener, id: str | None, why: Reason | TablemateError, *, counted: bool = True) -> None:
        """Tell a client why not, after what has happened meanwhile; a question is not counted."""
        self._answered.add((listener, id))
        self._keeper.news.tell_now()
        if counted:
            self._keeper.meter.refusals[BY_THE_RULES if isinstance(why, Reason) else why.fault.code] += 1
        listener.tell(self._keeper.telling.refused(listener.ear, id, why))

    def excuse(self, listener: Listener, id: str, problem: Exception) -> None:
        """Something failed that should not: whoever asked is told, unless their answer came before that.

        The table may show what was not stored; what has happened before that is told when it is read again.
        """
        self._keeper.news.forget()
        if (listener, id) not in self._answered:
            self.refuse(listener, id, problem if isinstance(problem, TablemateError) else Refusal("server_broken"))

    def accept(self, listener: Listener, id: str, entry: Entry) -> None:
        """What a client asked for is stored; that is the answer, whatever comes of it."""
        self._answered.add((listener, id))
        listener.tell(self._keeper.telling.accepted(id, entry))

    def acknowledge(self, listener: Listener, id: str) -> None:
        """What a client asked for is so already."""
        entry = self._keeper.room.log[-1]
        if listener.seat is not None:
            self._keeper.room.seats[listener.seat].remember(id, entry)
        self.accept(listener, id, entry)

    def remember(self, listener: Listener, id: str, entry: Entry) -> None:
        """What a watcher asked for is stored; what a seat did, the log itself remembers."""
        if listener.seat is None:
            self._beside[listener.person, id] = entry
