"""The actions of Origin Story, and what else a player may say for them.

keep s12     charge s20      hero         play 9m     redraw 4b      use s17
keep h03     charge s50.2    villain      lay 12m     discard 4b     use s15 as m
part s07     freely s09      automaton    give 2m     reveal 13l     pass
name b       predict 3       factoryon    bury 9s     surrender      done, decline

Cards with abilities are named by their ids, playing cards by what is printed on them.  A slot is numbered only where
the slots of its card differ, an ability only if it is not the first one of its card.  Any card may be named by itself,
without what is done with it.  Halves are also written `4½l` or
`4,5l`, and equal cards need not be told apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from tablemate.kernel.actions import ActionSpace, Clause, Heard, Parameter, ParameterNumbers, action_type
from tablemate.kernel.errors import IllegalAction

from .cards.language import CardSet, Slot
from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES
from .rules import codes
from .seen import Seen
from .terms import (
    ABILITIES,
    ALL_CARDS,
    EVENT_SPOT,
    MOST_SLOTS,
    OFFERED,
    POWERS,
    SPOTS,
    SUITS,
    TRICKS,
    VANCARDIANS,
    Charge,
    Op,
)


def asked(seen: Seen) -> int:
    """What you are asked: an `Op`."""
    op: int = seen.op[seen.depth - 1]
    return op


def _when(*ops: Op) -> Callable[[Seen], bool]:
    return lambda seen: asked(seen) in ops


illegal = partial(IllegalAction.because, "origin_story")


def _cards(seen: Seen) -> CardSet:
    return seen.options.cards


# Cards with abilities


def _offered(seen: Seen) -> tuple[int, ...]:
    chosen: tuple[int, ...] = seen.superheroes[0] if asked(seen) == Op.SUPERHERO else seen.offer
    return chosen


def _power(seen: Seen, name: str) -> int:
    """The number of a mat, story or superhero (NOTATION)."""
    number = _cards(seen).power_numbers.get(name)
    if number is None:
        raise illegal("no_such_power", "NOTATION", power=name)
    return number


def _find_offered(heard: Heard, name: str) -> int:
    """Which of the cards on offer is meant; no other may be kept (OS-STORY-1)."""
    offered, number = _offered(heard.seen), _power(heard.seen, name)
    if number not in offered:
        raise illegal("not_offered", "OS-STORY-1", power=name)
    return offered.index(number)


def _power_at(seen: Seen, spot: int) -> str | None:
    return _cards(seen).power_ids[seen.power[spot]]


def _spot(heard: Heard, name: str) -> int:
    """Where a card of yours lies (OS-CHARGE-1)."""
    number = _power(heard.seen, name)
    if number not in heard.seen.power:
        raise illegal("not_your_power", "OS-CHARGE-1", power=name)
    return int(heard.seen.power.index(number))


def _event(seen: Seen) -> str | None:
    return _cards(seen).vancard_ids[seen.event]


def _part_at(seen: Seen, spot: int) -> str | None:
    return _event(seen) if spot == EVENT_SPOT else _power_at(seen, spot)


def _find_part(heard: Heard, name: str) -> int:
    event = _event(heard.seen)
    return EVENT_SPOT if event is not None and event.lower() == name else _spot(heard, name)


def _slots(seen: Seen, spot: int) -> tuple[Slot, ...]:
    return _cards(seen).numbered[seen.power[spot]].slots


def _differ(slots: tuple[Slot, ...]) -> bool:
    return len({slot.cost for slot in slots}) > 1


def _find_slot(heard: Heard, word: str) -> int:
    """The slot that is named, where it makes a difference, else the first empty one."""
    seen, power = heard.seen, heard.words["power"]
    spot = _spot(heard, power)
    slots, named = _slots(seen, spot), word.removeprefix(".")
    if not slots or (named and not 1 <= int(named) <= len(slots)):
        raise illegal("no_such_slot", "OS-CHARGE-1", power=power)
    if named and _differ(slots):
        return int(named) - 1
    return next((slot for slot in range(len(slots)) if seen.slot[spot][slot] == Charge.EMPTY), 0)


def _says_slot(seen: Seen, numbers: ParameterNumbers) -> bool:
    return _differ(_slots(seen, numbers["power"]))


def _find_ability(heard: Heard, word: str) -> int:
    ordinal = int(word.removeprefix(".") or 1)
    if not 1 <= ordinal <= ABILITIES:
        raise illegal("no_such_ability", "NOTATION", power=heard.words["power"])
    return ordinal - 1


# Playing cards


def _find_suit(heard: Heard, letter: str) -> int:
    if letter.upper() not in SUIT_LETTERS:
        raise illegal("no_such_suit", "NOTATION", suit=letter)
    return SUIT_LETTERS.index(letter.upper())


def _find_card(heard: Heard, name: str) -> int:
    """The card of this name; of equal ones, which need not be told apart, the first that is asked about."""
    meant = _cards(heard.seen).playing_numbers.get(name)
    if meant is None:
        raise illegal("no_such_card", "NOTATION", card=name[:12])
    return next((card for card in meant if _is_asked_about(heard.seen, card)), meant[0])


def _is_asked_about(seen: Seen, card: int) -> bool:
    """Does a card lie where the open question looks for it: in a row, or in your hand?"""
    if asked(seen) == Op.BURY:
        return any(card + 1 in row for row in seen.row)
    return bool(seen.hand >> card & 1)


_WORD = "[^ ]+"
_NUMBERED = r"(?:\.[0-9])?"
_COUNTS = tuple(map(str, range(TRICKS + 1)))
CHOICE = Parameter(
    OFFERED, lambda seen, place: _cards(seen).power_ids[_offered(seen)[place]], _find_offered, str.lower, _WORD
)
POWER = Parameter(POWERS, _power_at, _spot, str.lower, "[a-z0-9]+")
SLOT = Parameter(
    MOST_SLOTS, lambda seen, slot: slot + 1, _find_slot, lambda slot: f".{slot}", _NUMBERED, said=_says_slot
)
ABILITY = Parameter(
    ABILITIES, lambda seen, ordinal: ordinal + 1, _find_ability, lambda nth: f".{nth}" if nth > 1 else "", _NUMBERED
)
SUIT = Parameter(SUITS, lambda seen, suit: SUIT_LETTERS[suit], _find_suit, str.lower, "[a-z]")
WHO = Parameter(
    VANCARDIANS,
    lambda seen, who: WHO_NAMES[who],
    lambda heard, name: WHO_NAMES.index(name),
    pattern="|".join(WHO_NAMES[:VANCARDIANS]),
)
COUNT = Parameter(len(_COUNTS), lambda seen, tricks: tricks, lambda heard, word: int(word), pattern="|".join(_COUNTS))
CARD = Parameter(ALL_CARDS, lambda seen, card: _cards(seen).playing_names[card], _find_card, str.lower, _WORD)

ACTIONS = ActionSpace(
    action_type("pass", "pass", codes.DONE, _when(Op.AFTER_CARD, Op.REACT, Op.OUTCOME)),
    action_type("done", "done", codes.DONE, _when(Op.CHARGE, Op.REDRAW)),
    action_type("decline", "decline", codes.DONE, _when(Op.EXCHANGE, Op.TARGET)),
    action_type("hero", "hero", codes.HERO),
    action_type("villain", "villain", codes.VILLAIN),
    action_type("surrender", "surrender", codes.SURRENDER),
    action_type("keep", "keep {power}", codes.KEEP, power=CHOICE),
    action_type("charge", "charge {power}{slot}", codes.CHARGE, power=POWER, slot=SLOT),
    action_type("part", "part {power}", codes.PART, power=Parameter(SPOTS, _part_at, _find_part, str.lower, _WORD)),
    action_type("name", "name {suit}", codes.SUIT, suit=replace(SUIT, pattern=f"[{SUIT_LETTERS.lower()}]")),
    action_type("target", "{who}", codes.TARGET, who=WHO),
    action_type("predict", "predict {tricks}", codes.PREDICT, tricks=COUNT),
    action_type("freely", "freely {power}", codes.FREE_CHARGE, power=replace(POWER, pattern=_WORD)),
    action_type("use", "use {power}{ability}", codes.USE, power=POWER, ability=ABILITY),
    action_type("use_as", "use {power}{ability} as {suit}", codes.USE_SUIT, power=POWER, ability=ABILITY, suit=SUIT),
    action_type("play", "play {card}", codes.CARD, _when(Op.TURN), card=CARD),
    action_type("redraw", "redraw {card}", codes.CARD, _when(Op.REDRAW), card=CARD),
    action_type("discard", "discard {card}", codes.CARD, _when(Op.DISCARD), card=CARD),
    action_type("reveal", "reveal {card}", codes.CARD, _when(Op.REVEAL), card=CARD),
    action_type("bury", "bury {card}", codes.CARD, _when(Op.BURY), card=CARD),
    action_type("give", "give {card}", codes.CARD, _when(Op.EXCHANGE), card=CARD),
    action_type("lay", "lay {card}", codes.CARD, _when(Op.SWAP_CARD), card=CARD),
)

_LEAVING = ("no", "none", "stop")
"""Other words for `pass`."""
_HALF = re.compile(r"([0-9])(?:½|,5)(?=[a-z])")
"""Other ways to write a half."""


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The action that a line means; a wrong one is refused with what was expected (NOTATION)."""
    sentence = _HALF.sub(r"\1.5", " ".join(text.lower().split()))
    code = ACTIONS.read(seen, _in_full(seen, sentence))
    if code is None:
        raise illegal("unreadable", "NOTATION", text=sentence[:60])
    return (Clause(code),)


_VERBS: Mapping[int, str] = {
    Op.STORY: "keep",
    Op.SUPERHERO: "keep",
    Op.CHARGE: "charge",
    Op.PART: "part",
    Op.FREE_CHARGE: "freely",
}
"""What is done with a card with abilities that is named by itself; where nothing is said here, it is used."""
_CARD = re.compile(r"([^ .]+)(?:\.[0-9])?(?: as [a-z])?")


def _in_full(seen: Seen, sentence: str) -> str:
    """A card by itself answers every question about such cards."""
    if sentence in _LEAVING:
        return "pass"
    if sentence in _cards(seen).playing_numbers:
        return f"play {sentence}"
    named = _CARD.fullmatch(sentence)
    return f"{_VERBS.get(asked(seen), 'use')} {sentence}" if named and _has_abilities(seen, named[1]) else sentence


def _has_abilities(seen: Seen, name: str) -> bool:
    """Is this the name of a card of yours, or of the event?"""
    event = _event(seen)
    return name in _cards(seen).power_numbers or (event is not None and name == event.lower())
