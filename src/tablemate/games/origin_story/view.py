"""Origin Story as you see it: the question, the table, and how it ended.  Hands are open, piles are only counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablemate.kernel.actions import Decision
from tablemate.kernel.errors import HiddenField
from tablemate.kernel.events import HIDDEN
from tablemate.kernel.flow import top_op
from tablemate.kernel.naming import named, names
from tablemate.kernel.outcomes import Ending, Outcome
from tablemate.kernel.program import UNTOLD
from tablemate.kernel.seen import Trial

from .cards import CARDS, Cards
from .cards.halves import half
from .cards.terms import SUIT_LETTERS
from .names import SPOT_NAMES, WHO_NAMES
from .options import OriginStoryOptions
from .rules.abilities import ability_count, first_ability, my_suit
from .rules.parts import EFFECTS, HANDFUL, exchanged_card
from .rules.scoring import alignment_points, surrender_points
from .rules.tricks import NOBODY, best_place
from .rules.values import my_change
from .rules.your_turn import legal_hand, may_surrender, play_card, swap_cards
from .seen import Seen
from .state import LAYOUT, State
from .terms import (
    EVENT_SPOT,
    IN_TRICK,
    POWERS,
    SPOTS,
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
    BoardView,
    Card,
    HandCard,
    Laid,
    OwnCards,
    PlayedCard,
    PowerCard,
    Slot,
    Standing,
    Subject,
    Surrender,
    TargetSubject,
    Trick,
    Vancard,
)

_CHARGES = names(Charge)
"""What has become of a slot, by number."""
_SIDES, _RESULTS = named(Align), named(Result)
_NAMED: tuple[str | None, ...] = (None, *SUIT_LETTERS)
"""A suit that may be none, by number."""


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
            return {"led": _NAMED[seen.led]}
    return {}


def _exchanged(seen: Seen, who: int) -> str:
    """The card of hers that you would get."""
    card = exchanged_card(Trial(seen).for_rules, seen.options.card_table, who)
    return seen.options.cards.playing_names[card]


def _target(seen: Seen, arg: int) -> TargetSubject:
    """Whose ability asks for a Vancardian, and what it will do."""
    if arg == IN_TRICK:
        return {"power": None, "effect": "swapwith"}
    spot, effect = divmod(arg, EFFECTS)
    op = EffectOp(seen.options.card_table.effect_op[effect])
    power = seen.options.cards.vancard_ids[seen.event] if spot == EVENT_SPOT else _power(seen, spot)
    return {"power": power, "effect": op.name.lower()}


def _power(seen: Seen, spot: int) -> str | None:
    return seen.options.cards.power_ids[seen.power[spot]]


def build_view(seen: Seen) -> BoardView:
    """Everything on the table (OS-OPEN-1)."""
    return {
        **_standing(seen),
        **_trick(seen),
        **_own_cards(seen),
        "event": seen.options.cards.vancard_ids[seen.event],
        "vancard": _vancard(seen),
        "deck": seen.n_deck,
        "discard": seen.n_discard,
        "surrendered": bool(seen.surrendered),
    }


def _standing(seen: Seen) -> Standing:
    return {
        "level": seen.level,
        "round": seen.round,
        "trick": seen.trick,
        "dealer": WHO_NAMES[seen.dealer],
        "leader": WHO_NAMES[seen.leader],
        "side": _SIDES.get(seen.align),
        "vp": dict(zip(WHO_NAMES, seen.vp, strict=True)),
        "rounds": _rounds(seen),
        "tricks": dict(zip(WHO_NAMES, seen.tricks, strict=True)),
    }


def _trick(seen: Seen) -> Trick:
    return {
        "rows": {WHO_NAMES[who]: _row(seen, who) for who in range(VANCARDIANS)},
        "hand": _hand(seen),
        "plays": _plays(seen),
        "led": _NAMED[seen.led],
        "trump": SUIT_LETTERS[seen.trump],
        "lowest_wins": bool(seen.low),
        "binding": _binding(seen),
        "free": bool(seen.free),
        "named": _NAMED[seen.named],
        "tie": bool(seen.tie),
        "cancelled": bool(seen.cancelled),
        "takes_lead": bool(seen.takes_lead),
    }


def _own_cards(seen: Seen) -> OwnCards:
    cards = seen.options.cards
    return {
        "mat": _card_with_slots(seen, 0),
        "stories": [_card_with_slots(seen, panel) for panel in range(1, POWERS - 1)],
        "superhero": _card_with_slots(seen, SUPERHERO_SPOT),
        "superheroes": [each if each == HIDDEN else cards.power_ids[each] for each in seen.superheroes[0]],
        "offer": [cards.numbered[number].id for number in seen.offer if number],
        "stamina": {"owned": seen.stamina, "left": seen.left, "lent": seen.lent, "spare": seen.spare},
        "leaves": _leaves(seen),
        "side_pays": _side_pays(seen),
        "surrender": _surrender(seen),
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
    s, cards = seen.for_rules, seen.options.card_table
    playable = _playable(s, cards)
    laid = {card: _laid(seen, cards, card) for card in _cards_in(playable)} if top_op(s) == Op.TURN else {}
    return [
        {
            **_described(seen, card, my_suit(s, cards, card), cards.value[card] + my_change(s, cards, card)),
            "revealed": bool(seen.marked >> card & 1),
            "playable": bool(playable >> card & 1),
            "laid": laid.get(card),
        }
        for card in _cards_in(seen.hand)
    ]


def _cards_in(mask: int) -> Iterator[int]:
    """The playing cards of a set."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _playable(s: State, cards: Cards) -> int:
    """The cards that may come to the table as your answer now, as a set."""
    match top_op(s):
        case Op.TURN:
            return legal_hand(s, s.named)
        case Op.SWAP_CARD:
            return swap_cards(s, cards)
    return 0


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
    cards, offered = seen.options.cards, filter(None, seen.offer)
    return {
        cards.numbered[number].id: [tokens - cost for cost in cards.costs[number] if cost <= tokens]
        for number in offered
    }


def _side_pays(seen: Seen) -> dict[str, list[int]]:
    """What each side pays at the end of this round for no trick, for one...; the event and charged cards counted in."""
    s, cards = seen.for_rules, seen.options.card_table
    if not any(_has(s, cards, spot, _pays_villains) for spot in range(SPOTS)):
        return {side: [*points] for side, points in _USUAL_PAYS.items()}
    return _pays(Trial(seen).for_rules, cards)


def _pays_villains(cards: Cards, ability: int) -> bool:
    first = cards.effect_first[ability]
    effects = range(first, first + cards.effect_count[ability])
    return any(cards.effect_op[effect] in (EffectOp.VILLAIN, EffectOp.VILLAINPAY) for effect in effects)


def _pays(trial: State, cards: Cards) -> dict[str, list[int]]:
    return {side.name.lower(): _points_of(trial, cards, side) for side in Align if side}


def _points_of(trial: State, cards: Cards, side: Align) -> list[int]:
    trial.align = side.value
    points = []
    for tricks in range(TRICKS + 1):
        trial.tricks[YOU] = tricks
        points.append(alignment_points(trial, cards))
    return points


_USUAL_PAYS = _pays(LAYOUT.one(LAYOUT.new()), CARDS.one(CARDS.new()))
"""What the sides pay where no card at work says otherwise."""


def _surrender(seen: Seen) -> Surrender | None:
    """What it would come to; None if you may not."""
    s, cards = seen.for_rules, seen.options.card_table
    if top_op(s) != Op.TURN or not may_surrender(s):
        return None
    row, points = seen.n_row[seen.leader], surrender_points(s)
    nothing = [str(_power(seen, spot)) for spot in range(POWERS) if _has(s, cards, spot, _is_about_tricks)]
    return {
        "row": row,
        "trick": points - row,
        "points": points,
        "after": seen.vp[seen.leader] + points,
        "pays_nothing": nothing,
    }


def _is_about_tricks(cards: Cards, ability: int) -> bool:
    """Is this an ability for the end of the round that counts tricks (A31)?"""
    return bool(cards.window[ability] == Window.END and cards.tricks[ability])


def _has(s: State, cards: Cards, spot: int, is_so: Callable[[Cards, int], bool]) -> bool:
    """Has the card at a spot an ability at work of which this is so?"""
    first = first_ability(s, cards, spot)
    return any(is_so(cards, ability) for ability in range(first, first + ability_count(s, spot)))


def _described(seen: Seen, card: int, suit: int, value: int) -> Card:
    """A card by name, with the suit and the value that it has now."""
    printed = seen.options.cards.playing_cards[card]
    changed = (suit, value) != (printed.suit, printed.value)
    name = seen.options.cards.playing_names[card]
    return {"card": name, "suit": SUIT_LETTERS[suit], "value": half(value), "changed": changed}


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
    card = seen.options.cards.numbered.get(seen.power[spot])
    if card is None:
        return None
    slots: list[Slot] = [
        {"cost": slot.cost, "remove": slot.remove, "is": _CHARGES[seen.slot[spot][place]]}
        for place, slot in enumerate(card.slots)
    ]
    uses = list(seen.uses[spot][: len(card.abilities)])
    chosen = _NAMED[seen.chosen[spot]]
    predicted = None if seen.predicted[spot] == 0 else seen.predicted[spot] - 1
    return {
        "power": card.id,
        "spot": SPOT_NAMES[spot],
        "slots": slots,
        "named": chosen,
        "predicted": predicted,
        "uses": uses,
    }


def _vancard(seen: Seen) -> Vancard | None:
    card, lines = seen.options.cards.vancard_ids[seen.vancard], seen.options.cards.lines[seen.vancard]
    return None if card is None else {"vancard": card, "line": lines[seen.round - 1]}


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
        band=_RESULTS[result],
        figures=named,
        seats=({"vp": points[YOU]},),
    )
