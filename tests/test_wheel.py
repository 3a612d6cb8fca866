"""The package as it travels: whatever lies in its folder is in the wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import tablemate
from tests.server.serving import at_table, served

SOURCE = Path(tablemate.__file__).parent
ROOT = SOURCE.parents[1]
LEFT_OUT = {"__pycache__", ".done"}
WANTED = (
    "server/storage/migrations/env.py",
    "server/storage/migrations/script.py.mako",
    "server/api/templates/reference.html",
    "server/client/index.html",
    "server/client/index.html.br",
    "words/text/serving.fr.ftl",
    "py.typed",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make dist` builds it, without fetching anything."""
    folder = tmp_path_factory.mktemp("dist")
    options = ["--no-build-isolation", "--no-deps", "-w", str(folder), str(ROOT)]
    _pip(sys.executable, "wheel", *options)
    (built,) = folder.glob("*.whl")
    return built


def _pip(python: str, *arguments: str) -> None:
    command = [python, "-m", "pip", *arguments, "--quiet", "--disable-pip-version-check"]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.slow
def test_everything_in_the_package_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {*archive.namelist()}
    lying = [path for path in SOURCE.rglob("*") if path.is_file() and not LEFT_OUT.intersection(path.parts)]
    assert [path.name for path in lying if f"tablemate/{path.relative_to(SOURCE).as_posix()}" not in packed] == []
    assert [name for name in WANTED if f"tablemate/{name}" not in packed] == []


@pytest.mark.slow
def test_an_empty_environment_with_the_wheel_serves_the_client_and_plays(wheel: Path, tmp_path: Path) -> None:
    """Only what the package says it needs is installed with it, in the versions of the lock."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pins = re.findall(r"^[^\s#]+==[^\\\n]+", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    (tmp_path / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    _pip(str(python), "install", "--only-binary", ":all:", "-c", str(tmp_path / "pins.txt"), str(wheel))
    command = [str(python), "-P", "-m", "tablemate"]
    with served(tmp_path / "tables", command=command) as server, server.browser() as browser:
        page = browser.get("/", headers={"Accept": "text/html"})
        (script,) = re.findall(r'src="(/client/assets/[^"]+\.js)"', page.text)
        assert "javascript" in browser.get(script).headers["content-type"]
        table = browser.post("/api/tables", json={"game": "assembly", "sit": True}).json()["table"]
        with at_table(browser, table) as client:
            client.until("table")
            assert client.play("1")["step"] == 1
