"""A schema is written from the types of a view, and whatever does not conform to it is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

import tablemate
from tablemate.kernel.schema import misfits, schema_of, schemas_of
from tablemate.kernel.views import Asked, Nothing, OneOf

View = dict[str, Any]


class Piece(TypedDict):
    """A piece of the sample."""

    name: Annotated[str, OneOf(("red", "blue"))]
    worth: float


class Message(TypedDict):
    """Holds another one, and anything."""

    inner: Inside
    anything: Any


class Inside(TypedDict):
    """Within a message."""

    number: int


class Sample(TypedDict):
    """One key of each kind."""

    count: int
    open: bool
    side: Literal["hero"] | None
    pieces: list[Piece]
    bag: dict[Annotated[str, OneOf(("red", "blue"))], int]
    names: dict[str, str]
    asked: Asked[Literal["take"], Nothing]
    extra: NotRequired[int]


def sample() -> View:
    """What conforms."""
    return {
        "count": 3,
        "open": True,
        "side": None,
        "pieces": [{"name": "red", "worth": 1.5}, {"name": "blue", "worth": 2}],
        "bag": {"red": 1, "blue": 0},
        "names": {"en": "any", "fr": "text"},
        "asked": {"seat": 0, "kind": "take", "subject": {}},
    }


def changed(change: Callable[[View], object]) -> View:
    """The sample with one thing wrong."""
    view = sample()
    change(view)
    return view


def test_what_a_type_says_conforms_to_its_schema_with_and_without_optional_keys() -> None:
    assert misfits(schema_of(Sample), sample()) == []
    assert misfits(schema_of(Sample), sample() | {"extra": 1, "side": "hero"}) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.update(count="3"),
        lambda view: view.update(count=True),
        lambda view: view.update(count=1.5),
        lambda view: view.update(open=1),
        lambda view: view.update(side="villain"),
        lambda view: view.update(pieces={}),
        lambda view: view["pieces"][1].update(worth=None),
        lambda view: view["pieces"][0].update(name="green"),
        lambda view: view["names"].update(de=1),
        lambda view: view["asked"].update(kind="give"),
        lambda view: view.pop("count"),
        lambda view: view["pieces"][0].pop("worth"),
        lambda view: view["bag"].pop("blue"),
        lambda view: view["asked"].pop("subject"),
        lambda view: view.update(other=1),
        lambda view: view["pieces"][0].update(other=1),
        lambda view: view["bag"].update(green=1),
        lambda view: view["asked"]["subject"].update(other=1),
    ],
)
def test_a_wrong_type_a_missing_key_and_an_extra_key_do_not_conform(change: Callable[[View], object]) -> None:
    assert len(misfits(schema_of(Sample), changed(change))) == 1


@pytest.mark.parametrize("name", tablemate.games())
def test_every_key_of_a_view_is_required_and_no_other_is_allowed(name: str) -> None:
    """What the conformance suite holds of whole games would mean little if the schema let anything pass."""
    game = tablemate.game(name)
    schema, view = game.view_schema(), json.loads(json.dumps(game.new(seed=1).view(0)))
    assert misfits(schema, view) == []
    assert misfits(schema, view | {"secret": 1}) == ["view: secret does not belong here"]
    for key in view:
        less = {other: value for other, value in view.items() if other != key}
        assert misfits(schema, less) == [f"view: {key} is missing"]
    assert all(misfits(schema, view | {key: object()}) for key in view)


def test_several_shapes_and_what_is_in_them_are_written_by_name() -> None:
    schemas = schemas_of([Message, Inside])
    assert sorted(schemas) == ["Inside", "Message"]
    message = {"$ref": "#/$defs/Message", "$defs": schemas}
    several: list[object] = [None, 1, "text", [{}], {"key": []}]
    for anything in several:
        assert misfits(message, {"inner": {"number": 1}, "anything": anything}) == []
    assert misfits(message, {"inner": {"number": "1"}, "anything": 1}) == ["view.inner.number: '1' is no integer"]


@pytest.mark.parametrize("name", tablemate.games())
def test_a_schema_is_json_and_tells_another_game_apart(name: str) -> None:
    schema = json.loads(json.dumps(tablemate.game(name).view_schema()))
    for other in tablemate.games():
        view = json.loads(json.dumps(tablemate.game(other).new(seed=1).view(0)))
        assert bool(misfits(schema, view)) == (other != name)
