"""What the examples of FUSE's rules say beyond the events that follow at once."""

from __future__ import annotations

from tablemate.words import Words
from tablemate.words.examples import examples


def test_defusing_the_dice_are_in_the_bag_before_the_player_picks() -> None:
    example = examples(Words("en", "fuse"))["defusing"][0]
    table = example.table()
    table.play(example.action, example.seat)
    assert table.to_position()["bag"]["green"] == table.to_position()["bag"]["yellow"] == 5
    assert [action.kind for action in table.legal(0)] == ["pick"] * 5
