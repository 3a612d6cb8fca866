"""What is said to people, in one language, about one game."""

from __future__ import annotations

import copy
import functools
import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from typing import Protocol

from tablemate.games import REGISTERED, described
from tablemate.games import game as game_called
from tablemate.kernel.actions import LONGEST_TEXT, Action, Decision
from tablemate.kernel.checking import check_kind, shown
from tablemate.kernel.errors import Argument, Either, Fault, InvalidArgument, Limit, OptionName, OptionValue, Reason
from tablemate.kernel.events import Event, SeenEvent
from tablemate.kernel.json_types import Arguments, Known
from tablemate.kernel.option_kinds import AgreedSoFar
from tablemate.kernel.options import Options
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.preview import Preview
from tablemate.kernel.schema import Schema
from tablemate.kernel.seat_names import SeatNames, clean_names
from tablemate.kernel.seats import MAX_SEATS, SPECTATOR
from tablemate.kernel.views import AnyView, Around

from . import options as option_words
from .catalogue import ISOLATE, POP_ISOLATE, Catalogue, MissingWords
from .notation import Notation

LANGUAGES = ("en", "fr")
SPOKEN = tuple(name for name in REGISTERED if find_spec(f"{__package__}.{name}"))
"""The games that there are words for."""
Spelling = Callable[[OptionName | OptionValue], str]
"""How a face spells an option, or a value, that a sentence names."""
LONGEST_QUOTE = 60
RECORDED = "en"
"""The language of records, and of the text of an action."""
_QUOTED = re.compile(r'"([^"\\]*)"')
"""A text as JSON writes it; each language has its own quotes."""


OptionWords = Callable[["Words", Known, AgreedSoFar], option_words.ValueWords]
"""Says a value of an option, beside what else is agreed."""


class Voice(Protocol):
    """How one game is put into words: the `VOICE` of its own folder."""

    spelling: Mapping[str, str]
    """The patterns of parameters of its actions that are not spelt as any one word."""
    options: Mapping[str, OptionWords]
    """How values of options are said that no message says by their names; see `words/options.py`."""
    beginnings: Container[str]
    """The events that begin what lies on the table now; cards of before stay unnamed for whoever looks back."""

    def reason(self, words: Words, reason: Reason, viewer: int) -> str:
        """A refusal as a sentence."""

    def story(self, words: Words, events: Iterable[SeenEvent], viewer: int, *, veiled: bool) -> list[str]:
        """Events, as a viewer saw them, as sentences; what belongs together is said together."""

    def decision(self, words: Words, decision: Decision, viewer: int, view: AnyView | None = None) -> str:
        """What the table waits for."""

    def action(self, words: Words, action: Action, kind: str, view: AnyView) -> str:
        """An action in a few words."""

    def outcome(self, words: Words, outcome: Outcome, viewer: int) -> list[str]:
        """How the game ended and how the score came about."""

    def labels(self, words: Words, view: AnyView, preview: Preview | None) -> Iterable[tuple[str, str]]:
        """Each piece of a view, by name, and what it is called aloud; with a preview also what would become of it."""

    def choice(self, words: Words, action: Action, kind: str, view: AnyView) -> Iterable[str]:
        """An action as it is read aloud, sentence by sentence: the piece it is about, and what it means."""


class Words:
    """Says messages, events, actions, decisions, refusals and outcomes in one language.

    `names` are those of the seats, in order and None for a seat without one; they are cleaned, and what cannot be a
    name is refused with `InvalidName`.
    """

    def __init__(self, language: str, game: str | None = None, names: Iterable[str | None] = ()) -> None:
        if language not in LANGUAGES:
            raise InvalidArgument("language", found=shown(language))
        if game is not None:
            check_spoken(game)
        self.language = language
        self.game = game
        self.names = _isolated(names)
        self._known_as: dict[tuple[int, int], dict[str, str]] = {}
        self.reads_aloud = False
        self.is_illustrated = False
        self._cards: Mapping[str, object] | None = None
        self.catalogue = _catalogue(language, game)
        self._voice = _voice(game) if game is not None else None

    def say(self, name: str, **arguments: object) -> str:
        """A message by name; `name.attribute` says an attribute of it."""
        _expect(name, str)
        return self.catalogue.say(name, arguments)

    def refusal(self, name: str, **arguments: object) -> str:
        """The message of a refusal; where pieces are drawn and nothing is typed, its `.drawn` if it has one."""
        drawn = self.is_illustrated and name in self.catalogue and "drawn" in self.catalogue.attributes(name)
        return self.say(f"{name}.drawn" if drawn else name, **arguments)

    def prepare(self) -> Words:
        """The same words with every message parsed: some tenths of a second for whoever tells many games."""
        self.catalogue.parse()
        return self

    def aloud(self, *, on: bool = True) -> Words:
        """The same words without signs that read badly aloud, if on."""
        if self.reads_aloud == on:
            return self
        words = copy.copy(self)
        words.reads_aloud = on
        return words

    def illustrated(self) -> Words:
        """The same words for a face that draws the pieces: no signs that stand in for pictures, no examples to type."""
        words = copy.copy(self)
        words.is_illustrated = True
        return words

    def naming(self, names: Iterable[str | None]) -> Words:
        """The same words with other names of seats."""
        words = copy.copy(self)
        words.names, words._known_as = _isolated(names), {}
        return words

    def about(self, options: AgreedSoFar) -> Words:
        """The same words, knowing the cards that a table is played with."""
        words = copy.copy(self)
        words._cards = described(self._known_game, options)
        return words

    @property
    def cards(self) -> Mapping[str, object]:
        """The cards that are spoken of, by id: those of the table, or of the game if these words know no table."""
        return _usual_cards(self._known_game) if self._cards is None else self._cards

    def card(self, card: str) -> object:
        """A card that is spoken of, by its id."""
        _expect(card, str)
        if card not in self.cards:
            raise InvalidArgument("words_without_card", found=shown(card))
        return self.cards[card]

    def listed(self, items: Iterable[object]) -> str:
        """Several things in a row: `3, 6 and 9`."""
        *head, last = [str(item) for item in items] or [""]
        return self.say("list-last", head=", ".join(head), last=last) if head else last

    def either(self, items: Sequence[str]) -> str:
        """Several things of which one is meant: `1, 2 or 3`."""
        *head, last = items
        return self.say("list-or", head=", ".join(head), last=last) if head else last

    def who(self, seat: int, viewer: int) -> dict[str, str]:
        """A seat as a viewer calls it: the arguments `who` and `seat` of a message."""
        if (seat, viewer) not in self._known_as:
            relation = self._relation(seat, viewer)
            called = self.say("partner-called") if relation == "partner" else self.seat(seat)
            self._known_as[seat, viewer] = {"who": relation, "seat": called}
        return self._known_as[seat, viewer]

    def who_called(self, seat: int, viewer: int) -> str:
        """A seat as a viewer calls it, where several are named: `you`, `Ana`, `seat 3`."""
        return self.say("you-called") if seat == viewer else self.who(seat, viewer)["seat"]

    def _relation(self, seat: int, viewer: int) -> str:
        if viewer == seat:
            return "you"
        if self.name(seat) is not None:
            return "name"
        return "partner" if viewer != SPECTATOR and "partner-called" in self.catalogue else "seat"

    def name(self, seat: int) -> str | None:
        """What a seat is called by name, if it has one."""
        if not 0 <= seat < MAX_SEATS:
            raise InvalidArgument("never_seat", last=MAX_SEATS - 1, found=shown(seat))
        return self.names[seat] if seat < len(self.names) else None

    def seat(self, seat: int) -> str:
        """A seat by its name or number in a sentence: `seat 1`, `la place 1`."""
        return self._called(seat, "seat-called")

    def seat_label(self, seat: int) -> str:
        """The same where no sentence is: `seat 1`, `place 1`."""
        return self._called(seat, "seat-called.label")

    def seat_heading(self, seat: int) -> str:
        """The same at the head of a line: `Seat 1`, `Place 1`."""
        return self._called(seat, "seat-called.heading")

    def _called(self, seat: int, message: str) -> str:
        name = self.name(seat)
        return self.say(message, number=str(seat + 1)) if name is None else name

    def seats_in(self, arguments: Arguments, viewer: int) -> dict[str, str]:
        """The seats that a refusal names, counted from 1, as a viewer calls them."""
        said: dict[str, str] = {}
        if "seat" in arguments:
            said |= self.who(arguments["seat"] - 1, viewer)
        if isinstance(arguments.get("seats"), list):
            said["seats"] = self._several([number - 1 for number in arguments["seats"]], viewer)
        return said

    def _several(self, seats: Iterable[int], viewer: int) -> str:
        """Seats in a row, first the viewer and those with a name: `you, Ana, seat 2, 3`."""
        called = {seat: self.say("you-called") if seat == viewer else self.name(seat) for seat in seats}
        numbers = ", ".join(str(seat + 1) for seat, name in called.items() if name is None)
        named = [name for name in called.values() if name is not None]
        return ", ".join([*named, self.say("seats-label", numbers=numbers)] if numbers else named)

    def reason(self, reason: Reason, *, viewer: int = SPECTATOR) -> str:
        """A refusal as a sentence; a viewer whose seat it names is called `you`."""
        _expect(reason, Reason)
        if reason.code == "stale_action" and self._voice is not None:
            reason = replace(reason, arguments={"text": self.written(str(reason.arguments["text"]))})
        if self._voice is None:
            return self.say(f"reason-{reason.code}", **{**reason.arguments, **self.seats_in(reason.arguments, viewer)})
        return self._voice.reason(self, reason, viewer)

    def fault(self, fault: Fault, spell: Spelling = str) -> str:
        """What is wrong, as a clause that begins small and ends without a full stop; options are spelled as told.

        Only a refusal is said in whole sentences, with its rule behind them.
        """
        _expect(fault, Fault)
        words = self.of(fault.game)
        said = {name: words._part(part, spell) for name, part in fault.arguments.items()}
        return words.catalogue.say(f"fault-{fault.code}", said)

    def told(self, said: Fault | Reason, spell: Spelling = str) -> str:
        """A fault or a refusal; what a game has no words for is told by its bare code."""
        try:
            return self.fault(said, spell) if isinstance(said, Fault) else self.reason(said)
        except MissingWords:
            return said.code.replace("_", " ")

    def of(self, game: str | None) -> Words:
        """The words of a game, in the same language; those at hand where it has none."""
        return Words(self.language, game) if game in SPOKEN and game != self.game else self

    def _part(self, part: Argument, spell: Spelling) -> str | int:
        """What fills a clause."""
        match part:
            case Fault() | Reason():
                return self.told(part, spell)
            case OptionName() | OptionValue():
                return spell(part)
            case Limit():
                return part.most
            case Either():
                return self.either(part.items)
            case str() if text := _QUOTED.fullmatch(part):
                return self.say("quoted", text=text[1])
        return part

    def event(self, seen: SeenEvent, viewer: int) -> str:
        """One event, given as `event.seen_by(viewer)`."""
        _expect(seen, Mapping)
        if "event" not in seen:
            raise InvalidArgument("not_event", found=shown(seen))
        return " ".join(self.voice.story(self, [seen], viewer, veiled=False))

    def story(self, events: Sequence[Event], viewer: int, *, veiled: bool = False) -> list[str]:
        """Events as sentences; veiled, without the kinds of cards that lie in the discard or were drawn."""
        for event in events:
            _expect(event, Event)
        return self.voice.story(self, [event.seen_by(viewer) for event in events], viewer, veiled=veiled)

    def decision(self, decision: Decision, viewer: int, view: AnyView | None = None) -> str:
        """What the table waits for; with the view of the viewer, all that is known of the declared command is said."""
        _expect(decision, Decision)
        if view is not None:
            self._check_view(view)
        return self.voice.decision(self, decision, viewer, view)

    def action(self, action: Action, kind: str, view: AnyView) -> str:
        """An action in a few words; `kind` is the kind of decision that it answers."""
        _expect(action, Action)
        self._check_view(view)
        return self.voice.action(self, action, kind, view)

    def notation(self, action: Action) -> str:
        """An action as people write it in this language."""
        _expect(action, Action)
        return action.text if self.language == RECORDED else self._notation.written(action)

    def written(self, line: str) -> str:
        """A line of the notation of records, perhaps a whole sentence, as people write it in this language.

        What is longer than any action stays as it is.
        """
        return self._notation.translated(line) if self._is_foreign(line) else line

    def understood(self, line: str) -> str:
        """A line that was typed in this language, in English notation; English stays as it is.

        So does what is longer than any action.
        """
        return self._notation.understood(line) if self._is_foreign(line) else line

    def _is_foreign(self, line: str) -> bool:
        """Can this line be notation that is not the one of records?"""
        _expect(line, str)
        return self.language != RECORDED and len(line) <= LONGEST_TEXT

    @property
    def _notation(self) -> Notation:
        return _notation(self.language, self._known_game)

    def outcome(self, outcome: Outcome, *, viewer: int = 0) -> list[str]:
        """How the game ended and how the score came about; only a seat is told that it has won or lost."""
        _expect(outcome, Outcome)
        return self.voice.outcome(self, outcome, viewer)

    def ending(self, view: AnyView) -> list[str]:
        """How the game of a view ended, to its viewer: with an outcome, or abandoned; nothing while it goes on."""
        self._check_view(view)
        if view["abandoned"]:
            return [self.say("abandoned")]
        ended = view["outcome"]
        return [] if ended is None else self.outcome(Outcome.from_json(ended), viewer=viewer_of(view))

    def bands(self, outcome: Outcome) -> list[str]:
        """The bands of a score with their limits, worst first; none where bands are no ranges of scores."""
        _expect(outcome, Outcome)
        least = [*outcome.bands.values()]
        limits = zip(outcome.bands, least, [*(each - 1 for each in least[1:]), None], strict=False)
        return [self._band(self.say(f"band-{name}"), low, high) for name, low, high in limits]

    def _band(self, text: str, low: int, high: int | None) -> str:
        if high is None:
            return self.say("band-above", low=str(low), text=text)
        return self.say("band-between", low=str(low), high=str(high), text=text)

    def options(self, agreed: Options) -> list[tuple[str, str]]:
        """What was agreed: each option's name and what it means."""
        _expect(agreed, self._declared)
        return option_words.told(self, agreed)

    def options_in_short(self, agreed: Options) -> str:
        """What matters most of what was agreed, in one line."""
        _expect(agreed, self._declared)
        return option_words.in_short(self, agreed)

    def options_summary(self, figures: Mapping[str, object]) -> list[tuple[str, str]]:
        """What options come to, as `game.options_summary` tells it: what each figure is of, and how many."""
        _expect(figures, Mapping)
        return option_words.summed_up(self, figures)

    def option_value(self, value: OptionValue) -> str:
        """A value of an option by its name."""
        return option_words.called(self, value)

    def options_form(self, given: Arguments) -> list[option_words.FormField]:
        """A form for the options of a game: each with its values beside those given, possible or why not."""
        return option_words.form(self, self._declared, given)

    def options_schema(self) -> Schema:
        """The JSON Schema of the options of a game, with words for each option and value."""
        return option_words.schema(self, self._declared)

    @property
    def _declared(self) -> type[Options]:
        return game_called(self._known_game).options

    @property
    def _known_game(self) -> str:
        if self.game is None:
            raise InvalidArgument("words_of_no_game")
        return self.game

    def _check_view(self, view: AnyView) -> None:
        _expect(view, Mapping)
        if view.get("game") != self._known_game:
            raise InvalidArgument("other_view", game=self._known_game, found=shown(view.get("game")))

    def labels(self, view: AnyView, preview: Preview | None = None) -> dict[str, str]:
        """What each piece of a view is called aloud: `Bay 4. Plan Shuttle Bay. Empty.`

        With the preview of an action also what that would change: `After the rotate: Shuttle Bay, on its plan.`
        """
        self._check_view(view)
        if preview is not None:
            _expect(preview, Preview)
        return dict(self.voice.labels(self.aloud(), view, preview))

    def choice_label(self, action: Action, kind: str, view: AnyView) -> str:
        """What a choice is called aloud; `kind` is the kind of decision that it answers."""
        _expect(action, Action)
        self._check_view(view)
        words = self.aloud()
        return " ".join(map(sentence, words.voice.choice(words, action, kind, view)))

    @property
    def voice(self) -> Voice:
        """The voice of the game."""
        if self._voice is None:
            raise InvalidArgument("words_of_no_game")
        return self._voice


def _expect(value: object, kind: type) -> None:
    """The kernel refuses what is of another kind; it is asked only then, so that a sentence passes few modules."""
    if not isinstance(value, kind):
        check_kind(value, kind)


def check_spoken(game: object) -> None:
    """A game that there are words for."""
    if game not in SPOKEN:
        raise InvalidArgument("no_words", found=shown(game), games=", ".join(SPOKEN))


def capitalised(text: str) -> str:
    """A text with a capital at its start, as a sentence has it."""
    return text[:1].upper() + text[1:]


def quoted(value: object) -> str:
    """What a person typed, no longer than it is repeated to them."""
    return str(value)[:LONGEST_QUOTE]


def sentence(text: str) -> str:
    """A text with a capital, and a full stop unless it ends otherwise."""
    return capitalised(text) if text[-1:] in ".?!" else f"{capitalised(text)}."


def addressed(viewer: int) -> str:
    """Whether a sentence about all who play says `you`: to a seat it does, to a spectator it speaks of others."""
    return "other" if viewer == SPECTATOR else "you"


def viewer_of(view: Around) -> int:
    """The viewer of a view as a seat or SPECTATOR."""
    return SPECTATOR if view["viewer"] == "spectator" else view["viewer"]


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one that is written from right to left turns nothing around it."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"{ISOLATE}{name}{POP_ISOLATE}" if turns else name


def _isolated(names: Iterable[str | None]) -> SeatNames:
    return tuple(name and isolated(name) for name in clean_names(names))


@functools.cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    """The messages of a language, with those of a game; each is parsed once a process."""
    return Catalogue(language, ["tablemate.words", *([] if game is None else [f"tablemate.games.{game}"])])


@functools.cache
def _usual_cards(name: str) -> Mapping[str, object]:
    return described(name, game_called(name).read_options({}))


@functools.cache
def _notation(language: str, game: str) -> Notation:
    words, english = Words(language, game), Words(RECORDED, game)
    return Notation(words.catalogue, english.catalogue, words.voice.spelling)


def _voice(game: str) -> Voice:
    from importlib import import_module

    voice: Voice = import_module(f"tablemate.words.{game}").VOICE
    return voice
