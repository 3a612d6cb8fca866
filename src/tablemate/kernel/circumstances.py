"""What a record says about a game besides what was agreed and played; no rule reads any of it."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from types import UnionType
from typing import TypeAlias

from .checking import shown
from .errors import InvalidArgument
from .json_types import Arguments, Json, JsonObject
from .players import checked_player
from .seat_names import SeatNames, clean_names
from .table_time import is_time

SALT_BYTES = 16
MOST_PAUSES = 1_000
HASH_DIGITS = 64
LEAST_SALT = 2 * SALT_BYTES
_DIGITS = re.compile(f"[0-9a-f]{{1,{HASH_DIGITS}}}")
_SALT = re.compile(f"[0-9a-f]{{{LEAST_SALT},{HASH_DIGITS}}}")
_HASH = re.compile(f"[0-9a-f]{{{HASH_DIGITS}}}")
Beginning: TypeAlias = int | Arguments
"""How a game begins: its seed, or the position that it starts from."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """A promise of how a game begins: the hash is published before it, its beginning and the salt when it is over."""

    hash: str
    salt: str

    @classmethod
    def to(cls, beginning: Beginning, salt: str | None = None) -> Commitment:
        """A promise of this beginning, with a salt that nobody can guess; the same salt makes the same promise."""
        salt = secrets.token_hex(SALT_BYTES) if salt is None else checked_salt(salt)
        return cls(_hash(beginning, salt), salt)

    def holds(self, beginning: Beginning | None) -> bool:
        """Is this the beginning that was promised?"""
        if beginning is None:
            return False
        return secrets.compare_digest(self.hash.encode(), _hash(beginning, self.salt).encode())


def _hash(beginning: Beginning, salt: str) -> str:
    return hashlib.sha256(f"{_canonical(beginning)} {salt}".encode()).hexdigest()


def _canonical(beginning: Beginning) -> str:
    """The one way to write it: of a seed its digits, of a position its JSON with sorted keys and no spaces."""
    return json.dumps(beginning, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def checked_salt(salt: object) -> str:
    """A salt as we draw them; a wrong one may still be half a secret, so it is not shown."""
    if isinstance(salt, str) and _SALT.fullmatch(salt):
        return salt
    raise InvalidArgument("salt_digits", least=LEAST_SALT, most=HASH_DIGITS)


def read_hash(text: object) -> str:
    """A hash that somebody wrote down, in capitals or not."""
    digits = text.strip().lower() if isinstance(text, str) else ""
    if _HASH.fullmatch(digits):
        return digits
    raise InvalidArgument("hash_digits", digits=HASH_DIGITS, found=shown(text))


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a fork comes from: the digest at the end of a record, and the step of it."""

    record: str
    step: int


@dataclass(frozen=True, slots=True)
class Pause:
    """After a step the time of the game stood still: at which time, if one was told, and for how many milliseconds."""

    step: int
    at: int | None
    lasted: int


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Who sits where and by which name, what the beginning was promised by, where a fork comes from, when the game
    stood still, and whether it was abandoned.  What is empty is not known.
    """

    seats: tuple[str | None, ...] = ()
    names: SeatNames = ()
    commitment: Commitment | None = None
    forked: Origin | None = None
    pauses: tuple[Pause, ...] = ()
    abandoned: bool = False

    def seated(self, players: object) -> Circumstances:
        """The same with others in the seats; nobody known is the same as nothing said."""
        seats = tuple(None if each is None else checked_player(each) for each in _listed("seats", players))
        return replace(self, seats=seats if any(seats) else ())

    def named(self, names: object) -> Circumstances:
        """The same with other names of the seats; no name at all is the same as nothing said."""
        cleaned = clean_names(_listed("names", names))
        return replace(self, names=cleaned if any(cleaned) else ())

    def fitting(self, seats: int) -> Circumstances:
        """The same, if a table has so many seats."""
        for said in (self.seats, self.names):
            if len(said) not in (0, seats):
                raise InvalidArgument("seat_count", seats=seats, found=len(said))
        return self

    def paused(self, pause: Pause) -> Circumstances:
        """The same with one pause more."""
        if not is_time(pause.lasted):
            raise InvalidArgument("pause_type", found=shown(pause.lasted))
        if len(self.pauses) == MOST_PAUSES:
            raise InvalidArgument("too_many_pauses", most=MOST_PAUSES)
        return replace(self, pauses=(*self.pauses, pause))

    def as_json(self) -> JsonObject:
        """What is known, JSON-ready."""
        said = {name: value for name, value in asdict(self).items() if value}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in said.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Circumstances:
        """Check and take over what a record says; what is not there is not known."""
        commitment, forked = data.get("commitment"), data.get("forked")
        said = cls(
            commitment=None if commitment is None else Commitment(**_digits(_fields(commitment, hash=str, salt=str))),
            forked=None if forked is None else _origin(_fields(forked, record=str, step=int)),
            pauses=tuple(
                Pause(**_fields(pause, step=int, at=int | None, lasted=int))
                for pause in _listed("pauses", data.get("pauses", ()))
            ),
            abandoned=_fields({"abandoned": data.get("abandoned", False)}, abandoned=bool)["abandoned"],
        )
        return said.seated(data.get("seats", ())).named(data.get("names", ()))


def _listed(name: str, value: object) -> Sequence[object]:
    if isinstance(value, list | tuple):
        return value
    raise InvalidArgument("head_list", name=name, found=shown(value))


def _fields(value: object, **kinds: type | UnionType) -> JsonObject:
    """An object with exactly these fields, each of its type."""
    if isinstance(value, dict) and value.keys() == kinds.keys() and all(_is(value[key], kinds[key]) for key in kinds):
        return value
    raise InvalidArgument("head_fields", fields=", ".join(kinds), found=shown(value))


def _digits(fields: JsonObject) -> JsonObject:
    """The same, if every text in it is one that we write: hexadecimal digits."""
    for text in fields.values():
        if isinstance(text, str) and not _DIGITS.fullmatch(text):
            raise InvalidArgument("head_digits", found=shown(text))
    return fields


def _origin(fields: JsonObject) -> Origin:
    origin = Origin(**_digits(fields))
    if not is_time(origin.step):
        raise InvalidArgument("head_step", found=shown(origin.step))
    return origin


def _is(value: object, kind: type | UnionType) -> bool:
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
