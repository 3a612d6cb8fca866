"""A table of Origin Story under test: a state, the events it went through, and ways to play and to look."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tablemate.games.origin_story.actions import ACTIONS, read_sentence
from tablemate.games.origin_story.cards import Cards, CardSet, card_numbers, standard_cards
from tablemate.games.origin_story.event_types import event_types
from tablemate.games.origin_story.options import OriginStoryOptions
from tablemate.games.origin_story.reasons import refusal as refusal_reason
from tablemate.games.origin_story.rules.legal import legal
from tablemate.games.origin_story.rules.rounds import advance, apply
from tablemate.games.origin_story.seen import Seen
from tablemate.games.origin_story.state import LAYOUT
from tablemate.games.origin_story.terms import ALL_CARDS, Op
from tablemate.games.origin_story.view import build_view
from tablemate.kernel.actions import Action
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.events import BUFFER_ROWS, read_events
from tablemate.kernel.layout import Layout
from tablemate.kernel.meanings import bits_of
from tablemate.kernel.program import ACTIONS as ANSWERS
from tablemate.kernel.program import EVENTS
from tablemate.kernel.views import AnyView

A, F, Y = range(3)
WHO = ("automaton", "factoryon", "you")
SET = standard_cards()
NAMES = SET.playing_names
NUMBERS = {name.lower(): number for number, name in enumerate(NAMES)}
POWER_NUMBERS = SET.power_numbers
VANCARDS = {card.id: number for number, card in enumerate(SET.vancardians, start=1)}
_CARDS = Layout(Cards)


@cache
def table_of(cards: CardSet) -> Any:
    """A card set as the rules see it."""
    return _CARDS.one(_CARDS.filled(card_numbers(cards)))


TABLE = table_of(SET)

Happenings = list[dict[str, Any]]


@dataclass
class Board:
    """A state with everything that happened to it."""

    s: Any
    options: OriginStoryOptions = field(default_factory=lambda: OriginStoryOptions.read({}))
    events: Happenings = field(default_factory=list)

    @property
    def cards(self) -> Any:
        """The cards it is played with."""
        return table_of(self.options.cards)

    @property
    def seen(self) -> Seen:
        """What you see."""
        return Seen(LAYOUT, self.s, 0, self.options)

    def buffer(self) -> Any:
        """An empty buffer for events."""
        buffer = EVENTS.one(EVENTS.new())
        buffer.room = BUFFER_ROWS
        return buffer

    def tell(self, buffer: Any) -> Happenings:
        """Read events and remember them."""
        told = [event.seen_by(0) for event in read_events(buffer, event_types(self.options))]
        self.events += told
        return told


# Cards


def number(name: str) -> int:
    """A playing card by name."""
    return NUMBERS[name.lower()]


def numbers(names: str) -> list[int]:
    """Playing cards by name."""
    return [number(name) for name in names.split()]


def mask(cards: Iterable[int]) -> int:
    """Playing cards as a set."""
    return sum(1 << card for card in cards)


def suit_of(card: str) -> str:
    """The printed suit of a card."""
    return card.rstrip("2")[-1] if card.endswith("L2") else card[-1]


def value_of(card: str) -> float:
    """The printed value of a card."""
    return float(card.removesuffix("2")[:-1] if card.endswith("L2") else card[:-1])


# Playing


def go_on(board: Board) -> Board:
    """Work the agenda off up to the next question."""
    buffer = board.buffer()
    advance(board.s, board.cards, buffer)
    board.tell(buffer)
    return board


def codes_now(board: Board) -> list[int]:
    """The legal actions as numbers."""
    out = ANSWERS.one(ANSWERS.new())
    count = legal(board.s, board.cards, 0, out)
    return [out.action[index] for index in range(count)]


def actions_now(board: Board) -> list[Action]:
    """The legal actions."""
    seen = board.seen
    return [ACTIONS.action(seen, code) for code in codes_now(board)]


def may(board: Board, verb: str = "") -> list[str]:
    """What you may do now, all of it or what begins with a verb."""
    texts = [action.text for action in actions_now(board)]
    assert len(set(texts)) == len(texts)
    return [text for text in texts if text.startswith(verb)]


def act(board: Board, code: int) -> Happenings:
    """Answer with a legal action; what happened."""
    buffer = board.buffer()
    apply(board.s, board.cards, 0, code, buffer)
    return board.tell(buffer)


def play(board: Board, *lines: str) -> Happenings:
    """Answer in words, one after the other; what happened."""
    happened_now: Happenings = []
    for line in lines:
        ((step,),) = (read_sentence(board.seen, 0, line),)
        legal_now = codes_now(board)
        assert step.code in legal_now, f"{line} is not among {may(board)} ({kind(board)})"
        assert ACTIONS.action(board.seen, step.code).text == line.lower() or line.lower() in ("no", "none", "stop")
        happened_now += act(board, step.code)
    return happened_now


def refusal(board: Board, code: int) -> Reason:
    """The reason why a number is refused."""
    meaning = ACTIONS.meaning(board.seen, code)
    assert meaning is not None
    return refusal_reason(board.seen, 0, meaning)


def why(board: Board, line: str) -> Reason:
    """The reason why a line is refused; fails if it is legal."""
    before = bytes(board.s.raw)
    try:
        (step,) = read_sentence(board.seen, 0, line)
    except IllegalAction as refused:
        return refused.why
    assert step.code not in codes_now(board), f"{line} is legal"
    reason = refusal(board, step.code)
    assert bytes(board.s.raw) == before
    return reason


# Looking


def kind(board: Board) -> str:
    """What you are asked; nothing when the game is over."""
    return Op(board.s.op[board.s.depth - 1]).name.lower() if board.s.result == 0 else ""


def row(board: Board, who: int) -> str:
    """A row from left to right."""
    return " ".join(NAMES[board.s.row[who, place] - 1] for place in range(board.s.n_row[who]))


def hand(board: Board) -> set[str]:
    """Your hand."""
    return {NAMES[card] for card in bits_of(board.s.hand)}


def discard(board: Board) -> set[str]:
    """The discard pile."""
    return {NAMES[card] for card in bits_of(board.s.discard)}


def pile(board: Board, who: int) -> set[str]:
    """The cards of the tricks somebody won."""
    return {NAMES[card] for card in bits_of(board.s.pile[who])}


def deck(board: Board) -> list[str]:
    """The deck from the top."""
    return [NAMES[board.s.deck[index] - 1] for index in reversed(range(board.s.n_deck))]


def lies(board: Board) -> list[str]:
    """The cards of the trick in order of play."""
    return [NAMES[board.s.card[place] - 1] for place in range(board.s.n_played)]


def view(board: Board) -> AnyView:
    """The table as you see it."""
    return build_view(board.seen)


def worth(board: Board, card: str) -> tuple[str, float]:
    """The suit and the value that a card of yours has now, as you see it in your hand."""
    (found,) = [each for each in view(board)["hand"] if each["card"] == card]
    return found["suit"], float(found["value"])


def vp(board: Board) -> tuple[int, int, int]:
    """The dials of the Automaton, the Factoryon and you."""
    return tuple(board.s.vp)


def tricks(board: Board) -> tuple[int, int, int]:
    """The tricks of the Automaton, the Factoryon and you."""
    return tuple(board.s.tricks)


def names_of(events: Iterable[Mapping[str, Any]]) -> list[str]:
    """The kinds of events in order."""
    return [event["event"] for event in events]


def happened(events: Iterable[Mapping[str, Any]], *names: str) -> Happenings:
    """The events of some kinds."""
    return [dict(event) for event in events if event["event"] in names]


def played(events: Iterable[Mapping[str, Any]], who: int) -> list[tuple[str, str | None]]:
    """The cards that somebody played, with the reasons."""
    return [(each["card"], each["why"]) for each in happened(events, "played") if each["who"] == WHO[who]]


def answer(events: Iterable[Mapping[str, Any]], who: int) -> tuple[str, str | None]:
    """The first card that somebody played, with the reason."""
    return played(events, who)[0]


def winners(events: Iterable[Mapping[str, Any]]) -> list[str]:
    """Who won the tricks."""
    return [each["who"] for each in happened(events, "trick_won")]


def scored(events: Iterable[Mapping[str, Any]], who: int = Y) -> list[int]:
    """The points that somebody gained, one after the other."""
    return [each["points"] for each in happened(events, "scored") if each["who"] == WHO[who]]


def conserved(board: Board) -> bool:
    """Does each of the 56 cards lie in exactly one place?"""
    s = board.s
    everywhere = [s.deck[index] - 1 for index in range(s.n_deck)]
    everywhere += [s.row[who, place] - 1 for who in (A, F) for place in range(s.n_row[who])]
    everywhere += [s.card[place] - 1 for place in range(s.n_played)]
    for cards in (s.discard, s.hand, s.aside, *s.pile):
        everywhere += bits_of(cards)
    return sorted(everywhere) == list(range(ALL_CARDS)) and s.n_discard == s.discard.bit_count()


def finish_round(board: Board, seed: int = 0, until: int = 500) -> Happenings:
    """Play the first legal cards, use nothing, never surrender, up to the next round or the end of the game."""
    before, start = board.s.round, len(board.events)
    chance = random.Random(seed)
    for _ in range(until):
        if kind(board) == "" or board.s.round != before:
            return board.events[start:]
        act(board, chance.choice(_quiet(board)))
    raise AssertionError("the round does not end")


def _quiet(board: Board) -> list[int]:
    """Legal actions without surrender and abilities; leave what can be left."""
    actions = actions_now(board)
    leaving = [action.code for action in actions if action.kind in ("pass", "done", "decline")]
    return leaving or [action.code for action in actions if action.kind not in ("surrender", "use", "use_as")]
