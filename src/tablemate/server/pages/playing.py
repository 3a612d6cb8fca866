"""The page of a table: what it waits for, what lies on it, and every choice as a button.

Whatever is asked goes to the keeper as a message of a connection would.  What was carried out is answered with the
table as it is then; what was refused with the same page and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from tablemate.bots import bots_of
from tablemate.kernel.json_types import JsonObject
from tablemate.server.house import TheHouse
from tablemate.server.identity import client_of
from tablemate.server.problems import NotThere, TooMuch
from tablemate.server.tokens import new_id
from tablemate.server.wire import told
from tablemate.words import Words

from .controls import chosen_again
from .desk import TheDesk
from .forms import Form, TheForm
from .guests import Guest, guest_of, id_of
from .page import page, see
from .routes import shows, takes
from .scenes import LOOK_AGAIN, Scene, Way, scene, sitting

router = APIRouter()


@shows(router, "/t/{table}")
async def look(table: str, request: Request, house: TheHouse, desk: TheDesk) -> Response:
    """The table, as whoever holds a seat there or as somebody who watches."""
    return await _table(request, await guest_of(request, house, desk, table))


@shows(router, "/t/{table}/{what}")
async def look_again(table: str, what: str, request: Request) -> Response:
    """Whoever asks for the address of a form finds the table."""
    if what not in _SAID:
        raise NotThere("no_such_page")
    return see(Way.of(request, table).to())


@takes(router, "/t/{table}/{what}")
async def ask(table: str, what: str, request: Request, form: TheForm, house: TheHouse, desk: TheDesk) -> Response:
    """What somebody wants to do at a table."""
    if what not in _SAID:
        raise NotThere("no_such_page")
    guest = await guest_of(request, house, desk, table)
    if not house.paces.allows(what, client_of(request), table, guest.seat):
        raise TooMuch("too_many_requests")
    said = _SAID[what](form)
    message = {"type": what, "id": id_of(form.one("page"), what, *map(str, said.values())), **said}
    answer = await guest.ask(message)
    if answer is None or answer["type"] == "accepted":
        return see(f"{Way.of(request, table).to()}#now")
    return await _table(request, guest, answer, said.get("action"))


def _play(form: Form) -> JsonObject:
    played: JsonObject = {"action": form.one("action"), "step": form.number("step")}
    return {**played, "seat": form.number("seat")} if form.one("seat") else played


def _undo(form: Form) -> JsonObject:
    return {"step": form.number("step")}


def _action(form: Form) -> JsonObject:
    return {"action": form.one("action")}


def _nothing(form: Form) -> JsonObject:
    return {}


def _say(form: Form) -> JsonObject:
    return {"text": form.one("text")}


def _sign(form: Form) -> JsonObject:
    return {"sign": form.one("sign"), "piece": form.one("piece") or None}


def _ready(form: Form) -> JsonObject:
    return {"ready": form.one("ready") == "yes"}


def _want(form: Form) -> JsonObject:
    what, _, no = form.one("want").partition(" ")
    return {"what": what, "wanted": not no}


_SAID: Mapping[str, Callable[[Form], JsonObject]] = {
    "play": _play,
    "undo": _undo,
    "preview": _action,
    "why": _action,
    "hint": _nothing,
    "say": _say,
    "sign": _sign,
    "ready": _ready,
    "want": _want,
}
"""What each form says, as a message has it."""


@dataclass(frozen=True, slots=True)
class Want:
    """What happens when everybody wants it, who wants it already, and whether one does oneself."""

    what: str
    who: str
    mine: bool


async def _table(
    request: Request, guest: Guest, answer: JsonObject | None = None, action: str | None = None
) -> Response:
    way = Way.of(request, guest.keeper.room.id)
    seen = await scene(guest, way)
    now = seen.table["now"]
    refused = answer is not None and answer["type"] == "refused"
    choices = {each["action"]: each for each in now["actions"]}
    chosen = choices.get(action) if action else None
    return page(
        request,
        "table.html",
        words=seen.words,
        status=409 if refused else 200,
        here=way.to(),
        way=way,
        seen=seen,
        table=seen.table,
        now=now,
        seat=guest.seat,
        lost=guest.lost,
        sitting=sitting,
        is_playing=guest.seat is not None and now["started"] and not (seen.over or seen.closed or now["paused"]),
        answer=answer,
        asked=action,
        said=chosen["notation"] if chosen else action or "",
        meant=chosen["label"] if chosen else action or "",
        is_typed=bool(action) and chosen is None,
        foretold=_foretold(seen, answer),
        wants=_wants(seen, guest),
        clock=None if seen.over or seen.closed or now["clock"] is None else _hands(now["clock"]),
        again=chosen_again(seen.table["game"], seen.table["agreed"]) if now["ended"] or seen.closed else {},
        bots=bots_of(seen.table["game"]),
        page_id=new_id(),
        look_again=_look_again(now["clock"], way) if answer is None and seen.moves_on else None,
    )


def _foretold(seen: Scene, answer: JsonObject | None) -> list[str]:
    """What would follow from an action: what would happen, and the pieces that would be otherwise."""
    if answer is None or answer["type"] != "preview":
        return []
    labels = seen.table["now"]["labels"] or {}
    return [*answer["lines"], *(text for piece, text in answer["labels"].items() if labels.get(piece) != text)]


def _wants(seen: Scene, guest: Guest) -> list[Want]:
    """What the people of a table can agree on now."""
    now = seen.table["now"]
    if guest.seat is None or not now["started"] or seen.over or seen.closed:
        return []
    clock = ["resume"] if now["paused"] else ["pause"] if now["clock"] and now["clock"]["runs"] else []
    return [_want_of(what, now["wanted"].get(what, []), seen.words, guest.seat) for what in (*clock, "abandon")]


def _want_of(what: str, seats: Sequence[int], words: Words, seat: int) -> Want:
    return Want(what, words.listed(words.who_called(each, seat) for each in seats) if seats else "", seat in seats)


@dataclass(frozen=True, slots=True)
class Hands:
    """A clock as it is read: whether it `runs`, `stands` or `starts` in some seconds, and what is left."""

    state: str
    left: str
    seconds: int


def _hands(clock: told.ClockTold) -> Hands:
    minutes, seconds = divmod(max(0, clock["end"] - clock["now"]) // 1000, 60)
    state = "starts" if clock["starts_in"] else "runs" if clock["runs"] else "stands"
    return Hands(state, f"{minutes}:{seconds:02}", _seconds(clock["starts_in"]))


def _look_again(clock: told.ClockTold | None, way: Way) -> int | None:
    """After how many seconds a page is looked at again: if that was asked for, or once, when a clock starts."""
    if clock and clock["starts_in"]:
        return _seconds(clock["starts_in"])
    return LOOK_AGAIN if way.follow else None


def _seconds(milliseconds: int) -> int:
    """Whole seconds, rather too many than too few."""
    return -(-milliseconds // 1000)
