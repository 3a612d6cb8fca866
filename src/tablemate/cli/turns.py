"""Who is asked next: one seat after the other, or all at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from tablemate.bots import Perspective, make_bot
from tablemate.kernel.decisions import Decision
from tablemate.kernel.events import Event
from tablemate.kernel.seats import EVERYBODY

from .warm import warm_up

if TYPE_CHECKING:
    from .session import Session

MOST_AT_ONCE = 500
"""How many actions bots make in a row while a person waits."""
_FOR_SEAT = re.compile(r"(?P<seat>\d{1,2})\s*:\s*(?P<line>.*)")
_NO_COLON = re.compile(r"(?P<seat>\d)\s+(?P<line>[a-z].*)", re.IGNORECASE)


class Turns(Protocol):
    """How a table goes round."""

    def next(self) -> None:
        """Let whoever is asked now act."""

    def take(self, line: str, seat: int) -> bool:
        """A line that is no command; true if the table moved on."""

    def wait(self, seat: int) -> bool:
        """Let the others go first; true if something happened."""

    def turn_to(self, seat: int) -> bool:
        """Ask this seat next; true if it has something to do."""


class InTurn:
    """One seat is asked at a time, and hands are secret: the screen is handed over."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def next(self) -> None:
        """The bot answers, or the person is asked until the table moves on."""
        session, decision = self.session, self.session.table.waiting[0]
        bot = session.bots.get(decision.seat)
        if bot is not None:
            action = bot.choose(Perspective(session.table, decision.seat)) or session.table.legal(decision.seat)[0]
            session.play(action.text, decision.seat)
            return
        if decision.seat != session.viewer:
            self._hand_over(decision.seat)
        session.present(decision)
        warm_up(session.table.game)
        while not session.answer(decision.seat):
            pass

    def take(self, line: str, seat: int) -> bool:
        """An action or a number; an empty line is nothing."""
        return bool(line) and self.session.attempt(line, seat)

    def wait(self, seat: int) -> bool:
        """Nobody else can act."""
        return False

    def turn_to(self, seat: int) -> bool:
        """The rules say whose turn it is."""
        return False

    def _hand_over(self, seat: int) -> None:
        """Another person takes the screen: nothing of the last one's hand may stay readable."""
        session = self.session
        words, terminal = session.words, session.terminal
        before, session.viewer = session.viewer, seat
        if len(session.people()) == 1:
            return
        session.refused = None
        terminal.forget_lines()
        if not terminal.interactive:
            terminal.show("", words.say("turn-over", seat=words.seat_name(seat)))
            return
        number = str(seat + 1)
        if before is not None and any(map(_is_secret, session.journal.since(session.looked.get(before, 0)))):
            session.news(before)
            terminal.ask(words.say("hand-over-private", seat=number))
        if before is not None:
            terminal.clear()
        terminal.ask(words.say("hand-over", seat=number))
        session.drawn.pop(seat, None)


class Together:
    """Several seats may act at once and everything lies open.

    The prompt acts for the seat in focus, which moves on to the next person who has something to do.  Bots act when no
    person is waited for, or when a person waits for them.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._chosen: int | None = None

    def next(self) -> None:
        """Ask a person who is waited for; else let a bot act; else ask a person who may do something all the same."""
        asked = self._people(waited=True)
        if self._chosen is None and not asked and self._bots_act():
            return
        asked = asked or self._people(waited=False)
        if not asked:
            self._push_a_bot()
            return
        self._ask(self._focus(asked))

    def _people(self, *, waited: bool) -> list[int]:
        """The people who have something to do, and if `waited`, something that the others wait for."""
        return [
            decision.seat
            for decision in self.session.table.waiting
            if decision.seat not in self.session.bots and not (waited and decision.optional)
        ]

    def _focus(self, asked: Sequence[int]) -> int:
        """The seat that was asked for, else the one that acted last, else the next one."""
        chosen, self._chosen = self._chosen, None
        if chosen is not None and self.session.decision_of(chosen) is not None:
            return chosen
        last = self.session.viewer
        if last is None or last in asked:
            return asked[0] if last is None else last
        return min(asked, key=lambda seat: (seat - last) % self.session.table.seats)

    def _ask(self, seat: int) -> None:
        session = self.session
        session.viewer = seat
        decision = session.decision_of(seat)
        assert decision is not None
        session.present(decision)
        warm_up(session.table.game)
        while not session.answer(seat):
            pass

    def _bots_act(self) -> bool:
        """The first bot that wants to act does."""
        for decision in self._bots_asked():
            action = self.session.bots[decision.seat].choose(Perspective(self.session.table, decision.seat))
            if action is not None:
                self.session.play(action.text, decision.seat)
                return True
        return False

    def _bots_asked(self) -> list[Decision]:
        waiting = self.session.table.waiting
        return [each for each in waiting if each.seat in self.session.bots and not each.optional]

    def _push_a_bot(self) -> None:
        """Everybody waits for everybody: one of them has to do something."""
        waiting = self.session.table.waiting
        seat = next((decision.seat for decision in self._bots_asked()), waiting[0].seat)
        action = make_bot("random", 0).choose(Perspective(self.session.table, seat))
        self.session.play((action or self.session.table.legal(seat)[0]).text, seat)

    def take(self, line: str, seat: int) -> bool:
        """An action, for another seat if it begins with its number; an empty line plays what is the only action."""
        found = _FOR_SEAT.fullmatch(line)
        if found:
            return self._for_another(int(found["seat"]) - 1, found["line"])
        if line:
            played = self.session.attempt(line, seat)
            return played or self._point_to_the_colon(line)
        legal = self.session.table.legal(seat)
        return len(legal) == 1 and self.session.attempt(legal[0].text, seat)

    def _point_to_the_colon(self, line: str) -> bool:
        """Whoever writes `2 roll` means seat 2."""
        found, people = _NO_COLON.fullmatch(line), self.session.people()
        if found and len(people) > 1 and int(found["seat"]) - 1 in people:
            said = self.session.words.say("seat-colon", seat=found["seat"], line=found["line"][:40])
            self.session.terminal.paragraph(said)
        return False

    def _for_another(self, seat: int, line: str) -> bool:
        """An action or a command of another seat, or with nothing behind the number a turn to it."""
        session = self.session
        if not 0 <= seat < session.table.seats:
            session.terminal.paragraph(session.words.say("no-such-seat", seats=session.table.seats))
            return False
        moved = session.command(line, seat)
        if moved is not None:
            return moved
        bot = session.bots.get(seat)
        if bot is not None:
            session.terminal.paragraph(session.words.say("seat-of-bot", seat=str(seat + 1), bot=bot.name))
            return False
        return session.attempt(line, seat) if line else self.turn_to(seat)

    def turn_to(self, seat: int) -> bool:
        """Ask this seat next; true if it has something to do."""
        session = self.session
        if not 0 <= seat < session.table.seats or seat in session.bots:
            return self._for_another(seat, "")
        idle = session.decision_of(seat) is None
        if idle:
            session.terminal.paragraph(session.words.say("seat-idle", seat=str(seat + 1)))
        else:
            self._chosen = seat
        session.turn_to(seat)
        return not idle

    def wait(self, seat: int) -> bool:
        """Let the bots act as long as they want to, then turn to the next person; says so if nobody does anything."""
        session = self.session
        acted = 0
        while acted < MOST_AT_ONCE and session.table.waiting and self._bots_act():
            acted += 1
        others = [each for each in self._people(waited=True) if each != seat]
        if others:
            self._chosen = min(others, key=lambda each: (each - seat) % session.table.seats)
        elif not acted and self._bots_asked() and seat not in self._people(waited=True):
            self._push_a_bot()
        elif not acted:
            session.terminal.paragraph(session.words.say("wait-nobody"))
            return False
        return True


def _is_secret(event: Event) -> bool:
    return event.who != EVERYBODY
