"""Options as a form without script: every value with its words, what cannot be with its reason.

What nobody has chosen follows from the rest, and may follow otherwise after another choice.  So a form tells with each
option what it showed: whatever comes back otherwise was chosen, and stays so.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import tablemate
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.option_kinds import AnyKind
from tablemate.words import Words
from tablemate.words.options import FormField, FormValue

from .forms import Form


@dataclass(frozen=True, slots=True)
class Value:
    """A value that can be chosen, or why it cannot."""

    sent: str
    words: str
    chosen: bool
    why_not: str | None


@dataclass(frozen=True, slots=True)
class Control:
    """One option: its values in groups, one for each seat where each has its own.

    It is chosen `by` radio buttons, check boxes or lists, or typed as a number.
    """

    name: str
    label: str
    help: str
    by: str
    groups: Sequence[Sequence[Value]]
    shown: str
    said: bool
    matters: bool
    wrong: str | None
    least: int
    most: int
    nothing: str | None
    """What it means to type no number, where that can be."""

    @property
    def is_open(self) -> bool:
        """Is there anything to choose?"""
        return self.by != "radio" or len(self.groups[0]) > 1


def controls(words: Words, given: JsonObject) -> list[Control]:
    """The options of a game as they stand beside what is given."""
    return [_control(field, field["name"] in given) for field in words.options_form(given)]


def _control(field: FormField, said: bool) -> Control:
    seats = sorted({value["seat"] for value in field["values"] if "seat" in value})
    parts = [[each for each in field["values"] if each.get("seat") == seat] for seat in seats] or [field["values"]]
    numbers = [each["value"] for each in field["values"] if each["possible"] and isinstance(each["value"], int)]
    return Control(
        name=field["name"],
        label=field["label"],
        help=field["help"],
        by=_by(field, seats),
        groups=[[_value(each, field["chosen"]) for each in part] for part in parts],
        shown=json.dumps(field["chosen"]),
        said=said,
        matters=field["matters"],
        wrong=field.get("wrong"),
        least=min(numbers, default=0),
        most=max(numbers, default=0),
        nothing=next((each["words"] for each in field["values"] if each["value"] is None), None),
    )


def _by(field: FormField, seats: Sequence[int]) -> str:
    if seats:
        return "list"
    return {"several": "check", "number": "number"}.get(field["by"], "radio")


def _value(value: FormValue, chosen: object) -> Value:
    if "seat" in value and isinstance(chosen, list):
        is_chosen = chosen[value["seat"]] == value["value"]
    elif isinstance(chosen, list):
        is_chosen = value["value"] in chosen
    else:
        is_chosen = json.dumps(value["value"]) == json.dumps(chosen)
    return Value(json.dumps(value["value"]), value["words"], is_chosen, value.get("why_not"))


def given_by(game: str, form: Form) -> JsonObject:
    """What was chosen with a form."""
    kinds = tablemate.game(game).options.declared()
    sent = {name: _sent(form, name, kind) for name, kind in kinds.items() if f"shown.{name}" in form}
    said = form.several("said")
    return {
        name: value[0]
        for name, value in sent.items()
        if value and (name in said or json.dumps(value[0]) != form.one(f"shown.{name}"))
    }


def _sent(form: Form, name: str, kind: AnyKind) -> list[object]:
    """What a form says of an option; nothing if it says nothing."""
    values = [_read(text) for text in form.several(f"option.{name}")]
    return [values] if kind.several else values[:1]


def _read(text: str) -> object:
    """A value as it was written; what cannot be read, and cards of one's own, are texts that no option takes."""
    try:
        value = json.loads(text) if text.strip() else None
    except (ValueError, RecursionError):
        return text
    return text if isinstance(value, dict) else value


def chosen_again(game: str, agreed: JsonObject) -> dict[str, list[str]]:
    """The choices that make for these options, each as a form says it; what follows from the others is left out."""
    kinds, chosen = tablemate.game(game).options.declared(), JsonObject()
    for name, value in agreed.items():
        if _usual(game, chosen).get(name) != value:
            chosen[name] = value
    return {name: [*map(json.dumps, value if kinds[name].several else [value])] for name, value in chosen.items()}


def _usual(game: str, given: JsonObject) -> JsonObject:
    try:
        usual: JsonObject = tablemate.game(game).read_options(given).as_json()
    except InvalidOptions:
        return {}
    return usual
