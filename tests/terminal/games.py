"""The games that are played in a window: what was arranged, and at which decision the picture of it is taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tablemate.kernel.json_types import Known

from .person import PROMPT, Person
from .window import Window, window

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
"""Where the pictures of windows are, one for each game."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """One game for both languages."""

    seed: int
    pictured: int
    title: str
    options: Mapping[str, Known] = field(default_factory=dict)


ARRANGED = {
    "assembly": Arranged(
        5, 14, "Assembly in a terminal: the ring of bays, and what can be done", {"malfunctions": "A", "roles": "noah"}
    ),
    "fuse": Arranged(
        1,
        37,
        "FUSE in a terminal: bombs with dice upon them, and where a die fits",
        {"mode": "rolls", "level": "training", "bombs": 6},
    ),
    "origin_story": Arranged(6, 36, "Origin Story in a terminal: all hands lie open, and which cards may be played"),
}


def person(game: str, language: str) -> Person:
    """Somebody who is going to play one of them."""
    arranged = ARRANGED[game]
    return Person(game, language, arranged.seed, arranged.options)


@contextmanager
def pictured(game: str, folder: Path) -> Iterator[tuple[Window, Person]]:
    """The window in the middle of a game, as it is shown to who reads about it."""
    player = person(game, "en")
    with window(*player.command, folder=folder) as seen:
        for _ in range(ARRANGED[game].pictured):
            assert go_on(seen, player)
            seen.type(player.answer())
        assert go_on(seen, player)
        yield seen, player


def go_on(seen: Window, player: Person) -> bool:
    """Wait until the next question is asked; false if the game is over."""
    prompt = seen.until_asked(PROMPT, player.doubt, player.farewell)
    if prompt == player.doubt:
        seen.type(player.yes)
        prompt = seen.until_asked(PROMPT, player.farewell)
    player.catch_up(seen.said())
    return prompt == PROMPT
