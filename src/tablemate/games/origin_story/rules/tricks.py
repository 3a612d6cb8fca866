"""A trick: cards on the table, which beats which, who wins.  (Base rules: tricks.)"""

from __future__ import annotations

from tablemate.games.origin_story.state import State
from tablemate.games.origin_story.terms import WHO, YOU
from tablemate.kernel.rule import rule

OFF, LED, TRUMP = 0, 1, 2
NOBODY = -1


@rule
def start_trick(s: State) -> None:
    """An empty table; all flags of the last trick are gone, also after a rewind."""
    for place in range(WHO):
        s.card[place] = 0
        s.player[place] = 0
        s.owner[place] = 0
        s.suit[place] = 0
        s.base[place] = 0
        s.plus[place] = 0
    s.n_played = 0
    s.led = 0
    s.named = 0
    s.free = 0
    s.no_draw = 0
    s.no_love = 0
    s.lowest = 0
    s.no_trump = 0
    s.turn_used = 0
    s.used_now = 0
    s.swapped = 0
    s.winner = 0
    s.cancelled = 0
    s.takes_lead = 0


@rule
def lay(s: State, who: int, card: int, suit: int, base: int, plus: int) -> None:
    """A card comes to the table; the first one leads its suit."""
    place = s.n_played
    s.card[place] = card + 1
    s.player[place] = who
    s.owner[place] = who
    s.suit[place] = suit
    s.base[place] = base
    s.plus[place] = plus
    s.n_played += 1
    if place == 0:
        s.led = suit + 1


@rule
def class_of(s: State, suit: int, owner: int) -> int:
    """Trump before led suit before the rest; `nontrump` disarms the others' trumps unless led (OS-TRICK-1)."""
    if suit == s.trump and not (s.no_trump == 1 and owner != YOU and s.led - 1 != s.trump):
        return TRUMP
    return LED if suit == s.led - 1 else OFF


@rule
def beats(s: State, suit: int, value: int, owner: int, place: int) -> bool:
    """Would this card, played later, win against the one lying there?  Equal cards do not beat (OS-TRICK-1, A11)."""
    mine = class_of(s, suit, owner)
    its = class_of(s, s.suit[place], s.owner[place])
    if mine != its:
        return mine > its
    lying = s.base[place] + s.plus[place]
    return value < lying if s.low == 1 else value > lying


@rule
def best_place(s: State, without: int) -> int:
    """The place of the best card that is not `without`'s; of equals the earlier, or yours with `tie` (OS-TRICK-1)."""
    best = NOBODY
    for place in range(s.n_played):
        if s.owner[place] != without and (best == NOBODY or is_better(s, place, best)):
            best = place
    return best


@rule
def wins_tie(s: State, place: int, best: int) -> bool:
    """Of equal best cards yours wins, whenever played, if an ability says so."""
    equal = s.base[place] + s.plus[place] == s.base[best] + s.plus[best]
    alike = class_of(s, s.suit[place], s.owner[place]) == class_of(s, s.suit[best], s.owner[best])
    return s.tie == 1 and s.owner[place] == YOU and equal and alike


@rule
def is_better(s: State, place: int, best: int) -> bool:
    """Does the later card win against the best one so far?"""
    value = s.base[place] + s.plus[place]
    return beats(s, s.suit[place], value, s.owner[place], best) or wins_tie(s, place, best)
