"""A server and a browser for the browser tests of a process, and people who look at pages.

Both belong to this folder alone, not to the whole run: Playwright keeps a loop in the thread of the tests, beside
which no other test could have one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.server.processes import Server, served

from .faults import Faults
from .looks import Look
from .pictures import Album
from .programs import pinned, started, usual
from .stories import Stories, build
from .waiting import done

Visit = Callable[..., Page]
PATIENCE = 10_000.0
"""How long something may take that a person waits for, in milliseconds."""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's browser, or whichever was set up."""
    with started(playwright, usual()) as browser:
        yield browser


@pytest.fixture(scope="package")
def drawing_browser(playwright: Playwright) -> Iterator[Browser]:
    """The pinned browser, which draws the same pictures everywhere."""
    with started(playwright, pinned()) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own; other tests have tables there, too."""
    with served(tmp_path_factory.mktemp("browser")) as server:
        done(server.is_ready())
        yield server
        server.check_it_was_well()


@pytest.fixture(scope="package")
def stories(tmp_path_factory: pytest.TempPathFactory) -> Stories:
    """The boards in given states, built once."""
    folder = tmp_path_factory.mktemp("stories")
    build(folder)
    return Stories(folder)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    with served(tmp_path) as server:
        done(server.is_ready())
        yield server


@pytest.fixture
def faults() -> Iterator[Faults]:
    """What goes wrong in any page of a test, which fails it."""
    faults = Faults()
    yield faults
    faults.check()


@pytest.fixture
def visit(browser: Browser, server: Server, faults: Faults) -> Iterator[Visit]:
    """Opens the browser of a person of their own: `visit()`, `visit(Look("fr", PHONE))`, `visit(at=mortal)`."""
    with ExitStack() as opened:
        yield _visiting(browser, server, faults, opened)


@pytest.fixture
def draw(drawing_browser: Browser, server: Server, faults: Faults) -> Iterator[Visit]:
    """The same in the pinned browser, for pictures."""
    with ExitStack() as opened:
        yield _visiting(drawing_browser, server, faults, opened)


def _visiting(browser: Browser, server: Server, faults: Faults, opened: ExitStack) -> Visit:
    def visit(look: Look | None = None, at: Server = server) -> Page:
        context = opened.enter_context((look or Look()).context(browser, at.url))
        context.set_default_timeout(PATIENCE)
        faults.listen(context)
        return context.new_page()

    return visit


@pytest.fixture
def album(request: pytest.FixtureRequest, tmp_path: Path) -> Album:
    """Pictures that are compared, or taken anew."""
    return Album(update=request.config.getoption("--update-snapshots"), differing=tmp_path / "differing")
