"""What is measured of each game, and what was promised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .contest import Measured
from .serving import Serving
from .start_up import StartUp
from .telling import Telling

CPP, PYTHON = "C++ loop", "Python loop"
"""The two ways in which OpenSpiel plays whole games."""
PLAY_OUTS, ROLL_OUTS = "compiled, play-outs over redeals", "C++ roll-outs"
"""From one state, the first decision: ours are of what seat 0 knows, OpenSpiel's of that very state."""


@dataclass(frozen=True)
class Seating:
    """A table with fixed options, by the name it has on the page."""

    name: str
    options: Mapping[str, Any]
    greedy: bool = False


@dataclass(frozen=True)
class Findings:
    """Everything that was measured of one game."""

    rates: Mapping[str, Measured]
    size: int
    clones: float
    cards: float
    telling: Telling
    serving: Serving
    start: StartUp


@dataclass(frozen=True)
class Promise:
    """One line of what was promised."""

    what: str
    wanted: str
    measured: Callable[[Findings], str]


@dataclass(frozen=True)
class Subject:
    """A game, the game of OpenSpiel that it is measured against, and its promises."""

    game: str
    title: str
    peer: str
    note: str
    seatings: tuple[Seating, ...]
    promises: tuple[Promise, ...]
    play: tuple[str, ...] = ()


def ratio(ours: str, theirs: str) -> Callable[[Findings], str]:
    """One rate in terms of another."""
    return lambda found: f"{found.rates[ours].ratio_to(found.rates[theirs]):.1f} x"


def play_outs(seating: str, peer: str) -> Promise:
    """Beside OpenSpiel's; nothing was promised of them."""
    against = ratio(f"{seating}, {PLAY_OUTS}", f"{peer}, {ROLL_OUTS}")
    return Promise(f"{seating}, play-outs over redeals against OpenSpiel's C++ roll-outs", "", against)


def decisions(name: str) -> Callable[[Findings], str]:
    """Decisions a second."""
    return lambda found: f"{found.rates[name].decisions:,.0f}"


def served(most: str) -> Promise:
    """What one action costs a server."""
    what = "serving an action, processor time: played, every seat's view and actions"
    return Promise(what, f"at most {most} ms", lambda found: f"{found.serving.whole:.2f} ms")


LASTLY = (
    Promise("telling a step, processor time", "at most 1 ms", lambda found: f"{found.telling.told:.2f} ms"),
    Promise("telling the slowest of 100 steps", "at most 1 ms", lambda found: f"{found.telling.slow:.2f} ms"),
    Promise("first prompt, cold cache", "under 1 s", lambda found: f"{found.start.first_prompt:.2f} s"),
    Promise("first prompt at a terminal, cold cache", "under 1 s", lambda found: f"{found.start.drawn_prompt:.2f} s"),
    Promise(
        "first prompt at a terminal against a Python that loads NumPy",
        "",
        lambda found: f"{found.start.drawn_prompt_ratio:.1f} x",
    ),
    Promise("compiled rules loaded from the cache", "under 1 s", lambda found: f"{found.start.load:.2f} s"),
)
"""What is promised of every game."""
