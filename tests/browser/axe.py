"""What axe finds wrong with a page for people who see, hear or move otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from .programs import AXE

GRAVE = ("serious", "critical")
CONTRAST = "color-contrast"


@cache
def _script() -> str:
    return AXE.read_text(encoding="utf-8")


def axe(page: Page, *, painted: bool = True) -> None:
    """Fail if axe finds something serious or critical on the page as it is now.

    It reads the colours of the page, which are not those that are painted where the system has its own.
    """
    page.evaluate(_script())
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    assert found["passes"], "axe has looked at nothing"
    grave = [each for each in found["violations"] if each["impact"] in GRAVE and (painted or each["id"] != CONTRAST)]
    assert not grave, f"{page.url}\n" + "\n".join(map(_told, grave))


def _told(violation: dict[str, Any]) -> str:
    nodes = "\n".join(f"    {each['html']}\n      {each['failureSummary']}" for each in violation["nodes"])
    return f"{violation['impact']}: {violation['id']}: {violation['help']}\n{nodes}"
