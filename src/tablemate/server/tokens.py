"""Secrets that people hold: links to seats, cookies, the token of a browser.  Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 18
"""144 bits: nobody guesses one, so a plain hash of it tells nothing."""
ID_BYTES = 9
LONGEST_ID = 24
"""How long the name of a table may be where it is asked for, and is kept."""


def new_token() -> str:
    """A secret that fits into a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """The public name of a table; it opens nothing but what everybody may see."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str | None, kept: str | None) -> bool:
    """Is this the secret that was hashed?"""
    return token is not None and kept is not None and secrets.compare_digest(hashed(token), kept)
