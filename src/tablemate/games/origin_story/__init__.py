"""Origin Story, by Jamey Stegmaier and Pete Wissinger (Stonemaier Games, 2025), in its solo mode by Automa Factory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.contract import Rules
from tablemate.kernel.game import Earlier, Game, Traits
from tablemate.kernel.layout import Layout
from tablemate.kernel.program import Program

from .actions import ACTIONS, read_sentence
from .cards import Cards, card_numbers
from .event_types import event_types
from .options import OriginStoryOptions, earlier_options, read_options
from .position import write_position
from .reasons import refusal
from .rules.legal import legal
from .rules.redeal import redeal
from .rules.rounds import apply, waited
from .rules.scoring import outcome
from .rules.setup import setup
from .set_up_board import read_position, settle_position
from .situations import longest_game, random_options
from .state import LAYOUT, Agreed
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


def _card_numbers(options: OriginStoryOptions) -> dict[str, Any]:
    """The card table of these options."""
    return card_numbers(options.cards)


def _pieces(s: Any) -> Mapping[str, int]:
    """How many playing cards lie somewhere, and how many different ones."""
    lying = [card - 1 for card in list(s.deck)[: s.n_deck]]
    for who in range(VANCARDIANS):
        lying += [card - 1 for card in s.row.tolist()[who][: s.n_row[who]]]
    if s.result == Result.NONE or s.surrendered:
        lying += [card - 1 for card in list(s.card)[: s.n_played]]
    for cards in (s.discard, s.aside, s.hand, *s.pile):
        lying += [card for card in range(ALL_CARDS) if cards >> card & 1]
    return {"cards": len(lying), "different": len(set(lying))}


GAME = Game(
    name="origin_story",
    module=__name__,
    rules_version=RULES_VERSION,
    traits=Traits(players=(1,), cooperative=False, hidden=True),
    program=PROGRAM,
    event_types=event_types,
    read_options=read_options,
    card_numbers=_card_numbers,
    decisions=decisions,
    actions=ACTIONS,
    read_sentence=read_sentence,
    asks_parameter=asks_parameter,
    refusal=refusal,
    build_view=build_view,
    view_type=View,
    write_position=write_position,
    read_position=read_position,
    settle_position=settle_position,
    read_outcome=read_outcome,
    pieces=_pieces,
    longest_game=longest_game,
    random_options=random_options,
    earlier=Earlier(options=earlier_options),
)
