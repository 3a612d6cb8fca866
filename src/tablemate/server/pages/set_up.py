"""Setting up a table: what is agreed, who sits where, and then the links; or at once, as it is usually played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fastapi import APIRouter, Request, Response

import tablemate
from tablemate.bots import bots_of
from tablemate.kernel.errors import InvalidOptions, TablemateError
from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.options import Options
from tablemate.kernel.seats import MAX_SEATS
from tablemate.server.api.making import check_may_make, make
from tablemate.server.house import House, TheHouse
from tablemate.server.identity import language_of
from tablemate.server.lobby import SeatWish
from tablemate.server.problems import status_of
from tablemate.server.tables.telling import prepared_words
from tablemate.server.usual import usual
from tablemate.words import Words
from tablemate.words.options import labelled

from .arriving import go_to
from .controls import controls, given_by
from .forms import Form, TheForm
from .page import known, page, see
from .routes import shows, takes

router = APIRouter()
PERSON = "person"
NOWHERE = "none"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as somebody wants it: options, who sits where, and which seat is one's own."""

    given: JsonObject = field(default_factory=dict)
    seats: Sequence[SeatWish] = ()
    own: int | None = 0
    practice: bool = False
    auto_roll: bool = False

    def seat(self, number: int) -> SeatWish:
        """Who is to sit in a seat: a person, if nothing is said."""
        return self.seats[number] if number < len(self.seats) else SeatWish()


@shows(router, "/new/{game}")
async def blank(game: str, request: Request, house: TheHouse) -> Response:
    """A form for a table as it is usually played."""
    return await _form(request, house, known(game), Wanted())


@takes(router, "/new/{game}")
async def filled_in(game: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """A table as the form says; or the form again, with what has become possible or impossible."""
    wanted = _wanted(known(game), form)
    if form.one("what") != "make":
        return await _form(request, house, game, wanted)
    try:
        return await _make(request, house, game, wanted)
    except TablemateError as problem:
        return await _form(request, house, game, wanted, problem)


@takes(router, "/new/{game}/now")
async def at_once(game: str, request: Request, form: TheForm, house: TheHouse) -> Response:
    """A table as it is usually played, alone or with a bot, and straight to it."""
    players = tablemate.game(known(game)).traits.players
    if form.one("with") != "bot":
        return await _make(request, house, game, Wanted(usual(game, min(players)).as_json()))
    several = min((each for each in players if each > 1), default=min(players))
    bots = [SeatWish(bots_of(game)[-1])] * (several - 1)
    return await _make(request, house, game, Wanted(usual(game, several).as_json(), [SeatWish(), *bots]))


def _wanted(game: str, form: Form) -> Wanted:
    own = form.one("own")
    return Wanted(
        given=given_by(game, form),
        seats=[_seat(form, number) for number in range(MAX_SEATS) if f"who.{number}" in form],
        own=None if own == NOWHERE else int(own) if own.isdecimal() and len(own) < 3 else 0,
        practice="practice" in form,
        auto_roll="auto_roll" in form,
    )


def _seat(form: Form, number: int) -> SeatWish:
    who = form.one(f"who.{number}")
    return SeatWish(None if who == PERSON else who, form.one(f"name.{number}") or None)


async def _form(
    request: Request, house: House, game: str, wanted: Wanted, problem: TablemateError | None = None
) -> Response:
    """The form; judging every value beside the others may take a while."""
    words = prepared_words(language_of(request), game)
    agreed = _agreed(game, wanted.given)
    found = await house.work(request).do(lambda breath: controls(words, wanted.given))
    return page(
        request,
        "set_up.html",
        words=words,
        status=200 if problem is None else status_of(problem),
        here=f"/new/{game}",
        game=game,
        controls=[each for each in found if each.is_open and each.matters],
        idle=[each for each in found if each.is_open and not each.matters],
        summary=_summary(words, agreed),
        seats=[wanted.seat(number) for number in range(_seats(game, agreed))],
        wanted=wanted,
        bots=bots_of(game),
        timed=tablemate.game(game).traits.timed,
        wrong=None if problem is None else words.told(problem.fault, lambda option: labelled(words, option)),
    )


def _agreed(game: str, given: JsonObject) -> Options | None:
    """What would be agreed, if it can be."""
    try:
        agreed: Options = tablemate.game(game).read_options(given)
    except InvalidOptions:
        return None
    return agreed


def _seats(game: str, agreed: Options | None) -> int:
    return min(tablemate.game(game).traits.players) if agreed is None else agreed.seats


def _summary(words: Words, agreed: Options | None) -> list[tuple[str, str]]:
    """What the choices come to."""
    return [] if agreed is None else words.options_summary(tablemate.game(str(words.game)).options_summary(agreed))


async def _make(request: Request, house: House, game: str, wanted: Wanted) -> Response:
    """Make a table, and sit down there."""
    check_may_make(request, house)
    response = see("/")
    head = house.lobby.head(game, wanted.given, practice=wanted.practice, auto_roll=wanted.auto_roll)
    wishes = wanted.seats[: head.agreed.seats]
    return go_to(response, house, await make(head, wishes, request, response, house, own=wanted.own))
