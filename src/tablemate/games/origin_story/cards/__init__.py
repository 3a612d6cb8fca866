"""The card language of Origin Story: reading card sets, compiling cards for the rules, telling what they do."""

from .compiling import CARDS, card_numbers, card_table
from .faults import InvalidCards
from .language import CardSet, Power, Vancardian
from .reading import cards_from_data, read_cards
from .sets import SETS, name_of, named_cards, standard_cards
from .table import Cards

__all__ = [
    "CARDS",
    "SETS",
    "CardSet",
    "Cards",
    "InvalidCards",
    "Power",
    "Vancardian",
    "card_numbers",
    "card_table",
    "cards_from_data",
    "name_of",
    "named_cards",
    "read_cards",
    "standard_cards",
]
