"""Who plays: a person, a bot with its version, a stand-in for somebody who is away, or the table itself."""

from __future__ import annotations

import re
from typing import TypeGuard

from .checking import shown
from .errors import InvalidArgument

PERSON = "person"
STAND_IN = "stand-in"
TABLE = "table"
_BOT = re.compile(r"bot (?P<name>[\w.-]{1,40}) (?P<version>[\w.-]{1,40})")


def bot_player(name: str, version: str) -> str:
    """How steps name a bot: `bot greedy 1`."""
    return checked_player(f"bot {name} {version}")


def bot_name(player: str | None) -> str | None:
    """The name of a bot; None if it is none."""
    bot = _BOT.fullmatch(player or "")
    return bot["name"] if bot else None


def is_player(player: object) -> TypeGuard[str]:
    """Is this how steps name a player?"""
    return isinstance(player, str) and (player in (PERSON, STAND_IN, TABLE) or _BOT.fullmatch(player) is not None)


def checked_player(player: object) -> str:
    """A player as steps name them, or a refusal."""
    if is_player(player):
        return player
    raise InvalidArgument("player", found=shown(player))
