"""One game at the terminal: who sits at the screen, what they are shown, what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tablemate.bots import Bot, Perspective
from tablemate.kernel.decisions import Decision
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.events import Event
from tablemate.kernel.seats import EVERYBODY
from tablemate.kernel.table import Table
from tablemate.words import Words

from .commands import COMMANDS, Leave, find_command
from .ending import finish, leave
from .face import Choices, Face, View
from .journal import Journal
from .saving import save
from .terminal import InputEnded, Terminal
from .warm import warm_up

ANSWERS = {"oui": "yes", "non": "no", "fini": "done"}


@dataclass
class Session:
    """A game under way and the people and bots around it."""

    table: Table
    words: Words
    terminal: Terminal
    face: Face
    journal: Journal
    bots: Mapping[int, Bot] = field(default_factory=dict)
    layout: str = "ring"
    open_log: bool = False
    save_path: Path | None = None
    repeat: str | None = None
    resume: str = ""
    viewer: int | None = None
    refused: Reason | None = None
    opened: bool = False
    looked: dict[int, int] = field(default_factory=dict)
    drawn: dict[int, object] = field(default_factory=dict)

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on; the exit code."""
        try:
            while self.table.waiting:
                self._next(self.table.waiting[0])
        except Leave:
            return leave(self, "left", code=0)
        except InputEnded:
            return leave(self, "input-ended", code=3)
        except KeyboardInterrupt:
            self.terminal.show()
            return leave(self, "interrupted", code=3)
        return finish(self)

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    def _next(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is not None:
            action = bot.choose(Perspective(self.table, decision.seat))
            self.play(action.text, decision.seat)
            return
        if decision.seat != self.viewer:
            self._hand_over(decision.seat)
        self.present(decision)
        warm_up(self.table.game)
        while not self._answer(decision):
            pass

    def play(self, action: str, seat: int) -> None:
        """Play an action, note it and keep it."""
        self.journal.play(self.table, action, seat)
        self.keep()

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.save_path is not None and not save(self.table, self.save_path, self.words, self.terminal, quiet=True):
            self.save_path = None

    def _hand_over(self, seat: int) -> None:
        """Another person takes the screen: nothing of the last one's hand may stay readable."""
        before, self.viewer = self.viewer, seat
        if len(self.people()) == 1:
            return
        self.refused = None
        self.terminal.forget_lines()
        if not self.terminal.interactive:
            self.terminal.show("", self.words.say("turn-over", seat=self.words.seat_name(seat)))
            return
        number = str(seat + 1)
        if before is not None and any(_is_secret(event) for event in self.journal.since(self.looked.get(before, 0))):
            self.news(before)
            self.terminal.ask(self.words.say("hand-over-private", seat=number))
        if before is not None:
            self.terminal.clear()
        self.terminal.ask(self.words.say("hand-over", seat=number))
        self.drawn.pop(seat, None)

    def present(self, decision: Decision) -> None:
        """What happened, the table if it changed, what is waited for, and what can be done."""
        seat = decision.seat
        self.news(seat)
        view = self.table.view(seat)
        mark = self.face.mark(view)
        if self.drawn.get(seat) != mark:
            self.show_table(seat)
            self.drawn[seat] = mark
            if not self.opened:
                self._open(view)
        self.terminal.show()
        self.terminal.strong(self.words.decision(decision, seat, view))
        self.terminal.show(*self.choices(decision).lines)

    def _open(self, view: View) -> None:
        self.opened = True
        for line in self.face.opening(self.words, view, self.layout):
            self.terminal.paragraph(line)

    def choices(self, decision: Decision) -> Choices:
        """The actions of a decision, numbered."""
        seat = decision.seat
        return self.face.choices(self.words, self.table.view(seat), decision, self.table.legal(seat), self.layout)

    def show_table(self, seat: int) -> None:
        """The table as a seat sees it."""
        self.terminal.show("", *self.face.table(self.words, self.table.view(seat), self.terminal, self.layout))

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        place = self.looked.get(seat, 0)
        told = self.spoken().story(self.journal.since(place), seat)
        self.looked[seat] = len(self.journal.entries)
        if told:
            self.terminal.show()
        for sentence in told:
            self.terminal.paragraph(sentence, hanging="  ")

    def spoken(self) -> Words:
        """The words as this layout wants them: the list is read aloud."""
        return self.words.aloud(on=self.layout == "list")

    def _answer(self, decision: Decision) -> bool:
        """One line of a person; true if the table moved on."""
        line = self.terminal.ask(self._prompt(decision.seat))
        if not line:
            return False
        command, argument = find_command(line)
        if command is not None:
            return COMMANDS[command](self, decision, argument)
        return self._try(decision, ANSWERS.get(line.lower(), line))

    def _prompt(self, seat: int) -> str:
        if len(self.people()) == 1:
            return self.words.say("prompt")
        return self.words.say("prompt-seat", seat=str(seat + 1))

    def _try(self, decision: Decision, line: str) -> bool:
        try:
            self.play(self.notation(decision, line), decision.seat)
        except IllegalAction as refusal:
            self._refuse_line(decision, line, refusal.why)
            return False
        return True

    def _refuse_line(self, decision: Decision, line: str, reason: Reason) -> None:
        """A number that is not in the list is answered with those that are; a bay has its own reason besides."""
        if not line.isdecimal():
            self.refuse(reason)
            return
        offered = self.choices(decision)
        if offered.by_bay:
            self.refuse(reason)
        self.refused = reason
        numbers = _numbers(self.words, sorted(offered.numbers))
        self.terminal.paragraph(self.words.say("no-such-number", number=line[:20], numbers=numbers))

    def notation(self, decision: Decision, line: str) -> str:
        """A number stands for an action of the list; everything else is notation."""
        if not line.isdecimal() or len(line) > 3:
            return line
        number, offered = int(line), self.choices(decision)
        if number in offered.numbers:
            return offered.numbers[number].text
        if offered.by_bay and not self.terminal.interactive and 1 <= number <= len(offered.choices):
            return offered.choices[number - 1].action.text
        return line

    def refuse(self, reason: Reason) -> None:
        """Say why not, and remember it for `why`."""
        self.refused = reason
        self.terminal.paragraph(self.words.say("refused", reason=self.words.reason(reason), rule=reason.rule))


def _numbers(words: Words, numbers: list[int]) -> str:
    """Numbers as a range if they are one: `1 to 8`, else in a row."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.say("number-range", first=str(numbers[0]), last=str(numbers[-1]))
    return words.listed(numbers)


def _is_secret(event: Event) -> bool:
    return event.who != EVERYBODY
