"""A round from dealing to scoring, step by step, and what every decision leads to.  (Booklet: round set-up.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    ABILITIES,
    DEALT,
    EVENT_ROUND,
    EVENT_SPOT,
    EXTRA_LOVE,
    HERO_SPOT,
    MOST_SLOTS,
    OFFERED,
    POWERS,
    ROUNDS,
    SUITS,
    TRICKS,
    VANCARDIANS,
    WHO,
    YOU,
    Align,
    Charge,
    EffectOp,
    Ev,
    Op,
    Result,
    Window,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.flow import clear_agenda, pop, push, top_arg, top_op
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, holds, worth
from .codes import CARD, CHARGE, DONE, FREE_CHARGE, KEEP, PART, PREDICT, SUIT, SURRENDER, TARGET, USE, USE_SUIT
from .hands import append, draw, lowest_card, new_deck, throw_away
from .parts import (
    EFFECTS,
    HANDFUL,
    bury,
    charge_freely,
    discard_yours,
    exchange,
    gain_stamina,
    later_spots,
    push_effects,
    push_reveal,
    redraw,
    reveal,
    run_effect,
    run_part,
    spots_with,
)
from .scoring import end_game, score, score_round, surrender
from .tricks import NOBODY, best_place, start_trick
from .values import has_window, reckon
from .vancardians import apply_keywords, vancardian_plays
from .your_turn import (
    CARD_WINDOWS,
    OUTCOME_WINDOWS,
    can_change_outcome,
    can_react,
    can_use_after_card,
    change_outcome,
    play_card,
    react,
    swap_card,
    swap_owners,
    use_after_card,
    use_on_turn,
)

LATER = 128
"""On the agenda: parts that waited for the Vancardians' hands."""


@rule
def waited(s: State) -> int:
    """You, until the game is over."""
    return 1 if s.result == Result.NONE else 0


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """One answer and everything that follows from it until the next question."""
    op = top_op(s)
    arg = top_arg(s)
    pop(s)
    if op >= Op.TURN:
        answer_in_trick(s, cards, op, action, ev)
    elif op >= Op.SUIT:
        answer_part(s, cards, op, arg, action, ev)
    else:
        answer_in_round(s, cards, op, arg, action, ev)
    advance(s, cards, ev)


@rule
def advance(s: State, cards: Cards, ev: Events) -> None:
    """Work the agenda off until it waits for you."""
    while s.result == Result.NONE and top_op(s) > Op.LAST_DECISION:
        op = top_op(s)
        arg = top_arg(s)
        pop(s)
        if op >= Op.TRICK:
            step_in_trick(s, cards, op, arg, ev)
        else:
            step_in_round(s, cards, op, ev)


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
            offer_story(s, cards, ev)
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
    """R1: the 52 cards are shuffled, the extra-love lies aside, you get eight (52 + 4 cards)."""
    emit(ev, Ev.ROUND_STARTED, s.round, s.dealer, 0, 0)
    s.trick = 1
    s.leader = (s.dealer + 1) % WHO
    reckon(s, cards)
    new_deck(s)
    s.aside = EXTRA_LOVE
    for _ in range(DEALT):
        card = draw(s, ev)
        s.hand |= 1 << card
        emit(ev, Ev.DEALT, card, 0, 0, 0)


@rule
def reveal_event(s: State, cards: Cards, ev: Events) -> None:
    """R2, round 3: the event of the colour on the back of the next Vancardian card; its immediate part at once."""
    colour = cards.bolts[s.vdeck[s.n_vdeck - 1]] - 1
    s.n_events[colour] -= 1
    s.event = s.events[colour, s.n_events[colour]]
    s.events[colour, s.n_events[colour]] = 0
    s.vseen |= 1 << s.event
    emit(ev, Ev.EVENT_REVEALED, s.event, 0, 0, 0)
    reckon(s, cards)
    run_part(s, cards, EVENT_SPOT, 0)


@rule
def offer_story(s: State, cards: Cards, ev: Events) -> None:
    """R3: one token and three stories to choose from; in round 5 one of your two superheroes instead."""
    if s.round == ROUNDS:
        push(s, Op.HERO, 0)
        return
    gain_stamina(s, 1, ev)
    for place in range(OFFERED):
        s.n_stories -= 1
        s.offer[place] = s.stories[s.n_stories]
        s.stories[s.n_stories] = 0
        emit(ev, Ev.STORY_OFFERED, s.offer[place], 0, 0, 0)
    push(s, Op.STORY, 0)


@rule
def keep_story(s: State, place: int, ev: Events) -> None:
    """One story goes on the panel of the round, the others away."""
    s.power[s.round] = s.offer[place]
    emit(ev, Ev.STORY_KEPT, s.round, s.power[s.round], 0, 0)
    for other in range(OFFERED):
        s.offer[other] = 0


@rule
def keep_hero(s: State, cards: Cards, place: int, ev: Events) -> None:
    """One superhero comes face up and works at once, the other goes away."""
    s.power[HERO_SPOT] = s.heroes[0, place]
    s.heroes[0, 0] = 0
    s.heroes[0, 1] = 0
    emit(ev, Ev.HERO_KEPT, s.power[HERO_SPOT], 0, 0, 0)
    reckon(s, cards)
    run_part(s, cards, HERO_SPOT, 0)


@rule
def can_charge(s: State, cards: Cards, spot: int, slot: int) -> bool:
    """R4: is this an empty slot that you can pay?"""
    power = s.power[spot]
    if power == 0 or slot >= cards.slots[power] or s.slot[spot, slot] != Charge.EMPTY:
        return False
    return cards.cost[power, slot] <= s.left


@rule
def ask_charge(s: State, cards: Cards) -> None:
    """Ask for another slot as long as one can be paid."""
    for spot in range(HERO_SPOT):
        for slot in range(MOST_SLOTS):
            if can_charge(s, cards, spot, slot):
                push(s, Op.CHARGE, 0)
                return


@rule
def charge(s: State, cards: Cards, spot: int, slot: int, ev: Events) -> None:
    """Put tokens on a slot: its full cost."""
    s.slot[spot, slot] = Charge.CHARGED
    s.left -= cards.cost[s.power[spot], slot]
    emit(ev, Ev.CHARGED, spot, s.power[spot], cards.cost[s.power[spot], slot], s.left)


@rule
def ask_part(s: State, cards: Cards, spots: int, later: int) -> None:
    """Parts are worked off in the order you like; a single one needs no question."""
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
    """One part now, the others after it."""
    later = 1 if arg >= LATER else 0
    ask_part(s, cards, (arg % LATER) & ~(1 << spot), later)
    run_part(s, cards, spot, later)


@rule
def deal_rows(s: State, cards: Cards, ev: Events) -> None:
    """V1 and V2: eight cards each from left to right, then the line of the round on the next Vancardian card."""
    for who in range(VANCARDIANS):
        for _ in range(DEALT):
            card = draw(s, ev)
            append(s, who, card)
            emit(ev, Ev.ROW_DEALT, who, card, 0, 0)
    s.n_vdeck -= 1
    s.vcard = s.vdeck[s.n_vdeck]
    s.vdeck[s.n_vdeck] = 0
    s.vseen |= 1 << s.vcard
    emit(ev, Ev.VANCARD_REVEALED, s.vcard, 0, 0, 0)
    apply_keywords(s, cards, ev)


@rule
def ask_predictions(s: State, cards: Cards) -> None:
    """ST: predictions are made before the first card."""
    for spot in range(POWERS - 1 if has_window(s, Window.START) else -1, -1, -1):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            if cards.window[ability] == Window.START and holds(s, cards, spot, ability):
                push_effects(s, cards, spot, ability)


@rule
def step_in_trick(s: State, cards: Cards, op: int, arg: int, ev: Events) -> None:
    """From card to card, then reacting, the outcome, and the next trick."""
    match op:
        case Op.TRICK:
            start_trick(s)
            emit(ev, Ev.TRICK_STARTED, s.trick, s.leader, 0, 0)
            push(s, Op.NEXT_CARD, 0)
        case Op.NEXT_CARD:
            next_card(s, cards, ev)
        case Op.RESOLVE:
            s.winner = s.owner[best_place(s, NOBODY)] + 1
            push(s, Op.SETTLE, 0)
            ask_outcome(s, cards)
        case Op.SETTLE:
            settle(s, cards, ev)
        case Op.END_ROUND:
            end_round(s, cards, ev)
        case Op.EFFECT:
            run_effect(s, cards, arg // EFFECTS, arg % EFFECTS, ev)


@rule
def next_card(s: State, cards: Cards, ev: Events) -> None:
    """Whose turn it is; after three cards the trick is complete."""
    if s.n_played == WHO:
        push(s, Op.RESOLVE, 0)
        ask_react(s, cards)
        return
    push(s, Op.NEXT_CARD, 0)
    who = (s.leader + s.n_played) % WHO
    if who == YOU:
        s.turn_used = 0
        push(s, Op.TURN, 0)
        emit(ev, Ev.TURN_STARTED, s.trick, 0, 0, 0)
    else:
        vancardian_plays(s, cards, who, ev)


@rule
def ask_after_card(s: State, cards: Cards) -> None:
    """Ask for abilities about your card, if any can be used."""
    for spot in range(POWERS if s.windows & CARD_WINDOWS != 0 else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_use_after_card(s, cards, spot, ordinal):
                push(s, Op.AFTER_CARD, 0)
                return


@rule
def ask_react(s: State, cards: Cards) -> None:
    """Ask for abilities about the complete trick, if any can be used."""
    for spot in range(POWERS if has_window(s, Window.REACT) else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_react(s, cards, spot, ordinal):
                push(s, Op.REACT, 0)
                return


@rule
def ask_outcome(s: State, cards: Cards) -> None:
    """Ask for abilities that change the outcome, if any can be used (A29)."""
    for spot in range(POWERS if s.windows & OUTCOME_WINDOWS != 0 else 0):
        for ordinal in range(ability_count(s, spot)):
            if can_change_outcome(s, cards, spot, ordinal):
                push(s, Op.OUTCOME, 0)
                return


@rule
def settle(s: State, cards: Cards, ev: Events) -> None:
    """The trick goes to its winner and is paid; then the next one, or the end of the round."""
    if s.cancelled == 1:
        for place in range(WHO):
            throw_away(s, s.card[place] - 1)
    else:
        take_trick(s, ev)
    pay_outcome(s, cards, ev)
    s.leader = YOU if s.takes_lead == 1 else s.winner - 1
    if s.trick == TRICKS:
        push(s, Op.END_ROUND, 0)
    else:
        s.trick += 1
        push(s, Op.TRICK, 0)


@rule
def take_trick(s: State, ev: Events) -> None:
    """The pile of the winner grows; of your own tricks your card and the suits are remembered."""
    who = s.winner - 1
    emit(ev, Ev.TRICK_WON, who, s.trick, 0, 0)
    for place in range(WHO):
        s.pile[who] |= 1 << (s.card[place] - 1)
        if who == YOU:
            s.pile_suit[s.suit[place]] += 1
            if s.owner[place] == YOU:
                s.won_card[s.tricks[YOU]] = s.card[place]
                s.won_suit[s.tricks[YOU]] = s.suit[place]
    s.tricks[who] += 1


@rule
def pay_outcome(s: State, cards: Cards, ev: Events) -> None:
    """What abilities and the event pay for the final outcome of a trick."""
    mine = s.winner - 1 == YOU and s.cancelled == 0
    for spot in range(POWERS if s.windows & OUTCOME_WINDOWS != 0 else 0):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            window = cards.window[ability]
            fits = window == Window.WON if mine else window == Window.LOST
            if fits and cards.effect_op[cards.effect_first[ability]] == EffectOp.VP and holds(s, cards, spot, ability):
                pay(s, cards, spot, ability, ev)
    if s.cancelled == 0:
        pay_event(s, cards, ev)


@rule
def pay(s: State, cards: Cards, spot: int, ability: int, ev: Events) -> None:
    """The points of an ability."""
    start = cards.effect_first[ability]
    for effect in range(start, start + cards.effect_count[ability]):
        points = worth(s, cards, spot, cards.effect_amount[effect])
        if points != 0:
            emit(ev, Ev.POWER_USED, spot, s.power[spot], 0, 0)
            score(s, YOU, points, ev)


@rule
def pay_event(s: State, cards: Cards, ev: Events) -> None:
    """Some events pay the winner of one trick, whoever it is."""
    if s.event == 0:
        return
    first = first_ability(s, cards, EVENT_SPOT)
    for ability in range(first, first + ability_count(s, EVENT_SPOT)):
        if holds(s, cards, EVENT_SPOT, ability):
            start = cards.effect_first[ability]
            for effect in range(start, start + cards.effect_count[ability]):
                if cards.effect_op[effect] == EffectOp.TRICKVP and cards.effect_subject[effect] == s.trick:
                    score(s, s.winner - 1, cards.effect_number[effect], ev)


@rule
def end_round(s: State, cards: Cards, ev: Events) -> None:
    """Left-over cards go away, the round is scored, tokens come back, the dealer moves on; after five it is over."""
    for who in range(VANCARDIANS):
        for place in range(s.n_row[who]):
            emit(ev, Ev.LEFT_OVER, who, s.row[who, place] - 1, 0, 0)
    rest = s.hand
    while rest != 0:
        emit(ev, Ev.LEFT_OVER, YOU, lowest_card(rest), 0, 0)
        rest &= rest - 1
    score_round(s, cards, ev)
    for who in range(WHO):
        s.dials[s.round - 1, who] = s.vp[who]
    emit(ev, Ev.ROUND_ENDED, s.round, 0, 0, 0)
    if s.round == ROUNDS:
        clear_agenda(s)
        end_game(s, ev)
        return
    clear_round(s)
    s.dealer = (s.dealer + 1) % WHO
    s.round += 1
    push(s, Op.DEAL, 0)


@rule
def clear_round(s: State) -> None:
    """Everything that belonged to this round alone is gone."""
    start_trick(s)
    clear_cards(s)
    for spot in range(POWERS):
        for slot in range(MOST_SLOTS):
            s.slot[spot, slot] = Charge.EMPTY
        for ordinal in range(ABILITIES):
            s.uses[spot, ordinal] = 0
        s.chosen[spot] = 0
        s.predicted[spot] = 0
    s.align = Align.NONE
    s.surrendered = 0
    s.left = 0
    s.spare = 0
    s.lent = 0
    s.event = 0
    s.vcard = 0


@rule
def clear_cards(s: State) -> None:
    """All playing cards are gathered."""
    for index in range(s.n_deck):
        s.deck[index] = 0
    s.n_deck = 0
    s.discard = 0
    s.n_discard = 0
    s.hand = 0
    s.marked = 0
    for who in range(VANCARDIANS):
        for place in range(s.n_row[who]):
            s.row[who, place] = 0
        s.n_row[who] = 0
    for who in range(WHO):
        s.pile[who] = 0
        s.tricks[who] = 0
    for index in range(TRICKS):
        s.won_card[index] = 0
        s.won_suit[index] = 0
    for suit in range(SUITS):
        s.pile_suit[suit] = 0


@rule
def answer_in_round(s: State, cards: Cards, op: int, arg: int, action: int, ev: Events) -> None:
    """Answers of the set-up of a round."""
    match op:
        case Op.STORY:
            keep_story(s, action - KEEP, ev)
        case Op.HERO:
            keep_hero(s, cards, action - KEEP, ev)
        case Op.CHARGE:
            if action != DONE:
                charge(s, cards, (action - CHARGE) // MOST_SLOTS, (action - CHARGE) % MOST_SLOTS, ev)
                reckon(s, cards)
                ask_charge(s, cards)
        case Op.PART:
            choose_part(s, cards, arg, action - PART)
        case Op.ALIGN:
            s.align = action - DONE
            emit(ev, Ev.ALIGNED, s.align, 0, 0, 0)
            reckon(s, cards)
        case Op.REDRAW:
            answer_redraw(s, arg, action, ev)
        case Op.DISCARD:
            discard_yours(s, action - CARD, ev)
            if arg > 1:
                push(s, Op.DISCARD, arg - 1)
        case Op.REVEAL:
            reveal(s, cards, action - CARD, ev)
            push_reveal(s, arg - 1)


@rule
def answer_redraw(s: State, arg: int, action: int, ev: Events) -> None:
    """One more card away, or draw as many as went."""
    if action == DONE:
        redraw(s, arg % HANDFUL, ev)
        return
    discard_yours(s, action - CARD, ev)
    allowed = arg // HANDFUL - 1
    if allowed > 0 and s.hand != 0:
        push(s, Op.REDRAW, allowed * HANDFUL + arg % HANDFUL + 1)
    else:
        redraw(s, arg % HANDFUL + 1, ev)


@rule
def answer_part(s: State, cards: Cards, op: int, arg: int, action: int, ev: Events) -> None:
    """Answers about suits, Vancardians' rows and predictions."""
    match op:
        case Op.SUIT:
            s.chosen[arg // 16] = action - SUIT + 1
            emit(ev, Ev.SUIT_NAMED, arg // 16, action - SUIT, 0, 0)
            reckon(s, cards)
        case Op.TARGET:
            answer_target(s, cards, arg, action, ev)
        case Op.BURY:
            bury(s, arg, action - CARD, ev)
        case Op.EXCHANGE:
            if action != DONE:
                exchange(s, cards, arg, action - CARD, ev)
                reckon(s, cards)
        case Op.FREE_CHARGE:
            charge_freely(s, cards, action - FREE_CHARGE, ev)
            reckon(s, cards)
        case Op.PREDICT:
            s.predicted[arg] = action - PREDICT + 1
            emit(ev, Ev.PREDICTED, arg, action - PREDICT, 0, 0)


@rule
def answer_target(s: State, cards: Cards, arg: int, action: int, ev: Events) -> None:
    """Which Vancardian was meant; an exchange may be declined."""
    if action == DONE:
        return
    who = action - TARGET
    if arg < 0:
        swap_owners(s, who, ev)
        ask_react(s, cards)
    elif cards.effect_op[arg % EFFECTS] == EffectOp.EXCH:
        push(s, Op.EXCHANGE, who)
    else:
        push(s, Op.BURY, who)


@rule
def answer_in_trick(s: State, cards: Cards, op: int, action: int, ev: Events) -> None:
    """Answers while a trick is played."""
    match op:
        case Op.TURN:
            answer_turn(s, cards, action, ev)
        case Op.AFTER_CARD:
            if action != DONE:
                use_after_card(s, cards, spot_of(action), ordinal_of(action), ev)
                ask_after_card(s, cards)
        case Op.REACT:
            if action != DONE:
                react(s, cards, spot_of(action), ordinal_of(action), ev)
                if top_op(s) != Op.SWAP_CARD and top_op(s) != Op.TARGET:
                    ask_react(s, cards)
        case Op.SWAP_CARD:
            swap_card(s, cards, action - CARD, ev)
            ask_react(s, cards)
        case Op.OUTCOME:
            if action != DONE:
                answer_outcome(s, cards, action, ev)


@rule
def spot_of(action: int) -> int:
    """The spot of an ability that is used."""
    return (action - USE) // ABILITIES


@rule
def ordinal_of(action: int) -> int:
    """Which of the abilities there is used."""
    return (action - USE) % ABILITIES


@rule
def answer_turn(s: State, cards: Cards, action: int, ev: Events) -> None:
    """Surrender, use an ability and go on, or play a card."""
    if action == SURRENDER:
        surrender(s, ev)
        clear_agenda(s)
        push(s, Op.END_ROUND, 0)
    elif action >= CARD:
        play_card(s, cards, action - CARD, ev)
        ask_after_card(s, cards)
    elif action >= USE_SUIT:
        ability = (action - USE_SUIT) // SUITS
        use_on_turn(s, cards, ability // ABILITIES, ability % ABILITIES, (action - USE_SUIT) % SUITS, ev)
        push(s, Op.TURN, 0)
    else:
        use_on_turn(s, cards, spot_of(action), ordinal_of(action), 0, ev)
        push(s, Op.TURN, 0)


@rule
def answer_outcome(s: State, cards: Cards, action: int, ev: Events) -> None:
    """Change the outcome; a trick that was taken back is played again."""
    change_outcome(s, cards, spot_of(action), ordinal_of(action), ev)
    if s.n_played == 0:
        pop(s)
        emit(ev, Ev.TRICK_STARTED, s.trick, s.leader, 0, 0)
        push(s, Op.NEXT_CARD, 0)
    else:
        ask_outcome(s, cards)
