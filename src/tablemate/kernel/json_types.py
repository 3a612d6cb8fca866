"""JSON in types: what is written has these, what is read is `object` until it was checked."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A value of JSON that we wrote, or have checked."""
JsonObject: TypeAlias = dict[str, Any]
