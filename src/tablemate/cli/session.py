"""One game at the terminal: what people answer.  Who is asked next, `turns` knows; what is shown, `showing`."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from dataclasses import InitVar, dataclass, field, replace
from functools import cached_property

from tablemate.bots import Bot
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.seats import CLOCK
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words

from .commands import Command, Leave, by_word, commands_of
from .completing import Completing
from .ending import finish, leave
from .face import Choices, Face, in_range
from .keeping import Keeping
from .lines import InputEnded, Interrupted, OutOfTime, Resized
from .ready import get_ready
from .second_thoughts import play_if_meant
from .showing import Showing
from .terminal import Terminal, Wake
from .timing import Bell, Stopwatch, clock_text
from .turns import AtOnce, InTurn, Turns

REFUSED = "red"
"""The style of a refusal; its words say the same."""
_FREE_IN_PRACTICE = ("information_gained", "own_take_back")
"""What is not refused at a table for practice."""
_FRENCH_SEAT = re.compile(r"place\s+(?=\d{1,2}$)", re.IGNORECASE)
"""`place 2` is a seat in French; with a die it is an action."""


@dataclass(slots=True)
class _Sight:
    """What each seat sees and can choose from while these questions are open."""

    waiting: tuple[Decision, ...] = ()
    views: dict[int, AnyView] = field(default_factory=dict)
    choices: dict[tuple[int, str], Choices] = field(default_factory=dict)


@dataclass
class Session:
    """A game under way and the people and bots around it."""

    table: Table
    words: Words
    terminal: Terminal
    face: Face
    bots: Mapping[int, Bot] = field(default_factory=dict)
    asked_layout: InitVar[str] = ""
    open_log: bool = False
    keeping: Keeping = field(default_factory=Keeping)
    repeat: str | None = None
    resume: str = ""
    time: Stopwatch | None = None
    pace: int = 0
    viewer: int | None = None
    refused: Reason | None = None
    asks_ready: bool = False
    """Does a clock wait until a person is ready?"""
    by_hand: int | None = None
    """After how many steps a question is left to the person even if there is only one answer: something was undone."""
    showing: Showing = field(init=False)
    bell: Bell = field(init=False)
    turns: Turns = field(init=False)
    _sight: _Sight = field(init=False, default_factory=_Sight)

    def __post_init__(self, asked_layout: str) -> None:
        self.showing = Showing(self, asked_layout)
        self.terminal.speak(self.words)
        self.bell = Bell(self.time)
        self.turns = AtOnce(self) if self.is_open else InTurn(self)

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on; the exit code."""
        try:
            return self._play_out()
        finally:
            self.keeping.close(self)

    def _play_out(self) -> int:
        try:
            if self.asks_ready:
                get_ready(self)
            while self.table.waiting:
                if self.time is not None and self.time.is_up():
                    self._time_up()
                else:
                    self.turns.next()
        except Leave:
            return leave(self, "left", code=0)
        except InputEnded as ended:
            return leave(self, ended.farewell, code=3)
        except KeyboardInterrupt:
            self.terminal.show()
            return leave(self, "interrupted", code=3)
        return finish(self)

    @property
    def is_open(self) -> bool:
        """Do all act at once, with everything open before them?  Then one screen serves all."""
        return self.table.game.traits.simultaneous

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat is asked, if anything."""
        return next((decision for decision in self.table.waiting if decision.seat == seat), None)

    def view(self, seat: int) -> AnyView:
        """The table as a seat sees it, looked at once until something is played."""
        views = self._now().views
        if seat not in views:
            views[seat] = self.table.view(seat)
        return views[seat]

    def choices(self, decision: Decision, layout: str = "") -> Choices:
        """The actions of a decision, numbered."""
        found, seat, layout = self._now().choices, decision.seat, layout or self.showing.layout
        if (seat, layout) not in found:
            legal = self.table.legal(seat)
            found[seat, layout] = self.face.choices(self.words, self.view(seat), decision, legal, layout)
        return found[seat, layout]

    def numbers(self, decision: Decision) -> dict[int, Action]:
        """The actions of a decision by the numbers that are typed for them."""
        return {choice.number: choice.action for choice in self.choices(decision).choices}

    def _now(self) -> _Sight:
        """A table asks new questions whenever something was played; one that asks none is looked at anew."""
        waiting = self.table.waiting
        if self._sight.waiting is not waiting or not waiting:
            self._sight = _Sight(waiting)
        return self._sight

    def play(self, action: Action, seat: int, *, due: int | None = None, by: str | None = None) -> None:
        """Play an action, note it and keep it; where a clock runs it carries its time, and may come too late.

        The time is now, unless the action was `due` before; it is played by whoever sits there, unless it is said.
        """
        at = None if self.time is None else self.time.stamp(due)
        if self.time is not None and at is None:
            self._time_up()
            return
        self.table.play(action, seat, at=at, by=by)
        self.keep()

    def _time_up(self) -> None:
        """The clock acts, at the very deadline, unless what bots did before it ended the game."""
        assert self.time is not None
        self.turns.catch_up()
        if not self.table.waiting:
            return
        self.table.play(self.table.legal(CLOCK)[0], CLOCK, at=self.time.clock.deadline)
        self.keep()

    def _let_go(self, why: str) -> None:
        """Whoever was typing when the game ended ends the line here, and not in the next question."""
        if self.terminal.interactive:
            with contextlib.suppress(InputEnded, KeyboardInterrupt):
                self.terminal.ask(self.words.say(why))

    def end_time(self) -> None:
        """Time is up for whoever is at the prompt."""
        self._time_up()
        self._let_go("time-up-enter")

    def end_line(self) -> None:
        """Whoever had typed something when bots ended the game ends that line first."""
        if not self.table.waiting and self.terminal.typed:
            self._let_go("game-over-enter")

    def let_pass(self, until: int) -> None:
        """Nobody but bots is waited for up to a moment of the game: a person waits, a script need not."""
        assert self.time is not None
        if self.terminal.interactive:
            self.time.rest(until)
        else:
            self.time.skip(until)

    def keep(self, *, now: bool = False, last: bool = False) -> None:
        """Write the game where it is kept."""
        self.keeping.keep(self, now=now, last=last)

    def elapsed(self) -> int | None:
        """What the clock has counted, where one runs and as long as the game goes on."""
        return None if self.time is None or not self.table.waiting else self.time.now()

    def is_obvious(self, decision: Decision) -> bool:
        """Is there but one answer to a question that people need not be asked?  A script is asked all the same."""
        kind_is = self.terminal.interactive and decision.kind in self.face.obvious
        return kind_is and len(self.table.legal(decision.seat)) == 1

    def answer_obvious(self, decision: Decision) -> bool:
        """Give the only answer there is for a person, and say so; true if it was given."""
        if self.by_hand == len(self.table.standing) or not self.is_obvious(decision):
            return False
        [action] = self.table.legal(decision.seat)
        self.showing.news(decision.seat)
        self.terminal.paragraph(self.words.say("answered-alone", action=self.words.notation(action)))
        self.play(action, decision.seat)
        return True

    def answer(self, seat: int) -> bool:
        """One line of the person at a seat; true if the table moved on."""
        try:
            line = self.line(seat, self.turns.wake)
        except OutOfTime:
            self.end_time()
            return True
        except Resized:
            self.showing.show_resized(seat)
            return False
        except Interrupted:
            self.turns.interrupt(seat)
            self.end_line()
            return not self.table.waiting
        if self.time is not None and self.time.is_up():
            return True
        line = self.turns.heard(line, seat)
        if not self.table.waiting:
            return True
        moved = self.command(line, seat)
        return self.turns.take(line, seat) if moved is None else moved

    def command(self, line: str, seat: int) -> bool | None:
        """Do what a line says if it is a command: true if the table moved on; None if it is none."""
        word, _, rest = _FRENCH_SEAT.sub("seat ", line).partition(" ")
        command = self._typed.get(word.lower())
        return None if command is None else command.run(self, seat, rest.strip())

    def line(self, seat: int, wake: Wake) -> str:
        """What is typed, unless something is due before; time runs from the first prompt on."""
        if self.time is not None:
            self.time.start()
            if self.bell.rings():
                self.tell_time()
        return self.terminal.ask_until(
            lambda: self._prompt(seat),
            self._left,
            wake=wake,
            complete=lambda typed: Completing(self, seat)(typed),
        )

    def _left(self) -> int | None:
        """Milliseconds until time is up, where a clock runs."""
        return None if self.time is None else self.time.left()

    def _prompt(self, seat: int) -> str:
        say = self.words.say
        alone = len(self.people()) == 1
        prompt = say("prompt") if alone else say("prompt-seat", seat=self.words.seat_heading(seat))
        return prompt if self.time is None else say("prompt-clock", time=clock_text(self.time.left()), prompt=prompt)

    def tell_time(self) -> None:
        """Say how much time is left, if a clock runs."""
        say = self.words.say
        told = say("time-none") if self.time is None else say("time-left", time=clock_text(self.time.left()))
        self.terminal.paragraph(told)

    @cached_property
    def commands(self) -> dict[str, Command]:
        """The commands that this table has."""
        own = set()
        if self.is_open and self.table.seats > 1:
            own = {"wait", "seat"} if len(self.people()) > 1 else {"wait"}
        known = commands_of(self.face).items()
        return {name: command for name, command in known if name in own or not command.some_tables}

    @cached_property
    def _typed(self) -> dict[str, Command]:
        return by_word(self.commands)

    def attempt(self, line: str, seat: int) -> bool:
        """Play a line; true if it could be played, and was meant."""
        try:
            action = self.read(line, seat)
            if action.kind in self.face.confirmed:
                return play_if_meant(self, action, seat)
            self.play(action, seat)
        except IllegalAction as refusal:
            self.refuse_line(seat, line, refusal.why)
            return False
        return True

    def refuse_line(self, seat: int, line: str, why: Reason) -> None:
        """A number that is not in the list is answered with those that are; a bay has its own reason besides."""
        decision, reason = self.decision_of(seat), _as_typed(line, why)
        if not line.isdecimal() or decision is None:
            self.refuse(seat, reason)
            return
        if self.choices(decision).by_place:
            self.refuse(seat, reason)
        self.refused = reason
        numbers = in_range(self.words, sorted(self.numbers(decision)))
        self.terminal.paragraph(self.words.say("no-such-number", number=line[:20], numbers=numbers))

    def why_not(self, seat: int, line: str) -> Reason | None:
        """Why a line cannot be played; None if it can."""
        try:
            reason = self.table.why_not(self.read(line, seat), seat)
        except IllegalAction as refusal:
            reason = refusal.why
        return reason and _as_typed(line, reason)

    def read(self, line: str, seat: int) -> Action:
        """A number stands for an action of the list; everything else is notation, or what the game takes for it."""
        numbered = self._numbered(line, seat)
        if numbered is not None:
            return numbered
        return self.table.read(self.face.typed(self.view(seat), self.words.understood(line)), seat)

    def _numbered(self, line: str, seat: int) -> Action | None:
        """The action of a number; a script may count in the list where people count places of the game."""
        decision = self.decision_of(seat)
        if not line.isdecimal() or len(line) > 3 or decision is None:
            return None
        number, numbers, offered = int(line), self.numbers(decision), self.choices(decision)
        if offered.by_place and not self.terminal.interactive and 1 <= number <= len(offered.choices):
            return numbers.get(number, offered.choices[number - 1].action)
        return numbers.get(number)

    def refuse(self, seat: int, reason: Reason) -> None:
        """Say to a seat why not, and remember it for `why`."""
        self.refused = reason
        words = self.showing.spoken()
        self.terminal.paragraph(
            words.say("refused", reason=words.reason(reason, viewer=self.showing.called(seat)), rule=reason.rule),
            style=REFUSED,
        )
        if reason.code in _FREE_IN_PRACTICE:
            self.terminal.paragraph(words.say("practice-hint"))
        instead = self.face.instead(words, self.table, reason)
        if instead is not None:
            self.terminal.paragraph(instead)


def _as_typed(line: str, reason: Reason) -> Reason:
    """A refusal that quotes a line as it was typed, not as it was understood."""
    return replace(reason, arguments={"text": line}) if reason.code == "unreadable" else reason
