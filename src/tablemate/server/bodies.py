"""What somebody sends with a request, read only as far as it may be long."""

from __future__ import annotations

from fastapi import Request

from .problems import TooLarge


async def read_body(request: Request, most: int, longer: TooLarge) -> bytes:
    """All that was sent; what is longer is refused so, and not read to its end."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise longer
    return bytes(body)
