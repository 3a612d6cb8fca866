"""The rules in our own words: `text/rules.LANGUAGE.md` of a game, by topic."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files

from tablemate.words import Words

from .terminal import screen_width, wrapped

_HEADING = re.compile(r"^## +(?P<name>\w+) *\| *(?P<title>.+)$", re.MULTILINE)
_ITEM = re.compile(r"^(\d+\. |- )")
_EXAMPLE = re.compile(r"`[^`\n]+`")
"""A line of something to type, alone in its paragraph."""
_FENCE = "```"
_SAID = re.compile(r"\{ (\w+-[\w.-]+) \}")
"""A message of the game's catalogue, which the rules say in its words."""
_ARTICLE = re.compile(r"^(l_|le_|la_|les_|the_)")
_ASSEMBLY = {
    "tourner": "rotate",
    "rotations": "rotate",
    "verrouillage": "lock",
    "echange": "swap",
    "deploiement": "deploy",
    "demander": "ask",
    "annoncer": "declare",
    "verifier": "verify",
    "cartes": "commands",
    "commandes": "commands",
    "trois": "three",
    "trois_cartes": "three",
    "rafraichissement": "refresh",
    "brouillage": "refresh",
    "parler": "communication",
    "parole": "communication",
    "talk": "communication",
    "variantes": "difficulty",
    "difficulte": "difficulty",
    "erreurs": "often_wrong",
    **{f"serie_{letter}": f"set_{letter}" for letter in "abcdefg"},
}
_FUSE = {
    "materiel": "pieces",
    "lancer": "roll",
    "lancers": "roll",
    "prendre": "draft",
    "hold": "holding",
    "claim": "holding",
    "garder": "holding",
    "place": "placing",
    "poser": "placing",
    "placer": "placing",
    "burn": "burning",
    "bruler": "burning",
    "lose": "losing",
    "perdre": "losing",
    "penalty": "losing",
    "penalites": "losing",
    "pick": "defusing",
    "defuse": "defusing",
    "desamorcer": "defusing",
    "win": "winning",
    "victoire": "winning",
    "score": "scoring",
    "points": "scoring",
    "level": "levels",
    "niveaux": "levels",
    "solo": "few_players",
    "clock": "modes",
    "mode": "modes",
    "chronometre": "modes",
    "take_back": "undo",
    "annuler": "undo",
    "reprendre": "undo",
    "cartes": "cards",
    "paquet": "deck",
    "erreurs": "often_wrong",
}
_ORIGIN_STORY_IN_FRENCH = {
    "goal": "but",
    "pieces": "matériel",
    "setup": "mise en place",
    "round": "manche",
    "event": "événement",
    "stories": "histoires",
    "charging": "charger",
    "sides": "camp",
    "rows": "rangées",
    "trick": "pli",
    "following": "suivre",
    "values": "valeurs",
    "vancardians": "vancardiens",
    "surrender": "reddition",
    "scoring": "points",
    "end": "fin",
    "abilities": "capacités",
    "windows": "moments",
    "exchange": "échanger",
    "reveal": "révéler",
    "levels": "niveaux",
    "memory": "mémoire",
    "card_notes": "cartes",
    "own_cards": "vos cartes",
    "language": "écriture",
    "often_wrong": "erreurs",
    "credits": "crédits",
}
_ORIGIN_STORY = {
    "superheroes": "stories",
    "charge": "charging",
    "stamina": "charging",
    "energie": "charging",
    "side": "sides",
    "hero": "sides",
    "villain": "sides",
    "heros": "sides",
    "mechant": "sides",
    "keywords": "rows",
    "vancardian": "vancardians",
    "vancardien": "vancardians",
    "automaton": "vancardians",
    "factoryon": "vancardians",
    "plis": "trick",
    "tricks": "trick",
    "follow": "following",
    "score": "scoring",
    "scores": "scoring",
    "points": "scoring",
    "echange": "exchange",
    "revealed": "reveal",
    "level": "levels",
    "cards": "card_notes",
}
IN_FRENCH = {"origin_story": _ORIGIN_STORY_IN_FRENCH}
"""What is typed for topics in French, by game; a topic without such a word is called by its name."""
ALSO = {"assembly": _ASSEMBLY, "fuse": _FUSE, "origin_story": _ORIGIN_STORY}
"""Other words for topics by game, without accents."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic: its name, its title, its text, and what is typed for it in the language of the text."""

    name: str
    title: str
    text: str
    typed: str


def rulebook(game: str, language: str) -> dict[str, Topic]:
    """All topics of a game by name, in the order of reading."""
    text = _with_messages(_text(game, language), Words(language, game))
    if language == "fr":
        text = text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    typed = IN_FRENCH.get(game, {}) if language == "fr" else {}
    topics = [
        Topic(name := heading["name"], heading["title"], text[heading.end() : end].strip(), typed.get(name, name))
        for heading, end in zip(headings, ends, strict=True)
    ]
    return {topic.name: topic for topic in topics}


def _text(game: str, language: str) -> str:
    return (files(f"tablemate.games.{game}") / "text" / f"rules.{language}.md").read_text(encoding="utf-8")


def _with_messages(text: str, words: Words) -> str:
    """The text with the messages that it names."""
    return _SAID.sub(lambda message: words.say(message[1]), text)


def find_topic(topics: Mapping[str, Topic], asked: str) -> Topic | None:
    """A topic by its name, its title or another word for it; accents, capitals and articles do not matter."""
    name = _folded(asked)
    if name in topics:
        return topics[name]
    name = _ARTICLE.sub("", name)
    spoken = {_ARTICLE.sub("", _folded(topic.title)): topic for topic in topics.values()}
    spoken |= {_folded(topic.typed): topic for topic in topics.values()}
    also = (words[name] for words in ALSO.values() if words.get(name) in topics)
    return topics.get(name) or spoken.get(name) or topics.get(next(also, ""))


def topic_list(topics: Iterable[Topic]) -> list[str]:
    """The topics, one a line: what is typed, and the title."""
    return [line for topic in topics for line in wrapped(topic.title, indent=f"  {topic.typed:<14} ", hanging=" " * 17)]


def _folded(text: str) -> str:
    """`Les rôles` as `les_roles`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "_".join(re.findall(r"[^\W_]+", "".join(each for each in letters if not unicodedata.combining(each))))


def topic_lines(topic: Topic) -> list[str]:
    """A topic as lines to print: title, then paragraphs, wrapped anew; lists and examples without gaps."""
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
