"""Letters that an output has, and what stands for those that it has not."""

from __future__ import annotations

import unicodedata

GLYPHS = "¤◈◎▲★✚⌂■∴♣♥◫"
"""What the tables are drawn with; where one of them cannot be shown, none is."""
PLAIN = {
    "·": "-", "×": "x", "œ": "oe", "Œ": "OE", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...",
    "½": ".5",
}  # fmt: skip


def fits(text: str, encoding: str) -> bool:
    """Can a text be shown as it is?"""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def spelled(text: str, encoding: str) -> str:
    """The text in letters that the output has."""
    if fits(text, encoding):
        return text
    return "".join(letter if fits(letter, encoding) else _plain(letter, encoding) for letter in text)


def _plain(letter: str, encoding: str) -> str:
    """A letter without its accent, a plain sign, or a space."""
    known = PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)
    return "".join(part for part in known if fits(part, encoding)) or " "


def printable(line: str) -> str:
    """What was typed, without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()
