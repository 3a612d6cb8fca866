"""What the crew may say and when: a rule of the table, as data for clients to enforce.  (Rulebook: communication.)"""

from __future__ import annotations

from typing import Any

from tablemate.kernel.seen import Seen

from .terms import Communication, Edition, Result

COMMAND_SIGNS = ("deploy", "lock", "swap", "rotate")
STRATEGY_SIGNS = ("purple", "green", "look", "here", "stop", "move", "where")
ANSWERS = ("yes", "no")
POINTING = "point_at_bay"


def palette(edition: int) -> dict[str, list[str]]:
    """What can be expressed in the third mode; v22 may do without signs and use the words alone (ASM-TALK-3)."""
    signs = [*COMMAND_SIGNS, *STRATEGY_SIGNS, *ANSWERS, POINTING]
    words = [*COMMAND_SIGNS, *ANSWERS] if edition == Edition.V22 else []
    return {"signs": signs, "words": words}


def talk_rules(seen: Seen) -> dict[str, Any]:
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
        "mode": mode.name.lower(),
        "channel": _open_channel(mode) if _is_open(seen) else "closed",
        "closes_on": _closed_by(mode, seen.edition),
        "palette": palette(seen.edition) if mode is Communication.JAMMED else {"signs": [], "words": []},
    }


def _is_open(seen: Seen) -> bool:
    """Talk ends with the question; where none is asked, with the declaration (R41)."""
    begun = seen.asked or seen.command or seen.commands_done
    return not begun or seen.result != Result.NONE


def _open_channel(mode: Communication) -> str:
    return "signs" if mode is Communication.JAMMED else "open"


def _closed_by(mode: Communication, edition: int) -> list[str]:
    """v22 names spoken command words only; the later edition also a command that is indicated (R40).

    Jammed, the later edition has signs alone, and so no word that could end them.

    (ASM-TALK-2.)
    """
    if mode is Communication.LIMITED:
        return []
    if mode is Communication.REDUCED:
        return ["command_word"] if edition == Edition.V22 else ["command_word", "command_sign"]
    return [] if edition == Edition.V22 else ["command_sign"]
