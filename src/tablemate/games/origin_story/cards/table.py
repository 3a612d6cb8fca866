"""The cards of a set as the rules see them: one record of numbers, made once for a set.

Powers are numbered in three blocks, in file order: mats from MAT + 1, stories from STORY + 1, superheroes from
SUPERHERO + 1; Vancardian cards from 1; abilities, conditions and effects from 0, each card having consecutive ones.
Number 0 of powers, Vancardian cards, expressions and selectors is none.

Values of playing cards and changes of values are doubled, all other numbers are plain.
"""

from __future__ import annotations

from typing import Annotated

from tablemate.kernel.layout import PUBLIC, Grid, Row, i2

from .expressions import MOST_TERMS
from .terms import ALL_CARDS, EXTRA_CARDS, ROUNDS, SUITS, VANCARDIANS

MOST_MATS = 16
MOST_STORIES = 80
MOST_SUPERHEROES = 24
MOST_POWERS = MOST_MATS + MOST_STORIES + MOST_SUPERHEROES
MAT, STORY, SUPERHERO = 0, MOST_MATS, MOST_MATS + MOST_STORIES
"""The numbers before the first mat, the first story and the first superhero."""
MOST_SLOTS = 4
MOST_VANCARDS = 32
MOST_KEYWORDS = 4
"""The most keywords of one line."""
KEYWORD_BASE = 16
"""A keyword is its kind times this, plus its argument."""
EXTRA_VALUES = EXTRA_CARDS // VANCARDIANS
"""How many different values extra-love cards can have."""
MOST_ABILITIES = 256
MOST_CONDITIONS = 256
MOST_EFFECTS = 512
MOST_EXPRESSIONS = 256
MOST_SELECTORS = 64
NO_LOW, NO_HIGH = -9999, 9999
"""The bounds of an expression that has none."""
ALL_SUITS = (1 << SUITS) - 1


class Cards:
    """The cards of a set."""

    suit: Annotated[Row, i2, ALL_CARDS, PUBLIC]
    """By playing card: 0..51 are suit * 13 + value - 1, 52..55 the extra-love cards in file order."""
    value: Annotated[Row, i2, ALL_CARDS, PUBLIC]
    """Its printed value, doubled."""

    mats: Annotated[int, i2, PUBLIC]
    stories: Annotated[int, i2, PUBLIC]
    superheroes: Annotated[int, i2, PUBLIC]
    """How many powers of each kind there are, those with a gear included."""
    gear: Annotated[Row, i2, MOST_POWERS + 1, PUBLIC]
    """By power: 1 if it is left out of solo play."""
    slots: Annotated[Row, i2, MOST_POWERS + 1, PUBLIC]
    """By power: how many slots it has; superheroes none."""
    cost: Annotated[Grid, i2, MOST_POWERS + 1, MOST_SLOTS, PUBLIC]
    """By power and slot: the tokens that charge it."""
    removes: Annotated[Grid, i2, MOST_POWERS + 1, MOST_SLOTS, PUBLIC]
    """By power and slot: 1 if using an ability empties it; the slots of a power are all alike in this."""
    first: Annotated[Row, i2, MOST_POWERS + 1, PUBLIC]
    count: Annotated[Row, i2, MOST_POWERS + 1, PUBLIC]
    """By power: its first ability and how many it has."""

    window: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """By ability: a Window."""
    times: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """How often a round it may be used by `xN`; 0 without such a limit."""
    optional: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """1 if you may decline it, with REDRAW and EXCH inside the effect."""
    tricks: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """1 if it is about the number or the contents of tricks."""
    cond_first: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    cond_count: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """Its conditions, which must all hold."""
    effect_first: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    effect_count: Annotated[Row, i2, MOST_ABILITIES, PUBLIC]
    """Its effects, in order."""

    cond_kind: Annotated[Row, i2, MOST_CONDITIONS, PUBLIC]
    """By condition: a ConditionKind."""
    cond_op: Annotated[Row, i2, MOST_CONDITIONS, PUBLIC]
    """A Comparison, for TRICK and COMPARE."""
    cond_left: Annotated[Row, i2, MOST_CONDITIONS, PUBLIC]
    """COMPARE: an expression.  SUIT: the suit."""
    cond_right: Annotated[Row, i2, MOST_CONDITIONS, PUBLIC]
    """COMPARE: an expression in the same unit.  TRICK: the number, 1..8."""

    effect_op: Annotated[Row, i2, MOST_EFFECTS, PUBLIC]
    """By effect: an EffectOp."""
    effect_subject: Annotated[Row, i2, MOST_EFFECTS, PUBLIC]
    """MYVAL: a selector.  ALLVAL, TRUMP: a suit.  MYSUIT: a suit or CHOSEN_SUIT.  CHOOSE: the suits on offer as bits.
    EXCH, BURY, SWAPWITH: a Target.  VILLAIN: the most tricks.  VBONUS: the fewest tricks.  TRICKVP: the trick."""
    effect_number: Annotated[Row, i2, MOST_EFFECTS, PUBLIC]
    """VAL, MYVAL, ALLVAL: the change, doubled.  STEAL, VILLAIN, TRICKVP, VILLAINPAY, VBONUS: VP.
    STAM, STAMROUND: tokens, the latter also negative."""
    effect_amount: Annotated[Row, i2, MOST_EFFECTS, PUBLIC]
    """The expression of DRAW, DISCARD, REDRAW, REVEAL, VDRAW, VP; of SETVAL in doubled values."""
    effect_times: Annotated[Row, i2, MOST_EFFECTS, PUBLIC]
    """How often in a row, 1 or more; more only with DRAW, DISCARD, REDRAW, REVEAL, EXCH and BURY."""

    expr_factor: Annotated[Grid, i2, MOST_EXPRESSIONS, MOST_TERMS, PUBLIC]
    """By expression and term: the factor, 0 for a term that is not there.
    An expression is worth factor * count for both terms plus the offset, cut to low..high."""
    expr_count: Annotated[Grid, i2, MOST_EXPRESSIONS, MOST_TERMS, PUBLIC]
    """A CountKind.  PRINT and LEAD give doubled values; factors and numbers of such an expression fit that."""
    expr_argument: Annotated[Grid, i2, MOST_EXPRESSIONS, MOST_TERMS, PUBLIC]
    """WON_WITH: a selector.  CARDS_IN: a suit.  TRICKS: a Target other than EITHER."""
    expr_offset: Annotated[Row, i2, MOST_EXPRESSIONS, PUBLIC]
    expr_low: Annotated[Row, i2, MOST_EXPRESSIONS, PUBLIC]
    expr_high: Annotated[Row, i2, MOST_EXPRESSIONS, PUBLIC]

    select_suits: Annotated[Row, i2, MOST_SELECTORS, PUBLIC]
    """By selector: the effective suits that match, as bits."""
    select_low: Annotated[Row, i2, MOST_SELECTORS, PUBLIC]
    select_high: Annotated[Row, i2, MOST_SELECTORS, PUBLIC]
    """The lowest and the highest printed value that match, doubled."""

    sided: Annotated[int, i2, PUBLIC]
    """1 if some ability lets your cards count as another suit on one side only."""
    vancards: Annotated[int, i2, PUBLIC]
    """How many Vancardian cards there are."""
    bolts: Annotated[Row, i2, MOST_VANCARDS + 1, PUBLIC]
    """By Vancardian card: 1 or 2."""
    line: Annotated[Grid, i2, MOST_VANCARDS + 1, ROUNDS * MOST_KEYWORDS, PUBLIC]
    """By Vancardian card and (round - 1) * MOST_KEYWORDS + place: a KeywordKind * KEYWORD_BASE + its argument, 0 none.
    The argument of REPLACE and MOVE is how many, of ADD the place in `extra_value`."""
    event_first: Annotated[Row, i2, MOST_VANCARDS + 1, PUBLIC]
    event_count: Annotated[Row, i2, MOST_VANCARDS + 1, PUBLIC]
    """By Vancardian card: the abilities of its event."""
    extra_value: Annotated[Row, i2, EXTRA_VALUES, PUBLIC]
    """The different values of extra-love cards, doubled; 0 none."""
    extra_card: Annotated[Grid, i2, EXTRA_VALUES, VANCARDIANS, PUBLIC]
    """By place in `extra_value`: the playing cards of that value for the Automaton and for the Factoryon."""
