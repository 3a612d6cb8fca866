"""Which topic of the rules says more about a rule id."""

from __future__ import annotations

import re

from tablemate.games.assembly.options import ROLE_NAMES

_RULINGS = {"R3": "lock", "R25": "ask", "R39": "set_f"}
_TOPICS = ("ask", "declare", "deploy", "lock", "swap", "rotate", "three", "verify")
_ID = re.compile(r"ASM-([A-Z_]+?)(\d*)-\d+")


def topic(rule: str) -> str | None:
    """The topic behind a rule id such as `ASM-LOCK-2`, `ASM-C12-1` or `R3`; None if there is none."""
    if rule in _RULINGS:
        return _RULINGS[rule]
    found = _ID.fullmatch(rule)
    if not found:
        return None
    name, bay = found.group(1).lower(), found.group(2)
    if bay and len(name) == 1:
        return f"set_{name}"
    if name in ROLE_NAMES or name == "role":
        return "roles"
    return {"override": "verify"}.get(name, name if name in _TOPICS else None)
