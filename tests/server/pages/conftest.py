"""Browsers in which somebody reads."""

from __future__ import annotations

import pytest

from tests.server.conftest import Browser
from tests.server.page_reader import Reader

from .tables import Readers


@pytest.fixture
def reader(browser: Browser) -> Readers:
    """Opens a browser in which somebody reads: `reader()`, `reader("fr")`."""
    return lambda language="en": Reader(browser(language))
