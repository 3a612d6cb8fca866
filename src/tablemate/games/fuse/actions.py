"""The actions of FUSE, and what else a player may say for them.

roll              claim r4          place r4 on b13.2      pick b13       take back
confirm           release r4        burn r4                lose b12.3     stop
time up           give r4 to 3

Dice are named by what they show: of two equal dice nobody needs to say which.  Cards are named by their ids, slots are
numbered from 1 as the card is read, and seats from 1 as people count.
"""

from __future__ import annotations

import re
from functools import partial

from tablemate.kernel.actions import ActionSpace, Clause, Heard, Parameter, action_type
from tablemate.kernel.errors import IllegalAction, Reason

from .names import DICE, MARKS, die_number
from .rules import codes
from .seen import Seen
from .terms import MAT, ROW, SEATS, SLOTS, TRAY, Mark

# Dice


def _die_of_tray(seen: Seen, place: int) -> str:
    return DICE[int(seen.tray[place]) - 1]


def _die_in_hand(seen: Seen, number: int) -> str:
    return _die_of_tray(seen, seen.mark.index(Mark.HELD + seen.viewer))


def _find_die(heard: Heard, name: str) -> int:
    """The place of a die: the one in hand, else the first free one (A40), else whoever has it is named."""
    seen, die = heard.seen, die_number(name)
    if die is None:
        raise illegal("no_such_die", "NOTATION", die=name.upper())
    places = [place for place in range(TRAY) if seen.tray[place] == die + 1]
    for wanted in (Mark.HELD + seen.viewer, Mark.FREE):
        for place in places:
            if seen.mark[place] == wanted:
                return place
    if not places:
        raise illegal("die_not_in_tray", "FUSE-CLAIM-1", die=name.upper())
    raise IllegalAction("fuse", taken(seen, places[0]))


def taken(seen: Seen, place: int) -> Reason:
    """Somebody was quicker: who, and what has become of the die (FUSE-CLAIM-1)."""
    how, seat = MARKS[seen.mark[place]]
    assert seat is not None
    return Reason("taken", "FUSE-CLAIM-1", {"die": _die_of_tray(seen, place), "how": how, "seat": seat + 1})


def _must_hold(heard: Heard, name: str) -> int:
    seen, place = heard.seen, _find_die(heard, name)
    if not seen.options.hold:
        raise illegal("no_holding", "FUSE-HOLD-1")
    if seen.mark[place] != Mark.HELD + seen.viewer:
        raise illegal("not_in_hand", "FUSE-HOLD-1", die=_die_of_tray(seen, place))
    return 0


# Cards


def _card_of_mat(seen: Seen, place: int) -> str | None:
    return seen.options.deck.bomb_ids.get(seen.card[seen.viewer][place])


def _mat_place(heard: Heard, name: str) -> int:
    """The card must lie in front of the seat (FUSE-PLACE-1)."""
    number, mat = _bomb_number(heard.seen, name), heard.seen.card[heard.seen.viewer]
    if number not in mat:
        raise illegal("not_your_card", "FUSE-PLACE-1", card=name.upper())
    return int(mat.index(number))


def _slot(heard: Heard, word: str) -> int:
    if not 1 <= int(word) <= SLOTS:
        raise illegal("no_such_slot", "NOTATION", card=heard.words["card"].upper(), slot=int(word))
    return int(word) - 1


def _card_of_row(seen: Seen, place: int) -> str | None:
    return seen.options.deck.bomb_ids.get(seen.row[place])


def _row_place(heard: Heard, name: str) -> int:
    number, row = _bomb_number(heard.seen, name), heard.seen.row
    if number not in row[:ROW]:
        raise illegal("not_in_row", "FUSE-PICK-1", card=name.upper())
    return int(row.index(number))


def _bomb_number(seen: Seen, name: str) -> int:
    for number, bomb in enumerate(seen.options.deck.bombs, start=1):
        if bomb.id.lower() == name:
            return number
    raise illegal("no_such_card", "NOTATION", card=name.upper())


def _seat(heard: Heard, word: str) -> int:
    if not 1 <= int(word) <= heard.seen.players:
        raise illegal("no_such_seat", "NOTATION", seats=heard.seen.players)
    return int(word) - 1


illegal = partial(IllegalAction.because, "fuse")


_DIE = r"[a-z]\d"
_CARD = "[a-z][a-z0-9]{0,7}"
DIE = Parameter(TRAY, _die_of_tray, _find_die, str.lower, _DIE)
IN_HAND = Parameter(1, _die_in_hand, _must_hold, str.lower, _DIE)
SEAT = Parameter(SEATS, lambda seen, seat: seat + 1, _seat, pattern=r"\d")
CARD = Parameter(MAT, _card_of_mat, _mat_place, str.lower, _CARD)
SLOT = Parameter(SLOTS, lambda seen, slot: slot + 1, _slot, pattern=r"\d{1,2}")
OF_ROW = Parameter(ROW, _card_of_row, _row_place, str.lower, _CARD)

ACTIONS = ActionSpace(
    action_type("roll", "roll", codes.ROLL),
    action_type("confirm", "confirm", codes.CONFIRM),
    action_type("stop", "stop", codes.STOP),
    action_type("take_back", "take back", codes.TAKE_BACK),
    action_type("time_up", "time up", codes.TIME_UP),
    action_type("claim", "claim {die}", codes.CLAIM, die=DIE),
    action_type("release", "release {die}", codes.RELEASE, die=IN_HAND),
    action_type("give", "give {die} to {seat}", codes.GIVE, die=IN_HAND, seat=SEAT),
    action_type("burn", "burn {die}", codes.BURN, die=DIE),
    action_type("pick", "pick {card}", codes.PICK, card=OF_ROW),
    action_type("lose", "lose {card}.{slot}", codes.LOSE, card=CARD, slot=SLOT),
    action_type("place", "place {die} on {card}.{slot}", codes.PLACE, die=DIE, card=CARD, slot=SLOT),
)

_OTHER_WORDS = (
    (re.compile(r" ?\. ?"), "."),
    (re.compile(rf"(?:place )?({_DIE}) (?:on )?(?={_CARD}\.\d)"), r"place \1 on "),
    (re.compile(rf"give ({_DIE}) (?=\d)"), r"give \1 to "),
    (re.compile("_"), " "),
)
"""What may be left out or said otherwise."""


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The action that a line means; a wrong one is refused with what was expected (NOTATION)."""
    sentence = " ".join(text.lower().split())
    for form, full in _OTHER_WORDS:
        sentence = form.sub(full, sentence)
    code = ACTIONS.read(seen, sentence)
    if code is None:
        raise illegal("unreadable", "NOTATION", text=text[:60])
    return (Clause(code),)
