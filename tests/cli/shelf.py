"""The games that the command keeps, as tests make and find them."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from tablemate.cli.kept_games import games_folder
from tablemate.kernel.records import Record

from .scripts import script

DAY = 24 * 60 * 60


def kept_files(ending: str = "log") -> list[Path]:
    """The files in the folder of kept games."""
    return sorted(games_folder().glob(f"*.{ending}"))


def the_log() -> Path:
    """The only log there is."""
    (path,) = kept_files()
    return path


def aged(path: Path, days: float) -> Path:
    """A file that was last written so many days ago."""
    when = time.time() - days * DAY
    os.utime(path, (when, when))
    return path


def half(*lines: str, seed: int = 1, game: str = "assembly", **arranged: Any) -> Path:
    """A game that a person left after these lines: the file it is kept in."""
    path = half_of_a_script(*lines, seed=seed, game=game, **arranged)
    return written(path, path.read_text().replace('"piped": true', '"piped": false'))


def half_of_a_script(*lines: str, seed: int = 1, game: str = "assembly", **arranged: Any) -> Path:
    """The same of a script."""
    before = {*kept_files()}
    script(*(lines or ("1", "1")), game=game, seed=seed, **arranged)
    (path,) = {*kept_files()} - before
    return path


def whole_game(seed: int = 3) -> list[str]:
    """The actions of a game to its end."""
    script(*["1"] * 600, seed=seed, save=Path("whole.json"), overwrite=True)
    return [move.as_json()["action"] for move in Record.load(Path("whole.json")).moves]


def written(path: Path, text: str) -> Path:
    """A file with this text."""
    path.write_text(text)
    return path
