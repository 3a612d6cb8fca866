"""The card language of FUSE: reading decks, compiling cards for the rules, weighing, explaining and drawing them."""

from .automaton import EXTENDABLE, LOCAL
from .effort import effort, efforts, first_dice
from .faults import InvalidDeck
from .language import Bomb, Deck, Kind, Relation, Sabotage, Slot
from .reading import deck_from_data, read_deck, standard_deck
from .table import Cards, deck_numbers

__all__ = [
    "EXTENDABLE",
    "LOCAL",
    "Bomb",
    "Cards",
    "Deck",
    "InvalidDeck",
    "Kind",
    "Relation",
    "Sabotage",
    "Slot",
    "deck_from_data",
    "deck_numbers",
    "effort",
    "efforts",
    "first_dice",
    "read_deck",
    "standard_deck",
]
