"""A position as readable JSON: the whole truth, cards by name, values as people say them.

Decks are written from the top, rows from the left, the agenda from what is next; your cards with abilities are listed
as mat, panels 1 to 4 and superhero.  What belongs to a card (slots, uses, a named suit, a prediction) is kept by the
card's id, and only where there is something to tell.
"""

from __future__ import annotations

from typing import Any

from tablemate.kernel.positions import chance_text

from .cards import card_table
from .cards.language import CardSet
from .names import (
    WHO_NAMES,
    cards_in,
    half,
    name_of,
    playing_cards,
    power_name,
    powers,
    suit_name,
    vancard_name,
)
from .options import OriginStoryOptions
from .rules.parts import EFFECTS, HANDFUL
from .rules.preparing import LATER
from .set_up_trick import FLAGS
from .set_up_vancards import COLOUR_NAMES
from .terms import (
    ABILITIES,
    EVENT_SPOT,
    IN_TRICK,
    POWERS,
    SUIT_SETS,
    SUITS,
    VANCARDIANS,
    WHO,
    YOU,
    Align,
    Charge,
    Op,
    Result,
)


def write_position(s: Any, options: OriginStoryOptions) -> dict[str, Any]:
    """Where a game stands, lossless; what follows from the rest (values, trump) is left out."""
    cards = options.cards
    return {
        "game": "origin_story",
        "options": options.as_json(),
        "round": s.round,
        "trick": s.trick,
        "dealer": WHO_NAMES[s.dealer],
        "leader": WHO_NAMES[s.leader],
        "side": name_of(Align, s.align),
        "surrendered": bool(s.surrendered),
        "vp": _by_who(s.vp),
        "dials": [dict(zip(WHO_NAMES, dials, strict=True)) for dials in s.dials.tolist()[: finished_rounds(s)]],
        "hand": _names(cards, s.hand),
        "revealed": _names(cards, s.marked),
        "rows": {WHO_NAMES[who]: _listed(cards, s.row, who, s.n_row[who]) for who in range(VANCARDIANS)},
        "deck": [playing_cards(cards)[s.deck[index] - 1] for index in reversed(range(s.n_deck))],
        "discard": _names(cards, s.discard),
        "piles": {WHO_NAMES[who]: _names(cards, s.pile[who]) for who in range(WHO)},
        "tricks": _by_who(s.tricks),
        "won": [_won(s, cards, index) for index in range(s.tricks[YOU])],
        "pile_suits": {suit_name(suit): s.pile_suit[suit] for suit in range(SUITS)},
        "plays": [_play(s, cards, place) for place in range(s.n_played)],
        "trick_state": _trick_state(s, cards),
        "powers": [power_name(cards, s.power[spot]) for spot in range(POWERS)],
        "superheroes": [power_name(cards, number) for number in s.superheroes.tolist()[0] if number],
        "stories": [power_name(cards, s.stories[index]) for index in reversed(range(s.n_stories))],
        "offer": [power_name(cards, number) for number in s.offer if number],
        "stamina": {"owned": s.stamina, "left": s.left, "spare": s.spare, "lent": s.lent},
        **_on_cards(s, cards),
        "vancard_deck": [vancard_name(cards, s.vancard_deck[index]) for index in reversed(range(s.n_vancard_deck))],
        "event_decks": {
            colour: [vancard_name(cards, s.events[number, index]) for index in reversed(range(s.n_events[number]))]
            for number, colour in enumerate(COLOUR_NAMES)
        },
        "vancard": vancard_name(cards, s.vancard),
        "event": vancard_name(cards, s.event),
        "vancards_seen": [vancard_name(cards, number) for number in cards_in(s.vancards_seen)],
        "agenda": [_entry(s, cards, s.op[index], s.arg[index]) for index in reversed(range(s.depth))],
        "result": name_of(Result, s.result),
        "chance": chance_text(s.chance),
    }


def finished_rounds(s: Any) -> int:
    """How many rounds are scored."""
    return int(s.round if s.result else s.round - 1)


def _by_who(row: Any) -> dict[str, int]:
    return {WHO_NAMES[who]: row[who] for who in range(WHO)}


def _names(cards: CardSet, mask: int) -> list[str]:
    return [playing_cards(cards)[card] for card in cards_in(mask)]


def _listed(cards: CardSet, rows: Any, who: int, number: int) -> list[str]:
    return [playing_cards(cards)[rows[who, place] - 1] for place in range(number)]


def _won(s: Any, cards: CardSet, index: int) -> dict[str, Any]:
    return {"card": playing_cards(cards)[s.won_card[index] - 1], "suit": suit_name(s.won_suit[index])}


def _play(s: Any, cards: CardSet, place: int) -> dict[str, Any]:
    return {
        "card": playing_cards(cards)[s.card[place] - 1],
        "by": WHO_NAMES[s.player[place]],
        "owner": WHO_NAMES[s.owner[place]],
        "suit": suit_name(s.suit[place]),
        "base": half(s.base[place]),
        "plus": half(s.plus[place]),
    }


def _trick_state(s: Any, cards: CardSet) -> dict[str, Any]:
    """What is agreed in this trick beyond the cards, only what there is; `used` are cards with an ability of theirs."""
    used = [divmod(bit, ABILITIES) for bit in cards_in(s.used_now)]
    state: dict[str, Any] = {name: True for name in (*FLAGS, "turn_used") if getattr(s, name)}
    if s.named:
        state["named"] = suit_name(s.named - 1)
    if s.winner:
        state["winner"] = WHO_NAMES[s.winner - 1]
    if used:
        state["used"] = [[power_name(cards, s.power[spot]), ordinal + 1] for spot, ordinal in used]
    return state


def _on_cards(s: Any, cards: CardSet) -> dict[str, dict[str, Any]]:
    """What was done with your cards this round, by their ids."""
    told: dict[str, dict[str, Any]] = {"slots": {}, "uses": {}, "named": {}, "predicted": {}}
    for spot in range(POWERS):
        if s.power[spot] == 0:
            continue
        power = powers(cards)[s.power[spot]]
        slots, uses = s.slot.tolist()[spot][: len(power.slots)], s.uses.tolist()[spot][: len(power.abilities)]
        if any(slots):
            told["slots"][power.id] = [Charge(state).name.lower() for state in slots]
        if any(uses):
            told["uses"][power.id] = uses
        if s.chosen[spot]:
            told["named"][power.id] = suit_name(s.chosen[spot] - 1)
        if s.predicted[spot]:
            told["predicted"][power.id] = s.predicted[spot] - 1
    return told


def _entry(s: Any, cards: CardSet, op: int, arg: int) -> Any:
    """An entry of the agenda: its name, with what it is about where that is something."""
    name = Op(op).name.lower()
    match op:
        case Op.PART:
            return {name: [_spot(s, cards, spot) for spot in cards_in(arg % LATER)]}
        case Op.REDRAW:
            return {name: arg // HANDFUL, "discarded": arg % HANDFUL}
        case Op.DISCARD | Op.REVEAL:
            return {name: arg}
        case Op.SUIT:
            return {name: _spot(s, cards, arg // SUIT_SETS)}
        case Op.PREDICT:
            return {name: _spot(s, cards, arg)}
        case Op.BURY | Op.EXCHANGE:
            return {name: WHO_NAMES[arg]}
        case Op.EFFECT:
            return {name: _effect(s, cards, arg)}
        case Op.TARGET if arg != IN_TRICK:
            return {name: _effect(s, cards, arg)}
    return name


def _spot(s: Any, cards: CardSet, spot: int) -> str | None:
    return vancard_name(cards, s.event) if spot == EVENT_SPOT else power_name(cards, s.power[spot])


def _effect(s: Any, cards: CardSet, arg: int) -> list[Any]:
    """An effect by its card and its number there, from 1."""
    spot, effect = divmod(arg, EFFECTS)
    table = card_table(cards)
    first = table.event_first[s.event] if spot == EVENT_SPOT else table.first[s.power[spot]]
    return [_spot(s, cards, spot), effect - table.effect_first[first] + 1]
