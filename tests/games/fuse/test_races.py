"""Everybody acts at once: for small sets of intents every order of arrival.  (FUSE-CLAIM-1, A30.)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from tablemate import IllegalAction, Table
from tablemate.kernel.errors import Reason

from .builders import P1, P2, P3, dice_on, fuse, in_bag, kinds, play, rerolling, row, tray

Script = Sequence[str]


def interleaved(*scripts: Script) -> Iterator[list[str]]:
    """Every order of all lines in which each player's own lines keep theirs."""
    if not any(scripts):
        yield []
    for index, script in enumerate(scripts):
        if script:
            rest = [*scripts[:index], script[1:], *scripts[index + 1 :]]
            for order in interleaved(*rest):
                yield [script[0], *order]


def run(table: Table, order: Sequence[str]) -> dict[str, Reason]:
    """Play what is legal when its turn comes; what was refused and why.  A refusal changes nothing."""
    refused: dict[str, Reason] = {}
    for line in order:
        before = table.digest()
        try:
            play(table, line)
        except IllegalAction as problem:
            assert table.digest() == before
            refused[line] = problem.why
    return refused


def three(tray: str = "K3 B5 R1", **fields: Any) -> Table:
    """Three players who all can use a black three."""
    mats = [["B31 . Y5", "B35"], ["B02", "B13"], ["B38", "B06"]]
    return fuse(**{"players": 3, "mats": mats, "tray": tray, **fields})


def test_one_die_three_claims_exactly_one_winner_in_every_order() -> None:
    claims = ["P1 claim k3", "P2 claim k3", "P3 claim k3"]
    for order in permutations(claims):
        table = three()
        refused = run(table, order)
        winner = order[0]
        assert set(refused) == set(claims) - {winner}
        assert tray(table).split()[0] == f"K3@{winner[1]}"
        for reason in refused.values():
            assert (reason.code, reason.arguments["seat"], reason.arguments["how"]) == ("taken", int(winner[1]), "held")


def test_two_equal_dice_two_winners() -> None:
    claims = ["P1 claim k3", "P2 claim k3", "P3 claim k3"]
    for order in permutations(claims):
        table = three("K3 K3 R1")
        refused = run(table, order)
        assert list(refused) == [order[2]]
        assert refused[order[2]].code == "taken"
        assert int(order[2][1]) != refused[order[2]].arguments["seat"]


def test_placing_burning_and_claiming_one_die_one_winner_who_is_named() -> None:
    intents = ["P1 place k3 on b35.1", "P2 burn k3", "P3 claim k3"]
    how = {"P1": "placed", "P2": "burnt", "P3": "held"}
    for order in permutations(intents):
        table = three(options={"burn_if": "any"})
        refused = run(table, order)
        who = order[0][:2]
        assert set(refused) == set(order[1:])
        for reason in refused.values():
            assert dict(reason.arguments) == {"die": "K3", "how": how[who], "seat": int(who[1])}
            assert reason.code == "taken"


def test_a_loser_takes_another_die_and_all_ends_well_in_every_order() -> None:
    """Each tries the black three first, then their own second choice."""
    scripts = (
        ["P1 place k3 on b35.1", "P1 burn b5"],
        ["P2 place k3 on b02.1", "P2 place b5 on b02.1"],
        ["P3 place k3 on b38.1", "P3 place r1 on b06.1"],
    )
    for order in interleaved(*scripts):
        table = three(options={"burn_if": "misfit"})
        run(table, order)
        marks = [die[2:] for die in tray(table).split()] if tray(table) else []
        assert len([mark for mark in marks if mark]) <= 3
        assert sum(dice_on(table, card).count("K3") for card in ("B35", "B02", "B38")) == 1


def test_orders_that_use_different_dice_lead_to_one_state() -> None:
    lines = ["P1 place k3 on b35.1", "P2 place b5 on b02.1", "P3 place r1 on b06.1"]
    assert len({_end(three(), order) for order in permutations(lines)}) == 1


def _end(table: Table, order: Sequence[str]) -> str:
    assert run(table, order) == {}
    return table.digest()


def test_the_order_of_burning_is_a_rule_so_it_may_matter() -> None:
    """But who burnt what, and the bag afterwards, do not depend on it as long as nothing is lost."""
    lines = ["P1 burn b5", "P2 burn k3", "P3 burn r1"]
    bags, queues = set(), set()
    for order in permutations(lines):
        table = fuse(
            players=3, mats=[["B35", "B45"], ["B34", "B42"], ["B38", "B31"]], tray="K3 B5 R1",
            options={"burn_if": "any", "confirm_draft": True},
        )  # fmt: skip
        run(table, order)
        queues.add(tuple(table.view(P1)["burnt"]))
        play(table, "P1 confirm", "P2 confirm", "P3 confirm")
        bags.add(str(table.to_position()["bag"]))
    assert len(queues) == 6
    assert len(bags) == 1


def two_defusers() -> Table:
    """P1 and P2 owe a pick each; P3 still drafts."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B08 R1", "B14"], ["B38", "B06"]],
        tray="R4 K6 R5",
        row="B03 B05 B07 B09 B11",
        pile="B12 B13",
    )
    play(table, "P1 place r4 on b01.2", "P2 place k6 on b08.2")
    assert kinds(table) == {P1: "pick", P2: "pick", P3: "draft"}
    return table


def test_one_card_two_picks_the_first_gets_it() -> None:
    for first, second in permutations(("P1 pick b07", "P2 pick b07")):
        table = two_defusers()
        refused = run(table, (first, second))
        assert list(refused) == [second]
        assert refused[second].code == "not_in_row"
        assert kinds(table) == {int(second[1]) - 1: "pick", P3: "draft"}


def test_picks_and_placements_at_once_every_player_gets_what_he_wanted() -> None:
    """Refills follow the picks one after the other, so the row alone may be laid differently."""
    scripts = (["P1 pick b03"], ["P2 pick b05"], ["P3 place r5 on b06.1"])
    mats, rows = set(), set()
    for order in interleaved(*scripts):
        table = two_defusers()
        assert run(table, order) == {}
        mats.add(str(table.to_position()["mats"]))
        rows.add(tuple(sorted(row(table))))
    assert len(mats) == len(rows) == 1


def test_a_sabotage_stops_queued_intents_until_it_is_answered() -> None:
    """Intents that arrive while a question is open are refused; afterwards they are judged anew."""
    table = fuse(
        players=3,
        mats=[["B01 B5", "B31"], ["B14", "B02 B1"], ["B38", "B06"]],
        tray="R4 K6 R5",
        row="B03 B05 B07 B09 B11",
        pile="S02 B12",
    )
    refused = run(table, ["P1 place r4 on b01.2", "P1 pick b03", "P3 place r5 on b06.1", "P2 lose b02.1"])
    assert list(refused) == ["P3 place r5 on b06.1"]
    assert run(table, ["P3 place r5 on b06.1"]) == {}


def test_A30_answers_and_late_intents_in_every_order() -> None:
    """A penalty asks P1 and P2; P3 tries to act in between: all orders end alike."""
    ends = set()
    for order in interleaved(["P1 lose b27.1"], ["P2 lose b02.1"], ["P3 roll"]):
        table = fuse(
            players=3, mats=[["B27 B5", "B31"], ["B02 B1", "B14"], ["B38", "B06"]], tray="B6", owed=[0, 0, 1],
            options={"burn_if": "any"},
        )  # fmt: skip
        table = rerolling(table, 3)
        play(table, "P3 burn b6")
        refused = run(table, order)
        assert list(refused) == ["P3 roll"]
        ends.add(table.digest())
        assert in_bag(table) == 25
    assert len(ends) == 1


def test_take_back_against_the_others_claims() -> None:
    """Without holding a die taken back lies free again: whoever is first has it, once."""
    scripts = (["P1 take back"], ["P2 place k3 on b02.1"], ["P3 place k3 on b38.1"])
    for order in interleaved(*scripts):
        table = three(options={"undo": True, "hold": False})
        play(table, "P1 place k3 on b35.1")
        refused = run(table, order)
        lying = [card for card in ("B35", "B02", "B38") if "K3" in dice_on(table, card)]
        assert len(lying) <= 1
        assert all(reason.code in ("taken", "nothing_to_take_back") for reason in refused.values())


def test_confirm_against_take_back_in_every_order() -> None:
    """A draft ends only if everybody agreed to the same allocation."""
    scripts = (["P1 confirm", "P1 take back"], ["P2 confirm"], ["P3 confirm"])
    for order in interleaved(*scripts):
        table = three(options={"undo": True, "confirm_draft": True})
        play(table, "P1 place k3 on b35.1", "P2 place b5 on b02.1", "P3 place r1 on b06.1")
        run(table, order)
        ended = table.view(P1)["phase"] == "roll"
        agreed_first = order.index("P1 take back") == 3
        assert ended == agreed_first


def test_gifts_cross_and_no_die_is_doubled() -> None:
    scripts = (["P1 give k3 to 2", "P1 claim b5"], ["P2 claim b5", "P2 give b5 to 3"], ["P3 claim r1"])
    for order in interleaved(*scripts):
        table = three("K3@1 B5 R1")
        run(table, order)
        holders = [die[3:] for die in tray(table).split() if "@" in die]
        assert len(holders) == len(set(holders))
        assert len(tray(table).split()) == 3
