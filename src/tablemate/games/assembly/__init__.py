"""Assembly, by Janice and Stu Turner (Wren Games, 2018): one or two players, hidden hands, a ring of bays."""

from __future__ import annotations

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Agreement, Earlier, Game, Knowledge, Speech, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.preview import Supposing
from tablemate.kernel.program import Program

from .actions import ACTIONS
from .cards import Cards, printed_cards
from .event_types import EVENT_TYPES
from .notation import in_full, read_sentence
from .options import AssemblyOptions, earlier_options
from .position import POSITION
from .reasons import refusal
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.scoring import outcome
from .rules.setup import setup
from .rules.turn import apply, waited
from .situations import random_options
from .state import LAYOUT, Agreed, State
from .summary import summary
from .terms import Card
from .view import asks_parameter, build_view, decisions, leads_on, read_outcome
from .view_types import View

RULES_VERSION = 2

PROGRAM = Program(
    game="assembly",
    state=LAYOUT,
    cards=Layout(Cards),
    options=Layout(Agreed),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
)


def _verified(s: State, seat: int) -> None:
    """A preview never tells whether the partner could verify a command: there the partner can."""
    if s.players == 2 and seat == s.active and s.n_hand[1 - seat]:
        s.hand[1 - seat, 0] = Card.WILD


def _mark(s: State, version: int) -> None:
    s.forgetful = int(version < 2)


def _longest_game(options: AssemblyOptions) -> int:
    """More decisions than any game can have: some 60 turns, each with two commands and their malfunctions."""
    return 4000


GAME: Game[State, AssemblyOptions, View] = Game(
    name="assembly",
    module=__name__,
    rules_version=RULES_VERSION,
    traits=Traits(players=(1, 2), cooperative=True, hidden=True),
    program=PROGRAM,
    agreement=Agreement(
        options=AssemblyOptions,
        card_numbers=lambda cards: printed_cards(),
        random_options=random_options,
        summary=summary,
    ),
    knowledge=Knowledge(
        event_types=lambda options: EVENT_TYPES,
        decisions=decisions,
        view=build_view,
        view_type=View,
        outcome=read_outcome,
    ),
    speech=Speech(
        actions=ACTIONS,
        read_sentence=read_sentence,
        asks_parameter=asks_parameter,
        refusal=refusal,
        leads_on=leads_on,
        in_full=in_full,
    ),
    positions=POSITION,
    longest_game=_longest_game,
    supposing=Supposing(_verified, frozenset({"verified"})),
    earlier=Earlier(earlier_options, _mark),
)
