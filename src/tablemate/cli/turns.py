"""Who is asked next: one seat after the other, or all at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from tablemate.bots import Company, Pace, Perspective
from tablemate.bots.company import STOP
from tablemate.kernel.actions import Action
from tablemate.kernel.events import Event
from tablemate.kernel.players import STAND_IN
from tablemate.kernel.seats import EVERYBODY
from tablemate.words import capitalised

from .meanwhile import let_bots_act

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

    def wake(self) -> int | None:
        """In how many milliseconds a bot acts while a person thinks; None if none will."""

    def catch_up(self) -> bool:
        """Let the bots do what was due; true if there was something."""

    def interrupt(self, seat: int) -> None:
        """Let the bots do what was due while a line is typed; what was typed so far stays what it was meant to be."""

    def heard(self, line: str, seat: int) -> str:
        """A line as it was meant when it was typed; what the bots did before is done first."""


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
            session.play(action, decision.seat)
            return
        if decision.seat != session.viewer:
            self._hand_over(decision.seat)
        if session.answer_obvious(decision):
            return
        session.showing.present(decision)
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

    def wake(self) -> int | None:
        """Bots act in their turn."""
        return None

    def catch_up(self) -> bool:
        """Nothing was due."""
        return False

    def interrupt(self, seat: int) -> None:
        """Nobody acts while a line is typed."""

    def heard(self, line: str, seat: int) -> str:
        """What was typed."""
        return line

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
            terminal.show("", words.say("turn-over", seat=words.seat_heading(seat)))
            return
        if before is not None and any(map(_is_secret, session.showing.unheard(before))):
            session.showing.news(before)
            terminal.ask(words.say("hand-over-private", seat=words.seat(seat)))
        if before is not None:
            terminal.clear()
        terminal.ask(words.say("hand-over", seat=words.seat_heading(seat)))
        session.showing.forget(seat)


class AtOnce:
    """Several seats may act at once and everything lies open.

    The prompt acts for the seat in focus, which moves on to the next person who has something to do.  Bots act when no
    person is waited for, or when a person waits for them; where a clock runs, each in its own time, whoever is asked.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.company = Company(session.table, session.bots)
        self.pace = Pace(self.company, session.pace) if session.pace and session.bots else None
        self._chosen: int | None = None

    def next(self) -> None:
        """Ask a person who is waited for; else let a bot act; else ask a person who may do something all the same."""
        if self.catch_up():
            return
        asked = self._people(waited=True) or self._free_to_stop()
        bots_first = self.session.bots and (not asked or self.company.stopping())
        if self._chosen is None and bots_first and self._bots_act():
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

    def _free_to_stop(self) -> list[int]:
        """The people at a terminal who have nothing left but to stop: they need not watch the bots play on."""
        waiting = self.session.table.waiting if self.session.terminal.interactive else ()
        return [each.seat for each in waiting if each.kind == STOP and each.seat not in self.session.bots]

    def _only(self, seat: int) -> Action | None:
        """What Enter plays: the only action there is, unless it ends the game."""
        legal = self.session.table.legal(seat)
        return legal[0] if len(legal) == 1 and legal[0].kind != STOP else None

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
        session.showing.present(decision)
        offered = self._offered(seat)
        while not session.answer(seat) and self._offered(seat) == offered:
            pass

    def _offered(self, seat: int) -> dict[int, str]:
        """What the numbers stand for that a seat was shown, as far as bots may change it meanwhile."""
        decision = None if self.pace is None else self.session.decision_of(seat)
        numbers = {} if decision is None else self.session.numbers(decision)
        return {number: self.session.words.notation(action) for number, action in numbers.items()}

    def _bots_act(self) -> bool:
        """The first bot that wants to act does, in its own time where a clock runs."""
        if self.pace is not None:
            return self._bots_wait()
        first = self.company.first()
        if first is None:
            return False
        seat, action = first
        self.session.play(action, seat)
        return True

    def _bots_wait(self) -> bool:
        """Let time pass until a bot acts, or until it is up; false if none wants to."""
        session, pace = self.session, self.pace
        assert session.time is not None
        assert pace is not None
        self._tell()
        while not session.time.is_up():
            at = pace.next()
            if at is None:
                return False
            let_bots_act(session, at, self._heed)
            if self.catch_up():
                session.end_line()
                break
        return True

    def _heed(self, line: str, seat: int) -> None:
        """A command while only bots act; an action waits for the list from which it is chosen."""
        if _FOR_SEAT.fullmatch(line):
            self.take(line, seat)
        elif line and self.session.command(line, seat) is None:
            self.session.terminal.paragraph(self.session.words.say("nothing-to-do"))

    def catch_up(self) -> bool:
        """What bots did in the time that has passed is played at its time and told; true if there was something."""
        session, pace = self.session, self.pace
        if pace is None:
            return False
        assert session.time is not None
        now, acted = min(session.time.now(), session.time.clock.deadline - 1), False
        pace.look(now)
        while (due := pace.due(now)) is not None:
            session.play(due.action, due.seat, due=due.at)
            pace.played(due)
            acted = True
        if acted:
            self._tell()
        return acted

    def _tell(self) -> None:
        """What happened, to the people who wait or think."""
        if self.session.viewer is not None:
            self.session.showing.news(self.session.viewer)

    def wake(self) -> int | None:
        """In how many milliseconds a bot acts while a person thinks."""
        if self.pace is None or self.session.time is None:
            return None
        now = self.session.time.now()
        at = now if self.pace.due(now) else self.pace.next()
        return None if at is None else at - now

    def interrupt(self, seat: int) -> None:
        """A number that was typed so far gives way to the action it stood for, when the list has changed."""
        numbered = self._numbered(self.session.terminal.typed.strip(), seat)
        if numbered is None:
            self.catch_up()
            return
        owner, number = numbered
        offered = self._offered(owner)
        self.catch_up()
        if self.session.table.waiting and self._offered(owner) != offered:
            self._retype(owner, number, offered.get(int(number)))

    def _retype(self, seat: int, number: str, meant: str | None) -> None:
        """The action in place of its number, with its seat where several people sit; or nothing, and why."""
        session = self.session
        if meant is None:
            session.terminal.paragraph(session.words.say("number-dropped", number=number[:20]))
            session.terminal.retype("")
        else:
            session.terminal.retype(f"{seat + 1}: {meant}" if len(session.people()) > 1 else meant)

    def _numbered(self, line: str, seat: int) -> tuple[int, str] | None:
        """The seat from whose list a line takes a number, and the number; None if it is anything else."""
        found = _FOR_SEAT.fullmatch(line)
        owner, number = (int(found["seat"]) - 1, found["line"]) if found else (seat, line)
        return (owner, number) if number.isdecimal() and 0 <= owner < self.session.table.seats else None

    def heard(self, line: str, seat: int) -> str:
        """A number means what it meant in the list that was shown, and Enter the only action that there was."""
        if self.pace is None:
            return line
        meant = self._meant(line, seat)
        self.catch_up()
        return meant

    def _meant(self, line: str, seat: int) -> str:
        numbered = self._numbered(line, seat)
        if numbered is not None:
            owner, number = numbered
            meant = self._offered(owner).get(int(number), number)
            return meant if line == number else f"{owner + 1}: {meant}"
        only = None if line else self._only(seat)
        return line if only is None else self.session.words.notation(only)

    def _push_a_bot(self) -> None:
        """Everybody waits for everybody: one of them has to do something."""
        session = self.session
        if self.pace is not None and session.time is not None:
            session.let_pass(session.time.now() + self.pace.step)
        seat, action = self.company.pushed()
        session.play(action, seat, by=STAND_IN)

    def take(self, line: str, seat: int) -> bool:
        """An action, for another seat if it begins with its number; an empty line plays what is the only action."""
        found = _FOR_SEAT.fullmatch(line)
        if found:
            return self._for_another(int(found["seat"]) - 1, found["line"])
        if line:
            played = self.session.attempt(line, seat)
            return played or self._point_to_the_colon(line)
        only = self._only(seat)
        if only is None:
            return self.pace is None and bool(self._free_to_stop()) and self.wait(seat)
        self.session.play(only, seat)
        return True

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
            session.terminal.paragraph(session.words.say("seat-of-bot", seat=session.words.seat(seat), bot=bot.name))
            return False
        return session.attempt(line, seat) if line else self.turn_to(seat)

    def turn_to(self, seat: int) -> bool:
        """Ask this seat next; true if it has something to do."""
        session = self.session
        if not 0 <= seat < session.table.seats or seat in session.bots:
            return self._for_another(seat, "")
        idle = session.decision_of(seat) is None
        if idle:
            session.terminal.paragraph(capitalised(session.words.say("seat-idle", seat=session.words.seat(seat))))
        else:
            self._chosen = seat
        session.showing.turn_to(seat)
        return not idle

    def wait(self, seat: int) -> bool:
        """Let the bots act as long as they want to, then turn to the next person; says so if nobody does anything."""
        session = self.session
        acted = 0
        while acted < MOST_AT_ONCE and self._goes_on() and self._bots_act():
            acted += 1
        others = [each for each in self._people(waited=True) if each != seat]
        if others:
            self._chosen = min(others, key=lambda each: (each - seat) % session.table.seats)
        elif not acted and self.company.asked() and seat not in self._people(waited=True):
            self._push_a_bot()
        elif not acted:
            session.terminal.paragraph(session.words.say("wait-nobody"))
            return False
        return True

    def _goes_on(self) -> bool:
        """Is the game not over, nor time up?"""
        session = self.session
        return bool(session.table.waiting) and not (session.time is not None and session.time.is_up())


def _is_secret(event: Event) -> bool:
    return event.who != EVERYBODY
