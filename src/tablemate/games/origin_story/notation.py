"""Actions as text that reads aloud and reads back.

keep s12       charge s20      hero          play 9m       redraw 4b       use s17
keep h03       done            villain       surrender     discard 4b      use s15 as m
part s07       name b          automaton     give 2m       reveal 13l      pass
predict 3      freely s09      factoryon     bury 9s       lay 12m         decline
"""

from __future__ import annotations

import re

from tablemate.kernel.decisions import Clause
from tablemate.kernel.errors import IllegalAction, Reason
from tablemate.kernel.seen import Seen

from .cards.terms import SUIT_LETTERS
from .names import WHO_NAMES, playing_cards, playing_numbers, power_name, power_numbers, powers, vancard_name
from .rules import codes
from .terms import ABILITIES, EVENT_SPOT, MOST_SLOTS, POWERS, SUITS, TRICKS, VANCARDIANS, Op

_CARD_WORDS = {
    Op.TURN: "play",
    Op.REDRAW: "redraw",
    Op.DISCARD: "discard",
    Op.REVEAL: "reveal",
    Op.BURY: "bury",
    Op.EXCHANGE: "give",
    Op.SWAP_CARD: "lay",
}
_LEAVE_WORDS = {Op.CHARGE: "done", Op.REDRAW: "done", Op.EXCHANGE: "decline", Op.TARGET: "decline"}
_FIXED = {"hero": codes.HERO, "villain": codes.VILLAIN, "surrender": codes.SURRENDER}
_USE = re.compile(r"use (?P<power>[a-z0-9]+)(?:\.(?P<ordinal>[0-9]))?(?: as (?P<suit>[a-z]))?")
_PREDICTIONS = tuple(map(str, range(TRICKS + 1)))
_CHARGE = re.compile(r"charge (?P<power>[a-z0-9]+)(?:\.(?P<slot>[0-9]))?")


def action_text(seen: Seen, code: int) -> str:
    """The notation of one action; unique among the answers to its question."""
    op, cards = Op(seen.op[seen.depth - 1]), seen.options.cards
    for text, fixed in _FIXED.items():
        if code == fixed:
            return text
    if code == codes.DONE:
        return _LEAVE_WORDS.get(op, "pass")
    if code >= codes.CARD:
        return f"{_CARD_WORDS.get(op, 'play')} {playing_cards(cards)[code - codes.CARD]}".lower()
    if code >= codes.USE_SUIT:
        ability, suit = divmod(code - codes.USE_SUIT, SUITS)
        return f"{_use_text(seen, ability)} as {SUIT_LETTERS[suit]}".lower()
    if code >= codes.USE:
        return _use_text(seen, code - codes.USE).lower()
    return _numbered_text(seen, op, code).lower()


def _use_text(seen: Seen, ability: int) -> str:
    spot, ordinal = divmod(ability, ABILITIES)
    power = power_name(seen.options.cards, seen.power[spot])
    return f"use {power}.{ordinal + 1}" if ordinal else f"use {power}"


def _numbered_text(seen: Seen, op: Op, code: int) -> str:
    cards = seen.options.cards
    if code >= codes.FREE_CHARGE:
        return f"freely {power_name(cards, seen.power[code - codes.FREE_CHARGE])}"
    if code >= codes.PREDICT:
        return f"predict {code - codes.PREDICT}"
    if code >= codes.TARGET:
        return WHO_NAMES[code - codes.TARGET]
    if code >= codes.SUIT:
        return f"name {SUIT_LETTERS[code - codes.SUIT]}"
    if code >= codes.PART:
        return f"part {_spot_card(seen, code - codes.PART)}"
    if code >= codes.CHARGE:
        return _charge_text(seen, *divmod(code - codes.CHARGE, MOST_SLOTS))
    offered = seen.superheroes[0] if op is Op.SUPERHERO else seen.offer
    return f"keep {power_name(cards, offered[code - codes.KEEP])}"


def _spot_card(seen: Seen, spot: int) -> str | None:
    cards = seen.options.cards
    return vancard_name(cards, seen.event) if spot == EVENT_SPOT else power_name(cards, seen.power[spot])


def _charge_text(seen: Seen, spot: int, slot: int) -> str:
    """Equal slots of a card need no number."""
    power = powers(seen.options.cards)[seen.power[spot]]
    alike = len({each.cost for each in power.slots}) == 1
    return f"charge {power.id}" if alike else f"charge {power.id}.{slot + 1}"


def read_sentence(seen: Seen, seat: int, text: str) -> tuple[Clause, ...]:
    """The action that a line means; a wrong one is refused with what was expected (NOTATION)."""
    sentence = " ".join(text.lower().split())
    return (Clause(_code(seen, sentence)),)


def _code(seen: Seen, sentence: str) -> int:
    if sentence in _FIXED:
        return _FIXED[sentence]
    if sentence in ("pass", "done", "decline", "no", "none", "stop"):
        return codes.DONE
    if sentence in WHO_NAMES[:VANCARDIANS]:
        return codes.TARGET + WHO_NAMES.index(sentence)
    if found := _USE.fullmatch(sentence):
        return _use_code(seen, found)
    if found := _CHARGE.fullmatch(sentence):
        return _charge_code(seen, found)
    match sentence.split():
        case ["keep", power]:
            return codes.KEEP + _offered(seen, power)
        case ["part", card]:
            return codes.PART + _part(seen, card)
        case ["name", letter] if letter.upper() in SUIT_LETTERS and len(letter) == 1:
            return codes.SUIT + SUIT_LETTERS.index(letter.upper())
        case ["predict", number] if number in _PREDICTIONS:
            return codes.PREDICT + int(number)
        case ["freely", power]:
            return codes.FREE_CHARGE + _spot(seen, power)
        case [word, card] if word in _CARD_WORDS.values():
            return codes.CARD + _card(seen, card)
        case [card] if card in playing_numbers(seen.options.cards):
            return codes.CARD + _card(seen, card)
    raise _refused("unreadable", "NOTATION", text=sentence[:60])


def _use_code(seen: Seen, found: re.Match[str]) -> int:
    spot, ordinal = _spot(seen, found["power"]), int(found["ordinal"] or 1) - 1
    if not 0 <= ordinal < ABILITIES:
        raise _refused("no_such_ability", "NOTATION", power=found["power"])
    if found["suit"] is None:
        return codes.use_code(spot, ordinal)
    if found["suit"].upper() not in SUIT_LETTERS:
        raise _refused("no_such_suit", "NOTATION", suit=found["suit"])
    return codes.use_suit_code(spot, ordinal, SUIT_LETTERS.index(found["suit"].upper()))


def _charge_code(seen: Seen, found: re.Match[str]) -> int:
    """The slot named, or the first empty one."""
    spot = _spot(seen, found["power"])
    slots = next(each for each in seen.options.cards.powers if each.id.lower() == found["power"]).slots
    named = int(found["slot"]) if found["slot"] is not None else None
    if not slots or (named is not None and not 1 <= named <= len(slots)):
        raise _refused("no_such_slot", "OS-CHARGE-1", power=found["power"])
    alike = len({slot.cost for slot in slots}) == 1
    if named is not None and not alike:
        return codes.charge_code(spot, named - 1)
    empty = [slot for slot in range(len(slots)) if seen.slot[spot][slot] == 0]
    return codes.charge_code(spot, empty[0] if empty else 0)


def _offered(seen: Seen, name: str) -> int:
    """Which of the cards on offer is meant; no other may be kept (OS-STORY-1)."""
    offered = seen.superheroes[0] if seen.op[seen.depth - 1] == Op.SUPERHERO else seen.offer
    number = power_numbers(seen.options.cards).get(name)
    if number is None or number not in offered:
        raise _refused("not_offered", "OS-STORY-1", power=name)
    return int(offered.index(number))


def _part(seen: Seen, name: str) -> int:
    if seen.event and str(vancard_name(seen.options.cards, seen.event)).lower() == name:
        return EVENT_SPOT
    return _spot(seen, name)


def _spot(seen: Seen, name: str) -> int:
    number = power_numbers(seen.options.cards).get(name)
    if number is None or number not in seen.power[:POWERS]:
        raise _refused("not_your_power", "OS-CHARGE-1", power=name)
    return int(seen.power.index(number))


def _card(seen: Seen, name: str) -> int:
    number = playing_numbers(seen.options.cards).get(name)
    if number is None:
        raise _refused("no_such_card", "NOTATION", card=name[:12])
    return number


def _refused(code: str, rule: str, **arguments: object) -> IllegalAction:
    return IllegalAction("origin_story", Reason(code, rule, arguments))
