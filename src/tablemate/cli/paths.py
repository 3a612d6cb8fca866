"""Files as people name them."""

from __future__ import annotations

import os
from pathlib import Path


def path_of(typed: str | Path) -> Path:
    """`~` is the home folder, also where no shell has said so."""
    return Path(os.path.expanduser(typed))


def named_path(typed: Path | None) -> Path | None:
    """The same for what may not have been said: a callback for Typer."""
    return None if typed is None else path_of(typed)
