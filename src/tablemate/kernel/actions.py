"""Decisions and actions: what a table asks, and what a seat can answer, declared as events are declared.

A kind of action has a text with typed parameters, `place {die} on {card}.{slot}`, and a block of codes.  A parameter
says how many numbers there are, what a number stands for, and how that is written and read back.  The code of an action
is the first one of its block plus its numbers, the last parameter counting fastest.

From the declarations follow the code of an action and what a code means, its notation both ways, its arguments in JSON,
and how large the space of actions is.  Whatever else a game understands, other words for the same or whole sentences,
it reads on top of this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from math import prod

from .checking import shown
from .errors import InvalidArgument
from .json_types import Arguments, JsonObject, Known
from .seen import Seen

ParameterNumbers = Mapping[str, int]
LONGEST_TEXT = 1_000
"""How many characters a text may have that means an action, or several."""
REMEMBERED = 8192
"""How many actions of a game are kept: tables offer the same ones again and again."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending question: whose, which kind, about what.

    An `optional` one is open to its seat, but the others go on without an answer.
    """

    seat: int
    kind: str
    subject: Arguments = field(default_factory=dict)
    optional: bool = field(default=False, repr=False, kw_only=True)

    def as_json(self) -> JsonObject:
        """JSON-ready; `optional` is there only if it is true."""
        subject = {name: [*value] if isinstance(value, list) else value for name, value in self.subject.items()}
        asked = {"seat": self.seat, "kind": self.kind, "subject": subject}
        return {**asked, "optional": True} if self.optional else asked


@dataclass(frozen=True, slots=True)
class Clause:
    """One decision of a whole sentence; an optional one is left out where the table asks for no more.

    `text` is what the number was said to mean, where it comes from somebody who may have looked earlier.
    """

    code: int
    optional: bool = False
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Heard:
    """What was typed for the parameters of an action, and what the seat sees."""

    seen: Seen
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of an action: `size` numbers, the first of which is `start`.

    `value` is what a number stands for as the seat sees it, JSON-ready; `word` is how that is written.  `number` finds
    the number of a word that matches `pattern`, or refuses it.  Where `said` is given and not true of the numbers of an
    action, the parameter goes without saying there; its pattern then takes an empty word too.
    """

    size: int
    value: Callable[[Seen, int], Known]
    number: Callable[[Heard, str], int]
    word: Callable[[Known], str] = str
    pattern: str = "[a-z0-9_]+"
    start: int = 0
    said: Callable[[Seen, ParameterNumbers], bool] | None = None

    @property
    def numbers(self) -> range:
        """Its numbers."""
        return range(self.start, self.start + self.size)


@dataclass(frozen=True, slots=True)
class ActionType:
    """The declaration of one kind of action.

    Where one block of codes means several kinds, `when` says which of them the table asks for.
    """

    kind: str
    text: str
    first: int
    parameters: Mapping[str, Parameter]
    when: Callable[[Seen], bool]

    @property
    def size(self) -> int:
        """How many codes the block has."""
        return prod(parameter.size for parameter in self.parameters.values())

    def code(self, **numbers: int) -> int:
        """The code of the action with these numbers."""
        if numbers.keys() != self.parameters.keys():
            known = ", ".join(self.parameters)
            raise InvalidArgument("action_parameters", kind=self.kind, count=len(self.parameters), known=known)
        code = 0
        for name, parameter in self.parameters.items():
            code = code * parameter.size + self._checked(name, numbers[name]) - parameter.start
        return self.first + code

    def _checked(self, name: str, number: object) -> int:
        allowed = self.parameters[name].numbers
        if isinstance(number, int) and number in allowed:
            return number
        first, last, found = allowed[0], allowed[-1], shown(number)
        raise InvalidArgument("action_number", kind=self.kind, name=name, first=first, last=last, found=found)

    def meanings(self) -> Iterator[tuple[int, Meaning]]:
        """Every code of the block and what it means."""
        numbers = product(*(parameter.numbers for parameter in self.parameters.values()))
        for code, each in enumerate(numbers, start=self.first):
            yield code, Meaning(self, dict(zip(self.parameters, each, strict=True)))


def action_type(
    kind: str, text: str, first: int, when: Callable[[Seen], bool] = lambda seen: True, **parameters: Parameter
) -> ActionType:
    """Declare a kind of action."""
    if sorted(re.findall(r"{(\w+)}", text)) != sorted(parameters):
        raise TypeError(f"the text of {kind} does not say all its parameters, or others")
    return ActionType(kind, text, first, parameters, when)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a code means: the kind of action, and a number for each parameter."""

    type: ActionType
    numbers: ParameterNumbers

    @property
    def kind(self) -> str:
        """The kind of action, for example `place`."""
        return self.type.kind

    def values(self, seen: Seen) -> tuple[Known, ...]:
        """What the numbers stand for, as a seat sees it."""
        parameters = self.type.parameters
        return tuple([parameters[name].value(seen, number) for name, number in self.numbers.items()])

    def said(self, seen: Seen) -> tuple[bool, ...]:
        """Which parameters do not go without saying."""
        said = [self.type.parameters[name].said for name in self.numbers]
        return tuple([each is None or each(seen, self.numbers) for each in said])

    def action(self, code: int, values: tuple[Known, ...], said: tuple[bool, ...]) -> Action:
        """The action with these values."""
        named = dict(zip(self.numbers, values, strict=True))
        parameters = self.type.parameters
        words = {name: parameters[name].word(named[name]) if spoken else "" for name, spoken in zip(named, said)}
        return Action(code, self.type.text.format_map(words), self.kind, named, words)


@dataclass(frozen=True, slots=True)
class Action:
    """One answer: its number for the rules, its notation for people, its kind and arguments for everything else.

    What a number means depends on the table, so an action is played only where its number still means its text.
    `words` are the arguments as the text says them, empty where one goes without saying; other languages write the
    action from them.  One that was read from a whole sentence has the rest of it in `then`.
    """

    code: int
    text: str
    kind: str = field(default="", compare=False)
    arguments: Arguments = field(default_factory=dict, compare=False, repr=False)
    words: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    then: tuple[Clause, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        return self.text

    def as_json(self) -> JsonObject:
        """JSON-ready: the notation, and what it says."""
        return {"action": self.text, "kind": self.kind, "arguments": dict(self.arguments)}


class ActionSpace:
    """All kinds of action of a game."""

    def __init__(self, *types: ActionType) -> None:
        self.types = types
        self._meanings: dict[int, tuple[Meaning, ...]] = {}
        for each in types:
            for code, meaning in each.meanings():
                self._meanings[code] = (*self._meanings.get(code, ()), meaning)
        self._patterns = [(each, _pattern(each)) for each in types]
        self._made = lru_cache(REMEMBERED, typed=True)(self._make)
        self.size = max(self._meanings) + 1
        """One more than the largest code: how large the space of actions is."""

    def __getitem__(self, kind: str) -> ActionType:
        found = next((each for each in self.types if each.kind == kind), None)
        if found is None:
            raise InvalidArgument(
                "no_such_action", found=shown(kind), known=", ".join(each.kind for each in self.types)
            )
        return found

    def meaning(self, seen: Seen, code: int) -> Meaning | None:
        """What a code means at a table; None if it never means anything."""
        meanings = self._meanings.get(code, ())
        for each in meanings:
            if each.type.when(seen):
                return each
        return meanings[0] if meanings else None

    def action(self, seen: Seen, code: int) -> Action:
        """The action of a code as its seat sees it."""
        meaning = self.meaning(seen, code)
        if meaning is None:
            raise InvalidArgument("no_such_code", found=shown(code))
        values, said = meaning.values(seen), meaning.said(seen)
        if list in map(type, values):
            return meaning.action(code, values, said)
        return self._made(code, meaning.kind, values, said)

    def _make(self, code: int, kind: str, values: tuple[Known, ...], said: tuple[bool, ...]) -> Action:
        meaning = next(each for each in self._meanings[code] if each.kind == kind)
        return meaning.action(code, values, said)

    def read(self, seen: Seen, text: str) -> int | None:
        """The code of a notation; None if no kind of action is written so.  A parameter that cannot be is refused."""
        found = [(each, match.groupdict()) for each, form in self._patterns if (match := form.fullmatch(text))]
        if not found:
            return None
        kind, words = next((pair for pair in found if pair[0].when(seen)), found[0])
        heard = Heard(seen, words)
        return kind.code(**{name: each.number(heard, words[name]) for name, each in kind.parameters.items()})


def _pattern(declared: ActionType) -> re.Pattern[str]:
    """The text with a group for each parameter."""
    parts = re.split(r"{(\w+)}", declared.text)
    groups = [f"(?P<{name}>{declared.parameters[name].pattern})" for name in parts[1::2]]
    fixed = [re.escape(part) for part in parts[::2]]
    return re.compile("".join(a + b for a, b in zip(fixed, [*groups, ""], strict=True)))
