"""Take the pictures of terminals anew, from games that are played in a real one: a part of `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.terminal.drawing import picture  # noqa: E402
from tests.terminal.games import ARRANGED, PICTURES, pictured  # noqa: E402


def main() -> None:
    """Take all of them."""
    for game, arranged in ARRANGED.items():
        file = PICTURES / f"terminal-{game}.svg"
        with tempfile.TemporaryDirectory() as folder, pictured(game, Path(folder)) as (seen, _):
            file.write_text(picture(seen.screen, arranged.title), encoding="utf-8")
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
