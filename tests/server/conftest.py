"""A server for all tests of a process, and browsers that ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest

from .running import Running, running

Browser = Callable[..., httpx.Client]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that runs; other tests have tables there, too."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    """Opens a browser that nobody has used: `browser()`, `browser("fr")`."""
    with ExitStack() as opened:
        yield lambda language="en": opened.enter_context(server.browser(language))
