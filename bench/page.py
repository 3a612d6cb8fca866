"""docs/benchmarks.md, written from what was measured."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from datetime import UTC, datetime

from .subjects import Findings, Subject

_PAGE = """# Benchmarks

Written by `make bench`; do not edit. Measured on {when} ({machine}).
Machines differ, so the ratios count: both sides ran in turns, and a ratio is the median over the rounds. Interpreted
play is measured as a person gets it, in a process that has never loaded the compiler.

{games}
"""

_GAME = """## {title}

{note}

### What was promised of {title}

{promises}

### Rates of {title}

{rates}

### Size and compile time of {title}

{times}

The functions that take longest to compile (a function costs what everything under it costs):

{slowest}"""


def page(found: Sequence[tuple[Subject, Findings]]) -> str:
    """The whole page."""
    return _PAGE.format(
        when=datetime.now(UTC).date().isoformat(),
        machine=f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        games="\n\n".join(_section(subject, findings) for subject, findings in found),
    )


def _section(subject: Subject, found: Findings) -> str:
    promises = [(promise.what, promise.measured(found), promise.wanted) for promise in subject.promises]
    rates = [
        (f"{_player(subject, each.name)}, {each.name}", f"{each.decisions:,.0f}", _games(each.games))
        for each in found.rates.values()
    ]
    slowest = [(name, f"{seconds:.2f}") for name, seconds in found.start.slowest]
    return _GAME.format(
        title=subject.title,
        note=subject.note,
        promises=_table(("What", "Measured", "Wanted"), promises),
        rates=_table(("Whole games and play-outs, one core", "Decisions a second", "Games a second"), rates),
        times=_table(("What", "Measured"), _times(found)),
        slowest=_table(("Function", "Seconds"), slowest),
    )


def _player(subject: Subject, contestant: str) -> str:
    return "OpenSpiel" if contestant.startswith(subject.peer) else subject.title


def _games(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def _times(found: Findings) -> list[tuple[str, str]]:
    start = found.start
    return [
        ("bytes of one state", str(found.size)),
        ("copies of a state a second, compiled", f"{found.clones:,.0f}"),
        (
            "telling a step against building its view",
            f"{found.telling.told / found.telling.viewed:.1f} x ({found.telling.viewed:.2f} ms)",
        ),
        ("of serving an action: playing it", f"{found.serving.played:.2f} ms"),
        ("of serving an action: every seat's view", f"{found.serving.viewed:.2f} ms"),
        ("of serving an action: every seat's actions as JSON", f"{found.serving.listed:.2f} ms"),
        ("card table made, fresh process", f"{found.cards * 1000:,.1f} ms"),
        (
            "compiling all rules, one process, cold",
            f"{start.compile_one_process:.1f} s for {start.functions} functions",
        ),
        ("compiling all rules, two processes, cold", f"{start.compile_two_processes:.1f} s"),
    ]


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" if column == 0 else "---:" for column in range(len(head))), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
