"""FUSE, by Kane Klenko (Renegade Game Studios, 2015): one to five players, real time, dice on bomb cards."""

from __future__ import annotations

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Agreement, Game, Knowledge, Speech, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.program import Program

from .actions import ACTIONS, read_sentence
from .cards.table import Cards, deck_numbers
from .event_types import event_types
from .options import FuseOptions
from .position import POSITION
from .reasons import refusal
from .rules.codes import UNASKED
from .rules.ending import outcome
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.setup import setup
from .rules.turn import apply, waited
from .situations import longest_game, random_options
from .state import LAYOUT, Agreed, State
from .summary import summary
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


GAME: Game[State, FuseOptions, View] = Game(
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
        summary=summary,
    ),
    knowledge=Knowledge(
        event_types=event_types,
        decisions=decisions,
        view=build_view,
        view_type=View,
        outcome=read_outcome,
    ),
    speech=Speech(actions=ACTIONS, read_sentence=read_sentence, asks_parameter=asks_parameter, refusal=refusal),
    positions=POSITION,
    longest_game=longest_game,
)
