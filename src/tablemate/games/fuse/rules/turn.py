"""The turn: roll, draft, fallout, and what each action leads to.  (Sheet: turn.)"""

from __future__ import annotations

from tablemate.games.fuse.cards.dice import colour_of
from tablemate.games.fuse.cards.table import Cards
from tablemate.games.fuse.state import State
from tablemate.games.fuse.terms import NO_BUDGET, BagEmpty, Cause, End, Ev, Mark, Phase, Result, SoloUse
from tablemate.kernel.events import Events, emit
from tablemate.kernel.rule import rule
from tablemate.kernel.seats import CLOCK

from .codes import BURN, CLAIM, CONFIRM, GIVE, LOSE, PICK, PLACE, RELEASE, ROLL, STOP, TAKE_BACK, placed_from, placed_on
from .defusing import pick, refill
from .dice import any_free, cast, dice_in_bag, draw_colour, free_types, held_by, return_die, types_like
from .draft import all_used, burn, claim, confirm, draft_is_over, end_draft, give, may_claim, place_die, release
from .ending import end_game
from .losses import ask_losses, close_question, lose_die
from .mats import has_cards, players_with_cards, takes_dice, wanted
from .uses import forget_last_use, may_take_back, take_back


@rule
def waited(s: State) -> int:
    """Who may act now, as a set of seats; an answer owed stands above everything else (A28, A30).

    Whose decision is only optional, to take back or to stop, belongs to it too: the others go on without them.
    """
    if s.result != Result.NONE:
        return 0
    everybody = (1 << s.players) - 1
    seats = everybody & ~s.stopped if s.won == 1 else 0
    if s.losing != 0:
        return seats | s.losing
    if s.phase == Phase.ROLL:
        return seats | (1 << s.bag_holder)
    free = any_free(s)
    agree = s.confirm_draft == 1 and all_used(s)
    for seat in range(s.players):
        can_use = held_by(s, seat) >= 0 or (free and may_claim(s, seat))
        can_agree = agree and (s.confirmed >> seat) & 1 == 0
        if can_use or can_agree or may_take_back(s, seat):
            seats |= 1 << seat
    return seats | s.picking


@rule
def apply(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """One action and everything that follows from it; time up is an action of the clock (FUSE-TIME-1, A25)."""
    if seat == CLOCK:
        emit(ev, Ev.TIME_UP)
        end_game(s, End.TIME_UP, ev)
        return
    if action == STOP:
        stop(s, seat, ev)
    elif s.losing != 0:
        lose_die(s, cards, seat, action - LOSE, ev)
        if s.losing == 0:
            after_losses(s, cards, ev)
    elif PICK <= action < LOSE:
        pick(s, cards, seat, action - PICK, ev)
    elif action == ROLL:
        roll_dice(s, cards, ev)
    else:
        use_dice(s, cards, seat, action, ev)
    advance(s, cards, ev)


@rule
def use_dice(s: State, cards: Cards, seat: int, action: int, ev: Events) -> None:
    """The actions of the draft."""
    if action >= PLACE:
        place_die(s, cards, seat, placed_from(action), placed_on(action), ev)
    elif action >= BURN:
        burn(s, seat, action - BURN, ev)
    elif action >= GIVE:
        give(s, seat, action - GIVE, ev)
    elif action == RELEASE:
        release(s, seat, ev)
    elif action >= CLAIM:
        claim(s, seat, action - CLAIM, ev)
    elif action == TAKE_BACK:
        take_back(s, cards, seat, ev)
    elif action == CONFIRM:
        confirm(s, seat, ev)


@rule
def stop(s: State, seat: int, ev: Events) -> None:
    """Once won, a player has had enough; not taken back (FUSE-BONUS-1, A51)."""
    forget_last_use(s, seat)
    s.stopped |= 1 << seat
    emit(ev, Ev.STOPPED, seat)


@rule
def after_losses(s: State, cards: Cards, ev: Events) -> None:
    """Go on where the question came from: with the refill, or with the burnt die (A30)."""
    if close_question(s) == Cause.SABOTAGE:
        refill(s, cards, ev)
    else:
        end_penalty(s, ev)


@rule
def advance(s: State, cards: Cards, ev: Events) -> None:
    """Run on until somebody must decide or the game is over: roll, draft, fallout (FUSE-TURN-1, A6)."""
    while s.result == Result.NONE:
        if s.won == 1 and bonus_is_over(s):
            end_game(s, End.STOPPED if s.stopped == (1 << s.players) - 1 else End.NO_CARDS, ev)
        elif s.losing != 0 or s.phase == Phase.ROLL:
            return
        elif s.phase == Phase.DRAFT:
            if not draft_is_over(s):
                return
            end_draft(s, ev)
        elif s.n_burnt > 0:
            penalty(s, cards, ev)
        else:
            next_turn(s, ev)


@rule
def bonus_is_over(s: State) -> bool:
    """Won, and no player has a bomb or all have stopped (FUSE-BONUS-1, A51)."""
    return s.stopped == (1 << s.players) - 1 or players_with_cards(s) == 0


@rule
def roll_dice(s: State, cards: Cards, ev: Events) -> None:
    """Draw the dice, roll them, and say who owes how many (FUSE-ROLL-1, FUSE-DRAFT-1, A11, A22, A35, A38)."""
    if s.rolls_left != NO_BUDGET:
        s.rolls_left -= 1
    number = 0
    for seat in range(s.players):
        s.owed[seat] = s.quota if takes_dice(s, has_cards(s, seat)) else 0
        number += s.owed[seat]
    number = min(number, dice_in_bag(s))
    emit(ev, Ev.ROLLED, s.bag_holder, number)
    for place in range(number):
        die = cast(s, draw_colour(s))
        s.tray[place] = die + 1
        emit(ev, Ev.DIE_ROLLED, die)
    if s.solo_use == SoloUse.ONE and wanted(s, cards, 0) & free_types(s) != 0:
        s.owed[0] = min(s.owed[0], 1)
    s.phase = Phase.DRAFT


@rule
def penalty(s: State, cards: Cards, ev: Events) -> None:
    """The next burnt die is rolled again; everybody loses a die of its colour or new value (FUSE-LOSS-1, A3, A5)."""
    place = s.burnt[0]
    die = cast(s, colour_of(s.tray[place] - 1))
    s.tray[place] = die + 1
    emit(ev, Ev.PENALTY, die, s.mark[place] - Mark.BURNT)
    ask_losses(s, cards, Cause.PENALTY, die + 1, types_like(die), ev)
    if s.losing == 0:
        end_penalty(s, ev)


@rule
def end_penalty(s: State, ev: Events) -> None:
    """The burnt die follows the lost ones into the bag (FUSE-LOSS-1, A5)."""
    return_die(s, s.burnt[0], ev)
    s.n_burnt -= 1
    for index in range(s.n_burnt):
        s.burnt[index] = s.burnt[index + 1]
    s.burnt[s.n_burnt] = 0


@rule
def next_turn(s: State, ev: Events) -> None:
    """The bag goes to the left; without a die or a roll left the game is over (FUSE-TURN-1, A12, A38)."""
    s.phase = Phase.ROLL
    if dice_in_bag(s) == 0 and (s.bag_empty == BagEmpty.LOSS or s.won == 1):
        end_game(s, End.BAG_EMPTY, ev)
    elif s.rolls_left == 0:
        end_game(s, End.NO_ROLLS, ev)
    else:
        s.bag_holder = (s.bag_holder + 1) % s.players
        s.turn += 1
        emit(ev, Ev.TURN_STARTED, s.turn, s.bag_holder)
