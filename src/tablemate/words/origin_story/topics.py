"""The topics of the rules: what else they are called, and which of them says more about a rule id."""

from __future__ import annotations

ALSO = {
    "superheroes": "stories",
    "charge": "charging",
    "stamina": "charging",
    "energie": "charging",
    "side": "sides",
    "hero": "sides",
    "villain": "sides",
    "heros": "sides",
    "mechant": "sides",
    "keywords": "rows",
    "vancardian": "vancardians",
    "vancardien": "vancardians",
    "automaton": "vancardians",
    "factoryon": "vancardians",
    "plis": "trick",
    "tricks": "trick",
    "follow": "following",
    "score": "scoring",
    "scores": "scoring",
    "echange": "exchange",
    "revealed": "reveal",
    "level": "levels",
    "cards": "card_notes",
}
"""Other words for topics, without accents."""
IN_FRENCH = {
    "goal": "but",
    "pieces": "matériel",
    "setup": "mise en place",
    "round": "manche",
    "event": "événement",
    "stories": "histoires",
    "charging": "charger",
    "sides": "camp",
    "rows": "rangées",
    "trick": "pli",
    "following": "suivre",
    "values": "valeurs",
    "vancardians": "vancardiens",
    "surrender": "reddition",
    "scoring": "points",
    "end": "fin",
    "abilities": "capacités",
    "windows": "moments",
    "exchange": "échanger",
    "reveal": "révéler",
    "levels": "niveaux",
    "memory": "mémoire",
    "card_notes": "cartes",
    "own_cards": "vos cartes",
    "language": "écriture",
    "often_wrong": "erreurs",
    "credits": "crédits",
}
"""What is typed for topics in French."""
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
ASKED = {
    "story": "stories",
    "superhero": "stories",
    "charge": "charging",
    "part": "abilities",
    "align": "sides",
    "redraw": "abilities",
    "discard": "abilities",
    "reveal": "reveal",
    "suit": "abilities",
    "target": "abilities",
    "bury": "rows",
    "exchange": "exchange",
    "free_charge": "charging",
    "predict": "abilities",
    "turn": "trick",
    "after_card": "windows",
    "react": "windows",
    "swap_card": "windows",
    "outcome": "windows",
}
"""By kind of decision: the topic that it is about."""


def topic(rule: str) -> str | None:
    """The topic behind a rule id such as `OS-PLAY-2` or `A17`; None if there is none."""
    return _TOPICS.get(rule)
