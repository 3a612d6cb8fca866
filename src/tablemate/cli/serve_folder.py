"""Where a server keeps its tables if nobody says where."""

from __future__ import annotations

from pathlib import Path

from .kept_games import data_folder
from .problems import Problem


def server_folder() -> Path:
    """`server` in the data folder, beside the games of the terminal."""
    folder = data_folder() / "server"
    if not folder.is_absolute():
        raise Problem("no_home")
    return folder
