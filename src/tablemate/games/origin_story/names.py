"""Numbers and names of Origin Story: the three at the table, and places for cards."""

from __future__ import annotations

from .terms import POWERS

WHO_NAMES = ("automaton", "factoryon", "you")
SPOT_NAMES = ("mat", *(f"panel {panel}" for panel in range(1, POWERS - 1)), "superhero", "event")
"""The places for cards with abilities."""
