"""How the server is spoken to, as a page for people: written from the OpenAPI and the schema of messages, no script."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tablemate.kernel.json_types import JsonObject
from tablemate.words import LANGUAGES, Words

METHODS = ("get", "put", "post", "delete", "patch")
FIRST_REFUSAL = 400
JSON = "application/json"
_BOUNDS = {"minLength": "≥", "maxLength": "≤", "minimum": "≥", "maximum": "≤", "maxItems": "≤", "minItems": "≥"}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an object, or a parameter of a call."""

    name: str
    kind: Markup
    required: bool
    about: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """An object that is sent."""

    name: str
    about: str
    fields: Sequence[Field]


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    about: str
    parameters: Sequence[Field]
    body: Markup | None
    answers: Mapping[str, Markup | None]
    refusals: Sequence[str]


def reference_page(api: JsonObject, wire: JsonObject, words: Words) -> str:
    """The whole page in one language; what the code says of itself is in English."""
    page = _templates().get_template("reference.html")
    kinds = wire["$defs"]
    return page.render(
        say=words.say,
        language=words.language,
        others={each: Words(each).say("reference-title") for each in LANGUAGES if each != words.language},
        version=api["info"]["version"],
        calls=[*_calls(api)],
        shapes_sent=_shapes(api["components"]["schemas"]),
        heard=_messages(kinds, "Heard"),
        told=_messages(kinds, "Told"),
        parts=_shapes({name: kind for name, kind in kinds.items() if name not in _named(kinds)}),
    )


def reference_style() -> str:
    """How the page looks."""
    return (files(__package__) / "templates" / "reference.css").read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def _templates() -> Environment:
    loader = PackageLoader(__package__)
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def _calls(api: JsonObject) -> Iterator[Call]:
    for path, methods in api["paths"].items():
        for method in METHODS:
            if method in methods:
                yield _call(method, path, methods[method])


def _call(method: str, path: str, told: JsonObject) -> Call:
    body, responses = told.get("requestBody"), told["responses"]
    return Call(
        method.upper(),
        path,
        str(told.get("description", told["summary"])),
        [Field(each["name"], _kind(each["schema"]), each["required"]) for each in told.get("parameters", ())],
        None if body is None else _content(body),
        {status: _content(answer) for status, answer in responses.items() if int(status) < FIRST_REFUSAL},
        sorted(status for status in responses if int(status) >= FIRST_REFUSAL),
    )


def _content(told: JsonObject) -> Markup | None:
    """What is sent; None where that is nothing, or no JSON."""
    schema = told.get("content", {}).get(JSON, {}).get("schema")
    return _kind(schema) if schema else None


def _named(kinds: JsonObject) -> set[str]:
    """The messages, and the names of both directions."""
    return {"Heard", "Told", *_members(kinds["Heard"]), *_members(kinds["Told"])}


def _members(either: JsonObject) -> list[str]:
    return [_name(each["$ref"]) for each in either["anyOf"]]


def _messages(kinds: JsonObject, direction: str) -> list[Shape]:
    return _shapes({name: kinds[name] for name in _members(kinds[direction])})


def _shapes(kinds: JsonObject) -> list[Shape]:
    return [_shape(name, kind) for name, kind in kinds.items()]


def _shape(name: str, kind: JsonObject) -> Shape:
    required = kind.get("required", ())
    fields = [
        Field(field, _kind(told), field in required, told.get("description", ""))
        for field, told in kind.get("properties", {}).items()
    ]
    return Shape(name, kind.get("description", ""), fields or [Field("", _kind(kind), required=True)])


def _kind(schema: JsonObject) -> Markup:
    """A type in short: `SeatLink[]`, `string | null`; what has a name leads to it."""
    if "$ref" in schema:
        return Markup('<a href="#{0}">{0}</a>').format(_name(schema["$ref"]))
    if "anyOf" in schema:
        return Markup(" | ").join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return Markup(" | ").join(f'"{each}"' for each in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        inner = _kind(schema.get("items", {}))
        return Markup("({})[]" if " " in inner.striptags() else "{}[]").format(inner)
    bounds = "".join(f" {sign} {schema[name]}" for name, sign in _BOUNDS.items() if name in schema)
    return Markup("{}{}").format(schema.get("type", "…"), bounds)


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]
