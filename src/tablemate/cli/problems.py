"""What a person did wrong on the command line, in their language."""

from __future__ import annotations

import errno
import re
from typing import Any

from tablemate.words import Words

_PATTERNS: tuple[tuple[str, str], ...] = (
    (r"players must be one of .*, not (?P<value>.+)", "problem-players"),
    (r"edition must be one of .*, not (?P<value>.+)", "problem-edition"),
    (r"communication must be one of .*, not (?P<value>.+)", "problem-communication"),
    (r"malfunctions must be one of .*, not (?P<value>.+)", "problem-malfunctions"),
    (r"only the edition v22 leaves it .*", "problem-honest"),
    (r"there is no role (?P<value>.+); the roles are (?P<roles>.+)", "problem-role"),
    (r"(?P<players>\d+) roles are needed, .*, not (?P<given>\d+)", "problem-role-number"),
    (r"hard_no_role is played .*", "problem-no-role"),
    (r"there is only one role card of (?P<role>\w+) .*", "problem-role-twice"),
    (r"there is no variant (?P<value>.+); the variants are (?P<variants>.+)", "problem-variant"),
    (r"each variant is chosen once", "problem-variant-twice"),
    (r"(?P<variant>\w+) is a variant for (?P<players>one|two) players?", "problem-variant-players"),
    (
        r"the edition (?P<edition>\w+) does not offer (?P<variant>\w+); (?P<offered>.+) does",
        "problem-variant-edition",
    ),
    (r"only one of the easier variants .*", "problem-variant-easy"),
    (r"these variants change the same cards.*", "problem-variant-shared"),
    (r"easy_wild needs two any cards .*", "problem-variant-wild"),
    (r"a seed is a whole number .*, not (?P<value>.+)", "problem-seed"),
    (r"there is no game (?P<game>.+); the games are (?P<games>.+)", "problem-game"),
    (r"(?P<file>.+) cannot be read: (?P<detail>.+)", "problem-file"),
    (r"this is not JSON, or it was cut short: .*", "problem-json"),
    (r"this is not a record of Tablemate", "problem-record"),
    (r"the record does not end where it says.*|the record tells another outcome.*", "problem-changed"),
    (r"this record has the steps 0 to (?P<steps>\d+), not .*", "replay-no-step"),
    (
        r"this record was played with version (?P<played>\d+) of the rules of (?P<game>\w+); here .* (?P<here>\d+)",
        "problem-rules-version",
    ),
    (r"this record was played with another card set", "problem-other-cards"),
    (r"there is no bot (?P<bot>.+); the bots are (?P<bots>.+)", "problem-bot"),
)
_NUMBERS = {"one": 1, "two": 2}
_LISTS = ("variants", "roles", "games", "bots", "offered")
"""What is ours and not what was typed: shown whole."""
_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}
_SIGNS = {"no such file": "missing", "codec": "text", "null": "name"}
LONGEST = 200
"""How much of what was typed is repeated."""


class Problem(Exception):
    """Something wrong with what was asked for: a message and what fills it."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


def file_trouble(words: Words, problem: Exception | str, doing: str = "read") -> str:
    """Why a file cannot be read or written, in words."""
    text = str(problem)
    number = re.match(r"\[Errno (\d+)\]", text)
    if number:
        kind = _TROUBLES.get(int(number.group(1)), "other")
    else:
        kind = next((kind for sign, kind in _SIGNS.items() if sign in text), "other")
    detail = re.sub(r"^\[Errno \d+\] ", "", text)
    return words.say("file-trouble", kind=kind, doing=doing, detail=detail[:LONGEST])


def explained(words: Words, problem: Exception) -> str:
    """A problem as a sentence; what we have no words for is quoted as it came."""
    if isinstance(problem, Problem):
        return words.say("problem", detail=words.say(problem.message, **problem.arguments))
    text = str(problem)
    for pattern, message in _PATTERNS:
        found = re.fullmatch(pattern, text)
        if found:
            said = {name: _value(name, value) for name, value in found.groupdict().items()}
            if message == "problem-file":
                said["detail"] = file_trouble(words, found["detail"])
            return words.say("problem", detail=words.say(message, **said))
    return words.say("problem", detail=words.say("problem-lead", detail=text))


def _value(name: str, text: str) -> Any:
    if name in ("players", "given"):
        return _NUMBERS.get(text) or int(text)
    bare = text.strip("'\"")
    return bare if name in _LISTS else bare[:LONGEST]
