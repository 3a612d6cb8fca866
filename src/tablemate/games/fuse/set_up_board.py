"""Setting up a position: readable JSON onto the record, everything checked.

What is left out is the start of a turn: bombs that are named nowhere are dealt to the row and the pile, the dice that
lie nowhere are in the bag.  A position that could not stand on a real table is refused, with what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.layout import Layout
from tablemate.kernel.positions import check_fields, read_chance
from tablemate.kernel.program import ACTIONS
from tablemate.kernel.seats import seats_in

from .given import Board, given, refuse
from .names import card_numbers, names
from .options import BOOK2015, SHEET, FuseOptions
from .rules.dice import any_free, dice_in_bag, types_like
from .rules.draft import all_used
from .rules.legal import legal
from .rules.losses import has_loss
from .rules.mats import renumber
from .rules.setup import agree
from .rules.turn import advance, waited
from .set_up_cards import lay_cards
from .set_up_dice import lay_dice
from .state import Agreed
from .terms import MOST_BOMBS, NO_BUDGET, Cause, End, Phase, Result

FIELDS = (
    "game", "options", "phase", "turn", "bag_holder", "rolls_left", "mats", "row", "pile", "done", "spent", "picks",
    "bag", "tray", "burnt", "owed", "uses", "confirmed", "picking", "question", "won", "stopped", "result", "ended_by",
    "chance",
)  # fmt: skip
MOST_TURNS = 30_000
_AGREED = Layout(Agreed)
_LOST_BY = (End.TIME_UP, End.BAG_EMPTY, End.NO_ROLLS)
_WON_BY = {SHEET: (*_LOST_BY, End.NO_CARDS, End.STOPPED), BOOK2015: (End.DEFUSED,)}
"""What can end a game that is won, by edition."""


def read_position(position: Mapping[str, Any], options: FuseOptions, s: Any) -> None:
    """Put a position onto a blank state whose stream is seeded; later parts rely on earlier ones."""
    check_fields("FUSE", position, FIELDS)
    agree(s, _AGREED.view(_AGREED.filled(options.numbers())))
    if "chance" in position:
        read_chance(position["chance"], s.chance)
    board = Board(position, options, s)
    _turn(board)
    _rolls_left(board)
    lay_cards(board)
    lay_dice(board)
    _question(board)
    _agreed(board)
    _result(board)


def settle_position(s: Any, cards: Any, ev: Any) -> None:
    """Number the fillings, check what is asked, and go on to the first decision."""
    for seat in range(s.players):
        for place in range(s.places):
            renumber(s, cards, seat, place)
    if s.result != Result.NONE:
        return
    _check_question(s, cards)
    if s.phase == Phase.ROLL and (s.rolls_left == 0 or (dice_in_bag(s) == 0 and (s.won or not s.skip_empty))):
        refuse("over_without_rolls")
    advance(s, cards, ev)
    out = ACTIONS.view(ACTIONS.new())
    if s.result == Result.NONE and not any(legal(s, cards, seat, out) for seat in seats_in(waited(s))):
        refuse("nobody_acts")


def _check_question(s: Any, cards: Any) -> None:
    for seat in seats_in(s.losing):
        if not has_loss(s, cards, seat, s.loss_types):
            refuse("nothing_to_lose", seat=seat)
    if s.cause != Cause.NONE and not s.losing:
        refuse("asks_nobody")
    if s.phase == Phase.FALLOUT and s.cause != Cause.PENALTY:
        refuse("fallout_waits")


def _turn(board: Board) -> None:
    s, says = board.s, board.says
    s.phase = Phase[given.one_of("phase", says.get("phase", "roll"), names(Phase)).upper()]
    s.turn = given.number("turn", says.get("turn", 1), 1, MOST_TURNS)
    s.bag_holder = given.number("bag_holder", says.get("bag_holder", 0), 0, s.players - 1)
    s.won = int(given.flag("won", says.get("won", False)))
    if s.won and board.options.edition != SHEET and says.get("result") != "won":
        refuse("book_won")
    s.picking = given.seats("picking", says.get("picking", []), s.players)
    if s.picking and (s.phase != Phase.DRAFT or s.won):
        refuse("pick_owed")


def _rolls_left(board: Board) -> None:
    budget = board.options.roll_budget
    left = board.says.get("rolls_left", budget)
    if (left is None) != (budget is None):
        refuse("rolls_left_budget")
    board.s.rolls_left = NO_BUDGET if left is None else given.number("rolls_left", left, 0, budget or 0)


def _question(board: Board) -> None:
    if (entry := board.says.get("question")) is None:
        return
    question = given.fields("question", entry, ("sabotage", "penalty", "seats"))
    if ("sabotage" in question) == ("penalty" in question):
        refuse("one_cause")
    board.s.losing = given.seats("question", question.get("seats"), board.s.players)
    if "sabotage" in question:
        _sabotage_question(board, question["sabotage"])
    else:
        _penalty_question(board, given.die("question", question.get("penalty")))


def _sabotage_question(board: Board, name: Any) -> None:
    s, deck = board.s, board.options.deck
    number = (card_numbers(deck).get(name.lower(), 0) if isinstance(name, str) else 0) - MOST_BOMBS
    if number < 1 or not s.spent[number] or s.phase != Phase.DRAFT or s.won:
        refuse("sabotage_asks")
    s.cause, s.loss_card = Cause.SABOTAGE, number
    s.loss_types = deck.sabotage[number - 1].match.dice


def _penalty_question(board: Board, die: int) -> None:
    s = board.s
    if s.phase != Phase.FALLOUT or not s.n_burnt or s.tray[s.burnt[0]] != die + 1:
        refuse("penalty_asks")
    s.cause, s.loss_card, s.loss_types = Cause.PENALTY, die + 1, types_like(die)


def _agreed(board: Board) -> None:
    """Who has confirmed and who has stopped; and what a won game and a fallout look like."""
    s, says, everybody = board.s, board.says, (1 << board.s.players) - 1
    s.confirmed = given.seats("confirmed", says.get("confirmed", []), s.players)
    if s.confirmed and (not board.options.confirm_draft or s.phase != Phase.DRAFT or not all_used(s)):
        refuse("confirm_asks")
    s.stopped = given.seats("stopped", says.get("stopped", []), s.players)
    if s.stopped and not s.won:
        refuse("stop_before_win")
    if everybody in (s.confirmed, s.stopped) and not says.get("result"):
        refuse("everybody_agreed")
    if s.won and (any(s.row) or s.n_pile):
        refuse("won_when_empty")
    if s.phase == Phase.FALLOUT and any_free(s):
        refuse("fallout_free")


def _result(board: Board) -> None:
    s = board.s
    result, by = board.says.get("result"), board.says.get("ended_by")
    if (result is None) != (by is None):
        refuse("result_without_end")
    if result is None:
        return
    s.result = Result[given.one_of("result", result, names(Result)).upper()]
    s.ended_by = End[given.one_of("ended_by", by, names(End)).upper()]
    won = s.result == Result.WON
    if won != bool(s.won) or s.losing or s.picking:
        refuse("result_row")
    if s.ended_by not in (_WON_BY[board.options.edition] if won else _LOST_BY):
        refuse("result_by", result=result, by=str(by))
