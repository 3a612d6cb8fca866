"""The face of Origin Story in the terminal: what of the table is shown when."""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.cli.face import COMPACT, LIST, Choices, Face, SecondThought
from tablemate.cli.terminal import Terminal, wrapped
from tablemate.games.origin_story.view_types import View
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.preview import Preview
from tablemate.words import Words, capitalised, viewer_of
from tablemate.words.origin_story.labels import asked, first_lead

from .choices import choices
from .colours import painted, painted_choice
from .compact import compact, compact_rows
from .listing import listing, trick_listing
from .notes import NOTES, SPELLED, card, has_page, points_by_round
from .surrender import gave_up, would_give_up, would_pay_nothing
from .table import rows, table, trick


class OriginStoryFace(Face):
    """See `cli.face.Face`."""

    layouts = ("table", COMPACT, LIST)
    notes = NOTES
    spelled = SPELLED
    confirmed = ("surrender",)

    def table(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """Everything on the table, drawn or as sentences."""
        if layout == LIST:
            return [line for text in listing(words.aloud(), view) for line in wrapped(text, hanging="  ")]
        drawn = compact(words, view) if layout == COMPACT else table(words, view, terminal)
        return _shown(drawn, words, view, terminal)

    def changes(self, words: Words, before: View, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The whole table for a new round or trick, the rows when cards moved, the trick alone while it is resolved.

        Before you choose your side: who leads, and your hand.  On a screen a drawing is shown whole with each question,
        for what was above may have gone.
        """
        if layout != LIST and terminal.room() is not None:
            return self.table(words, view, terminal, layout)
        if any(before[name] != view[name] for name in ("round", "trick", "side", "vancard", "event")):
            return self.table(words, view, terminal, layout)
        if asked(view) == "align":
            return _before_sides(words, view, terminal, layout)
        if any(before[name] != view[name] for name in ("hand", "rows")):
            return _in_short(words, view, terminal, layout)
        if before["plays"] != view["plays"] or before["binding"] != view["binding"]:
            return _trick(words, view, terminal, layout)
        return []

    def ending(self, words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
        """The points of each round; the outcome adds them up."""
        return points_by_round(words, view)

    def card(self, words: Words, view: View, asked: str) -> list[str] | None:
        """A card with abilities by its id."""
        return card(words, view, asked)

    def cards_known(self, words: Words, view: View, note: str) -> Sequence[str]:
        """Every card of the set that has abilities."""
        return [card for card in words.cards if has_page(words, card)] if note == "cards" else ()

    def typed(self, view: View, line: str) -> str:
        """Notation as it is."""
        return line

    def preview(self, words: Words, view: View, preview: Preview[View], terminal: Terminal, layout: str) -> list[str]:
        """What would follow in sentences, and of a surrender also what you would go without."""
        told, cost = words.story(preview.events, viewer_of(view)), view["surrender"]
        if cost is not None and any(event.name == "surrendered" for event in preview.events):
            told += would_pay_nothing(words, view, cost)
        return told

    def painted(self, words: Words, terminal: Terminal, line: str) -> str:
        """A line of the choices in colour."""
        return painted_choice(words, terminal, line)

    def second_thought(self, words: Words, view: View, action: Action) -> SecondThought | None:
        """What surrendering gives away."""
        cost = view["surrender"]
        if cost is None:
            return None
        return SecondThought(before=tuple(would_give_up(words, view, cost)), after=tuple(gave_up(words, cost)))

    def choices(self, words: Words, view: View, decision: Decision, legal: Sequence[Action], layout: str) -> Choices:
        """The actions, numbered and explained."""
        return choices(words, view, decision, legal, layout)


def _shown(drawn: list[str], words: Words, view: View, terminal: Terminal) -> list[str]:
    """In colour where that can be shown."""
    return painted(drawn, words, view, terminal) if terminal.styled else drawn


def _before_sides(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """What the choice between hero and villain hangs on: who leads, and your hand."""
    leads = first_lead(words, view)
    head = [] if leads is None else wrapped(f"{capitalised(leads)}.")
    return [*head, *_in_short(words, view, terminal, layout)]


def _in_short(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """The rows without your cards with abilities."""
    if layout == LIST:
        return [line for text in trick_listing(words.aloud(), view) for line in wrapped(text, hanging="  ")]
    drawn = compact_rows(words, view) if layout == COMPACT else rows(words, view, terminal)
    return _shown(drawn, words, view, terminal)


def _trick(words: Words, view: View, terminal: Terminal, layout: str) -> list[str]:
    """The cards on the table."""
    if layout == LIST:
        return trick_listing(words.aloud(), view)
    return _shown(trick(words, view), words, view, terminal)


FACE = OriginStoryFace()
