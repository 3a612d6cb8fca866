"""JSON in types: what is read is `Json` until it was checked; what was written or declared is known by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = object
"""A value of JSON from anywhere."""
Known: TypeAlias = Any
"""A value that was written, declared or checked under its name: whoever asks for that name knows its type."""
JsonObject: TypeAlias = dict[str, Known]
Arguments: TypeAlias = Mapping[str, Known]
