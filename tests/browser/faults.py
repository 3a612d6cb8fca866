"""What goes wrong in a page: errors of its script, and what the console calls errors."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, WebError


@dataclass
class Faults:
    """What went wrong in the pages of some people; a test that expects something takes it out."""

    found: list[str] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> None:
        """Note what goes wrong from now on."""
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _note_error(self, error: WebError) -> None:
        self.found.append(f"error of a page: {error.error}")

    def expect(self, part: str) -> None:
        """There is something of this kind, and that is as it should be: it is forgotten."""
        expected = [each for each in self.found if part in each]
        assert expected, f"nothing went wrong like {part!r}: {self.found}"
        self.found = [each for each in self.found if part not in each]

    def check(self) -> None:
        """Nothing else went wrong."""
        assert not self.found, "\n".join(self.found)
