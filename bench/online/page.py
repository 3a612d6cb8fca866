"""docs/benchmarks-online.md and its plot, written from what was measured."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import itemgetter

from .figures import THREADS, WHOLE, Findings
from .loads import WARM_UP
from .measuring import FIVES, LONGEST, SIZES, Results
from .plot import Line, plot

_PAGE = """# Benchmarks of the table online

Written by `make bench-online`; do not edit. Measured on {when} ({machine}).

{shared} Every person has a connection of their own, half of them read English and
half French, and they play at random what is open to them. A wait is counted from the moment a person sends a move to
the moment another person at the table has the message about it; of a hundred waits 50 were no longer than p50, 95 no
longer than p95, 99 no longer than p99. The first {warm_up:.0f} seconds of play are left out, and so is the way to a
new table where a game is over; what new tables cost the server is part of its figures. Memory is what the server's
process had at its most. Moves are acknowledged when they are on the disk; afterwards all of them were in the database.
All else on these cores, what the system itself does for these connections included, took at most {others} of a core.

## What was promised

{promises}

{sections}
"""

_PAIRS = """## Two people at a table

Assembly, at each table a move every two seconds.

{waits}

![Waits by the number of tables]({plot})

{refusals}"""

_PARTS = """## Where the time of a move goes

Milliseconds of processor time for a move, with the view, the sentences and the legal actions of every person at the
table. The server counts its parts itself; where something else has its core meanwhile, that is counted with them, so
that on a busy machine the parts come to more than the whole. The database writes in threads of its own, in which new
tables are made as well; from begin to end a commit takes longer than that, because it waits for the disk.

{parts}"""

_PEER = """## The same on a boardgame.io server

Measured with {versions} in the same run.
A ratio above 1 says that we need more. The two servers do not do the same:

- It keeps matches in memory, and hands a move to its storage after it has been sent; we send a move when it is on the
  disk.
- It sends the state that a player may see. We send a view, what happened in sentences of the person's language, and
  every action that is open, also in words; its players get neither sentences nor legal actions.
- Its game is a small one of ours: a ring of twelve modules, hands of five cards that only their player sees, 48 moves,
  about as many as a game of Assembly has.
- Its people are written for Node and ours for Python; both send and read just what is needed.

{peer}"""

_FIVES = """## Five people at a table, all at once

FUSE live, each person with three actions a second: at {tables} tables {a_second:.0f} actions a second in all.
Claims of one die wait a tenth of a second for each other, so that their order is fair; here they did not, so that only
the server is measured.

{waits}

{refusals}"""


@dataclass(frozen=True, slots=True)
class Promise:
    """One line of what was promised; nothing is measured of a load that did not run."""

    what: str
    wanted: str
    found: Callable[[Results], Findings | None]
    measured: Callable[[Findings], str]


def _of_pairs(tables: int) -> Callable[[Results], Findings | None]:
    return lambda results: results.pairs.get(tables)


def _of_fives(results: Results) -> Findings | None:
    return results.fives if results.fives is not None and results.fives.load.tables == FIVES else None


_FIRST, _MOST = f"{LONGEST} tables of two", f"{max(SIZES):,} tables of two"
PROMISES = (
    Promise(f"{_FIRST}, p50", "at most 5 ms", _of_pairs(LONGEST), lambda found: _wait(found.told.p50)),
    Promise(f"{_FIRST}, p99", "at most 20 ms", _of_pairs(LONGEST), lambda found: _wait(found.told.p99)),
    Promise(f"{_FIRST}, the longest wait", "at most 100 ms", _of_pairs(LONGEST), lambda found: _wait(found.told.most)),
    Promise(f"{_FIRST}, the server's share of a core", "at most 40 %", _of_pairs(LONGEST), lambda found: _core(found)),
    Promise(f"{_FIRST}, memory of the server", "at most 200 MB", _of_pairs(LONGEST), lambda found: _memory(found)),
    Promise(f"{_MOST}, p99", "at most 50 ms", _of_pairs(max(SIZES)), lambda found: _wait(found.told.p99)),
    Promise(f"{FIVES} tables of five, p99", "at most 50 ms", _of_fives, lambda found: _wait(found.told.p99)),
)


_APART = (
    f"Each server and its people shared two of the {os.cpu_count()} cores, other loads ran on other cores meanwhile."
)


def page(results: Results, versions: str, picture: str) -> str:
    """The whole page; `picture` is the name of the plot beside it."""
    return _PAGE.format(
        when=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        shared=_APART if results.apart else f"Servers and people shared these {os.cpu_count()} cores.",
        warm_up=WARM_UP,
        others=_share(max(found.others for found in results.every())),
        promises=_table(("What", "Measured", "Wanted"), [*_promises(results)]),
        sections="\n\n".join(_sections(results, versions, picture)),
    )


def picture_of(results: Results) -> str:
    """How waits grow with the number of tables."""
    lines = [
        Line("Tablemate, p99", "ours", [(tables, found.told.p99) for tables, found in results.pairs.items()]),
        Line("Tablemate, p50", "ours usual", [(tables, found.told.p50) for tables, found in results.pairs.items()]),
        Line("boardgame.io, p99", "theirs", [(tables, found.told.p99) for tables, found in results.peer.items()]),
        Line("boardgame.io, p50", "theirs usual", [(tables, found.told.p50) for tables, found in results.peer.items()]),
    ]
    drawn = [line for line in lines if line.points]
    return plot("Waits by the number of tables", "tables of two people", "milliseconds", drawn)


def _promises(results: Results) -> Iterator[tuple[str, ...]]:
    for promise in PROMISES:
        found = promise.found(results)
        if found is not None:
            yield promise.what, promise.measured(found), promise.wanted


def _sections(results: Results, versions: str, picture: str) -> Iterator[str]:
    if results.pairs:
        yield _about_pairs(results, picture)
    if results.fives:
        yield _about_fives(results.fives)
    yield _about_parts(results.ours())
    if results.peer:
        yield _PEER.format(versions=versions, peer=_peer(results))


def _about_pairs(results: Results, picture: str) -> str:
    found = [*results.pairs.values()]
    return _PAIRS.format(
        waits=_waits(found),
        plot=picture,
        refusals=_refusals(found),
    )


def _about_fives(found: Findings) -> str:
    load = found.load
    return _FIVES.format(
        tables=load.tables,
        a_second=load.a_second,
        waits=_waits([found]),
        refusals=_refusals([found]),
    )


def _waits(found: Sequence[Findings]) -> str:
    head = (
        "Tables",
        "Seconds",
        "Moves",
        "p50",
        "p95",
        "p99",
        "Longest",
        "Acknowledged, p99",
        "Server",
        "People",
        "Memory",
    )
    return _table(head, [_row(each) for each in found])


def _row(found: Findings) -> tuple[str, ...]:
    load, told, acknowledged = found.load, found.told, found.acknowledged
    waits = [_wait(each) for each in (told.p50, told.p95, told.p99, told.most)]
    answered = "" if acknowledged is None else _wait(acknowledged.p99)
    costs = (_core(found), _share(found.clients), _memory(found))
    return (f"{load.tables:,}", f"{load.seconds:.0f}", f"{found.moves:,}", *waits, answered, *costs)


def _refusals(found: Sequence[Findings]) -> str:
    """What did not come to a message: a game goes on where somebody else was quicker, and nothing may be unanswered."""
    moves, replaced = sum(each.moves for each in found), sum(each.replaced for each in found)
    refused = sum((Counter(each.refused) for each in found), Counter[str]())
    unanswered = sum(each.unanswered for each in found)
    why = ", ".join(f"`{code}` {count:,}" for code, count in refused.most_common())
    quicker = f" where somebody else had been quicker: {why}" if refused else ""
    return (
        f"Of {moves + refused.total() + unanswered:,} moves {refused.total():,} were refused{quicker}; "
        f"{unanswered:,} were not answered. {replaced:,} games ended meanwhile, and new ones began."
    )


def _about_parts(found: Sequence[Findings]) -> str:
    head = ("Part", *(f"{each.load.tables:,} of {each.load.people}" for each in found))
    rows = [(name, *(f"{part(each.parts):.2f}" for each in found)) for name, part in _IN_PARTS.items()]
    return _PARTS.format(parts=_table(head, rows))


def _rest(parts: Mapping[str, float]) -> float:
    return max(0.0, parts[WHOLE] - sum(parts[part] for part in ("rules", "views", "words", "json", "socket", THREADS)))


_IN_PARTS: Mapping[str, Callable[[Mapping[str, float]], float]] = {
    "rules": itemgetter("rules"),
    "views": itemgetter("views"),
    "words": itemgetter("words"),
    "JSON": itemgetter("json"),
    "commit: threads of the database": itemgetter(THREADS),
    "socket: sending": itemgetter("socket"),
    "reading, handing commits on, the event loop and all else": _rest,
    "**all of it**": itemgetter(WHOLE),
    "a commit from begin to end": itemgetter("commit"),
}


def _peer(results: Results) -> str:
    head = (
        "Tables",
        "p50",
        "p99",
        "Longest",
        "Server",
        "Memory",
        "Ours to it: p50",
        "Ours to it: p99",
        "Ours to it: server",
    )
    return _table(head, [_beside(results.pairs[tables], peer) for tables, peer in results.peer.items()])


def _beside(ours: Findings, theirs: Findings) -> tuple[str, ...]:
    waits = [_wait(each) for each in (theirs.told.p50, theirs.told.p99, theirs.told.most)]
    ratios = (ours.told.p50 / theirs.told.p50, ours.told.p99 / theirs.told.p99, ours.core / theirs.core)
    return (
        f"{theirs.load.tables:,}",
        *waits,
        _core(theirs),
        _memory(theirs),
        *(f"{ratio:.1f} x" for ratio in ratios),
    )


def _wait(milliseconds: float) -> str:
    return f"{milliseconds:.1f} ms"


def _core(found: Findings) -> str:
    return _share(found.core)


def _share(core: float) -> str:
    return f"{core * 100:.0f} %"


def _memory(found: Findings) -> str:
    return f"{found.megabytes:.0f} MB"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" if column == 0 else "---:" for column in range(len(head))), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
