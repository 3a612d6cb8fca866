"""What a person sends with a form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import parse_qs

from fastapi import Depends, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from tablemate.server.bodies import read_body
from tablemate.server.problems import Refusal, TooLarge

LARGEST = 64_000
MOST_FIELDS = 400
MOST_PARTS = 20
"""Of a form with a file."""
LONGEST_HEAD = 1_000
_BOUNDARY = re.compile(r'multipart/form-data; *boundary="?([^\s";]{1,70})"?', re.IGNORECASE)
_NAME = re.compile(rb'; *name="([^"\r\n]{1,40})"')
_FILE = re.compile(rb"; *filename\*?=")


@dataclass(frozen=True, slots=True)
class Form:
    """The fields of a form by name, each as often as it was sent."""

    fields: Mapping[str, Sequence[str]]

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def one(self, name: str) -> str:
        """A field without spaces around it; nothing if it was not sent."""
        return self.fields.get(name, [""])[0].strip()

    def several(self, name: str) -> list[str]:
        """A field that can be sent several times."""
        return [*self.fields.get(name, ())]

    def number(self, name: str) -> int:
        """A field that holds a whole number."""
        text = self.one(name)
        if not text.isdecimal() or len(text) > 9:
            raise Refusal("form_number", field=name[:20])
        return int(text)


@contextmanager
def fitting() -> Iterator[None]:
    """A form asks for something as programs do: what does not fit is refused as theirs is."""
    try:
        yield
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from None


async def read_form(request: Request) -> Form:
    """The form that was sent."""
    body = await read_body(request, LARGEST, TooLarge("form_too_large", most=LARGEST))
    try:
        fields = parse_qs(body.decode("utf-8"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Refusal("form_unreadable") from None
    return Form(fields)


TheForm = Annotated[Form, Depends(read_form)]


@dataclass(frozen=True, slots=True)
class FileForm(Form):
    """A form with a file."""

    file: bytes


async def read_file(request: Request, most: int) -> FileForm:
    """The form that was sent with a file; what else is in it is short."""
    body = await read_body(request, most + LARGEST, TooLarge("form_too_large", most=most))
    fields: dict[str, list[str]] = {}
    file = b""
    for head, content in _parts(body, request.headers.get("content-type", "")):
        if _FILE.search(head):
            file = content
        elif name := _NAME.search(head):
            fields.setdefault(name[1].decode("utf-8", "replace"), []).append(content.decode("utf-8", "replace"))
    if not file:
        raise Refusal("form_no_file")
    return FileForm(fields, file)


def _parts(body: bytes, kind: str) -> Iterator[tuple[bytes, bytes]]:
    """Head and content of each part.  Whatever was sent is cut once: nobody waits for whoever sends thousands."""
    boundary = _BOUNDARY.fullmatch(kind)
    if boundary is None:
        return
    _before, *parts = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode("latin-1"), MOST_PARTS)
    if len(parts) == MOST_PARTS:
        raise Refusal("form_unreadable")
    for part in parts:
        head, _, content = part.partition(b"\r\n\r\n")
        if len(head) <= LONGEST_HEAD and not part.startswith(b"--"):
            yield head, content
