"""`tablemate rules`: the rules of a game, by topic."""

from __future__ import annotations

import json
from dataclasses import asdict

from tablemate.kernel.checking import shown
from tablemate.kernel.json_types import JsonObject
from tablemate.words import Words
from tablemate.words.rulebook import Topic, find_topic, rulebook

from .problems import Problem
from .terminal import Terminal
from .topic_pages import about_rulings, example_lines, found_lines, text_lines, topic_lines, topic_list

EVERYTHING = ("all", "tout")


def read_rules(words: Words, terminal: Terminal, game: str, topic: str | None, *, as_json: bool) -> None:
    """Print one topic, everything, the list of topics, or where the rules speak of something that is no topic."""
    topics = rulebook(game, words.language)
    wanted = list(topics.values())
    if topic is not None and topic not in EVERYTHING:
        found = find_topic(topics, topic)
        if found is None and not as_json and (lines := found_lines(words, topics, topic)):
            terminal.show(*lines)
            return
        if found is None:
            known = ", ".join(each.typed for each in topics.values())
            raise Problem("no_such_topic", found=shown(topic), topics=known)
        wanted = [found]
    if as_json:
        terminal.show(json.dumps([_told(each, whole=topic is not None) for each in wanted], ensure_ascii=False))
    elif topic is None:
        terminal.paragraph(words.say("topics-head"))
        terminal.show(*topic_list(wanted))
    elif len(wanted) == 1:
        terminal.show(*text_lines(wanted[0]))
        for example in wanted[0].examples:
            terminal.show(*example_lines(words, terminal, example))
        terminal.show_fitting(about_rulings(words, wanted[0]))
    else:
        for number, each in enumerate(wanted):
            terminal.show(*([""] if number else []), *topic_lines(words, each))


def _told(topic: Topic, *, whole: bool) -> JsonObject:
    """A topic for programs, or its name and title only."""
    named = {"topic": topic.name, "title": topic.title}
    return {**named, "text": topic.text, "examples": [asdict(each) for each in topic.examples]} if whole else named
