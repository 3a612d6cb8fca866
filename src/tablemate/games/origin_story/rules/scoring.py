"""The end of a round and of the game.  (Base rules: scoring, end; booklet: surrender.)"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    AUTOMATON,
    EVENT_SPOT,
    FACTORYON,
    MAT_SPOT,
    SPOTS,
    SUPERHERO_SPOT,
    VANCARDIANS,
    VILLAIN_PAY,
    WHO,
    YOU,
    Align,
    EffectOp,
    Ev,
    Result,
    Window,
)
from tablemate.kernel.contract import Figures
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .abilities import ability_count, first_ability, gain_stamina, holds, worth

NO_CAP = 99


@rule
def score(s: State, who: int, points: int, ev: Events) -> None:
    """Points move at the moment they are gained; no dial goes below 0 (A39)."""
    if points != 0:
        s.vp[who] = max(0, s.vp[who] + points)
        emit(ev, Ev.SCORED, who, points, s.vp[who])


@rule
def surrender_points(s: State) -> int:
    """What the leader gets if you surrender now: each card in her hand, and this trick (A32)."""
    return s.n_row[s.leader] + 1


@rule
def surrender(s: State, ev: Events) -> None:
    """The leader gets a point for each card in her hand and one for this trick; the round is over (OS-SURRENDER-1)."""
    s.surrendered = 1
    emit(ev, Ev.SURRENDERED, s.leader)
    score(s, s.leader, surrender_points(s), ev)


@rule
def counts_now(s: State, cards: Cards, ability: int) -> bool:
    """After a surrender nothing counts that is about tricks (A31)."""
    return s.surrendered == 0 or cards.tricks[ability] == 0


@rule
def score_round(s: State, cards: Cards, ev: Events) -> None:
    """Abilities, then the event, then alignments, then what is stolen; in this order (OS-SCORE-1, OS-SCORE-2)."""
    stolen = end_abilities(s, cards, SUPERHERO_SPOT, ev)
    for spot in range(MAT_SPOT, SUPERHERO_SPOT):
        stolen += end_abilities(s, cards, spot, ev)
    score_event(s, cards, ev)
    for who in range(VANCARDIANS):
        pay_side(s, who, Align.HERO, s.tricks[who], ev)
    pay_side(s, YOU, s.align, alignment_points(s, cards), ev)
    steal(s, stolen, ev)


@rule
def pay_side(s: State, who: int, side: int, points: int, ev: Events) -> None:
    """What a side brings, told also if it is nothing."""
    emit(ev, Ev.SIDE_PAID, who, side, s.tricks[who], points)
    score(s, who, points, ev)


@rule
def end_abilities(s: State, cards: Cards, spot: int, ev: Events) -> int:
    """The end-of-round abilities of one card; how much is to be stolen later."""
    stolen = 0
    first = first_ability(s, cards, spot)
    for ability in range(first, first + ability_count(s, spot)):
        if cards.window[ability] == Window.END and counts_now(s, cards, ability) and holds(s, cards, spot, ability):
            start = cards.effect_first[ability]
            for effect in range(start, start + cards.effect_count[ability]):
                stolen += end_effect(s, cards, spot, effect, ev)
    return stolen


@rule
def end_effect(s: State, cards: Cards, spot: int, effect: int, ev: Events) -> int:
    """One effect at the end of the round; how much is to be stolen later."""
    match cards.effect_op[effect]:
        case EffectOp.VP:
            points = worth(s, cards, spot, cards.effect_amount[effect])
            if points != 0:
                emit(ev, Ev.POWER_USED, spot, s.power[spot])
                score(s, YOU, points, ev)
        case EffectOp.STAM:
            emit(ev, Ev.POWER_USED, spot, s.power[spot])
            gain_stamina(s, cards.effect_number[effect], ev)
        case EffectOp.STEAL:
            emit(ev, Ev.POWER_USED, spot, s.power[spot])
            return cards.effect_number[effect]
    return 0


@rule
def score_event(s: State, cards: Cards, ev: Events) -> None:
    """What the event pays each Vancardian with enough tricks."""
    first = first_ability(s, cards, EVENT_SPOT)
    for ability in range(first, first + ability_count(s, EVENT_SPOT)):
        if counts_now(s, cards, ability) and holds(s, cards, EVENT_SPOT, ability):
            start = cards.effect_first[ability]
            for effect in range(start, start + cards.effect_count[ability]):
                if cards.effect_op[effect] == EffectOp.VBONUS:
                    for who in range(VANCARDIANS):
                        if s.tricks[who] >= cards.effect_subject[effect]:
                            emit(ev, Ev.EVENT_USED, s.event)
                            score(s, who, cards.effect_number[effect], ev)


@rule
def alignment_points(s: State, cards: Cards) -> int:
    """A hero scores tricks; a villain what the best rule gives for so few, cut by the event (OS-SCORE-1, A38)."""
    if s.align == Align.HERO:
        return s.tricks[YOU]
    points = VILLAIN_PAY if s.tricks[YOU] == 0 else 0
    cap = NO_CAP
    for spot in range(SPOTS):
        first = first_ability(s, cards, spot)
        for ability in range(first, first + ability_count(s, spot)):
            if holds_all_round(s, cards, spot, ability):
                start = cards.effect_first[ability]
                for effect in range(start, start + cards.effect_count[ability]):
                    points = max(points, villain_points(s, cards, effect))
                    cap = min(cap, villain_cap(cards, effect))
    return min(points, cap)


@rule
def holds_all_round(s: State, cards: Cards, spot: int, ability: int) -> bool:
    """Is this a lasting ability that works, also after a surrender?"""
    window = cards.window[ability]
    lasting = window == Window.ONGOING or window == Window.STATIC
    return lasting and counts_now(s, cards, ability) and holds(s, cards, spot, ability)


@rule
def villain_points(s: State, cards: Cards, effect: int) -> int:
    """What this effect pays a villain with so few tricks."""
    if cards.effect_op[effect] == EffectOp.VILLAIN and s.tricks[YOU] <= cards.effect_subject[effect]:
        return cards.effect_number[effect]
    return 0


@rule
def villain_cap(cards: Cards, effect: int) -> int:
    """The most that a villain's alignment may pay under this effect."""
    return cards.effect_number[effect] if cards.effect_op[effect] == EffectOp.VILLAINPAY else NO_CAP


@rule
def steal(s: State, points: int, ev: Events) -> None:
    """Points go from the Vancardian with most tricks, the Automaton if equal, to you; never more than she has."""
    top = AUTOMATON if s.tricks[AUTOMATON] >= s.tricks[FACTORYON] else FACTORYON
    taken = min(points, s.vp[top])
    if taken > 0:
        emit(ev, Ev.STOLEN, top, taken)
        score(s, top, -taken, ev)
        score(s, YOU, taken, ev)


@rule
def result_now(s: State) -> int:
    """Most points win; a tie is a shared victory, or lost where that was agreed (OS-END-1, A20)."""
    best = max(s.vp[AUTOMATON], s.vp[FACTORYON])
    if s.vp[YOU] > best:
        return Result.WON
    return Result.SHARED if s.vp[YOU] == best and s.strict == 0 else Result.LOST


@rule
def end_game(s: State, ev: Events) -> None:
    """The dials of the last round decide (OS-END-1)."""
    s.result = result_now(s)
    emit(ev, Ev.GAME_OVER, s.result)


@rule
def outcome(s: State, cards: Cards, out: Figures) -> int:
    """Won or not, your points, how, the points of all three."""
    if s.result == Result.NONE:
        return 0
    out.figure[0] = 1 if s.result != Result.LOST else 0
    out.figure[1] = s.vp[YOU]
    out.figure[2] = s.result
    for who in range(WHO):
        out.figure[3 + who] = s.vp[who]
    return 3 + WHO
