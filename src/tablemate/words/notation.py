"""Notation in another language than that of the records: how people write actions, and what a line of theirs means.

A message `notation-KIND` writes an action from the words of its arguments; the attributes of the message are other ways
to write it.  The attributes of `word-PARAMETER` are the words that an argument has in this language; in English they
are those of the text.  Reading follows from the same messages: what is written so becomes English, also where both
languages are mixed, and everything else stays as it is, so that English is always understood.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from tablemate.kernel.actions import Action

from .catalogue import REMEMBERED, Catalogue

_PARAMETER = re.compile(r"⟦(\w+)⟧")
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_TOKEN = re.compile(r"½|(?<=\d)\.5(?!\d)|[^\W\d½]+")
"""What can have a word of its own: letters, and a half as it is written in either language."""
_TIGHT = re.compile(r" ?([:.]) ?")
_ANY_WORD = r"\S*"


@dataclass(frozen=True, slots=True)
class _Form:
    """One way to write a kind of action: how it reads, and the message that says it in English."""

    pattern: re.Pattern[str]
    message: str
    fixed: int
    """How many letters are the same in all actions written so."""


class Notation:
    """The notation of one game in one language; `spelling` tells how a parameter is spelt if not as any one word."""

    def __init__(self, catalogue: Catalogue, english: Catalogue, spelling: Mapping[str, str]) -> None:
        self._catalogue = catalogue
        self._english = english
        self._words = dict(self._vocabularies())
        self._meant = {name: {folded(word): each for each, word in said.items()} for name, said in self._words.items()}
        self._forms = sorted(self._all_forms(spelling), key=lambda form: form.fixed, reverse=True)
        self._said = functools.lru_cache(REMEMBERED)(self._say)

    def written(self, action: Action) -> str:
        """An action as people write it."""
        return self._said(action.kind, *action.words.items())

    def _say(self, kind: str, *words: tuple[str, str]) -> str:
        said = {name: _translated(word, self._words.get(name, {})) for name, word in words}
        return self._catalogue.say(f"notation-{kind}", said)

    def understood(self, line: str) -> str:
        """A line in English notation; the form with most letters of its own is meant."""
        english = self._said_in(self._english, line, self._meant)
        return line if folded(english) == folded(line) else english

    def translated(self, line: str) -> str:
        """A line in the notation of this language."""
        return self._said_in(self._catalogue, self.understood(line), self._words)

    def _said_in(self, catalogue: Catalogue, line: str, words: Mapping[str, Mapping[str, str]]) -> str:
        compared = folded(line)
        for form in self._forms:
            found = form.pattern.fullmatch(compared)
            if found:
                said = {name: _translated(word, words.get(name, {})) for name, word in found.groupdict().items()}
                return catalogue.say(form.message, said)
        return line

    def _vocabularies(self) -> Iterator[tuple[str, dict[str, str]]]:
        for message in self._catalogue.named("word-"):
            names = [f"{message}.{name}" for name in self._catalogue.attributes(message)]
            said = {self._english.say(name, {}): self._catalogue.say(name, {}) for name in names}
            yield message.removeprefix("word-"), said

    def _all_forms(self, spelling: Mapping[str, str]) -> Iterator[_Form]:
        """Those of both languages: `burn v4` has an English verb and a French die."""
        for catalogue, kind in product((self._catalogue, self._english), self._catalogue.named("notation-")):
            marks = {name: f"⟦{name}⟧" for name in _VARIABLE.findall(catalogue.sources[kind])}
            for message in (kind, *(f"{kind}.{name}" for name in catalogue.attributes(kind))):
                yield _form(message, folded(catalogue.say(message, marks)), spelling)


def _form(message: str, text: str, spelling: Mapping[str, str]) -> _Form:
    """A message with a group for each parameter."""
    parts = _PARAMETER.split(text)
    fixed, names = parts[::2], parts[1::2]
    groups = [f"(?P<{name}>{spelling.get(name, _ANY_WORD)})" for name in names]
    pattern = "".join(re.escape(part) + group for part, group in zip(fixed, [*groups, ""], strict=True))
    return _Form(re.compile(pattern), message, sum(map(len, fixed)))


def folded(text: str) -> str:
    """A line as it is compared: without capitals, accents and needless spaces, which nobody has to type."""
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'").replace("œ", "oe"))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _TIGHT.sub(r"\1", " ".join(bare.split()))


def _translated(text: str, words: Mapping[str, str]) -> str:
    return _TOKEN.sub(lambda found: words.get(found[0], found[0]), text)
