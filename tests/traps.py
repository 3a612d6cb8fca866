"""Files that leave a trace when they are imported."""

from __future__ import annotations

import sys
from pathlib import Path

NAMES = {"sitecustomize", "usercustomize", "tablemate", "numba", "numpy", "llvmlite", "scipy", "tests"}
"""What a process of ours imports, or would import if it were there, besides Python's own modules."""

TRAP = "open({trace!r}, 'a').write(__name__ + '\\n')\nraise SystemExit('a trap was sprung')\n"


class Traps:
    """A folder in which every module that somebody could import is a trap."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trace = folder / "sprung.txt"
        folder.mkdir(parents=True)
        for name in NAMES | sys.stdlib_module_names - {"encodings"}:  # without which nobody leaves a trace
            (folder / f"{name}.py").write_text(TRAP.format(trace=str(self._trace)))

    def sprung(self) -> list[str]:
        """The traps that were imported by anybody."""
        return self._trace.read_text().split() if self._trace.exists() else []
