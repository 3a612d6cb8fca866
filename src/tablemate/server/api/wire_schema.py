"""The messages of a connection as JSON Schema, from which a client can write its types.

`Heard` is all that a client may say, `Told` all that a table tells; the views in it are those of each game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from inspect import cleandoc
from typing import get_args

import msgspec

import tablemate
from tablemate.kernel.json_types import JsonObject, Known
from tablemate.kernel.schema import DIALECT, schemas_of
from tablemate.server.wire import heard, told

REFERENCE = "#/$defs/"
VIEW = "View"
"""What stands for the view of whichever game."""


@lru_cache(maxsize=1)
def wire_schema() -> JsonObject:
    """Both directions in one schema; nobody may change it."""
    kinds: JsonObject = {**_heard(), **_told(), **_views()}
    return {
        "$schema": DIALECT,
        "title": "Tablemate",
        "anyOf": [_reference("Heard"), _reference("Told")],
        "$defs": dict(sorted(kinds.items())),
    }


def _heard() -> JsonObject:
    messages = get_args(heard.Heard)
    _, kinds = msgspec.json.schema_components(messages, ref_template=REFERENCE + "{name}")
    described = {name: {**kind, "description": cleandoc(kind["description"])} for name, kind in kinds.items()}
    return {**described, "Heard": _either(message.__name__ for message in messages)}


def _told() -> JsonObject:
    messages = get_args(told.Told)
    kinds = schemas_of(messages)
    for name, kind in kinds.items():
        kind["description"] = cleandoc(getattr(told, name).__doc__)
        if "view" in kind["properties"]:
            kind["properties"]["view"] = {"anyOf": [_reference(VIEW), {"type": "null"}]}
    return {**kinds, "Told": _either(message.__name__ for message in messages)}


def _views() -> JsonObject:
    """The view of each game, and what is in it, under names that begin with the game's."""
    games = {"".join(word.capitalize() for word in game.split("_")): game for game in tablemate.games()}
    kinds: JsonObject = {}
    for beginning, game in games.items():
        schema = tablemate.game(game).view_schema()
        inner, _ = schema.pop("$defs"), schema.pop("$schema")
        kinds |= {f"{beginning}{name}": _renamed(kind, beginning) for name, kind in {**inner, VIEW: schema}.items()}
    return {**kinds, VIEW: _either(f"{beginning}{VIEW}" for beginning in games)}


def _renamed(part: Known, beginning: str) -> Known:
    """A part of a schema whose references begin with the name of its game."""
    if isinstance(part, dict):
        renamed = {name: _renamed(each, beginning) for name, each in part.items()}
        if "$ref" in part:
            renamed["$ref"] = _reference(beginning + part["$ref"].removeprefix(REFERENCE))["$ref"]
        return renamed
    return [_renamed(each, beginning) for each in part] if isinstance(part, list) else part


def _reference(name: str) -> JsonObject:
    return {"$ref": f"{REFERENCE}{name}"}


def _either(names: Iterable[str]) -> JsonObject:
    return {"anyOf": [_reference(name) for name in names]}
