"""Writes what the server says and hears as JSON Schema, from which the types of the browser client are made.

python tools/schemas.py        both schemas as one JSON object: `wire` and `api`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.schema import DIALECT
from tablemate.server.api.wire_schema import wire_schema
from tablemate.server.app import make_app
from tablemate.server.settings import Settings

OPENAPI, DEFS = "#/components/schemas/", "#/$defs/"


def api_schema() -> JsonObject:
    """The shapes of the HTTP API; nothing is opened or kept for it."""
    shapes = make_app(Settings(Path())).openapi()["components"]["schemas"]
    written: JsonObject = json.loads(json.dumps(shapes).replace(OPENAPI, DEFS))
    return {"$schema": DIALECT, "title": "Tablemate", "$defs": dict(sorted(written.items()))}


if __name__ == "__main__":
    json.dump({"wire": wire_schema(), "api": api_schema()}, sys.stdout, indent=1)
