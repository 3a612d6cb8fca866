"""What the crew may say and when: a rule of the table, as data for clients to enforce.  (Rulebook: communication.)"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from tablemate.kernel.naming import named, names
from tablemate.kernel.views import OneOf

from .seen import Seen
from .terms import Communication, Edition, Result

COMMAND_SIGNS = ("deploy", "lock", "swap", "rotate")
STRATEGY_SIGNS = ("purple", "green", "look", "here", "stop", "move", "where")
ANSWERS = ("yes", "no")
POINTING = "point_at_bay"
SIGNS = (*COMMAND_SIGNS, *STRATEGY_SIGNS, *ANSWERS, POINTING)
SPOKEN = (*COMMAND_SIGNS, *ANSWERS)

Channel = Literal["open", "signs", "closed"]
Closing = Literal["command_word", "command_sign"]


class Palette(TypedDict):
    """What can be expressed where talk is jammed."""

    signs: list[Annotated[str, OneOf(SIGNS)]]
    words: list[Annotated[str, OneOf(SPOKEN)]]


class Talk(TypedDict):
    """How the crew may talk now."""

    mode: Annotated[str, OneOf(("solo", *names(Communication)))]
    channel: Channel
    closes_on: list[Closing]
    palette: Palette


def palette(edition: int) -> Palette:
    """What can be expressed in the third mode; v22 may do without signs and use the words alone (ASM-TALK-3)."""
    return {"signs": list(SIGNS), "words": list(SPOKEN) if edition == Edition.V22 else []}


def talk_rules(seen: Seen) -> Talk:
    """How the crew may talk now.

    `channel` is open (free text), signs (the palette only) or closed.  `closes_on` says what closes it before the
    question or the declaration does: a command word in a message, or a sign for a command.  Everybody may always see
    the answers.

    (ASM-TALK-1.)
    """
    if seen.players == 1:
        return {"mode": "solo", "channel": "open", "closes_on": [], "palette": {"signs": [], "words": []}}
    mode = Communication(seen.communication)
    return {
        "mode": named(Communication)[mode],
        "channel": _open_channel(mode) if _is_open(seen) else "closed",
        "closes_on": _closed_by(mode, seen.edition),
        "palette": palette(seen.edition) if mode is Communication.JAMMED else {"signs": [], "words": []},
    }


def _is_open(seen: Seen) -> bool:
    """Talk ends with the question; where none is asked, with the declaration (R41)."""
    begun = seen.asked or seen.command or seen.commands_done
    return not begun or seen.result != Result.NONE


def _open_channel(mode: Communication) -> Channel:
    return "signs" if mode is Communication.JAMMED else "open"


def _closed_by(mode: Communication, edition: int) -> list[Closing]:
    """v22 names spoken command words only; the later edition also a command that is indicated (R40).

    Jammed, the later edition has signs alone, and so no word that could end them.

    (ASM-TALK-2.)
    """
    if mode is Communication.LIMITED:
        return []
    if mode is Communication.REDUCED:
        return ["command_word"] if edition == Edition.V22 else ["command_word", "command_sign"]
    return [] if edition == Edition.V22 else ["command_sign"]
