"""The door between the truth and a viewer."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tablemate.kernel.chance import Chance
from tablemate.kernel.errors import HiddenField, InvalidArgument
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.layout import OWNER, PUBLIC, SECRET, Grid, Layout, Row, i1, seen_by
from tablemate.kernel.seats import CLOCK, EVERYBODY, MAX_SEATS, SEATS_IN, SPECTATOR, SPECTATOR_BIT, VIEWER_BITS
from tablemate.kernel.seen import Seen, Trial, public_fields
from tests.kernel.toys.fingers import FingersOptions


class State(Chance):
    score: Annotated[int, i1, PUBLIC]
    track: Annotated[Row, i1, 3, PUBLIC]
    board: Annotated[Grid, i1, 2, 2, PUBLIC]
    role: Annotated[Row, i1, 2, OWNER]
    hand: Annotated[Grid, i1, 2, 3, OWNER]
    bottom: Annotated[int, i1, SECRET]
    future: Annotated[Row, i1, 2]
    pile: Annotated[Row, i1, 3, seen_by("pile_seen")]
    pile_seen: Annotated[Row, i1, 3, PUBLIC]
    shown: Annotated[Grid, i1, 2, 2, seen_by("shown_seen")]
    shown_seen: Annotated[Grid, i1, 2, 2]
    trump: Annotated[int, i1, seen_by("trump_seen")]
    trump_seen: Annotated[int, i1]


OPTIONS = FingersOptions.read({})
LAYOUT = Layout(State)
ARRAY = LAYOUT.filled(
    {
        "chance": [1, 2, 3, 4],
        "score": 12,
        "track": [1, 2, 3],
        "board": [[1, 2], [3, 4]],
        "role": [5, 6],
        "hand": [[1, 2, 3], [4, 5, 6]],
        "bottom": 9,
        "future": [1, 2],
        "pile": [7, 8, 9],
        "pile_seen": [0, 0b01, EVERYBODY],
        "shown": [[1, 2], [3, 4]],
        "shown_seen": [[0b10, SPECTATOR_BIT], [0b11, 0]],
        "trump": 3,
        "trump_seen": 0b10,
    }
)


def seen(viewer: int) -> Seen[State, FingersOptions]:
    return Seen(LAYOUT, LAYOUT.one(ARRAY), viewer, OPTIONS)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_reads_public_fields(viewer: int) -> None:
    door = seen(viewer)
    assert door.score == 12
    assert door.track == (1, 2, 3)
    assert door.board == ((1, 2), (3, 4))


@pytest.mark.parametrize(
    ("viewer", "role", "hand"),
    [
        (0, (5, HIDDEN), ((1, 2, 3), (HIDDEN,) * 3)),
        (1, (HIDDEN, 6), ((HIDDEN,) * 3, (4, 5, 6))),
        (SPECTATOR, (HIDDEN, HIDDEN), ((HIDDEN,) * 3, (HIDDEN,) * 3)),
    ],
)
def test_an_owner_reads_its_own_part(viewer: int, role: Any, hand: Any) -> None:
    assert seen(viewer).role == role
    assert seen(viewer).hand == hand


@pytest.mark.parametrize(
    ("viewer", "pile", "shown"),
    [
        (0, (HIDDEN, 8, 9), ((HIDDEN, HIDDEN), (3, HIDDEN))),
        (1, (HIDDEN, HIDDEN, 9), ((1, HIDDEN), (3, HIDDEN))),
        (SPECTATOR, (HIDDEN, HIDDEN, 9), ((HIDDEN, 2), (HIDDEN, HIDDEN))),
    ],
)
def test_a_card_is_read_by_those_who_have_seen_it(viewer: int, pile: Any, shown: Any) -> None:
    assert seen(viewer).pile == pile
    assert seen(viewer).shown == shown


def test_a_single_number_can_be_known_to_some() -> None:
    assert [seen(viewer).trump for viewer in (0, 1, SPECTATOR)] == [HIDDEN, 3, HIDDEN]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", ["bottom", "future", "shown_seen"])
def test_a_secret_field_is_an_error_and_not_a_leak(name: str, viewer: int) -> None:
    with pytest.raises(HiddenField, match=name):
        getattr(seen(viewer), name)


@pytest.mark.parametrize("name", ["scor", "raw", "_padding", "_anything", "__wrapped__"])
def test_what_is_no_field_is_no_attribute(name: str) -> None:
    with pytest.raises(AttributeError):
        getattr(seen(0), name)


def test_what_comes_through_the_door_cannot_change_the_truth() -> None:
    before = ARRAY.tobytes()
    door = seen(0)
    assert all(isinstance(part, tuple) for part in (door.track, door.board, door.board[0], door.pile, door.hand[0]))
    assert ARRAY.tobytes() == before


def test_the_door_shows_the_moment_at_which_it_was_opened() -> None:
    array = ARRAY.copy()
    state = LAYOUT.one(array)
    door = Seen(LAYOUT, state, 0, OPTIONS)
    array["score"] = 13
    assert (door.score, Seen(LAYOUT, state, 0, OPTIONS).score) == (12, 13)


def test_viewers_who_look_at_the_same_time_read_what_is_public_once() -> None:
    state = LAYOUT.one(ARRAY)
    public = public_fields(LAYOUT, state)
    assert public == {"score": 12, "track": (1, 2, 3), "board": ((1, 2), (3, 4)), "pile_seen": (0, 1, EVERYBODY)}
    doors = [Seen(LAYOUT, state, viewer, OPTIONS, public) for viewer in (0, 1)]
    assert doors[0].board is doors[1].board
    assert [door.role for door in doors] == [(5, HIDDEN), (HIDDEN, 6)]


def test_a_viewer_is_a_seat_or_the_spectator() -> None:
    assert [VIEWER_BITS[viewer] for viewer in (*range(MAX_SEATS), SPECTATOR)] == [1, 2, 4, 8, 16, 32]
    for nobody in (MAX_SEATS, CLOCK, -3, 100):
        with pytest.raises(InvalidArgument):
            seen(nobody)


def test_everybody_is_every_viewer() -> None:
    assert sum(VIEWER_BITS[viewer] for viewer in (*range(MAX_SEATS), SPECTATOR)) == EVERYBODY


def test_seats_of_a_mask_come_lowest_first() -> None:
    assert SEATS_IN[0] == ()
    assert SEATS_IN[0b10110] == (1, 2, 4)
    assert SEATS_IN[SPECTATOR_BIT] == ()


# Trying something on what is seen


def test_a_trial_changes_nothing_but_itself() -> None:
    door = seen(0)
    trial = Trial(door).for_rules
    trial.score += 5
    trial.track[1] = 9
    trial.board[0, 1] = 9
    assert (trial.score, list(trial.track), trial.board.tolist()) == (17, [1, 9, 3], [[1, 9], [3, 4]])
    assert (door.score, door.track, door.board) == (12, (1, 2, 3), ((1, 2), (3, 4)))
    assert Trial(door).score == 12


@pytest.mark.parametrize("name", ["bottom", "future", "hand", "role", "shown", "pile"])
def test_a_trial_gives_nothing_that_is_not_wholly_known(name: str) -> None:
    with pytest.raises(HiddenField, match=name):
        getattr(Trial(seen(0)), name)
    with pytest.raises(AttributeError):
        _ = Trial(seen(0)).nothing
