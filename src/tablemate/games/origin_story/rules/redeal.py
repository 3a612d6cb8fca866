"""Dealing anew what a viewer cannot know: the order of the decks, unseen Vancardian cards, superheroes (A25)."""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import COLOURS, State
from tablemate.games.origin_story.terms import MOST_STORIES, MOST_VANCARDS, SUPERHERO
from tablemate.kernel.chance import seed_stream
from tablemate.kernel.piles import shuffle
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import SPECTATOR

from .hands import has_card
from .setup import random_power, shuffle_in_event

REDEAL_STREAM = 2
HALF = MOST_STORIES // 2


@rule
def redeal(s: State, cards: Cards, seat: int, stream: int) -> None:
    """Every order that fits what was seen is as likely; memory is free, so what was played is known."""
    seed_stream(s.chance, stream, REDEAL_STREAM)
    sort_deck(s)
    shuffle(s.chance, s.deck, s.n_deck)
    sort_stories(s)
    shuffle(s.chance, s.stories, s.n_stories)
    for colour in range(COLOURS):
        deal_colour(s, cards, colour)
    if seat == SPECTATOR and s.superheroes[0, 0] != 0:
        s.superheroes[0, 0] = random_power(s, cards, SUPERHERO, cards.superheroes)
        s.superheroes[0, 1] = s.superheroes[0, 0]
        while s.superheroes[0, 1] == s.superheroes[0, 0]:
            s.superheroes[0, 1] = random_power(s, cards, SUPERHERO, cards.superheroes)


@rule
def sort_deck(s: State) -> None:
    """Forget the order of the deck: lay it in the order of the cards."""
    held = 0
    for index in range(s.n_deck):
        held |= 1 << (s.deck[index] - 1)
    place = 0
    for card in range(len(s.deck)):
        if has_card(held, card):
            s.deck[place] = card + 1
            place += 1


@rule
def sort_stories(s: State) -> None:
    """Forget the order of the stories: lay them in the order of the cards; a word holds half of them."""
    low = 0
    high = 0
    for index in range(s.n_stories):
        story = s.stories[index]
        if story <= HALF:
            low |= 1 << story
        else:
            high |= 1 << (story - HALF)
    place = 0
    for story in range(1, MOST_STORIES + 1):
        held = low >> story if story <= HALF else high >> (story - HALF)
        if held & 1 == 1:
            s.stories[place] = story
            place += 1


@rule
def deal_colour(s: State, cards: Cards, colour: int) -> None:
    """The unseen cards of one colour are one pool for the Vancardians' deck and the event deck."""
    size = s.n_events[colour]
    number = 0
    for card in range(1, cards.vancards + 1):
        if cards.bolts[card] - 1 == colour and not has_card(s.vancards_seen, card):
            shuffle_in_event(s, colour, number, card)
            number += 1
    for index in range(s.n_vancard_deck):
        if cards.bolts[s.vancard_deck[index]] - 1 == colour:
            number -= 1
            s.vancard_deck[index] = s.events[colour, number]
    for index in range(size, MOST_VANCARDS):
        s.events[colour, index] = 0
