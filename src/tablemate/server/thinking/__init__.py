"""Bots in seats: they think in processes of their own, on redeals of what they see, and never hold up a table."""

from __future__ import annotations

from .thinkers import Thinkers
from .thought import How, Thought

__all__ = ["How", "Thinkers", "Thought"]
