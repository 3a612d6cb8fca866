"""Setting up the table.  (Booklet: set-up.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import Agreed, State
from tablemate.games.origin_story.terms import MAT, MAT_SPOT, ROUNDS, STORY, SUPERHERO, WHO, Ev, Op
from tablemate.kernel.chance import roll
from tablemate.kernel.events import Events, emit, emit_to
from tablemate.kernel.flow import push
from tablemate.kernel.piles import shuffle_in
from tablemate.kernel.rule import rule

from .rounds import advance

YOUR_EYES = 1
"""The set of viewers that is you alone."""
GREEN, RED = 0, 1


@rule
def setup(s: State, cards: Cards, options: Agreed, ev: Events) -> None:
    """Mat, token, superheroes, stories, the Vancardians' deck and the events; somebody deals (OS-SETUP-1)."""
    agree(s, options)
    s.power[MAT_SPOT] = random_power(s, cards, MAT, cards.mats)
    s.stamina = 1
    deal_superheroes(s, cards, ev)
    shuffle_stories(s, cards)
    build_decks(s, cards)
    s.dealer = roll(s.chance, WHO)
    s.round = 1
    emit(ev, Ev.SET_UP, s.power[MAT_SPOT], s.level, s.dealer)
    push(s, Op.DEAL, 0)
    advance(s, cards, ev)


@rule
def agree(s: State, options: Agreed) -> None:
    """What was agreed before the game."""
    s.level = options.level
    s.strict = options.ties


@rule
def random_power(s: State, cards: Cards, base: int, count: int) -> int:
    """A random card of its kind; those with a gear are set aside and replaced (A26)."""
    power = base + 1 + roll(s.chance, count)
    while cards.gear[power] == 1:
        power = base + 1 + roll(s.chance, count)
    return power


@rule
def deal_superheroes(s: State, cards: Cards, ev: Events) -> None:
    """Two superheroes that only you look at; one of them comes in round 5 (OS-SUPERHERO-1)."""
    s.superheroes[0, 0] = random_power(s, cards, SUPERHERO, cards.superheroes)
    s.superheroes[0, 1] = s.superheroes[0, 0]
    while s.superheroes[0, 1] == s.superheroes[0, 0]:
        s.superheroes[0, 1] = random_power(s, cards, SUPERHERO, cards.superheroes)
    for place in range(2):
        emit_to(ev, Ev.SUPERHERO_DEALT, YOUR_EYES, s.superheroes[0, place])


@rule
def shuffle_stories(s: State, cards: Cards) -> None:
    """All stories without a gear, shuffled."""
    for story in range(STORY + 1, STORY + cards.stories + 1):
        if cards.gear[story] == 0:
            shuffle_in(s.chance, s.stories, s.n_stories, story)
            s.n_stories += 1


@rule
def build_decks(s: State, cards: Cards) -> None:
    """Two shuffled event decks; red cards, as many as the level, under green ones, five in all (OS-LEVEL-1)."""
    for card in range(1, cards.vancards + 1):
        colour = cards.bolts[card] - 1
        shuffle_in_event(s, colour, s.n_events[colour], card)
        s.n_events[colour] += 1
    for index in range(ROUNDS):
        colour = RED if index < s.level else GREEN
        s.n_events[colour] -= 1
        s.vancard_deck[index] = s.events[colour, s.n_events[colour]]
        s.events[colour, s.n_events[colour]] = 0
    s.n_vancard_deck = ROUNDS


@rule
def shuffle_in_event(s: State, colour: int, number: int, card: int) -> None:
    """A card joins `number` shuffled events of its colour, at any place; the one that lay there goes to the end."""
    place = roll(s.chance, number + 1)
    s.events[colour, number] = s.events[colour, place]
    s.events[colour, place] = card
