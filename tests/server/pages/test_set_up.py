"""Setting up a table by a form."""

from __future__ import annotations

import re

import pytest

from tests.server.running import Running

from .tables import Readers, check_button, links_of, make_button, play_out, set_up, table_of


def test_what_cannot_be_chosen_says_why_after_acheck_button(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/new/assembly")
    checked = someone.press(check_button(page), {"option.players": "2"})
    assert re.search("Not now: .without a role. is a variant for one player", checked.text)
    assert checked.says("Seat 2")


def test_what_follows_from_a_choice_follows_it_as_long_as_nobody_chose_otherwise(
    server: Running, reader: Readers
) -> None:
    """Holding dice is usual where a clock runs; the form showed that it was not when the mode was another one."""
    someone = reader()
    live = set_up(someone, "fuse", mode='"live"')
    assert server.table(table_of(live)).options.hold
    without = set_up(someone, "fuse", hold="true", mode='"rolls"')
    assert server.table(table_of(without)).options.hold


def test_seats_are_given_to_people_and_bots_with_names(server: Running, reader: Readers) -> None:
    host = reader()
    page = host.press(check_button(host.open("/new/fuse")), {"option.players": "3"})
    typed = {"who.1": "greedy", "name.0": "Ana", "name.2": " Cy ", "own": "2", "practice": "on", "auto_roll": "on"}
    share = host.press(make_button(page), typed)
    room = server.keeper(table_of(share)).room
    assert [(seat.bot, seat.name) for seat in room.seats] == [(None, "Ana"), ("greedy", None), (None, "Cy")]
    assert [seat.player for seat in room.seats] == [None, room.seats[1].player, "person"]
    assert (room.head.practice, room.head.auto_roll) == (True, True)
    assert len(links_of(share)) == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"who.0": "random"}, "At least one seat must be a person's."),
        ({"name.0": "x" * 30}, "at most 24"),
        ({"option.bombs": "99"}, "99"),
        ({"option.bombs": "[[["}, "[[["),
    ],
)
def test_a_table_that_cannot_be_is_refused_on_its_form(reader: Readers, typed: dict[str, str], sentence: str) -> None:
    someone = reader()
    refused = someone.press(make_button(someone.open("/new/fuse")), typed)
    assert refused.status in (400, 409)
    assert refused.says(sentence)
    assert refused.buttons("/new/fuse")


def test_another_table_like_this_one_is_set_up_with_the_same_choices(server: Running, reader: Readers) -> None:
    someone = reader()
    chosen = {"mode": '"rolls"', "roll_budget": "2", "six_point": "true"}
    (end,) = play_out([someone], table := [table_of(set_up(someone, "fuse", **chosen))][0])
    form = someone.press(end.buttons("/new/fuse")[0])
    again = table_of(someone.press(make_button(form)))
    assert again != table
    assert server.keeper(again).room.head.options == server.keeper(table).room.head.options
