"""What the view tells so that no screen judges: which dice fit where, how hard a bomb is, who wants its colours."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tablemate.games.fuse import GAME
from tablemate.games.fuse.cards import standard_deck
from tablemate.games.fuse.cards.automaton import allowed
from tablemate.games.fuse.cards.dice import colour_of
from tablemate.games.fuse.cards.effort import effort, turns
from tablemate.games.fuse.names import die_number
from tablemate.games.fuse.terms import Colour
from tablemate.games.fuse.view_types import BombOnMat, View
from tablemate.kernel.cases import Case, moments
from tablemate.kernel.naming import names
from tablemate.kernel.seats import SPECTATOR
from tablemate.kernel.table import Table

from .builders import fuse

BOMBS = {bomb.id: bomb for bomb in standard_deck().bombs}
COLOURS = names(Colour)


def tables() -> Iterator[Table]:
    """Moments of random games."""
    for seed in range(8):
        yield from (moment.table for moment in itertools.islice(moments(Case.random(GAME, seed)), 60))


def dice_on(entry: BombOnMat) -> list[int | None]:
    """The die types on a bomb."""
    return [None if name is None else die_number(name) for name in entry["dice"]]


def slots_for(view: View, seat: int, name: str) -> dict[str, list[int]]:
    """Slot by slot, asking each card of a mat."""
    die = die_number(name)
    assert die is not None
    found: dict[str, list[int]] = {}
    for entry in filter(None, view["mats"][seat]):
        bomb, on_it = BOMBS[entry["card"]], dice_on(entry)
        for slot in range(bomb.size):
            if on_it[slot] is None and allowed(bomb, on_it, slot, die, view["legality"]):
                found.setdefault(bomb.id, []).append(slot + 1)
    return found


def test_fuse_place_1_the_view_tells_for_every_seat_which_slots_take_each_die_of_the_tray() -> None:
    """As the card itself answers when it is asked slot by slot; a die that was used fits nowhere."""
    for table in tables():
        view: View = table.view(SPECTATOR)
        if view["fits"] is None:
            assert not table.options.hints
            continue
        for seat, fits in enumerate(view["fits"]):
            for die, found in zip(view["tray"], fits, strict=True):
                assert found == ({} if die["is"] in ("placed", "burnt") else slots_for(view, seat, die["die"]))


def test_whatever_fits_a_seat_that_may_place_it_is_legal() -> None:
    """And where wrong placements are refused, nothing else is."""
    for table in tables():
        view: View = table.view(SPECTATOR)
        for seat, fits in enumerate(view["fits"] or ()) if not view["hard_hands"] else ():
            placed = {action.text for action in table.legal(seat) if action.kind == "place"}
            fitting = {
                f"place {die['die'].lower()} on {card.lower()}.{slot}"
                for die, found in zip(view["tray"], fits, strict=True)
                for card, slots in found.items()
                for slot in slots
            }
            assert placed <= fitting


def test_everybody_sees_the_same_so_that_the_board_is_built_once_and_each_has_a_copy() -> None:
    """What the trait `alike` promises, of each viewer's own look at random moments."""
    assert GAME.traits.alike
    for table in tables():
        boards = [GAME.knowledge.view(table.seen(viewer)) for viewer in (SPECTATOR, *range(table.seats))]
        assert all(board == boards[0] for board in boards)
    mine, other = table.view(0), table.view(SPECTATOR)
    mine["bag"].clear()
    mine["mats"].clear()
    assert table.view(SPECTATOR) == other


def test_without_hints_everybody_looks_for_themselves() -> None:
    table = GAME.new(seed=7, players=3, hints=False)
    view: View = table.view(0)
    assert view["fits"] is None
    assert {(each["turns"], each["wanted_by"]) for each in view["row"] if each} == {(None, None)}
    assert "hints" not in GAME.new(seed=7, players=3).options.numbers(), "no rule asks for it"


def test_a_record_of_before_the_option_replays_with_hints() -> None:
    data = GAME.new(seed=7, players=3).options.as_json()
    del data["hints"]
    assert GAME.read_options(data) == GAME.new(seed=7, players=3).options


@pytest.mark.parametrize(("name", "told"), [("Full set", 5.6), ("Tripod", 3.2)])
def test_turns_are_those_of_a_player_alone_who_takes_the_best_of_five_dice(name: str, told: float) -> None:
    (bomb,) = (bomb for bomb in BOMBS.values() if bomb.name.en == name)
    assert round(turns(bomb), 1) == told


def test_a_bomb_takes_at_least_a_turn_for_each_slot_and_no_more_turns_than_dice() -> None:
    for bomb in BOMBS.values():
        assert bomb.size <= turns(bomb) + 1e-9
        assert turns(bomb) <= effort(bomb) + 1e-9


def needed(entry: BombOnMat, legality: str) -> set[str]:
    """The colours that every way to finish a bomb needs, found by trying all ways without each colour."""
    return {name for colour, name in enumerate(COLOURS) if not _can_do_without(entry, colour, legality)}


def _can_do_without(entry: BombOnMat, colour: int, legality: str) -> bool:
    return _finishes(entry["card"], tuple(dice_on(entry)), colour, legality, set())


def _finishes(card: str, dice: tuple[int | None, ...], colour: int, legality: str, tried: set[object]) -> bool:
    if None not in dice:
        return True
    tried.add(dice)
    for slot, die in itertools.product(range(len(dice)), range(30)):
        if dice[slot] is None and colour_of(die) != colour and allowed(BOMBS[card], dice, slot, die, legality):
            after = (*dice[:slot], die, *dice[slot + 1 :])
            if after not in tried and _finishes(card, after, colour, legality, tried):
                return True
    return False


def test_wanted_by_names_the_colours_a_bomb_needs_and_the_seats_that_need_them_too() -> None:
    """B27, the full set, needs every colour; the seats are those whose bombs cannot be finished without one."""
    table = fuse(players=2, mats=[["B31 . Y5", "B35"], ["B24", "B13"]], row="B27 B29 B19 B48 B36")
    view: View = table.view(0)
    full, free = (each for each in view["row"][:2] if each)
    assert free["wanted_by"] == []
    assert full["wanted_by"] is not None
    assert [each["colour"] for each in full["wanted_by"]] == list(COLOURS)
    wanted = [{name for entry in filter(None, mat) for name in needed(entry, view["legality"])} for mat in view["mats"]]
    for each in full["wanted_by"]:
        assert each["seats"] == [seat for seat in range(2) if each["colour"] in wanted[seat]]


def test_of_every_bomb_the_view_tells_which_slots_rest_on_others() -> None:
    """B35 is a stack, B31 a row."""
    view: View = fuse(mats=[["B35 K2", "B31"]], row="B27 B29 B19 B48 B36").view(0)
    supports = {entry["card"]: entry.get("supports", {}) for entry in [*view["mats"][0], *view["row"]] if entry}
    assert supports["B35"] == {"2": [1], "3": [2]}
    assert supports["B31"] == {}
    assert all(said == BOMBS[card].resting() for card, said in supports.items())
