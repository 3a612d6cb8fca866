"""The rules in our own words: `text/rules.LANGUAGE.md` of a game, by topic."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Protocol, cast

from tablemate.kernel.checking import check_kind, shown
from tablemate.kernel.errors import InvalidArgument

from .examples import Example, examples
from .words import Words, check_spoken

_HEADING = re.compile(r"^## +(?P<name>\w+) *\| *(?P<title>.+)$", re.MULTILINE)
_SAID = re.compile(r"\{ (\w+-[\w.-]+) \}")
"""A message of the game's catalogue, which the rules say in its words."""
AROUND = 40
"""How many letters of the text are shown on either side of what was found."""
_RULINGS = re.compile(r"\(([A-Z]\d+(?:, [A-Z]\d+)*)\)")
"""Where a text quotes the rulings behind it: `(R25)`, `(L5, A9)`."""
_ARTICLE = re.compile(r"^(l_|le_|la_|les_|the_)")


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: its name, its title, its text, what is typed for it in that language, other words and rule ids for it,
    and examples to be drawn.
    """

    name: str
    title: str
    text: str
    typed: str
    also: frozenset[str]
    examples: tuple[Example, ...]

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings that its text quotes, in the order of reading, each once."""
        return tuple(dict.fromkeys(each for quoted in _RULINGS.findall(self.text) for each in quoted.split(", ")))


class TopicNames(Protocol):
    """What a game's own module `topics` says: other words for topics, without accents, what is typed in French (and
    understood in English too), which topic a kind of decision is about, which one an event belongs to, the most telling
    event first, and which one says more about a rule id.
    """

    ALSO: Mapping[str, str]
    IN_FRENCH: Mapping[str, str]
    ASKED: Mapping[str, str]
    TOLD: Mapping[str, str]
    RULES: Mapping[str, str]


def rulebook(game: str, language: str) -> Mapping[str, Topic]:
    """All topics of a game by name, in the order of reading; they are read from their file once."""
    check_spoken(game)
    return _rulebook(game, Words(language, game).language)


@functools.cache
def _rulebook(game: str, language: str) -> Mapping[str, Topic]:
    words = Words(language, game)
    text = _with_messages(_text(game, language), words)
    if language == "fr":
        text = text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    drawn = examples(words)
    topics = [
        _topic(words, heading, text[heading.end() : end].strip(), drawn)
        for heading, end in zip(headings, ends, strict=True)
    ]
    return MappingProxyType({topic.name: topic for topic in topics})


def _topic(words: Words, heading: re.Match[str], text: str, drawn: Mapping[str, tuple[Example, ...]]) -> Topic:
    names, name = _names(str(words.game)), heading["name"]
    french = names.IN_FRENCH.get(name, name)
    typed = french if words.language == "fr" else name
    others = [word for said in (names.ALSO, names.RULES) for word, topic in said.items() if topic == name]
    also = frozenset(map(_folded, [french, *others]))
    return Topic(name, heading["title"], text, typed, also, drawn.get(name, ()))


def topic_of(game: str, rule: str) -> str | None:
    """The topic of a game that says more about a rule id; None if there is none."""
    return _names(game).RULES.get(rule)


def topic_asked(game: str, kind: str) -> str:
    """The topic that a kind of decision is about: where the rules are opened while it is pending."""
    asked = _names(game).ASKED
    if kind not in asked:
        raise InvalidArgument("no_such_decision", game=game, found=shown(kind), known=", ".join(asked))
    return asked[kind]


def topic_told(game: str, events: Iterable[str]) -> str | None:
    """The topic that a step belongs to, by the kinds of its events; None if there are none."""
    happened = {*events}
    return next((topic for event, topic in _names(game).TOLD.items() if event in happened), None)


@dataclass(frozen=True, slots=True)
class Hit:
    """Where a word stands in the rules: the topic, and what stands before and behind it there, in whole words."""

    topic: str
    before: str
    found: str
    behind: str


def search(topics: Mapping[str, Topic], asked: str) -> list[Hit]:
    """Every place where something stands in the rules, in the order of reading; accents and capitals do not matter."""
    _check(topics, asked)
    wanted = _plain(" ".join(asked.split()))
    return [hit for topic in topics.values() for hit in _hits(topic, wanted)] if wanted else []


def _check(topics: Mapping[str, Topic], asked: str) -> None:
    check_kind(topics, Mapping)
    check_kind(asked, str)
    for topic in topics.values():
        check_kind(topic, Topic)


def _hits(topic: Topic, wanted: str) -> Iterator[Hit]:
    text = unicodedata.normalize("NFC", " ".join(topic.text.split()))
    for found in re.finditer(re.escape(wanted), _plain(text)):
        start, end = found.span()
        yield Hit(topic.name, _before(text, start), text[start:end], _behind(text, end))


def _before(text: str, start: int) -> str:
    """What stands before a place, from the beginning of a word on."""
    first = max(0, start - AROUND)
    return text[first:start] if first == 0 else f"… {text[first - 1 : start].partition(' ')[2]}"


def _behind(text: str, end: int) -> str:
    """What stands behind a place, to the end of a word."""
    last = end + AROUND
    return text[end:last] if last >= len(text) else f"{text[end : last + 1].rpartition(' ')[0]} …"


def _plain(text: str) -> str:
    """The text in small letters without accents, letter by letter, so that places stay what they are."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[:1] for letter in unicodedata.normalize("NFC", text))


def _names(game: str) -> TopicNames:
    check_spoken(game)
    return _topics_module(game)


@functools.cache
def _topics_module(game: str) -> TopicNames:
    return cast(TopicNames, import_module(f"tablemate.words.{game}.topics"))


def _text(game: str, language: str) -> str:
    return (files(f"tablemate.games.{game}") / "text" / f"rules.{language}.md").read_text(encoding="utf-8")


def _with_messages(text: str, words: Words) -> str:
    """The text with the messages that it names."""
    return _SAID.sub(lambda message: words.say(message[1]), text)


def find_topic(topics: Mapping[str, Topic], asked: str) -> Topic | None:
    """A topic by its name, its title, another word or a rule id; accents, capitals and articles do not matter."""
    _check(topics, asked)
    name = _folded(asked)
    if name in topics:
        return topics[name]
    name = _ARTICLE.sub("", name)
    spoken = {_ARTICLE.sub("", _folded(topic.title)): topic for topic in topics.values()}
    also = (topic for topic in topics.values() if name in topic.also)
    return topics.get(name) or spoken.get(name) or next(also, None)


def _folded(text: str) -> str:
    """`Les rôles` as `les_roles`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "_".join(re.findall(r"[^\W_]+", "".join(each for each in letters if not unicodedata.combining(each))))
