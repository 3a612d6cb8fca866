"""The card set that comes with the game, card by card as it was designed."""

from __future__ import annotations

from collections import Counter

import pytest

from tablemate.games.origin_story.cards.grammar import read_ability
from tablemate.games.origin_story.cards.language import StoryType, line_text
from tablemate.games.origin_story.cards.sets import standard_cards
from tablemate.games.origin_story.cards.terms import EffectOp
from tablemate.kernel.card_files import Name

from .builders import EVENTS, POWERS, abilities

POWER_TABLE = """
    m1 | Courier | - | 1 | lead?suit=S: val(+5)
    m2 | Archivist | - | 1 | charged: redraw(1)
    m3 | Stevedore | - | 1 | lead?suit=M: val(+5)
    m4 | Florist | - | 1 | lead?suit=L: val(+6)
    m5 | Locksmith | - | 1 | charged!: bury(A,any) or bury(F,any)
    m6 | Night Nurse | - | 1 | eor?won<=2: vp(1)
    s01 | Orphaned Heir | backstory | 1 | eor?won<=1: vp(1)
    s02 | Lab Accident | backstory | 1,1 | charged: redraw(k)
    s03 | Small-Town Roots | backstory | 1 | eor?wonwith(print<=4)>=1: vp(1)
    s04 | Lost Twin | backstory | 2 | ongoing: myval(*,+2)
    s05 | Sworn Oath | backstory | 1 | eor?hero&won>=4: vp(1)
    s06 | Raised by Machines | backstory | 1 | lead: nodraw(all)
    s07 | Costume Trunk | backstory | 1 | charged: draw(1)
    s08 | Time Served | backstory | 1 | final: val(+4); won?t=8: vp(1)
    s09 | Sleight of Mind | talent | 1r,1r | react: swapplayed()
    s10 | Quick Feet | talent | 1 | ongoing: myval(S,+3)
    s11 | Iron Grip | talent | 1 | ongoing: myval(M,+3)
    s12 | Deep Focus | talent | 1 | ongoing: myval(B,+3)
    s13 | Big Heart | talent | 1 | ongoing: myval(L,+3)
    s14 | Echo Voice | talent | 3r | follow: setval(lead+1/2)
    s15 | Shapeshift | talent | 2r | turn: suit(any)
    s16 | Featherfall | talent | 1 | ongoing?villain: myval(*,-5)
    s17 | Grapple Line | gadget | 2r | turn: free()
    s18 | Smoke Pellets | gadget | 1 | won: give(second) x2
    s19 | Decoy Drone | gadget | 1r,1r | lost: cancel()
    s20 | Signal Jammer | gadget | 1,1 | ongoing: vdraw(2-k)
    s21 | Magnet Glove | gadget | 1 | charged!: exch(A,1), exch(F,1)
    s22 | Rewind Watch | gadget | 1r | lost: rewind()
    s23 | Spare Battery | gadget | 1 | eor: stam(+1)
    s24 | Sorting Visor | gadget | 1 | charged: draw(1), discard(1)
    s25 | Plated Suit | suit | 1 | follow: val(+2)
    s26 | Aero Suit | suit | 2 | lead: val(+3)
    s27 | Mirror Cloak | suit | 3r | react: swapwith(V)
    s28 | Shadow Weave | suit | 1 | ongoing: villain(1,4)
    s29 | Underdog Lining | suit | 1 | ongoing: myval(print<=5,+6)
    s30 | Two-Tone Suit | suit | 1r | turn: align()
    s31 | Police Captain | ally | 1 | won?t=1: vp(1)
    s32 | Night Editor | ally | 1 | won?t=8: vp(1)
    s33 | The Mole | ally | 1 | charged!: bury(A,any), bury(F,any)
    s34 | Twin Engineers | ally | 2 | charged: draw(2)
    s35 | Old Mentor | ally | 3 | eor: vp(max(0,suitswon-1))
    s36 | Faithful Hound | ally | 1 | lost: takelead() x2
    s37 | Nemesis Automaton | archenemy | 1 | eor?won>tricks(A): vp(1)
    s38 | Nemesis Factoryon | archenemy | 1 | eor?won>tricks(F): vp(1)
    s39 | Grudge Match | archenemy | 2 | eor?won>=maxtricks: steal(top,1)
    s40 | Public Speech | archenemy | 3 | charged: reveal(3); won?shown: vp(1)
    s41 | Blackmailer | archenemy | 1 | lead: bind(nolove)
    s42 | Puppeteer | archenemy | 1r,1r | lead: bind(lowest)
    s43 | Heart Forge | ultimate | 5 | charged: choose X (B, M or S); ongoing: mysuit(X->L)
    s44 | Gravity Well | ultimate | 3 | eor?hero: vp(max(0,won-2))
    s45 | Second Wind | ultimate | 3r | react: val(+10)
    s46 | Absolute Zero | ultimate | 3 | lead: nontrump(others)
    s47 | Perfect Crime | ultimate | 1 | ongoing?villain: myval(*,-1); eor?villain&won=0: vp(3)
    s48 | Master Plan | ultimate | 2 | start: predict(); eor?won=pred: vp(2)
    h01 | Aurora Vane | - | 0 | revealed: stam(+2)
    h02 | Lark Colossus | - | 0 | ongoing: myval(*,+2 1/2)
    h03 | Tidewalker | - | 0 | revealed: redraw(8)
    h04 | Quickstep | - | 0 | ongoing: tie(); lead: val(+4)
    h05 | Null Shade | - | 0 | ongoing?villain: myval(*,-3), villain(1,5)
    h06 | Monument | - | 0 | follow: val(+4)
    h07 | Duplicate | - | 0 | revealed: freecharge(1)
    h08 | Quartermaster | - | 0 | revealed: draw(3)
    h09 | Comet Kid | - | 0 | final: val(+6); won?t=8: vp(2)
    h10 | Redeemer | - | 0 | eor?vp<max: vp(2)
    h11 | The Conductor | - | 0 | revealed!: bury(A,any) x2, bury(F,any) x2
    h12 | Heartwright | - | 0 | eor: vp(min(2,cardsin(L)))
"""
"""Mats, stories and superheroes: id, name, type, slots, abilities."""
VANCARDIAN_TABLE = """
    G1 | - | R1 | M1 | R1 | A4 | Rush Hour | static: allval(S,+2)
    G2 | - | M1 | R1 | M2 | R2 | Think Tank | static: allval(B,+2)
    G3 | M1 | - | R1 | A4 | R2 | Weight Class | static: allval(M,+2)
    G4 | - | R1 | M1 | R2 | A4 | Open Mic | static: trickvp(1,1)
    G5 | R1 | - | M2 | R1 | A4+M1 | Late Edition | static: trickvp(8,1)
    G6 | - | M1 | R2 | A4 | R2 | Found Stash | event: stamround(+1)
    G7 | - | R1 | A4 | M2 | R3 | Spring Cleaning | event: redraw(2)
    G8 | M1 | R1 | - | R2 | A4 | Switchboard | event!: exch(A,1) or exch(F,1)
    X1 | R2+M1 | A4+R2 | A8+R2 | R3+A4 | A8+R3 | Brownout | event: stamround(-1)
    X2 | A4+R1 | R3 | A4+R2+M1 | A8+R3 | A4+A8+R2 | Static | static: vdraw(3)
    X3 | R2 | A4+R2 | R3+M2 | A8+R2+M1 | A8+R4 | Cold Hearts | static: allval(L,-3)
    X4 | M2+R1 | R3+M1 | A8+R2 | A4+A8+R1 | R4+A8 | Manhunt | static: villainpay(2)
    X5 | A4 | R2+M1 | R3+A4 | R4+M2 | A4+A8+R3 | Trophy Case | static: trickvp(8,2)
    X6 | R3 | A4+R1 | A8+R2 | R3+A8 | A4+A8+R2 | Turf War | static: allval(M,+3)
    X7 | A4+M1 | R3 | R4+M1 | A8+R3 | A8+R4+M1 | Mirror City | static: low()
    X8 | R2+M1 | A8 | R3+A4 | A4+A8+R2 | R4+A8+M1 | Ransom | static: vbonus(3,1)
"""
"""Vancardian cards: id, five rounds, event, its ability with the window it has."""


def rows(table: str) -> dict[str, list[str]]:
    """The rows of a table by id."""
    return {cells[0]: cells for cells in (line.strip().split(" | ") for line in table.strip().splitlines())}


POWER_ROWS, VANCARDIAN_ROWS = rows(POWER_TABLE), rows(VANCARDIAN_TABLE)


def test_counts() -> None:
    cards = standard_cards()
    assert (len(cards.mats), len(cards.stories), len(cards.superheroes), len(cards.vancardians)) == (6, 48, 12, 16)
    assert Counter(card.bolts for card in cards.vancardians) == {1: 8, 2: 8}
    assert cards.extra_love == (9, 9, 17, 17)


def test_ids_are_those_of_the_rules_file_in_its_order() -> None:
    assert [*POWERS] == [*POWER_ROWS]
    assert [*EVENTS] == [*VANCARDIAN_ROWS]
    assert len({card.lower() for card in [*POWERS, *EVENTS]}) == 82


@pytest.mark.parametrize("card", POWER_ROWS)
def test_every_power_is_as_printed(card: str) -> None:
    power, (_, name, story_type, slots, texts) = POWERS[card], POWER_ROWS[card]
    assert power.name.en == name
    assert (power.type or "-") == story_type
    assert (",".join(slot.text for slot in power.slots) or "0") == slots
    assert "; ".join(ability.text for ability in power.abilities) == texts


@pytest.mark.parametrize("card", VANCARDIAN_ROWS)
def test_every_vancardian_card_is_as_printed(card: str) -> None:
    vancardian, (_, *lines, event, text) = EVENTS[card], VANCARDIAN_ROWS[card]
    assert [line_text(line) for line in vancardian.rounds] == lines
    assert vancardian.event.en == event
    assert [ability.text for ability in vancardian.abilities] == [text]
    assert vancardian.bolts == (1 if card.startswith("G") else 2)


def test_the_tables_of_the_rules_file_say_the_same_number_of_things() -> None:
    assert Counter(power.type for power in standard_cards().stories) == {
        StoryType.BACKSTORY: 8,
        StoryType.TALENT: 8,
        StoryType.GADGET: 8,
        StoryType.SUIT: 6,
        StoryType.ALLY: 6,
        StoryType.ARCHENEMY: 6,
        StoryType.ULTIMATE: 6,
    }


def test_names_are_given_in_both_languages_and_never_twice() -> None:
    names = [power.name for power in POWERS.values()] + [card.event for card in EVENTS.values()]
    assert len({name.en for name in names}) == len({name.fr for name in names}) == 82
    assert [name for name in names if name.en == name.fr] == [Name("Monument", "Monument")]


def test_no_card_of_ours_has_a_gear() -> None:
    """A26."""
    assert not any(power.no_solo for power in POWERS.values())


@pytest.mark.parametrize("card", [*POWERS, *EVENTS])
def test_every_ability_reads_back(card: str) -> None:
    for ability in abilities(card):
        assert read_ability(ability.text, removing=ability.removing) == ability


def test_b8_every_effect_is_on_some_card_but_for_another_trump() -> None:
    used = {effect.op for card in [*POWERS, *EVENTS] for ability in abilities(card) for effect in ability.effects}
    assert used == set(EffectOp) - {EffectOp.TRUMP}


REMOVE = "s09 s14 s15 s17 s19 s22 s27 s30 s42 s45"
LIMITED = "s18 s36"
REDRAW = "m2 s02 h03 G7"
EXCHANGE = "s21 G8"


def test_what_may_be_declined() -> None:
    optional = {card for card in [*POWERS, *EVENTS] if any(ability.optional for ability in abilities(card))}
    assert optional == set(f"{REMOVE} {LIMITED} {REDRAW} {EXCHANGE}".split())


TRICKS = "m6 s01 s03 s05 s28 s35 s37 s38 s39 s44 s47 s48 h05 h12 X8"


def test_what_a_surrender_makes_void() -> None:
    about_tricks = {card for card in [*POWERS, *EVENTS] if any(ability.tricks for ability in abilities(card))}
    assert about_tricks == set(TRICKS.split())
    assert [ability.tricks for ability in abilities("s47")] == [False, True]
    assert [ability.tricks for ability in abilities("s48")] == [False, True]


def test_no_line_adds_the_same_value_twice() -> None:
    for card in standard_cards().vancardians:
        for line in card.rounds:
            assert len(set(line)) == len(line)


def test_the_playing_cards_are_numbered_by_suit_and_value() -> None:
    cards = standard_cards().playing_cards
    assert len(cards) == 56
    assert [cards[number].text for number in (0, 12, 13, 34, 51, 52, 55)] == [
        "1L",
        "13L",
        "1B",
        "9M",
        "13S",
        "4.5L",
        "8.5L",
    ]
