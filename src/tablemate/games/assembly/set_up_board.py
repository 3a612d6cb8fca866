"""Setting up a position: readable JSON onto the record, everything checked.

What is left out is the start of a turn: modules and cards that are named nowhere are shuffled into the stack and the
pile (into the discard if the pile is given).  A position that could not stand on a real table is refused, with the
invariant of the rules that fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablemate.kernel.checking import shown
from tablemate.kernel.flow import DEPTH, push, top_op
from tablemate.kernel.piles import shuffled
from tablemate.kernel.positions import check_fields, read_chance
from tablemate.kernel.program import ACTIONS
from tablemate.kernel.seats import EVERYBODY

from .agenda import check_agenda
from .cards import COPIES, DEPICTS
from .given import given, refuse
from .names import E, number_of
from .options import AssemblyOptions
from .rules.knowledge import EVERY_KIND
from .rules.legal import legal
from .rules.setup import box_cards, draw_role, lay_reserve
from .rules.turn import advance, waited_seat
from .set_up_knowledge import lay_traces
from .state import HAND, PICKED
from .terms import (
    ALL_BAYS,
    BAYS,
    HAND_LIMIT,
    KINDS,
    REFRESHES,
    ROLES,
    Card,
    Command,
    Module,
    Op,
    Payment,
    Result,
    Role,
)

FIELDS = (
    "game", "options", "bays", "stack", "stack_seen", "pile", "pile_seen", "discard", "discard_mixed", "reserve",
    "refreshes", "boxed", "hands", "hands_seen", "hands_may_be", "hands_from", "hands_can_show", "taken", "buried",
    "roles_used", "owes_double", "active", "turn", "commands_done", "two_commands", "no_refill", "asked", "answer",
    "command", "shown", "shown_by", "trio", "agenda", "result", "chance",
)  # fmt: skip
MOST_TURNS = 30_000


def read_position(position: Mapping[str, Any], options: AssemblyOptions, s: Any) -> None:
    """Put a position onto a blank state whose stream is seeded (ASM-I3)."""
    check_fields("Assembly", position, FIELDS)
    _Board(position, options, s).lay()


def settle_position(s: Any, cards: Any, ev: Any) -> None:
    """Go on to the first decision if the position stands at the start of a turn; somebody must be able to answer it."""
    if s.depth == 0 and s.result == Result.NONE:
        push(s, Op.START_TURN, 0)
        advance(s, cards, ev)
    if s.result == Result.NONE:
        out = ACTIONS.view(ACTIONS.new())
        if legal(s, cards, waited_seat(s, top_op(s)), out) == 0:
            refuse("nobody_answers")


class _Board:
    """One position being laid out."""

    def __init__(self, position: Mapping[str, Any], options: AssemblyOptions, s: Any) -> None:
        self.given = position
        self.options = options
        self.s = s

    def lay(self) -> None:
        """Everything in order: later parts rely on earlier ones."""
        self._chance()
        self._options()
        self._seats()
        self._bays()
        self._stack()
        self._reserve()
        self._hands()
        self._pile_and_discard()
        self._knowledge()
        self._turn()
        self._command()
        self._flow()
        lay_traces(self.given, self.s)

    def _chance(self) -> None:
        if "chance" in self.given:
            read_chance(self.given["chance"], self.s.chance)

    def _options(self) -> None:
        numbers = self.options.numbers()
        for name in ("players", "edition", "malfunctions", "variants", "honest", "communication"):
            setattr(self.s, name, numbers[name])
        for seat in range(self.options.players):
            role = numbers["role"][seat]
            self.s.role[seat] = role if role <= ROLES else self._drawn_role(role)

    def _drawn_role(self, wanted: int) -> int:
        if "roles" in self.given.get("options", {}):
            refuse("role_drawn")
        return draw_role(self.s, wanted)

    def _seats(self) -> None:
        players = self.options.players
        self.s.active = self._whole(
            "active", self.options.first if self.options.first != "random" else 0, 0, players - 1
        )
        for name, field in (("roles_used", self.s.role_used), ("owes_double", self.s.owes_double)):
            for seat, value in enumerate(self._list(name, [False] * players, players)):
                field[seat] = given.flag(name, value)
        for seat in range(players):
            if self.s.role_used[seat] and not self.s.role[seat]:
                refuse("role_unusable", seat=seat)

    def _bays(self) -> None:
        bays = self._list("bays", [], BAYS) if "bays" in self.given else self._shuffled_plans()
        for bay, entry in enumerate(bays, start=1):
            if not isinstance(entry, Mapping) or not {"plan"} <= entry.keys() <= {"plan", "locked", "module"}:
                refuse("bay_fields", bay=bay)
            self.s.plan[bay] = self._name(f"bays.{bay}.plan", Module, entry["plan"])
            if given.flag(f"bays.{bay}.locked", entry.get("locked", False)):
                self.s.locked |= 1 << bay
            if entry.get("module") is not None:
                self.s.module[bay] = self._name(f"bays.{bay}.module", Module, entry["module"])
                if self.s.locked >> bay & 1:
                    refuse("bay_locked_module", bay=bay)
        _require_each_once("plan", [self.s.plan[bay] for bay in range(1, BAYS + 1)], complete=True)

    def _shuffled_plans(self) -> list[dict[str, str]]:
        return [{"plan": module.name.lower()} for module in shuffled(self.s.chance, Module)]

    def _stack(self) -> None:
        s = self.s
        on_line = [s.module[bay] for bay in range(1, BAYS + 1) if s.module[bay]]
        locked = [s.plan[bay] for bay in range(1, BAYS + 1) if s.locked >> bay & 1]
        rest = [int(module) for module in Module if module not in on_line and module not in locked]
        if "stack" in self.given:
            names = self._list("stack", [], None)
            stack = [self._name("stack", Module, name) for name in reversed(names)]
        else:
            stack = shuffled(s.chance, rest)
        _require_each_once("module", [*locked, *on_line, *stack], complete=False)
        if len(locked) + len(on_line) + len(stack) != BAYS:
            refuse("module_count", locked=len(locked), line=len(on_line), stack=len(stack), needed=BAYS)
        for index, module in enumerate(stack):
            s.stack[index] = module
        s.n_stack = len(stack)
        self._viewers("stack_seen", s.stack_seen, s.n_stack)

    def _reserve(self) -> None:
        s = self.s
        s.refreshes = self._whole("refreshes", 0, 0, REFRESHES)
        lay_reserve(s, self.options.numbers()["reserve"])
        for used in range(s.refreshes):
            s.reserve[used, 0] = s.reserve[used, 1] = 0
        if "reserve" in self.given:
            slots = self._list("reserve", [], None)
            if len(slots) > REFRESHES - s.refreshes:
                refuse("reserve_slots", refreshes=s.refreshes, left=REFRESHES - s.refreshes, found=len(slots))
            slots = [*slots, *([] for _ in range(REFRESHES - s.refreshes - len(slots)))]
            for refresh, slot in enumerate(slots, start=s.refreshes):
                self._reserve_slot(refresh, slot)
        s.shown = self._name_or_none("shown", Card)

    def _reserve_slot(self, refresh: int, slot: Any) -> None:
        if not isinstance(slot, list) or len(slot) > 2:
            refuse("reserve_slot")
        for place in range(2):
            name = slot[place] if place < len(slot) else None
            self.s.reserve[refresh, place] = 0 if name is None else self._name("reserve", Card, name)

    def _hands(self) -> None:
        s, players = self.s, self.options.players
        box_cards(s)
        if "boxed" in self.given:
            boxed = Counter(self._name("boxed", Card, name) for name in self._list("boxed", [], None))
            for kind in Card:
                s.boxed[kind] = boxed[kind]
        hands = self._list("hands", [[]] * players, players)
        for seat, hand in enumerate(hands):
            if not isinstance(hand, list):
                refuse("hand_type", seat=seat)
            if len(hand) > HAND_LIMIT:
                refuse("hand_limit", most=HAND_LIMIT, seat=seat, found=len(hand))
            for place, name in enumerate(hand):
                s.hand[seat, place] = self._name(f"hands.{seat}", Card, name)
            s.n_hand[seat] = len(hand)

    def _pile_and_discard(self) -> None:
        s = self.s
        named = {
            name: [self._name(name, Card, card) for card in self._list(name, [], None)]
            for name in ("pile", "discard")
            if name in self.given
        }
        rest = self._cards_left(named)
        if "pile" not in named or "discard" not in named:
            cards = shuffled(s.chance, sorted(rest.elements()))
            named.setdefault("discard" if "pile" in named else "pile", cards)
            named.setdefault("discard", [])
        elif rest:
            refuse("cards_nowhere", cards=_listed(rest))
        for index, card in enumerate(reversed(named["pile"])):
            s.pile[index] = card
        for index, card in enumerate(named["discard"]):
            s.discard[index] = card
        s.n_pile, s.n_discard = len(named["pile"]), len(named["discard"])
        s.n_mixed = self._whole("discard_mixed", 0, 0, s.n_discard)
        s.discard_top = 0 if s.n_discard == s.n_mixed else s.discard[s.n_discard - 1]
        self._viewers("pile_seen", s.pile_seen, s.n_pile)
        if "hands" not in self.given and "pile" not in self.given:
            self._deal()

    def _cards_left(self, named: Mapping[str, list[int]]) -> Counter[int]:
        """The cards of the box that the position names nowhere."""
        s = self.s
        placed = Counter(card for cards in named.values() for card in cards)
        placed.update(s.reserve[refresh, slot] for refresh in range(REFRESHES) for slot in range(2))
        placed.update(s.hand[seat, place] for seat in range(self.options.players) for place in range(HAND))
        placed.update({kind: s.boxed[kind] for kind in range(1, KINDS + 1)})
        placed[s.shown] += 1
        del placed[0]
        box = Counter({int(kind): copies for kind, copies in COPIES.items()})
        if placed - box:
            refuse("cards_too_many", cards=_listed(placed - box))
        return box - placed

    def _deal(self) -> None:
        s = self.s
        for seat in range(self.options.players):
            for place in range(min(HAND_LIMIT, s.n_pile)):
                s.n_pile -= 1
                s.hand[seat, place] = s.pile[s.n_pile]
                s.pile[s.n_pile] = 0
                s.n_hand[seat] += 1

    def _knowledge(self) -> None:
        """Who has seen which card of a hand, and what answers told about it."""
        s = self.s
        for seat in range(self.options.players):
            size = s.n_hand[seat]
            self._seat_viewers(seat, size)
            self._seat_kinds(seat, size)
            self._seat_origins(seat, size)
            self._seat_commands(seat, size)

    def _seat_viewers(self, seat: int, size: int) -> None:
        for place, viewers in enumerate(self._of_seat("hands_seen", seat, size, [])):
            self.s.hand_seen[seat, place] = self._viewer_mask("hands_seen", viewers) | 1 << seat

    def _seat_kinds(self, seat: int, size: int) -> None:
        for place, kinds in enumerate(self._of_seat("hands_may_be", seat, size, None)):
            mask = EVERY_KIND
            if kinds is not None:
                mask = self._mask("hands_may_be", Card, kinds)
            elif self.s.hand_seen[seat, place] == EVERYBODY:
                mask = 1 << self.s.hand[seat, place]
            if not mask >> self.s.hand[seat, place] & 1:
                refuse("may_be_wrong", seat=seat)
            self.s.may_be[seat, place] = mask

    def _seat_origins(self, seat: int, size: int) -> None:
        for place, origin in enumerate(self._of_seat("hands_from", seat, size, self.s.refreshes)):
            cycle = PICKED if origin == "discard" else given.number("hands_from", origin, 0, self.s.refreshes)
            self.s.origin[seat, place] = cycle

    def _seat_commands(self, seat: int, size: int) -> None:
        entries = self._list("hands_can_show", [[]] * self.options.players, self.options.players)[seat]
        if not isinstance(entries, list):
            refuse("can_show_type")
        for entry in entries:
            shows = entry if isinstance(entry, Mapping) else {"command": entry, "places": list(range(1, size + 1))}
            if shows.keys() != {"command", "places"} or not isinstance(shows["places"], list):
                refuse("can_show_entry")
            command = self._name("hands_can_show", Command, shows["command"])
            places = [given.number("hands_can_show", place, 1, size) - 1 for place in shows["places"]]
            if not any(command in DEPICTS[Card(self.s.hand[seat, place])] for place in places):
                refuse("can_show_wrong", seat=seat)
            self.s.shows[seat, command] = sum(1 << place for place in set(places))

    def _turn(self) -> None:
        s = self.s
        s.turn = self._whole("turn", 1, 1, MOST_TURNS)
        s.commands_done = self._whole("commands_done", 0, 0, 2)
        s.double_now = given.flag("two_commands", self.given.get("two_commands", False))
        s.no_refill = given.flag("no_refill", self.given.get("no_refill", False))
        s.asked = self._name_or_none("asked", Command)
        answer = self.given.get("answer")
        if answer not in (None, "yes", "no"):
            given.none_of("answer", answer, ("yes", "no"))
        s.answer = {None: 0, "yes": 1, "no": 2}[answer]

    def _command(self) -> None:
        s = self.s
        command = self.given.get("command")
        if command is None:
            return
        fields = {"command", "payment", "role", "distance", "picked"}
        if not isinstance(command, Mapping) or not {"command", "payment"} <= command.keys() <= fields:
            refuse("command_fields")
        s.command = self._name("command", Command, command["command"])
        s.payment = self._name("payment", Payment, command["payment"])
        role = command.get("role")
        s.role_in_use = self._name("role", Role, role) if role is not None else 0
        if s.role_in_use and (s.role_in_use != s.role[s.active] or not s.role_used[s.active]):
            refuse("role_in_use")
        distance = command.get("distance", 0)
        s.distance = given.number("distance", distance, 0, 2)
        self._picked(command.get("picked", []))

    def _picked(self, picked: Any) -> None:
        bays = self._different_bays("picked", picked)
        if bays is None or len(bays) > 4:
            refuse("picked_bays")
        for index, bay in enumerate(bays):
            self.s.picked[index] = bay
        self.s.n_picked = len(bays)

    def _different_bays(self, name: str, value: Any) -> list[int] | None:
        """A list of bays; None if it is no list, or has a bay twice."""
        if not isinstance(value, list):
            return None
        bays = [given.number(name, bay, 1, BAYS) for bay in value]
        return bays if len(set(bays)) == len(bays) else None

    def _flow(self) -> None:
        s = self.s
        result = self.given.get("result")
        if result not in (None, "won", "lost"):
            given.none_of("result", result, ("won", "lost"))
        won = s.locked == ALL_BAYS
        if (result == "won") != won and not (won and result is None):
            refuse("won_when_locked")
        s.result = Result.WON if won else Result.LOST if result == "lost" else Result.NONE
        self._extras()
        agenda = self._list("agenda", [], None)
        if s.result != Result.NONE:
            if agenda:
                refuse("agenda_after_game")
            return
        if agenda:
            self._agenda(agenda)
            check_agenda(s)
        elif any(self.given.get(name) for name in ("shown", "trio", "command")):
            refuse("agenda_missing")

    def _extras(self) -> None:
        s = self.s
        shown_by = self.given.get("shown_by")
        s.shown_by = 0 if shown_by is None else given.number("shown_by", shown_by, 3, BAYS)
        if s.shown_by not in (0, 3, 12):
            refuse("shown_by_bay")
        trio = self.given.get("trio")
        if trio is not None:
            bays = self._different_bays("trio", trio)
            if bays is None or len(bays) != 3:
                refuse("trio_bays")
            for index, bay in enumerate(bays):
                s.trio[index] = bay
                if s.locked >> bay & 1:
                    refuse("trio_locked", bay=bay)

    def _agenda(self, agenda: list[Any]) -> None:
        if len(agenda) > DEPTH:
            refuse("agenda_too_long")
        for entry in reversed(agenda):
            if not isinstance(entry, list | tuple) or len(entry) != 2:
                refuse("agenda_entry")
            push(
                self.s,
                self._name("agenda", Op, entry[0]),
                given.number("agenda", entry[1], 0, ALL_BAYS),
            )

    def _list(self, name: str, default: list[Any], size: int | None) -> list[Any]:
        value = self.given.get(name, default)
        if not isinstance(value, list):
            refuse("not_a_list", name=name, found=shown(value))
        return value if size is None else given.rows(name, value, size, exactly=True)

    def _of_seat(self, name: str, seat: int, size: int, default: Any) -> list[Any]:
        """The entries of one hand in a field with one list a seat."""
        if name not in self.given:
            return [default] * size
        entries = self._list(name, [], self.options.players)[seat]
        if not isinstance(entries, list) or len(entries) != size:
            refuse("hand_entries", name=name, seat=seat)
        return entries

    def _viewers(self, name: str, field: Any, size: int) -> None:
        for index, viewers in enumerate(reversed(self._list(name, [[]] * size, size))):
            field[index] = self._viewer_mask(name, viewers)

    def _viewer_mask(self, name: str, viewers: Any) -> int:
        if viewers == ["everybody"]:
            return EVERYBODY
        if not isinstance(viewers, list):
            refuse("seat_lists", name=name)
        return sum({1 << given.number(name, seat, 0, self.options.players - 1) for seat in viewers})

    def _mask(self, name: str, kind: type[E], values: Any) -> int:
        if not isinstance(values, list):
            refuse("name_lists", name=name)
        return sum({1 << self._name(name, kind, value) for value in values})

    def _name(self, what: str, kind: type[E], name: object) -> int:
        try:
            return int(number_of(kind, name))
        except KeyError:
            refuse("no_such_name", what=what, kind=kind.__name__.lower(), found=shown(name))

    def _name_or_none(self, name: str, kind: type[E]) -> int:
        value = self.given.get(name)
        return 0 if value is None else self._name(name, kind, value)

    def _whole(self, name: str, default: int | str, least: int, most: int) -> int:
        return given.number(name, self.given.get(name, default), least, most)


def _require_each_once(what: str, numbers: list[int], *, complete: bool) -> None:
    counts = Counter(numbers)
    twice = [Module(number).name.lower() for number, times in counts.items() if times > 1]
    if twice:
        refuse("one_each", what=what, module=twice[0])
    if complete and len(counts) != BAYS:
        refuse("every_one", what=what)


def _listed(cards: Counter[int]) -> str:
    return ", ".join(f"{times} {Card(card).name.lower()}" for card, times in sorted(cards.items()))
