"""What stands inside conditions and effects, taken token by token: numbers, suits, selectors, expressions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tablemate.kernel.checking import shown

from .expressions import COUNT_WORDS, MOST_PRINTED, Count, Expression, Selector, Term
from .faults import fault
from .halves import half_text, read_half
from .terms import CHOSEN_LETTER, CHOSEN_SUIT, HALVES, SUIT_LETTERS, TARGET_LETTERS, CountKind, Suit, Target
from .tokens import END, Tokens, is_number, is_word, read

MOST_NUMBER = 99
"""The largest number of an expression, up or down."""


def take_expression(tokens: Tokens) -> Expression:
    """A sum of products; a sign may stand before the first."""
    sign = tokens.accept("+", "-")
    total = Expression().plus(_product(tokens), -1) if sign == "-" else _product(tokens)
    while sign := tokens.accept("+", "-"):
        total = total.plus(_product(tokens), -1 if sign == "-" else 1)
    if any(abs(number) > MOST_NUMBER * HALVES for number in (total.offset, total.low or 0, total.high or 0)):
        raise fault("too_far", most=MOST_NUMBER)
    return total


def _product(tokens: Tokens) -> Expression:
    """A number, a number times something, or something."""
    if not is_number(tokens.next):
        return _atom(tokens)
    number = take_half(tokens)
    return _product(tokens).scaled(number) if tokens.accept("*") else Expression(offset=number)


def _atom(tokens: Tokens) -> Expression:
    word = tokens.next
    if not is_word(word):
        raise tokens.unexpected("count")
    tokens.take()
    if word in ("min", "max"):
        return _bounded(tokens, word)
    if word not in COUNT_WORDS:
        raise fault("count", found=shown(word), allowed=", ".join(COUNT_WORDS))
    return Expression((Term(1, _count(tokens, COUNT_WORDS[word])),))


def _bounded(tokens: Tokens, word: str) -> Expression:
    """`min` or `max` of two, one of them a number."""
    tokens.expect("(")
    one = take_expression(tokens)
    tokens.expect(",")
    other = take_expression(tokens)
    tokens.expect(")")
    number, counted = (one, other) if one.is_number else (other, one)
    if not number.is_number:
        raise fault("too_complicated")
    return counted.at_most(number.offset) if word == "min" else counted.at_least(number.offset)


def _count(tokens: Tokens, kind: CountKind) -> Count:
    reader = _COUNT_ARGUMENTS.get(kind)
    if reader is None:
        return Count(kind)
    tokens.expect("(")
    count = Count(kind, reader(tokens))
    tokens.expect(")")
    return count


def take_half(tokens: Tokens) -> int:
    """A number without a sign, doubled."""
    if not is_number(tokens.next):
        raise tokens.unexpected("number")
    token = tokens.take()
    read = read_half(token)
    if read is None:
        raise fault("number", found=token)
    return read


def take_whole(tokens: Tokens) -> int:
    """A whole number without a sign."""
    doubled = take_half(tokens)
    if doubled % HALVES:
        raise fault("half", found=half_text(doubled))
    return doubled // HALVES


def take_sign(tokens: Tokens) -> int:
    """1 or -1; without a sign 1."""
    return -1 if tokens.accept("+", "-") == "-" else 1


def take_suit(tokens: Tokens) -> Suit:
    """The letter of a suit."""
    letter = tokens.take()
    if len(letter) != 1 or letter not in SUIT_LETTERS:
        raise fault("suit", found=read(letter))
    return Suit(SUIT_LETTERS.index(letter))


def take_target(tokens: Tokens) -> Target:
    """The letter of a Vancardian, or V for either."""
    letter = tokens.take()
    if len(letter) != 1 or letter not in TARGET_LETTERS:
        raise fault("opponent", found=read(letter))
    return Target(TARGET_LETTERS.index(letter))


def _vancardian(tokens: Tokens) -> Target:
    """One Vancardian, not either."""
    target = take_target(tokens)
    if target is Target.EITHER:
        raise fault("opponent", found=shown(TARGET_LETTERS[target]))
    return target


def take_selector(tokens: Tokens) -> Selector:
    """`*`, or a suit and bounds of the printed value joined with `&`."""
    selector = Selector() if tokens.accept("*") else _selected(tokens, Selector())
    while tokens.accept("&"):
        selector = _selected(tokens, selector)
    if selector.low is not None and selector.high is not None and selector.low > selector.high:
        raise fault("selector_empty", found=selector.text)
    return selector


def _selected(tokens: Tokens, selector: Selector) -> Selector:
    """The selector with one more demand; a second suit could never be met."""
    if tokens.next != "print":
        if selector.suit is not None or tokens.next in ("*", END):
            raise fault("selector", found=shown(tokens.next))
        return replace(selector, suit=take_suit(tokens))
    tokens.take()
    sign = tokens.accept("<=", ">=")
    if sign is None:
        raise fault("selector", found=shown("print" + tokens.next))
    number = take_half(tokens)
    if not 1 <= number <= MOST_PRINTED:
        raise fault("selector", found=shown(f"print{sign}{half_text(number)}"))
    if sign == "<=":
        return replace(selector, high=number if selector.high is None else min(number, selector.high))
    return replace(selector, low=number if selector.low is None else max(number, selector.low))


_COUNT_ARGUMENTS: dict[CountKind, Callable[[Tokens], Selector | Suit | Target]] = {
    CountKind.WON_WITH: take_selector,
    CountKind.CARDS_IN: take_suit,
    CountKind.TRICKS: _vancardian,
}
"""How the argument of a count is read, if it has one."""


def take_becomes_love(tokens: Tokens) -> int:
    """`B->L`: a suit other than love, or the chosen one."""
    suit = CHOSEN_SUIT if tokens.accept(CHOSEN_LETTER) else take_suit(tokens)
    tokens.expect("->")
    tokens.expect(SUIT_LETTERS[Suit.LOVE])
    if suit == Suit.LOVE:
        raise fault("zero", found="mysuit(L->L)")
    return suit
