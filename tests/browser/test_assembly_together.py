"""Two people play Assembly, one in English and one in French, in each way of talking that can be agreed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tablemate.words import Words

from .company import alone
from .conftest import Visit
from .crew import IN_ENGLISH, Seat, two
from .looks import PHONE, Look

AT_ONCE = """(bays) => bays.forEach((bay) =>
    document.querySelector(`[data-bay="${bay}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true })))"""
"""Taps bays before the table can answer."""


def bays(seat: Seat) -> str:
    """The labels of all bays, as they are read."""
    return "\n".join(each.get_attribute("aria-label") or "" for each in seat.page.locator("[data-bay]").all())


def test_limited_talk_ends_with_the_question_and_comes_back_with_the_next_turn(visit: Visit) -> None:
    ana, ben = two(visit, communication="limited", edition="v22", honest=False)
    ana.field().fill("Can you turn the ring?")
    ana.field().press("Enter")
    expect(ben.talks()).to_have_text("votre partenaire : Can you turn the ring?")
    ben.field().fill("Oui, d’un cran")
    ben.field().press("Enter")
    expect(ana.talks().last).to_have_text("Ben: Oui, d’un cran")
    ana.asks().get_by_role("button").first.click()
    for seat in (ana, ben):
        expect(seat.field()).not_to_be_editable()
        expect(seat.page.get_by_text(seat.closed)).to_be_visible()
    expect(ben.page.locator("section.line")).to_contain_text("demande :")
    ben.answers().get_by_text("Non").click()
    expect(ana.page.locator("section.line .answer")).to_have_text("No")
    expect(ana.page.get_by_role("status").filter(has_text="Ben answers no.")).to_be_attached()
    before = bays(ana)
    ana.deploy()
    ben.takes_turn()
    expect(ben.field()).to_be_editable()
    assert bays(ana) != before
    ben.asks().locator("[data-choice][aria-disabled=false]").first.click()
    ana.answers().get_by_text("Yes").click()
    expect(ben.page.locator("section.line .answer")).to_have_text("Oui")
    for seat in (ana, ben):
        expect(seat.field()).not_to_be_editable()


def test_who_writes_while_the_question_is_asked_answers_nothing_and_finds_the_words_again(visit: Visit) -> None:
    """Ben's figures would be his answers on the board."""
    ana, ben = two(visit, Look("fr", PHONE), communication="limited", edition="v22", honest=False)
    ben.tab("Parole").click()
    ben.field().press_sequentially("bay ")
    ana.asks().get_by_role("button").first.click()
    expect(ben.field()).not_to_be_editable()
    expect(ben.field()).to_have_accessible_description(re.compile(ben.closed))
    ben.page.keyboard.type("2 puis 1")
    ben.page.keyboard.press("Enter")
    expect(ben.field()).to_be_focused()
    ben.tab("Main").click()
    ben.answers().get_by_text("Non").click()
    expect(ana.page.locator("section.line .answer")).to_have_text("No")
    ben.tab("Parole").click()
    expect(ben.field()).to_have_value("bay ")
    expect(ben.talks()).to_have_count(0)


def test_those_who_watch_write_to_each_other_and_are_told_so(visit: Visit) -> None:
    ana, ben = two(visit)
    one, other = visit(), visit()
    for page in (one, other):
        page.goto(ana.page.url)
        expect(page.get_by_text("only those who watch read what you write")).to_be_visible()
    field = one.get_by_label("Write to those who watch")
    field.fill("Who will win?")
    field.press("Enter")
    expect(other.locator(".spoken li")).to_have_text("Somebody who watches: Who will win?")
    ana.field().fill("Ready?")
    ana.field().press("Enter")
    expect(ben.talks()).to_have_text("votre partenaire : Ready?")


def test_where_talk_is_reduced_the_word_for_a_command_ends_it(visit: Visit) -> None:
    ana, ben = two(visit, communication="reduced")
    ana.field().fill("Bay 8 is fine")
    ana.field().press("Enter")
    expect(ben.talks()).to_have_text("votre partenaire : Bay 8 is fine")
    ben.field().fill("verrouille la 8")
    ben.field().press("Enter")
    expect(ana.talks().last).to_have_text("Ben: verrouille la 8")
    expect(ana.page.get_by_text("Somebody named a command: closed until the next turn.")).to_be_visible()
    expect(ben.page.get_by_text("Une commande a été nommée : silence jusqu’au prochain tour.")).to_be_visible()
    for seat in (ana, ben):
        expect(seat.field()).not_to_be_editable()
    ana.asks().get_by_role("button", name=ana.nothing).click()
    ana.deploy()
    ben.takes_turn()
    expect(ben.field()).to_be_editable()


def test_where_talk_is_jammed_there_are_signs_and_one_points_at_a_bay(visit: Visit) -> None:
    """Ben has a phone, where the signs are behind a tab; what was signed is under his ring, and read aloud."""
    ana, ben = two(visit, Look("fr", PHONE), communication="jammed")
    expect(ben.tab("Parole")).to_be_visible()
    assert not ana.field().is_visible()
    ana.page.get_by_role("button", name="pointing at a bay").click()
    expect(ana.page.get_by_text("Now tap a bay on the ring")).to_be_visible()
    ana.page.locator("[data-bay='5']").click()
    expect(ana.talks()).to_contain_text("pointing at a bay: 5")
    pointed = "votre partenaire : (montrer une baie : 5)"
    expect(ben.page.locator(".bubbles li")).to_have_text(pointed)
    expect(ben.page.get_by_role("status").filter(has_text=pointed)).to_have_count(1)
    expect(ben.page.get_by_role("button", name=pointed)).to_have_attribute("data-bay", "5")
    expect(ben.tab("Parole")).to_have_accessible_name(re.compile("1 nouveau message"))
    ben.tab("Parole").click()
    expect(ben.tab("Parole")).to_have_accessible_name("Parole")
    expect(ben.talks()).to_contain_text("5")
    ben.page.get_by_role("button", name="oui d’accord", exact=True).click()
    yes = Words("en", "assembly").say("sign-yes")
    expect(ana.talks().last).to_have_text(f"Ben: ({yes})")
    ana.page.get_by_role("button", name="rotate turn the ring").click()
    for seat in (ana, ben):
        expect(seat.page.locator(".palette")).to_be_hidden()
    ana.asks().get_by_role("button", name="Rotate clockwise").click()
    expect(ana.page.locator("section.line .answer")).to_be_visible()
    ana.deploy()
    ben.tab("Main").click()
    ben.takes_turn()


def test_bays_that_are_tapped_quickly_one_after_the_other_are_all_heard(visit: Visit) -> None:
    """The second tap comes before the table has answered the first."""
    page = alone(visit, "assembly", players=1, roles="none")
    ana = Seat(page, *IN_ENGLISH)
    turns = page.locator(".log .turn")
    for command in ("d", "d", "s"):
        told = turns.count()
        page.keyboard.press("0")
        page.keyboard.press(command)
        ana.confirm()
        expect(turns).not_to_have_count(told)
    bays = page.locator("[data-bay][aria-disabled=false]")
    expect(bays.nth(1)).to_be_attached()
    one, other = (bays.nth(at).get_attribute("data-bay") for at in range(2))
    page.evaluate(AT_ONCE, [one, other])
    expect(page.locator("[data-bay][aria-pressed=true]")).to_have_count(2)
    ana.confirm()
    expect(page.get_by_role("log")).to_contain_text(f"The modules of bays {one} and {other} change places.")
