"""One record: a layout without holes, the same bytes for both engines, and declarations that are checked."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from tablemate.kernel.layout import (
    OWNER,
    PUBLIC,
    SECRET,
    AnyRecord,
    Audience,
    Batch,
    Grid,
    Layout,
    Row,
    i1,
    i2,
    i4,
    i8,
    seen_by,
)
from tests.kernel.toys import TOYS
from tests.kernel.toys.generator import GAME as GENERATOR


class Base:
    inherited: Annotated[int, i2, PUBLIC]


class Sample(Base):
    small: Annotated[int, i1, PUBLIC]
    middle: Annotated[int, i4]
    row: Annotated[Row, i2, 3, PUBLIC]
    large: Annotated[int, i8]
    grid: Annotated[Grid, i1, 2, 3, OWNER]
    card: Annotated[Row, i1, 2, seen_by("card_seen")]
    card_seen: Annotated[Row, i1, 2, PUBLIC]


LAYOUT = Layout(Sample)
LAYOUTS = [LAYOUT, GENERATOR.program.state, *(getattr(g.program, n) for g in TOYS for n in ("state", "cards"))]


def spans(dtype: np.dtype[Any]) -> list[tuple[int, int]]:
    fields: Any = dtype.fields
    return sorted((offset, offset + column.itemsize) for column, offset, *_ in fields.values())


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.declaration.__module__)
def test_every_byte_belongs_to_exactly_one_field(layout: Layout[object]) -> None:
    places = spans(layout.dtype)
    assert places[0][0] == 0
    assert [end for _, end in places[:-1]] == [start for start, _ in places[1:]]
    assert places[-1][1] == layout.dtype.itemsize == layout.size


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.declaration.__module__)
def test_every_field_is_aligned(layout: Layout[object]) -> None:
    fields: Any = layout.dtype.fields
    assert all(offset % column.base.itemsize == 0 for column, offset, *_ in fields.values())


def test_padding_is_a_named_field() -> None:
    used = 1 + 4 + 3 * 2 + 8 + 6 + 2 + 2 + 2
    assert LAYOUT.size == 32
    fields: Any = LAYOUT.dtype.fields
    assert fields["_padding"][0].itemsize == LAYOUT.size - used == 1


def test_a_record_that_needs_no_padding_has_none() -> None:
    class Even:
        one: Annotated[int, i2]
        other: Annotated[int, i2]

    assert Layout(Even).dtype.names == ("one", "other")


def test_only_signed_integers_are_in_a_record() -> None:
    fields: Any = LAYOUT.dtype.fields
    assert {column.base.kind for column, *_ in fields.values()} == {"i"}


def test_fields_of_a_base_class_belong_to_the_record() -> None:
    assert set(LAYOUT.fields) == {*Base.__annotations__, *Sample.__annotations__}


def test_plain_and_numpy_record_are_the_same_bytes() -> None:
    array = LAYOUT.new(3)
    plain: AnyRecord = LAYOUT.one(array, 1)
    plain.small, plain.middle, plain.large, plain.inherited = -5, 70_000, -(1 << 40), 300
    plain.row[2], plain.grid[1, 2], plain.card[0] = -300, 7, 127
    record = array[1]
    assert (record["small"], record["middle"], record["large"]) == (-5, 70_000, -(1 << 40))
    assert (record["row"][2], record["grid"][1, 2], record["inherited"]) == (-300, 7, 300)
    assert bytes(plain.raw) == array[1:2].tobytes()
    assert not array[0:1].tobytes().strip(b"\0")
    assert not array[2:3].tobytes().strip(b"\0")
    array["row"][1] = [1, 2, 3]
    assert list(plain.row) == [1, 2, 3]


def test_the_raw_bytes_can_be_written() -> None:
    one, two = LAYOUT.new(), LAYOUT.new()
    plain: AnyRecord = LAYOUT.one(one)
    LAYOUT.one(two).grid[0, 1] = 9
    plain.raw[:] = two.tobytes()
    assert plain.grid[0, 1] == 9


def test_a_record_gives_plain_python_integers() -> None:
    array = LAYOUT.filled(dict.fromkeys(LAYOUT.fields, 1))
    plain = LAYOUT.one(array)
    values = [plain.small, plain.large, plain.row[0], plain.grid[1, 1]]
    assert [type(value) for value in values] == [int] * 4
    assert plain.small << 20 == 1 << 20


def test_a_misspelt_field_is_an_error() -> None:
    for strict in (False, True):
        plain: AnyRecord = LAYOUT.one(LAYOUT.new(), strict=strict)
        with pytest.raises(AttributeError):
            plain.smal = 1
        with pytest.raises(AttributeError):
            plain.smal  # noqa: B018


@pytest.mark.parametrize(("name", "bits"), [("small", 8), ("inherited", 16), ("middle", 32), ("large", 64)])
def test_a_strict_record_refuses_what_does_not_fit(name: str, bits: int) -> None:
    plain = LAYOUT.one(LAYOUT.new(), strict=True)
    most = (1 << (bits - 1)) - 1
    for fitting in (most, -most - 1, 0):
        setattr(plain, name, fitting)
        assert getattr(plain, name) == fitting
    for too_large in (most + 1, -most - 2):
        with pytest.raises(OverflowError, match=name):
            setattr(plain, name, too_large)
    assert getattr(plain, name) == 0


@pytest.mark.parametrize("strict", [False, True])
def test_rows_refuse_what_does_not_fit_and_indexes_out_of_range(strict: bool) -> None:
    plain: AnyRecord = LAYOUT.one(LAYOUT.new(), strict=strict)
    with pytest.raises(ValueError, match="invalid value"):
        plain.row[0] = 1 << 15
    with pytest.raises(ValueError, match="invalid value"):
        plain.grid[0, 0] = -129
    with pytest.raises(IndexError):
        plain.row[3] = 1
    with pytest.raises(IndexError):
        plain.grid[2, 0] = 1
    assert not bytes(plain.raw).strip(b"\0")


def test_a_record_of_a_state_that_is_not_there_is_refused() -> None:
    for index in (2, 7, -1):
        with pytest.raises(ValueError, match="Buffer"):
            LAYOUT.one(LAYOUT.new(2), index)
    with pytest.raises(ValueError, match="Buffer"):
        LAYOUT.one(LAYOUT.new(0))


def test_a_batch_stands_for_an_array() -> None:
    array = LAYOUT.new(3)
    batch = Batch(LAYOUT, array)
    batch[2].small = 4
    assert len(batch) == 3
    assert array["small"].tolist() == [0, 0, 4]
    assert len(Batch(LAYOUT, LAYOUT.new(0))) == 0


def test_a_strict_batch_has_strict_records() -> None:
    with pytest.raises(OverflowError):
        Batch(LAYOUT, LAYOUT.new(), strict=True)[0].small = 200


def test_audiences_are_read_off_the_declaration() -> None:
    audiences = {name: field.audience for name, field in LAYOUT.fields.items()}
    assert audiences["small"] == PUBLIC
    assert audiences["grid"] == OWNER
    assert audiences["card"] == Audience("seen_by", "card_seen")
    assert audiences["middle"] == SECRET, "a field without a word about it is nobody's business"


def test_shapes_are_read_off_the_declaration() -> None:
    shapes = {name: field.shape for name, field in LAYOUT.fields.items()}
    assert (shapes["small"], shapes["row"], shapes["grid"]) == ((), (3,), (2, 3))


class Unsigned:
    field: Annotated[int, "u1"]


class Unknown:
    field: Annotated[int, i1, "public"]


class TwoAudiences:
    field: Annotated[int, i1, PUBLIC, OWNER]


class OtherShape:
    field: Annotated[Row, i1, 3, seen_by("mask")]
    mask: Annotated[Row, i1, 4, PUBLIC]


class NoSuchMask:
    field: Annotated[Row, i1, 3, seen_by("mask")]


class NotAnnotated:
    field: int


class NoElements:
    field: Annotated[Row, i1, 0]


class FewerThanNoElements:
    field: Annotated[Row, i1, -2]


class NoFields:
    pass


class NamedLikeTheBytes:
    raw: Annotated[int, i1]


class NamedLikeTheDoor:
    for_rules: Annotated[int, i1]


class OwnedByNobody:
    field: Annotated[int, i1, OWNER]


BAD = [
    Unsigned,
    Unknown,
    TwoAudiences,
    OtherShape,
    NoSuchMask,
    NotAnnotated,
    NoElements,
    FewerThanNoElements,
    NoFields,
    NamedLikeTheBytes,
    NamedLikeTheDoor,
    OwnedByNobody,
]


@pytest.mark.parametrize("declaration", BAD, ids=lambda declaration: declaration.__name__)
def test_a_bad_declaration_is_refused_at_once_with_a_sentence(declaration: type) -> None:
    with pytest.raises(TypeError, match=r"[a-z_]+ [a-z_]+ "):
        Layout(declaration)


def test_filled_wants_every_field_and_no_other() -> None:
    values = dict.fromkeys(LAYOUT.fields, 0)
    LAYOUT.filled(values)
    with pytest.raises(TypeError, match="has the fields"):
        LAYOUT.filled({**values, "other": 1})
    del values["small"]
    with pytest.raises(TypeError, match="has the fields"):
        LAYOUT.filled(values)


@pytest.mark.parametrize("value", [[300, 0], [-129, 0], [1, 2, 3]])
def test_filled_refuses_what_does_not_fit(value: Any) -> None:
    values = dict.fromkeys(LAYOUT.fields, 0)
    with pytest.raises((OverflowError, ValueError)):
        LAYOUT.filled({**values, "card": value})


def test_a_new_array_is_blank() -> None:
    assert LAYOUT.new(4).tobytes() == bytes(4 * LAYOUT.size)
