"""The English voice of faults and refusals: `str()` of an error is a sentence."""

from __future__ import annotations

from tablemate.kernel.errors import Fault, Reason

from .words import Words


def speak(game: str | None, said: Fault | Reason) -> str:
    """A fault or a refusal in English."""
    return Words("en").of(game).told(said)
