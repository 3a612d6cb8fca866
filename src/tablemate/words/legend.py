"""The nouns of a game in one language, for whoever prints them on pieces: modules, suits, roles, cards with texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tablemate.games import part_of

from .words import Words

Legend = Mapping[str, Mapping[str, "Noun"]]
"""By group and by the name that views and actions have for it."""


@dataclass(frozen=True, slots=True)
class Noun:
    """What something is called, in short too, of which kind it is, what it does and when; cards may have more lines."""

    name: str
    short: str | None = None
    kind: str | None = None
    text: str | None = None
    when: str | None = None
    lines: list[str] = field(default_factory=list)


Entries = Iterator[tuple[str, str, Noun]]
"""Group, name in views, noun: what `entries` of a game's own module `legend` gives."""


def legend(words: Words) -> Legend:
    """The legend of a game, with the cards that these words know; none where a game brings none."""
    own = part_of("tablemate.words", str(words.game), "legend")
    groups: dict[str, dict[str, Noun]] = {}
    for group, name, noun in own.entries(words) if own is not None else ():
        groups.setdefault(group, {})[name] = noun
    return groups
