"""What the options of Origin Story come to, in figures: rounds, tricks, cards, and what the level does."""

from __future__ import annotations

from typing import TypedDict

from tablemate.kernel.json_types import JsonObject

from .options import OriginStoryOptions
from .rules.setup import RED
from .terms import EVENT_ROUND, ROUNDS, TRICKS


class Summary(TypedDict):
    """Rounds and their tricks, the colours of the Vancardian cards and of the event, and the cards to draw from."""

    rounds: int
    tricks: int
    vancardians: list[str]
    event: str
    event_round: int
    stories: int
    superheroes: int


def summary(options: OriginStoryOptions, start: JsonObject) -> Summary:
    """The figures of a table with these options, from how it starts."""
    bolts = {card.id: card.bolts for card in options.cards.vancardians}
    colours = ["red" if bolts[card] - 1 == RED else "green" for card in start["vancard_deck"]]
    return Summary(
        rounds=ROUNDS,
        tricks=TRICKS,
        vancardians=colours,
        event=colours[EVENT_ROUND - 1],
        event_round=EVENT_ROUND,
        stories=len(start["stories"]) + len(start["offer"]),
        superheroes=len(options.cards.superheroes),
    )
