"""Chance: the only source of randomness of the rules, a generator of 128 bits inside the record.

The algorithm is xoshiro128++ (Blackman and Vigna, public domain) on four 32-bit words kept in 64-bit fields.  Every
step is masked, so Python and compiled code give the same numbers on every platform, and no library upgrade can change
an old game.  A *stream* is any row of four such words: the one in the record, a bot's own, a redeal's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Protocol

from .layout import i8
from .rule import rule

MASK32 = 0xFFFFFFFF
WORDS = 4


class Stream(Protocol):
    """Four words of generator state."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Chance:
    """Base of every state: the generator of the game itself, secret because it holds the future."""

    chance: Annotated[Stream, i8, WORDS]
    if TYPE_CHECKING:
        raw: memoryview
        """The octets of the state, which every view of one has."""


@rule
def mix32(word: int) -> int:
    """Scatter the bits of a 32-bit word."""
    word = (word ^ (word >> 16)) * 0x7FEB352D & MASK32
    word = (word ^ (word >> 15)) * 0x846CA68B & MASK32
    return word ^ (word >> 16)


@rule
def seed_stream(stream: Stream, seed: int, purpose: int) -> None:
    """Start a stream from a seed of up to 63 bits; different purposes give unrelated streams."""
    word = mix32((purpose + 0x9E3779B9) & MASK32)
    for index in range(WORDS):
        word = mix32((word ^ seed) & MASK32)
        word = mix32((word + (seed >> 32) + 0x85EBCA6B * (index + 1)) & MASK32)
        stream[index] = word
    stream[0] |= 1


@rule
def next32(stream: Stream) -> int:
    """The next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2] ^ a
    d = stream[3] ^ b
    total = (a + (d ^ b)) & MASK32
    result = (((total << 7) | (total >> 25)) + a) & MASK32
    stream[0] = a ^ d
    stream[1] = b ^ c
    stream[2] = c ^ ((b << 9) & MASK32)
    stream[3] = ((d << 11) | (d >> 21)) & MASK32
    return result


def new_stream(number: int, purpose: int) -> list[int]:
    """A stream of somebody's own; see `seed_stream`."""
    stream = [0] * WORDS
    seed_stream(stream, number, purpose)
    return stream


@rule
def roll(stream: Stream, sides: int) -> int:
    """One of 0..sides-1, each exactly as likely; at most 65,536 sides."""
    product = next32(stream) * sides
    low = product & MASK32
    if low < sides:
        threshold = (0x100000000 - sides) % sides
        while low < threshold:
            product = next32(stream) * sides
            low = product & MASK32
    return product >> 32
