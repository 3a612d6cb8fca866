"""Parts are done one after the other; one that fails is told with what it had reached, and the others go on."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from .parts import Part


@dataclass(frozen=True, slots=True)
class Done:
    """A part as far as it came, and what went wrong, if something did."""

    part: Part
    seconds: float
    wrong: str | None


def do(part: Part, say: Callable[[str], None]) -> Done:
    """Do a part, and say after each round how far it is."""
    began, wrong = time.monotonic(), None
    try:
        for _ in part.run():
            say(f"{_name(part)}: {part.done:,} of {part.wanted:,} after {time.monotonic() - began:.0f} s")
    except (Exception, KeyboardInterrupt) as problem:
        traceback.print_exception(problem)
        wrong = f"{type(problem).__name__}: {problem}".splitlines()[0]
        say(f"{_name(part)} ended after {part.done:,}: {wrong}")
    return Done(part, time.monotonic() - began, wrong)


def _name(part: Part) -> str:
    return type(part).__name__.lower()
