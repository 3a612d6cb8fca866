"""See `words.rulebook.TopicNames`."""

from __future__ import annotations

ALSO = {"but": "goal"}
IN_FRENCH = {"goal": "but"}
RULES = {"FINGERS-SHOW": "goal", "NOTATION": "goal"}
ASKED = {"show": "goal"}
TOLD = {"revealed": "goal", "time_up": "goal", "chose": "goal"}
