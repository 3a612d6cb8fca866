"""Whole games by buttons alone, for people of two languages."""

from __future__ import annotations

import pytest

from tests.server.games import GAMES
from tests.server.page_reader import choices
from tests.server.running import Running

from .tables import Readers, links_of, play_out, set_up, sit_down, table_of


@pytest.mark.slow
def test_two_people_of_two_languages_play_assembly_by_buttons_alone(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader("fr")
    share = set_up(host, "assembly", players="2")
    table = table_of(share)
    (link,) = links_of(share)
    assert sit_down(guest, link, "Zoé").language == "fr"
    english, french = play_out([host, guest], table)
    assert server.table(table).outcome is not None
    assert english.says("The game is over.")
    assert french.says("La partie est finie.")
    assert english.says("Zoé")
    assert english.lines != french.lines


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("origin_story", {}),
        ("fuse", {"mode": '"rolls"', "roll_budget": "6"}),
        ("fuse", {"mode": '"practice"', "bombs": "1"}),
    ],
    ids=["origin_story", "fuse in rolls", "fuse in practice"],
)
@pytest.mark.slow
def test_somebody_plays_alone_by_buttons_to_the_end(
    server: Running, reader: Readers, game: str, chosen: dict[str, str]
) -> None:
    player = reader()
    page = set_up(player, game, **chosen)
    assert page.buttons("/play"), "whoever plays alone has no link to send"
    (end,) = play_out([player], table_of(page))
    assert server.table(table_of(page)).outcome is not None
    assert end.says("How it ended")
    assert end.says("Seed")


@pytest.mark.slow
def test_two_people_play_fuse_in_rolls_by_buttons_alone(server: Running, reader: Readers) -> None:
    host, guest = reader("fr"), reader()
    share = set_up(host, "fuse", players="2", mode='"rolls"', roll_budget="5")
    sit_down(guest, links_of(share)[0])
    play_out([host, guest], table_of(share))
    assert server.table(table_of(share)).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_one_button_on_the_first_page_is_enough_to_play(server: Running, reader: Readers, game: str) -> None:
    player = reader()
    now = [each for each in player.open("/").buttons(f"/new/{game}/now") if each.attributes["value"] == "nobody"]
    page = player.press(now[0])
    assert [*choices(page)]
    played = player.press(next(choices(page)))
    assert server.table(table_of(page)).last_step.number > 0
    assert played.status == 200


def test_with_a_bot_one_button_is_enough_too(server: Running, reader: Readers) -> None:
    player = reader()
    now = next(each for each in player.open("/").buttons("/now") if each.attributes["value"] == "bot")
    table = table_of(player.press(now))
    assert [seat.bot for seat in server.keeper(table).room.seats] == [None, "greedy"]


def test_the_first_page_says_that_a_game_against_the_clock_begins_without_one(server: Running, reader: Readers) -> None:
    player = reader()
    first = player.open("/")
    assert first.text.count("At once it is played without a clock.") == 1
    now = next(each for each in first.buttons("/new/fuse/now") if each.attributes["value"] == "nobody")
    assert not server.keeper(table_of(player.press(now))).room.is_timed
