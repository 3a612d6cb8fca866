"""A browser without script, as tests read and use it: it checks every page, and presses buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urlencode

import httpx

VOID = ("meta", "link", "input", "br", "hr", "img")
NEVER = ("script", "style", "iframe", "object", "embed", "noscript")
FIELDS = ("input", "select", "textarea")
HEADINGS = ("h1", "h2", "h3", "h4")
NOT_LABELLED = ("hidden", "submit")
Attributes = dict[str, str]


@dataclass(slots=True)
class Button:
    """A button of a form: what it says, and what it sends where."""

    form: Form
    attributes: Attributes
    text: str = ""

    @property
    def sends(self) -> list[tuple[str, str]]:
        """All that is sent when it is pressed."""
        own = [(self.attributes["name"], self.attributes.get("value", ""))] if "name" in self.attributes else []
        return [*self.form.fields, *own]

    @property
    def action(self) -> str:
        """Where that goes."""
        return self.attributes.get("formaction", self.form.action)


@dataclass(slots=True)
class Form:
    """A form as a browser first shows it."""

    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)


class Page(HTMLParser):
    """A page that was read; whatever is wrong with its markup is an error."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__()
        self.response = response
        self.status = response.status_code
        self.source = response.text
        self.text = ""
        self.title = ""
        self.language = ""
        self.links: dict[str, str] = {}
        self.lines: list[str] = []
        self.forms: list[Form] = []
        self.refresh: str | None = None
        self._open: list[str] = []
        self._ids: list[str] = []
        self._refers: list[str] = []
        self._labels: list[str] = []
        self._inputs: list[Attributes] = []
        self._headings: list[str] = []
        self._select: str | None = None
        self._options: list[tuple[str, bool]] = []
        self.feed(self.source)
        self.close()
        self._check()

    def handle_decl(self, decl: str) -> None:
        assert decl.lower() == "doctype html"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len({*names}), f"{tag} has an attribute twice: {names}"
        assert tag not in NEVER, tag
        assert not [name for name in names if name.startswith("on") or name == "style"], names
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._open.append(tag)
        self._note(given)
        reading: Callable[[Attributes], None] | None = getattr(self, f"_read_{tag}", None)
        if reading is not None:
            reading(given)
        if tag in FIELDS:
            self._inputs.append(given)
        if tag in HEADINGS:
            self._headings.append(tag)

    def _note(self, given: Attributes) -> None:
        self._ids += [given["id"]] if "id" in given else []
        for name in ("aria-labelledby", "aria-describedby"):
            self._refers += given.get(name, "").split()

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, f"</{tag}> closes something else"
        if tag == "select":
            self._end_select()

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._open and self._open[-1] == "title":
            self.title += data
        if self._open and self._open[-1] == "li":
            self.lines.append(data.strip())
        if "button" in self._open:
            self.forms[-1].buttons[-1].text += data
        if "a" in self._open and self.links:
            self.links[[*self.links][-1]] += data

    def _read_html(self, given: Attributes) -> None:
        self.language = given["lang"]

    def _read_a(self, given: Attributes) -> None:
        self.links[given["href"]] = ""
        if given["href"].startswith("#"):
            self._refers.append(given["href"][1:])

    def _read_meta(self, given: Attributes) -> None:
        if given.get("http-equiv") == "refresh":
            self.refresh = given["content"]

    def _read_form(self, given: Attributes) -> None:
        self.forms.append(Form(given["action"], given["method"]))

    def _read_label(self, given: Attributes) -> None:
        self._labels.append(given["for"])

    def _read_button(self, given: Attributes) -> None:
        self.forms[-1].buttons.append(Button(self.forms[-1], given))

    def _read_input(self, given: Attributes) -> None:
        if given.get("type") in ("radio", "checkbox") and "checked" not in given:
            return
        if "disabled" not in given:
            self.forms[-1].fields.append((given["name"], given.get("value", "on" if "checked" in given else "")))

    def _read_select(self, given: Attributes) -> None:
        self._select, self._options = given["name"], []

    def _read_option(self, given: Attributes) -> None:
        if "disabled" not in given:
            self._options.append((given.get("value", ""), "selected" in given))

    def _end_select(self) -> None:
        assert self._select is not None
        chosen = [value for value, selected in self._options if selected] or [self._options[0][0]]
        self.forms[-1].fields.append((self._select, chosen[0]))

    def _check(self) -> None:
        assert not self._open, self._open
        assert self.language
        assert self.title.strip()
        assert self._headings.count("h1") == 1, self._headings
        assert len(self._ids) == len({*self._ids}), sorted(each for each in self._ids if self._ids.count(each) > 1)
        assert {*self._refers, *self._labels} <= {*self._ids}, {*self._refers, *self._labels} - {*self._ids}
        assert "main" in self._refers
        for given in self._inputs:
            assert given.get("type") in NOT_LABELLED or given.get("id") in self._labels, given
        for one, two in zip(self._headings, self._headings[1:], strict=False):
            assert int(two[1]) <= int(one[1]) + 1, f"{two} under {one}"

    def form(self, action: str) -> Form:
        """A form by where it is sent, as it ends."""
        return next(each for each in self.forms if each.action.partition("?")[0].endswith(action))

    def buttons(self, action: str) -> list[Button]:
        """The buttons that send something somewhere."""
        found = (each for form in self.forms for each in form.buttons)
        return [each for each in found if each.action.partition("?")[0].endswith(action)]

    def says(self, text: str) -> bool:
        """Does a person read this text here?"""
        return _spaced(text) in _spaced(self.text)


def _spaced(text: str) -> str:
    return " ".join(text.split())


class Reader:
    """Somebody who reads pages and presses buttons."""

    def __init__(self, browser: httpx.Client) -> None:
        self.browser = browser
        browser.follow_redirects = True

    def open(self, path: str) -> Page:
        """Look at a page."""
        return Page(self.browser.get(path))

    def press(self, button: Button, typed: Mapping[str, str] | None = None) -> Page:
        """Press a button, with something typed into fields of its form."""
        filled = [(name, value) for name, value in button.sends if name not in (typed or {})]
        return Page(self.send(button.action, [*filled, *(typed or {}).items()], button.form.method))

    def send(self, action: str, fields: Sequence[tuple[str, str]], method: str = "post") -> httpx.Response:
        """Send a form."""
        if method == "get":
            return self.browser.get(action, params=dict(fields))
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": str(self.browser.base_url).rstrip("/"),
        }
        return self.browser.post(action, content=urlencode(fields), headers=headers)


def choices(page: Page) -> Iterator[Button]:
    """The actions that are open on the page of a table."""
    return (each for each in page.buttons("/play") if each.attributes.get("name") == "action")
