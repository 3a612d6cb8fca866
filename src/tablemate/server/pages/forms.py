"""What a person sends with a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from email.parser import BytesParser
from email.policy import HTTP
from typing import Annotated
from urllib.parse import parse_qs

from fastapi import Depends, Request

from tablemate.server.problems import Refusal, TooLarge

LARGEST = 64_000
MOST_FIELDS = 400


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


async def read_form(request: Request) -> Form:
    """The form that was sent."""
    body = await read_body(request, LARGEST)
    try:
        fields = parse_qs(body.decode("utf-8"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Refusal("form_unreadable") from None
    return Form(fields)


async def read_body(request: Request, most: int) -> bytes:
    """All that was sent, unless it is too much."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge("form_too_large", most=most)
    return body


TheForm = Annotated[Form, Depends(read_form)]


@dataclass(frozen=True, slots=True)
class FileForm(Form):
    """A form with a file."""

    file: bytes


async def read_file(request: Request, most: int) -> FileForm:
    """The form that was sent with a file; what else is in it is short."""
    body = await read_body(request, most + LARGEST)
    head = f"Content-Type: {request.headers.get('content-type', '')}\r\n\r\n".encode("latin-1", "replace")
    parts = BytesParser(policy=HTTP).parsebytes(head + body)
    fields: dict[str, list[str]] = {}
    file: bytes | None = None
    for part in parts.iter_parts() if parts.is_multipart() else ():
        name, content = part.get_param("name", "", "content-disposition"), part.get_payload(decode=True)
        if not isinstance(content, bytes):
            continue
        if part.get_filename() is not None:
            file = content
        else:
            fields.setdefault(str(name), []).append(content.decode("utf-8", "replace"))
    if not file:
        raise Refusal("form_no_file")
    return FileForm(fields, file)
