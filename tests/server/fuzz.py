"""Messages that no good client sends, and good ones at the wrong time, from the wrong seat, twice or out of order.

Whatever is sent is answered; what is not accepted changes nothing.  A message is followed by a harmless question, whose
answer shows that all that came before was heard.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tablemate.kernel.json_types import JsonObject
from tablemate.server.tables import entries as log
from tablemate.server.tables.room import Room
from tablemate.server.wire import heard

from .clients import Address, Asking, Client, MadeTable, staying
from .people import play_on
from .processes import Server
from .proofs import check_room

PATIENCE = 20.0
"""Seconds after which there is no answer."""
HOSTILE = (
    "'; DROP TABLE entries; --",
    '" OR 1=1 --',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %(x)s {0} %s",
    "../../etc/passwd",
    "\u202egnihtyna \u200b\u0000\u001b[31m",
    "\N{PILE OF POO}" * 20,
    "\u0130\u0131\u00df\ufb03" * 9,
    "a" * 5_000,
    " ",
    "",
)
ODD: Sequence[object] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    1.5,
    -0.0,
    1e308,
    1 << 53,
    1 << 63,
    1 << 64,
    10**40,
    [],
    {},
    [[]],
    {"type": "join"},
)
TEXTS = (
    "deploy",
    "any: acw 2",
    "lock",
    "done",
    "roll",
    "claim r6",
    "burn r6",
    "keep s04",
    "stop",
    "yes",
    "time up",
    "undo",
)
LOSS = "lose"
CLOSING = 16_384
"""A frame of more octets than this ends the connection."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A frame to send: text or octets, as which kind, and whether a server may hang up for it."""

    data: str | bytes
    as_text: bool = True
    may_close: bool = False

    @property
    def octets(self) -> bytes:
        """What goes over the line."""
        return self.data if isinstance(self.data, bytes) else self.data.encode("utf-8", "surrogatepass")


@dataclass(slots=True)
class Common:
    """What all who fuzz one server know: what was sent before, and what came of it."""

    sent: list[JsonObject] = field(default_factory=list)
    answered: Counter[str] = field(default_factory=Counter)
    accepted: dict[tuple[str, int | str], set[str]] = field(default_factory=dict)
    messages: int = 0


class Fuzzer:
    """Somebody who sends anything, over one connection after the other."""

    def __init__(self, address: Address, chance: Random, common: Common) -> None:
        self._address = address
        self._chance = chance
        self._common = common
        self._socket: ClientConnection | None = None
        self._viewer: int | str = ""
        self._now: JsonObject = {}
        self._numbers = 0

    async def run(self, messages: int) -> None:
        """Send so many messages; each is answered."""
        while messages > 0:
            async with asyncio.timeout(PATIENCE * 10), self._address.opened() as self._socket:
                messages -= await self._talk(messages)

    async def _talk(self, messages: int) -> int:
        if self._chance.random() < 0.2:
            await self._check_nothing_is_done_before_joining()
        await self._join()
        for number in range(min(messages, self._chance.randrange(1, 200))):
            sent = self._any()
            self._common.messages += 1
            try:
                await self._send(sent)
                await self._answered(sent)
            except ConnectionClosed as closed:
                if not sent.may_close:
                    raise AssertionError(f"the line was closed for {sent}") from closed
                self._common.answered[f"closed {closed.rcvd.code if closed.rcvd else None}"] += 1
                return number + 1
        return number + 1

    async def _join(self) -> None:
        language = self._chance.choice(["en", "fr"])
        await self._send(Sent(json.dumps({"type": "join", "language": language})))
        told = await self._until(lambda told: told["type"] == "table")
        self._viewer = told[-1]["viewer"]

    async def _check_nothing_is_done_before_joining(self) -> None:
        await self._send(Sent(json.dumps({"type": "say", "id": "early", "text": "hello"})))
        told = await self._until(lambda told: told.get("id") == "early")
        assert told[-1]["code"] == "join_first"

    async def _send(self, sent: Sent) -> None:
        assert self._socket is not None
        if sent.as_text:
            await self._socket.send(sent.octets, text=True)
        else:
            await self._socket.send(sent.octets)

    async def _answered(self, sent: Sent) -> None:
        """Whatever was sent is answered, as far as it wants an answer."""
        wanted = answer_to(sent)
        marker = f"marker {self._common.messages}"
        await self._send(Sent(json.dumps({"type": "why", "id": marker, "action": "?"})))
        told = await self._until(lambda told: told.get("id") == marker)
        while not any(map(wanted, told)):
            if self._may_be_kept():
                self._common.answered["kept"] += 1
                self._accept(msgspec.json.decode(sent.octets)["id"])
                return
            told += await self._until(wanted)
        for each in filter(wanted, told):
            self._note(each)

    def _may_be_kept(self) -> bool:
        """What is meant while somebody has to answer a loss is judged after that, and only then answered."""
        return any(asked["kind"] == LOSS for asked in self._now["questions"])

    def _note(self, told: JsonObject) -> None:
        self._common.answered[told["type"]] += 1
        if told["type"] == "refused":
            assert told["code"], told
            assert told["sentence"], told

    async def _until(self, what: Callable[[JsonObject], bool]) -> list[JsonObject]:
        """Listen until something is told: all that was told."""
        assert self._socket is not None
        told: list[JsonObject] = []
        async with asyncio.timeout(PATIENCE):
            while not told or not what(told[-1]):
                told.append(msgspec.json.decode(await self._socket.recv()))
                self._now = told[-1].get("now", self._now)
                if told[-1]["type"] == "accepted":
                    self._accept(told[-1]["id"])
        return told

    def _accept(self, known: str) -> None:
        """A message was carried out, or may be."""
        self._common.accepted.setdefault((self._address.table, self._viewer), set()).add(known)

    def _any(self) -> Sent:
        """Some message or other."""
        chance = self._chance
        kind = chance.choices([good, mutated, garbage, replayed, large], [3, 4, 2, 2, 0.3])[0]
        self._numbers += 1
        name = f"{self._viewer} {self._address.table[:4]} {chance.randrange(10**6)} {self._numbers}"
        return kind(chance, self._now, name[:40], self._common.sent)


Maker = Callable[[Random, JsonObject, str, list[JsonObject]], Sent]


def answer_to(sent: Sent) -> Callable[[JsonObject], bool]:
    """How the answer to a message is known."""
    data = sent.octets
    try:
        message = heard.read(data.decode() if sent.as_text else data)
    except (heard.Unreadable, UnicodeError):
        return lambda told: told["type"] == "refused" and told["id"] is None
    if isinstance(message, heard.Join):
        return lambda told: told["type"] == "table"
    if isinstance(message, heard.Pong):
        return lambda told: True
    return lambda told: told.get("id") == message.id


def good(chance: Random, now: JsonObject, name: str, before: list[JsonObject]) -> Sent:
    """A message as it should be, though perhaps not now."""
    message = some_message(chance, now, name)
    if message.get("id"):
        before.append(message)
    return Sent(json.dumps(message), chance.random() < 0.8)


def some_message(chance: Random, now: JsonObject, name: str) -> JsonObject:
    """Any message that a client may say."""
    actions = [each["action"] for each in now.get("actions", ())] or TEXTS
    action = chance.choice([chance.choice(actions), chance.choice(TEXTS), chance.choice(HOSTILE)[:900]])
    step = now.get("step", 0) + chance.choice([0, 0, 0, -1, 1, 1000])
    kinds: Sequence[JsonObject] = (
        {"type": "play", "action": action, "step": max(0, step)},
        {"type": "play", "action": action, "step": max(0, step), "seat": chance.randrange(16), "sent": 1},
        {"type": "undo", "step": max(0, step)},
        {"type": "preview", "action": action},
        {"type": "why", "action": action},
        {"type": "say", "text": chance.choice(HOSTILE)[:280] or "."},
        {"type": "sign", "sign": chance.choice(["deploy", "need_red", "take_this", *HOSTILE])[:40]},
        {"type": "sign", "sign": "point_at_bay", "piece": chance.choice(["1", "99", *HOSTILE])[:40]},
        {"type": "ready", "ready": chance.random() < 0.9},
        {"type": "want", "what": chance.choice(["pause", "resume"]), "wanted": chance.random() < 0.7},
    )
    if actions is not TEXTS and chance.random() < 0.3:
        return {"id": name, "type": "play", "action": chance.choice(actions), "step": now["step"]}
    if chance.random() < 0.1:
        return {"type": "join", "language": chance.choice(["en", "fr"]), "last": chance.choice([None, 0, 3, 10**9])}
    if chance.random() < 0.05:
        return {"type": "pong", "number": chance.randrange(100)}
    return {"id": name, **chance.choice(kinds)}


def mutated(chance: Random, now: JsonObject, name: str, before: list[JsonObject]) -> Sent:
    """A good message with something wrong in it."""
    message = some_message(chance, now, name)
    for change in chance.sample(CHANGES, chance.choice([1, 1, 2, 3])):
        change(chance, message)
    text = json.dumps(message)
    if chance.random() < 0.3:
        text = damaged(chance, text)
    return Sent(text[: CLOSING // 4], chance.random() < 0.8)


def _drop(chance: Random, message: JsonObject) -> None:
    if message:
        del message[chance.choice([*message])]


def _add(chance: Random, message: JsonObject) -> None:
    message[chance.choice(["seat", "table", "viewer", "version", "by", "at", "__class__", "", *HOSTILE[:3]])] = 1


def _replace(chance: Random, message: JsonObject) -> None:
    if message:
        message[chance.choice([*message])] = chance.choice([*ODD, *HOSTILE])


def _rename(chance: Random, message: JsonObject) -> None:
    message["type"] = chance.choice(["", "Join", "table", "accepted", "bye", "ping", "hand_over", "close", "play "])


CHANGES: Sequence[Callable[[Random, JsonObject], None]] = (_drop, _add, _replace, _replace, _rename)


def damaged(chance: Random, text: str) -> str:
    """A text with a letter more, less or other."""
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.choice(["", '"', "\\", "\\ud800", "{", "}", "\x00", "é", ","]) + text[place + 1 :]


def garbage(chance: Random, now: JsonObject, name: str, before: list[JsonObject]) -> Sent:
    """What is no message at all."""
    return chance.choice([*_garbage(chance)])


def _garbage(chance: Random) -> Iterator[Sent]:
    octets = chance.randbytes(chance.randrange(200))
    yield Sent(octets, as_text=False)
    yield Sent(octets.hex())
    yield Sent(b"\xff\xfe" + octets, may_close=True)
    yield Sent("[" * chance.randrange(1, 4_000))
    yield Sent('{"type":' * chance.randrange(1, 400))
    yield Sent("9" * chance.randrange(1, 4_000))
    yield Sent('{"type":"play","id":"x","action":"roll","step":' + "9" * chance.randrange(20, 3_000) + "}")
    yield Sent('{"type":"play","type":"say","id":"x","text":"?","step":1e999}')
    yield Sent('{"type":"undo","id":"x","step":NaN}')
    yield Sent("")
    yield Sent("null")
    yield Sent('"join"')
    yield Sent("\N{ZERO WIDTH NO-BREAK SPACE}{}")
    yield Sent("GET / HTTP/1.1\r\n\r\n")


def replayed(chance: Random, now: JsonObject, name: str, before: list[JsonObject]) -> Sent:
    """What was said before, perhaps by somebody else or at another table."""
    if not before:
        return good(chance, now, name, before)
    return Sent(json.dumps(chance.choice(before[-200:])))


def large(chance: Random, now: JsonObject, name: str, before: list[JsonObject]) -> Sent:
    """More than a message may have: refused, or not even read to its end."""
    size = chance.choice([4_097, 5_000, 16_000, 17_000, 100_000, 1_000_000])
    text = json.dumps({"type": "say", "id": name, "text": "a" * size})
    return Sent(text, chance.random() < 0.8, may_close=len(text) > CLOSING)


def check_only_accepted(room: Room, accepted: dict[tuple[str, int | str], set[str]]) -> None:
    """Whatever clients have done there was accepted."""
    for entry in room.log:
        known, seat = getattr(entry.what, "id", None), getattr(entry.what, "seat", None)
        if isinstance(entry.what, log.Played) and entry.what.asked_by is not None:
            seat = entry.what.asked_by
        if known is not None:
            assert known in accepted.get((room.id, "spectator" if seat is None else seat), ()), entry


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it."""

    messages: int
    answered: Counter[str]
    games: int
    """That went on at another table meanwhile, to their end."""
    grown: int
    """Octets of memory that the server has more than after the first messages."""
    seconds: float


TABLES: Sequence[tuple[str, JsonObject]] = (
    ("assembly", {"players": 2}),
    ("assembly", {"players": 2, "communication": "jammed"}),
    ("fuse", {"players": 2, "mode": "live"}),
    ("fuse", {"players": 2}),
    ("origin_story", {}),
)


class Storm:
    """Many who send anything to tables of every game, while others play."""

    def __init__(self, server: Server, house: Asking, seed: int) -> None:
        self._server = server
        self._house = house
        self._seed = seed
        self._common = Common()
        self._is_past = False
        self._games = 0

    async def rage(self, messages: int) -> Found:
        """Send so many messages."""
        began = time.monotonic()
        playing = asyncio.create_task(self._play())
        tables = [await self._house.make(game, options, practice=bool(options)) for game, options in TABLES]
        await self._send(tables, messages // 5)
        before = self._server.resident()
        await self._send(tables, messages - self._common.messages)
        self._is_past = True
        await playing
        for made in tables:
            check_only_accepted(self._server.room(made.table), self._common.accepted)
        grown = self._server.resident() - before
        return Found(self._common.messages, self._common.answered, self._games, grown, time.monotonic() - began)

    async def _send(self, tables: Sequence[MadeTable], messages: int) -> None:
        """Everybody who has a seat, or none, sends a part of them."""
        addresses = [await self._house.take(made, seat) for made in tables for seat in made.links]
        addresses += [made.watching for made in tables]
        until = self._common.messages + messages
        while self._common.messages < until:
            share = max(1, (until - self._common.messages) // len(addresses))
            chances = [Random(f"{self._seed} {self._common.messages} {number}") for number in range(len(addresses))]
            fuzzers = [Fuzzer(*each, self._common) for each in zip(addresses, chances, strict=True)]
            await asyncio.gather(*(fuzzer.run(share) for fuzzer in fuzzers))

    async def _play(self) -> None:
        """Two people play at a table of their own, one game after the other."""
        while not self._is_past:
            made = await self._house.make("assembly", {"players": 2})
            people = [Client(await self._house.take(made, seat), f"P{seat}") for seat in made.links]
            async with asyncio.timeout(PATIENCE * 10), staying(*people):
                await asyncio.gather(*(play_on(client, Random(self._games)) for client in people))
                await asyncio.gather(*(client.hears_the_end() for client in people))
            check_room(self._server.room(made.table), people)
            self._games += 1
