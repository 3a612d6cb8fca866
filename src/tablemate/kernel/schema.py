"""A JSON Schema written from the types of a view, and what does not conform to one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .json_types import Arguments, JsonObject, Known
from .views import OneOf

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema: TypeAlias = JsonObject
_PLAIN: Mapping[object, str] = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}
_IS = {
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def schema_of(shape: object) -> Schema:
    """The schema of a TypedDict: every key required unless it says otherwise, and no other key."""
    writer = _Writer()
    return {"$schema": DIALECT, **writer.typed_dict(shape, {}), "$defs": writer.defs}


def schemas_of(shapes: Iterable[object]) -> dict[str, Schema]:
    """The schemas of several TypedDicts and of all within them, by name; they refer to each other under `$defs`."""
    writer = _Writer()
    for shape in shapes:
        writer.write(shape, {})
    return writer.defs


class _Writer:
    """Writes one schema; objects without parameters are written once, under their names."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}

    def write(self, shape: object, bound: Mapping[object, object]) -> Schema:
        """The schema of any type of a view."""
        origin, parts = get_origin(shape), get_args(shape)
        if isinstance(shape, TypeVar):
            return self.write(bound[shape], {})
        if origin is not None and is_typeddict(origin):
            given = [bound.get(part, part) if isinstance(part, TypeVar) else part for part in parts]
            return self.typed_dict(origin, dict(zip(origin.__parameters__, given, strict=True)))
        if is_typeddict(shape):
            return self._named(shape)
        if origin in (Union, UnionType):
            return {"anyOf": [self.write(part, bound) for part in parts]}
        if origin is Annotated:
            return {"enum": list(_names(shape))}
        if origin is Literal:
            return {"enum": list(parts)}
        if origin is list:
            return {"type": "array", "items": self.write(parts[0], bound)}
        if origin is dict:
            return self._mapping(parts[0], self.write(parts[1], bound))
        return {} if shape is Any else {"type": _PLAIN[shape]}

    def typed_dict(self, shape: object, bound: Mapping[object, object]) -> Schema:
        """The schema of a TypedDict with the types that its parameters stand for."""
        hints = get_type_hints(shape, include_extras=True)
        required = [name for name, hint in hints.items() if get_origin(hint) is not NotRequired]
        kinds = {name: hint if name in required else get_args(hint)[0] for name, hint in hints.items()}
        return _closed({name: self.write(kind, bound) for name, kind in kinds.items()}, required)

    def _named(self, shape: object) -> Schema:
        assert isinstance(shape, type)
        name = shape.__name__
        if name not in self.defs:
            self.defs[name] = self.typed_dict(shape, {})
        return {"$ref": f"#/$defs/{name}"}

    def _mapping(self, key: object, value: Schema) -> Schema:
        """Names of a closed set are required, each of them; any other text may be a key."""
        if get_origin(key) is Annotated:
            return _closed(dict.fromkeys(_names(key), value), list(_names(key)))
        return {"type": "object", "additionalProperties": value}


def _closed(properties: Mapping[str, Schema], required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _names(shape: object) -> tuple[str, ...]:
    """The names of a closed set."""
    (closed,) = (part for part in get_args(shape) if isinstance(part, OneOf))
    return closed.names


def misfits(schema: Schema, value: object) -> list[str]:
    """Where data read from JSON do not conform to a schema written here; empty if they do."""
    return list(_misfits(schema, value, "view", schema["$defs"]))


def _misfits(schema: Schema, value: Known, at: str, defs: Mapping[str, Schema]) -> Iterator[str]:
    if "$ref" in schema:
        schema = defs[schema["$ref"].removeprefix("#/$defs/")]
    if "anyOf" in schema:
        if all(any(_misfits(each, value, at, defs)) for each in schema["anyOf"]):
            yield f"{at}: {value!r} is none of what it may be"
    elif "enum" in schema:
        if not any(value == name and type(value) is type(name) for name in schema["enum"]):
            yield f"{at}: {value!r} is not one of {schema['enum']}"
    elif schema and not _IS[schema["type"]](value):
        yield f"{at}: {value!r} is no {schema['type']}"
    elif schema.get("type") == "array":
        for place, each in enumerate(value):
            yield from _misfits(schema["items"], each, f"{at}[{place}]", defs)
    elif schema.get("type") == "object":
        yield from _keys(schema, value, at, defs)


def _keys(schema: Schema, value: Arguments, at: str, defs: Mapping[str, Schema]) -> Iterator[str]:
    yield from (f"{at}: {name} is missing" for name in schema.get("required", ()) if name not in value)
    known, others = schema.get("properties", {}), schema["additionalProperties"]
    for name, each in value.items():
        if name in known:
            yield from _misfits(known[name], each, f"{at}.{name}", defs)
        elif others is False:
            yield f"{at}: {name} does not belong here"
        else:
            yield from _misfits(others, each, f"{at}.{name}", defs)
