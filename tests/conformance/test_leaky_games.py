"""The leak test bites: games that are leaky on purpose are found out."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import tablemate
from tablemate import HIDDEN, Game
from tablemate.games.assembly.seen import Seen
from tablemate.games.assembly.terms import Ev
from tablemate.kernel.cases import Case
from tablemate.kernel.errors import HiddenField
from tablemate.kernel.events import EventType, event_type, plain, private
from tablemate.kernel.leaks import check_no_leak
from tests.at_native_speed import compiled_game
from tests.games.assembly.builders import play, with_set
from tests.more_said import saying, truth

HONEST = tablemate.game("assembly")
SEEDS = range(0, 40, 2)


def leaks(game: Game) -> bool:
    """Does the leak test find anything in a few games?"""
    try:
        for seed in SEEDS:
            check_no_leak(Case(game, seed, {"players": 2, "malfunctions": "B"}))
    except AssertionError:
        return True
    return False


def with_events(**declared: EventType) -> Game:
    """Assembly with other declarations of some events."""
    types = dict(HONEST.knowledge.event_types(None))
    types.update((Ev[name], each) for name, each in declared.items())
    return dataclasses.replace(
        HONEST, knowledge=dataclasses.replace(HONEST.knowledge, event_types=lambda options: types)
    )


def with_view(**extra: Any) -> Game:
    """Assembly with something more in its view; each extra is a function of the true state and the viewer."""

    def build(seen: Seen) -> dict[str, Any]:
        truth = object.__getattribute__(seen, "_state")
        more = {name: peek(truth, seen.viewer) for name, peek in extra.items()}
        return {**HONEST.knowledge.view(seen), **more}

    return dataclasses.replace(HONEST, knowledge=dataclasses.replace(HONEST.knowledge, view=build))


@pytest.mark.slow
def test_the_honest_game_does_not_leak() -> None:
    assert not leaks(compiled_game(HONEST.name))


@pytest.mark.parametrize(
    ("what", "peek"),
    [
        ("top_card", lambda s, viewer: s.pile[s.n_pile - 1] if s.n_pile else 0),
        ("next_module", lambda s, viewer: s.stack[s.n_stack - 1] if s.n_stack else 0),
        ("partner_hand", lambda s, viewer: s.hand[1 - max(viewer, 0), 0]),
        ("pile_has_wild_on_top_half", lambda s, viewer: 6 in list(s.pile)[: s.n_pile // 2]),
        ("future_dice", lambda s, viewer: s.chance[0] % 12),
        ("sorted_by_face", lambda s, viewer: sorted(range(s.n_pile), key=lambda i: s.pile[i])),
    ],
)
def test_a_view_that_shows_a_secret_is_found_out(what: str, peek: Any) -> None:
    assert leaks(with_view(**{what: peek}))


def test_an_event_that_tells_a_drawn_card_is_found_out() -> None:
    """The card of `card_drawn` without its declaration as private."""
    declared = HONEST.knowledge.event_types(None)[Ev.CARD_DRAWN]
    open_card = event_type("card_drawn", **{**declared.arguments, "card": plain(declared.arguments["card"].named)})
    assert leaks(with_events(CARD_DRAWN=open_card))


def test_an_action_that_names_what_was_done_unseen_is_found_out() -> None:
    """The card put under the pile is hidden, but its event no longer says that the seat knew it: the step names it."""
    declared = HONEST.knowledge.event_types(None)[Ev.CARD_BURIED]
    learnt = {name: private(argument.named) for name, argument in declared.arguments.items() if argument.private}
    game = with_events(CARD_BURIED=event_type("card_buried", **{**declared.arguments, **learnt}))
    table = with_set("G", players=2, match=[3], hands=[["deploy_lock", "cw", "swap"], ["deploy_lock", "any", "swap"]])
    play(table, "ask nothing", "deploy_lock: lock 3")
    check_no_leak(Case(HONEST, 0, position=table.to_position()))
    with pytest.raises(AssertionError, match=r"under .* leaks to viewer 1"):
        check_no_leak(Case(game, 0, position=table.to_position()))


def test_legal_actions_that_depend_on_a_secret_are_found_out() -> None:
    """A notation, or an argument alone, that names the partner's first card."""

    def peek(seen: Seen) -> int:
        return int(truth(seen).hand[1 - seen.viewer, 0])

    assert leaks(saying(HONEST, peek))
    assert leaks(saying(HONEST, peek, lambda card: ""))


def test_a_redeal_that_leaves_a_secret_in_place_deals_the_rest() -> None:
    """Redeals really change what a seat cannot know: two streams give different hands, the seat's own stays."""
    table = HONEST.new(seed=3, players=2)
    hands = {str(table.redealt(0, stream).to_position()["hands"]) for stream in range(20)}
    own = {str(table.redealt(0, stream).to_position()["hands"][0]) for stream in range(20)}
    stacks = {str(table.redealt(0, stream).to_position()["stack"]) for stream in range(20)}
    assert len(hands) > 5
    assert len(own) == 1
    assert len(stacks) > 5


def test_a_field_is_secret_unless_declared_otherwise() -> None:
    """The discard is declared without an audience, so no viewer can read it, not even by mistake."""
    table = HONEST.new(seed=3, players=2)
    with pytest.raises(HiddenField):
        _ = table.seen(0).discard
    assert table.view(0)["hands"][1] == [HIDDEN] * 3
