"""Fingers: both seats show one, two or three fingers at the same time; equal numbers score.

Two seats are waited for at once, and time is a seat: `CLOCK` ends a round for whoever has not chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any, Literal, TypedDict

from tablemate.kernel.actions import ActionSpace, Clause, Decision, Parameter, action_type
from tablemate.kernel.chance import Chance, Stream, roll, seed_stream
from tablemate.kernel.checking import Checks
from tablemate.kernel.contract import Actions, Figures, Rules
from tablemate.kernel.errors import IllegalAction, InvalidPosition, Reason
from tablemate.kernel.events import Events, emit, emit_to, event_type, plain, private, told
from tablemate.kernel.game import Agreement, Game, Knowledge, Speech, Traits
from tablemate.kernel.layout import OWNER, PUBLIC, Layout, Row, i1, i2
from tablemate.kernel.meanings import Board, for_seats, or_none, whole
from tablemate.kernel.option_kinds import Whole
from tablemate.kernel.options import Options
from tablemate.kernel.outcomes import Outcome
from tablemate.kernel.positions import Positions
from tablemate.kernel.program import Program
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import CLOCK
from tablemate.kernel.seen import Seen
from tablemate.kernel.views import Around, Asked, Ended, Hidden, Nothing

SEATS = 2
BOTH = 3
MOST = 3
REDEAL_STREAM = 2
SHOW, TIME_UP = 0, 9
PLAYED, SCORE = whole(0, lambda board: board.options.rounds), whole(0, lambda board: MOST * board.s.played)
refuse_if = Checks(InvalidPosition, "fingers").refuse_if


class Ev(IntEnum):
    """What can happen."""

    CHOSE = 1
    TIME_UP = 2
    REVEALED = 3


class Cards:
    """What a pair of equal numbers scores."""

    points: Annotated[Row, i2, MOST + 1, PUBLIC]


class Agreed:
    """The options as numbers."""

    rounds: Annotated[int, i2, PUBLIC]


class State(Chance):
    """One game."""

    choice: Annotated[Row, i1, SEATS, OWNER, for_seats(or_none(whole(1, MOST)))]
    chosen: Annotated[int, i1, PUBLIC]
    left: Annotated[int, i1, PUBLIC]
    played: Annotated[int, i1, PUBLIC, PLAYED]
    score: Annotated[int, i1, PUBLIC, SCORE]


@rule
def setup(s: State, cards: Cards, options: Agreed, ev: Events) -> None:
    """So many rounds are left."""
    s.left = options.rounds


@rule
def waited(s: State) -> int:
    """Whoever has not chosen."""
    return BOTH & ~s.chosen if s.left > 0 else 0


@rule
def legal(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """One to three fingers; for the clock, that time is up."""
    if seat == CLOCK:
        out.action[0] = TIME_UP
        return 1 if s.left > 0 else 0
    if seat < 0 or waited(s) >> seat & 1 == 0:
        return 0
    for number in range(MOST):
        out.action[number] = SHOW + number + 1
    return MOST


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """A choice, or the end of time."""
    if seat == CLOCK:
        emit(ev, Ev.TIME_UP, waited(s))
        for late in range(SEATS):
            if s.choice[late] == 0:
                choose(s, late, 1, ev)
    else:
        choose(s, seat, action - SHOW, ev)
    if s.chosen == BOTH:
        end_round(s, cards, ev)


@rule
def choose(s: State, seat: int, number: int, ev: Events) -> None:
    """A seat chooses behind its back."""
    s.choice[seat] = number
    s.chosen |= 1 << seat
    emit_to(ev, Ev.CHOSE, 1 << seat, seat, number)


@rule
def end_round(s: State, cards: Cards, ev: Events) -> None:
    """Both show; equal numbers score."""
    emit(ev, Ev.REVEALED, s.choice[0], s.choice[1])
    if s.choice[0] == s.choice[1]:
        s.score += cards.points[s.choice[0]]
    for seat in range(SEATS):
        s.choice[seat] = 0
    s.chosen = 0
    s.left -= 1
    s.played += 1


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """What others have chosen could be anything."""
    seed_stream(s.chance, stream, REDEAL_STREAM)
    for other in range(SEATS):
        if other != seat and s.choice[other] != 0:
            s.choice[other] = 1 + roll(s.chance, MOST)


@rule
def outcome(s: State, cards: Cards, out: Figures) -> int:
    """Won with any point at all."""
    if s.left > 0:
        return 0
    out.figure[0] = 1 if s.score > 0 else 0
    out.figure[1] = s.score
    return 2


@dataclass(frozen=True)
class FingersOptions(Options):
    """What is agreed before the game."""

    game, title, numbered, players = "fingers", "Fingers", Agreed, SEATS

    rounds: Annotated[int, Whole(1, 20, default=3)]


FINGERS = Parameter(MOST, lambda seen, fingers: fingers, lambda heard, word: int(word), pattern="[123]", start=1)
ACTIONS = ActionSpace(
    action_type("show", "show {fingers}", SHOW + 1, fingers=FINGERS),
    action_type("time_up", "time up", TIME_UP),
)


def read_sentence(seen: Seen[State, FingersOptions], seat: int, text: str) -> tuple[Clause, ...]:
    """One action."""
    code = ACTIONS.read(seen, " ".join(text.lower().split()))
    if code is None:
        raise IllegalAction("fingers", Reason("unreadable", "NOTATION"))
    return (Clause(code),)


class BoardView(TypedDict):
    """What everybody sees, and the own choice."""

    choice: list[int | Hidden]
    chosen: int
    left: int
    played: int
    score: int


class Rounds(TypedDict):
    """How many were played."""

    rounds: int


class View(BoardView, Around):
    """The whole view."""

    waiting: list[Asked[Literal["show"], Nothing]]
    outcome: Ended[Literal["any"], Rounds, Nothing] | None


def build_view(seen: Seen[State, FingersOptions]) -> BoardView:
    """Everything through the door."""
    return {
        "choice": list(seen.choice),
        "chosen": seen.chosen,
        "left": seen.left,
        "played": seen.played,
        "score": seen.score,
    }


def complete(board: Board[State, FingersOptions]) -> None:
    """Who has chosen and what is left follow."""
    s = board.s
    s.left = board.options.rounds - s.played
    s.chosen = sum(1 << seat for seat, number in enumerate(s.choice) if number)


def judge(s: State, cards: Cards, options: FingersOptions) -> None:
    """A round that both have chosen in is over, and so is a game without rounds left."""
    refuse_if("all_chosen", s.chosen == BOTH or (s.chosen and not s.left))
    refuse_if("rounds_lost", s.left + s.played != options.rounds)


def random_options(stream: Stream) -> dict[str, Any]:
    """Any options."""
    return {"rounds": 1 + roll(stream, 6)}


def random_position(stream: Stream) -> dict[str, Any]:
    """Seat 0 may have chosen already."""
    number = roll(stream, MOST + 1)
    options = random_options(stream)
    return {"game": "fingers", "options": options, "choice": [number or None, None]}


GAME: Game[State, FingersOptions] = Game(
    name="fingers",
    module=__name__,
    rules_version=1,
    traits=Traits(players=(2,), cooperative=True, hidden=True, timed=True, simultaneous=True),
    program=Program(
        game="fingers",
        state=Layout(State),
        cards=Layout(Cards),
        options=Layout(Agreed),
        rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
    ),
    agreement=Agreement(
        options=FingersOptions,
        card_numbers=lambda cards: {"points": [0, 1, 2, 3]},
        random_options=random_options,
    ),
    knowledge=Knowledge(
        event_types=lambda options: {
            Ev.CHOSE: event_type("chose", seat=plain(int), number=private(int)),
            Ev.TIME_UP: event_type("time_up", late=plain(int)),
            Ev.REVEALED: event_type("revealed", first=told(int), second=told(int)),
        },
        decisions=lambda seen: tuple(Decision(seat, "show") for seat in range(SEATS) if not seen.chosen >> seat & 1),
        view=build_view,
        view_type=View,
        outcome=lambda s, figures, ending: Outcome(bool(figures[0]), figures[1], "any", {"rounds": s.played}),
    ),
    speech=Speech(
        actions=ACTIONS,
        read_sentence=read_sentence,
        asks_parameter=lambda seen, kind: False,
        refusal=lambda seen, seat, action: Reason("one_to_three", "FINGERS-SHOW"),
    ),
    positions=Positions(
        layout=Layout(State),
        parts=("played", "choice", "score"),
        complete=complete,
        judge=judge,
        random=random_position,
    ),
    longest_game=lambda options: SEATS * int(options.rounds) + 1,
)
