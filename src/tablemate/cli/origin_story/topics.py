"""Which topic of the rules says more about a rule id."""

from __future__ import annotations

_TOPICS = {
    "OS-PLAY-1": "trick",
    "OS-PLAY-2": "following",
    "OS-SURRENDER-1": "surrender",
    "OS-CHARGE-1": "charging",
    "OS-USE-1": "abilities",
    "OS-STORY-1": "stories",
    "OS-BURY-1": "rows",
    "OS-REVEAL-1": "reveal",
    "OS-SWAP-1": "windows",
    "A17": "surrender",
    "A42": "own_cards",
    "A54": "abilities",
    "NOTATION": "notation",
}


def topic(rule: str) -> str | None:
    """The topic behind a rule id such as `OS-PLAY-2` or `A17`; None if there is none."""
    return _TOPICS.get(rule)
