"""Pages as such: whole, in the language that was asked for, and an answer to whatever goes wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablemate.server.pages import rules
from tablemate.server.settings import Limits
from tablemate.words import LANGUAGES, Words
from tablemate.words.rulebook import rulebook
from tests.server.games import GAMES
from tests.server.page_reader import Page, Reader
from tests.server.running import Running, running

from .tables import Readers, links_of, paths_of, set_up, sit_down, table_of

STRICT = (
    "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
"""Nothing from elsewhere and nothing inline, neither script nor style; no frame around a page."""


def pages_of(someone: Reader, table: str) -> list[Page]:
    """Every kind of page."""
    return [someone.open(path) for path in paths_of(table)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_and_in_the_language_that_was_asked_for(reader: Readers, language: str) -> None:
    """Reading a page checks it: tags, ids, labels, headings, no script."""
    someone = reader(language)
    share = set_up(someone, "assembly", players="2")
    for page in (share, *pages_of(someone, table_of(share)), someone.open(links_of(share)[0])):
        assert page.language == language
        assert page.says(Words(language).say("page-unofficial"))
        assert page.response.headers["content-security-policy"] == STRICT
        assert page.response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_of_the_rules_can_be_read(reader: Readers, game: str, language: str) -> None:
    someone = reader(language)
    for topic in rulebook(game, language).values():
        page = someone.open(f"/rules/{game}/{topic.name}")
        assert page.status == 200
        assert page.title.startswith(topic.title)
        assert "&lt;code" not in page.source
        assert "`" not in page.text
        said = {word.strip("`") for word in topic.text.replace("```", "").split() if word.strip("`").isalpha()}
        assert said <= {*re.findall(r"[^\W\d_]+", page.text)}


def test_the_rules_lead_back_to_the_table_from_which_they_were_opened(reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "assembly"))
    topic = someone.open(next(each for each in someone.open(f"/t/{table}").links if each.startswith("/rules/")))
    assert f"/t/{table}" in topic.links
    topics = someone.open(next(each for each in topic.links if each.startswith("/rules/assembly?")))
    found = someone.press(topics.buttons("/rules/assembly")[0], {"q": "swap"})
    for page in (topics, found, someone.open(next(each for each in found.links if "/rules/assembly/" in each))):
        assert f"/t/{table}" in page.links
    assert not someone.open("/rules/assembly").says("To the table")
    assert not someone.open("/rules/assembly?table=//elsewhere.example").says("To the table")


def test_the_rules_are_searched(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/rules/assembly")
    found = someone.press(page.buttons("/rules/assembly")[0], {"q": "refresh"})
    assert re.search(r"\d+ places for “refresh”", found.text)
    assert "/rules/assembly/refresh" in found.links
    assert someone.press(page.buttons("/rules/assembly")[0], {"q": "zzz"}).says("Nothing found for “zzz”")
    assert someone.open("/rules/assembly/nonsense").status == 404


@pytest.mark.parametrize("game", GAMES)
def test_no_french_heading_lacks_an_elision(reader: Readers, game: str) -> None:
    someone = reader("fr")
    for path in (f"/rules/{game}", f"/statistics/{game}", f"/deals/{game}", "/", "/today"):
        assert not re.search(r"\bde (Assembly|Origin)", someone.open(path).text)


def test_what_is_found_in_the_rules_is_text_without_marks(reader: Readers) -> None:
    found = reader("fr").open("/rules/fuse?q=tape")
    assert found.says("lancer")
    assert "`" not in found.text


def test_a_language_is_chosen_by_a_button_and_stays(reader: Readers) -> None:
    someone = reader()
    page = someone.open("/rules/fuse?q=bag")
    chosen = someone.press(page.buttons("/language")[0])
    assert chosen.language == "fr"
    assert str(chosen.response.url).endswith("/rules/fuse?q=bag")
    assert someone.open("/").language == "fr"


@pytest.mark.parametrize("back", ["//elsewhere.example", "https://elsewhere.example/", "/\\elsewhere.example", ""])
def test_choosing_a_language_leads_nowhere_else(reader: Readers, back: str) -> None:
    someone = reader()
    page = someone.send("/language", [("language", "fr"), ("back", back)])
    assert page.url.path == "/"
    assert page.url.host == "127.0.0.1"


def test_what_goes_wrong_is_a_page_for_people_and_json_for_programs(reader: Readers) -> None:
    someone = reader("fr")
    page = someone.open("/nowhere")
    assert (page.status, page.language) == (404, "fr")
    assert page.says("Il n’y a rien à cette adresse.")
    assert someone.open("/t/nonsense").says("Il n’y a pas de telle table.")
    assert someone.browser.get("/api/tables/nonsense").json()["code"] == "no_such_table"
    assert someone.browser.get("/api/nonsense").json()["code"] == "no_such_page"
    assert someone.browser.delete("/").status_code == 405


def test_whoever_was_refused_at_a_table_finds_back_to_it(reader: Readers) -> None:
    host, guest = reader(), reader()
    share = set_up(host, "assembly", players="2")
    sit_down(guest, links_of(share)[0])
    refused = Page(guest.send(f"/t/{table_of(share)}/share/close", []))
    assert refused.status == 403
    assert f"/t/{table_of(share)}" in refused.links
    assert refused.says("To the table")


def test_whoever_asks_too_often_can_look_again(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=2)
    with running(tmp_path, limits=limits) as server, server.browser() as browser:
        pages = [Reader(browser).open("/rules/fuse?q=bag") for _ in range(3)]
    assert pages[-1].status == 429
    assert "/rules/fuse?q=bag" in pages[-1].links
    assert pages[-1].says("Look again")


def test_a_mistake_of_ours_is_a_page_too(reader: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, language: str) -> None:
        raise RuntimeError(game, language)

    monkeypatch.setattr(rules, "rulebook", broken)
    page = reader("fr").open("/rules/fuse")
    assert (page.status, page.language) == (500, "fr")
    assert page.says("Quelque chose a échoué dans le serveur")
    assert "RuntimeError" not in page.source
    assert page.response.headers["content-security-policy"] == STRICT


@pytest.mark.parametrize("path", ["/s", "/join", "/language", "/mine/forget", "/today/fuse", "/new/fuse/now"])
def test_whoever_asks_for_the_address_of_a_form_finds_a_page(reader: Readers, path: str) -> None:
    assert reader().open(path).status == 200


def test_a_form_from_another_server_changes_nothing(server: Running, reader: Readers) -> None:
    someone = reader()
    foreign = someone.browser.post("/new/fuse/now", headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert Page(foreign).says("This was asked from a page that is not of this server.")
    assert "person" not in someone.browser.cookies


def test_browsers_say_with_a_form_that_it_is_ours(reader: Readers) -> None:
    """With `no-referrer` they would say `Origin: null`, and no form would be taken."""
    assert reader().open("/").response.headers["referrer-policy"] == "strict-origin"


def test_forms_that_nobody_filled_in_are_refused_with_a_page(reader: Readers) -> None:
    someone = reader()
    table = table_of(set_up(someone, "origin_story"))
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"\xff\xfe")).says("This form cannot be read.")
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"a=1&" * 20_000)).status == 413
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"a=1&" * 500)).status == 409
    assert Page(someone.browser.post(f"/t/{table}/play", content=b"action=done&step=no")).status == 409
    assert Page(someone.browser.post(f"/t/{table}/dance", content=b"")).status == 404
    long = Page(someone.browser.post(f"/t/{table}/play", content=b"step=0&action=" + b"x" * 2_000))
    assert long.says("This is no message that a table understands: “action” in it is wrong.")


FORK = (("own", "0"), ("seats", "2"), ("future", "same"), ("viewer", ""))


@pytest.mark.parametrize(
    ("action", "field", "fields"),
    [
        ("/today/assembly", "players", [("players", "9")]),
        ("/t/unknown/fork", "step", [*FORK, ("step", "999999999")]),
        ("/records/unknown/fork", "bot", [*FORK, ("others", "b" * 41), ("step", "0")]),
    ],
)
def test_what_no_form_of_ours_asks_for_is_refused_with_a_page(
    reader: Readers, action: str, field: str, fields: list[tuple[str, str]]
) -> None:
    someone = reader("fr")
    page = Page(someone.send(action, fields))
    assert page.status == 422
    assert page.says(f"Ceci est illisible : {field}")


def test_an_answer_of_ours_that_does_not_fit_stays_a_mistake_of_ours(
    reader: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.server.api.today.day_of", lambda now: None)
    assert reader().open("/today").status == 500
