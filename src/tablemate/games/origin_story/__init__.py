"""Origin Story, by Jamey Stegmaier and Pete Wissinger (Stonemaier Games, 2025), in its solo mode by Automa Factory."""

from __future__ import annotations

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Agreement, Earlier, Game, Knowledge, Speech, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.program import Program

from .actions import ACTIONS, read_sentence
from .cards import CARDS, card_numbers
from .event_types import event_types
from .options import OriginStoryOptions, earlier_options
from .position import POSITION
from .reasons import refusal
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.rounds import apply, waited
from .rules.scoring import outcome
from .rules.setup import setup
from .situations import longest_game, random_options
from .state import LAYOUT, Agreed, State
from .summary import summary
from .view import asks_parameter, build_view, decisions, read_outcome
from .view_types import View

RULES_VERSION = 2

PROGRAM = Program(
    game="origin_story",
    state=LAYOUT,
    cards=CARDS,
    options=Layout(Agreed),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
)


GAME: Game[State, OriginStoryOptions, View] = Game(
    name="origin_story",
    module=__name__,
    rules_version=RULES_VERSION,
    traits=Traits(players=(1,), cooperative=False, hidden=True),
    program=PROGRAM,
    agreement=Agreement(
        options=OriginStoryOptions,
        card_set=lambda options: options.cards,
        card_numbers=card_numbers,
        random_options=random_options,
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
    earlier=Earlier(options=earlier_options),
)
