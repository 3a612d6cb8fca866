"""A Fluent catalogue that parses a message when it is first said, and a plain one not at all.

Parsing a whole file takes longer than laying out a table, and a screen says only a few dozen messages.  Whoever tells
many games parses them all beforehand, so that no sentence waits for it.  A plain message, a line of text with
variables, says the same in Python's own format at a third of the cost; so does any other once Fluent has chosen its
variants: which ones is kept by what it chose from, and the rest is filled in.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain

from fluent.runtime import FluentBundle, FluentResource

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidArgument
from tablemate.kernel.seat_names import JOINERS

LONGEST = 1500
THOUSAND = 1000
"""From here on languages group the digits of a number."""
REMEMBERED = 4096
"""How many texts are kept: a table says the same again and again."""
MARK = "\N{NULL}"
ISOLATE, POP_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
KEPT = f"\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}{JOINERS}{ISOLATE}{POP_ISOLATE}"
"""What is not printable by name and yet belongs into texts: French sets a no-break space before a colon, and a name
that is written from right to left stands between isolates."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_PLAIN = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ \$\w+ \})+?) *\n*")
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_SELECTOR = re.compile(r"\$(\w+)\b(?! \})")
"""A variable that does not just stand in a text."""
_MARK = re.compile(rf"{MARK}(\w+){MARK}")
"""Where something else is filled in; no text has such a sign."""
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


class MissingWords(InvalidArgument, LookupError):
    """A message that a catalogue does not have, or that could not be filled in."""


class Catalogue:
    """The messages of some packages in one language; later packages win."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        self.sources: dict[str, str] = {}
        for package in packages:
            self.sources.update(_entries(package, language))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._used: dict[str, Mapping[str, bool]] = {}
        self._said = functools.lru_cache(REMEMBERED, typed=True)(self._filled_in)
        self._form = functools.lru_cache(REMEMBERED, typed=True)(self._chosen)

    def __contains__(self, name: str) -> bool:
        return name.partition(".")[0] in self.sources

    def say(self, name: str, arguments: Mapping[str, object]) -> str:
        """A message, or an attribute of one (`module-bridge.code`), filled in."""
        return self._said(name, tuple(arguments), *arguments.values())

    def named(self, beginning: str) -> list[str]:
        """The messages whose names begin so."""
        return [name for name in self.sources if name.startswith(beginning)]

    def attributes(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        if _plain(self.sources[name]) is not None:
            return ()
        self._parse(name)
        return tuple(self._bundle.get_message(name).attributes)

    def parse(self) -> None:
        """Parse every message that is not plain now."""
        for name, source in self.sources.items():
            if _plain(source) is None and not name.startswith("-"):
                self._parse(name)
                self._bundle.get_message(name)

    def _filled_in(self, name: str, variables: tuple[str, ...], *values: object) -> str:
        uses = self._uses(str(name).partition(".")[0])
        given = {each: said for each, said in zip(variables, values, strict=True) if each in uses}
        chosen = {
            each: said
            for each, said in given.items()
            if uses[each] or not (type(said) is str or _is_said_as_it_is(said))
        }
        form = self._form(name, tuple(given), tuple(chosen), *chosen.values())
        return form.template.format_map({each: _clean(given[each]) for each in form.variables})

    def _uses(self, message: str) -> Mapping[str, bool]:
        """The variables of a message and of those that it refers to, and whether it chooses by them."""
        if message not in self._used:
            source = self.sources.get(message, "")
            said = [self._uses(reference).items() for reference in _REFERENCE.findall(source)]
            used = dict.fromkeys([*_VARIABLE.findall(source), *(each for each, _ in chain(*said))], False)
            choosing = (*_SELECTOR.findall(source), *(each for each, chooses in chain(*said) if chooses))
            self._used[message] = used | dict.fromkeys(choosing, True)
        return self._used[message]

    def _chosen(self, name: str, variables: tuple[str, ...], choosing: tuple[str, ...], *values: object) -> _Plain:
        """A message in Python's format, once it is known what it chooses by."""
        plain = _plain(self.sources.get(name, ""))
        if plain is not None and not choosing and set(plain.variables) <= set(variables):
            return plain
        marks = {each: f"{MARK}{each}{MARK}" for each in variables if each not in choosing}
        text = self._in_fluent(name, marks | dict(zip(choosing, map(_clean, values), strict=True)))
        escaped = text.replace("{", "{{").replace("}", "}}")
        return _Plain(_MARK.sub(r"{\1}", escaped), tuple(_MARK.findall(escaped)))

    def _in_fluent(self, name: str, arguments: dict[str, object]) -> str:
        message, _, attribute = str(name).partition(".")
        if message not in self.sources:
            raise MissingWords("no_message", found=shown(message))
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords("no_message", found=shown(name))
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise MissingWords("message_unfilled", found=shown(name), detail=str(problems[0]))
        return str(text)

    def _parse(self, name: str) -> None:
        if name in self._parsed or name not in self.sources:
            return
        self._parsed.add(name)
        source = self.sources[name]
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._parse(reference)


def _clean(value: object) -> object:
    """What fills a message, without anything that could steer a terminal, and no longer than a person would read."""
    if not isinstance(value, str):
        return value
    if value.isprintable():
        plain = value
    else:
        plain = "".join(letter if letter.isprintable() or letter in KEPT else " " for letter in value)
    return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"


def _is_said_as_it_is(value: object) -> bool:
    """Is this a text, or a number that every language writes alike?"""
    return isinstance(value, str) or (type(value) is int and 0 <= value < THOUSAND)


@dataclass(frozen=True, slots=True)
class _Plain:
    """A message in Python's format, and the variables in it."""

    template: str
    variables: tuple[str, ...]


@functools.cache
def _plain(source: str) -> _Plain | None:
    """A plain message; None if Fluent has to choose or look up something in it."""
    found = _PLAIN.fullmatch(source)
    return None if found is None else _Plain(_VARIABLE.sub(r"{\1}", found[1]), tuple(_VARIABLE.findall(found[1])))


@functools.cache
def _entries(package: str, language: str) -> Mapping[str, str]:
    """Each message of a package with its source: `en.ftl`, and what is kept apart in files such as `faults.en.ftl`."""
    found = (each for each in (files(package) / "text").iterdir() if f".{each.name}".endswith(f".{language}.ftl"))
    plain = "".join(_COMMENT.sub("", each.read_text(encoding="utf-8")) for each in sorted(found, key=str))
    starts = [(match.group(1), match.start()) for match in _ENTRY.finditer(plain)]
    ends = [start for _, start in starts[1:]] + [len(plain)]
    return {name: plain[start:end] for (name, start), end in zip(starts, ends, strict=True)}
