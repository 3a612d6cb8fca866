"""How people play FUSE online: dice that several want at once, and what the table does for whoever lets all wait.

(Section "Real time" of the rules: conveniences belong to the table, each ends in an ordinary action of the seat.)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tablemate.games.fuse.view_types import View
from tablemate.kernel.actions import Action
from tablemate.kernel.errors import Reason
from tablemate.kernel.table import Table
from tablemate.server.tables.customs import Customs, Due, Palette
from tablemate.words import Words
from tablemate.words.fuse.pieces import die

from .how_it_went import how_it_went

TAKING = ("claim", "place", "burn")
WAITING = ("wait_for_losses", "lose_first")
"""Refusals that pass by themselves once the losses are answered."""
ROLL_AFTER, PICK_AFTER, LOSE_AFTER, RELEASE_AFTER = 5_000, 6_000, 4_000, 8_000
CALLS = Palette(
    ("need_red", "need_blue", "need_green", "need_yellow", "need_black", "take_this", "stuck", "thanks"),
    pointing=frozenset({"take_this"}),
)


class FuseCustoms(Customs):
    """Those of FUSE."""

    def turn(self, view: View) -> int:
        """A choice is good until the next dice are rolled."""
        return view["turn"]

    def wanted(self, action: Action) -> str | None:
        """The die that an action takes from the tray."""
        return str(action.arguments["die"]) if action.kind in TAKING else None

    def needs(self, view: View, seat: int, legal: Sequence[Action], piece: str) -> bool:
        """Is this the only free die that a seat could place?  Where dice may be placed that do not fit, hints tell."""
        if not view["hard_hands"] or view["fits"] is None:
            return {each.arguments["die"] for each in legal if each.kind == "place"} == {piece}
        free = [place for place, each in enumerate(view["tray"]) if each["is"] == "free"]
        return {view["tray"][place]["die"] for place in free if any(view["fits"][seat][place].values())} == {piece}

    def first(self, view: View) -> int:
        """Whoever holds the bag."""
        return view["bag_holder"]

    def waits(self, reason: Reason) -> bool:
        """Losses come first; what was meant meanwhile is tried after them."""
        return reason.code in WAITING

    def due(self, view: View, legal: Sequence[Sequence[Action]], *, auto_roll: bool) -> list[Due]:
        """Rolling for the bag holder, picks, losses and dice that are held too long."""
        return [*self._due(view, legal, auto_roll=auto_roll)]

    def _due(self, view: View, legal: Sequence[Sequence[Action]], *, auto_roll: bool) -> Iterator[Due]:
        values = {bomb["card"]: bomb["value"] for bomb in view["row"] if bomb is not None}
        for seat, actions in enumerate(legal):
            by_kind: dict[str, list[Action]] = {}
            for action in actions:
                by_kind.setdefault(action.kind, []).append(action)
            if "roll" in by_kind:
                yield Due(seat, "roll", 0 if auto_roll else ROLL_AFTER)
            if "pick" in by_kind:
                lowest = min(by_kind["pick"], key=lambda action: values[action.arguments["card"]])
                yield Due(seat, str(lowest), 0 if len(by_kind["pick"]) == 1 else PICK_AFTER)
            if "lose" in by_kind:
                several = len(by_kind["lose"]) > 1
                yield Due(seat, str(by_kind["lose"][0]), LOSE_AFTER if several else 0, wants_thought=several)
            if "release" in by_kind:
                yield Due(seat, str(by_kind["release"][0]), RELEASE_AFTER)

    def behind_choices(self, view: View, seat: int) -> object:
        """The bombs in front of a seat and what would empty them, what can be picked, and how many dice are rolled."""
        rolls = [each["subject"] for each in view["waiting"] if each["kind"] == "roll"]
        picks = (view["row"], view["bag"]) if seat in view["picking"] else None
        return view["mats"][seat], view["hard_hands"] and view["fits"], picks, rolls

    def how_it_went(self, words: Words, table: Table) -> Iterator[str]:
        """How fast bombs were picked, and what cost dice."""
        return how_it_went(words, table)

    def may_advise(self, view: View) -> bool:
        """Whoever plays without hints gets none from bots either."""
        return view["fits"] is not None

    def palette(self, view: View) -> Palette:
        """Calls of one tap."""
        return CALLS

    def pieces(self, view: View) -> Collection[str]:
        """The dice of the tray."""
        return {each["die"] for each in view["tray"]}

    def piece_words(self, words: Words, piece: str) -> str:
        """A die, with the letter that its colour has in each language."""
        return die(words, piece)

    def sign_words(self, words: Words, sign: str, piece: str | None) -> str:
        """A call, in words."""
        return words.say(f"call-{sign}") if piece is None else words.say(f"call-{sign}-piece", die=die(words, piece))

    def sign_means(self, words: Words, sign: str) -> str:
        """What a call means: just what it says."""
        return words.say(f"call-{sign}.means")


CUSTOMS = FuseCustoms()
