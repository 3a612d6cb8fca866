"""What can go wrong, each with a sentence that says what was expected.

An error carries a fault or a refusal, a code with arguments; its sentence comes from the text catalogues, through a
speaker that the package installs, so that the kernel itself contains no words for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was refused: a code, numbers or names to fill in, and the rule."""

    code: str
    rule: str
    arguments: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OptionName:
    """An option as a sentence names it, perhaps with a value; each face spells it as people give it there."""

    name: str
    value: str = ""

    def __str__(self) -> str:
        """As callers spell it."""
        return f"{self.name} {self.value}".rstrip()


@dataclass(frozen=True, slots=True)
class OptionValue:
    """A value of an option as a sentence names it: to callers by its code, to people by its name in their language."""

    option: str
    value: str

    def __str__(self) -> str:
        """As callers give it."""
        return self.value


@dataclass(frozen=True, slots=True)
class Limit:
    """The most that an option can be beside the rest, which a sentence says as a number."""

    option: str
    most: int

    def __str__(self) -> str:
        """The number alone."""
        return str(self.most)


@dataclass(frozen=True, slots=True)
class Either:
    """Several things of which one is meant: `1, 2 or 3`."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: a code, what fills its sentence, and the game whose catalogue has it, None for the table's."""

    code: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    game: str | None = None


Argument: TypeAlias = str | int | OptionName | OptionValue | Limit | Either | Reason | Fault
"""What can fill a sentence; what has a sentence of its own is said first."""

Speaker = Callable[[Fault], str]
"""Says a fault; a refusal is said within one."""


def _plain_speaker(fault: Fault) -> str:
    return fault.code.replace("_", " ")


_speaker: Speaker = _plain_speaker


def set_speaker(speaker: Speaker) -> None:
    """Say from now on how faults are put into words."""
    global _speaker
    _speaker = speaker


class TablemateError(Exception):
    """Base of all errors that a caller can cause; `str()` is an English sentence."""

    def __init__(self, code: str, game: str | None = None, /, **arguments: Argument) -> None:
        super().__init__(code)
        self._fault = Fault(code, arguments, game)

    @property
    def fault(self) -> Fault:
        """What is wrong, for whoever says it in another language."""
        return self._fault

    def __str__(self) -> str:
        return _speaker(self.fault)

    def __reduce__(self) -> tuple[Callable[..., TablemateError], tuple[type[TablemateError], Mapping[str, object]]]:
        return _made_again, (type(self), vars(self))


def _made_again(kind: type[TablemateError], parts: Mapping[str, object]) -> TablemateError:
    """An error that went to another process."""
    error = kind.__new__(kind)
    vars(error).update(parts)
    return error


class IllegalAction(TablemateError):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("refused", game, reason=reason, rule=reason.rule)
        self.game = game
        self.why = reason

    @classmethod
    def because(cls, game: str, code: str, rule: str, **arguments: object) -> IllegalAction:
        """What was said means no action of this game, or names what is not there."""
        return cls(game, Reason(code, rule, arguments))

    @property
    def reason(self) -> str:
        """The reason as a sentence."""
        return _speaker(Fault("because", {"reason": self.why}, self.game))

    @property
    def rule(self) -> str:
        """The rule that forbids it, for example `ASM-LOCK-2`."""
        return self.why.rule


class InvalidArgument(TablemateError, ValueError, TypeError):
    """What a call cannot take: no such seat, no such time, nothing that could be an action.

    It is also what Python itself raises for such things.
    """


class InvalidName(InvalidArgument):
    """A name that no seat can have."""


class InvalidOptions(TablemateError):
    """Options that this game does not have or cannot combine."""


class InvalidPosition(TablemateError):
    """A position that could not stand on a real table."""


class InvalidRecord(TablemateError):
    """A file that is not a record of a game, or does not replay."""


class HiddenField(TablemateError):
    """A view asked for something its viewer may not know."""


class NotCompiled(TablemateError):
    """The compiled rules are not in the cache, or cannot be kept or trusted there."""
