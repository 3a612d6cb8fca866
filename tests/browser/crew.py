"""Two people at a table of Assembly: what each of them finds on the board, in their own language."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tablemate.kernel.json_types import JsonObject

from .company import gathered
from .conftest import Visit
from .looks import Look

IN_ENGLISH = ("Your question", "Ask nothing", "Say something", "Closed since the question.")
IN_FRENCH = ("Votre question", "Ne rien demander", "Dire quelque chose", "Silence depuis la question")
NO_ROLES: JsonObject = {"players": 2, "first": 0, "roles": "none"}


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the board, in a language of their own."""

    page: Page
    question: str
    nothing: str
    say: str
    closed: str

    def asks(self) -> Locator:
        """Where the question of a turn is put."""
        return self.page.get_by_role("group", name=self.question)

    def answers(self) -> Locator:
        """The answers that can be given: none where the game holds everybody to the truth."""
        return self.page.locator("section.line button")

    def talks(self) -> Locator:
        """What was said and signed."""
        return self.page.locator(".spoken li")

    def tab(self, name: str) -> Locator:
        """What leads to a part of the board on a phone."""
        return self.page.locator("nav.tabs").get_by_role("button", name=name)

    def field(self) -> Locator:
        """Where something can be said."""
        return self.page.get_by_label(self.say)

    def deploy(self) -> None:
        """Declare it by its key: with whichever card can, or with all three."""
        expect(self.page.locator(".hand .row")).to_be_visible()
        self.page.keyboard.press("d")
        self.confirm()

    def confirm(self) -> None:
        """Make what was chosen so."""
        confirm = self.page.locator(".hand .row .go")
        expect(confirm).to_have_attribute("aria-disabled", "false")
        confirm.click()

    def takes_turn(self) -> None:
        """The turn is this one's now; who could not verify the command before has lost a card for it."""
        lost = self.page.locator(".hand .card.may").first
        expect(self.asks().or_(lost)).to_be_visible()
        if lost.is_visible():
            lost.click()
            self.confirm()
        expect(self.asks()).to_be_visible()


def two(visit: Visit, look: Look | None = None, **options: object) -> tuple[Seat, Seat]:
    """Ana speaks English and begins; Ben speaks French."""
    pages = gathered(visit, "assembly", Look(), look or Look("fr"), **NO_ROLES, **options)
    ana, ben = Seat(pages[0], *IN_ENGLISH), Seat(pages[1], *IN_FRENCH)
    expect(ana.asks()).to_be_visible()
    return ana, ben
