"""Setting up a position: readable JSON onto the record, everything checked.

What is left out is filled in.  An empty position is a game about to begin; with cards in hands or rows a trick is about
to begin, with cards on the table it goes on.  A position that could not stand on a real table, or from which the rules
could not go on, is refused with what is wrong.

Three things are allowed that a real game does not show, so that a situation is set up with little: spots without a card
(a panel, the superhero, the event of round 3), tricks that nobody has won, as after cancelled ones, and late tricks
whose cards were not all played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.chance import roll
from tablemate.kernel.flow import top_op
from tablemate.kernel.positions import check_fields, read_chance
from tablemate.kernel.program import ACTIONS

from .given import Board, given, refuse
from .names import WHO_NAMES, names
from .options import OriginStoryOptions
from .position import finished_rounds
from .rules.legal import legal
from .rules.rounds import advance
from .rules.scoring import result_now
from .rules.values import reckon
from .set_up_cards import check_hand, lay_cards
from .set_up_flow import Entry, check_shape, lay_agenda, read_entries
from .set_up_powers import (
    lay_choices,
    lay_powers,
    lay_slots,
    lay_stamina,
    lay_stories,
    lay_superheroes,
    lay_uses,
)
from .set_up_trick import check_number, lay_plays, lay_trick, plays_of
from .set_up_vancards import lay_vancards
from .terms import EVENT_ROUND, ROUNDS, SUPERHERO_SPOT, TRICKS, WHO, YOU, Align, Op, Result

FIELDS = (
    "game", "options", "round", "trick", "dealer", "leader", "side", "surrendered", "vp", "dials", "hand",
    "revealed", "rows", "deck", "discard", "piles", "tricks", "won", "pile_suits", "plays", "trick_state", "powers",
    "superheroes",
    "stories", "offer", "stamina", "slots", "uses", "named", "predicted", "vancard_deck", "event_decks", "vancard",
    "event", "vancards_seen", "agenda", "result", "chance",
)  # fmt: skip
MOST_VP = 9999
_IN_A_TRICK = ("trick", "leader", "side", "hand", "rows", "deck", "discard", "piles", "tricks", "won", "revealed")
"""Who says one of these means a round under way."""
_ONLY_IF_USEFUL = (Op.CHARGE, Op.AFTER_CARD, Op.REACT, Op.OUTCOME)
"""What is not asked where you could only pass."""


def read_position(position: Mapping[str, Any], options: OriginStoryOptions, s: Any) -> None:
    """Put a position onto a blank state whose stream is seeded."""
    check_fields("Origin Story", position, FIELDS)
    _lay(Board(position, options, s))


def settle_position(s: Any, cards: Any, ev: Any) -> None:
    """Sum up what cards are worth now, and go on to the first decision; it must have an answer."""
    reckon(s, cards)
    if s.result == Result.NONE:
        advance(s, cards, ev)
    out = ACTIONS.view(ACTIONS.new())
    answers = legal(s, cards, 0, out)
    if s.result == Result.NONE and (answers == 0 or (answers == 1 and top_op(s) in _ONLY_IF_USEFUL)):
        refuse("agenda_no_answer")


def _lay(board: Board) -> None:
    """Everything in order: later parts rely on earlier ones."""
    numbers = board.options.numbers()
    board.s.level, board.s.strict = numbers["level"], numbers["ties"]
    if "chance" in board.says:
        read_chance(board.says["chance"], board.s.chance)
    entries = _flow(board)
    lay_vancards(board)
    lay_powers(board)
    lay_superheroes(board)
    lay_stories(board)
    lay_slots(board)
    lay_uses(board)
    lay_choices(board)
    lay_stamina(board)
    _seats(board)
    lay_plays(board)
    lay_cards(board)
    _check_leader(board)
    check_number(board)
    reckon(board.s, board.table)
    lay_trick(board)
    drawing, discarding = lay_agenda(board, entries) if entries else (0, 0)
    check_hand(board, drawing, discarding)
    _points(board)


def _flow(board: Board) -> list[Entry]:
    """How far the game and the round are."""
    s, says = board.s, board.says
    result = says.get("result")
    board.over = result is not None
    if board.over:
        s.result = Result[given.one_of("result", result, names(Result)).upper()]
    s.surrendered = int(given.flag("surrendered", says.get("surrendered", False)))
    entries = read_entries(says["agenda"]) if "agenda" in says else []
    if board.over and entries:
        refuse("agenda_after_game")
    if not board.over and not entries:
        entries = read_entries(_usual_step(board))
    board.base = entries[-1].op if entries else Op.END_ROUND
    board.top = entries[0].op if entries else Op.END_ROUND
    s.round = given.number("round", says.get("round", _usual_round(board)), 1, ROUNDS)
    if board.over and s.round != ROUNDS:
        refuse("result_round", round=ROUNDS)
    if entries:
        check_shape(entries, s.round)
    return entries


def _usual_step(board: Board) -> str:
    """What comes next where the agenda does not say it."""
    says = board.says
    if board.s.surrendered:
        return "end_round"
    if says.get("plays") or says.get("trick_state"):
        return "next_card"
    tricks = says.get("tricks")
    if isinstance(tricks, Mapping) and sum(n for n in tricks.values() if type(n) is int) == TRICKS:
        return "end_round"
    return "trick" if any(name in says for name in _IN_A_TRICK) else "deal"


def _usual_round(board: Board) -> int:
    """The first round in which such cards lie before you."""
    powers = board.says.get("powers")
    listed = list(powers) if isinstance(powers, list | tuple) else []
    last = max((spot for spot, name in enumerate(listed) if name is not None), default=0)
    if board.over or last >= SUPERHERO_SPOT:
        return ROUNDS
    return max(1, last, EVENT_ROUND if board.says.get("event") is not None else 1)


def _seats(board: Board) -> None:
    """Side, dealer and leader."""
    s, says = board.s, board.says
    side = says.get("side")
    if (side is not None) != board.has_side:
        refuse("side_moment")
    s.align = Align.NONE if side is None else Align[given.one_of("side", side, names(Align)).upper()]
    first = says.get("trick", 1) == 1
    if "dealer" in says:
        s.dealer = given.who("dealer", says["dealer"])
    elif "leader" in says and first:
        s.dealer = (given.who("leader", says["leader"]) - 1) % WHO
    else:
        s.dealer = _usual_dealer(board)
    s.leader = given.who("leader", says.get("leader", WHO_NAMES[_usual_leader(board)]))


def _check_leader(board: Board) -> None:
    """In the first trick the seat after the dealer leads, or you once you took it back."""
    s = board.s
    if s.trick > 1 or board.over or board.base == Op.END_ROUND or (board.in_tricks and s.leader == YOU):
        return
    if s.leader != (s.dealer + 1) % WHO:
        refuse("leader_first")


def _usual_dealer(board: Board) -> int:
    leader = _named_leader(board)
    return roll(board.s.chance, WHO) if leader is None else (leader - 1) % WHO


def _named_leader(board: Board) -> int | None:
    """Who played the first card; without cards you lead where a trick is set up."""
    plays = plays_of(board)
    if plays and "by" in plays[0]:
        return given.who("plays", plays[0]["by"])
    return YOU if board.in_tricks else None


def _usual_leader(board: Board) -> int:
    leader = _named_leader(board)
    if leader is None or ("dealer" in board.says and board.says.get("trick", 1) == 1 and not board.says.get("plays")):
        return int((board.s.dealer + 1) % WHO)
    return leader


def _dials(board: Board) -> None:
    """The dials after each finished round; left out, all points so far were made in the first."""
    s = board.s
    finished = finished_rounds(s)
    now = dict(zip(WHO_NAMES, s.vp, strict=True))
    told = given.rows("dials", board.says.get("dials", [now] * finished), finished, exactly=True)
    for index, entry in enumerate(told):
        dials = given.fields("dials", entry, WHO_NAMES)
        for who, name in enumerate(WHO_NAMES):
            s.dials[index, who] = given.number("dials", dials.get(name), 0, MOST_VP)
    if board.over and list(s.dials.tolist()[-1]) != list(s.vp):
        refuse("dials_points")


def _points(board: Board) -> None:
    """The dials, and a result that fits them."""
    s = board.s
    says = given.fields("vp", board.says.get("vp", {}), WHO_NAMES)
    for who, name in enumerate(WHO_NAMES):
        s.vp[who] = given.number(f"vp.{name}", says.get(name, 0), 0, MOST_VP)
    _dials(board)
    if not board.over:
        return
    expected = Result(result_now(s))
    if s.result != expected:
        refuse("result_points", result=expected.name.lower())
