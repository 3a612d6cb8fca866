"""The topics of the rules: what else they are called, and which of them says more about a rule id."""

from __future__ import annotations

import re

from tablemate.games.assembly.options import ROLE_NAMES

ALSO = {
    "tourner": "rotate",
    "rotations": "rotate",
    "verrouillage": "lock",
    "echange": "swap",
    "deploiement": "deploy",
    "demander": "ask",
    "annoncer": "declare",
    "verifier": "verify",
    "commandes": "commands",
    "trois": "three",
    "brouillage": "refresh",
    "parler": "communication",
    "talk": "communication",
    "variantes": "difficulty",
}
"""Other words for topics, without accents."""
IN_FRENCH = {
    "goal": "but",
    "setup": "mise en place",
    "turn": "tour",
    "ask": "question",
    "declare": "annonce",
    "verify": "vérification",
    "commands": "cartes",
    "deploy": "déployer",
    "lock": "verrouiller",
    "swap": "échanger",
    "rotate": "rotation",
    "three": "trois cartes",
    "empty_hand": "main vide",
    "refresh": "rafraîchissement",
    "malfunctions": "dysfonctionnements",
    "roles": "rôles",
    "communication": "parole",
    "editions": "éditions",
    "difficulty": "difficulté",
    "often_wrong": "erreurs",
    "credits": "crédits",
    **{f"set_{letter}": f"série {letter}" for letter in "abcdefg"},
}
"""What is typed for topics in French."""
_RULINGS = {"R3": "lock", "R25": "ask", "R39": "set_f"}
_TOPICS = ("ask", "declare", "deploy", "lock", "swap", "rotate", "three", "verify")
_ID = re.compile(r"ASM-([A-Z_]+?)(\d*)-\d+")
ASKED = {
    "ask": "ask",
    "answer": "ask",
    "declare": "declare",
    "distance": "rotate",
    "pick": "commands",
    "override": "verify",
    "refuse": "roles",
    "keep_plan": "refresh",
    "again": "roles",
    "order": "malfunctions",
    "move": "malfunctions",
    "place": "malfunctions",
    "cycle": "malfunctions",
    "trade": "malfunctions",
    "return": "malfunctions",
}
"""By kind of decision: the topic that it is about."""


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
