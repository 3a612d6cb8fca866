"""Every automaton against the oracle: what fits where, whatever lies on the card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablemate.games.fuse.cards.automaton import FINISHED, REFUSED, Automaton, automaton
from tablemate.games.fuse.cards.faults import InvalidDeck
from tablemate.games.fuse.cards.language import Bomb
from tablemate.games.fuse.cards.reading import deck_from_data

from .builders import CARD_DATA, PRINTED, data, random_card, read_die
from .oracle import DICE, Oracle

LEGALITIES = ("extendable", "local")
SIX_SLOTS = {
    "either": data("row", "_ _ _ _ _ _", "same_either 1 2 3 4 5 6"),
    "five reds and a link": data("row", "R R R R R/1 _", "same_colour 5 6"),
    "a red stack": data("stack", "R R R/2 R R R/4"),
    "judged reds": data("row", "R R R R R R/6", "rise 1 6"),
    "value pyramid": data("pyr3", "_ _ _ _ _ _", "same_value 1 2 3 4 5 6"),
    "split and free": data("row", "R/1 R/2 R/3 4 ? ?"),
}


def read(card: dict[str, Any]) -> Bomb:
    """The card as a bomb."""
    return deck_from_data({"bomb": [card]}).bombs[0]


def walk(
    bomb: Bomb, oracle: Oracle, legality: str, rng: Random
) -> Iterator[tuple[Automaton, int, dict[int, str], set[tuple[int, str]]]]:
    """Random legal play on one card until it is full or stuck: automaton, node, filling and what the oracle accepts."""
    compiled = automaton(bomb, legality)
    node, filling = compiled.start, dict[int, str]()
    while True:
        colours = [die[0] for die in filling.values()]
        accepted = {
            (slot, die)
            for slot in range(bomb.size)
            for die in DICE
            if colours.count(die[0]) < 5 and oracle.accepts(filling, slot, die, legality)
        }
        yield compiled, node, filling, accepted
        if not accepted:
            return
        slot, die = rng.choice(sorted(accepted))
        node = compiled.place(node, slot, read_die(die))
        filling = {**filling, slot: die}


def taken(compiled: Automaton, node: int, filling: dict[int, str], size: int) -> set[tuple[int, str]]:
    """What the automaton accepts, of the dice that are still there; placing and fitting say the same."""
    colours = [die[0] for die in filling.values()]
    there = [die for die in DICE if colours.count(die[0]) < 5]
    placed = {(s, die) for s in range(size) for die in there if compiled.place(node, s, read_die(die)) != REFUSED}
    assert placed == {(s, die) for s in range(size) for die in there if compiled.fits(node, s) >> read_die(die) & 1}
    return placed


def judge(bomb: Bomb, oracle: Oracle, legality: str, rng: Random) -> tuple[set[bool], list[dict[int, str]]]:
    """Compare along one walk; the verdicts met on open slots, and the fillings passed."""
    verdicts, fillings = set[bool](), []
    for compiled, node, filling, accepted in walk(bomb, oracle, legality, rng):
        assert taken(compiled, node, filling, bomb.size) == accepted, (bomb, filling)
        assert (node == FINISHED) == (len(filling) == bomb.size)
        verdicts |= {(slot, die) in accepted for slot in range(bomb.size) if oracle.open(filling, slot) for die in DICE}
        fillings.append(filling)
    return verdicts, fillings


def replayed(bomb: Bomb, oracle: Oracle, filling: dict[int, str], legality: str, rng: Random) -> int:
    """The node of a filling, its dice placed from the empty card in some order that goes bottom up."""
    compiled = automaton(bomb, legality)
    node, done = compiled.start, dict[int, str]()
    while len(done) < len(filling):
        slot = rng.choice([slot for slot in filling if oracle.open(done, slot)])
        node = compiled.place(node, slot, read_die(filling[slot]))
        assert node != REFUSED, (bomb, filling, done)
        done[slot] = filling[slot]
    return node


def check_card(card: dict[str, Any], bomb: Bomb, rng: Random, walks: int) -> None:
    """All promises of an automaton along random walks."""
    oracle = Oracle(card)
    for legality in LEGALITIES:
        for _ in range(walks):
            for filling in judge(bomb, oracle, legality, rng)[1][1:]:
                node = replayed(bomb, oracle, filling, legality, rng)
                assert node == replayed(bomb, oracle, filling, legality, rng)
                for slot in oracle.exposed(filling):
                    left = {other: die for other, die in filling.items() if other != slot}
                    assert replayed(bomb, oracle, left, legality, rng) != FINISHED
                    assert legality == "local" or oracle.completable(left)


@pytest.mark.parametrize("card_id", PRINTED)
@pytest.mark.slow
def test_l1_to_l5_a_printed_card_takes_and_refuses_what_the_oracle_does(card_id: str) -> None:
    """Every card has an accepted and a refused die, under both legalities."""
    oracle, bomb = Oracle(CARD_DATA[card_id]), PRINTED[card_id]
    for legality in LEGALITIES:
        rng = Random(f"{card_id} {legality}")
        verdicts = set[bool]()
        for _ in range(6):
            verdicts |= judge(bomb, oracle, legality, rng)[0]
        assert verdicts == {True, False}


@pytest.mark.parametrize("card_id", PRINTED)
@pytest.mark.slow
def test_penalties_never_corrupt_a_printed_card_and_order_does_not_matter(card_id: str) -> None:
    """Taking an exposed die away always leaves an extendable card; a node depends on the filling only."""
    check_card(CARD_DATA[card_id], PRINTED[card_id], Random(card_id), walks=2)


@pytest.mark.parametrize("name", SIX_SLOTS)
@pytest.mark.slow
def test_l5_counts_five_dice_of_a_colour(name: str) -> None:
    check_card(SIX_SLOTS[name], read(SIX_SLOTS[name]), Random(name), walks=4)


@pytest.mark.parametrize("seed", range(120))
@pytest.mark.slow
def test_the_language_as_a_whole_agrees_with_the_oracle(seed: int) -> None:
    """Cards made at random; those that no dice complete are refused when read, and the oracle agrees."""
    rng = Random(seed)
    card = random_card(rng)
    if Oracle(card).completable({}):
        check_card(card, read(card), rng, walks=1)
    else:
        with pytest.raises(InvalidDeck) as caught:
            read(card)
        assert caught.value.bare.code in ("not_completable", "six_of_one_colour")
