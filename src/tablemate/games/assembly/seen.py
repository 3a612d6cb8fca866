"""What a viewer may know of this game: its state through the only door, and what was agreed."""

from __future__ import annotations

from typing import TypeAlias

from tablemate.kernel import seen

from .options import AssemblyOptions
from .state import State

Seen: TypeAlias = seen.Seen[State, AssemblyOptions]
