"""How rules are compiled: an entry point is one piece that shares nothing with others, and indexes are plain."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from llvmlite.binding import Linkage

from tablemate.kernel import native, one_piece
from tests.kernel.toys import COUNT_UP


def _linkages(dispatcher: Any) -> set[Linkage]:
    """Of all ways to call a rule."""
    libraries = [result.library for result in dispatcher.overloads.values()]
    return {function.linkage for library in libraries for function in library.get_defined_functions()}


@pytest.mark.slow
def test_what_an_entry_point_calls_is_its_own_and_a_helper_is_still_there_to_be_taken_in(fresh_cache: Path) -> None:
    """No other piece can find what lies in an entry point."""
    compiled: dict[Any, Any] = {}
    for task in native.plan(COUNT_UP.program):
        compiled[task.function] = native.compile_task(task, compiled)
        linkages = _linkages(compiled[task.function])
        if task.is_entry:
            assert linkages <= {Linkage.external, Linkage.private}
        else:
            assert Linkage.external in linkages


def test_the_layout_is_part_of_the_stamp(monkeypatch: Any) -> None:
    before = [task.stamp for task in native.plan(COUNT_UP.program)]
    monkeypatch.setattr(one_piece.OnePiece, "_optimize_final_module", lambda self: None)
    assert all(task.stamp not in before for task in native.plan(COUNT_UP.program))


COUNTING_FROM_THE_END = """
import numba, numpy
from tablemate.kernel.one_piece import our_way

with our_way(is_entry=False):
    taken = numba.njit("int64(int64[:], int64)")(lambda row, index: row[index])
try:
    taken(numpy.arange(3), -1)
except IndexError:
    print("found")
"""


@pytest.mark.slow
def test_an_index_that_counts_from_the_end_is_found_where_indexes_are_checked() -> None:
    source = Path(native.__file__).parents[2]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", COUNTING_FROM_THE_END]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "found\n"
