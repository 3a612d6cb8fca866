"""The browser client is at the addresses of the pages: for whoever asks as a browser does, and has not said no."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from tablemate.server.client_files import BUILT, SHELL
from tests.server.conftest import Browser

AS_BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ("/", "/mine", "/today", "/new/fuse", "/rules/assembly", "/t/nowhere", "/t/nowhere/share", "/s/no-token")


@pytest.fixture
def shell() -> str:
    """The page that starts the client; `make client` builds it, and so do the checks before every test."""
    return (BUILT / SHELL).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PAGES)
def test_a_browser_gets_the_client_at_every_page(browser: Browser, shell: str, path: str) -> None:
    answer = browser().get(path, headers=AS_BROWSER)
    assert answer.text == shell
    assert answer.headers["vary"] == "Accept, Cookie"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_browser_gets_the_client_where_there_is_no_page(browser: Browser, shell: str) -> None:
    answer = browser().get("/no/such/page", headers=AS_BROWSER)
    assert (answer.status_code, answer.text) == (404, shell)


@pytest.mark.parametrize("path", ["/api/nonsense", "/client/assets/none.js", "/static/none.css"])
def test_what_is_no_page_is_not_left_to_the_client(browser: Browser, shell: str, path: str) -> None:
    answer = browser().get(path, headers=AS_BROWSER)
    assert answer.status_code == 404
    assert answer.text != shell


def test_messengers_and_programs_get_the_page(browser: Browser, shell: str) -> None:
    assert "Assembly" in browser().get("/").text != shell


def test_who_runs_no_script_gets_pages_from_then_on(browser: Browser, shell: str) -> None:
    mine = browser()
    assert '<meta http-equiv="refresh" content="0; url=?plain=1"' in shell
    sent_on = mine.get("/new/fuse?plain=1&players=2", headers=AS_BROWSER)
    assert (sent_on.status_code, sent_on.headers["location"]) == (303, "/new/fuse?players=2")
    assert "FUSE" in mine.get("/new/fuse", headers=AS_BROWSER).text
    mine.get("/?plain=0", headers=AS_BROWSER)
    assert mine.get("/new/fuse", headers=AS_BROWSER).text == shell


def test_being_sent_on_leads_nowhere_else(browser: Browser) -> None:
    for path in ("//evil.example/?plain=1", "/%2F/evil.example?plain=1", "/\\evil.example?plain=1"):
        location = browser().get(path, headers=AS_BROWSER).headers.get("location", "/")
        assert not location.startswith(("//", "/\\", "http"))


def test_files_of_the_client_are_sent_compressed_and_kept_for_ever(browser: Browser, shell: str) -> None:
    (name,) = re.findall(r'src="/client/(assets/[^"]+\.js)"', shell)
    script = BUILT / name
    path = f"/client/assets/{script.name}"
    for encoding in ("br", "gzip"):
        answer = _raw(browser(), path, encoding)
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert int(answer.headers["content-length"]) < script.stat().st_size / 2
    assert gzip.decompress((script.with_name(f"{script.name}.gz")).read_bytes()) == script.read_bytes()
    assert "content-encoding" not in _raw(browser(), path, "identity").headers


def test_there_is_no_way_out_of_the_folder_of_the_client(browser: Browser) -> None:
    for path in ("/client/../app.py", "/client/%2e%2e/app.py", "/client/assets/..%2f..%2fapp.py", "/client/.done"):
        answer = browser().get(path)
        assert answer.status_code == 404 or "def " not in answer.text


def _raw(browser: httpx.Client, path: str, encoding: str) -> httpx.Response:
    with browser.stream("GET", path, headers={"Accept-Encoding": encoding}) as answer:
        return answer
