"""Somebody who plays as the greedy bot would, at a table of their own that goes like the one in the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO

import tablemate
from tablemate.bots import Perspective, make_bot
from tablemate.bots.perspective import Bot
from tablemate.cli.face import LIST, Face, face_of
from tablemate.cli.offer import Setting, spelled
from tablemate.cli.offers import OFFERS
from tablemate.cli.terminal import Room, Terminal
from tablemate.kernel.actions import Action, Decision
from tablemate.kernel.json_types import Known
from tablemate.kernel.table import Table
from tablemate.kernel.views import AnyView
from tablemate.words import Words

from .emulator import seen
from .window import USUAL_SIZE, flat

SEAT = 0
PROMPT = ">"
_EVERY_THIRD = 3


class _Colourless(Terminal):
    """As large as the window, without its colours."""

    def __init__(self) -> None:
        super().__init__(StringIO(), StringIO(), {})

    def room(self) -> Room:
        """As much as a person sees."""
        return Room(*USUAL_SIZE)


@dataclass
class Person:
    """A game of the person's own, in the language of the person."""

    game: str
    language: str
    seed: int
    options: Mapping[str, Known] = field(default_factory=dict)
    table: Table = field(init=False)
    words: Words = field(init=False)
    _face: Face = field(init=False)
    _bot: Bot = field(init=False)
    _before: AnyView | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        agreed = OFFERS[self.game].agree(dict(self.options), Setting(interactive=True, practice=False))
        self.table = tablemate.game(self.game).new(seed=self.seed, **agreed)
        self.words = Words(self.language, self.game)
        self._face = face_of(self.game)
        self._bot = make_bot("greedy", 0)

    @property
    def command(self) -> list[str]:
        """What is typed to begin the same game in a window."""
        said = [part for name, value in self.options.items() for part in (spelled(name), str(value))]
        return ["play", self.game, "--seed", str(self.seed), "--lang", self.language, *said]

    @property
    def doubt(self) -> str:
        """The end of the question whether what gives something away is meant."""
        return _last_word(self.words.say("again", action=""))

    @property
    def farewell(self) -> str:
        """The end of the question under which name the game is saved."""
        return _last_word(self.words.say("save-offer-kept", days=""))

    @property
    def yes(self) -> str:
        """What is answered to the first of these."""
        return {"en": "yes", "fr": "oui"}[self.language]

    @property
    def is_timed(self) -> bool:
        """Does a clock run?"""
        return self.options.get("mode") == "live"

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        return next(decision for decision in self.table.waiting if decision.seat == SEAT)

    @property
    def questions(self) -> set[str]:
        """How it may be asked: in a drawing and in a list."""
        view = self.table.view(SEAT)
        return {self.words.aloud(on=on).decision(self.decision, SEAT, view) for on in (False, True)}

    def catch_up(self, said: str) -> None:
        """What has but one answer need not be asked: it may have been answered already."""
        while self.table.waiting and not self.is_asked(said):
            legal = self.table.legal(SEAT)
            assert len(legal) == 1, f"{self.questions} is not asked: {said}"
            self._play(legal[0])

    def is_asked(self, said: str) -> bool:
        """Is the question among what was said?"""
        return any(flat(question) in said for question in self.questions)

    def is_listed(self, said: str) -> bool:
        """Are the choices told in sentences, down to the last one?"""
        view, legal = self.table.view(SEAT), self.table.legal(SEAT)
        return flat(self._face.choices(self.words, view, self.decision, legal, LIST).lines[-1]) in said

    def is_seen(self, rows: list[str], *, whole: bool = False) -> bool:
        """Is what a person needs of the table on the screen, in one of the drawings?"""
        return any({*rows, ""}.issuperset(table) for table in self._tables(whole=whole))

    def answer(self) -> str:
        """Play on; what is typed for it: notation, and now and then the number in the menu."""
        action = self._bot.choose(Perspective(self.table, SEAT))
        assert action is not None
        is_numbered = len(self.table.moves) % _EVERY_THIRD == 0
        typed = (is_numbered and self._number(action)) or self.words.notation(action)
        self._before = self.table.view(SEAT)
        self._play(action)
        return typed

    def _play(self, action: Action) -> None:
        self.table.play(action, SEAT, at=len(self.table.moves) if self.is_timed else None)

    def _tables(self, *, whole: bool) -> Iterator[list[str]]:
        """What a person needs to see of the table above the question, in each of the drawings."""
        view, terminal = self.table.view(SEAT), _Colourless()
        for layout in (each for each in self._face.layouts if each != LIST):
            if whole or self._before is None:
                lines = self._face.table(self.words, view, terminal, layout)
            else:
                lines = self._face.changes(self.words, self._before, view, terminal, layout)
            yield [seen(row) for line in lines for row in terminal.fitting(line)]

    def _number(self, action: Action) -> str | None:
        """The number of an action if it is the same in each layout."""
        view, legal, found = self.table.view(SEAT), self.table.legal(SEAT), set()
        for layout in self._face.layouts:
            choices = self._face.choices(self.words, view, self.decision, legal, layout).choices
            found |= {str(choice.number) for choice in choices if choice.action == action}
        return found.pop() if len(found) == 1 else None


def _last_word(text: str) -> str:
    return text.rpartition(" ")[2]
