"""What the examples of Assembly's rules say beyond the events that follow at once."""

from __future__ import annotations

from tablemate import Table
from tablemate.words import Words
from tablemate.words.examples import examples

EXAMPLES = examples(Words("en", "assembly"))


def shown(topic: str) -> Table:
    """The table of a topic's example after what is tried there."""
    example = EXAMPLES[topic][0]
    table = example.table()
    table.play(example.action, example.seat)
    return table


def test_verify_an_unverified_command_runs_all_the_same() -> None:
    table = shown("verify")
    assert (table.waiting[0].seat, table.waiting[0].kind) == (1, "override")
    assert "rotated" in [event.name for event in table.play(table.legal(1)[0], 1)]


def test_refresh_the_last_card_of_the_pile_refreshes_nothing() -> None:
    view = shown("refresh").view(0)
    assert (view["pile"]["count"], view["refreshes"]) == (0, 0)
