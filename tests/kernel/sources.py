"""Rules written as text: tests of the compiler change them and look at what follows."""

from __future__ import annotations

import itertools
import linecache
import textwrap
from types import ModuleType
from typing import Any

_numbers = itertools.count()

HEAD = """
from __future__ import annotations
from enum import Enum, IntEnum, IntFlag, StrEnum
from tablemate.kernel.rule import rule
"""


def module(source: str, name: str = "written", **names: Any) -> ModuleType:
    """A module with this source, which `inspect` finds too; `names` are put in beforehand."""
    made = ModuleType(name)
    vars(made).update(names)
    text = HEAD + textwrap.dedent(source)
    file = f"<written {next(_numbers)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), vars(made))
    return made
