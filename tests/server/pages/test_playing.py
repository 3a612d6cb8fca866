"""At the table: buttons, what would follow, talk, taking back, and whoever is away."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tablemate.kernel.table import Table
from tablemate.server.pages import guests, scenes
from tablemate.server.pages.visits import Visits
from tablemate.server.problems import NotStored
from tablemate.server.settings import Limits
from tablemate.server.tables import bots_here
from tablemate.server.tables import entries as log
from tablemate.server.tables.keeper import Keeper
from tablemate.server.tables.telling import Ear
from tablemate.server.thinking import thinkers
from tests.server.at_table import Choice, FirstLegal
from tests.server.page_reader import Reader, choices
from tests.server.running import Running, running

from .tables import Readers, check_button, links_of, make_button, play_out, set_up, sit_down, table_of, two_at_assembly

HOSTILE = "<b>&amp;\"'</b>"


def test_a_form_that_is_sent_twice_is_played_once(server: Running, reader: Readers) -> None:
    active, _, table = two_at_assembly(server, reader)
    page = active.open(f"/t/{table}")
    button = next(choices(page))
    active.press(button)
    step, version = server.table(table).last_step.number, server.keeper(table).room.version
    again = active.press(button)
    assert again.status == 200
    assert (server.table(table).last_step.number, server.keeper(table).room.version) == (step, version)


def test_another_button_of_a_page_that_was_used_is_refused(server: Running, reader: Readers) -> None:
    """Whoever goes back to a page has the same form in hand; its other buttons are other messages."""
    active, _, table = two_at_assembly(server, reader)
    one, two, *_ = choices(active.open(f"/t/{table}"))
    active.press(one)
    step = server.table(table).last_step.number
    refused = active.press(two)
    assert refused.status == 409
    assert refused.says("Choose again.")
    assert server.table(table).last_step.number == step


def test_whoever_is_not_asked_has_no_buttons_and_is_refused(server: Running, reader: Readers) -> None:
    active, waiting, table = two_at_assembly(server, reader)
    page = waiting.open(f"/t/{table}")
    assert not [*choices(page)]
    button = next(choices(active.open(f"/t/{table}")))
    refused = waiting.press(button)
    assert refused.status == 409
    assert refused.title.startswith("No: ")


def test_whoever_is_not_heard_because_the_disk_is_full_does_not_stay(
    server: Running, reader: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    active, _, table = two_at_assembly(server, reader)
    button, keeper = next(choices(active.open(f"/t/{table}"))), server.keeper(table)
    before = len(keeper.crowd)

    async def full(*_: object) -> None:
        raise NotStored("not_stored")

    with monkeypatch.context() as broken:
        broken.setattr(keeper.store, "add", full)
        assert active.press(button).status == 503
    server.done(keeper.asked(nothing_more))
    assert len(keeper.crowd) == before


async def nothing_more(_: Keeper) -> None:
    """The errands before this one are done."""


def test_watchers_see_no_buttons_and_no_hand(server: Running, reader: Readers) -> None:
    active, _, table = two_at_assembly(server, reader)
    page = reader().open(f"/t/{table}")
    assert page.says("you watch")
    assert not [*choices(page)]
    assert not page.says("Your hand")
    assert active.open(f"/t/{table}?watch=1").lines == page.lines
    button = next(choices(active.open(f"/t/{table}")))
    assert reader().press(button).says("Whoever watches does not play.")


def test_a_page_looks_again_if_asked_while_it_waits_for_others_and_can_be_stopped(
    server: Running, reader: Readers
) -> None:
    active, waiting, table = two_at_assembly(server, reader)
    unasked = waiting.open(f"/t/{table}")
    assert unasked.refresh is None
    start = next(each for each, text in unasked.links.items() if text == "Look again every few seconds")
    assert active.open(start).refresh is None
    page = waiting.open(start)
    assert page.refresh == "5"
    assert not page.buttons("/say"), "what is being typed would be lost"
    stop = next(each for each, text in page.links.items() if text == "Stop that")
    still = waiting.open(stop)
    assert still.refresh is None
    said = waiting.press(still.buttons("/say")[0], {"text": "Hello!"})
    assert said.refresh is None
    assert said.says("you: Hello!") or said.says("You: Hello!")


def test_markup_in_names_and_talk_is_text(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    sit_down(guest, links_of(share)[0], HOSTILE)
    table = table_of(share)
    page = guest.open(f"/t/{table}")
    guest.press(page.buttons("/say")[0], {"text": f"<script>alert(1)</script> {HOSTILE}"})
    for each in (host, guest, reader()):
        seen = each.open(f"/t/{table}")
        assert seen.text.count(HOSTILE), seen.text
        assert "<script" not in seen.source
        assert "<b>" not in seen.source
    assert "<b>" not in host.open(f"/t/{table}/share").source
    assert "<b>" not in host.open(links_of(share)[0]).source


def test_what_if_shows_what_would_follow_and_plays_nothing(server: Running, reader: Readers) -> None:
    someone = reader()
    page = set_up(someone, "assembly")
    table = table_of(page)
    step = server.table(table).last_step.number
    what_if = page.buttons("/preview")[0]
    seen = someone.press(what_if)
    assert seen.status == 200
    assert seen.says(f"What would follow: {next(choices(page)).text}")
    assert server.table(table).last_step.number == step
    assert someone.open(f"/t/{table}/preview").response.url.path == f"/t/{table}"
    someone.press(next(each for each in choices(seen) if each.text == "Play it"))
    assert server.table(table).last_step.number > step


def test_a_bot_is_asked_what_it_would_do_and_plays_nothing(server: Running, reader: Readers) -> None:
    someone = reader()
    page = set_up(someone, "assembly")
    table = table_of(page)
    step = server.table(table).last_step.number
    server.done(server.house.lobby.keeper(table)).advising._thinking = FirstLegal()
    seen = someone.press(page.buttons("/hint")[0])
    assert seen.says("The bot greedy suggests")
    assert server.table(table).last_step.number == step


class Pondering:
    """A bot that never comes to an end."""

    async def choose(
        self, table: Table, seat: int, bot: str, seed: int, stream: int, budget_s: float, *, later: bool = False
    ) -> Choice:
        """Nothing."""
        await asyncio.Event().wait()
        raise AssertionError


def test_whoever_waits_for_a_bot_in_vain_is_told_so(
    server: Running, reader: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert guests.LONGEST_HINT > thinkers.PATIENCE + bots_here.BUDGET
    monkeypatch.setattr(guests, "LONGEST_HINT", 0.0)
    someone = reader()
    page = set_up(someone, "assembly")
    server.done(server.house.lobby.keeper(table_of(page))).advising._thinking = Pondering()
    seen = someone.press(page.buttons("/hint")[0])
    assert seen.status == 409
    assert seen.says("the bot came to no answer in time")


def test_an_action_is_typed_asked_about_and_taken_back(server: Running, reader: Readers) -> None:
    someone = reader("fr")
    form = someone.open("/new/assembly")
    page = someone.press(make_button(form), {"practice": "on"})
    table = table_of(page)
    typed = page.form("/play")
    assert typed is not None
    why = next(each for each in page.buttons("/why"))
    refused = someone.press(why, {"action": "oui"})
    assert refused.status == 409
    assert refused.title.startswith("Non")
    notation = re.findall(r"<kbd>(.*?)</kbd>", page.source)[0]
    assert someone.press(why, {"action": notation}).says(f"{notation} : vous pouvez jouer cela maintenant.")
    play = next(each for each in page.buttons("/play") if "name" not in each.attributes)
    played = someone.press(play, {"action": notation})
    assert server.table(table).last_step.number > 0
    taken_back = someone.press(played.buttons("/undo")[0])
    assert taken_back.says("Vous annulez la dernière étape.")
    assert taken_back.says("entraînement")


def test_a_step_is_taken_back_also_where_others_are_asked_next(server: Running, reader: Readers) -> None:
    host, guest = reader(), reader()
    form = host.press(check_button(host.open("/new/assembly")), {"option.players": "2"})
    share = host.press(make_button(form), {"practice": "on"})
    sit_down(guest, links_of(share)[0])
    table = table_of(share)
    active, other = (host, guest) if server.table(table).waiting[0].seat == 0 else (guest, host)
    active.press(next(choices(active.open(f"/t/{table}"))))
    waiting = other.open(f"/t/{table}")
    assert not [*choices(waiting)]
    assert other.press(waiting.buttons("/undo")[0]).says("You take the last step back.")


def test_signs_are_buttons_where_talk_is_jammed(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader, communication='"jammed"')
    page = active.open(f"/t/{table}")
    assert not page.buttons("/say")
    pointing = next(each for each in page.buttons("/sign") if "value" not in each.attributes)
    active.press(pointing, {"piece": "7"})
    plain = next(each for each in page.buttons("/sign") if "value" in each.attributes)
    active.press(plain)
    signed = [each.what for each in server.keeper(table).room.log if isinstance(each.what, log.Signed)]
    assert [each.piece for each in signed] == ["7", None]
    assert other.open(f"/t/{table}").says(plain.text)


def test_a_game_is_given_up_when_everybody_wants_it(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader)
    wanted = active.press(active.open(f"/t/{table}").buttons("/want")[0])
    assert not server.keeper(table).room.over
    assert wanted.says("I do not want it any more")
    over = other.press(other.open(f"/t/{table}").buttons("/want")[0])
    assert server.keeper(table).room.over
    assert over.says("The game was given up.")
    assert over.says("The game was given up, so nobody has won.")
    assert over.buttons("/say"), "there is somebody to talk to about it"


def test_after_the_end_nothing_is_offered_that_would_be_refused(server: Running, reader: Readers) -> None:
    someone = reader()
    page = someone.press(someone.open("/").buttons("/new/assembly/now")[0])
    table = table_of(page)
    [over] = play_out([someone], table)
    assert server.keeper(table).room.over
    assert not over.buttons("/undo")
    assert not over.buttons("/say"), "nobody else is here"
    watcher = reader()
    watcher.press(watcher.open(f"/t/{table}").buttons("/say")[0], {"text": "Well played!"})
    assert someone.open(f"/t/{table}").buttons("/say"), "now there is somebody to answer"


def test_a_closed_table_says_so_and_offers_another_one(server: Running, reader: Readers) -> None:
    host = reader()
    share = set_up(host, "assembly", players="2")
    closed = host.press(host.open(f"/t/{table_of(share)}/share").buttons("/close")[0])
    assert closed.says("The table was closed before the game was over")
    assert not closed.buttons("/say")
    assert not closed.says("No talking now")
    assert closed.says("Another table like this")


def test_live_games_say_that_this_page_is_not_for_them_and_begin_when_all_are_ready(
    server: Running, reader: Readers
) -> None:
    someone = reader()
    page = set_up(someone, "fuse", mode='"live"')
    assert page.says("Games against a clock are not made for this page")
    begun = someone.press(page.buttons("/ready")[0])
    assert server.keeper(table_of(page)).room.started
    assert re.search(r"10:00 on the clock, which starts in (one second|\d seconds)\.", begun.text)
    assert begun.refresh in ("1", "2", "3"), "nobody is kept waiting once it runs"
    assert not begun.says("The clock goes on while you read.")


def test_somebody_who_is_away_is_played_for(server: Running, reader: Readers) -> None:
    """Where everybody sees the same: nobody waits for whoever has closed the page."""
    host, guest = reader(), reader()
    share = set_up(host, "fuse", players="2", mode='"rolls"')
    table = table_of(share)
    sit_down(guest, links_of(share)[0])
    keeper = server.keeper(table)
    while not any(each.seat == 1 for each in keeper.room.table.waiting):
        server.play_on(table, 1)
    server.done(keeper.asked(lambda it: it.do_unasked(log.Went(1))))
    page = host.open(f"/t/{table}")
    play = next(each for each in page.buttons("/play") if "name" not in each.attributes)
    action = str(keeper.room.table.legal(1)[0])
    before = keeper.room.step
    assert host.press(play, {"action": action, "seat": "1"}).status == 200
    assert keeper.room.step > before


def test_looking_again_and_again_makes_one_entry(server: Running, reader: Readers) -> None:
    active, other, table = two_at_assembly(server, reader)
    for _ in range(5):
        active.open(f"/t/{table}")
        other.open(f"/t/{table}")
    log_of = server.keeper(table).room.log
    assert [type(each.what).__name__ for each in log_of].count("Came") == 2
    assert not [each for each in log_of if isinstance(each.what, log.Went)]
    assert [seat.here for seat in server.keeper(table).room.seats] == [True, True]


def test_whoever_opens_no_page_any_more_is_away_after_a_while(server: Running, reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "origin_story"))
    keeper = server.keeper(table)
    visits = Visits(stays=0)

    async def visit() -> None:
        keeper.crowd.remove(keeper.crowd.at(0)[0])
        await visits.note(keeper, 0, keeper.room.seats[0].since)

    server.done(visit())
    server.done(keeper.asked(_nothing))
    assert not keeper.crowd.at(0)


async def _nothing(keeper: object) -> None:
    """Wait until everything before it is done."""


def test_whoever_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    limits = Limits(talk_a_second=0.001, talk_at_once=2, requests_at_once=1_000)
    with running(tmp_path, limits=limits) as server, server.browser() as browser:
        someone = Reader(browser)
        table = table_of(set_up(someone, "assembly", players="2"))
        said = [someone.send(f"/t/{table}/say", [("page", str(n)), ("text", "hello")]).status_code for n in range(3)]
        sides = [("yes", "no")[n % 2] for n in range(3)]
        table = table_of(set_up(someone, "fuse", players="2", mode='"live"'))
        ready = [someone.send(f"/t/{table}/ready", [("page", side), ("ready", side)]).status_code for side in sides]
    assert said == ready == [200, 200, 429]


def test_a_long_log_is_read_page_by_page_to_its_beginning(
    server: Running, reader: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "RECENT", 2)
    monkeypatch.setattr(scenes, "MOST", 4)
    active, _, table = two_at_assembly(server, reader)
    for number in range(5):
        active.send(f"/t/{table}/say", [("page", str(number)), ("text", f"hello {number}")])
    page, heard = active.open(f"/t/{table}"), list[list[int]]()
    while True:
        heard.append([number for number in range(5) if page.says(f"hello {number}")])
        earlier = [each for each in page.links if "whole" in each]
        if not earlier:
            break
        page = active.open(earlier[0])
    assert heard[:2] == [[3, 4], [1, 2, 3, 4]]
    assert heard[2][-1] == 0
    assert active.open(f"/t/{table}?before=nonsense").says("hello 4")


def test_a_page_does_not_say_in_a_pause_what_was_played(server: Running, reader: Readers) -> None:
    host = reader()
    table = table_of(set_up(host, "fuse", players="1", mode='"live"'))
    keeper = server.keeper(table)
    server.done(keeper.asked(begin_at_once))
    server.play(table, 0, "roll")
    (line,) = keeper.telling.looked_back(Ear(0, "en"), keeper.room.log[-1:])[0]["lines"]
    assert host.open(f"/t/{table}?still=1").says(line)
    server.done(keeper.asked(pause))
    assert not host.open(f"/t/{table}?still=1").says(line)


async def begin_at_once(keeper: Keeper) -> None:
    """A game against the clock, without its count-down."""
    await keeper.agreeing.start_game()
    assert keeper.time is not None
    keeper.time.start()


async def pause(keeper: Keeper) -> None:
    """Everybody wanted it."""
    await keeper.agreeing._turn_clock(log.Paused(0, "agreed"))


def test_whoever_presses_the_first_button_does_not_surrender(server: Running, reader: Readers) -> None:
    host = reader()
    table = table_of(set_up(host, "origin_story"))
    for _ in range(200):
        offered = [each.attributes["value"] for each in choices(host.open(f"/t/{table}?still=1"))]
        if "surrender" in offered:
            break
        host.press(next(choices(host.open(f"/t/{table}?still=1"))))
    assert offered[-1] == "surrender"
    assert len(offered) > 1
