"""The topics of the rules."""

from __future__ import annotations

ALSO = {"but": "goal"}
IN_FRENCH = {"goal": "but"}
ASKED = {"show": "goal"}


def topic(rule: str) -> str | None:
    """The topic behind a rule id."""
    return "goal" if rule.startswith("FINGERS") else None
