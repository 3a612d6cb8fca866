"""FUSE, by Kane Klenko (Renegade Game Studios, 2015): one to five players, real time, dice on bomb cards."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Agreement, Bounds, Game, Knowledge, Positions, Speech, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.program import Program

from .actions import ACTIONS, read_sentence
from .cards.table import Cards, deck_numbers
from .event_types import event_types
from .options import FuseOptions
from .position import write_position
from .reasons import refusal
from .rules.codes import CELLS, UNASKED
from .rules.ending import outcome
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.setup import setup
from .rules.turn import apply, waited
from .set_up_board import read_position, settle_position
from .situations import longest_game, random_options
from .state import LAYOUT, Agreed, State
from .terms import MOST_BOMBS, TRAY, Mark
from .view import asks_parameter, build_view, decisions, read_outcome
from .view_types import View

RULES_VERSION = 1

PROGRAM = Program(
    game="fuse",
    state=LAYOUT,
    cards=Layout(Cards),
    options=Layout(Agreed),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
    unasked=UNASKED,
)


def _pieces(s: State) -> Mapping[str, int]:
    """Dice wherever they are, the bombs to defuse and the sabotage cards: none is ever lost."""
    in_tray = sum(1 for place in range(TRAY) if s.tray[place] and s.mark[place] < Mark.PLACED)
    on_mats = sum(1 for seat in range(s.players) for cell in range(CELLS) if s.die[seat, cell])
    piled = list(s.pile)[: s.n_pile]
    bombs = sum(1 for card in piled if card <= MOST_BOMBS)
    return {
        "dice": sum(s.bag) + in_tray + on_mats,
        "bombs": s.picks + sum(1 for number in s.row if number) + bombs,
        "sabotage": sum(s.spent) + s.n_pile - bombs,
    }


GAME: Game[State, FuseOptions] = Game(
    name="fuse",
    module=__name__,
    rules_version=RULES_VERSION,
    traits=Traits(
        players=(1, 2, 3, 4, 5),
        cooperative=True,
        hidden=True,
        timed=True,
        simultaneous=True,
        own_take_back=True,
        alike=True,
    ),
    program=PROGRAM,
    agreement=Agreement(
        options=FuseOptions,
        card_set=lambda options: (options.deck, options.legality),
        card_numbers=lambda cards: deck_numbers(*cards),
        random_options=random_options,
        clock=lambda options: options.clock,
    ),
    knowledge=Knowledge(
        event_types=event_types,
        decisions=decisions,
        view=build_view,
        view_type=View,
        outcome=read_outcome,
    ),
    speech=Speech(actions=ACTIONS, read_sentence=read_sentence, asks_parameter=asks_parameter, refusal=refusal),
    positions=Positions(write=write_position, read=read_position, settle=settle_position),
    bounds=Bounds(pieces=_pieces, longest_game=longest_game),
)
