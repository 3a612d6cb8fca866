"""The record that the rules read says what is printed."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from tablemate.games.origin_story.cards.compiling import card_numbers
from tablemate.games.origin_story.cards.language import CardSet
from tablemate.games.origin_story.cards.reading import cards_from_data
from tablemate.games.origin_story.cards.sets import standard_cards
from tablemate.games.origin_story.cards.table import (
    KEYWORD_BASE,
    MAT,
    MOST_KEYWORDS,
    MOST_POWERS,
    NO_HIGH,
    NO_LOW,
    STORY,
    SUPERHERO,
    Cards,
)
from tablemate.games.origin_story.cards.terms import (
    CHOSEN_SUIT,
    Comparison,
    ConditionKind,
    CountKind,
    EffectOp,
    KeywordKind,
    Suit,
    Target,
    Window,
)
from tablemate.kernel.layout import Layout

from .builders import small_data, with_story

LAYOUT = Layout(Cards)


def record(card_set: CardSet) -> Any:
    """The record of a set as the rules get it."""
    return LAYOUT.one(LAYOUT.filled(card_numbers(card_set)), strict=True)


CARDS = record(standard_cards())
BASES = {"m": MAT, "s": STORY, "h": SUPERHERO}
NOTHING = (0, 0, 0)


def number(card: str) -> int:
    """The number of a power that comes with the game."""
    return BASES[card[0]] + int(card[1:])


def ability(card: str, place: int = 0) -> int:
    """An ability of a power or of an event."""
    if card[0] in BASES:
        assert place < CARDS.count[number(card)]
        return int(CARDS.first[number(card)]) + place
    return int(CARDS.event_first["GX".index(card[0]) * 8 + int(card[1])]) + place


def flags(card: str, place: int = 0) -> tuple[int, ...]:
    """Window, uses, optional, tricks."""
    which = ability(card, place)
    return CARDS.window[which], CARDS.times[which], CARDS.optional[which], CARDS.tricks[which]


def conditions(card: str, place: int = 0, cards: Any = CARDS) -> list[tuple[int, ...]]:
    """Kind, comparison, left and right of each condition."""
    which = ability(card, place)
    first = cards.cond_first[which]
    return [
        (cards.cond_kind[each], cards.cond_op[each], cards.cond_left[each], cards.cond_right[each])
        for each in range(first, first + cards.cond_count[which])
    ]


def effects(card: str, place: int = 0, cards: Any = CARDS) -> list[tuple[int, ...]]:
    """Op, subject, number, amount and times of each effect."""
    which = ability(card, place)
    first = cards.effect_first[which]
    columns = cards.effect_op, cards.effect_subject, cards.effect_number, cards.effect_amount, cards.effect_times
    return [tuple(column[each] for column in columns) for each in range(first, first + cards.effect_count[which])]


def expression(which: int, cards: Any = CARDS) -> tuple[Any, ...]:
    """Both terms, offset, low and high."""
    terms = [
        (cards.expr_factor[which, term], cards.expr_count[which, term], cards.expr_argument[which, term])
        for term in range(2)
    ]
    return (*terms, cards.expr_offset[which], cards.expr_low[which], cards.expr_high[which])


def amount(card: str, place: int = 0) -> tuple[Any, ...]:
    """The expression of the first effect."""
    return expression(effects(card, place)[0][3])


def plain(value: int) -> tuple[Any, ...]:
    """The expression that is a number."""
    return (NOTHING, NOTHING, value, NO_LOW, NO_HIGH)


def selector(which: int) -> tuple[int, ...]:
    """Suits, lowest and highest value."""
    return CARDS.select_suits[which], CARDS.select_low[which], CARDS.select_high[which]


def test_numbers_of_cards() -> None:
    assert (MAT, STORY, SUPERHERO, MOST_POWERS) == (0, 16, 96, 120)
    assert (CARDS.mats, CARDS.stories, CARDS.superheroes, CARDS.vancards) == (6, 48, 12, 16)
    powers = {*range(1, 7), *range(17, 65), *range(97, 109)}
    assert {power for power in range(MOST_POWERS + 1) if CARDS.count[power]} == powers
    assert not any(CARDS.gear[power] for power in range(MOST_POWERS + 1))


def test_playing_cards() -> None:
    printed = [(CARDS.suit[card], CARDS.value[card]) for card in range(56)]
    assert printed[:52] == [(card // 13, (card % 13 + 1) * 2) for card in range(52)]
    assert printed[52:] == [(Suit.LOVE, 9), (Suit.LOVE, 9), (Suit.LOVE, 17), (Suit.LOVE, 17)]


def test_slots() -> None:
    def slots(card: str) -> list[tuple[int, int]]:
        power = number(card)
        return [(CARDS.cost[power, slot], CARDS.removes[power, slot]) for slot in range(CARDS.slots[power])]

    assert slots("m1") == [(1, 0)]
    assert slots("s09") == [(1, 1), (1, 1)]
    assert slots("s14") == [(3, 1)]
    assert slots("s20") == [(1, 0), (1, 0)]
    assert slots("s43") == [(5, 0)]
    assert slots("h01") == []


def test_m1_a_suit_is_asked_and_the_change_is_doubled() -> None:
    assert flags("m1") == (Window.LEAD, 0, 0, 0)
    assert conditions("m1") == [(ConditionKind.SUIT, 0, Suit.SPEED, 0)]
    assert effects("m1") == [(EffectOp.VAL, 0, 10, 0, 1)]


def test_m5_either_vancardian() -> None:
    assert flags("m5") == (Window.CHARGED_LATER, 0, 0, 0)
    assert effects("m5") == [(EffectOp.BURY, Target.EITHER, 0, 0, 1)]


def test_m6_compares_tricks_with_a_number() -> None:
    assert flags("m6") == (Window.END, 0, 0, 1)
    kind, comparison, left, right = conditions("m6")[0]
    assert (kind, comparison) == (ConditionKind.COMPARE, Comparison.LE)
    assert expression(left) == ((1, CountKind.WON, 0), NOTHING, 0, NO_LOW, NO_HIGH)
    assert expression(right) == plain(2)
    assert amount("m6") == plain(1)


def test_s02_and_s20_count_charged_slots() -> None:
    assert amount("s02") == ((1, CountKind.K, 0), NOTHING, 0, NO_LOW, NO_HIGH)
    assert amount("s20") == ((-1, CountKind.K, 0), NOTHING, 2, NO_LOW, NO_HIGH)
    assert flags("s20") == (Window.ONGOING, 0, 0, 0)


def test_s03_selects_by_printed_value() -> None:
    (_, count, argument), *_ = expression(conditions("s03")[0][2])
    assert count == CountKind.WON_WITH
    assert selector(argument) == (0b1111, 0, 8)


def test_s04_s10_and_h02_select_by_suit() -> None:
    op, everything, change, *_ = effects("s04")[0]
    assert (op, change, selector(everything)) == (EffectOp.MYVAL, 4, (0b1111, 0, 27))
    assert selector(effects("s10")[0][1]) == (0b1000, 0, 27)
    assert effects("h02")[0][:3] == (EffectOp.MYVAL, everything, 5)
    assert effects("s16")[0][:3] == (EffectOp.MYVAL, everything, -10)


def test_s05_has_two_conditions() -> None:
    hero, won = conditions("s05")
    assert hero == (ConditionKind.HERO, 0, 0, 0)
    assert won[:2] == (ConditionKind.COMPARE, Comparison.GE)


def test_s08_has_two_abilities() -> None:
    assert CARDS.count[number("s08")] == 2
    assert flags("s08") == (Window.FINAL, 0, 0, 0)
    assert flags("s08", 1) == (Window.WON, 0, 0, 0)
    assert conditions("s08", 1) == [(ConditionKind.TRICK, Comparison.EQ, 0, 8)]


def test_s14_works_in_doubled_values() -> None:
    assert flags("s14") == (Window.FOLLOW, 0, 1, 0)
    assert effects("s14")[0][0] == EffectOp.SETVAL
    assert amount("s14") == ((1, CountKind.LEAD, 0), NOTHING, 1, NO_LOW, NO_HIGH)


def test_s18_is_used_twice_and_h11_repeats() -> None:
    assert flags("s18") == (Window.WON, 2, 1, 0)
    assert effects("s18") == [(EffectOp.GIVE, 0, 0, 0, 1)]
    assert flags("h11") == (Window.REVEALED_LATER, 0, 0, 0)
    assert effects("h11") == [(EffectOp.BURY, Target.AUTOMATON, 0, 0, 2), (EffectOp.BURY, Target.FACTORYON, 0, 0, 2)]


def test_s28_and_h05_pay_villains() -> None:
    assert effects("s28") == [(EffectOp.VILLAIN, 1, 4, 0, 1)]
    assert conditions("h05") == [(ConditionKind.VILLAIN, 0, 0, 0)]
    assert [effect[0] for effect in effects("h05")] == [EffectOp.MYVAL, EffectOp.VILLAIN]
    assert flags("h05")[3] == 1


def test_s35_h12_and_s44_have_bounds() -> None:
    assert amount("s35") == ((1, CountKind.SUITS_WON, 0), NOTHING, -1, 0, NO_HIGH)
    assert amount("h12") == ((1, CountKind.CARDS_IN, Suit.LOVE), NOTHING, 0, NO_LOW, 2)
    assert amount("s44") == ((1, CountKind.WON, 0), NOTHING, -2, 0, NO_HIGH)


def test_s37_and_s38_count_the_tricks_of_a_vancardian() -> None:
    for card, target in (("s37", Target.AUTOMATON), ("s38", Target.FACTORYON)):
        _, comparison, _, right = conditions(card)[0]
        assert comparison == Comparison.GT
        assert expression(right)[0] == (1, CountKind.TRICKS, target)


def test_s43_offers_suits_as_bits() -> None:
    assert effects("s43") == [(EffectOp.CHOOSE, 0b1110, 0, 0, 1)]
    assert effects("s43", 1) == [(EffectOp.MYSUIT, CHOSEN_SUIT, 0, 0, 1)]


def test_s48_and_h10() -> None:
    assert effects("s48") == [(EffectOp.PREDICT, 0, 0, 0, 1)]
    assert expression(conditions("s48", 1)[0][3])[0] == (1, CountKind.PRED, 0)
    assert conditions("h10") == [(ConditionKind.BEHIND, 0, 0, 0)]


def test_equal_expressions_and_selectors_are_shared() -> None:
    assert effects("s31")[0][3] == effects("s32")[0][3]
    assert effects("s04")[0][1] == effects("s16")[0][1]


def test_events() -> None:
    assert flags("G1") == (Window.STATIC, 0, 0, 0)
    assert effects("G1") == [(EffectOp.ALLVAL, Suit.SPEED, 4, 0, 1)]
    assert effects("G5") == [(EffectOp.TRICKVP, 8, 1, 0, 1)]
    assert flags("G6") == (Window.EVENT, 0, 0, 0)
    assert flags("G7") == (Window.EVENT, 0, 1, 0)
    assert flags("G8") == (Window.EVENT_LATER, 0, 1, 0)
    assert effects("G8") == [(EffectOp.EXCH, Target.EITHER, 0, 0, 1)]
    assert effects("X1") == [(EffectOp.STAMROUND, 0, -1, 0, 1)]
    assert amount("X2") == plain(3)
    assert effects("X6") == [(EffectOp.ALLVAL, Suit.STRENGTH, 6, 0, 1)]
    assert effects("X8") == [(EffectOp.VBONUS, 3, 1, 0, 1)]
    assert flags("X8")[3] == 1


def test_lines_of_vancardian_cards() -> None:
    def line(card: int, round_number: int) -> list[tuple[int, int]]:
        codes = [CARDS.line[card, (round_number - 1) * MOST_KEYWORDS + place] for place in range(MOST_KEYWORDS)]
        return [divmod(code, KEYWORD_BASE) for code in codes if code]

    assert [CARDS.bolts[card] for card in (0, 1, 8, 9, 16, 17)] == [0, 1, 1, 2, 2, 0]
    assert line(1, 1) == []
    assert line(1, 2) == [(KeywordKind.REPLACE, 1)]
    assert line(1, 5) == [(KeywordKind.ADD, 0)]
    assert line(10, 5) == [(KeywordKind.ADD, 0), (KeywordKind.ADD, 1), (KeywordKind.REPLACE, 2)]
    assert line(16, 5) == [(KeywordKind.REPLACE, 4), (KeywordKind.ADD, 1), (KeywordKind.MOVE, 1)]
    assert [CARDS.extra_value[place] for place in range(2)] == [9, 17]
    assert [[CARDS.extra_card[place, seat] for seat in range(2)] for place in range(2)] == [[52, 53], [54, 55]]


def test_extra_love_may_come_in_any_order() -> None:
    cards = record(cards_from_data({**small_data(), "extra_love": [8.5, 4.5, 8.5, 4.5]}))
    assert [cards.value[card] for card in range(52, 56)] == [17, 9, 17, 9]
    assert [cards.extra_value[place] for place in range(2)] == [9, 17]
    assert [[cards.extra_card[place, seat] for seat in range(2)] for place in range(2)] == [[53, 55], [52, 54]]


def test_a_comparison_with_a_printed_value_is_doubled_on_both_sides() -> None:
    cards = record(with_story("won?print>=2*won+4 1/2: vp(1)"))
    first = cards.cond_first[cards.first[STORY + 1]]
    assert expression(cards.cond_left[first], cards) == ((1, CountKind.PRINT, 0), NOTHING, 0, NO_LOW, NO_HIGH)
    assert expression(cards.cond_right[first], cards) == ((4, CountKind.WON, 0), NOTHING, 9, NO_LOW, NO_HIGH)


def test_two_terms_and_both_bounds() -> None:
    cards = record(with_story("eor: vp(min(6,max(1,2*won-tricks(F)+3)))"))
    effect = cards.effect_first[cards.first[STORY + 1]]
    terms = (2, CountKind.WON, 0), (-1, CountKind.TRICKS, Target.FACTORYON)
    assert expression(cards.effect_amount[effect], cards) == (*terms, 3, 1, 6)


def test_a_gear_is_marked() -> None:
    data = small_data()
    data["superhero"].append({"id": "h9", "abilities": ["ongoing: tie()"], "no_solo": True})
    cards = record(cards_from_data(data))
    assert [cards.gear[SUPERHERO + place] for place in (1, 2, 3)] == [0, 0, 1]
    assert cards.superheroes == 3


def test_the_numbers_are_shared_and_cannot_be_changed() -> None:
    first, second = (card_numbers(standard_cards()) for _ in range(2))
    assert first["line"] is second["line"]
    assert not first["line"].flags.writeable


def test_importing_the_cards_does_not_bring_the_compiler() -> None:
    code = "import sys, tablemate.games.origin_story.cards; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
