"""Count Up: reach the target exactly, with dice and with cards from a hidden hand.

In turn each seat passes (twice a game at most), rolls the die, or plays a card; what it shows is added to the total.
Whoever rolls a six may look at the top card of the pile.  Hands are filled up at the end of a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

from tablemate.kernel.actions import ActionSpace, Clause, Decision, Meaning, Parameter, action_type
from tablemate.kernel.bulk import Players
from tablemate.kernel.chance import Chance, Stream, next32, roll, seed_stream
from tablemate.kernel.contract import Actions, Figures, Rules
from tablemate.kernel.errors import IllegalAction, InvalidPosition, Reason
from tablemate.kernel.events import Events, emit, emit_to, event_type, plain, private, told
from tablemate.kernel.flow import DEPTH, Flow, pop, push, top_arg, top_op
from tablemate.kernel.game import Agreement, Game, Knowledge, Speech, Traits
from tablemate.kernel.layout import PUBLIC, Grid, Layout, Row, i1, i2, seen_by
from tablemate.kernel.meanings import SEAT, Board, bits, counted, for_seats, in_order, list_of, spelled, whole
from tablemate.kernel.option_kinds import Choice, Whole
from tablemate.kernel.options import Options
from tablemate.kernel.outcomes import Ending, Outcome
from tablemate.kernel.piles import lying, shuffle_in
from tablemate.kernel.positions import Positions
from tablemate.kernel.program import Program
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import SPECTATOR, SPECTATOR_BIT
from tablemate.kernel.seen import Seen

from .count_up_view import View

SEATS = 2
HAND = 3
KINDS = 3
DECK = 10
PASSES = 2
REDEAL_STREAM = 2
KIND = whole(1, KINDS)

PASS, ROLL, LOOK, LEAVE, PLAY = 1, 2, 3, 4, 10


class Op(IntEnum):
    """What can be on the agenda; the first two wait for a seat."""

    CHOOSE = 1
    PEEK = 2
    END_TURN = 3


class Ev(IntEnum):
    """What can happen."""

    PASSED = 1
    ROLLED = 2
    PLAYED = 3
    LOOKED = 4
    DRAWN = 5
    ENDED = 6


class Result(IntEnum):
    """How a game ended."""

    NONE = 0
    WON = 1
    LOST = 2


class Cards:
    """By kind: how many copies there are, and what one is worth."""

    copies: Annotated[Row, i2, KINDS + 1, PUBLIC]
    worth: Annotated[Row, i2, KINDS + 1, PUBLIC]


class Agreed:
    """The options as numbers."""

    players: Annotated[int, i2, PUBLIC]
    target: Annotated[int, i2, PUBLIC]


class State(Chance, Flow):
    """One game; piles keep their top card last."""

    op: Annotated[Row, i1, DEPTH, PUBLIC, spelled(Op)]
    arg: Annotated[Row, i2, DEPTH, PUBLIC, SEAT]
    players: Annotated[int, i1, PUBLIC]
    target: Annotated[int, i1, PUBLIC]
    total: Annotated[int, i1, PUBLIC, whole(0, 127)]
    active: Annotated[int, i1, PUBLIC, SEAT]
    turn: Annotated[int, i2, PUBLIC, whole(1, 999)]
    passes: Annotated[Row, i1, SEATS, PUBLIC, for_seats(whole(0, PASSES))]
    pile: Annotated[Row, i1, DECK, seen_by("pile_seen"), list_of(KIND, DECK, count="n_pile", top_first=True)]
    pile_seen: Annotated[Row, i1, DECK, PUBLIC, list_of(bits(SEAT), DECK, as_many="n_pile", top_first=True)]
    n_pile: Annotated[int, i1, PUBLIC]
    hand: Annotated[Grid, i1, SEATS, HAND, seen_by("hand_seen"), for_seats(list_of(KIND, HAND, count="n_hand"))]
    hand_seen: Annotated[Grid, i1, SEATS, HAND, PUBLIC, for_seats(list_of(bits(SEAT), HAND, as_many="n_hand"))]
    n_hand: Annotated[Row, i1, SEATS, PUBLIC]
    played: Annotated[Row, i1, KINDS + 1, PUBLIC, counted(KIND, DECK)]
    result: Annotated[int, i1, PUBLIC, spelled(Result)]


@rule
def setup(s: State, cards: Cards, options: Agreed, ev: Events) -> None:
    """Shuffle, deal, and let a random seat begin."""
    s.players = options.players
    s.target = options.target
    for kind in range(1, KINDS + 1):
        for _ in range(cards.copies[kind]):
            shuffle_in(s.chance, s.pile, s.n_pile, kind)
            s.n_pile += 1
    for seat in range(s.players):
        s.passes[seat] = PASSES
        fill_hand(s, seat, ev)
    s.active = roll(s.chance, s.players)
    s.turn = 1
    push(s, Op.CHOOSE, s.active)


@rule
def fill_hand(s: State, seat: int, ev: Events) -> None:
    """Draw up to three cards; who had seen a card in the pile knows it in the hand."""
    while s.n_hand[seat] < HAND and s.n_pile > 0:
        place = s.n_hand[seat]
        s.n_pile -= 1
        s.hand[seat, place] = s.pile[s.n_pile]
        s.hand_seen[seat, place] = s.pile_seen[s.n_pile] | 1 << seat
        s.pile[s.n_pile] = 0
        s.pile_seen[s.n_pile] = 0
        s.n_hand[seat] = place + 1
        emit_to(ev, Ev.DRAWN, s.hand_seen[seat, place], seat, s.hand[seat, place])


@rule
def waited(s: State) -> int:
    """The seat on top of the agenda."""
    return 1 << top_arg(s) if s.depth > 0 else 0


@rule
def place_of(s: State, seat: int, kind: int) -> int:
    """The first place of a kind of card in a hand; -1 if it is not held."""
    for place in range(s.n_hand[seat]):
        if s.hand[seat, place] == kind:
            return place
    return -1


@rule
def legal(s: State, cards: Cards, seat: int, out: Actions) -> int:
    """Pass, roll, play; or look, leave."""
    if seat < 0 or waited(s) >> seat & 1 == 0:
        return 0
    if top_op(s) == Op.PEEK:
        out.action[0] = LOOK
        out.action[1] = LEAVE
        return 2
    out.action[0] = ROLL
    number = 1
    if s.passes[seat] > 0:
        out.action[number] = PASS
        number += 1
    for kind in range(1, KINDS + 1):
        if place_of(s, seat, kind) >= 0:
            out.action[number] = PLAY + kind
            number += 1
    return number


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """One action, and whatever waits for nobody."""
    if top_op(s) == Op.CHOOSE:
        pop(s)
        push(s, Op.END_TURN, seat)
    else:
        pop(s)
    match action:
        case 1:
            s.passes[seat] -= 1
            emit(ev, Ev.PASSED, seat)
        case 2:
            roll_die(s, seat, ev)
        case 3:
            look(s, seat, ev)
        case 4:
            pass
        case _:
            play_card(s, cards, seat, action - PLAY, ev)
    if top_op(s) == Op.END_TURN:
        pop(s)
        end_turn(s, seat, ev)


@rule
def roll_die(s: State, seat: int, ev: Events) -> None:
    """A six lets the seat look at the top card."""
    die = 1 + roll(s.chance, 6)
    s.total += die
    emit(ev, Ev.ROLLED, seat, die)
    if die == 6 and s.n_pile > 0:
        push(s, Op.PEEK, seat)


@rule
def look(s: State, seat: int, ev: Events) -> None:
    """The seat knows the top card from now on."""
    top = s.n_pile - 1
    s.pile_seen[top] |= 1 << seat
    emit_to(ev, Ev.LOOKED, 1 << seat, seat, s.pile[top])


@rule
def play_card(s: State, cards: Cards, seat: int, kind: int, ev: Events) -> None:
    """The cards behind it move up."""
    place = place_of(s, seat, kind)
    assert place >= 0
    last = s.n_hand[seat] - 1
    for index in range(place, last):
        s.hand[seat, index] = s.hand[seat, index + 1]
        s.hand_seen[seat, index] = s.hand_seen[seat, index + 1]
    s.hand[seat, last] = 0
    s.hand_seen[seat, last] = 0
    s.n_hand[seat] = last
    s.played[kind] += 1
    s.total += cards.worth[kind]
    emit(ev, Ev.PLAYED, seat, place, kind)


@rule
def end_turn(s: State, seat: int, ev: Events) -> None:
    """Over at the target or beyond it; else fill up and go on."""
    if s.total >= s.target:
        s.result = Result.WON if s.total == s.target else Result.LOST
        emit(ev, Ev.ENDED, s.total)
        return
    fill_hand(s, seat, ev)
    s.turn += 1
    s.active = (seat + 1) % s.players
    push(s, Op.CHOOSE, s.active)


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """The cards that the viewer has not seen change places."""
    bit = SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
    seed_stream(s.chance, stream, REDEAL_STREAM)
    sort_unseen(s, bit)
    for last in range(PLACES - 1, 0, -1):
        if is_unseen(s, last, bit):
            other = roll(s.chance, last + 1)
            while not is_unseen(s, other, bit):
                other = roll(s.chance, last + 1)
            swap_cards(s, last, other)


@rule
def sort_unseen(s: State, bit: int) -> None:
    """Nothing of the truth is left: the unseen cards lie in the order of their kinds."""
    for place in range(PLACES):
        for other in range(place + 1, PLACES):
            if is_unseen(s, place, bit) and is_unseen(s, other, bit) and card_at(s, other) < card_at(s, place):
                swap_cards(s, place, other)


@rule
def swap_cards(s: State, place: int, other: int) -> None:
    """Two cards change places."""
    kept = card_at(s, place)
    put_card(s, place, card_at(s, other))
    put_card(s, other, kept)


PLACES = DECK + SEATS * HAND


@rule
def is_unseen(s: State, place: int, bit: int) -> bool:
    """Is there a card at this place of pile and hands, and is it unknown?"""
    if place < DECK:
        return place < s.n_pile and s.pile_seen[place] & bit == 0
    seat = (place - DECK) // HAND
    index = (place - DECK) % HAND
    return index < s.n_hand[seat] and s.hand_seen[seat, index] & bit == 0


@rule
def card_at(s: State, place: int) -> int:
    """The card at a place of pile and hands."""
    return s.pile[place] if place < DECK else s.hand[(place - DECK) // HAND, (place - DECK) % HAND]


@rule
def put_card(s: State, place: int, kind: int) -> None:
    """Put a card at a place of pile and hands."""
    if place < DECK:
        s.pile[place] = kind
    else:
        s.hand[(place - DECK) // HAND, (place - DECK) % HAND] = kind


@rule
def outcome(s: State, cards: Cards, out: Figures) -> int:
    """Won or lost, the total, the turns."""
    if s.result == Result.NONE:
        return 0
    out.figure[0] = 1 if s.result == Result.WON else 0
    out.figure[1] = s.total
    out.figure[2] = s.turn
    return 3


@rule
def careful(s: State, cards: Cards, seat: int, actions: Actions, number: int, players: Players) -> int:
    """A policy: the highest card that does not go beyond the target, or else anything."""
    for index in range(number - 1, -1, -1):
        kind = actions.action[index] - PLAY
        if kind > 0 and s.total + cards.worth[kind] <= s.target:
            return index
    return roll(players.chance, number)


@dataclass(frozen=True)
class CountUpOptions(Options):
    """What is agreed before the game."""

    game, title, numbered = "count_up", "Count Up", Agreed

    players: Annotated[int, Choice((1, 2), default=2)]
    target: Annotated[int, Whole(5, 100, default=20)]


CARD = Parameter(3, lambda seen, card: card, lambda heard, word: int(word), pattern="[123]", start=1)
ACTIONS = ActionSpace(
    action_type("pass", "pass", PASS),
    action_type("roll", "roll", ROLL),
    action_type("look", "look", LOOK),
    action_type("leave", "leave", LEAVE),
    action_type("play", "play {card}", PLAY + 1, card=CARD),
)


def read_sentence(seen: Seen[State, CountUpOptions], seat: int, text: str) -> tuple[Clause, ...]:
    """Actions with commas between; a look that is not offered is left out."""
    clauses = []
    for number, part in enumerate(text.lower().split(",")):
        code = ACTIONS.read(seen, " ".join(part.split()))
        if code is None:
            raise IllegalAction("count_up", Reason("unreadable", "NOTATION", {"text": part}))
        clauses.append(Clause(code, optional=number > 0 and code in (LOOK, LEAVE)))
    return tuple(clauses)


def refusal(seen: Seen[State, CountUpOptions], seat: int, action: Meaning) -> Reason:
    """Why an action is refused."""
    if seen.op[seen.depth - 1] == Op.PEEK:
        return Reason("look_or_leave", "COUNT-PEEK")
    if action.kind == "pass":
        return Reason("no_pass_left", "COUNT-PASS")
    return Reason("card_not_held", "COUNT-PLAY") if action.kind == "play" else Reason("not_now", "COUNT-TURN")


def decisions(seen: Seen[State, CountUpOptions]) -> tuple[Decision, ...]:
    """The one on top of the agenda."""
    top = seen.depth - 1
    return (Decision(seen.arg[top], Op(seen.op[top]).name.lower(), {"total": seen.total}),)


def build_view(seen: Seen[State, CountUpOptions]) -> Mapping[str, object]:
    """Everything through the door."""
    names = ("total", "target", "active", "turn", "passes", "n_pile", "pile", "pile_seen", "hand", "n_hand", "played")
    return {name: getattr(seen, name) for name in names}


def _agree(board: Board[State, CountUpOptions]) -> None:
    board.s.players, board.s.target = board.options.players, board.options.target


def read_outcome(s: State, figures: list[int], ending: Ending[CountUpOptions]) -> Outcome:
    """The figures, named."""
    won, total, turns = figures
    return Outcome(bool(won), total, "exact" if won else "beyond", {"turns": turns})


def random_options(stream: Stream) -> dict[str, Any]:
    """Any options."""
    return {"players": 1 + roll(stream, SEATS), "target": 5 + roll(stream, 30)}


def random_position(stream: Stream) -> dict[str, Any]:
    """A first turn with some of the total there already."""
    options = random_options(stream)
    position = GAME.new(seed=next32(stream), **options).to_position()
    return {**position, "total": roll(stream, options["target"])}


def judge(s: State, cards: Cards, options: CountUpOptions) -> None:
    """No card is made; positions may leave some out."""
    found = Counter(lying(s, "pile", "hand"))
    if any(found[kind] + s.played[kind] > cards.copies[kind] for kind in range(1, KINDS + 1)):
        raise InvalidPosition("cards_made")


PARTS = (
    "total", "active", "turn", "passes", "pile", "pile_seen", "hand", "hand_seen", "played", "result",
    ("agenda", list_of(in_order("op", "arg"), DEPTH, count="depth", top_first=True)),
)  # fmt: skip

GAME: Game[State, CountUpOptions] = Game(
    name="count_up",
    module=__name__,
    rules_version=1,
    traits=Traits(players=(1, 2), cooperative=True, hidden=True),
    program=Program(
        game="count_up",
        state=Layout(State),
        cards=Layout(Cards),
        options=Layout(Agreed),
        rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
        policies={"careful": careful},
    ),
    agreement=Agreement(
        options=CountUpOptions,
        card_numbers=lambda cards: {"copies": [0, 4, 3, 3], "worth": [0, 1, 2, 3]},
        random_options=random_options,
    ),
    knowledge=Knowledge(
        event_types=lambda options: {
            Ev.PASSED: event_type("passed", seat=plain(int)),
            Ev.ROLLED: event_type("rolled", seat=plain(int), die=told(int)),
            Ev.PLAYED: event_type("played", seat=plain(int), place=told(int), kind=told(int)),
            Ev.LOOKED: event_type("looked", seat=plain(int), kind=private(int)),
            Ev.DRAWN: event_type("drawn", seat=plain(int), kind=private(int)),
            Ev.ENDED: event_type("ended", total=plain(int)),
        },
        decisions=decisions,
        view=build_view,
        view_type=View,
        outcome=read_outcome,
    ),
    speech=Speech(
        actions=ACTIONS,
        read_sentence=read_sentence,
        asks_parameter=lambda seen, kind: bool(seen.depth and seen.op[seen.depth - 1] == Op.PEEK),
        refusal=refusal,
    ),
    positions=Positions(
        layout=Layout(State),
        parts=PARTS,
        agree=_agree,
        judge=judge,
        defaults={"agenda": [["choose", 0]]},
        random=random_position,
    ),
    longest_game=lambda options: 2 * (int(options.target) + SEATS * PASSES),
)
