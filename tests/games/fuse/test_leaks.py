"""Nothing tells what lies in the pile; a FUSE that is leaky on purpose is found out."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from tablemate import SPECTATOR, Game, Table
from tablemate.games.fuse.seen import Seen
from tablemate.games.fuse.terms import Ev
from tablemate.kernel.actions import Meaning
from tablemate.kernel.cases import Case
from tablemate.kernel.errors import HiddenField, Reason
from tablemate.kernel.events import event_type, plain
from tablemate.kernel.leaks import check_no_leak
from tests.more_said import saying, truth

from .builders import GAME, P1, P2, fuse, kinds, play, why

SEEDS = range(4)
OPTIONS = {"players": 2, "bombs": 9, "roll_budget": 2, "burn_if": "any"}


def leaks(game: Game) -> bool:
    """Does the leak test find anything in a few games?"""
    try:
        for seed in SEEDS:
            check_no_leak(Case(game, seed, OPTIONS))
    except AssertionError:
        return True
    return False


def with_view(**extra: Any) -> Game:
    """FUSE with something more in its view; each extra is a function of the true state."""

    def build(seen: Seen) -> dict[str, Any]:
        truth = object.__getattribute__(seen, "_state")
        return {**GAME.knowledge.view(seen), **{name: peek(truth) for name, peek in extra.items()}}

    return dataclasses.replace(GAME, knowledge=dataclasses.replace(GAME.knowledge, view=build))


def test_the_honest_game_does_not_leak() -> None:
    assert not leaks(GAME)


@pytest.mark.parametrize(
    ("what", "peek"),
    [
        ("top_card", lambda s: s.pile[s.n_pile - 1] if s.n_pile else 0),
        ("sabotage_on_top", lambda s: s.n_pile and s.pile[s.n_pile - 1] > 80),
        ("bottom_card", lambda s: s.pile[0]),
        ("sabotage_in_the_upper_half", lambda s: sum(card > 80 for card in list(s.pile)[s.n_pile // 2 : s.n_pile])),
        ("which_cards_are_out", lambda s: sorted(list(s.pile)[: s.n_pile])),
        ("next_roll", lambda s: s.chance[0] % 6),
    ],
)
def test_a_view_that_shows_a_secret_is_found_out(what: str, peek: Any) -> None:
    assert leaks(with_view(**{what: peek}))


def test_legal_actions_that_depend_on_the_pile_are_found_out() -> None:
    assert leaks(saying(GAME, lambda seen: truth(seen).pile[0]))


def test_a_refusal_that_looks_into_the_pile_is_found_out() -> None:
    def telling(seen: Seen, seat: int, action: Meaning) -> Reason:
        return Reason(f"no_{truth(seen).pile[0]}", "FUSE-X")

    assert leaks(dataclasses.replace(GAME, speech=dataclasses.replace(GAME.speech, refusal=telling)))


def test_an_event_that_tells_a_re_roll_without_saying_so_is_found_out() -> None:
    """The dice of `die_rolled` without their declaration as told."""

    def types(options: Any) -> Any:
        honest = GAME.knowledge.event_types(options)
        argument = honest[Ev.DIE_ROLLED].arguments["die"]
        return {**honest, Ev.DIE_ROLLED: event_type("die_rolled", die=plain(argument.named))}

    assert leaks(dataclasses.replace(GAME, knowledge=dataclasses.replace(GAME.knowledge, event_types=types)))


def test_the_pile_and_the_generator_are_secret_and_everything_else_is_open() -> None:
    table = GAME.new(seed=3, players=3)
    for viewer in (0, 1, 2, SPECTATOR):
        for secret in ("pile", "chance"):
            with pytest.raises(HiddenField):
                getattr(table.seen(viewer), secret)
        for known in ("bag", "tray", "card", "die", "row", "done", "spent", "n_pile", "owed", "use", "burnt"):
            getattr(table.seen(viewer), known)


def two_piles() -> tuple[Table, Table]:
    """The same table over two quite different piles, P1 about to defuse."""
    parts: dict[str, Any] = {
        "players": 3,
        "mats": [["B01 B5", "B02 R1"], ["B14 R2", "B08"], ["B38", "B06 R4"]],
        "tray": "R4 G3 R5",
        "row": "B03 B05 B07 B09 B11",
    }
    return fuse(**parts, pile="S01 S02 B12"), fuse(**parts, pile="B40 S11 S10")


def test_views_legal_lists_and_refusals_do_not_depend_on_the_pile() -> None:
    one, two = two_piles()
    wrong = ("P1 pick b12", "P1 pick b40", "P2 burn r4", "P3 lose b06.1", "P1 roll", "P1 place r4 on b02.1", "P2 hm")
    for lines in ((), ("P1 place r4 on b01.2",)):
        play(one, *lines)
        play(two, *lines)
        for viewer in (0, 1, 2, SPECTATOR):
            assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
        assert [one.legal(seat) for seat in range(3)] == [two.legal(seat) for seat in range(3)]
        assert one.waiting == two.waiting
        for line in wrong:
            assert why(one, line) == why(two, line)


def test_what_is_drawn_is_told_to_everybody_at_once() -> None:
    one, two = two_piles()
    for table in (one, two):
        play(table, "P1 place r4 on b01.2", "P1 pick b03")
        for event in table.events:
            assert event.seen_by(P1) == event.seen_by(P2) == event.seen_by(SPECTATOR)
    assert kinds(one) != kinds(two)


def test_a_redeal_keeps_what_is_seen_and_deals_the_rest() -> None:
    table = GAME.new(seed=3, players=3)
    piles = [table.redealt(P1, stream).to_position()["pile"] for stream in range(40)]
    seen = {bomb["card"] for mat in table.to_position()["mats"] for bomb in mat} | set(table.to_position()["row"])
    assert len({tuple(pile) for pile in piles}) == 40
    for pile in piles:
        assert len(pile) == table.view(P1)["pile"]
        assert not seen & set(pile)
        assert sum(card.startswith("S") for card in pile) == 6
    everything = {card for pile in piles for card in pile}
    assert len(everything) > 45, "also cards that are out of this game may be in the pile for all one knows"


def test_a_redeal_never_brings_a_spent_sabotage_card_back() -> None:
    table = fuse(players=3, row="B03 B05 B07 B09 B11", pile="S01 B12 S02", spent="S05 S06 S07")
    for stream in range(30):
        pile = table.redealt(P1, stream).to_position()["pile"]
        assert not {"S05", "S06", "S07"} & set(pile)
        assert sum(card.startswith("B") for card in pile) == 1


def test_two_redeals_meet_different_rolls() -> None:
    table = GAME.new(seed=3, players=5)
    rolls = set()
    for stream in range(20):
        other = table.redealt(P1, stream)
        other.play("roll", other.waiting[0].seat)
        rolls.add(str(other.view(P1)["tray"]))
    assert len(rolls) == 20
