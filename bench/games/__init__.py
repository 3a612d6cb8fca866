"""What is measured of each game: the `SUBJECT` of every module in this folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bench.subjects import Subject

SUBJECTS: tuple[Subject, ...] = tuple(
    import_module(f"{__name__}.{name}").SUBJECT for name in sorted(each.name for each in iter_modules(__path__))
)
