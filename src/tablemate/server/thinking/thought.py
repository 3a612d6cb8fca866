"""What a bot is asked, and what comes of it: whatever it does, there is something that can be played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tablemate.bots import Perspective, RandomBot
from tablemate.kernel.chance import new_stream, next32
from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.seeds import check_seed
from tablemate.kernel.table import Table

from .messages import Answer, Failed, Question, Reply

THINKING_STREAM = 32


class How(StrEnum):
    """How a thought came about."""

    CHOSEN = "chosen"
    PASSED = "passed"
    FALLBACK = "fallback"


class Trouble(StrEnum):
    """Why there was nothing but the fallback; where the bot failed, its own code says so instead."""

    BUSY = "busy"
    """No process was free in time."""
    LATE = "late"
    """Its time ran out."""
    ENDED = "ended"
    """Its process ended, or said what is no reply."""
    ILLEGAL = "illegal"
    """What it answered is not open to it, or nobody else could act."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The text of an action, or None: the others first.  `why` is the trouble that a fallback comes from."""

    action: str | None
    how: How
    why: str | None = None


class Asked:
    """A bot in a seat is asked about a table as it stands; what happens there afterwards changes nothing here.

    All of it is made from a redeal.
    """

    def __init__(self, table: Table, seat: int, bot: str, seed: int, stream: int) -> None:
        if not table.legal(seat):
            raise InvalidArgument("seat_not_asked", seat=shown(seat))
        self._dealt = table.redealt(seat, stream)
        self._seat = seat
        self.question = Question(
            table.game.name, self._dealt.to_position(), seat, bot, seed_of(check_seed(seed), stream)
        )

    def thought(self, said: Reply | Trouble) -> Thought:
        """What comes of what was said."""
        match said:
            case Answer(None) if self._may_pass():
                return Thought(None, How.PASSED)
            case Answer(str(text)) if text in map(str, self._dealt.legal(self._seat)):
                return Thought(text, How.CHOSEN)
            case Failed(code):
                return self._fallback(code)
            case Trouble():
                return self._fallback(said)
        return self._fallback(Trouble.ILLEGAL)

    def _may_pass(self) -> bool:
        """Nobody waits for the seat alone."""
        asked = [decision.seat for decision in self._dealt.waiting if not decision.optional]
        return asked != [self._seat]

    def _fallback(self, why: str) -> Thought:
        """Anything that the seat is asked for, as the random bot plays: what is always the same may lead nowhere."""
        action = RandomBot(self.question.seed).choose(Perspective(self._dealt, self._seat))
        return Thought(None if action is None else str(action), How.FALLBACK, why)


def seed_of(seed: int, stream: int) -> int:
    """The seed for one question of a bot: another one for each redeal, and the same in every process."""
    return next32(new_stream(stream, next32(new_stream(seed, THINKING_STREAM))))
