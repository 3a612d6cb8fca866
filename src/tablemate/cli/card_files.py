"""Cards of one's own: a file is read and checked, and what is wrong is said with its line, as compilers do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tablemate.kernel.card_faults import CardFault
from tablemate.kernel.card_files import MOST_BYTES
from tablemate.kernel.files import named, read_text

from .paths import path_of
from .problems import Problem

T = TypeVar("T")


def read_card_file(path: Path, read: Callable[[str], T]) -> T:
    """What a card file holds; raises `Problem` where the file or its cards are wrong."""
    text = read_text(path_of(path), MOST_BYTES, Problem)
    try:
        return read(text)
    except CardFault as problem:
        place = named(path) if problem.line is None else f"{named(path)}:{problem.line}"
        raise Problem("in_file", place=place, why=problem.on_line(None).fault) from None
