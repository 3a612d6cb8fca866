"""The card language of Origin Story: reading card sets, compiling cards for the rules, telling what they do."""

from .compiling import card_numbers
from .faults import InvalidCards
from .language import CardSet, Power, Vancardian
from .reading import cards_from_data, read_cards, standard_cards
from .table import Cards

__all__ = [
    "CardSet",
    "Cards",
    "InvalidCards",
    "Power",
    "Vancardian",
    "card_numbers",
    "cards_from_data",
    "read_cards",
    "standard_cards",
]
