"""What every state of FUSE must hold, at any moment of any game: one code for each thing that can be wrong."""

from __future__ import annotations

from collections import Counter

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.naming import named, names
from tablemate.kernel.piles import lying
from tablemate.kernel.seats import SEATS_IN

from .cards.automaton import REFUSED, node_of
from .cards.dice import colour_of
from .cards.table import Cards
from .options import BOOK2015, SHEET, FuseOptions
from .rules.codes import BURN_CELL, CELLS
from .rules.dice import any_free, dice_in_bag, held_by
from .rules.draft import all_used
from .rules.losses import has_loss
from .rules.mats import is_exposed
from .rules.redeal import bombs_in_pile
from .rules.setup import in_pool
from .state import LAYOUT, State
from .terms import (
    DICE_OF_COLOUR,
    MOST_BOMBS,
    NO_BUDGET,
    ROW,
    SLOTS,
    TRAY,
    BagEmpty,
    Cause,
    Colour,
    End,
    Mark,
    Phase,
    Result,
)

_CHECK = Checks(InvalidPosition, "fuse")
refuse_if = _CHECK.refuse_if
_LOST_BY = (End.TIME_UP, End.BAG_EMPTY, End.NO_ROLLS)
_WON_BY = {SHEET: (*_LOST_BY, End.NO_CARDS, End.STOPPED), BOOK2015: (End.DEFUSED,)}
"""What can end a game that is won, by edition."""


def judge(s: State, cards: Cards, options: FuseOptions) -> None:
    """Refuse a state that could not stand on a real table."""
    refuse_if("book_won", s.won and options.edition != SHEET and s.result != Result.WON)
    refuse_if("pick_owed", s.picking and (s.phase != Phase.DRAFT or s.won))
    refuse_if("rolls_left_budget", (s.rolls_left == NO_BUDGET) != (options.roll_budget is None))
    for seat in range(s.players):
        _judge_mat(s, options, seat)
    for bomb in [card for card in lying(s, "card", "row", "pile") if card <= MOST_BOMBS] + _defused(s):
        refuse_if("card_six_point", not in_pool(s, cards, bomb), card=options.deck.bombs[bomb - 1].id)
    _judge_cards(s)
    _judge_tray(s)
    _judge_dice(s)
    _judge_uses(s, cards, options)
    _judge_question(s, cards)
    _judge_end(s, options)


# Cards


def _judge_mat(s: State, options: FuseOptions, seat: int) -> None:
    """Every bomb is there, and its dice are placed as the rules place them."""
    filled = [place for place in range(s.places) if s.card[seat, place]]
    for place in filled:
        bomb = options.deck.bombs[s.card[seat, place] - 1]
        dice = [die - 1 if (die := s.die[seat, place * SLOTS + slot]) else None for slot in range(bomb.size)]
        slots = {slot for slot, die in enumerate(dice) if die is not None}
        refuse_if("card_complete", len(slots) == bomb.size, card=bomb.id)
        refuse_if("die_unsupported", any({*bomb.supports[slot]} - slots for slot in slots), card=bomb.id)
        refuse_if("dice_impossible", slots and node_of(bomb, dice, options.legality) == REFUSED, card=bomb.id)
    wanted = s.places - (s.picking >> seat & 1)
    refuse_if("mat_size", not s.won and not s.result and len(filled) != wanted, seat=seat + 1, bombs=s.places)


def _defused(s: State) -> list[int]:
    return [bomb for bomb, by in enumerate(s.done) if by]


def expected_picks(s: State) -> int:
    """Before the win every defusal is followed by a pick, made or owed."""
    return s.to_defuse if s.won else len(_defused(s)) - s.picking.bit_count()


def most_in_row(s: State) -> int:
    """One less while a sabotage card asks that came up between a pick and the bomb that fills the row."""
    return min(ROW, s.to_defuse) - (s.cause == Cause.SABOTAGE)


def _judge_cards(s: State) -> None:
    """No card is missing, and row and pile are as picks leave them."""
    unspent, bombs, in_row = s.sabotage_count - sum(s.spent), bombs_in_pile(s), len(lying(s, "row"))
    refuse_if("sabotage_spent", s.won and unspent, sabotage=s.sabotage_count)
    _CHECK.number("picks", s.picks, 0, s.to_defuse)
    refuse_if("pick_count", s.picks != expected_picks(s) and not s.result, expected=expected_picks(s))
    refuse_if("too_many_picks", len(_defused(s)) < s.picks)
    refuse_if("row_and_picks", bombs < 0 or (s.won and bombs), bombs=s.to_defuse)
    found = sum(1 for card in lying(s, "pile") if card <= MOST_BOMBS)
    wrong = found != bombs or (s.n_pile - found != unspent and not s.won)
    refuse_if("pile_counts", wrong, bombs=bombs, sabotage=unspent)
    filling_up = s.cause == Cause.SABOTAGE
    refuse_if("row_gap", in_row < most_in_row(s) - bool(s.result) and s.n_pile)
    refuse_if("sabotage_moment", in_row > most_in_row(s) or (filling_up and s.picks == 0))
    refuse_if("row_empty", in_row == 0 and s.n_pile == 0 and not s.won and not filling_up and not s.result)


# Dice


def places_burnt(s: State) -> list[int]:
    """The places of the tray with a burnt die."""
    return [place for place in range(TRAY) if Mark.BURNT <= s.mark[place] < Mark.PLACED]


def _judge_tray(s: State) -> None:
    dice = [place for place in range(TRAY) if s.tray[place]]
    refuse_if("too_many_dice", len(dice) > s.quota * s.players, most=s.quota * s.players)
    fallen = s.phase == Phase.FALLOUT and dice != places_burnt(s)
    refuse_if("tray_moment", (s.phase == Phase.ROLL and dice) or fallen)
    held = Counter(mark - Mark.HELD for mark in s.mark if Mark.HELD <= mark < Mark.BURNT)
    refuse_if("hold_option", held and not s.hold)
    for seat, number in held.items():
        refuse_if("holds_two", number > 1, seat=seat + 1)
    refuse_if("burnt_places", sorted(s.burnt[index] for index in range(s.n_burnt)) != places_burnt(s))


def dice_left(s: State) -> list[int]:
    """The dice of each colour that lie nowhere else and are in the bag."""
    dice = lying(s, "die") + [die for die, mark in zip(s.tray, s.mark) if die and mark < Mark.PLACED]
    colours = Counter(colour_of(die - 1) for die in dice)
    return [DICE_OF_COLOUR - colours[colour] for colour in Colour]


def most_owed(s: State, seat: int) -> int:
    """In a draft the quota less the dice used."""
    used = sum(1 for mark in s.mark if mark in (Mark.BURNT + seat, Mark.PLACED + seat))
    return max(0, (s.quota if s.phase == Phase.DRAFT else 0) - used)


def _judge_dice(s: State) -> None:
    for bag, left, colour in zip(s.bag, dice_left(s), names(Colour)):
        refuse_if("too_many_of_colour", left < 0, most=DICE_OF_COLOUR, colour=colour)
        refuse_if("bag_colour", bag != left, left=left, colour=colour)
    for seat in range(s.players):
        _CHECK.number("owed", s.owed[seat], 0, most_owed(s, seat))
        refuse_if("holds_unowed", held_by(s, seat) >= 0 and s.owed[seat] == 0, seat=seat + 1)


def _judge_uses(s: State, cards: Cards, options: FuseOptions) -> None:
    """Each can be taken back once the later ones are."""
    taken, before = set[int](), LAYOUT.copied(s)
    for seat in range(s.players):
        for index in reversed(range(s.n_use[seat])):
            place, cell = divmod(s.use[seat, index], CELLS + 1)
            if cell == BURN_CELL:
                burnt = s.mark[place] == Mark.BURNT + seat and options.confirm_draft
                refuse_if("use_not_burnt", not burnt, seat=seat + 1, place=place + 1)
            else:
                placed = s.mark[place] == Mark.PLACED + seat and before.die[seat, cell] == s.tray[place]
                refuse_if("use_not_placed", not placed, seat=seat + 1)
                refuse_if("use_covered", not is_exposed(before, cards, seat, cell))
                before.die[seat, cell] = 0
            refuse_if("use_twice", place in taken, place=place + 1)
            taken.add(place)


# What is asked, and the end


def _judge_question(s: State, cards: Cards) -> None:
    drafting, falling = s.phase == Phase.DRAFT and not s.won, s.phase == Phase.FALLOUT
    refuse_if("sabotage_asks", s.cause == Cause.SABOTAGE and not (drafting and s.spent[s.loss_card]))
    burnt = s.tray[s.burnt[0]] if s.n_burnt else 0
    refuse_if("penalty_asks", s.cause == Cause.PENALTY and not (falling and burnt == s.loss_card))
    if s.result:
        return
    for seat in SEATS_IN[s.losing]:
        refuse_if("nothing_to_lose", not has_loss(s, cards, seat, s.loss_types), seat=seat + 1)
    refuse_if("asks_nobody", s.cause != Cause.NONE and not s.losing)
    refuse_if("fallout_waits", falling and s.cause != Cause.PENALTY)
    out_of_dice = dice_in_bag(s) == 0 and (s.won or s.bag_empty == BagEmpty.LOSS)
    refuse_if("over_without_rolls", s.phase == Phase.ROLL and (s.rolls_left == 0 or out_of_dice))


def _judge_end(s: State, options: FuseOptions) -> None:
    """Who has confirmed and who has stopped, what a won game and a fallout look like, and what ended the game."""
    everybody, won = (1 << s.players) - 1, s.result == Result.WON
    refuse_if("confirm_asks", s.confirmed and (not options.confirm_draft or s.phase != Phase.DRAFT or not all_used(s)))
    refuse_if("stop_before_win", s.stopped and not s.won)
    refuse_if("everybody_agreed", everybody in (s.confirmed, s.stopped) and not s.result)
    refuse_if("won_when_empty", s.won and (any(s.row) or s.n_pile))
    refuse_if("fallout_free", s.phase == Phase.FALLOUT and any_free(s))
    refuse_if("result_without_end", (s.result == Result.NONE) != (s.ended_by == End.NONE))
    if s.result:
        refuse_if("result_row", won != bool(s.won) or s.losing or s.picking)
        fits = s.ended_by in (_WON_BY[options.edition] if won else _LOST_BY)
        refuse_if("result_by", not fits, result=named(Result)[s.result], by=named(End)[s.ended_by])
