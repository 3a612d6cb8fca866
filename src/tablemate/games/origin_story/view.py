"""Origin Story as you see it: the question, the table, and how it ended.  Hands are open, piles are only counted."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from tablemate.kernel.decisions import Decision, Ending, Outcome
from tablemate.kernel.errors import HiddenField
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.flow import top_op
from tablemate.kernel.program import UNTOLD
from tablemate.kernel.seen import Trial

from .cards import Cards, card_table
from .cards.language import Power, line_text
from .names import (
    WHO_NAMES,
    cards_in,
    half,
    name_of,
    names,
    playing_cards,
    power_name,
    powers,
    spot_name,
    suit_name,
    vancard_name,
)
from .options import OriginStoryOptions
from .rules.abilities import ability_count, first_ability, my_suit
from .rules.parts import EFFECTS, HANDFUL, exchanged_card
from .rules.scoring import alignment_points, surrender_points
from .rules.tricks import NOBODY, best_place
from .rules.values import my_change
from .rules.your_turn import legal_hand, may_surrender, play_card, swap_cards
from .seen import Seen
from .state import State
from .terms import (
    EVENT_SPOT,
    IN_TRICK,
    POWERS,
    SUIT_SETS,
    SUPERHERO_SPOT,
    TRICKS,
    VANCARDIANS,
    YOU,
    Align,
    Charge,
    EffectOp,
    Op,
    Result,
    Window,
)
from .view_types import (
    Binding,
    Board,
    Card,
    HandCard,
    Laid,
    PlayedCard,
    PowerCard,
    Slot,
    Subject,
    Surrender,
    TargetSubject,
    Vancard,
)

_CHARGES = names(Charge)
"""What has become of a slot, by number."""


def decisions(seen: Seen) -> tuple[Decision, ...]:
    """The one question that is open."""
    op = Op(seen.op[seen.depth - 1])
    return (Decision(0, op.name.lower(), _subject(seen, op, seen.arg[seen.depth - 1])),)


def _subject(seen: Seen, op: Op, arg: int) -> Subject:
    match op:
        case Op.CHARGE:
            return {"tokens": seen.left}
        case Op.REDRAW:
            return {"cards": arg // HANDFUL}
        case Op.DISCARD | Op.REVEAL:
            return {"cards": arg}
        case Op.SUIT:
            return {"power": _power(seen, arg // SUIT_SETS)}
        case Op.BURY:
            return {"who": WHO_NAMES[arg]}
        case Op.EXCHANGE:
            return {"who": WHO_NAMES[arg], "gets": _exchanged(seen, arg)}
        case Op.TARGET:
            return _target(seen, arg)
        case Op.PREDICT:
            return {"power": _power(seen, arg)}
        case Op.TURN:
            return {"led": None if seen.led == 0 else suit_name(seen.led - 1)}
    return {}


def _exchanged(seen: Seen, who: int) -> str:
    """The card of hers that you would get."""
    card = exchanged_card(Trial(seen).for_rules, card_table(seen.options.cards), who)
    return playing_cards(seen.options.cards)[card]


def _target(seen: Seen, arg: int) -> TargetSubject:
    """Whose ability asks for a Vancardian, and what it will do."""
    if arg == IN_TRICK:
        return {"power": None, "effect": "swapwith"}
    spot, effect = divmod(arg, EFFECTS)
    op = EffectOp(card_table(seen.options.cards).effect_op[effect])
    power = vancard_name(seen.options.cards, seen.event) if spot == EVENT_SPOT else _power(seen, spot)
    return {"power": power, "effect": op.name.lower()}


def _power(seen: Seen, spot: int) -> str | None:
    return power_name(seen.options.cards, seen.power[spot])


def build_view(seen: Seen) -> Board:
    """Everything on the table (OS-OPEN-1)."""
    cards = seen.options.cards
    return {
        "level": seen.level,
        "round": seen.round,
        "trick": seen.trick,
        "dealer": WHO_NAMES[seen.dealer],
        "leader": WHO_NAMES[seen.leader],
        "side": name_of(Align, seen.align),
        "vp": dict(zip(WHO_NAMES, seen.vp, strict=True)),
        "rounds": _rounds(seen),
        "tricks": dict(zip(WHO_NAMES, seen.tricks, strict=True)),
        "rows": {WHO_NAMES[who]: _row(seen, who) for who in range(VANCARDIANS)},
        "hand": _hand(seen),
        "plays": _plays(seen),
        "led": None if seen.led == 0 else suit_name(seen.led - 1),
        "trump": suit_name(seen.trump),
        "lowest_wins": bool(seen.low),
        "binding": _binding(seen),
        "free": bool(seen.free),
        "named": None if seen.named == 0 else suit_name(seen.named - 1),
        "tie": bool(seen.tie),
        "cancelled": bool(seen.cancelled),
        "takes_lead": bool(seen.takes_lead),
        "mat": _card_with_slots(seen, 0),
        "stories": [_card_with_slots(seen, panel) for panel in range(1, POWERS - 1)],
        "superhero": _card_with_slots(seen, SUPERHERO_SPOT),
        "superheroes": [each if each == HIDDEN else power_name(cards, each) for each in seen.superheroes[0]],
        "offer": [powers(cards)[number].id for number in seen.offer if number],
        "stamina": {"owned": seen.stamina, "left": seen.left, "lent": seen.lent, "spare": seen.spare},
        "leaves": _leaves(seen),
        "side_pays": _side_pays(seen),
        "surrender": _surrender(seen),
        "event": vancard_name(cards, seen.event),
        "vancard": _vancard(seen),
        "deck": seen.n_deck,
        "discard": seen.n_discard,
        "surrendered": bool(seen.surrendered),
    }


def _rounds(seen: Seen) -> list[dict[str, int]]:
    """The points of each finished round."""
    finished = seen.round if seen.result else seen.round - 1
    before: tuple[int, ...] = (0,) * len(WHO_NAMES)
    rounds = []
    for dials in seen.dials[:finished]:
        rounds.append({name: dials[who] - before[who] for who, name in enumerate(WHO_NAMES)})
        before = dials
    return rounds


def _row(seen: Seen, who: int) -> list[Card]:
    return [_row_card(seen, number - 1) for number in seen.row[who][: seen.n_row[who]]]


def _row_card(seen: Seen, card: int) -> Card:
    printed = seen.options.cards.playing_cards[card]
    return _described(seen, card, printed.suit, printed.value + seen.bonus[printed.suit])


def _hand(seen: Seen) -> list[HandCard]:
    cards = card_table(seen.options.cards)
    playable = _playable(seen.for_rules, cards)
    return [_hand_card(seen, cards, card, playable=bool(playable >> card & 1)) for card in cards_in(seen.hand)]


def _playable(s: State, cards: Cards) -> int:
    """The cards that may come to the table as your answer now, as a set."""
    match top_op(s):
        case Op.TURN:
            return legal_hand(s, s.named)
        case Op.SWAP_CARD:
            return swap_cards(s, cards)
    return 0


def _hand_card(seen: Seen, cards: Cards, card: int, *, playable: bool) -> HandCard:
    s = seen.for_rules
    value = cards.value[card] + my_change(s, cards, card)
    told = _described(seen, card, my_suit(s, cards, card), value)
    laid = _laid(seen, cards, card) if playable and top_op(s) == Op.TURN else None
    return {**told, "revealed": bool(seen.marked >> card & 1), "playable": playable, "laid": laid}


def _laid(seen: Seen, cards: Cards, card: int) -> Laid | None:
    """What a card would count on the table, and whether it would win there; None if that takes more than is seen."""
    trial = Trial(seen).for_rules
    try:
        play_card(trial, cards, card, UNTOLD)
    except HiddenField:
        return None
    place = trial.n_played - 1
    told = _described(seen, card, trial.suit[place], trial.base[place] + trial.plus[place])
    wins = _winner(trial) == YOU
    return {"suit": told["suit"], "value": told["value"], "changed": told["changed"], "wins": wins}


def _leaves(seen: Seen) -> dict[str, list[int]]:
    """By story on offer: what would be left of your tokens with one slot charged, with two..., as far as they last."""
    tokens = max(0, seen.stamina + seen.lent)
    offered = [powers(seen.options.cards)[number] for number in seen.offer if number]
    return {power.id: [tokens - cost for cost in _costs(power) if cost <= tokens] for power in offered}


def _costs(power: Power) -> Iterable[int]:
    return accumulate(sorted(slot.cost for slot in power.slots))


def _side_pays(seen: Seen) -> dict[str, list[int]]:
    """What each side pays at the end of this round for no trick, for one...; the event and charged cards counted in."""
    trial, cards = Trial(seen).for_rules, card_table(seen.options.cards)
    return {side.name.lower(): _points_of(trial, cards, side) for side in Align if side}


def _points_of(trial: State, cards: Cards, side: Align) -> list[int]:
    trial.align = side.value
    points = []
    for tricks in range(TRICKS + 1):
        trial.tricks[YOU] = tricks
        points.append(alignment_points(trial, cards))
    return points


def _surrender(seen: Seen) -> Surrender | None:
    """What it would come to; None if you may not."""
    s, cards = seen.for_rules, card_table(seen.options.cards)
    if top_op(s) != Op.TURN or not may_surrender(s):
        return None
    points = surrender_points(s)
    nothing = [str(_power(seen, spot)) for spot in range(POWERS) if _is_about_tricks(s, cards, spot)]
    return {"points": points, "after": seen.vp[seen.leader] + points, "pays_nothing": nothing}


def _is_about_tricks(s: State, cards: Cards, spot: int) -> bool:
    """Has this card an ability for the end of the round that counts tricks (A31)?"""
    first = first_ability(s, cards, spot)
    abilities = range(first, first + ability_count(s, spot))
    return any(cards.window[ability] == Window.END and cards.tricks[ability] for ability in abilities)


def _described(seen: Seen, card: int, suit: int, value: int) -> Card:
    """A card by name, with the suit and the value that it has now."""
    printed = seen.options.cards.playing_cards[card]
    changed = (suit, value) != (printed.suit, printed.value)
    name = playing_cards(seen.options.cards)[card]
    return {"card": name, "suit": suit_name(suit), "value": half(value), "changed": changed}


def _plays(seen: Seen) -> list[PlayedCard]:
    winner = _winner(seen.for_rules)
    return [_play(seen, place, wins=seen.owner[place] == winner) for place in range(seen.n_played)]


def _winner(s: State) -> int:
    """Whose trick it is as the cards lie, or as you decided; `NOBODY` if none lies or it was cancelled."""
    if s.n_played == 0 or s.cancelled:
        return NOBODY
    return s.winner - 1 if s.winner else s.owner[best_place(s, NOBODY)]


def _play(seen: Seen, place: int, *, wins: bool) -> PlayedCard:
    told = _described(seen, seen.card[place] - 1, seen.suit[place], seen.base[place] + seen.plus[place])
    return {**told, "by": WHO_NAMES[seen.player[place]], "owner": WHO_NAMES[seen.owner[place]], "wins": wins}


def _binding(seen: Seen) -> list[Binding]:
    """What your card asks of those who follow it."""
    flags: dict[Binding, int] = {
        "no_draw": seen.no_draw,
        "no_love": seen.no_love,
        "lowest": seen.lowest,
        "no_trump": seen.no_trump,
    }
    return [name for name, on in flags.items() if on]


def _card_with_slots(seen: Seen, spot: int) -> PowerCard | None:
    card = powers(seen.options.cards).get(seen.power[spot])
    if card is None:
        return None
    slots: list[Slot] = [
        {"cost": slot.cost, "remove": slot.remove, "is": _CHARGES[seen.slot[spot][place]]}
        for place, slot in enumerate(card.slots)
    ]
    uses = list(seen.uses[spot][: len(card.abilities)])
    chosen = None if seen.chosen[spot] == 0 else suit_name(seen.chosen[spot] - 1)
    predicted = None if seen.predicted[spot] == 0 else seen.predicted[spot] - 1
    return {
        "power": card.id,
        "spot": spot_name(spot),
        "slots": slots,
        "named": chosen,
        "predicted": predicted,
        "uses": uses,
    }


def _vancard(seen: Seen) -> Vancard | None:
    if seen.vancard == 0:
        return None
    card = seen.options.cards.vancardians[seen.vancard - 1]
    return {"vancard": card.id, "line": line_text(card.rounds[seen.round - 1])}


def asks_parameter(seen: Seen, kind: str) -> bool:
    """Every action of Origin Story is whole."""
    return False


def read_outcome(state: State, figures: list[int], ending: Ending[OriginStoryOptions]) -> Outcome:
    """Won, shared or lost, and the points of all three."""
    won, score, result, *points = figures
    named = {f"vp_{name}": points[who] for who, name in enumerate(WHO_NAMES)}
    return Outcome(
        won=bool(won),
        score=score,
        band=str(name_of(Result, result)),
        figures=named,
        seats=({"vp": points[YOU]},),
    )
