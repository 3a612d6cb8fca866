"""Fuzzed messages: all are answered, nothing happens that was not accepted, and others play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .clients import asking
from .fuzz import Found, Storm
from .processes import served

MESSAGES = 5_000
MEGABYTE = 1 << 20
MOST_GROWN = 12 * MEGABYTE
"""Three are what it needs, whatever is sent: what SQLite and Python keep for later."""


@pytest.mark.slow
def test_whatever_is_sent_is_answered_and_nothing_changes_that_was_not_accepted(tmp_path: Path) -> None:
    async def main() -> Found:
        async with asking(server) as house:
            return await Storm(server, house, seed=1).rage(MESSAGES)

    with served(tmp_path) as server:
        found = asyncio.run(main())
        assert server.runs
        server.check_it_was_well()
    assert found.messages >= MESSAGES
    assert found.answered.keys() >= {"accepted", "refused", "preview", "possible", "table", "closed 1007"}
    assert found.games > 0
    assert found.grown < MOST_GROWN
