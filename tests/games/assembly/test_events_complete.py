"""Events are complete: a client that knows no rules keeps its table right from events alone."""

from __future__ import annotations

from typing import Any

import pytest

import tablemate
from tablemate import HIDDEN, SPECTATOR
from tablemate.kernel.cases import Case, moments

GAME = tablemate.game("assembly")
KEPT = ("bays", "hands", "reserve", "refreshes", "shown", "roles", "active", "turn", "asked", "answer")


class Mirror:
    """What a client draws.  It starts from one view and then only listens."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.viewer = view["viewer"]
        self.view = {name: view[name] for name in KEPT}
        self.stack, self.pile = view["stack"]["count"], view["pile"]["count"]
        self.discard, self.top = view["discard"]["count"], view["discard"]["top"]

    def shows(self, view: dict[str, Any]) -> None:
        """Compare with the view that the table gives now."""
        assert self.view == {name: view[name] for name in KEPT}
        assert (self.stack, self.pile) == (view["stack"]["count"], view["pile"]["count"])
        assert (self.discard, self.top) == (view["discard"]["count"], view["discard"]["top"])

    def hear(self, event: dict[str, Any]) -> None:
        """One event as the viewer sees it."""
        getattr(self, "on_" + event["event"], self.ignore)(event)

    def ignore(self, event: dict[str, Any]) -> None:
        """Events that announce something but move no piece."""
        assert event["event"] in {
            "played", "verified", "rotated", "malfunction", "scrambled", "die_rolled", "no_refill", "double_owed",
            "turn_ended", "won", "lost", "no_effect", "reserve_added",
        }  # fmt: skip

    def bay(self, number: int) -> dict[str, Any]:
        bay: dict[str, Any] = self.view["bays"][number - 1]
        return bay

    def on_turn_started(self, event: dict[str, Any]) -> None:
        self.view |= {"active": event["seat"], "turn": event["turn"], "asked": None, "answer": None}

    def on_asked(self, event: dict[str, Any]) -> None:
        self.view |= {"asked": event["command"], "answer": None}

    def on_answered(self, event: dict[str, Any]) -> None:
        self.view["answer"] = "yes" if event["yes"] else "no"

    def on_card_discarded(self, event: dict[str, Any]) -> None:
        del self.view["hands"][event["seat"]][event["place"] - 1]
        self.discard, self.top = self.discard + 1, event["card"]

    def on_role_used(self, event: dict[str, Any]) -> None:
        self.view["roles"][event["seat"]]["used"] = True

    def on_deployed(self, event: dict[str, Any]) -> None:
        self.stack -= 1
        self.bay(event["bay"])["module"] = event["module"]

    def on_module_moved(self, event: dict[str, Any]) -> None:
        if self.bay(event["bay"])["module"] == event["module"]:
            self.bay(event["bay"])["module"] = None
        self.bay(event["to"])["module"] = event["module"]

    def exchange(self, what: str, *bays: int) -> None:
        values = [self.bay(bay)[what] for bay in bays]
        for bay, value in zip(bays, [values[-1], *values[:-1]], strict=True):
            self.bay(bay)[what] = value

    def on_swapped(self, event: dict[str, Any]) -> None:
        self.exchange("module", event["bay"], event["other"])

    def on_cycled(self, event: dict[str, Any]) -> None:
        self.exchange("module", event["first"], event["second"], event["third"])

    def on_plans_swapped(self, event: dict[str, Any]) -> None:
        self.exchange("plan", event["bay"], event["other"])

    def on_plans_cycled(self, event: dict[str, Any]) -> None:
        self.exchange("plan", event["first"], event["second"], event["third"])

    def on_plan_laid(self, event: dict[str, Any]) -> None:
        self.bay(event["bay"])["plan"] = event["plan"]

    def on_locked(self, event: dict[str, Any]) -> None:
        for bay in event["bays"]:
            self.bay(bay).update(locked=True, module=None)

    def on_unlocked(self, event: dict[str, Any]) -> None:
        self.bay(event["bay"]).update(locked=False, module=event["module"])

    def on_card_drawn(self, event: dict[str, Any]) -> None:
        self.pile -= 1
        self.view["hands"][event["seat"]].insert(event["place"] - 1, event["card"])

    def on_card_taken(self, event: dict[str, Any]) -> None:
        self.discard, self.top = self.discard - 1, event["discard_top"]
        self.view["hands"][event["seat"]].insert(event["place"] - 1, event["card"])

    def on_hand_mixed(self, event: dict[str, Any]) -> None:
        if event["seat"] != self.viewer:
            self.view["hands"][event["seat"]] = [HIDDEN] * len(self.view["hands"][event["seat"]])

    def on_card_buried(self, event: dict[str, Any]) -> None:
        self.pile += 1
        del self.view["hands"][event["seat"]][-1 if event["place"] == HIDDEN else event["place"] - 1]

    def on_card_recovered(self, event: dict[str, Any]) -> None:
        self.pile, self.discard, self.top = self.pile + 1, self.discard - 1, event["discard_top"]

    def on_refreshed(self, event: dict[str, Any]) -> None:
        self.pile, self.discard, self.top = event["pile"], 0, None
        self.view["refreshes"] = event["refreshes"]
        del self.view["reserve"][0]

    def on_card_shown(self, event: dict[str, Any]) -> None:
        self.pile, self.view["shown"] = self.pile - 1, event["card"]

    def on_card_put_under(self, event: dict[str, Any]) -> None:
        self.pile, self.view["shown"] = self.pile + 1, None

    def on_shown_card_discarded(self, event: dict[str, Any]) -> None:
        self.discard, self.top, self.view["shown"] = self.discard + 1, event["card"], None

    def on_top_card_discarded(self, event: dict[str, Any]) -> None:
        self.pile, self.discard, self.top = self.pile - 1, self.discard + 1, event["card"]

    def on_module_exchanged(self, event: dict[str, Any]) -> None:
        self.bay(event["bay"])["module"] = event["module"]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.slow
def test_a_client_keeps_the_table_right_from_events_alone(viewer: int) -> None:
    """Every event of many games, as each viewer sees it."""
    heard: set[str] = set()
    for seed in range(150):
        case = Case.random(GAME, seed)
        if viewer >= case.table().seats:
            continue
        mirror = Mirror(case.table().view(viewer))
        told = len(case.table().events)
        table = case.table()
        for moment in moments(case):
            table = moment.table
            told = _catch_up(mirror, table, told, viewer, heard)
        _catch_up(mirror, table, told, viewer, heard)
    assert len(heard) > 30


def _catch_up(mirror: Mirror, table: tablemate.Table, told: int, viewer: int, heard: set[str]) -> int:
    for event in table.events[told:]:
        heard.add(event.name)
        mirror.hear(event.seen_by(viewer))
    mirror.shows(table.view(viewer))
    return len(table.events)
