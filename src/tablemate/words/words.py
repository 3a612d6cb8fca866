"""What is said to people, in one language, about one game."""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Protocol

from tablemate.kernel.actions import Action
from tablemate.kernel.decisions import Decision, Outcome
from tablemate.kernel.errors import Reason
from tablemate.kernel.events import Event
from tablemate.kernel.seats import SPECTATOR

from .catalogue import Catalogue

LANGUAGES = ("en", "fr")


class Voice(Protocol):
    """How one game is put into words; `words/assembly` is one."""

    def reason(self, words: Words, reason: Reason) -> str:
        """A refusal as a sentence."""

    def story(self, words: Words, events: Iterable[Mapping[str, Any]], viewer: int, *, veiled: bool) -> list[str]:
        """Events, as a viewer saw them, as sentences; what belongs together is said together."""

    def decision(self, words: Words, decision: Decision, viewer: int, view: Mapping[str, Any] | None = None) -> str:
        """What the table waits for."""

    def action(self, words: Words, action: Action, kind: str, view: Mapping[str, Any]) -> str:
        """An action in a few words."""

    def outcome(self, words: Words, outcome: Outcome) -> list[str]:
        """How the game ended and how the score came about."""

    def options(self, words: Words, options: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What was agreed: each option's name and what it means."""


class Words:
    """Says messages, events, actions, decisions, refusals and outcomes in one language."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.game = game
        self.reads_aloud = False
        self.cards: Any = None
        self.catalogue = _catalogue(language, game)
        self._voice = _voice(game) if game is not None else None

    def say(self, name: str, **arguments: Any) -> str:
        """A message by name; `name.attribute` says an attribute of it."""
        return self.catalogue.say(name, arguments)

    def aloud(self, *, on: bool = True) -> Words:
        """The same words without signs that read badly aloud, if on."""
        words = copy.copy(self)
        words.reads_aloud = on
        return words

    def about(self, options: Any) -> Words:
        """The same words, knowing the cards that a table is played with."""
        words = copy.copy(self)
        words.cards = getattr(options, "cards", None)
        return words

    def listed(self, items: Iterable[object]) -> str:
        """Several things in a row: `3, 6 and 9`."""
        *head, last = [str(item) for item in items] or [""]
        return self.say("list-last", head=", ".join(head), last=last) if head else last

    def who(self, seat: int, viewer: int) -> dict[str, str]:
        """A seat as a viewer calls it: the arguments `who` and `seat` of a message."""
        relation = "seat" if viewer == SPECTATOR else "you" if viewer == seat else "partner"
        return {"who": relation, "seat": str(seat + 1)}

    def seat_name(self, seat: int) -> str:
        """`Seat 1`."""
        return self.say("seat-name", seat=str(seat + 1))

    def reason(self, reason: Reason) -> str:
        """A refusal as a sentence."""
        return self.voice.reason(self, reason)

    def event(self, seen: Mapping[str, Any], viewer: int) -> str:
        """One event, given as `event.seen_by(viewer)`."""
        return " ".join(self.voice.story(self, [seen], viewer, veiled=False))

    def story(self, events: Sequence[Event], viewer: int, *, veiled: bool = False) -> list[str]:
        """Events as sentences; veiled, without the kinds of cards that lie in the discard or were drawn."""
        return self.voice.story(self, [event.seen_by(viewer) for event in events], viewer, veiled=veiled)

    def decision(self, decision: Decision, viewer: int, view: Mapping[str, Any] | None = None) -> str:
        """What the table waits for; with the view of the viewer, all that is known of the declared command is said."""
        return self.voice.decision(self, decision, viewer, view)

    def action(self, action: Action, kind: str, view: Mapping[str, Any]) -> str:
        """An action in a few words; `kind` is the kind of decision that it answers."""
        return self.voice.action(self, action, kind, view)

    def outcome(self, outcome: Outcome) -> list[str]:
        """How the game ended and how the score came about."""
        return self.voice.outcome(self, outcome)

    def options(self, options: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What was agreed: each option's name and what it means."""
        return self.voice.options(self, options)

    @property
    def voice(self) -> Voice:
        """The voice of the game."""
        if self._voice is None:
            raise ValueError("these words belong to no game")
        return self._voice


def capitalised(text: str) -> str:
    """A text with a capital at its start, as a sentence has it."""
    return text[:1].upper() + text[1:]


@functools.cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    """The messages of a language, with those of a game; each is parsed once a process."""
    folders = [files("tablemate.words") / "text"]
    if game is not None:
        folders.append(files(f"tablemate.games.{game}") / "text")
    return Catalogue(language, [folder / f"{language}.ftl" for folder in folders])


def _voice(game: str) -> Voice:
    from importlib import import_module

    voice: Voice = import_module(f"tablemate.words.{game}").VOICE
    return voice
