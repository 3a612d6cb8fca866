"""Games over HTTP: which there are, a form for their options, their rules to read and their cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.encoders import jsonable_encoder

import tablemate
from tablemate.bots import bots_of
from tablemate.games import described
from tablemate.kernel.checking import shown
from tablemate.kernel.errors import InvalidOptions
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.options import Options
from tablemate.server.house import TheHouse
from tablemate.server.identity import language_of
from tablemate.server.problems import NotThere
from tablemate.server.tables.telling import prepared_words
from tablemate.words import SPOKEN, Words
from tablemate.words.examples import Example
from tablemate.words.first_games import FirstGame, Prompt, first_game, told_at
from tablemate.words.legend import legend
from tablemate.words.options import labelled
from tablemate.words.rulebook import Topic, find_topic, rulebook, search

from .making import check_may_make, make
from .shapes.common import REFUSALS, Trouble
from .shapes.games import (
    ExampleAbout,
    GameAbout,
    GuideAbout,
    HitAbout,
    LegendAbout,
    NounAbout,
    OptionAbout,
    OptionsAbout,
    OptionsAsked,
    PromptAbout,
    TopicAbout,
    TopicText,
)
from .shapes.tables import TableMade

router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)
LONGEST = 100
MOST_HITS = 200
Wanted = Annotated[str, Query(min_length=1, max_length=LONGEST)]


def words_of(request: Request, game: str) -> Words:
    """The words of a game in the language that was asked for."""
    if game not in SPOKEN:
        raise NotThere("no_such_game", found=shown(game), games=", ".join(SPOKEN))
    return prepared_words(language_of(request), game)


@router.get("")
async def games(request: Request) -> list[GameAbout]:
    """The games that can be played here."""
    return [_about(game, words_of(request, game)) for game in SPOKEN]


@router.get("/{game}")
async def game_about(game: str, request: Request) -> GameAbout:
    """One of them."""
    return _about(game, words_of(request, game))


def _about(name: str, words: Words) -> GameAbout:
    game = tablemate.game(name)
    return GameAbout(
        game=name,
        name=words.say("game-name"),
        about=words.say("game-about"),
        notice=words.say("game-notice"),
        minutes=words.say("game-minutes"),
        sort=words.say("game-sort"),
        players=[*game.traits.players],
        bots=[*bots_of(name)],
        cooperative=game.traits.cooperative,
        hidden=game.traits.hidden,
        timed=game.traits.timed,
        guided=first_game(name) is not None,
        rules_version=game.rules_version,
    )


@router.get("/{game}/guide")
async def guide(game: str, request: Request) -> GuideAbout:
    """The guided first game of a game: what is told at which moment, and the moves that it leads to."""
    words, first = words_of(request, game), first_game(game)
    if first is None:
        raise NotThere("no_guide")
    return GuideAbout(
        game=game,
        options=first.options,
        actions=[*first.actions],
        prompts=[_prompt(words, first, each) for each in first.prompts],
    )


def _prompt(words: Words, first: FirstGame, prompt: Prompt) -> PromptAbout:
    told = told_at(words, prompt)
    return PromptAbout(
        name=prompt.name,
        at=prompt.at,
        title=told.title,
        what=told.what,
        why=told.why,
        tap=told.tap,
        pieces=[[*each] for each in prompt.pieces],
        actions=[*first.moves(prompt)],
    )


@router.post("/{game}/guide", status_code=201)
async def begin_guided(game: str, request: Request, response: Response, house: TheHouse) -> TableMade:
    """A table for the guided first game, at which whoever asks sits at once; everything can be taken back there."""
    words_of(request, game)
    check_may_make(request, house)
    return await make(house.lobby.guided_head(game), [], request, response, house, own=0)


@router.post("/{game}/options")
async def options_form(game: str, asked: OptionsAsked, request: Request, house: TheHouse) -> OptionsAbout:
    """A form for the options beside what is chosen so far, and what they come to."""
    words = words_of(request, game)
    return await house.work(request).do(lambda breath: _form(words, game, asked.given))


def _form(words: Words, game: str, given: JsonObject) -> OptionsAbout:
    form, why_not, agreed = _fields(words, given), None, None
    needed = tablemate.game(game).options_needed(given)
    try:
        agreed = _agreed(game, {**given, **needed})
    except InvalidOptions as problem:
        sentence = words.told(problem.fault, lambda option: labelled(words, option))
        why_not = Trouble(code=problem.fault.code, sentence=sentence)
    return OptionsAbout(
        form=form,
        needed=needed,
        agreed=None if agreed is None else agreed.as_json(),
        words=[] if agreed is None else words.options(agreed),
        summary=[] if agreed is None else words.options_summary(tablemate.game(game).options_summary(agreed)),
        why_not=why_not,
    )


def _fields(words: Words, given: JsonObject) -> list[OptionAbout]:
    return [OptionAbout.model_validate(field) for field in words.options_form(given)]


def _agreed(game: str, given: JsonObject) -> Options:
    options: Options = tablemate.game(game).read_options(given)
    return options


@router.get("/{game}/rules")
async def topics(game: str, request: Request) -> list[TopicAbout]:
    """The topics of the rules, in the order of reading."""
    return [
        TopicAbout(topic=topic.name, title=topic.title, typed=topic.typed) for topic in _rules(game, request).values()
    ]


@router.get("/{game}/rules/search")
async def search_rules(game: str, wanted: Wanted, request: Request, house: TheHouse) -> list[HitAbout]:
    """Every place where something stands in the rules; accents and capitals do not matter."""
    rules = _rules(game, request)
    hits = await house.work(request).do(lambda breath: search(rules, wanted))
    return [
        HitAbout(topic=hit.topic, title=rules[hit.topic].title, before=hit.before, found=hit.found, behind=hit.behind)
        for hit in hits[:MOST_HITS]
    ]


@router.get("/{game}/rules/{topic}")
async def topic_text(game: str, topic: str, request: Request) -> TopicText:
    """A topic of the rules, by its name, its title, another word for it or a rule id."""
    words, rules = words_of(request, game), _rules(game, request)
    found = find_topic(rules, topic[:LONGEST])
    if found is None:
        raise NotThere("no_such_topic", found=shown(topic), topics=", ".join(each.typed for each in rules.values()))
    return TopicText(
        topic=found.name,
        title=found.title,
        typed=found.typed,
        text=found.text,
        examples=[_example(each, words) for each in found.examples],
    )


def _example(example: Example, words: Words) -> ExampleAbout:
    table = example.table()
    view = table.view(example.seat)
    return ExampleAbout(
        name=example.name,
        text=example.text,
        view=view,
        labels=words.about(table.options).labels(view),
        seat=example.seat,
        action=example.action,
        notation=words.written(example.action),
        refused=example.refused,
    )


def _rules(game: str, request: Request) -> Mapping[str, Topic]:
    return rulebook(game, words_of(request, game).language)


@router.get("/{game}/legend")
async def usual_legend(game: str, request: Request) -> LegendAbout:
    """What the pieces of a game are called and what cards do, of those that it is usually played with."""
    return _legend(words_of(request, game))


@router.post("/{game}/legend")
async def legend_of(game: str, asked: OptionsAsked, request: Request, house: TheHouse) -> LegendAbout:
    """The same of a game with these options."""
    words = words_of(request, game)
    return await house.work(request).do(lambda breath: _legend(words.about(_agreed(game, asked.given))))


def _legend(words: Words) -> LegendAbout:
    groups = {
        group: {name: NounAbout(**asdict(noun)) for name, noun in nouns.items()}
        for group, nouns in legend(words).items()
    }
    return LegendAbout(game=str(words.game), groups=groups)


@router.get("/{game}/cards")
async def usual_cards(game: str, request: Request) -> dict[str, Any]:
    """The cards of a game by their ids, as data, where they have texts: those that it is usually played with."""
    words_of(request, game)
    return _cards(game, {})


@router.post("/{game}/cards")
async def cards(game: str, asked: OptionsAsked, request: Request, house: TheHouse) -> dict[str, Any]:
    """The cards that a game with these options is played with."""
    words_of(request, game)
    return await house.work(request).do(lambda breath: _cards(game, asked.given))


def _cards(game: str, given: JsonObject) -> JsonObject:
    found: JsonObject = jsonable_encoder(dict(described(game, _agreed(game, given))))
    return found
