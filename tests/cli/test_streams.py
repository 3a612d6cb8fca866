"""Closed and full streams: a code, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

COMMAND = f"{sys.executable} -m tablemate"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("games >&-", 0),
        ("play assembly --seed 1 <&-", 3),
        ("games > /dev/full", 2),
        ("play assembly --seed 1 </dev/null", 3),
    ],
)
@pytest.mark.slow
def test_a_stream_that_cannot_be_used_ends_with_a_code(line: str, code: int) -> None:
    environment = {**os.environ, "TABLEMATE_NO_BUILD": "1"}
    done = subprocess.run(
        ["bash", "-c", f"{COMMAND} {line}"], env=environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code
