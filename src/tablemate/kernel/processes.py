"""Python processes of ours: they find what we find, but nothing that lies in the folder somebody happens to be in."""

from __future__ import annotations

import json
import os
import sys

_START = """\
import json, runpy, sys
sys.path[:] = json.loads(sys.argv.pop(1))
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""


def running(module: str, *arguments: str, needs: tuple[str, ...] = ()) -> list[str]:
    """A command that runs a module which needs further ones; `-P` keeps the current folder out, in its workers too."""
    return [sys.executable, "-P", "-c", _START, json.dumps(search_path(module, *needs)), module, *arguments]


def surroundings() -> dict[str, str]:
    """The environment of such a command: where modules are found, the command says alone."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def search_path(*modules: str) -> list[str]:
    """Where we look for modules ourselves, without the current folder.

    If one of these modules was imported from there all the same, as a game of somebody's own can be, its folder comes
    last, so that nothing in it passes for a module of Python or of a package.
    """
    path = [folder for folder in map(os.fspath, sys.path) if os.path.isabs(folder) and not _is_here(folder)]
    return path + [home for module in modules for home in _homes(module) if home not in path]


def _is_here(folder: str) -> bool:
    try:
        return os.path.samefile(folder, os.curdir)
    except OSError:
        return False


def _homes(module: str) -> list[str]:
    """The folders that the package of an imported module lies in."""
    package = sys.modules.get(module.partition(".")[0])
    places = list(getattr(package, "__path__", ())) or [getattr(package, "__file__", None)]
    return [os.path.dirname(os.path.abspath(place)) for place in places if place]
