"""How somebody looks at a page: on what, in which language, and with what the system prefers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, BrowserContext

from tablemate.server.pages.scripted import PLAIN, YES


@dataclass(frozen=True, slots=True)
class Device:
    """What a page is shown on."""

    name: str
    width: int
    height: int
    touch: bool = False


LAPTOP = Device("laptop", 1440, 900)
TABLET = Device("tablet", 1024, 768)
PHONE = Device("phone", 390, 844, touch=True)
SMALL = Device("small", 360, 640, touch=True)
SIDEWAYS = Device("sideways", 844, 390, touch=True)
DEVICES = (LAPTOP, TABLET, PHONE)


@dataclass(frozen=True, slots=True)
class Look:
    """How a page is looked at."""

    language: str = "en"
    device: Device = LAPTOP
    dark: bool = False
    still: bool = False
    """With reduced motion."""
    forced: bool = False
    """With the colours of the system alone."""
    plain: bool = False
    """At the pages without script."""

    @property
    def name(self) -> str:
        """Short, for names of tests and pictures."""
        said = {"dark": self.dark, "still": self.still, "forced": self.forced}
        return "-".join([self.device.name, self.language, *(name for name, so in said.items() if so)])

    def context(self, browser: Browser, url: str) -> BrowserContext:
        """A person of their own in a browser: nobody else's cookies."""
        motion: Literal["reduce", "no-preference"] = "reduce" if self.still else "no-preference"
        context = browser.new_context(
            base_url=url,
            locale=self.language,
            viewport={"width": self.device.width, "height": self.device.height},
            has_touch=self.device.touch,
            is_mobile=self.device.touch,
            color_scheme="dark" if self.dark else "light",
            reduced_motion=motion,
            forced_colors="active" if self.forced else "none",
        )
        if self.plain:
            context.add_cookies([{"name": PLAIN, "value": YES, "url": url}])
        return context
