"""`tablemate rules`: the rules of a game, by topic."""

from __future__ import annotations

import json

from tablemate.kernel.checking import shown
from tablemate.words import Words
from tablemate.words.rulebook import find_topic, rulebook

from .problems import Problem
from .terminal import Terminal
from .topic_pages import topic_lines, topic_list

EVERYTHING = "all"


def read_rules(words: Words, terminal: Terminal, game: str, topic: str | None, *, as_json: bool) -> None:
    """Print one topic, everything, or the list of topics."""
    topics = rulebook(game, words.language)
    wanted = list(topics.values())
    if topic is not None and topic != EVERYTHING:
        found = find_topic(topics, topic)
        if found is None:
            known = ", ".join(each.typed for each in topics.values())
            raise Problem("no_such_topic", found=shown(topic), topics=known)
        wanted = [found]
    if as_json:
        told = [{"topic": each.name, "title": each.title} | ({"text": each.text} if topic else {}) for each in wanted]
        terminal.show(json.dumps(told, ensure_ascii=False))
    elif topic is None:
        terminal.paragraph(words.say("topics-head"))
        terminal.show(*topic_list(wanted))
    else:
        for number, each in enumerate(wanted):
            terminal.show(*([""] if number else []), *topic_lines(each))
