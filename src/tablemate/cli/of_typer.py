"""The type of what Typer hands over: its contexts, commands and parameters are of modules it keeps to itself."""

from __future__ import annotations

from typing import Any, TypeAlias

OfTyper: TypeAlias = Any
