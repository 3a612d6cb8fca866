"""The wire: its page, what clients say, and what tables tell, each held to its declaration."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from tablemate.kernel.schema import misfits, schema_of
from tablemate.server.problems import unreadable
from tablemate.server.tables import entries
from tablemate.server.wire import heard, told
from tablemate.words import Words

from .at_table import AtTable, Clock, Person, clock, head_of, run, sitting

__all__ = ["clock"]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "wire.md"


def told_types() -> dict[str, type]:
    """What tables tell, by the type of the message."""
    return {schema_of(shape)["properties"]["type"]["enum"][0]: shape for shape in get_args(told.Told)}


def heard_types() -> dict[str, type]:
    """What clients say, by the type of the message."""
    return {shape.__struct_config__.tag: shape for shape in get_args(heard.Heard)}


def examples(section: str) -> dict[str, str]:
    """The examples of a section of the page, by heading."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    return {
        part.split("\n", 1)[0]: found
        for part in text.split("\n### ")[1:]
        for found in re.findall(r"```json\n(.*?)```", part, re.DOTALL)
    }


def test_the_page_has_an_example_of_everything_that_a_client_may_say_and_each_can_be_read() -> None:
    shown = examples("What a client says")
    assert shown.keys() == heard_types().keys()
    for name, text in shown.items():
        assert type(heard.read(" ".join(text.split()))) is heard_types()[name]


def test_the_page_has_an_example_of_everything_that_a_table_tells_and_each_conforms() -> None:
    shown, types = examples("What the table tells"), told_types()
    assert shown.keys() == types.keys()
    for name, text in shown.items():
        assert json.loads(text)["type"] == name
        assert [*misfits(schema_of(types[name]), json.loads(text))] == []


def test_the_page_names_every_kind_of_entry() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(entries.AnyWhat)}
    table = PAGE.read_text(encoding="utf-8").split("| Kind of entry |")[1].split("\n\n")[0]
    assert {*re.findall(r"`(\w+)`", table)} >= kinds


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b'{"type": "fly"}',
        b'{"type": "join"}',
        b'{"type": "join", "language": "de"}',
        b'{"type": "join", "language": "en", "more": 1}',
        b'{"type": "play", "id": "", "action": "roll", "step": 0}',
        b'{"type": "play", "id": "a", "action": "roll", "step": -1}',
        b'{"type": "play", "id": "a", "action": "roll", "step": true}',
        b'{"type": "play", "id": "a", "action": "roll", "step": 1e400}',
        b'{"type": "say", "id": "a", "text": "' + b"x" * 281 + b'"}',
        b'{"type": "say", "id": "a", "text": "' + b"x" * 5_000 + b'"}',
        b"\xff\xfe",
        b"[" * 4_000,
    ],
)
def test_whatever_is_no_message_is_called_so(data: bytes) -> None:
    with pytest.raises(heard.Unreadable):
        heard.read(data)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (b"no JSON", ""),
        (b"[]", ""),
        (b'{"type": "fly"}', "type"),
        (b'{"type": "join"}', "language"),
        (b'{"type": "join", "language": "de"}', "language"),
        (b'{"type": "join", "language": "en", "more": 1}', "more"),
        (b'{"type": "play", "id": "a", "action": "roll", "step": true}', "step"),
        (b'{"type": "join", "language": "en", "' + b"x" * 500 + b'": 1}', "x" * heard.LONGEST_FIELD),
    ],
)
def test_what_is_wrong_in_a_message_is_named(data: bytes, field: str) -> None:
    with pytest.raises(heard.Unreadable) as wrong:
        heard.read(data)
    assert wrong.value.field == field
    english, french = (Words(language).told(unreadable(field).fault) for language in ("en", "fr"))
    assert english.endswith("understands" if not field else f"“{field}” in it is wrong")
    assert french.endswith("comprenne" if not field else "n’y va pas")


@pytest.mark.parametrize(
    ("game", "options"),
    [("assembly", {"players": 2, "communication": "jammed"}), ("fuse", {"players": 2}), ("origin_story", {})],
)
def test_every_message_of_a_whole_game_conforms_to_its_declaration(
    tmp_path: Path, clock: Clock, game: str, options: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with sitting(tmp_path, head_of(game, **options), clock=clock) as at:
            watcher = at.watcher()
            await watcher.join("fr", labels=True, sections=True)
            await play_out(at, watcher)
            schemas = {name: schema_of(shape) for name, shape in told_types().items()}
            for person in (*at.people, watcher):
                person.hear()
                assert {message["type"] for message in person.told} >= {"table", "ping", "news"}
                for message in person.told:
                    assert [*misfits(schemas[message["type"]], message)] == []

    run(scenario)


async def play_out(at: AtTable, watcher: Person) -> None:
    """Everybody plays, asks what would follow and why not, until the game is over, and somebody listens."""
    if at.keeper.time is not None:
        await at.everybody_ready()
    for number in range(400):
        if at.keeper.room.over:
            return
        for person in at.people:
            actions = person.now()["actions"]
            if actions:
                action = actions[number % len(actions)]["action"]
                await person.say(heard.Hint("h"))
                await person.say(heard.Preview("p", action))
                await person.say(heard.Why("w", f"{action} 9"))
                await person.play(action)
        watcher.hear()
        if at.clock is not None and at.keeper.time is not None:
            await at.pass_time(500)
