"""`tablemate rules`: the rules of a game, by topic."""

from __future__ import annotations

import json

from tablemate.words import Words

from .problems import Problem
from .rulebook import find_topic, rulebook, topic_lines
from .terminal import Terminal

EVERYTHING = "all"


def read_rules(words: Words, terminal: Terminal, game: str, topic: str | None, *, as_json: bool) -> None:
    """Print one topic, everything, or the list of topics."""
    topics = rulebook(game, words.language)
    wanted = list(topics.values())
    if topic is not None and topic != EVERYTHING:
        found = find_topic(topics, topic)
        if found is None:
            raise Problem("unknown-topic", topic=topic, topics=", ".join(topics))
        wanted = [found]
    if as_json:
        told = [{"topic": each.name, "title": each.title} | ({"text": each.text} if topic else {}) for each in wanted]
        terminal.show(json.dumps(told, ensure_ascii=False))
    elif topic is None:
        terminal.show(words.say("topics-head"))
        terminal.show(*(f"  {each.name:<14} {each.title}" for each in wanted))
    else:
        for number, each in enumerate(wanted):
            terminal.show(*([""] if number else []), *topic_lines(each))
