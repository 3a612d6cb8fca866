"""Origin Story, by Jamey Stegmaier and Pete Wissinger (Stonemaier Games, 2025), in its solo mode by Automa Factory."""

from __future__ import annotations

from collections.abc import Mapping

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Agreement, Bounds, Earlier, Game, Knowledge, Positions, Speech, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.program import Program

from .actions import ACTIONS, read_sentence
from .cards import Cards, card_numbers
from .event_types import event_types
from .options import OriginStoryOptions, earlier_options
from .position import write_position
from .reasons import refusal
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.rounds import apply, waited
from .rules.scoring import outcome
from .rules.setup import setup
from .set_up_board import read_position, settle_position
from .situations import longest_game, random_options
from .state import LAYOUT, Agreed, State
from .terms import ALL_CARDS, VANCARDIANS, Result
from .view import asks_parameter, build_view, decisions, read_outcome
from .view_types import View

RULES_VERSION = 2

PROGRAM = Program(
    game="origin_story",
    state=LAYOUT,
    cards=Layout(Cards),
    options=Layout(Agreed),
    rules=Rules(setup=setup, waited=waited, legal=legal, apply=apply, redeal=redeal, outcome=outcome),
)


def _pieces(s: State) -> Mapping[str, int]:
    """How many playing cards lie somewhere, and how many different ones."""
    lying = [card - 1 for card in list(s.deck)[: s.n_deck]]
    for who in range(VANCARDIANS):
        lying += [card - 1 for card in s.row.tolist()[who][: s.n_row[who]]]
    if s.result == Result.NONE or s.surrendered:
        lying += [card - 1 for card in list(s.card)[: s.n_played]]
    for cards in (s.discard, s.aside, s.hand, *s.pile):
        lying += [card for card in range(ALL_CARDS) if cards >> card & 1]
    return {"cards": len(lying), "different": len(set(lying))}


GAME: Game[State, OriginStoryOptions] = Game(
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
    earlier=Earlier(options=earlier_options),
)
