"""How programs play for people: they get ready, go on after a pause, and choose among what is open to them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tablemate.kernel.json_types import JsonObject

from .clients import Client

BRINGS_ON = ("stop", "place", "pick", "lose", "claim", "roll", "burn")
"""Where everybody acts at once, what brings the game on, the best first; whoever gives dice back may do so for ever."""


def never() -> bool:
    """To the end."""
    return False


async def play_on(client: Client, chance: Random, *, chatty: float = 0.0, until: Callable[[], bool] = never) -> None:
    """Play until the game is over, or something else is so; a chatty one also asks, talks and takes back."""
    while not client.is_over and client.bye is None and not until():
        await client.until(lambda: to_do(client) or client.is_over or client.bye or until())
        before, what = client.version, to_do(client)
        if what is None:
            continue
        if chatty and chance.random() < chatty:
            await chat(client, chance)
            continue
        answer = await act(client, what, chance)
        if answer["type"] == "refused":
            await client.until(lambda before=before: client.version > before or until())  # type: ignore[misc]


def to_do(client: Client) -> str | None:
    """What this client could do now."""
    now, seat = client.now, client.viewer
    if not now or client.is_over or not isinstance(seat, int):
        return None
    if not now["started"]:
        return "ready" if now["clock"] is not None and not client.seats[seat]["ready"] else None
    if now["paused"]:
        return "resume" if seat not in now["wanted"].get("resume", ()) else None
    return "play" if open_to(now) else None


async def act(client: Client, what: str, chance: Random) -> JsonObject:
    """Do that."""
    if what == "ready":
        return await client.ask("ready")
    if what == "resume":
        return await client.ask("want", what="resume")
    return await play(client, chance.choice(open_to(client.now)))


async def play(client: Client, action: str) -> JsonObject:
    """Play something: the answer, or nothing if the table keeps it and asks for something else first."""
    step = client.now["step"]
    known = await client.say("play", action=action, step=step)
    await client.until(lambda: known in client.answers or client.bye or (client.now["step"] > step and to_do(client)))
    return client.answers.get(known) or client.bye or {"type": "kept"}


def open_to(now: JsonObject) -> list[str]:
    """The actions worth choosing among; of those that everybody has at once, the best kind."""
    if now["clock"] is None:
        return [each["action"] for each in now["actions"]]
    for kind in BRINGS_ON:
        found = [each["action"] for each in now["actions"] if each["kind"] == kind]
        if found:
            return found
    return []


async def chat(client: Client, chance: Random) -> JsonObject:
    """Something that is no move, or takes one back."""
    now = client.now
    what = chance.choice(["say", "preview", "why", "undo", "sign"])
    if what == "say":
        return await client.ask("say", text=chance.choice(["so far so good", "bien joué", "<b>'; DROP TABLE entries"]))
    if what == "undo":
        return await client.ask("undo", step=now["step"])
    if what == "sign" and now["signs"]:
        return await client.ask("sign", sign=chance.choice(now["signs"])["sign"])
    action = chance.choice(open_to(now) or ["nothing"])
    return await client.ask("why" if what == "sign" else what, action=action)
