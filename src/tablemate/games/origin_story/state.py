"""Everything there is to know about one game of Origin Story, and who may know it.

Sets of playing cards are bit masks of 56 bits; where a single card lies its number is kept plus one, so that 0 means
none.  The rows of the Vancardians are ordered from left to right; your hand has no order.  Values are doubled.

All hands are open.  Hidden are the order of the decks, what lies in the discard and in won tricks (A25), and, from
everybody but you, the two superheroes you were dealt.

What numbers mean in a position stands beside each field; what follows from the rest has no meaning of its own.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.chance import Chance
from tablemate.kernel.flow import Flow
from tablemate.kernel.layout import OWNER, PUBLIC, Grid, Layout, Row, i1, i2, i4, i8
from tablemate.kernel.meanings import FLAG, Codec, bits, keyed, list_of, or_none, plus_one, spelled, whole

from .cards.terms import SUIT_LETTERS
from .cards.vocabulary import MOST_TOKENS
from .meanings import (
    CARD,
    CARD_AGAIN,
    DISCARD,
    HALF,
    IN_PLAY,
    MOST_TIMES,
    POWER,
    SUIT,
    USED,
    VANCARD,
    VANCARD_AGAIN,
    WHOSE,
    by_card,
    of_card,
    standing,
)
from .names import WHO_NAMES
from .terms import (
    ABILITIES,
    ALL_CARDS,
    MOST_ROW,
    MOST_SELECTORS,
    MOST_SLOTS,
    MOST_STORIES,
    MOST_VANCARDS,
    OFFERED,
    POWERS,
    ROUNDS,
    SPOTS,
    SUITS,
    SUPERHERO_SPOT,
    TRICKS,
    VANCARDIANS,
    WHO,
    Align,
    Charge,
    Result,
)

MOST_WON = TRICKS
MOST_BOOSTS = MOST_SELECTORS
"""Most groups of your cards whose values are changed at a time."""
COLOURS = 2
"""Green and red: one bolt and two."""
COLOUR_NAMES = ("green", "red")
MOST_VP = 9999
POINTS = whole(0, MOST_VP)
DIALS = list_of(keyed(WHO_NAMES, POINTS, complete=True), ROUNDS, as_many=lambda board: standing(board).rounds_finished)
MOST_OWNED = 127
TOKENS = whole(0, MOST_OWNED)
SLOTS = by_card(of_card(spelled(Charge), lambda at, spot: len(at.slots(spot)), plain="charged"), SUPERHERO_SPOT)
USES = by_card(of_card(whole(0, MOST_TIMES), lambda at, spot: len(at.abilities(spot))))
_HEROES = list_of(or_none(POWER), 2, without_none=True)
SUPERHEROES = Codec(
    lambda board, name, at: _HEROES.write(board, name, (0,)),
    lambda board, value, called, name, at: _HEROES.read(board, value, called, name, (0,)),
)


class Agreed:
    """The options of a game as numbers."""

    level: Annotated[int, i2, PUBLIC]
    ties: Annotated[int, i2, PUBLIC]


class State(Chance, Flow):
    """One game."""

    # Options
    level: Annotated[int, i1, PUBLIC]
    """The difficulty, 0 to 5."""
    strict: Annotated[int, i1, PUBLIC]
    """1 if a tie is lost."""

    # Playing cards
    deck: Annotated[Row, i1, ALL_CARDS, list_of(plus_one(CARD), ALL_CARDS, count="n_deck", top_first=True)]
    """From the bottom to the top."""
    n_deck: Annotated[int, i1, PUBLIC]
    discard: Annotated[int, i8, DISCARD]
    """What lies in the discard, as a set."""
    n_discard: Annotated[int, i1, PUBLIC]
    aside: Annotated[int, i8, PUBLIC]
    """The extra-love cards that no row holds."""
    row: Annotated[
        Grid,
        i1,
        VANCARDIANS,
        MOST_ROW,
        PUBLIC,
        keyed(WHO_NAMES[:VANCARDIANS], list_of(plus_one(CARD), MOST_ROW, count="n_row")),
    ]
    """The rows of the Vancardians from left to right."""
    n_row: Annotated[Row, i1, VANCARDIANS, PUBLIC]
    hand: Annotated[int, i8, PUBLIC, bits(CARD)]
    """Your cards, as a set."""
    marked: Annotated[int, i8, PUBLIC, bits(CARD_AGAIN)]
    """Those of your cards that you revealed."""
    pile: Annotated[Row, i8, WHO, keyed(WHO_NAMES, bits(CARD))]
    """What lies in the tricks of each, as sets."""
    tricks: Annotated[Row, i1, WHO, PUBLIC, keyed(WHO_NAMES, whole(0, TRICKS))]
    """How many tricks each has won this round."""
    won_card: Annotated[Row, i1, MOST_WON, plus_one(CARD_AGAIN)]
    """Your own card in each trick that you won."""
    won_suit: Annotated[Row, i1, MOST_WON, SUIT]
    """The suit it had."""
    pile_suit: Annotated[Row, i1, SUITS, keyed(tuple(SUIT_LETTERS), whole(0, ALL_CARDS))]
    """How many cards of each suit lie in your tricks."""

    # What cards are worth now, from what is charged, your side, reveal marks and the event
    boost: Annotated[Row, i2, MOST_BOOSTS, PUBLIC]
    """By how much a group of your cards counts more or less..."""
    boosted: Annotated[Row, i1, MOST_BOOSTS, PUBLIC]
    """...and the selector of that group."""
    n_boost: Annotated[int, i1, PUBLIC]
    working: Annotated[Row, i1, SPOTS, PUBLIC]
    """How many abilities of the card at each spot work."""
    windows: Annotated[int, i4, PUBLIC]
    """The windows of all abilities that work, as bits."""
    loved: Annotated[int, i1, PUBLIC]
    """The suits of your cards that count as love, as bits."""
    bonus: Annotated[Row, i2, SUITS, PUBLIC]
    """By how much all cards of a suit count more or less."""
    trump: Annotated[int, i1, PUBLIC]
    """The trump suit."""
    low: Annotated[int, i1, PUBLIC]
    """1 if the lowest card wins."""
    tie: Annotated[int, i1, PUBLIC]
    """1 if you win ties."""
    drawn: Annotated[int, i1, PUBLIC]
    """How many cards a Vancardian draws to follow."""
    draw_set: Annotated[int, i1, PUBLIC]
    """1 if an ability or the event says so."""

    # The game and the round
    vp: Annotated[Row, i2, WHO, PUBLIC, keyed(WHO_NAMES, POINTS)]
    """The points of each now."""
    dials: Annotated[Grid, i2, ROUNDS, WHO, PUBLIC, DIALS]
    """The points of each after each finished round."""
    round: Annotated[int, i1, PUBLIC, whole(1, ROUNDS)]
    """1 to 5."""
    dealer: Annotated[int, i1, PUBLIC, WHOSE]
    align: Annotated[int, i1, PUBLIC, spelled(Align)]
    """Your side, an Align."""
    surrendered: Annotated[int, i1, PUBLIC, FLAG]
    """1 if you surrendered this round."""
    result: Annotated[int, i1, PUBLIC, spelled(Result)]
    """A Result."""

    # Your cards with abilities
    power: Annotated[Row, i1, POWERS, PUBLIC, or_none(POWER)]
    """The card at each spot."""
    superheroes: Annotated[Grid, i1, 1, 2, OWNER, SUPERHEROES]
    """The two superheroes you were dealt."""
    stories: Annotated[Row, i1, MOST_STORIES, list_of(POWER, MOST_STORIES, count="n_stories", top_first=True)]
    """The stories never seen, the top one last."""
    n_stories: Annotated[int, i1, PUBLIC]
    offer: Annotated[Row, i1, OFFERED, PUBLIC, list_of(or_none(POWER), OFFERED, without_none=True)]
    """The stories to choose from."""
    stamina: Annotated[int, i1, PUBLIC, TOKENS]
    """The tokens you own."""
    left: Annotated[int, i1, PUBLIC, TOKENS]
    """Those not placed yet this round."""
    spare: Annotated[int, i1, PUBLIC, TOKENS]
    """Those taken off Remove slots, yours again next round."""
    lent: Annotated[int, i1, PUBLIC, whole(-2 * MOST_TOKENS, 2 * MOST_TOKENS)]
    """How many more or fewer may be placed this round."""
    slot: Annotated[Grid, i1, POWERS, MOST_SLOTS, PUBLIC, SLOTS]
    """What lies on each slot, a Charge."""
    uses: Annotated[Grid, i2, POWERS, ABILITIES, PUBLIC, USES]
    """How often each ability was used this round."""
    chosen: Annotated[Row, i1, POWERS, PUBLIC, by_card(or_none(plus_one(SUIT)))]
    """The suit named with the card at a spot, plus one."""
    predicted: Annotated[Row, i1, POWERS, PUBLIC, by_card(or_none(plus_one(whole(0, TRICKS))))]
    """The tricks predicted with the card at a spot, plus one."""

    # The Vancardians' cards
    vancard_deck: Annotated[Row, i1, ROUNDS, list_of(VANCARD, ROUNDS, count="n_vancard_deck", top_first=True)]
    """The Vancardian cards of the rounds to come, the next one last."""
    n_vancard_deck: Annotated[int, i1, PUBLIC]
    events: Annotated[
        Grid,
        i1,
        COLOURS,
        MOST_VANCARDS,
        keyed(COLOUR_NAMES, list_of(VANCARD, MOST_VANCARDS, count="n_events", top_first=True)),
    ]
    """The event decks of both colours, the top one last."""
    n_events: Annotated[Row, i1, COLOURS, PUBLIC]
    vancard: Annotated[int, i1, PUBLIC, or_none(VANCARD)]
    """The Vancardian card of this round."""
    event: Annotated[int, i1, PUBLIC, or_none(VANCARD)]
    """The event of this round."""
    vancards_seen: Annotated[int, i8, PUBLIC, bits(VANCARD_AGAIN)]
    """The Vancardian cards seen so far, as bits."""

    # The trick
    trick: Annotated[int, i1, PUBLIC, whole(1, TRICKS)]
    """1 to 8."""
    leader: Annotated[int, i1, PUBLIC, WHOSE]
    n_played: Annotated[int, i1, PUBLIC]
    card: Annotated[Row, i1, WHO, PUBLIC, IN_PLAY]
    """The cards on the table in order of play..."""
    player: Annotated[Row, i1, WHO, PUBLIC, WHOSE]
    """...who played each..."""
    owner: Annotated[Row, i1, WHO, PUBLIC, WHOSE]
    """...whose it is now..."""
    suit: Annotated[Row, i1, WHO, PUBLIC, SUIT]
    """...what it counts as..."""
    base: Annotated[Row, i2, WHO, PUBLIC, HALF]
    """...its value as printed or set..."""
    plus: Annotated[Row, i2, WHO, PUBLIC, HALF]
    """...and by how much that was changed."""
    led: Annotated[int, i1, PUBLIC]
    """The led suit plus one; 0 before the first card."""
    named: Annotated[int, i1, PUBLIC, or_none(plus_one(SUIT))]
    """The suit you named for your card, plus one."""
    free: Annotated[int, i1, PUBLIC, FLAG]
    """1 if you need not follow."""
    no_draw: Annotated[int, i1, PUBLIC, FLAG]
    """1 if those who follow your card draw nothing,"""
    no_love: Annotated[int, i1, PUBLIC, FLAG]
    """1 if they may not play love,"""
    lowest: Annotated[int, i1, PUBLIC, FLAG]
    """1 if they must play their lowest card,"""
    no_trump: Annotated[int, i1, PUBLIC, FLAG]
    """1 if their trumps are none."""
    turn_used: Annotated[int, i1, PUBLIC, FLAG]
    """1 if you used an ability of this turn."""
    used_now: Annotated[int, i8, PUBLIC, USED]
    """The abilities used in this trick, as bits."""
    swapped: Annotated[int, i1, PUBLIC, FLAG]
    """1 if owners were changed."""
    winner: Annotated[int, i1, PUBLIC, or_none(plus_one(WHOSE))]
    """Who wins the complete trick, plus one."""
    cancelled: Annotated[int, i1, PUBLIC, FLAG]
    """1 if nobody does."""
    takes_lead: Annotated[int, i1, PUBLIC, FLAG]
    """1 if you lead next, whoever does."""


LAYOUT = Layout(State)
