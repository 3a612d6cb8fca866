"""Decks for whoever plays with them or looks through them: the usual one, those of files, how hard bombs are."""

from __future__ import annotations

from fractions import Fraction

from .cards import deck_numbers, effort, first_dice, read_deck
from .cards import standard_deck as standard_deck
from .cards.language import Deck as Deck
from .terms import HARD as HARD


def read_playable_deck(text: str, legality: str) -> Deck:
    """The deck of a TOML text, good enough to play with; raises `InvalidDeck` where something is wrong."""
    deck = read_deck(text)
    deck_numbers(deck, legality)
    return deck


def weigh(deck: Deck, card: str) -> tuple[int, Fraction]:
    """How many dice an empty bomb takes, and how many random ones it needs on average, played well."""
    bomb = next(bomb for bomb in deck.bombs if bomb.id == card)
    return first_dice(bomb), effort(bomb)
