"""The ways to a board: play now, set-up, a link that was sent, today's deal."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tablemate.words import Words
from tests.server.games import GAMES
from tests.server.processes import Server

from .company import alone, seat
from .conftest import Visit
from .faults import Faults
from .looks import Look
from .playing import Player, listen
from .tables import make

STILL = Look(still=True)
NO_TABLES = "None yet."
MOVES = 2
"""So many are made before somebody leaves."""


@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_from_the_first_page_to_a_board(visit: Visit, game: str) -> None:
    page = visit(STILL)
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {Words('en', game).say('game-name')}").click()
    page.wait_for_url("**/t/*")
    ready = page.get_by_role("button", name="I am ready")
    expect(page.locator("[data-sentence]").or_(ready).first).to_be_visible()


def test_the_address_that_is_opened_for_a_game_leads_to_one_table_and_back_to_the_set_up(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/new/fuse?now=1")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-sentence]")).to_be_visible()
    page.go_back()
    page.wait_for_url("**/new/fuse")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert len(page.request.get("/api/mine").json()["games"]) == 1


def test_a_game_that_was_left_goes_on_from_the_first_page_where_it_was(visit: Visit) -> None:
    page = visit(STILL)
    player = Player.at(page, f"/t/{make(page, 'assembly').table}")
    while player.plays() and player.told("wire.now.step") < MOVES:
        player.by_mouse()
    step, sentence = player.told("wire.now.step"), page.locator("[data-sentence]").inner_text()
    page.goto("/")
    page.get_by_role("region", name="Your tables").get_by_role("link", name="Go on").click()
    expect(page.locator("[data-sentence]")).to_have_text(sentence)
    assert player.told("wire.now.step") == step


def test_a_link_that_was_sent_can_be_pasted_on_the_first_page(visit: Visit) -> None:
    made, page = make(visit(STILL), "assembly", players=2), visit(STILL)
    page.goto("/")
    pasted = page.get_by_role("textbox", name="Join a table")
    pasted.fill("See you at eight!")
    pasted.press("Enter")
    expect(page.get_by_text("That is no link to a seat or to a table.")).to_be_visible()
    expect(pasted).to_have_attribute("aria-invalid", "true")
    pasted.fill(f"Your seat: https://tables.example{made.links[1]} See you!")
    pasted.press("Enter")
    expect(page.get_by_role("button", name="Take this seat")).to_be_visible()
    page.go_back()
    pasted.fill(f"https://tables.example/t/{made.table}?watch=1")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/t/{made.table}?watch=1")
    expect(page.get_by_text("You watch.")).to_be_visible()


def test_what_cannot_be_chosen_says_why_and_stays_as_it_was(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/new/assembly")
    page.get_by_role("button", name="two players").click()
    impossible = page.locator("label.impossible").first
    expect(impossible.locator(".why")).to_contain_text("is a variant for one player")
    box = impossible.locator("input")
    expect(box).to_have_attribute("aria-disabled", "true")
    chosen = page.locator("input:checked").count()
    impossible.click(force=True)
    expect(box).not_to_be_checked()
    assert page.locator("input:checked").count() == chosen


def test_a_number_of_players_that_cannot_be_is_refused_with_its_reason(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/new/assembly")
    seats = page.get_by_role("region", name="Seats")
    one, two = (seats.get_by_role("button", name=name) for name in ("solo", "two players"))
    alone = page.get_by_label("without a role")
    alone.check()
    expect(two).to_have_attribute("aria-disabled", "true")
    expect(two).to_have_accessible_description('"without a role" is a variant for one player')
    two.click(force=True)
    expect(one).to_have_attribute("aria-pressed", "true")
    alone.uncheck()
    expect(two).not_to_have_attribute("aria-disabled", "true")


def test_roles_for_another_number_of_players_are_chosen_anew(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/new/assembly")
    role = page.get_by_role("radio", name="Noah")
    role.check()
    page.get_by_role("button", name="two players").click()
    expect(role).to_have_count(2)
    expect(role.first).not_to_be_checked()
    expect(page.get_by_role("button", name="Open the table")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/rules/chess", 'There is no game "chess"'),
        ("/s/no-such-link-anywhere", "This link opens no seat"),
        ("/t/nowhere/replay", "There is no such table"),
        ("/records/gone/replay", "This record is not kept any more"),
    ],
)
def test_what_is_not_there_says_why_and_shows_nothing_else(visit: Visit, faults: Faults, path: str, why: str) -> None:
    page = visit(STILL)
    page.goto(path)
    expect(page.get_by_role("heading")).to_contain_text(why, ignore_case=True)
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)
    faults.expect("404")


def test_a_link_takes_no_seat_before_the_button_and_leaves_the_address_then(visit: Visit) -> None:
    host, guest = visit(STILL), visit(STILL)
    link = sent(host)
    guest.goto(link)
    take = guest.get_by_role("button", name="Take this seat")
    expect(take).to_be_visible()
    row = host.locator(".seat").nth(1)
    expect(row).to_contain_text("link not opened yet")
    take.click()
    guest.wait_for_url("**/t/*")
    assert link.rpartition("/")[2] not in guest.url
    expect(row).to_contain_text("here")
    guest.go_back()
    assert link.rpartition("/")[2] not in guest.url


def sent(host: Page) -> str:
    """The link of the second seat of a new table, as the host reads it."""
    host.goto("/new/assembly")
    host.get_by_role("button", name="two players").click()
    host.get_by_role("group", name="Who sits in seat 2").get_by_role("button", name="Open link").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/share")
    shown = host.locator(".seat").nth(1).locator(".link")
    expect(shown).to_contain_text("/s/")
    return "/s/" + shown.inner_text().rpartition("/")[2].strip()


def test_todays_deal_counts_after_its_end_and_stays_sealed(visit: Visit, mortal: Server) -> None:
    page = visit(STILL, at=mortal)
    listen(page)
    page.goto("/today")
    panel = page.locator("section:has(#today-assembly)")
    panel.get_by_role("button", name="Play it alone").click()
    page.wait_for_url("**/t/*")
    Player(page, Random(3)).play(Player.by_mouse)
    end = page.locator("main")
    expect(end).to_contain_text("1 game so far")
    expect(end).to_contain_text("Replay and record open when the day is over.")
    assert page.locator("main a[download]").count() == 0
    page.goto("/today")
    expect(panel).to_contain_text("Your place: 1 of 1")


def test_again_has_the_bot_in_its_seat_and_one_new_table(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/")
    page.get_by_role("button", name="With a bot: Assembly").click()
    page.wait_for_url("**/t/*")
    before = page.url
    page.locator("button.net").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Again").dblclick()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(page.locator("[data-sentence]")).to_be_visible()
    assert len(page.request.get("/api/mine").json()["games"]) == 2


def test_there_are_no_tables_only_once_the_server_has_said_so(visit: Visit, faults: Faults) -> None:
    page = visit(STILL)
    mine = "**/api/mine*"
    page.route(mine, lambda route: route.abort())
    page.goto("/")
    tables = page.get_by_role("region", name="Your tables")
    said = page.get_by_role("alert").filter(has_text="The server does not answer.")
    expect(said).to_be_visible()
    expect(tables).not_to_contain_text(NO_TABLES)
    page.unroute(mine)
    said.get_by_role("button", name="Try again").click()
    expect(tables).to_contain_text(NO_TABLES)
    expect(said).to_have_count(0)
    faults.expect("ERR_FAILED")


def test_a_link_is_copied_only_once_it_is_known_from_where_it_opens(visit: Visit) -> None:
    page = visit(STILL)
    asked: list[Route] = []
    page.route("**/api/reach*", lambda route: asked.append(route))
    link = sent(page)
    copy = page.locator(".seat").nth(1).get_by_role("button", name="Copy")
    expect(copy).to_have_attribute("aria-disabled", "true")
    assert link.startswith("/s/")
    asked[0].continue_()
    expect(copy).not_to_have_attribute("aria-disabled", "true")


def test_whoever_follows_a_link_goes_on_at_the_page_that_it_leads_to(visit: Visit) -> None:
    page = visit(STILL)
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="Look at a record").press("Enter")
    page.wait_for_url("**/records")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page.locator("a.skip")).to_have_text("Skip to the page")


def test_what_is_asked_again_gives_the_focus_back(visit: Visit) -> None:
    page = alone(visit, "assembly", STILL)
    page.locator("button.net").click()
    ask = page.get_by_role("button", name="Give up")
    for answer in ("Escape", "Enter"):
        ask.press("Enter")
        expect(page.get_by_role("button", name="No, play on")).to_be_focused()
        page.keyboard.press(answer)
        expect(ask).to_be_focused()


def test_a_game_of_ones_own_is_deleted_when_that_is_asked_once_more(visit: Visit) -> None:
    page = alone(visit, "assembly", STILL)
    table = page.url.rpartition("/")[2]
    page.goto("/mine")
    delete = page.get_by_role("article").get_by_role("button")
    expect(delete).to_have_text("Delete")
    delete.press("Enter")
    expect(delete).to_have_text("Delete for good")
    page.get_by_role("link", name="All of them as one file").focus()
    expect(delete).to_have_text("Delete")
    delete.press("Enter")
    with page.expect_response(f"**/api/mine/{table}?*") as answer:
        delete.press("Enter")
    assert answer.value.status == 204
    expect(page.get_by_role("article")).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}").status == 404


def test_a_game_with_others_only_leaves_the_own_list(visit: Visit) -> None:
    pages = [visit(STILL), visit(STILL)]
    made = seat(pages, "assembly", players=2)
    pages[1].goto("/mine")
    pages[1].get_by_role("article").get_by_role("button", name="Take out").press("Enter")
    expect(pages[1].get_by_role("article")).to_have_count(0)
    assert pages[1].request.get(f"/api/tables/{made.table}").status == 200
