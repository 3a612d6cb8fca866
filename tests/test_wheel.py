"""The package as it travels: whatever lies in its folder is in the wheel."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import tablemate

SOURCE = Path(tablemate.__file__).parent
ROOT = SOURCE.parents[1]
WANTED = (
    "server/storage/migrations/env.py",
    "server/storage/migrations/script.py.mako",
    "server/api/templates/reference.html",
    "words/text/serving.fr.ftl",
    "py.typed",
)


@pytest.mark.slow
def test_everything_in_the_package_is_in_the_wheel(tmp_path: Path) -> None:
    """Built as a set-up builds it, without fetching anything."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run([*command, "--quiet", "--disable-pip-version-check"], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {*archive.namelist()}
    lying = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert [path.name for path in lying if f"tablemate/{path.relative_to(SOURCE).as_posix()}" not in packed] == []
    assert [name for name in WANTED if f"tablemate/{name}" not in packed] == []
