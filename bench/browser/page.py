"""docs/benchmarks-browser.md, written from what was measured."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from tablemate.words import Words

from .monkey import Fetched, Seen

INP = 0.98

_PAGE = """# Benchmarks of the browser client

Written by `make bench-browser`; do not edit. Measured on {when} ({machine}, {browser}).

A phone of 390 x 844 whose processor is {slower} times slower than this machine's, at a real table of a real server on
the same machine.

## What was promised

{promises}

## From a tap to the next paint

Two kinds of taps, {taps} of each as long as the game is not over, because a person does both. *Playing* taps only what
makes a move: choices, commands, bays, *Confirm*. *Tapping around* taps any open button on the board and beside it:
tabs, rules, hint, log, signs as well. A wait is counted by the browser itself, from the input to the next paint, in
steps of 8 ms; shorter ones than 16 ms are not told and count as 16. INP, as browsers report it, leaves the longest of
each 50 out. Beside it, under the same load: a page with one button that counts.

{waits}

## What shifts

While somebody plays, and taps nothing that opens a panel. Browsers count as layout shift only what shifts by itself;
what shifts within half a second after a tap, because of it, is told apart.

{shifts}

## What is fetched at first

As it travels, to a browser that has kept nothing.

{loads}
"""


@dataclass(frozen=True, slots=True)
class Board:
    """What was seen at the board of a game."""

    playing: Seen
    around: Seen

    @property
    def both(self) -> Seen:
        """The waits of all taps."""
        return Seen(self.playing.taps + self.around.taps, [*self.playing.waits, *self.around.waits])


@dataclass(frozen=True, slots=True)
class Found:
    """All that was measured."""

    beside: Seen
    boards: dict[str, Board]
    first_page: Fetched
    loads: dict[str, Fetched]
    browser: str


def page(found: Found, taps: int, slower: int) -> str:
    """The whole page."""
    loads = [("the first page", found.first_page), *[(_title(game), load) for game, load in found.loads.items()]]
    return _PAGE.format(
        when=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, {platform.system()}",
        browser=found.browser,
        slower=slower,
        taps=taps,
        promises=_table(("What", "Measured", "Wanted"), [*_promises(found)]),
        waits=_table(("Board", "Taps", "p50", "p95", "INP", "Longest", "p95 to the one button's"), [*_waits(found)]),
        shifts=_table(("Board", "Taps", "By itself", "After taps"), [*_shifts(found)]),
        loads=_table(("Page", "Script", "Everything"), [(name, _kilo(it.script), _kilo(it.all)) for name, it in loads]),
    )


def _promises(found: Found) -> Iterator[tuple[str, ...]]:
    for game, board in found.boards.items():
        yield f"{_title(game)}, INP", _wait(board.both, INP), "at most 100 ms"
    for game, load in found.loads.items():
        yield f"{_title(game)}, script of the first load", _kilo(load.script), "less than 200 kB"
    for game, board in found.boards.items():
        yield f"{_title(game)}, layout shift while playing", f"{board.playing.shifted:.4f}", "none"


def _waits(found: Found) -> Iterator[tuple[str, ...]]:
    for game, board in found.boards.items():
        kinds = (("both", board.both), ("playing", board.playing), ("tapping around", board.around))
        for kind, seen in kinds:
            waits = [_wait(seen, share) for share in (0.5, 0.95, INP, 1.0)]
            ratio = seen.within(0.95) / found.beside.within(0.95)
            yield f"{_title(game)}, {kind}", str(seen.taps), *waits, f"{ratio:.1f} x"


def _shifts(found: Found) -> Iterator[tuple[str, ...]]:
    for game, board in found.boards.items():
        seen = board.playing
        yield _title(game), str(seen.taps), f"{seen.shifted:.4f}", f"{seen.shifted_by_taps:.4f}"


def _title(game: str) -> str:
    return Words("en", game).say("game-name")


def _wait(seen: Seen, share: float) -> str:
    return f"{seen.within(share):.0f} ms"


def _kilo(size: int) -> str:
    return f"{size / 1000:.0f} kB"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" if column == 0 else "---:" for column in range(len(head))), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
