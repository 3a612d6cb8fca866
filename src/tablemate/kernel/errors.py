"""What can go wrong, each with a sentence that says what was expected.

A refusal is a code with arguments and the rule behind it; its sentence comes from the text catalogues, through a
speaker that the package installs, so that the kernel itself contains no words for players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


class TablemateError(Exception):
    """Base of all errors that a caller can cause."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was refused: a code, numbers or names to fill in, and the rule."""

    code: str
    rule: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


Speaker = Callable[[str, Reason], str]


def _plain_speaker(game: str, reason: Reason) -> str:
    return reason.code.replace("_", " ")


_speaker: Speaker = _plain_speaker


def set_speaker(speaker: Speaker) -> None:
    """Say from now on how a reason is put into words."""
    global _speaker
    _speaker = speaker


class IllegalAction(TablemateError):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__(game, reason)
        self.game = game
        self.why = reason

    @property
    def reason(self) -> str:
        """The reason as a sentence."""
        return _speaker(self.game, self.why)

    @property
    def rule(self) -> str:
        """The rule that forbids it, for example `ASM-LOCK-2`."""
        return self.why.rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class InvalidArgument(TablemateError, ValueError, TypeError):
    """What a call cannot take: no such seat, no such time, nothing that could be an action.

    It is also what Python itself raises for such things.
    """


class InvalidName(InvalidArgument):
    """A name that no seat can have."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.why = reason

    def __str__(self) -> str:
        return _speaker("", self.why)


class InvalidOptions(TablemateError):
    """Options that this game does not have or cannot combine."""


class InvalidPosition(TablemateError):
    """A position that could not stand on a real table."""


class InvalidRecord(TablemateError):
    """A file that is not a record of a game, or does not replay."""


class HiddenField(TablemateError):
    """A view asked for something its viewer may not know."""


class NotCompiled(TablemateError):
    """The compiled rules are not in the cache, or cannot be kept or trusted there."""
