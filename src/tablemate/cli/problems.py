"""What a person did wrong on the command line, in their language."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablemate.words import Words

from .problem_patterns import PATTERNS

_NUMBERS = {"one": 1, "two": 2}
_LISTS = ("variants", "roles", "games", "bots", "offered")
"""What is ours and not what was typed: shown whole."""
_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENXIO: "device",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "taken",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}
_SIGNS = {
    "no such file": "missing",
    "codec": "text",
    "null": "name",
    "at most": "long",
    "somebody else owns": "owner",
    "others may write": "open",
}
LONGEST = 200
"""How much of what was typed is repeated."""


@dataclass(frozen=True)
class Saying:
    """A message and what fills it, to be said when the language is known."""

    message: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def said(self, words: Words) -> str:
        """The words; what is itself a saying is said first."""
        return words.say(self.message, **{name: _filled(words, value) for name, value in self.arguments.items()})


def _filled(words: Words, value: Any) -> Any:
    return value.said(words) if isinstance(value, Saying | Either) else value


class Problem(Exception):
    """Something wrong with what was asked for: a message and what fills it."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.saying = Saying(message, arguments)


def file_saying(problem: Exception | str, doing: str = "read") -> Saying:
    """Why a file cannot be read or written."""
    text = str(problem)
    number = re.match(r"\[Errno (\d+)\]", text)
    if number:
        kind = _TROUBLES.get(int(number.group(1)), "other")
    else:
        kind = next((kind for sign, kind in _SIGNS.items() if sign in text), "other")
    detail = re.sub(r"^\[Errno \d+\] ", "", text)
    return Saying("file-trouble", {"kind": kind, "doing": doing, "detail": detail[:LONGEST]})


def file_trouble(words: Words, problem: Exception | str, doing: str = "read") -> str:
    """Why a file cannot be read or written, in words."""
    return file_saying(problem, doing).said(words)


def explained(words: Words, problem: Exception) -> str:
    """A problem as a sentence."""
    return words.say("problem", detail=saying_of(problem).said(words))


def saying_of(problem: Exception) -> Saying:
    """What is wrong, in words of ours; what we have none for is quoted as it came."""
    if isinstance(problem, Problem):
        return problem.saying
    text = str(problem)
    for pattern, message in PATTERNS:
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return Saying(message, {name: _value(name, value) for name, value in found.groupdict().items()})
    return Saying("problem-lead", {"detail": text})


@dataclass(frozen=True)
class Either:
    """Several things to choose from: `1, 2 or 3`."""

    items: Sequence[str]

    def said(self, words: Words) -> str:
        """The things, the last two with an or between them."""
        *head, last = self.items
        return words.say("list-or", head=", ".join(head), last=last) if head else last


def _value(name: str, text: str) -> Any:
    match name:
        case "players" | "given":
            return _NUMBERS.get(text) or int(text)
        case "many" | "most":
            return int(text)
        case "trouble":
            return file_saying(text)
        case "option":
            return "--" + text.replace("_", "-")
        case "allowed":
            return Either(text.split(", "))
    bare = text.strip("'\"")
    return bare if name in _LISTS else bare[:LONGEST]
