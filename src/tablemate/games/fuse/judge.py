"""What every state of FUSE must hold, at any moment of any game: one code for each thing that can be wrong."""

from __future__ import annotations

from collections import Counter

from tablemate.kernel.checking import Checks
from tablemate.kernel.errors import InvalidPosition
from tablemate.kernel.naming import names
from tablemate.kernel.seats import SEATS_IN

from .cards.automaton import REFUSED, node_of
from .cards.dice import colour_of
from .cards.table import Cards
from .options import BOOK2015, SHEET, FuseOptions
from .rules.codes import BURN_CELL, CELLS
from .rules.dice import any_free, dice_in_bag, held_by
from .rules.draft import all_used
from .rules.losses import has_loss
from .rules.redeal import bombs_in_pile
from .rules.setup import in_pool
from .state import State
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
refuse, refuse_if = _CHECK.refuse, _CHECK.refuse_if
_LOST_BY = (End.TIME_UP, End.BAG_EMPTY, End.NO_ROLLS)
_WON_BY = {SHEET: (*_LOST_BY, End.NO_CARDS, End.STOPPED), BOOK2015: (End.DEFUSED,)}
"""What can end a game that is won, by edition."""


def judge(s: State, cards: Cards, options: FuseOptions) -> None:
    """Refuse a state that could not stand on a real table."""
    _judge_turn(s, options)
    _judge_mats(s, cards, options)
    _judge_cards(s)
    _judge_row(s)
    _judge_tray(s)
    _judge_dice(s)
    _judge_uses(s, options)
    _judge_question(s, cards)
    _judge_agreed(s, options)
    _judge_result(s, options)


def _judge_turn(s: State, options: FuseOptions) -> None:
    refuse_if("book_won", s.won and options.edition != SHEET and s.result != Result.WON)
    refuse_if("pick_owed", s.picking and (s.phase != Phase.DRAFT or s.won))
    refuse_if("rolls_left_budget", (s.rolls_left == NO_BUDGET) != (options.roll_budget is None))


def _judge_mats(s: State, cards: Cards, options: FuseOptions) -> None:
    for seat in range(s.players):
        lying = [place for place in range(s.places) if s.card[seat, place]]
        for place in lying:
            _judge_bomb(s, options, seat, place)
        wanted = s.places - (s.picking >> seat & 1)
        refuse_if("mat_size", not s.won and not s.result and len(lying) != wanted, seat=seat, bombs=s.places)
    for bomb in _bombs(s):
        if not in_pool(s, cards, bomb):
            refuse("card_six_point", card=options.deck.bombs[bomb - 1].id)


def _judge_bomb(s: State, options: FuseOptions, seat: int, place: int) -> None:
    """Its dice are placed as the rules place them."""
    bomb = options.deck.bombs[s.card[seat, place] - 1]
    dice = [die - 1 if (die := s.die[seat, place * SLOTS + slot]) else None for slot in range(bomb.size)]
    filled = {slot for slot, die in enumerate(dice) if die is not None}
    refuse_if("card_complete", len(filled) == bomb.size, card=bomb.id)
    refuse_if("die_unsupported", any(set(bomb.supports[slot]) - filled for slot in filled), card=bomb.id)
    refuse_if("dice_impossible", filled and node_of(bomb, dice, options.legality) == REFUSED, card=bomb.id)


def _bombs(s: State) -> list[int]:
    """All bombs that lie somewhere."""
    on_mats = [s.card[seat, place] for seat in range(s.players) for place in range(s.places)]
    piled = [card for card in s.pile if card <= MOST_BOMBS]
    defused = [number for number, by in enumerate(s.done) if by]
    return [number for number in (*on_mats, *s.row, *piled, *defused) if number]


def expected_picks(s: State) -> int:
    """Before the win every defusal is followed by a pick, made or owed."""
    return s.to_defuse if s.won else _defused(s) - len(SEATS_IN[s.picking])


def _defused(s: State) -> int:
    return sum(1 for by in s.done if by)


def _judge_cards(s: State) -> None:
    """No card lies in two places, and none is missing."""
    unspent = s.sabotage_count - sum(s.spent)
    refuse_if("sabotage_spent", s.won and unspent, sabotage=s.sabotage_count)
    _CHECK.number("picks", s.picks, 0, s.to_defuse)
    refuse_if("pick_count", s.picks != expected_picks(s) and not s.result, expected=expected_picks(s))
    refuse_if("too_many_picks", _defused(s) < s.picks)
    bombs = bombs_in_pile(s)
    refuse_if("row_and_picks", bombs < 0 or (s.won and bombs), bombs=s.to_defuse)
    found = sum(1 for index in range(s.n_pile) if s.pile[index] <= MOST_BOMBS)
    if found != bombs or (s.n_pile - found != unspent and not s.won):
        refuse("pile_counts", bombs=bombs, sabotage=unspent)


def most_in_row(s: State) -> int:
    """One less while a sabotage card asks that came up between a pick and the bomb that fills the row."""
    return min(ROW, s.to_defuse) - (s.cause == Cause.SABOTAGE)


def _judge_row(s: State) -> None:
    """What row and pile together can be."""
    filling_up, in_row = s.cause == Cause.SABOTAGE, sum(1 for number in s.row if number)
    refuse_if("row_gap", in_row < most_in_row(s) - bool(s.result) and s.n_pile)
    refuse_if("sabotage_moment", in_row > most_in_row(s) or (filling_up and s.picks == 0))
    refuse_if("row_empty", in_row == 0 and s.n_pile == 0 and not s.won and not filling_up and not s.result)


def places_burnt(s: State) -> list[int]:
    """The places of the tray with a burnt die."""
    return [place for place in range(TRAY) if Mark.BURNT <= s.mark[place] < Mark.PLACED]


def _judge_tray(s: State) -> None:
    lying = [place for place in range(TRAY) if s.tray[place]]
    refuse_if("too_many_dice", len(lying) > s.quota * s.players, most=s.quota * s.players)
    if (s.phase == Phase.ROLL and lying) or (s.phase == Phase.FALLOUT and lying != places_burnt(s)):
        refuse("tray_moment")
    held = Counter(mark - Mark.HELD for mark in s.mark if Mark.HELD <= mark < Mark.BURNT)
    refuse_if("hold_option", held and not s.hold)
    for seat, number in held.items():
        refuse_if("holds_two", number > 1, seat=seat)
    refuse_if("burnt_places", sorted(s.burnt[index] for index in range(s.n_burnt)) != places_burnt(s))


def dice_left(s: State) -> list[int]:
    """The dice of each colour that lie nowhere else and are in the bag."""
    lying = [s.die[seat, cell] for seat in range(s.players) for cell in range(CELLS)]
    lying += [die for die, mark in zip(s.tray, s.mark, strict=True) if mark < Mark.PLACED]
    colours = [colour_of(die - 1) for die in lying if die]
    return [DICE_OF_COLOUR - colours.count(colour) for colour in Colour]


def most_owed(s: State, seat: int) -> int:
    """In a draft the quota less the dice used."""
    used = sum(1 for mark in s.mark if mark in (Mark.BURNT + seat, Mark.PLACED + seat))
    return max(0, (s.quota if s.phase == Phase.DRAFT else 0) - used)


def _judge_dice(s: State) -> None:
    for colour, left in enumerate(dice_left(s)):
        name = names(Colour)[colour]
        refuse_if("too_many_of_colour", left < 0, most=DICE_OF_COLOUR, colour=name)
        refuse_if("bag_colour", s.bag[colour] != left, left=left, colour=name)
    for seat in range(s.players):
        _CHECK.number("owed", s.owed[seat], 0, most_owed(s, seat))
        refuse_if("holds_unowed", held_by(s, seat) >= 0 and s.owed[seat] == 0, seat=seat)


def _judge_uses(s: State, options: FuseOptions) -> None:
    """Each can be taken back once the later ones are."""
    taken: set[int] = set()
    for seat in range(s.players):
        lifted: set[int] = set()
        for index in range(s.n_use[seat] - 1, -1, -1):
            place, cell = divmod(s.use[seat, index], CELLS + 1)
            if cell == BURN_CELL:
                if s.mark[place] != Mark.BURNT + seat or not options.confirm_draft:
                    refuse("use_not_burnt", seat=seat, place=place)
            elif s.mark[place] != Mark.PLACED + seat or s.die[seat, cell] != s.tray[place] or cell in lifted:
                refuse("use_not_placed", seat=seat)
            elif _covered(s, options, seat, cell, lifted | {cell}):
                refuse("use_covered")
            refuse_if("use_twice", place in taken, place=place)
            taken.add(place)
            lifted.add(cell)


def _covered(s: State, options: FuseOptions, seat: int, cell: int, lifted: set[int]) -> bool:
    """Does a die lie upon this one that is not taken back before it?"""
    start = cell // SLOTS * SLOTS
    bomb = options.deck.bombs[s.card[seat, cell // SLOTS] - 1]
    upper = [start + slot for slot in range(bomb.size) if cell - start in bomb.supports[slot]]
    return any(s.die[seat, above] and above not in lifted for above in upper)


def _judge_question(s: State, cards: Cards) -> None:
    if s.cause == Cause.SABOTAGE and (not s.spent[s.loss_card] or s.phase != Phase.DRAFT or s.won):
        refuse("sabotage_asks")
    if s.cause == Cause.PENALTY and (s.phase != Phase.FALLOUT or not s.n_burnt or s.tray[s.burnt[0]] != s.loss_card):
        refuse("penalty_asks")
    if s.result:
        return
    for seat in SEATS_IN[s.losing]:
        refuse_if("nothing_to_lose", not has_loss(s, cards, seat, s.loss_types), seat=seat)
    refuse_if("asks_nobody", s.cause != Cause.NONE and not s.losing)
    refuse_if("fallout_waits", s.phase == Phase.FALLOUT and s.cause != Cause.PENALTY)
    if s.phase == Phase.ROLL and (
        s.rolls_left == 0 or (dice_in_bag(s) == 0 and (s.won or s.bag_empty == BagEmpty.LOSS))
    ):
        refuse("over_without_rolls")


def _judge_agreed(s: State, options: FuseOptions) -> None:
    """Who has confirmed and who has stopped; and what a won game and a fallout look like."""
    refuse_if("confirm_asks", s.confirmed and (not options.confirm_draft or s.phase != Phase.DRAFT or not all_used(s)))
    refuse_if("stop_before_win", s.stopped and not s.won)
    refuse_if("everybody_agreed", (1 << s.players) - 1 in (s.confirmed, s.stopped) and not s.result)
    refuse_if("won_when_empty", s.won and (any(s.row) or s.n_pile))
    refuse_if("fallout_free", s.phase == Phase.FALLOUT and any_free(s))


def _judge_result(s: State, options: FuseOptions) -> None:
    refuse_if("result_without_end", (s.result == Result.NONE) != (s.ended_by == End.NONE))
    if s.result == Result.NONE:
        return
    won = s.result == Result.WON
    refuse_if("result_row", won != bool(s.won) or s.losing or s.picking)
    if s.ended_by not in (_WON_BY[options.edition] if won else _LOST_BY):
        refuse("result_by", result=Result(s.result).name.lower(), by=End(s.ended_by).name.lower())
