"""What tests that serve all games need to be told of one: the `SAMPLE` of `tests/games/NAME/sample.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import tablemate
from tablemate.kernel.views import AnyView


@dataclass(frozen=True)
class Sample:
    """Tables worth looking at, and what of a game no declaration tells."""

    tables: tuple[Mapping[str, Any], ...]
    """Options, for as many seats as can be; the first is quick to draw and to tell."""
    pieces: Callable[[AnyView], set[str]]
    """The names of the pieces that a view shows."""
    nouns: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """Nouns by the kind of message, `KIND-NOUN`, that the words put together from them."""
    messages: Iterable[str] = ()
    """Other names of messages that are put together."""
    refused: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """How codes of refusals end that the source puts together, by their beginnings."""
    faults: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Codes of faults that stand in a table, each with the names of what fills its sentence."""


def sample_of(game: str) -> Sample:
    """The sample of a game."""
    sample = import_module(f"tests.games.{game}.sample").SAMPLE
    assert isinstance(sample, Sample)
    return sample


def decisions_of(game: str) -> list[str]:
    """All kinds of decision of a game, as its view declares them."""
    asked = tablemate.game(game).view_schema()["properties"]["waiting"]["items"]
    return [kind for each in asked.get("anyOf", [asked]) for kind in each["properties"]["kind"]["enum"]]
