"""A card for a trick of Origin Story without thinking.

Who wants tricks takes them as cheaply as possible and throws weak cards away; who wants none gets rid of strong ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablemate.games.origin_story.actions import ACTIONS
from tablemate.games.origin_story.cards import Cards
from tablemate.games.origin_story.rules.abilities import my_suit
from tablemate.games.origin_story.rules.scoring import alignment_points
from tablemate.games.origin_story.rules.tricks import NOBODY, beats, best_place
from tablemate.games.origin_story.rules.values import my_change, value_in_row
from tablemate.games.origin_story.rules.your_turn import effect_of
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import VANCARDIANS, WHO, YOU, Align, EffectOp

CARD = {code: play.numbers["card"] for code, play in ACTIONS["play"].meanings()}
"""The playing card that an answer names, whatever is done with it."""
USE, USE_AS = dict(ACTIONS["use"].meanings()), dict(ACTIONS["use_as"].meanings())
TRUMP = 26
"""A trump counts as so much stronger, in half points: as the highest card of another suit."""


def wants_tricks(s: State, cards: Cards) -> bool:
    """A hero does, and a villain who has no more points to lose by it."""
    return bool(s.align != Align.VILLAIN or alignment_points(s, cards) == 0)


def turn(s: State, cards: Cards, legal: Sequence[int]) -> int:
    """A card, or an ability that helps at once; never surrender."""
    if len(legal) == 1:
        return legal[0]
    wanting = wants_tricks(s, cards)
    hand = by_strength(s, cards, [code for code in legal if code in CARD])
    if s.n_played == 0:
        return _ability(s, cards, legal, wanting, True) or _lead(s, cards, hand, wanting)
    winning = [code for code in hand if _beats_all(s, cards, CARD[code])]
    answer = _ability(s, cards, legal, wanting, bool(winning))
    return answer or (_take(s, cards, hand, winning) if wanting else _duck(s, hand, winning))


def by_strength(s: State, cards: Cards, answers: Sequence[int]) -> list[int]:
    """Answers that name cards of your hand, the weakest card first."""
    return sorted(answers, key=lambda code: strength(s, cards, CARD[code]))


def strength(s: State, cards: Cards, card: int) -> int:
    """How much a card of yours can do now."""
    value: int = cards.value[card] + my_change(s, cards, card)
    return (-value if s.low else value) + (TRUMP if my_suit(s, cards, card) == s.trump else 0)


def _lead(s: State, cards: Cards, hand: list[int], wanting: bool) -> int:
    """The strongest card that neither row can beat now, else the weakest."""
    for code in reversed(hand if wanting else ()):
        if not any(_is_beaten_by(s, cards, who, CARD[code]) for who in range(VANCARDIANS)):
            return code
    return hand[0]


def _take(s: State, cards: Cards, hand: list[int], winning: list[int]) -> int:
    """The cheapest card that wins, also against who comes next; else the weakest."""
    if s.n_played < WHO - 1:
        after = (YOU + 1) % WHO
        winning = [code for code in winning if not _is_beaten_by(s, cards, after, CARD[code])]
    return winning[0] if winning else hand[0]


def _duck(s: State, hand: list[int], winning: list[int]) -> int:
    """The strongest card that does not win; if all do, the strongest as the last, else the weakest."""
    losing = [code for code in hand if code not in winning]
    if losing:
        return losing[-1]
    return hand[-1] if s.n_played == WHO - 1 else hand[0]


def _ability(s: State, cards: Cards, legal: Sequence[int], wanting: bool, content: bool) -> int:
    """An ability of the turn that helps at once, or 0: leave a side that pays nothing, be free, name trump."""
    return next((code for code in legal if wanting and _helps(s, cards, code, content)), 0)


def _helps(s: State, cards: Cards, code: int, content: bool) -> bool:
    """Is this an ability that helps who wants tricks, and may be content with the cards that are legal?"""
    if code in USE_AS:
        return bool(not content and USE_AS[code].numbers["suit"] == s.trump)
    if code not in USE:
        return False
    used = USE[code].numbers
    effect = cards.effect_op[effect_of(s, cards, used["power"], used["ability"])]
    if effect == EffectOp.ALIGN:
        return bool(s.align == Align.VILLAIN)
    return bool(effect == EffectOp.FREE and not content)


def _beats_all(s: State, cards: Cards, card: int) -> bool:
    """Would this card of yours be the best so far?"""
    suit = my_suit(s, cards, card) if s.named == 0 else s.named - 1
    return beats(s, suit, cards.value[card] + my_change(s, cards, card), YOU, best_place(s, NOBODY))


def _is_beaten_by(s: State, cards: Cards, who: int, card: int) -> bool:
    """Would a Vancardian's row, as it lies, beat your card in this trick?"""
    mine, value = my_suit(s, cards, card), cards.value[card] + my_change(s, cards, card)
    led = s.led - 1 if s.led else mine
    row = [s.row[who, place] - 1 for place in range(s.n_row[who])]
    following = [value_in_row(s, cards, each) for each in row if cards.suit[each] == led]
    if following:
        beaten = min(following) < value if s.low else max(following) > value
        return bool(beaten and (mine == led or mine != s.trump))
    lowest = min(row, key=lambda each: value_in_row(s, cards, each), default=NOBODY)
    if lowest == NOBODY or cards.suit[lowest] != s.trump:
        return False
    return bool(mine != s.trump or value_in_row(s, cards, lowest) > value)
