"""What is agreed before a game, in words: what was chosen, a form to choose in, and the schema of both.

Everything follows from the declaration and from the game's own messages: `option-NAME` is what an option is called,
with `.help`; `NAME-VALUE` says a value, `NAME-yes` and `NAME-no` a flag, `NAME-count` a number and `NAME-none` nothing;
`.meaning` is what a name of a value means, where that is said apart, and `.name` what a sentence calls it;
`options-in-short` is a line of what matters most.  What a game says otherwise is in the `options` of its voice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from tablemate.kernel.errors import Fault, OptionName, OptionValue
from tablemate.kernel.json_types import Known
from tablemate.kernel.option_judging import Given, Judged, Judging, OptionsBeingRead, supposed
from tablemate.kernel.option_kinds import AgreedSoFar, AnyKind, Names
from tablemate.kernel.options import Options
from tablemate.kernel.schema import Schema

if TYPE_CHECKING:
    from .words import Words


class ValueWords(NamedTuple):
    """What a value is called and, where that is said apart, what it means."""

    name: str
    meaning: str = ""


class FormValue(TypedDict):
    """A value that could be chosen, in words; where it cannot be chosen, why not; perhaps for one seat.

    Where its words are a name and a `meaning`, both are said apart, too.
    """

    value: object
    words: str
    name: NotRequired[str]
    meaning: NotRequired[str]
    possible: bool
    why_not: NotRequired[str]
    seat: NotRequired[int]


class FormField(TypedDict):
    """One option of a form, how it asks, what is chosen so far, and what could be; it may not matter in such a game.

    Where what was given for it cannot be, it is told what is `wrong`.
    """

    name: str
    label: str
    help: str
    by: str
    matters: bool
    chosen: object
    values: list[FormValue]
    wrong: NotRequired[str]


def told(words: Words, agreed: Options) -> list[tuple[str, str]]:
    """What was agreed: each option's name and what it means; what says nothing in this game is left out."""
    return [
        (words.say(f"option-{name}"), _whole(words, name, kind, agreed))
        for name, kind in agreed.declared().items()
        if kind.matters(agreed)
    ]


def in_short(words: Words, agreed: Options) -> str:
    """One line of what was agreed: `options-in-short`, which chooses by the options as data."""
    data = {name: "none" if value is None else value for name, value in agreed.as_json().items()}
    return words.say(
        "options-in-short", **{name: value for name, value in data.items() if isinstance(value, str | int)}
    )


def summed_up(words: Words, figures: Mapping[str, object]) -> list[tuple[str, str]]:
    """Each figure that has a message of its own, `summary-NAME` with `.label`; all figures may fill it.

    Of several things each is called `NAME-VALUE`.
    """
    said = {name: _figure(words, name, figure) for name, figure in figures.items()}
    messages = [message for name in figures if (message := f"summary-{name}") in words.catalogue]
    return [(words.say(f"{message}.label"), words.say(message, **said)) for message in messages]


def _figure(words: Words, name: str, figure: object) -> object:
    return words.listed(words.say(f"{name}-{each}") for each in figure) if isinstance(figure, list) else figure


def form(words: Words, options: type[Options], given: Given) -> list[FormField]:
    """Every option with all its values, as they stand beside what is given."""
    judging, agreed = options.judging(given), supposed(options, given)
    return [_field(words, name, judging, agreed) for name in options.declared()]


def _field(words: Words, name: str, judging: Judging, agreed: OptionsBeingRead) -> FormField:
    kind, wrong = judging.kinds[name], judging.wrong(name)
    field = FormField(
        name=name,
        label=words.say(f"option-{name}"),
        help=words.say(f"option-{name}.help"),
        by=kind.by,
        matters=kind.matters(agreed),
        chosen=kind.written(getattr(agreed, name)),
        values=[_value(words, name, each, agreed) for each in judging.values(name)],
    )
    return field if wrong is None else {**field, "wrong": _fault(words, wrong)}


def schema(words: Words, options: type[Options]) -> Schema:
    """The JSON Schema of options with words: a title and a description for each, a title for each value."""
    plain = options.schema()
    titled = {name: _titled(words, options, name, each) for name, each in plain["properties"].items()}
    return {**plain, "properties": titled}


def _titled(words: Words, options: type[Options], name: str, plain: Schema) -> Schema:
    head = {"title": words.say(f"option-{name}"), "description": words.say(f"option-{name}.help")}
    return head | _with_words(plain, lambda value: one(words, name, value, supposed(options, {name: value})))


def _with_words(plain: Schema, said: Callable[[Known], str]) -> Schema:
    """Each of a closed set of values with its words."""
    schema = {key: part for key, part in plain.items() if key != "enum"}
    if "enum" in plain:
        schema["oneOf"] = [{"const": value, "title": said(value)} for value in plain["enum"]]
    if "items" in plain:
        schema["items"] = _with_words(plain["items"], said)
    if "anyOf" in plain:
        schema["anyOf"] = [_with_words(part, said) for part in plain["anyOf"]]
    return schema


def one(words: Words, name: str, value: Known, agreed: AgreedSoFar) -> str:
    """A value of an option, or one name of several, in words."""
    return _in_full(words, _said(words, name, value, agreed))


def _in_full(words: Words, said: ValueWords) -> str:
    return words.say("value-and-meaning", value=said.name, meaning=said.meaning) if said.meaning else said.name


def _said(words: Words, name: str, value: Known, agreed: AgreedSoFar) -> ValueWords:
    if name in words.voice.options:
        return words.voice.options[name](words, value, agreed)
    match value:
        case None:
            return with_meaning(words, f"{name}-none")
        case bool():
            return with_meaning(words, f"{name}-yes" if value else f"{name}-no")
        case str():
            return with_meaning(words, f"{name}-{value}")
    return with_meaning(words, f"{name}-count", count=value)


def with_meaning(words: Words, message: str, **arguments: object) -> ValueWords:
    """A message, and its `.meaning` if it has one."""
    name = words.say(message, **arguments)
    has_meaning = "meaning" in words.catalogue.attributes(message)
    return ValueWords(name, words.say(f"{message}.meaning", **arguments) if has_meaning else "")


def _whole(words: Words, name: str, kind: AnyKind, agreed: Options) -> str:
    if not isinstance(kind, Names):
        return one(words, name, kind.written(getattr(agreed, name)), agreed)
    names = [one(words, name, each, agreed) for each in getattr(agreed, name)]
    if len({*names}) <= 1:
        return names[0] if names else words.say(f"{name}-none")
    return " ".join(names) if kind.sorted else words.listed(names)


def _value(words: Words, name: str, judged: Judged, agreed: OptionsBeingRead) -> FormValue:
    called = _said(words, name, judged.value, agreed.saying(name, judged.value))
    said = FormValue(value=judged.value, words=_in_full(words, called), possible=judged.possible)
    if called.meaning:
        said |= {"name": called.name, "meaning": called.meaning}
    if judged.why_not is not None:
        said["why_not"] = _fault(words, judged.why_not)
    if judged.seat is not None:
        said["seat"] = judged.seat
    return said


def _fault(words: Words, fault: Fault) -> str:
    return words.fault(fault, lambda option: labelled(words, option))


def called(words: Words, value: OptionValue) -> str:
    """A value in a sentence, by its name, or else by all that is said of it."""
    message = f"{value.option}-{value.value}"
    if message not in words.catalogue:
        name = one(words, value.option, value.value, None)
    else:
        name = words.say(f"{message}.name" if "name" in words.catalogue.attributes(message) else message)
    return words.say("quoted", text=name)


def labelled(words: Words, option: OptionName | OptionValue) -> str:
    """An option as a form calls it, with a value in words where those say it."""
    if isinstance(option, OptionValue):
        return called(words, option)
    label, named = words.say(f"option-{option.name}"), f"{option.name}-{option.value}"
    value = words.say(named) if named in words.catalogue else option.value
    return words.say("option-and-value", option=label, value=value) if value else label
