"""A Fluent catalogue that parses a message when it is first said.

Parsing a whole file takes longer than laying out a table, and a screen says only a few dozen messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablemate.kernel.seat_names import JOINERS

LONGEST = 1500
REMEMBERED = 4096
"""How many texts are kept: a table says the same again and again."""
ISOLATE, POP_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
KEPT = f"\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}{JOINERS}{ISOLATE}{POP_ISOLATE}"
"""What is not printable by name and yet belongs into texts: French sets a no-break space before a colon, and a name
that is written from right to left stands between isolates."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


class MissingWords(LookupError):
    """A message that a catalogue does not have, or that could not be filled in."""


class Catalogue:
    """The messages of some files in one language; later files win."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        self.sources: dict[str, str] = {}
        for file in files:
            self.sources.update(_entries(file.read_text(encoding="utf-8")))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._said: dict[tuple[Any, ...], str] = {}

    def __contains__(self, name: str) -> bool:
        return name.partition(".")[0] in self.sources

    def say(self, name: str, arguments: dict[str, Any]) -> str:
        """A message, or an attribute of one (`module-bridge.code`), filled in."""
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        key = (name, *((each, type(value), value) for each, value in arguments.items()))
        if key not in self._said:
            self._said[key] = self._filled_in(name, arguments)
        return self._said[key]

    def _filled_in(self, name: str, arguments: dict[str, Any]) -> str:
        message, _, attribute = name.partition(".")
        if message not in self.sources:
            raise MissingWords(f"no message {message}")
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords(f"no words for {name}")
        cleaned = {each: _clean(value) for each, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, cleaned)
        if problems:
            raise MissingWords(f"{name} cannot be said: {problems[0]}")
        return str(text)

    def _parse(self, name: str) -> None:
        if name in self._parsed or name not in self.sources:
            return
        self._parsed.add(name)
        source = self.sources[name]
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


def _clean(value: Any) -> Any:
    """What fills a message, without anything that could steer a terminal, and no longer than a person would read."""
    if not isinstance(value, str):
        return value
    if value.isprintable():
        plain = value
    else:
        plain = "".join(letter if letter.isprintable() or letter in KEPT else " " for letter in value)
    return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"


def _entries(text: str) -> dict[str, str]:
    """Each message with its source."""
    plain = _COMMENT.sub("", text)
    starts = [(match.group(1), match.start()) for match in _ENTRY.finditer(plain)]
    ends = [start for _, start in starts[1:]] + [len(plain)]
    return {name: plain[start:end] for (name, start), end in zip(starts, ends, strict=True)}
