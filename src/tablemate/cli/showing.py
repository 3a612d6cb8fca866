"""What is shown of a game: in the layout that fits, what happened, the table as far as it changed, what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablemate.kernel.actions import Decision
from tablemate.kernel.events import Event
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.views import AnyView
from tablemate.words import Words

from .face import LIST
from .terminal import WIDTH, Room
from .warm import warm_up

if TYPE_CHECKING:
    from .session import Session

SCREEN = -1
"""Who has looked, where everything lies open: whoever sits at the screen."""


class Showing:
    """The screen of a session: its layout, and what of the game each person has been shown."""

    def __init__(self, session: Session, asked: str) -> None:
        self.asked = asked
        """The layout that a person asked for; empty if none was."""
        self.layout = asked or session.face.layouts[0]
        self.opened = False
        """Was it said how to read the table?"""
        self._session = session
        self._told: dict[int, int] = {}
        self._drawn: dict[int, AnyView] = {}
        self._room: Room | None = None
        """The screen that the layout was chosen for."""

    def switch(self, layout: str) -> None:
        """Show the table in a layout that a person asks for, from now on."""
        self.asked = self.layout = layout

    def present(self, decision: Decision) -> None:
        """What happened, the table as far as it changed, what is waited for, and what can be done."""
        self.look(decision.seat)
        self.ask(decision)

    def look(self, seat: int) -> None:
        """What happened, and the table as far as it changed, for a seat."""
        self._session.terminal.reads_plainly = self.asked == LIST
        self.fit(lambda layout: self._screen(seat, layout))
        self.news(seat)
        self._show_changes(seat)

    def ask(self, decision: Decision) -> None:
        """What is waited for, and what can be done."""
        session, terminal = self._session, self._session.terminal
        terminal.show()
        terminal.strong(self._question(decision))
        lines = session.choices(decision, self.layout).lines
        if terminal.styled:
            lines = tuple(session.face.painted(session.words, terminal, line) for line in lines)
        terminal.show_fitting(lines)

    def fit(self, screen: Callable[[str], list[str]]) -> None:
        """Take what was asked for, else the first drawing whose screen fits with a prompt; a narrow one has the list.

        A smaller drawing stays until the size of the screen changes.
        """
        self.layout = self._fitting(screen)

    def _fitting(self, screen: Callable[[str], list[str]]) -> str:
        terminal = self._session.terminal
        room = terminal.room()
        drawn = [layout for layout in self._session.face.layouts if layout != LIST] or [LIST]
        if self.asked or room is None:
            return self.asked or drawn[0]
        if room.columns < WIDTH:
            return LIST
        if room == self._room and self.layout in drawn:
            drawn = drawn[drawn.index(self.layout) :]
        self._room = room
        heights = ((layout, sum(len(terminal.fitting(line)) for line in screen(layout))) for layout in drawn)
        return next((layout for layout, height in heights if height < room.lines), drawn[-1])

    def _screen(self, seat: int, layout: str) -> list[str]:
        """The whole table, with what is asked below it."""
        session = self._session
        words, view = session.words, session.view(seat)
        lines = ["", *session.face.table(words, view, session.terminal, layout), ""]
        if not self.opened:
            lines += session.face.opening(words, view, layout)
        decision = session.decision_of(seat)
        if decision is not None:
            lines += [self._question(decision), *session.choices(decision, layout).lines]
        return lines

    def _question(self, decision: Decision) -> str:
        """What is asked; at one screen for several people with the seat that is asked."""
        seat, words = decision.seat, self._session.words
        text = self.spoken().decision(decision, seat, self._session.view(seat))
        if self.called(seat) == seat:
            return text
        return words.say("question-to", seat=words.seat_heading(seat), text=text)

    def _show_changes(self, seat: int) -> None:
        """The whole table to a person who has not seen it yet, else what the game says is needed now."""
        session, reader = self._session, self._reader(seat)
        view, before = session.view(seat), self._drawn.get(reader)
        self._drawn[reader] = view
        if before is None:
            self._open(view)
            self.show_table(seat)
            return
        lines = session.face.changes(session.words, before, view, session.terminal, self.layout)
        if lines:
            session.terminal.show_fitting(["", *lines])

    def _open(self, view: AnyView) -> None:
        """Above the first table: how to read it.  While a person does, the rules are compiled."""
        if self.opened:
            return
        self.opened = True
        session = self._session
        warm_up(session.table.game)
        for line in session.face.opening(session.words, view, self.layout):
            session.terminal.paragraph(line)

    def show_table(self, seat: int) -> None:
        """The table as a seat sees it."""
        session = self._session
        lines = session.face.table(session.words, session.view(seat), session.terminal, self.layout)
        session.terminal.show_fitting(["", *lines])

    def show_again(self, seat: int) -> None:
        """The table once more, and what is asked; of another seat than the one at the prompt, the table alone."""
        decision = self._session.decision_of(seat)
        if decision is None or seat != self._session.viewer:
            self.show_table(seat)
            return
        self.forget(seat)
        self.present(decision)

    def show_resized(self, seat: int) -> None:
        """The table and what is asked, as it fits now; a number that was typed stays the action it stood for."""
        session = self._session
        decision, typed = session.decision_of(seat), session.terminal.typed
        before = {} if decision is None else session.numbers(decision)
        self.show_again(seat)
        if decision is not None and typed.isdecimal():
            meant = before.get(int(typed))
            if meant is not None and session.numbers(decision).get(int(typed)) != meant:
                session.terminal.retype(session.words.notation(meant))

    def forget(self, seat: int) -> None:
        """Show a seat the whole table next time."""
        self._drawn.pop(self._reader(seat), None)

    def turn_to(self, seat: int) -> None:
        """What concerns a seat is shown when it is asked next, or now if it has nothing to do."""
        self._drawn[self._reader(seat)] = self._session.view(SPECTATOR)
        if self._session.decision_of(seat) is None:
            self._show_changes(seat)

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        terminal = self._session.terminal
        told = self.spoken().story(self.unheard(seat), self.called(seat))
        self.heard_all(seat)
        if told:
            terminal.show()
        for sentence in told:
            terminal.paragraph(sentence, hanging="  ")

    def unheard(self, seat: int) -> list[Event]:
        """What happened since this person last looked."""
        steps = self._session.table.standing[self._told.get(self._reader(seat), 0) :]
        return [event for step in steps for event in step.events]

    def heard_all(self, seat: int) -> None:
        """Nothing that happened so far is news to this person."""
        self._told[self._reader(seat)] = len(self._session.table.standing)

    def tell_from(self, place: int) -> None:
        """Tell everybody what happened from a step on, and nothing before."""
        self._told = dict.fromkeys((SCREEN, *range(self._session.table.seats)), place)

    def look_back(self) -> None:
        """Nobody has looked further than the game goes: steps were taken back."""
        end = len(self._session.table.standing)
        self._told = {reader: min(place, end) for reader, place in self._told.items()}

    def _reader(self, seat: int) -> int:
        return SCREEN if self._session.is_open else seat

    def called(self, seat: int) -> int:
        """In whose words things are told: several people at one open table are called by their seats."""
        session = self._session
        return SPECTATOR if session.is_open and len(session.people()) > 1 else seat

    def spoken(self) -> Words:
        """The words as this layout wants them: the list is read aloud."""
        return self._session.words.aloud(on=self.layout == LIST)
