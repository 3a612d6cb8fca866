"""`python -m tablemate.server DATA PORT`: a bare server, for measurements and tests."""

from __future__ import annotations

import sys
from pathlib import Path

from .serving import serve
from .settings import Settings

if __name__ == "__main__":
    serve(Settings(Path(sys.argv[1]), port=int(sys.argv[2])))
