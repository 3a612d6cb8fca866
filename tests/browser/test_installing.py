"""The client can be put on the first screen of a phone: what it is called there, and its pictures, are there."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from .conftest import Visit


def test_the_manifest_names_icons_that_are_there_at_their_size(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    named = page.locator("link[rel=manifest]").get_attribute("href")
    assert named
    manifest = page.request.get(named).json()
    assert (manifest["name"], manifest["display"]) == ("Tablemate", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            with Image.open(BytesIO(answer.body())) as picture:
                assert "x".join(map(str, picture.size)) == icon["sizes"]
    for each in manifest["shortcuts"]:
        page.goto(each["url"])
        assert page.locator("h1").inner_text()
