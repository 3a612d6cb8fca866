"""Redeals of decks and cards unseen are as likely as every world that fits what was seen, played one by one."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

import pytest

import tablemate
from tablemate import SPECTATOR, IllegalAction, Table
from tests.odds import assert_as_likely, counted, equally, redealt_states

GAME = tablemate.game("origin_story")
YOU = 0
REDEALS = 600
TO_THE_TRICKS = ("keep s26", "charge m2", "redraw 4l", "hero")
"""From the offer of a story to the first trick of the game of seed 3."""
IN_DECK = 5


@cache
def start() -> dict[str, Any]:
    """A new game, as a position."""
    return GAME.new(seed=3, level=3).to_position()


@cache
def first_trick() -> dict[str, Any]:
    """The first trick with five cards left in the deck; the others lie in the discard."""
    table = GAME.from_position(start())
    for text in TO_THE_TRICKS:
        table.play(text, YOU)
    position = table.to_position()
    return {**position, "deck": position["deck"][:IN_DECK], "discard": position["discard"] + position["deck"][IN_DECK:]}


def played(position: dict[str, Any], texts: Iterable[str], viewer: int = YOU) -> tuple[Table, list[Any]]:
    """The table after some answers, and what a viewer was told; nothing where an answer could not be given."""
    table = GAME.from_position(position)
    try:
        for text in texts:
            table.play(text, YOU)
    except IllegalAction:
        return table, []
    return table, [event.seen_by(viewer) for event in table.events]


def fitting(worlds: Iterable[dict[str, Any]], texts: tuple[str, ...], seen: list[Any]) -> list[Table]:
    """Of many worlds those that tell you the same, played to the end of the answers."""
    tables = (played(world, texts) for world in worlds)
    return [table for table, told in tables if told == seen]


@pytest.mark.parametrize("viewer", [YOU, SPECTATOR])
@pytest.mark.parametrize("tricks", [0, 1])
@pytest.mark.slow
def test_a25_every_order_of_the_deck_that_fits_what_was_drawn_is_as_likely(tricks: int, viewer: int) -> None:
    """Whoever follows draws cards, which are seen; the others stay in any order."""
    position = first_trick()
    texts = (str(GAME.from_position(position).legal(YOU)[0]),) * tricks
    table, seen = played(position, texts)
    worlds = ({**position, "deck": list(deck)} for deck in permutations(position["deck"]))
    decks = [tuple(world.to_position()["deck"]) for world in fitting(worlds, texts, seen)]
    names = table.options.cards.playing_names
    found = counted(
        redealt_states(table, viewer, REDEALS),
        lambda state: tuple(names[state.deck[index] - 1] for index in reversed(range(state.n_deck))),
    )
    assert len(decks[0]) == (1 if tricks else IN_DECK)
    assert_as_likely(found, equally(decks))


def with_greens(*cards: str) -> dict[str, Any]:
    """The start with these green cards as the next two of the Vancardians' deck and the next event."""
    position = start()
    greens = [*position["vancard_deck"][:2], *position["event_decks"]["green"]]
    others = [card for card in greens if card not in cards]
    return {
        **position,
        "vancard_deck": [*cards[:2], *position["vancard_deck"][2:]],
        "event_decks": {**position["event_decks"], "green": [cards[2], *others]},
    }


@cache
def green_chances() -> dict[Any, Fraction]:
    """The next green card of the Vancardians' deck and the next green event, after one was seen."""
    _, seen = played(start(), TO_THE_TRICKS)
    greens = [*start()["vancard_deck"][:2], *start()["event_decks"]["green"]]
    worlds = fitting((with_greens(*order) for order in permutations(greens, 3)), TO_THE_TRICKS, seen)
    positions = [world.to_position() for world in worlds]
    return equally([(each["vancard_deck"][0], each["event_decks"]["green"][0]) for each in positions])


@pytest.mark.parametrize("viewer", [YOU, SPECTATOR])
@pytest.mark.slow
def test_a25_every_vancardian_card_that_was_not_seen_is_as_likely_to_be_next(viewer: int) -> None:
    """Unseen cards of a colour are one pool for the deck of the Vancardians and the events."""
    table, _ = played(start(), TO_THE_TRICKS)
    cards = table.options.cards
    found = counted(
        redealt_states(table, viewer, REDEALS),
        lambda state: (
            cards.vancard_ids[state.vancard_deck[state.n_vancard_deck - 1]],
            cards.vancard_ids[state.events[0, state.n_events[0] - 1]],
        ),
    )
    assert set(green_chances().values()) == {Fraction(1, 42)}
    assert_as_likely(found, green_chances())


@pytest.mark.parametrize("viewer", [YOU, SPECTATOR])
@pytest.mark.slow
def test_a25_every_story_that_was_not_offered_is_as_likely_to_be_next(viewer: int) -> None:
    position = start()
    table, seen = played(position, TO_THE_TRICKS[:1])
    stories = position["stories"]
    tops = ({**position, "stories": [top, *(story for story in stories if story != top)]} for top in stories)
    likely = equally([world.to_position()["stories"][0] for world in fitting(tops, TO_THE_TRICKS[:1], seen)])
    assert len(likely) == 45
    cards = table.options.cards
    found = counted(
        redealt_states(table, viewer, REDEALS), lambda state: cards.power_ids[state.stories[state.n_stories - 1]]
    )
    assert_as_likely(found, likely)


def test_a48_every_pair_of_superheroes_is_as_likely_to_a_spectator() -> None:
    """Only you have looked at them; a spectator is told that there are two."""
    position = start()
    table, seen = played(position, TO_THE_TRICKS[:1], SPECTATOR)
    heroes = [hero.id for hero in table.options.cards.superheroes if not hero.no_solo]
    pairs = [
        pair
        for pair in permutations(heroes, 2)
        if played({**position, "superheroes": list(pair)}, TO_THE_TRICKS[:1], SPECTATOR)[1] == seen
    ]
    cards = table.options.cards
    found = counted(
        redealt_states(table, SPECTATOR, REDEALS),
        lambda state: tuple(cards.power_ids[state.superheroes[0, place]] for place in range(2)),
    )
    assert len(pairs) == len(heroes) * (len(heroes) - 1)
    assert_as_likely(found, equally(pairs))
