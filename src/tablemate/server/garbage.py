"""When garbage is looked for: often, but only among what is new; among everything only while nobody plays.

Whatever was still there at a second look is set apart, so that no look takes long however many tables there are.
Tables hold no circles.  The few that connections leave behind wait until nobody is here, or until there are many.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 2_000
"""So many new things are looked through at a time."""
AGAIN_AFTER = 5
"""After so many looks, what was still there each time is looked through once more."""
NEVER = 1_000_000
LOOK_EVERY = 30.0
LITTLE = 10
"""How often was looked among the new before it is worth to look at everything while nobody is here."""
MUCH = 1_000_000
"""How many more things were set apart since, before everything is looked through while people play, who notice it:
some hundred megabytes, if all of them were garbage.
"""


class Garbage:
    """Looks for garbage as long as a server runs."""

    def __init__(self) -> None:
        self._looks = self._apart = 0
        gc.set_threshold(YOUNG, AGAIN_AFTER, NEVER)
        gc.callbacks.append(self._has_looked)
        self._look_at_everything()

    async def look(self, listeners: Callable[[], int]) -> None:
        """Look at everything when that disturbs nobody."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._is_much() if listeners() else self._looks > LITTLE:
                self._look_at_everything()

    def _is_much(self) -> bool:
        return gc.get_freeze_count() - self._apart > MUCH

    def _look_at_everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._looks, self._apart = 0, gc.get_freeze_count()

    def _has_looked(self, phase: str, about: dict[str, int]) -> None:
        """What is still there at a second look is set apart."""
        if phase == "stop" and about["generation"]:
            self._looks += AGAIN_AFTER
            gc.freeze()
