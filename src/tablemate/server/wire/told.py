"""All that the table tells a client.  Every sentence is in the language of the connection.

`version` is the sequence of the table's log; each entry of the log names the step that the game had reached.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, TypeVar, cast

import msgspec

from tablemate.kernel.json_types import JsonObject
from tablemate.kernel.views import AnyView

T = TypeVar("T")
Viewer = int | Literal["spectator"]


class SeatTold(TypedDict):
    """Who sits in a seat, by which name, and whether they are here."""

    seat: int
    player: str | None
    name: str | None
    called: str
    here: bool
    ready: bool


class Question(TypedDict):
    """A pending question as a sentence to this viewer, and the topic of the rules that it is about.

    Who else is asked what, the view tells.
    """

    seat: int
    kind: str
    sentence: str
    topic: str


class Choice(TypedDict):
    """An action that is open to this seat: as records write it, as people of this language write and read it."""

    action: str
    kind: str
    arguments: JsonObject
    notation: str
    words: str
    label: str | None
    """Aloud, for a client that wants labels."""
    leads_on: NotRequired[bool]
    """It is only a part of an answer: the next part is asked for at once, and nothing else happens."""
    in_full: NotRequired[list[InFull]]
    """The whole sentences that begin with it: each says it, and the answer to what would be asked next."""


class InFull(TypedDict):
    """A whole sentence that can be played, and what it says."""

    action: str
    arguments: JsonObject


class ClockTold(TypedDict):
    """The clock of the game in milliseconds: what it has counted, where it ends, whether it runs.

    While it counts down to the start, `starts_in` says how long that still takes.
    """

    now: int
    end: int
    runs: bool
    starts_in: int


class Ended(TypedDict):
    """How the game ended, in sentences, and what was promised at its beginning.

    The deal of a day keeps that to itself until the day is over.
    """

    sentences: list[str]
    bands: list[str]
    abandoned: bool
    seed: int | None
    salt: str | None


class GuideTold(TypedDict):
    """How far a guided game has gone: the moves of the guide that were made, and whether others were made since."""

    followed: int
    strayed: bool


class SectionTold(TypedDict):
    """A part of the table: what it is, and a sentence for each thing in it."""

    heading: str
    lines: list[str]


class Now(TypedDict):
    """The table as this viewer may know it; all of it is masked while the game is paused."""

    step: int
    sentence: str
    questions: list[Question]
    view: AnyView | None
    actions: list[Choice]
    absent: list[AbsentTold]
    """The seats of people who are away, where the viewer may play for them and they are asked."""
    labels: dict[str, str] | None
    sections: NotRequired[list[SectionTold]]
    """The view as headings and sentences, for a client that wants them."""
    undo: bool
    may_talk: bool
    signs: list[SignTold]
    paused: bool
    wanted: dict[str, list[int]]
    started: bool
    clock: ClockTold | None
    ended: Ended | None
    guide: GuideTold | None
    """Only where a first game is guided."""


class AbsentTold(TypedDict):
    """A seat whose person is away, and what anybody at the table can play for it."""

    seat: int
    actions: list[Choice]


class SignTold(TypedDict):
    """A sign or call that can be made now, and what it means; some point at a piece."""

    sign: str
    words: str
    means: str
    points: bool


class Entry(TypedDict):
    """An entry of the log as this viewer hears of it."""

    version: int
    kind: str
    step: int
    time: int
    lines: list[str]
    seat: NotRequired[int | str | None]
    played: NotRequired[JsonObject]
    told: NotRequired[list[str]]
    """Each event of what was played as a sentence of its own, where opponents of the rulebook play."""
    topic: NotRequired[str | None]
    """The topic of the rules that what was played belongs to."""
    said: NotRequired[str]
    sign: NotRequired[str]
    piece: NotRequired[str | None]


class Table(TypedDict):
    """Everything about a table; `log` is all of it, or what came after the last entry that the client has."""

    type: Literal["table"]
    table: str
    game: str
    viewer: Viewer
    host: bool
    language: str
    version: int
    after: int
    options: list[list[str]]
    in_short: str
    agreed: JsonObject
    practice: bool
    commitment: str
    seats: list[SeatTold]
    log: list[Entry]
    now: Now
    time: int


class News(TypedDict):
    """What has happened since: entries of the log, and the table as it is after them."""

    type: Literal["news"]
    version: int
    entries: list[Entry]
    seats: list[SeatTold] | None
    now: Now
    time: int


class Accepted(TypedDict):
    """What was asked is done and stored."""

    type: Literal["accepted"]
    id: str
    version: int
    step: int


class Refused(TypedDict):
    """What was asked is not done, and why; nothing has changed."""

    type: Literal["refused"]
    id: str | None
    code: str
    rule: str
    sentence: str
    topic: str | None


class Previewed(TypedDict):
    """What would follow, as far as this seat may know."""

    type: Literal["preview"]
    id: str
    complete: bool
    events: list[JsonObject]
    lines: list[str]
    view: AnyView | None
    board: JsonObject | None
    """Where the view is not all known: those parts of it that are, as they would be then."""
    labels: dict[str, str]


class Possible(TypedDict):
    """The answer to `why` where the action is possible."""

    type: Literal["possible"]
    id: str


class Hinted(TypedDict):
    """What a bot would do in the seat that asked: an action, or None to let the others go first; and who says so.

    `words` name the card, the die and the place, so that they are whole on their own.
    """

    type: Literal["hint"]
    id: str
    bot: str
    action: str | None
    notation: str | None
    words: str | None
    sentence: str


class Contested(TypedDict):
    """Several wanted the same piece nearly at once: who got it, and by what; told to all who could have had it.

    `milliseconds` is how much later each claim came than the first one that came.
    """

    type: Literal["contested"]
    piece: str
    first: int
    why: Literal["need", "line", "order"]
    claims: list[Claim]
    sentence: str


class Claim(TypedDict):
    """One of the claims."""

    seat: int
    milliseconds: int


class Ping(TypedDict):
    """The table measures the lag of this line."""

    type: Literal["ping"]
    number: int


class Bye(TypedDict):
    """The connection ends, and why."""

    type: Literal["bye"]
    code: str
    sentence: str


Told = Table | News | Accepted | Refused | Previewed | Possible | Hinted | Contested | Ping | Bye
write = msgspec.json.Encoder().encode
"""A message as it is sent."""


def written(part: T) -> T:
    """A part of messages that many get, as it is sent: it is written once."""
    return cast(T, msgspec.Raw(write(part)))
