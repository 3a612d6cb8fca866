"""The text of an ability cut into numbers, words and signs, to be taken one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Argument, Fault

from .faults import InvalidCards, fault
from .halves import NUMBER

_TOKEN = re.compile(rf"\s*({NUMBER}|[A-Za-z][A-Za-z0-9]*|->|<=|>=|[-+*<>=()&,?:!])")
END = ""
"""In place of a token after the last one."""
THE_END = "end"
"""The end of a text in faults."""


class Tokens:
    """The tokens of a text and how far they are read."""

    def __init__(self, text: str) -> None:
        self._tokens = [*_cut(text.rstrip())]
        self._place = 0

    @property
    def next(self) -> str:
        """The next token, or END."""
        return self._tokens[self._place] if self._place < len(self._tokens) else END

    def take(self) -> str:
        """The next token, now read."""
        token = self.next
        self._place += 1
        return token

    def accept(self, *tokens: str) -> str | None:
        """Read the next token if it is one of these."""
        return self.take() if self.next in tokens else None

    def expect(self, token: str) -> None:
        """Read this token, or refuse what stands there."""
        if self.next != token:
            raise self.unexpected(shown(token))
        self.take()

    def expect_end(self) -> None:
        """Refuse whatever is left."""
        if self.next != END:
            raise self.unexpected(THE_END)

    def unexpected(self, expected: str) -> InvalidCards:
        """The fault of the next token."""
        return fault("syntax", expected=expected, found=read(self.next))


def _cut(text: str) -> Iterator[str]:
    place = 0
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            raise fault("syntax", expected="token", found=shown(text[place:].lstrip()[:1]))
        yield found[1]
        place = found.end()


def read(token: str) -> Argument:
    """A token as a fault shows it."""
    return shown(token) if token else Fault("the_end", game=InvalidCards.game)


def is_number(token: str) -> bool:
    """Does the token begin like a number?"""
    return token[:1].isdigit()


def is_word(token: str) -> bool:
    """Is the token a word?"""
    return token[:1].isalpha()
