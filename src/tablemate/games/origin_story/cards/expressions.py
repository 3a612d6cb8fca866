"""What is counted and compared: selectors of cards, counts, and expressions of the one form the rules evaluate.

An expression is a sum of at most two counts, each times a whole number, plus a number, and all that inside bounds.
Its numbers are kept doubled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .faults import fault
from .halves import half_text
from .terms import (
    CHOSEN_LETTER,
    HALVES,
    SUIT_LETTERS,
    SUITS,
    TARGET_LETTERS,
    TRICK_COUNTS,
    TRICKS,
    VALUE_COUNTS,
    VALUES,
    CountKind,
    Suit,
    Target,
)

MOST_TERMS = 2
MOST_FACTOR = 9
MOST_PRINTED = VALUES * HALVES + 1
"""The highest printed value there can be, 13 1/2 of an extra-love card, doubled."""

COUNT_WORDS = {
    "k": CountKind.K,
    "pred": CountKind.PRED,
    "print": CountKind.PRINT,
    "lead": CountKind.LEAD,
    "won": CountKind.WON,
    "wonwith": CountKind.WON_WITH,
    "suitswon": CountKind.SUITS_WON,
    "cardsin": CountKind.CARDS_IN,
    "tricks": CountKind.TRICKS,
    "maxtricks": CountKind.MOST_TRICKS,
    "unspent": CountKind.UNSPENT,
}
COUNT_NAMES = {kind: word for word, kind in COUNT_WORDS.items()}
_SEATS = 3
_HIGHEST = {
    CountKind.PRED: TRICKS,
    CountKind.PRINT: MOST_PRINTED,
    CountKind.LEAD: MOST_PRINTED,
    CountKind.WON: TRICKS,
    CountKind.WON_WITH: TRICKS,
    CountKind.SUITS_WON: SUITS,
    CountKind.CARDS_IN: TRICKS * _SEATS,
    CountKind.TRICKS: TRICKS,
    CountKind.MOST_TRICKS: TRICKS,
    CountKind.UNSPENT: 99,
}
"""The most that a count can come to, values as printed; K is missing, which depends on the card."""


def suit_letter(suit: int) -> str:
    """The letter of a suit, X for the chosen one."""
    return (SUIT_LETTERS + CHOSEN_LETTER)[suit]


@dataclass(frozen=True, slots=True)
class Selector:
    """Cards by effective suit and printed value; None: whichever.  The bounds are doubled and included."""

    suit: Suit | None = None
    low: int | None = None
    high: int | None = None

    @property
    def text(self) -> str:
        """As on the card: `*`, `S`, `print<=5`, `L&print>=2`."""
        parts = [] if self.suit is None else [suit_letter(self.suit)]
        parts += [] if self.low is None else [f"print>={half_text(self.low)}"]
        parts += [] if self.high is None else [f"print<={half_text(self.high)}"]
        return "&".join(parts) or "*"


@dataclass(frozen=True, slots=True)
class Count:
    """Something counted; the argument is the selector, the suit or the Vancardian that its kind needs."""

    kind: CountKind
    argument: Selector | Suit | Target | None = None

    @property
    def text(self) -> str:
        """As on the card: `won`, `cardsin(L)`."""
        name = COUNT_NAMES[self.kind]
        match self.argument:
            case None:
                return name
            case Selector():
                return f"{name}({self.argument.text})"
            case Suit():
                return f"{name}({suit_letter(self.argument)})"
            case Target():
                return f"{name}({TARGET_LETTERS[self.argument]})"

    def highest(self, slots: int) -> int:
        """The most it can come to, doubled, on a card with so many slots."""
        most = slots if self.kind is CountKind.K else _HIGHEST[self.kind]
        return most if self.kind in VALUE_COUNTS else most * HALVES

    @property
    def lowest(self) -> int:
        """The least it can come to, doubled: an ability works only with one slot charged at least."""
        return HALVES if self.kind is CountKind.K else 0


@dataclass(frozen=True, slots=True)
class Term:
    """A count times a whole number."""

    factor: int
    count: Count

    @property
    def text(self) -> str:
        """As on the card, without the sign."""
        factor = abs(self.factor)
        return self.count.text if factor == 1 else f"{factor}*{self.count.text}"


@dataclass(frozen=True, slots=True)
class Expression:
    """A sum of terms and a number, not below `low` and not above `high`; the numbers are doubled."""

    terms: tuple[Term, ...] = ()
    offset: int = 0
    low: int | None = None
    high: int | None = None

    @property
    def is_number(self) -> bool:
        """Is nothing counted?"""
        return not self.terms

    @property
    def in_values(self) -> bool:
        """Is it about the value of a card?"""
        return any(term.count.kind in VALUE_COUNTS for term in self.terms)

    @property
    def of_tricks(self) -> bool:
        """Is it about the number or the contents of tricks?"""
        return any(term.count.kind in TRICK_COUNTS for term in self.terms)

    @property
    def has_halves(self) -> bool:
        """Does it contain a half number?"""
        return any(number % HALVES for number in (self.offset, self.low or 0, self.high or 0))

    @property
    def text(self) -> str:
        """As on the card: `max(0,suitswon-1)`."""
        text = self._sum_text()
        if self.low is not None:
            text = f"max({half_text(self.low)},{text})"
        return text if self.high is None else f"min({half_text(self.high)},{text})"

    def _sum_text(self) -> str:
        """What is added first, then what is taken away; a number leads where nothing else is added."""
        added = [term.text for term in self.terms if term.factor > 0]
        taken = [term.text for term in self.terms if term.factor < 0]
        if not added:
            return "-".join([half_text(self.offset), *taken])
        rest = half_text(self.offset, signed=True) if self.offset else ""
        return "-".join(["+".join(added), *taken]) + rest

    def plus(self, other: Expression, sign: int = 1) -> Expression:
        """The sum, or with the sign -1 the difference."""
        self._check_unbounded()
        other._check_unbounded()
        factors = {term.count: term.factor for term in self.terms}
        for term in other.terms:
            factors[term.count] = factors.get(term.count, 0) + sign * term.factor
        return Expression(_ordered(factors), self.offset + sign * other.offset)

    def scaled(self, number: int) -> Expression:
        """So many times as much; `number` is doubled and must be whole where something is counted."""
        self._check_unbounded()
        if self.terms and number % HALVES:
            raise fault("too_complicated")
        factors = {term.count: term.factor * number // HALVES for term in self.terms}
        if self.offset * number % HALVES:
            raise fault("too_complicated")
        return Expression(_ordered(factors), self.offset * number // HALVES)

    def at_least(self, low: int) -> Expression:
        """The larger of this and a number."""
        if self.is_number:
            return Expression(offset=max(self.offset, low))
        if self.high is not None and low > self.high:
            raise fault("bounds", low=half_text(low), high=half_text(self.high))
        return replace(self, low=low if self.low is None else max(self.low, low))

    def at_most(self, high: int) -> Expression:
        """The smaller of this and a number."""
        if self.is_number:
            return Expression(offset=min(self.offset, high))
        if self.low is not None and self.low > high:
            raise fault("bounds", low=half_text(self.low), high=half_text(high))
        return replace(self, high=high if self.high is None else min(self.high, high))

    def range(self, slots: int) -> tuple[int, int]:
        """The least and the most it can come to, doubled, on a card with so many slots."""
        least = most = self.offset
        for term in self.terms:
            ends = term.factor * term.count.lowest, term.factor * term.count.highest(slots)
            least, most = least + min(ends), most + max(ends)
        floor, ceiling = self.low, self.high
        least, most = (end if floor is None else max(end, floor) for end in (least, most))
        least, most = (end if ceiling is None else min(end, ceiling) for end in (least, most))
        return least, most

    def _check_unbounded(self) -> None:
        if self.low is not None or self.high is not None:
            raise fault("too_complicated")


def _ordered(factors: dict[Count, int]) -> tuple[Term, ...]:
    """Terms in the one order in which they are kept; not too many, none of them zero times."""
    terms = [Term(factor, count) for count, factor in factors.items() if factor]
    if len(terms) > MOST_TERMS or any(abs(term.factor) > MOST_FACTOR for term in terms):
        raise fault("too_complicated")
    return tuple(sorted(terms, key=lambda term: (term.factor < 0, term.count.kind, term.count.text)))
