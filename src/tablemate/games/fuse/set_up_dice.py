"""Setting up the dice of a position: tray, bag, who owes how many, and what can be taken back."""

from __future__ import annotations

from typing import Any

from .cards.dice import colour_of
from .given import Board, given, refuse
from .names import names
from .rules.codes import CELLS
from .rules.dice import held_by
from .rules.mats import has_cards, takes_dice
from .rules.uses import BURN_CELL
from .state import USES
from .terms import DICE_OF_COLOUR, SLOTS, TRAY, Colour, Mark, Phase

_MARKS = {"held": Mark.HELD, "burnt": Mark.BURNT, "placed": Mark.PLACED}


def lay_dice(board: Board) -> None:
    """Everything in order: later parts rely on earlier ones, and all on the cards."""
    _tray(board)
    _burnt(board)
    _bag(board)
    _owed(board)
    _uses(board)


def _tray(board: Board) -> None:
    s = board.s
    for place, entry in enumerate(given.rows("tray", board.says.get("tray", []), TRAY)):
        if entry is not None:
            _tray_die(board, place, entry)
    if sum(1 for die in s.tray if die) > s.quota * s.players:
        refuse("too_many_dice", most=s.quota * s.players)
    others = any(s.tray[place] and not _is_burnt(s, place) for place in range(TRAY))
    if (s.phase == Phase.ROLL and any(s.tray)) or (s.phase == Phase.FALLOUT and others):
        refuse("tray_moment")


def _tray_die(board: Board, place: int, entry: Any) -> None:
    s = board.s
    die = {"die": entry} if isinstance(entry, str) else given.fields("tray", entry, ("die", "is", "seat"))
    s.tray[place] = given.die("tray", die.get("die")) + 1
    state = given.one_of("tray", die.get("is", "free"), ("free", *_MARKS))
    if state == "free":
        return
    if state == "held" and not board.options.hold:
        refuse("hold_option")
    seat = given.number("tray.seat", die.get("seat"), 0, s.players - 1)
    if state == "held" and held_by(s, seat) >= 0:
        refuse("holds_two", seat=seat)
    s.mark[place] = _MARKS[state] + seat


def _is_burnt(s: Any, place: int) -> bool:
    return bool(Mark.BURNT <= s.mark[place] < Mark.PLACED)


def _burnt(board: Board) -> None:
    """The order of burning; from the left if the position does not say."""
    s = board.s
    burnt = [place for place in range(TRAY) if _is_burnt(s, place)]
    named = given.rows("burnt", board.says.get("burnt", burnt), TRAY)
    order = [given.number("burnt", place, 0, TRAY - 1) for place in named]
    if sorted(order) != burnt:
        refuse("burnt_places")
    for index, place in enumerate(order):
        s.burnt[index] = place
    s.n_burnt = len(order)


def _bag(board: Board) -> None:
    """All dice that lie nowhere else; a bag that is given must agree."""
    s = board.s
    lying = [die for seat in range(s.players) for die in (s.die[seat, cell] for cell in range(CELLS)) if die]
    lying += [s.tray[place] for place in range(TRAY) if s.tray[place] and s.mark[place] < Mark.PLACED]
    stated = board.says.get("bag")
    if stated is not None:
        stated = given.fields("bag", stated, names(Colour))
    for colour, name in enumerate(names(Colour)):
        left = DICE_OF_COLOUR - sum(colour_of(die - 1) == colour for die in lying)
        if left < 0:
            refuse("too_many_of_colour", most=DICE_OF_COLOUR, colour=name)
        if stated is not None and given.number("bag", stated.get(name), 0, DICE_OF_COLOUR) != left:
            refuse("bag_colour", left=left, colour=name)
        s.bag[colour] = left


def _owed(board: Board) -> None:
    """In a draft the quota less the dice used; who takes no dice owes none if the position does not say so."""
    s = board.s
    most = [_most_owed(s, seat) for seat in range(s.players)]
    fresh = [most[seat] if takes_dice(s, has_cards(s, seat)) else 0 for seat in range(s.players)]
    for seat, owed in enumerate(given.rows("owed", board.says.get("owed", fresh), s.players, exactly=True)):
        s.owed[seat] = given.number("owed", owed, 0, most[seat])
        if held_by(s, seat) >= 0 and s.owed[seat] == 0:
            refuse("holds_unowed", seat=seat)


def _most_owed(s: Any, seat: int) -> int:
    used = sum(s.mark[place] in (Mark.BURNT + seat, Mark.PLACED + seat) for place in range(TRAY))
    return max(0, (s.quota if s.phase == Phase.DRAFT else 0) - used)


def _uses(board: Board) -> None:
    s, options = board.s, board.options
    uses = given.rows("uses", board.says.get("uses", [[]] * s.players), s.players, exactly=True)
    most = 0 if not options.undo or s.phase != Phase.DRAFT else USES if options.confirm_draft else 1
    taken: set[int] = set()
    for seat, entries in enumerate(uses):
        lifted: set[int] = set()
        for index, entry in reversed(list(enumerate(given.rows("uses", entries, most)))):
            s.use[seat, index] = _use(board, seat, entry, lifted)
            place = s.use[seat, index] // (CELLS + 1)
            if place in taken:
                refuse("use_twice", place=place)
            taken.add(place)
        s.n_use[seat] = len(entries)


def _use(board: Board, seat: int, entry: Any, lifted: set[int]) -> int:
    """One use that can be taken back once the later ones are."""
    s = board.s
    use = given.fields("uses", entry, ("tray", "cell"))
    place, cell = given.number("uses", use.get("tray"), 0, TRAY - 1), use.get("cell")
    if cell is None:
        if s.mark[place] != Mark.BURNT + seat or not board.options.confirm_draft:
            refuse("use_not_burnt", seat=seat, place=place)
        return int(place * (CELLS + 1) + BURN_CELL)
    cell = given.number("uses", cell, 0, CELLS - 1)
    if s.mark[place] != Mark.PLACED + seat or s.die[seat, cell] != s.tray[place] or cell in lifted:
        refuse("use_not_placed", seat=seat)
    lifted.add(cell)
    if _covered(board, seat, cell, lifted):
        refuse("use_covered")
    return int(place * (CELLS + 1) + cell)


def _covered(board: Board, seat: int, cell: int, lifted: set[int]) -> bool:
    """Does a die lie upon this one that is not taken back before it?"""
    s, start = board.s, cell // SLOTS * SLOTS
    bomb = board.options.deck.bombs[s.card[seat, cell // SLOTS] - 1]
    upper = [slot for slot in range(bomb.size) if cell - start in bomb.supports[slot]]
    return any(s.die[seat, start + slot] and start + slot not in lifted for slot in upper)
