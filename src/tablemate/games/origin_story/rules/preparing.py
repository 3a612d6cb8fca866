"""Setting up a round: dealing, the event, stories, charging, sides, the Vancardians' rows, predictions.

(Booklet: round set-up.)  Each step puts the next one under what it asks itself.
"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    DEALT,
    EVENT_ROUND,
    EVENT_SPOT,
    EXTRA_LOVE,
    MOST_SLOTS,
    OFFERED,
    POWERS,
    ROUNDS,
    SUPERHERO_SPOT,
    VANCARDIANS,
    WHO,
    Charge,
    Ev,
    Op,
    Window,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import push
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, gain_stamina, holds
from .hands import append, draw, new_deck
from .parts import later_spots, push_effects, run_part, spots_with
from .values import has_window, reckon
from .vancardians import apply_keywords

LATER = 128
"""On the agenda: parts that waited for the Vancardians' hands."""


@rule
def step_in_round(s: State, cards: Cards, op: int, ev: Events) -> None:
    """The set-up of a round in its order; each step puts the next one under what it asks itself."""
    match op:
        case Op.DEAL:
            push(s, Op.EVENT, 0)
            deal_round(s, cards, ev)
        case Op.EVENT:
            push(s, Op.STORIES, 0)
            if s.round == EVENT_ROUND:
                reveal_event(s, cards, ev)
        case Op.STORIES:
            push(s, Op.CHARGING, 0)
            offer_story(s, ev)
        case Op.CHARGING:
            push(s, Op.PARTS, 0)
            s.left = max(0, s.stamina + s.lent)
            ask_charge(s, cards)
        case Op.PARTS:
            push(s, Op.SIDES, 0)
            reckon(s, cards)
            ask_part(s, cards, spots_with(s, cards, Window.CHARGED), 0)
        case Op.SIDES:
            push(s, Op.ROWS, 0)
            push(s, Op.ALIGN, 0)
        case Op.ROWS:
            push(s, Op.LATER_PARTS, 0)
            deal_rows(s, cards, ev)
        case Op.LATER_PARTS:
            push(s, Op.PREDICTIONS, 0)
            ask_part(s, cards, later_spots(s, cards), 1)
        case Op.PREDICTIONS:
            push(s, Op.TRICK, 0)
            ask_predictions(s, cards)


@rule
def deal_round(s: State, cards: Cards, ev: Events) -> None:
    """R1: the 52 cards are shuffled, the extra-love lies aside, you get eight (OS-DEAL-1, OS-ORDER-1)."""
    emit(ev, Ev.ROUND_STARTED, s.round, s.dealer)
    s.trick = 1
    s.leader = (s.dealer + 1) % WHO
    reckon(s, cards)
    new_deck(s)
    s.aside = EXTRA_LOVE
    for _ in range(DEALT):
        card = draw(s, ev)
        s.hand |= 1 << card
        emit(ev, Ev.DEALT, card)


@rule
def reveal_event(s: State, cards: Cards, ev: Events) -> None:
    """R2, round 3: an event of the colour of the next Vancardian card; its immediate part at once (OS-EVENT-1)."""
    colour = cards.bolts[s.vancard_deck[s.n_vancard_deck - 1]] - 1
    s.n_events[colour] -= 1
    s.event = s.events[colour, s.n_events[colour]]
    s.events[colour, s.n_events[colour]] = 0
    s.vancards_seen |= 1 << s.event
    emit(ev, Ev.EVENT_REVEALED, s.event)
    reckon(s, cards)
    run_part(s, cards, EVENT_SPOT, 0)


@rule
def offer_story(s: State, ev: Events) -> None:
    """R3: one token and three stories to choose from; in round 5 one of your two superheroes instead (OS-STORY-1)."""
    if s.round == ROUNDS:
        push(s, Op.SUPERHERO, 0)
        return
    gain_stamina(s, 1, ev)
    for place in range(OFFERED):
        s.n_stories -= 1
        s.offer[place] = s.stories[s.n_stories]
        s.stories[s.n_stories] = 0
        emit(ev, Ev.STORY_OFFERED, s.offer[place])
    push(s, Op.STORY, 0)


@rule
def keep_story(s: State, place: int, ev: Events) -> None:
    """One story goes on the panel of the round, the others away (OS-STORY-1)."""
    s.power[s.round] = s.offer[place]
    emit(ev, Ev.STORY_KEPT, s.round, s.power[s.round])
    for other in range(OFFERED):
        s.offer[other] = 0


@rule
def keep_superhero(s: State, cards: Cards, place: int, ev: Events) -> None:
    """One superhero comes face up and works at once, the other goes away (OS-SUPERHERO-1)."""
    s.power[SUPERHERO_SPOT] = s.superheroes[0, place]
    s.superheroes[0, 0] = 0
    s.superheroes[0, 1] = 0
    emit(ev, Ev.SUPERHERO_KEPT, s.power[SUPERHERO_SPOT])
    reckon(s, cards)
    run_part(s, cards, SUPERHERO_SPOT, 0)


@rule
def can_charge(s: State, cards: Cards, spot: int, slot: int) -> bool:
    """R4: is this an empty slot that you can pay (OS-CHARGE-1)?"""
    power = s.power[spot]
    if power == 0 or slot >= cards.slots[power] or s.slot[spot, slot] != Charge.EMPTY:
        return False
    return cards.cost[power, slot] <= s.left


@rule
def ask_charge(s: State, cards: Cards) -> None:
    """Ask for another slot as long as one can be paid."""
    for spot in range(SUPERHERO_SPOT):
        for slot in range(MOST_SLOTS):
            if can_charge(s, cards, spot, slot):
                push(s, Op.CHARGE, 0)
                return


@rule
def charge(s: State, cards: Cards, spot: int, slot: int, ev: Events) -> None:
    """Put tokens on a slot: its full cost (OS-CHARGE-1)."""
    s.slot[spot, slot] = Charge.CHARGED
    s.left -= cards.cost[s.power[spot], slot]
    emit(ev, Ev.CHARGED, spot, s.power[spot], cards.cost[s.power[spot], slot], s.left)


@rule
def ask_part(s: State, cards: Cards, spots: int, later: int) -> None:
    """Parts are worked off in the order you like; a single one needs no question (OS-CHARGE-2)."""
    if spots == 0:
        return
    if spots & (spots - 1) != 0:
        push(s, Op.PART, later * LATER + spots)
        return
    spot = 0
    while (spots >> spot) & 1 == 0:
        spot += 1
    run_part(s, cards, spot, later)


@rule
def choose_part(s: State, cards: Cards, arg: int, spot: int) -> None:
    """One part now, the others after it (OS-CHARGE-2)."""
    later = 1 if arg >= LATER else 0
    ask_part(s, cards, (arg % LATER) & ~(1 << spot), later)
    run_part(s, cards, spot, later)


@rule
def deal_rows(s: State, cards: Cards, ev: Events) -> None:
    """Eight cards each from left to right, then the line of the round on the next Vancardian card (OS-ROWS-1)."""
    for who in range(VANCARDIANS):
        for _ in range(DEALT):
            card = draw(s, ev)
            append(s, who, card)
            emit(ev, Ev.ROW_DEALT, who, card)
    s.n_vancard_deck -= 1
    s.vancard = s.vancard_deck[s.n_vancard_deck]
    s.vancard_deck[s.n_vancard_deck] = 0
    s.vancards_seen |= 1 << s.vancard
    emit(ev, Ev.VANCARD_REVEALED, s.vancard)
    apply_keywords(s, cards, ev)


@rule
def ask_predictions(s: State, cards: Cards) -> None:
    """ST: predictions are made before the first card."""
    for spot in range(POWERS - 1 if has_window(s, Window.START) else -1, -1, -1):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            if cards.window[ability] == Window.START and holds(s, cards, spot, ability):
                push_effects(s, cards, spot, ability)
