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


def _ratio(ours: str, theirs: str) -> Callable[[Findings], str]:
    return lambda found: f"{found.rates[ours].ratio_to(found.rates[theirs]):.1f} x"


def _play_outs(seating: str, peer: str) -> Promise:
    """Beside OpenSpiel's; nothing was promised of them."""
    ratio = _ratio(f"{seating}, {PLAY_OUTS}", f"{peer}, {ROLL_OUTS}")
    return Promise(f"{seating}, play-outs over redeals against OpenSpiel's C++ roll-outs", "", ratio)


def _decisions(name: str) -> Callable[[Findings], str]:
    return lambda found: f"{found.rates[name].decisions:,.0f}"


def _served(most: str) -> Promise:
    what = "serving an action, processor time: played, every seat's view and actions"
    return Promise(what, f"at most {most} ms", lambda found: f"{found.serving.whole:.2f} ms")


TOLD = Promise("telling a step, processor time", "at most 1 ms", lambda found: f"{found.telling.told:.2f} ms")
TOLD_SLOWLY = Promise("telling the slowest of 100 steps", "at most 1 ms", lambda found: f"{found.telling.slow:.2f} ms")
FIRST_PROMPT = Promise("first prompt, cold cache", "under 1 s", lambda found: f"{found.start.first_prompt:.2f} s")
LOADED = Promise("compiled rules loaded from the cache", "under 1 s", lambda found: f"{found.start.load:.2f} s")

ASSEMBLY = Subject(
    game="assembly",
    title="Assembly",
    peer="hanabi",
    note=(
        "A decision of Assembly is one small choice (a card and its command, then a bay, then a bay); a decision of\n"
        "hanabi is one move. Games a second stand beside them for that reason."
    ),
    seatings=(Seating("2 players", {"players": 2}), Seating("solo", {"players": 1})),
    promises=(
        Promise(
            "compiled against OpenSpiel's C++ loop", "at least 10 x", _ratio("2 players, compiled", f"hanabi, {CPP}")
        ),
        Promise(
            "compiled against OpenSpiel's Python loop",
            "at least 25 x",
            _ratio("2 players, compiled", f"hanabi, {PYTHON}"),
        ),
        _play_outs("2 players", "hanabi"),
        Promise("interpreted, decisions a second", "at least 40,000", _decisions("2 players, interpreted")),
        Promise("bytes of one state", "at most 512", lambda found: str(found.size)),
        _served("0.5"),
        TOLD,
        TOLD_SLOWLY,
        FIRST_PROMPT,
        LOADED,
    ),
)

FUSE = Subject(
    game="fuse",
    title="FUSE",
    peer="liars_dice",
    note=(
        "Training, without a clock but with as many rolls as in the mode `rolls`, so that random games end. A\n"
        "decision of FUSE is one action of one player: a roll, a die placed or burnt, a bomb picked, a die lost. A\n"
        "greedy team plays at a table, interpreted, and goes on after the win for the score."
    ),
    seatings=(
        Seating("5 players", {"players": 5, "roll_budget": 25}, greedy=True),
        Seating("solo", {"players": 1, "roll_budget": 27}),
    ),
    promises=(
        Promise(
            "5 players, compiled against OpenSpiel's C++ loop",
            "at least 3 x",
            _ratio("5 players, compiled", f"liars_dice, {CPP}"),
        ),
        Promise(
            "solo, compiled against OpenSpiel's C++ loop",
            "at least 3 x",
            _ratio("solo, compiled", f"liars_dice, {CPP}"),
        ),
        _play_outs("5 players", "liars_dice"),
        Promise(
            "standard deck read and its legality compiled, fresh process",
            "under 0.5 s",
            lambda found: f"{found.cards:.2f} s",
        ),
        _served("1"),
        TOLD,
        TOLD_SLOWLY,
        FIRST_PROMPT,
        LOADED,
    ),
    play=("--players", "1", "--mode", "practice"),
)

ORIGIN_STORY = Subject(
    game="origin_story",
    title="Origin Story",
    peer="hearts",
    note=(
        "Level 3. A decision of Origin Story is one answer of yours; when it is a card, both opponents' turns follow\n"
        "from it. A decision of hearts is one card of one of four players."
    ),
    seatings=(Seating("solo", {"level": 3}),),
    promises=(
        Promise("compiled against OpenSpiel's C++ loop", "at least 1.5 x", _ratio("solo, compiled", f"hearts, {CPP}")),
        _play_outs("solo", "hearts"),
        Promise(
            "all rules compiled from a cold cache, two processes",
            "under 60 s",
            lambda found: f"{found.start.compile_two_processes:.1f} s",
        ),
        _served("0.5"),
        TOLD,
        TOLD_SLOWLY,
        FIRST_PROMPT,
        LOADED,
    ),
    play=("--level", "3"),
)

SUBJECTS = (ASSEMBLY, FUSE, ORIGIN_STORY)
