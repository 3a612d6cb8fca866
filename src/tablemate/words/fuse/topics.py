"""The topics of the rules: what else they are called, and which of them says more about a rule id."""

from __future__ import annotations

ALSO = {
    "lancers": "roll",
    "hold": "holding",
    "claim": "holding",
    "garder": "holding",
    "place": "placing",
    "placer": "placing",
    "burn": "burning",
    "lose": "losing",
    "perdre": "losing",
    "penalty": "losing",
    "pick": "defusing",
    "defuse": "defusing",
    "win": "winning",
    "points": "scoring",
    "level": "levels",
    "clock": "modes",
    "mode": "modes",
    "take_back": "undo",
    "annuler": "undo",
}
"""Other words for topics, without accents."""
IN_FRENCH = {
    "goal": "but",
    "pieces": "matériel",
    "setup": "mise en place",
    "turn": "tour",
    "roll": "lancer",
    "draft": "prendre",
    "holding": "en main",
    "placing": "poser",
    "burning": "brûler",
    "losing": "pénalités",
    "defusing": "désamorcer",
    "winning": "victoire",
    "scoring": "score",
    "levels": "niveaux",
    "few_players": "solo",
    "modes": "chronomètre",
    "undo": "reprendre",
    "cards": "cartes",
    "deck": "paquet",
    "editions": "éditions",
    "often_wrong": "erreurs",
    "credits": "crédits",
}
"""What is typed for topics in French."""
RULES = {
    "FUSE-ROLL-1": "roll",
    "FUSE-DRAFT-1": "draft",
    "FUSE-CLAIM-1": "draft",
    "FUSE-HOLD-1": "holding",
    "FUSE-PLACE-1": "placing",
    "FUSE-PICK-1": "defusing",
    "FUSE-LOSS-1": "losing",
    "FUSE-BONUS-1": "bonus",
    "FUSE-TIME-1": "modes",
    "L1": "placing",
    "L2": "placing",
    "L3": "placing",
    "L4": "placing",
    "L5": "placing",
    "A1": "burning",
    "A15": "losing",
    "A28": "defusing",
    "A30": "losing",
    "A33": "undo",
    "NOTATION": "notation",
}
"""By rule id that a refusal names: the topic behind it."""
ASKED = {
    "roll": "roll",
    "draft": "draft",
    "pick": "defusing",
    "lose": "losing",
    "confirm": "turn",
    "take_back": "undo",
    "stop": "bonus",
}
"""By kind of decision: the topic that it is about."""
