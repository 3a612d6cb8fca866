"""The rules to read, by topic, and to search in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from fastapi import APIRouter, Request, Response

from tablemate.server.house import TheHouse
from tablemate.server.problems import NotThere
from tablemate.words.rulebook import Hit, Topic, find_topic, rulebook, search

from .page import known, page, words_of
from .routes import shows

router = APIRouter()
LONGEST_SEARCH = 80
MOST_HITS = 60
_ITEM = re.compile(r"(\d+\.|-) +")
_FENCE = "```"
_TABLE = re.compile(r"[\w-]{8,40}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a topic: `text`, a `numbered` or `plain` list, or lines to `type`."""

    kind: str
    lines: tuple[str, ...]
    first: int = 1


@dataclass(frozen=True, slots=True)
class Reading:
    """How somebody reads the rules: perhaps from a table, to which every page leads back."""

    game: str
    table: str

    @classmethod
    def of(cls, request: Request, game: str) -> Reading:
        """As a request has it."""
        table = request.query_params.get("table", "")
        return cls(game, table if _TABLE.fullmatch(table) else "")

    def to(self, topic: str = "") -> str:
        """The address of a topic, or of all of them."""
        path = f"/rules/{self.game}/{topic}" if topic else f"/rules/{self.game}"
        return f"{path}?table={self.table}" if self.table else path


@shows(router, "/rules/{game}")
async def topics(game: str, request: Request, house: TheHouse) -> Response:
    """What can be read, or where something stands."""
    words = words_of(request, known(game))
    book, asked = rulebook(game, words.language), request.query_params.get("q", "").strip()[:LONGEST_SEARCH]
    hits = await house.work(request).do(lambda breath: search(book, asked)) if asked else []
    return page(
        request,
        "rules.html",
        words=words,
        game=game,
        way=Reading.of(request, game),
        topics=book.values(),
        asked=asked,
        longest_search=LONGEST_SEARCH,
        named=find_topic(book, asked) if asked else None,
        hits=_by_topic(book, hits[:MOST_HITS]),
        found=len(hits),
    )


@shows(router, "/rules/{game}/{name}")
async def topic(game: str, name: str, request: Request) -> Response:
    """One topic."""
    words = words_of(request, known(game))
    book = rulebook(game, words.language)
    found = find_topic(book, name)
    if found is None:
        raise NotThere("no_such_page")
    names = [*book]
    place = names.index(found.name)
    return page(
        request,
        "topic.html",
        words=words,
        game=game,
        way=Reading.of(request, game),
        topic=found,
        parts=[*parts(found.text)],
        before=book[names[place - 1]] if place else None,
        behind=book[names[place + 1]] if place + 1 < len(names) else None,
    )


def _by_topic(book: Mapping[str, Topic], hits: list[Hit]) -> list[tuple[Topic, list[Hit]]]:
    return [(book[name], [*each]) for name, each in groupby(hits, key=lambda hit: hit.topic)]


def parts(text: str) -> Iterator[Part]:
    """The parts of a topic, the points of a list together."""
    for kind, paragraphs in groupby(text.split("\n\n"), key=_kind):
        several = [*paragraphs]
        if kind == "text":
            yield from (Part(kind, (_joined(each),)) for each in several)
        elif kind == "type":
            lines = (line for each in several for line in each.split("\n") if not line.startswith(_FENCE))
            yield Part(kind, tuple(line.strip("`") for line in lines))
        else:
            first = re.match(r"\d+", several[0])
            points = tuple(_joined(_ITEM.sub("", each, count=1)) for each in several)
            yield Part(kind, points, int(first[0]) if first else 1)


def _kind(paragraph: str) -> str:
    if re.match(r"\d+\. ", paragraph):
        return "numbered"
    if paragraph.startswith("- "):
        return "plain"
    return "type" if paragraph.startswith(_FENCE) or re.fullmatch(r"`[^`\n]+`", paragraph) else "text"


def _joined(paragraph: str) -> str:
    return " ".join(paragraph.split())
