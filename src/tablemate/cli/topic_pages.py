"""Topics of the rules as lines to print."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Mapping

from tablemate.kernel.errors import IllegalAction
from tablemate.kernel.table import Table
from tablemate.words import Words
from tablemate.words.examples import Example
from tablemate.words.rulebook import Hit, Topic, search

from .face import face_of, layout_of
from .terminal import Terminal, screen_width, wrapped

_ITEM = re.compile(r"^(\d+\. |- )")
_EXAMPLE = re.compile(r"`[^`\n]+`")
"""A line of something to type, alone in its paragraph."""
_FENCE = "```"
EXPLAINING = "credits"
"""The topic of every game that tells whose words the rules are, and what is quoted in them."""
NAMES = 14
"""How wide the names of topics are at least."""
SHORTEST = 3
"""A word of fewer letters stands in too many others to be looked for."""


def topic_list(topics: Collection[Topic]) -> list[str]:
    """The topics, one a line: what is typed, and the title."""
    return _beside_names({topic.typed: topic.title for topic in topics})


def found_lines(words: Words, topics: Mapping[str, Topic], asked: str) -> list[str]:
    """Where the rules speak of something that is no topic: each topic with the first place in it; empty if nowhere."""
    hits = search(topics, asked) if len(asked.strip()) >= SHORTEST else []
    if not hits:
        return []
    first = {topics[hit.topic].typed: _excerpt(hit) for hit in reversed(hits)}
    return [*wrapped(words.say("rules-found", found=asked.strip())), *_beside_names(dict(reversed(first.items())))]


def _excerpt(hit: Hit) -> str:
    """What was found between the whole words around it."""
    return f"{hit.before}{hit.found}{hit.behind}".replace("`", "")


def _beside_names(texts: Mapping[str, str]) -> list[str]:
    """Texts beside the names of topics."""
    width = max(NAMES, *map(len, texts))
    indents = {f"  {name:<{width}} ": text for name, text in texts.items()}
    return [
        line for indent, text in indents.items() for line in wrapped(text, indent=indent, hanging=" " * len(indent))
    ]


def topic_lines(words: Words, topic: Topic) -> list[str]:
    """A topic as lines to print, with what its examples show."""
    shown = (line for example in topic.examples for line in ("", *_sentence(words, example)))
    return [*text_lines(topic), *shown]


def about_rulings(words: Words, topic: Topic) -> list[str]:
    """What the numbers in a text mean that quote our rulings, unless the text says so itself."""
    if not topic.rulings or topic.name == EXPLAINING:
        return []
    return ["", *wrapped(words.say("rules-rulings"))]


def example_lines(words: Words, terminal: Terminal, example: Example) -> list[str]:
    """An example as lines to print: what it shows, the table, what is tried there, and what follows."""
    table, game = example.table(), example.position["game"]
    words, view = words.about(table.options), table.view(example.seat)
    board = face_of(game).table(words, view, terminal, layout_of(game, None))
    tried = words.say("rules-tried", action=words.written(example.action))
    return ["", *_sentence(words, example), "", *board, "", tried, *_followed(words, table, example)]


def _sentence(words: Words, example: Example) -> list[str]:
    return wrapped(words.say("rules-example", text=example.text))


def _followed(words: Words, table: Table, example: Example) -> list[str]:
    try:
        told = words.story(table.play(example.action, example.seat), example.seat)
    except IllegalAction as refusal:
        reason = words.reason(refusal.why, viewer=example.seat)
        told = [words.say("refused", reason=reason, rule=refusal.rule)]
    return [line for sentence in told for line in wrapped(sentence)]


def text_lines(topic: Topic) -> list[str]:
    """The text of a topic as lines to print: title, then paragraphs, wrapped anew; lists and examples without gaps."""
    lines, before = [topic.title, "-" * len(topic.title)], ""
    for paragraph in topic.text.split("\n\n"):
        kind = _kind(paragraph)
        lines += [*([] if kind == before and kind != "text" else [""]), *_paragraph_lines(paragraph, kind)]
        before = kind
    return lines


def _kind(paragraph: str) -> str:
    """Is this a point of a list, lines of an example, or text?"""
    if _ITEM.match(paragraph):
        return "item"
    return "example" if _EXAMPLE.fullmatch(paragraph) or paragraph.startswith(_FENCE) else "text"


def _paragraph_lines(paragraph: str, kind: str) -> list[str]:
    if kind == "example":
        return [f"  {line.strip('`')}" for line in paragraph.split("\n") if not line.startswith(_FENCE)]
    joined = " ".join(paragraph.split("\n")).replace("`", "")
    item = _ITEM.match(joined)
    behind = " " * len(item.group(0)) if item else ""
    text = " ".join(part for part in joined.split(" ") if part)
    return textwrap.wrap(text, screen_width(), subsequent_indent=behind, break_on_hyphens=False)
