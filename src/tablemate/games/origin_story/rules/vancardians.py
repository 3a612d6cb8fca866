"""The two artificial opponents: the keywords of their cards, and how they play.  (Booklet: keywords, their turn.)

Lowest and highest look at values only, never at suits; ties go to the leftmost card.  Love in their instructions always
means love, whatever is trump (A14).  They ask again each time whether you are a villain without tricks (A8).
"""

from __future__ import annotations

from tablemate.games.origin_story.cards.table import Cards
from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import (
    HALVES,
    KEYWORD_BASE,
    MOST_KEYWORDS,
    VANCARDIANS,
    Align,
    Ev,
    KeywordKind,
    Suit,
    Why,
)
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule

from .abilities import is_trickless_villain
from .hands import NOTHING, append, draw, put_left, take_from_row, throw_away
from .tricks import NOBODY, beats, best_place, lay
from .values import value_in_row

PLACES = 16
"""More than a row can have."""
OUT_OF_REACH = 1 << 20
"""More than any value."""


@rule
def is_love(s: State, cards: Cards, who: int, place: int) -> bool:
    """Is the card at this place of a row love?"""
    return cards.suit[s.row[who, place] - 1] == Suit.LOVE


@rule
def everything(s: State, who: int) -> int:
    """All places of a row, as bits."""
    return (1 << s.n_row[who]) - 1


@rule
def not_love(s: State, cards: Cards, who: int, places: int) -> int:
    """Those of these places that hold no love."""
    found = 0
    for place in range(s.n_row[who]):
        if (places >> place) & 1 == 1 and not is_love(s, cards, who, place):
            found |= 1 << place
    return found


@rule
def extreme(s: State, cards: Cards, who: int, places: int, sign: int) -> int:
    """The lowest (sign 1) or highest (sign -1) card among these places, the leftmost of equals (OS-ORDER-1).

    Value and place make one number, whose least is looked for; cards at other places are put out of reach.
    """
    best = OUT_OF_REACH * PLACES
    for place in range(s.n_row[who]):
        value = sign * value_in_row(s, cards, s.row[who, place] - 1)
        value += OUT_OF_REACH * (1 - ((places >> place) & 1))
        best = min(best, value * PLACES + place)
    return best % PLACES


@rule
def lowest(s: State, cards: Cards, who: int, places: int) -> int:
    """The place of the lowest card among these."""
    return extreme(s, cards, who, places, 1)


@rule
def highest(s: State, cards: Cards, who: int, places: int) -> int:
    """The place of the highest card among these."""
    return extreme(s, cards, who, places, -1)


@rule
def lowest_rather_not_love(s: State, cards: Cards, who: int, places: int) -> int:
    """The lowest card that is not love; only if there is none, the lowest love."""
    others = not_love(s, cards, who, places)
    return lowest(s, cards, who, others if others != 0 else places)


@rule
def apply_keywords(s: State, cards: Cards, ev: Events) -> None:
    """The line of the round in printed order, each keyword for one after the other (OS-ROWS-1, A5)."""
    for index in range(MOST_KEYWORDS):
        code = cards.line[s.vancard, (s.round - 1) * MOST_KEYWORDS + index]
        for who in range(VANCARDIANS if code != 0 else 0):
            apply_keyword(s, cards, who, code // KEYWORD_BASE, code % KEYWORD_BASE, ev)


@rule
def apply_keyword(s: State, cards: Cards, who: int, kind: int, number: int, ev: Events) -> None:
    """One keyword for one of them (OS-MOVE-1)."""
    emit(ev, Ev.KEYWORD, who, kind, cards.extra_value[number] if kind == KeywordKind.ADD else HALVES * number)
    match kind:
        case KeywordKind.REPLACE:
            replace(s, cards, who, number, ev)
        case KeywordKind.ADD:
            add_love(s, cards, who, number, ev)
        case KeywordKind.MOVE:
            if not move_love(s, cards, who, number, ev):
                replace(s, cards, who, number, ev)


@rule
def replace(s: State, cards: Cards, who: int, number: int, ev: Events) -> None:
    """Her weakest against a hero, her strongest against a villain, go for new ones at the right (OS-REPLACE-1, A2)."""
    for _ in range(min(number, s.n_row[who])):
        if s.align == Align.VILLAIN:
            place = highest(s, cards, who, everything(s, who))
        else:
            place = lowest_rather_not_love(s, cards, who, everything(s, who))
        discard_from_row(s, who, place, ev)
    for _ in range(number):
        card = draw(s, ev)
        if card != NOTHING:
            append(s, who, card)
            emit(ev, Ev.ROW_DREW, who, card)


@rule
def discard_from_row(s: State, who: int, place: int, ev: Events) -> None:
    """A card of a row goes to the discard."""
    card = take_from_row(s, who, place)
    throw_away(s, card)
    emit(ev, Ev.ROW_DISCARDED, who, card)


@rule
def add_love(s: State, cards: Cards, who: int, value: int, ev: Events) -> None:
    """Her rightmost card makes room for an extra-love card at the far left (OS-ADD-1)."""
    discard_from_row(s, who, s.n_row[who] - 1, ev)
    card = cards.extra_card[value, who]
    s.aside &= ~(1 << card)
    put_left(s, who, card)
    emit(ev, Ev.LOVE_ADDED, who, card)


@rule
def move_love(s: State, cards: Cards, who: int, times: int, ev: Events) -> bool:
    """So many times her rightmost love goes to the far left; false if she has none to move (OS-MOVE-1, A4)."""
    moved = False
    for _ in range(times):
        place = s.n_row[who] - 1
        while place >= 0 and not is_love(s, cards, who, place):
            place -= 1
        if place >= 0:
            card = take_from_row(s, who, place)
            put_left(s, who, card)
            emit(ev, Ev.LOVE_MOVED, who, card)
            moved = True
    return moved


@rule
def vancardian_plays(s: State, cards: Cards, who: int, ev: Events) -> None:
    """Her turn: she leads, or draws and follows; no choice is hers (OS-SEATS-1)."""
    if s.n_played == 0:
        lead(s, cards, who, ev)
    else:
        draw_to_follow(s, cards, who, ev)
        follow(s, cards, who, legal_places(s, cards, who), ev)


@rule
def lead(s: State, cards: Cards, who: int, ev: Events) -> None:
    """She leads her highest card; her lowest, love included, against a villain without tricks (OS-LEAD-1)."""
    if is_trickless_villain(s):
        play_from_row(s, cards, who, lowest(s, cards, who, everything(s, who)), Why.LOWEST, ev)
    else:
        play_from_row(s, cards, who, highest(s, cards, who, everything(s, who)), Why.HIGHEST, ev)


@rule
def draw_to_follow(s: State, cards: Cards, who: int, ev: Events) -> None:
    """F1: draw, keep cards of suits she holds, and push as many out at the right as she keeps (OS-FOLLOW-1).

    All are drawn before any is judged, and judged by the suits in her hand before anything is pushed out.
    """
    number = 0 if s.no_draw == 1 else s.drawn
    start = s.n_row[who]
    suits = suits_in_row(s, cards, who)
    drawn = draw_behind(s, who, number, ev)
    kept = 0
    for _ in range(drawn):
        kept += judge_drawn(s, cards, who, start + kept, suits, ev)
    for _ in range(min(kept, start)):
        start -= 1
        card = take_from_row(s, who, start)
        throw_away(s, card)
        emit(ev, Ev.PUSHED_OUT, who, card)


@rule
def suits_in_row(s: State, cards: Cards, who: int) -> int:
    """The suits in her hand, as bits; her cards have their printed suit (A40)."""
    suits = 0
    for place in range(s.n_row[who]):
        suits |= 1 << cards.suit[s.row[who, place] - 1]
    return suits


@rule
def draw_behind(s: State, who: int, number: int, ev: Events) -> int:
    """Lay drawn cards behind her row for the moment; how many there were."""
    drawn = 0
    for _ in range(number):
        card = draw(s, ev)
        if card != NOTHING:
            append(s, who, card)
            emit(ev, Ev.FOLLOW_DREW, who, card)
            drawn += 1
    return drawn


@rule
def judge_drawn(s: State, cards: Cards, who: int, place: int, suits: int, ev: Events) -> int:
    """A drawn card stays if she held its suit; 1 if it does."""
    card = s.row[who, place] - 1
    if (suits >> cards.suit[card]) & 1 == 1:
        emit(ev, Ev.KEPT, who, card)
        return 1
    take_from_row(s, who, place)
    throw_away(s, card)
    emit(ev, Ev.NOT_KEPT, who, card)
    return 0


@rule
def legal_places(s: State, cards: Cards, who: int) -> int:
    """The cards she may follow with: the led suit if she can, then what binds her (OS-FOLLOW-1, A15)."""
    places = 0
    for place in range(s.n_row[who]):
        if cards.suit[s.row[who, place] - 1] == s.led - 1:
            places |= 1 << place
    if places == 0:
        places = everything(s, who)
    if s.no_love == 1:
        others = not_love(s, cards, who, places)
        places = others if others != 0 else places
    return places


@rule
def follow(s: State, cards: Cards, who: int, places: int, ev: Events) -> None:
    """F2 to F4 among the legal cards: play low, win cheaply, or throw her lowest (OS-FOLLOW-2)."""
    if s.lowest == 1:
        play_from_row(s, cards, who, lowest(s, cards, who, places), Why.BOUND, ev)
    elif is_trickless_villain(s):
        others = not_love(s, cards, who, places)
        if others != 0:
            play_from_row(s, cards, who, lowest(s, cards, who, others), Why.LOWEST_NOT_LOVE, ev)
        else:
            play_from_row(s, cards, who, lowest(s, cards, who, places), Why.LOWEST_LOVE, ev)
    elif (suits_in_row(s, cards, who) >> (s.led - 1)) & 1 == 0:
        throw_lowest(s, cards, who, places, ev)
    else:
        follow_suit(s, cards, who, places, ev)


@rule
def throw_lowest(s: State, cards: Cards, who: int, places: int, ev: Events) -> None:
    """F4: without the led suit her lowest legal card (OS-FOLLOW-4)."""
    if places != everything(s, who):
        play_from_row(s, cards, who, lowest(s, cards, who, places), Why.NO_SUIT_NOT_LOVE, ev)
    else:
        play_from_row(s, cards, who, lowest(s, cards, who, places), Why.NO_SUIT, ev)


@rule
def follow_suit(s: State, cards: Cards, who: int, places: int, ev: Events) -> None:
    """F3: her lowest card of the led suit that beats all the others, or her lowest of that suit (OS-FOLLOW-3)."""
    best = best_place(s, NOBODY)
    emit(ev, Ev.TO_BEAT, s.owner[best], s.card[best] - 1, s.base[best] + s.plus[best], s.suit[best])
    winning = winning_places(s, cards, who, places, best)
    if winning != 0:
        play_from_row(s, cards, who, lowest(s, cards, who, winning), Why.BEATS, ev)
    else:
        play_from_row(s, cards, who, lowest(s, cards, who, places), Why.CANNOT_BEAT, ev)


@rule
def winning_places(s: State, cards: Cards, who: int, places: int, best: int) -> int:
    """Those of these cards of the led suit that beat the best card on the table (OS-FOLLOW-3)."""
    found = 0
    for place in range(s.n_row[who]):
        if (places >> place) & 1 == 1:
            card = s.row[who, place] - 1
            if beats(s, cards.suit[card], value_in_row(s, cards, card), who, best):
                found |= 1 << place
    return found


@rule
def play_from_row(s: State, cards: Cards, who: int, place: int, why: int, ev: Events) -> None:
    """A card of a row comes to the table."""
    card = take_from_row(s, who, place)
    lay(s, who, card, cards.suit[card], cards.value[card], s.bonus[cards.suit[card]])
    emit(ev, Ev.PLAYED, who, card, why, s.base[s.n_played - 1] + s.plus[s.n_played - 1])
