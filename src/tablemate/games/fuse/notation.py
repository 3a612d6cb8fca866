"""Actions as text that reads aloud and reads back.

roll              claim r4          place r4 on b13.2      pick b13       take back
confirm           release r4        burn r4                lose b12.3     stop
time up           give r4 to 3

Dice are named by what they show: of two equal dice nobody needs to say which.  Cards are named by their ids, slots are
numbered from 1 as the card is read, and seats from 1 as people count.
"""

from __future__ import annotations

import re

from tablemate.kernel.decisions import Clause
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.seats import MAX_SEATS
from tablemate.kernel.seen import Seen

from .names import bomb_name, die_name, die_number, mark_of
from .rules import codes
from .terms import ROW, SLOTS, TRAY, Mark

_FIXED = {
    codes.ROLL: "roll",
    codes.CONFIRM: "confirm",
    codes.STOP: "stop",
    codes.TAKE_BACK: "take back",
    codes.TIME_UP: "time up",
}
_DIE = r"(?P<die>[a-z]\d)"
_CELL = r"(?P<card>[a-z][a-z0-9]{0,7})\s*\.\s*(?P<slot>\d{1,2})"
_PLACE = re.compile(rf"(?:place\s+)?{_DIE}\s+(?:on\s+)?{_CELL}")
_LOSE = re.compile(rf"lose\s+{_CELL}")
_GIVE = re.compile(rf"give\s+{_DIE}\s+(?:to\s+)?(?P<seat>\d)")
_PICK = re.compile(r"pick\s+(?P<card>[a-z][a-z0-9]{0,7})")
_SIMPLE = re.compile(rf"(?P<verb>claim|release|burn)\s+{_DIE}")


def action_text(seen: Seen, code: int) -> str:
    """The notation of one action; unique among the actions of its seat."""
    if code in _FIXED:
        return _FIXED[code]
    if code >= codes.PLACE:
        return f"place {_tray_die(seen, codes.placed_from(code))} on {_cell_text(seen, codes.placed_on(code))}"
    if code >= codes.LOSE:
        return f"lose {_cell_text(seen, code - codes.LOSE)}"
    if code >= codes.PICK:
        return f"pick {bomb_name(seen.options.deck, seen.row[code - codes.PICK])}".lower()
    if code >= codes.BURN:
        return f"burn {_tray_die(seen, code - codes.BURN)}"
    if code >= codes.GIVE:
        return f"give {_hand_die(seen)} to {code - codes.GIVE + 1}"
    if code == codes.RELEASE:
        return f"release {_hand_die(seen)}"
    return f"claim {_tray_die(seen, code - codes.CLAIM)}"


def _tray_die(seen: Seen, place: int) -> str:
    return die_name(seen.tray[place] - 1).lower()


def _hand_die(seen: Seen) -> str:
    return _tray_die(seen, seen.mark.index(Mark.HELD + seen.viewer))


def _cell_text(seen: Seen, cell: int) -> str:
    bomb = bomb_name(seen.options.deck, seen.card[seen.viewer][cell // SLOTS])
    return f"{bomb}.{cell % SLOTS + 1}".lower()


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The action that a line means; a wrong one is refused with what was expected (NOTATION)."""
    sentence = " ".join(text.lower().split())
    for code, fixed in _FIXED.items():
        if sentence in (fixed, fixed.replace(" ", "_")):
            return (Clause(code),)
    if found := _PLACE.fullmatch(sentence):
        place = _find_die(seen, seat, found["die"])
        return (Clause(codes.place_code(place, _cell(seen, seat, found))),)
    if found := _LOSE.fullmatch(sentence):
        return (Clause(codes.LOSE + _cell(seen, seat, found)),)
    if found := _PICK.fullmatch(sentence):
        return (Clause(codes.PICK + _row_place(seen, found["card"])),)
    if found := _GIVE.fullmatch(sentence):
        return (Clause(codes.GIVE + _receiver(seen, seat, found)),)
    if found := _SIMPLE.fullmatch(sentence):
        return (Clause(_simple(seen, seat, found["verb"], found["die"])),)
    raise _refused("unreadable", "NOTATION", text=text[:60])


def _simple(seen: Seen, seat: int, verb: str, name: str) -> int:
    place = _find_die(seen, seat, name)
    if verb == "burn":
        return codes.BURN + place
    if verb == "claim":
        return codes.CLAIM + place
    _must_hold(seen, seat, place)
    return codes.RELEASE


def _receiver(seen: Seen, seat: int, found: re.Match[str]) -> int:
    _must_hold(seen, seat, _find_die(seen, seat, found["die"]))
    other = int(found["seat"]) - 1
    if not 0 <= other < min(seen.players, MAX_SEATS):
        raise _refused("no_such_seat", "NOTATION", seats=seen.players)
    return other


def _must_hold(seen: Seen, seat: int, place: int) -> None:
    if not seen.options.hold:
        raise _refused("no_holding", "FUSE-HOLD-1")
    if seen.mark[place] != Mark.HELD + seat:
        raise _refused("not_in_hand", "FUSE-HOLD-1", die=die_name(seen.tray[place] - 1))


def _find_die(seen: Seen, seat: int, name: str) -> int:
    """The place of a die: the one in hand, else the first free one (A40), else whoever has it is named."""
    die = die_number(name)
    if die is None:
        raise _refused("no_such_die", "NOTATION", die=name.upper())
    places = [place for place in range(TRAY) if seen.tray[place] == die + 1]
    for wanted in (Mark.HELD + seat, Mark.FREE):
        for place in places:
            if seen.mark[place] == wanted:
                return place
    if not places:
        raise _refused("die_not_in_tray", "FUSE-CLAIM-1", die=name.upper())
    raise IllegalAction("fuse", taken(seen, places[0]))


def taken(seen: Seen, place: int) -> Reason:
    """Somebody was quicker: who, and what has become of the die (FUSE-CLAIM-1)."""
    how, seat = mark_of(seen.mark[place])
    assert seat is not None
    return Reason("taken", "FUSE-CLAIM-1", {"die": die_name(seen.tray[place] - 1), "how": how, "seat": seat + 1})


def _cell(seen: Seen, seat: int, found: re.Match[str]) -> int:
    """The cell that a card and a slot mean; the card must lie in front of the seat (FUSE-PLACE-1)."""
    number = _bomb_number(seen, found["card"])
    if number not in seen.card[seat]:
        raise _refused("not_your_card", "FUSE-PLACE-1", card=found["card"].upper())
    slot = int(found["slot"])
    if not 1 <= slot <= SLOTS:
        raise _refused("no_such_slot", "NOTATION", card=found["card"].upper(), slot=slot)
    return int(seen.card[seat].index(number) * SLOTS + slot - 1)


def _row_place(seen: Seen, name: str) -> int:
    number = _bomb_number(seen, name)
    if number not in seen.row[:ROW]:
        raise _refused("not_in_row", "FUSE-PICK-1", card=name.upper())
    return int(seen.row.index(number))


def _bomb_number(seen: Seen, name: str) -> int:
    for number, bomb in enumerate(seen.options.deck.bombs, start=1):
        if bomb.id.lower() == name:
            return number
    raise _refused("no_such_card", "NOTATION", card=name.upper())


def _refused(code: str, rule: str, **arguments: object) -> IllegalAction:
    return IllegalAction("fuse", Reason(code, rule, arguments))
