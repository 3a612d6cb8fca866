"""Setting up a position: readable JSON onto the record, everything checked.

What is left out is the start of a turn: bombs that are named nowhere are dealt to the row and the pile, the dice that
lie nowhere are in the bag.  A position that could not stand on a real table is refused, with what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.chance import roll
from tablemate.kernel.positions import read_chance
from tablemate.kernel.program import ACTIONS
from tablemate.kernel.seats import seats_in

from . import given
from .cards.automaton import REFUSED
from .given import refuse
from .names import card_numbers, names
from .options import FuseOptions
from .placement import node_of
from .rules.codes import CELLS
from .rules.dice import any_free, dice_in_bag, types_of_colour, types_of_value
from .rules.draft import all_used
from .rules.legal import legal
from .rules.losses import has_loss
from .rules.mats import has_cards
from .rules.redeal import bombs_in_pile
from .rules.setup import HARD, agree
from .rules.turn import advance, waited
from .rules.uses import BURN_CELL
from .state import USES, Choices
from .terms import (
    DICE_OF_COLOUR,
    MOST_BOMBS,
    NO_BUDGET,
    ROW,
    SLOTS,
    TRAY,
    VALUES,
    Cause,
    Colour,
    End,
    Mark,
    Phase,
    Result,
)

FIELDS = (
    "game", "options", "phase", "turn", "bag_holder", "rolls_left", "mats", "row", "pile", "done", "spent", "picks",
    "bag", "tray", "burnt", "owed", "uses", "confirmed", "picking", "question", "won", "stopped", "result", "ended_by",
    "chance",
)  # fmt: skip
MOST_TURNS = 30_000
_OUT_OF_DICE_OR_TIME = (End.TIME_UP, End.BAG_EMPTY, End.NO_ROLLS)
_ENDS: Mapping[str | bool, tuple[End, ...]] = {
    False: _OUT_OF_DICE_OR_TIME,
    "sheet": (*_OUT_OF_DICE_OR_TIME, End.NO_CARDS, End.STOPPED),
    "book2015": (End.DEFUSED,),
}
"""What can end a game: a lost one, and a won one by edition."""
_MARKS = {"held": Mark.HELD, "burnt": Mark.BURNT, "placed": Mark.PLACED}


def read_position(position: Mapping[str, Any], options: FuseOptions, s: Any) -> None:
    """Put a position onto a blank state whose stream is seeded."""
    for name in position:
        if name not in FIELDS:
            refuse(f"FUSE's positions have no field {str(name)[:60]!r}")
    _Board(position, options, s).lay()


def settle_position(s: Any, cards: Any, ev: Any) -> None:
    """Number the fillings, check what is asked, and go on to the first decision."""
    _number_fillings(s, cards)
    if s.result != Result.NONE:
        return
    _check_question(s, cards)
    if s.phase == Phase.ROLL and (s.rolls_left == 0 or (dice_in_bag(s) == 0 and (s.won or not s.skip_empty))):
        refuse("without a roll or a die left the game would be over (A12, A38)")
    advance(s, cards, ev)
    out = ACTIONS.view(ACTIONS.new())
    if s.result == Result.NONE and not any(legal(s, cards, seat, out) for seat in seats_in(waited(s))):
        refuse("nobody could do anything in this position")


def _number_fillings(s: Any, cards: Any) -> None:
    """The card table's name for what lies on each bomb: place the dice once more, from the bottom up."""
    for seat in range(s.players):
        for place in range(s.hand):
            bomb = s.card[seat, place]
            s.node[seat, place] = _node(s, cards, seat, place) if bomb else 0


def _node(s: Any, cards: Any, seat: int, place: int) -> int:
    bomb = s.card[seat, place]
    node, laid = cards.start[bomb], 0
    dice = [s.die[seat, place * SLOTS + slot] for slot in range(SLOTS)]
    rest = sum(1 << slot for slot in range(SLOTS) if dice[slot])
    while laid != rest:
        slot = next(each for each in range(SLOTS) if (rest & ~laid) >> each & 1 and not cards.below[bomb, each] & ~laid)
        node = cards.follow[cards.link[node, slot], dice[slot] - 1]
        laid |= 1 << slot
    return int(node)


def _check_question(s: Any, cards: Any) -> None:
    for seat in seats_in(s.losing):
        if not has_loss(s, cards, seat, s.loss_types):
            refuse(f"seat {seat} is asked for a die but has none to lose")
    if s.cause != Cause.NONE and not s.losing:
        refuse("a question that nobody has to answer is not asked")
    if s.phase == Phase.FALLOUT and s.cause != Cause.PENALTY:
        refuse("the fallout waits only for dice lost to a penalty")


class _Board:
    """One position being laid out."""

    def __init__(self, position: Mapping[str, Any], options: FuseOptions, s: Any) -> None:
        self.given = position
        self.options = options
        self.s = s
        self.numbers = card_numbers(options.deck)
        self.used: set[int] = set()
        self.reserved: set[int] = set()

    def lay(self) -> None:
        """Everything in order: later parts rely on earlier ones."""
        self._options()
        self._chance()
        self._turn()
        self._mats()
        self._done_and_spent()
        self._picks()
        self._row()
        self._pile()
        self._tray()
        self._bag()
        self._owed()
        self._uses()
        self._question()
        self._marks()
        self._result()

    def _options(self) -> None:
        numbers = self.options.numbers()
        choices = type("Agreed", (Choices,), numbers)()
        agree(self.s, choices)

    def _chance(self) -> None:
        if "chance" in self.given:
            read_chance(self.given["chance"], self.s.chance)

    def _turn(self) -> None:
        s, at = self.s, self.given
        s.phase = Phase[given.one_of("phase", at.get("phase", "roll"), names(Phase)).upper()]
        s.turn = given.number("turn", at.get("turn", 1), 1, MOST_TURNS)
        s.bag_holder = given.number("bag_holder", at.get("bag_holder", 0), 0, s.players - 1)
        s.won = int(given.flag("won", at.get("won", False)))
        if s.won and self.options.edition != "sheet" and at.get("result") != "won":
            refuse("a game of book2015 is over with the win")
        s.picking = given.seats("picking", at.get("picking", []), s.players)
        if s.picking and (s.phase != Phase.DRAFT or s.won):
            refuse("a pick is owed only in the draft, and before the win")
        left = at.get("rolls_left", self.options.roll_budget)
        if (left is None) != (self.options.roll_budget is None):
            refuse("rolls_left goes with the option roll_budget")
        s.rolls_left = NO_BUDGET if left is None else given.number("rolls_left", left, 0, self.options.roll_budget or 0)

    def _card(self, name: str, value: Any, low: int, high: int) -> int:
        """A card by its id, not used before and in the game."""
        number = self.numbers.get(value.lower(), 0) if isinstance(value, str) else 0
        if not low <= number <= high:
            refuse(f"{name}: there is no such card: {str(value)[:60]!r}")
        if number in self.used:
            refuse(f"there is only one card {value}")
        if number <= MOST_BOMBS and self._value(number) >= HARD and not self.options.six_point:
            refuse(f"{value} is only played with six_point")
        self.used.add(number)
        return number

    def _value(self, number: int) -> int:
        return self.options.deck.bombs[number - 1].value

    def _unused(self) -> list[int]:
        """Bombs of this game that lie nowhere yet."""
        everyone = range(1, len(self.options.deck.bombs) + 1)
        playable = [number for number in everyone if self.options.six_point or self._value(number) < HARD]
        return [number for number in playable if number not in self.used | self.reserved]

    def _dealt(self) -> int:
        """A random bomb that lies nowhere yet."""
        unused = self._unused()
        if not unused:
            refuse("the deck has not enough bombs for this position")
        number = unused[roll(self.s.chance, len(unused))]
        self.used.add(number)
        return number

    def _mats(self) -> None:
        """Bombs that a position names are laid first, so that a dealt one is never one of them."""
        s = self.s
        mats = given.rows("mats", self.given.get("mats", [[]] * s.players), s.players, exactly=True)
        for seat, mat in enumerate(mats):
            for place, entry in enumerate(given.rows("mats", mat, s.hand)):
                if entry is not None:
                    self._bomb(seat, place, entry)
        self._named_elsewhere()
        for seat, mat in enumerate(mats):
            for place in range(len(mat), s.hand):
                s.card[seat, place] = self._dealt()
            empty = sum(1 for place in range(s.hand) if s.card[seat, place] == 0)
            if not s.won and not self.given.get("result") and empty != (s.picking >> seat & 1):
                refuse(f"seat {seat} must have {s.hand} bombs, one less while it owes a pick")

    def _named_elsewhere(self) -> None:
        """Keep bombs of the row, the pile and the done piles from being dealt; they are checked in their turn."""
        for name in ("row", "pile"):
            entries = self.given.get(name)
            self._reserve(entries if isinstance(entries, list | tuple) else ())
        done = self.given.get("done")
        for pile in done if isinstance(done, list | tuple) else ():
            self._reserve(pile if isinstance(pile, list | tuple) else ())

    def _reserve(self, entries: Any) -> None:
        self.reserved |= {self.numbers[entry.lower()] for entry in entries if self._is_id(entry)}

    def _is_id(self, entry: Any) -> bool:
        return isinstance(entry, str) and entry.lower() in self.numbers

    def _bomb(self, seat: int, place: int, entry: Any) -> None:
        """A bomb with the dice on it, which must be placed as the rules place them."""
        s = self.s
        card = {"card": entry} if isinstance(entry, str) else given.fields("mats", entry, ("card", "dice"))
        number = self._card("mats", card.get("card"), 1, MOST_BOMBS)
        bomb = self.options.deck.bombs[number - 1]
        named = given.rows(f"the dice of {bomb.id}", card.get("dice", [None] * bomb.size), bomb.size, exactly=True)
        dice = [None if name is None else given.die(f"the dice of {bomb.id}", name) for name in named]
        if None not in dice:
            refuse(f"{bomb.id} is complete and would be defused")
        filled = {slot for slot, die in enumerate(dice) if die is not None}
        if any(set(bomb.supports[slot]) - filled for slot in filled):
            refuse(f"a die on {bomb.id} has nothing to rest on (L2)")
        if node_of(bomb, dice, self.options.legality) == REFUSED:
            refuse(f"these dice cannot lie on {bomb.id} (L3-L5)")
        s.card[seat, place] = number
        for slot, die in enumerate(dice):
            s.die[seat, place * SLOTS + slot] = 0 if die is None else die + 1

    def _done_and_spent(self) -> None:
        s = self.s
        piles = given.rows("done", self.given.get("done", [[]] * s.players), s.players, exactly=True)
        for seat, pile in enumerate(piles):
            for entry in given.rows("done", pile, MOST_BOMBS):
                s.done[self._card("done", entry, 1, MOST_BOMBS)] = seat + 1
        self._spent()

    def _spent(self) -> None:
        """Sabotage cards used up; once won that is all of them, random ones if the position does not say which."""
        s, numbers = self.s, range(1, len(self.options.deck.sabotage) + 1)
        for entry in given.rows("spent", self.given.get("spent", []), s.sabotage):
            s.spent[self._card("spent", entry, MOST_BOMBS + 1, MOST_BOMBS + len(numbers)) - MOST_BOMBS] = 1
        left = s.sabotage - sum(s.spent)
        if s.won and left and "spent" in self.given:
            refuse(f"once won all {s.sabotage} sabotage cards are spent")
        for _ in range(left if s.won else 0):
            unseen = [number for number in numbers if not s.spent[number]]
            s.spent[unseen[roll(s.chance, len(unseen))]] = 1

    def _picks(self) -> None:
        """Before the win every defusal is followed by a pick, made or owed."""
        s = self.s
        owed = bin(s.picking).count("1")
        defused = sum(1 for by in s.done if by)
        expected = s.bombs if s.won else defused - owed
        s.picks = given.number("picks", self.given.get("picks", expected), 0, s.bombs)
        if s.picks != expected and not self.given.get("result"):
            refuse(f"picks must be {expected}: one for every bomb defused, made or owed")
        if defused < s.picks:
            refuse("more bombs were picked than defused")

    def _row(self) -> None:
        s = self.s
        left = s.bombs - s.picks
        if "row" not in self.given:
            for place in range(min(ROW, left, self._most_in_row())):
                s.row[place] = self._dealt()
            return
        for place, entry in enumerate(given.rows("row", self.given["row"], ROW)):
            s.row[place] = 0 if entry is None else self._card("row", entry, 1, MOST_BOMBS)

    def _filling_up(self) -> bool:
        """Has a sabotage card come up between a pick and the bomb that fills the row?"""
        question = self.given.get("question")
        return isinstance(question, Mapping) and "sabotage" in question

    def _most_in_row(self) -> int:
        return int(min(ROW, self.s.bombs)) - self._filling_up()

    def _pile(self) -> None:
        s = self.s
        bombs, spent = bombs_in_pile(s), sum(1 for used in s.spent if used)
        if bombs < 0 or (s.won and bombs):
            refuse(f"row and picks do not fit the {s.bombs} bombs to defuse")
        if "pile" in self.given:
            self._given_pile(bombs, s.sabotage - spent)
        else:
            self._dealt_pile(bombs, 0 if s.won else s.sabotage - spent)
        in_row = sum(1 for number in s.row if number)
        over = self.given.get("result") is not None
        if in_row < self._most_in_row() - over and s.n_pile:
            refuse("a row with a gap means an empty pile")
        if in_row > self._most_in_row() or (self._filling_up() and s.picks == 0):
            refuse("a sabotage card asks after a pick, before the row is filled up")
        if in_row == 0 and s.n_pile == 0 and not s.won and not self._filling_up() and not over:
            refuse("row and pile are empty: the game is won")

    def _given_pile(self, bombs: int, sabotage: int) -> None:
        s = self.s
        entries = given.rows("pile", self.given["pile"], MOST_BOMBS + sabotage)
        cards = [self._card("pile", entry, 1, MOST_BOMBS + len(self.options.deck.sabotage)) for entry in entries]
        found = sum(card <= MOST_BOMBS for card in cards)
        if found != bombs or (len(cards) - found != sabotage and not s.won):
            refuse(f"the pile must hold {bombs} bombs and {sabotage} sabotage cards")
        for index, card in enumerate(reversed(cards)):
            s.pile[index] = card
        s.n_pile = len(cards)

    def _dealt_pile(self, bombs: int, sabotage: int) -> None:
        s = self.s
        unseen = [number for number in range(1, len(self.options.deck.sabotage) + 1) if not s.spent[number]]
        cards = [self._dealt() for _ in range(bombs)]
        for _ in range(sabotage):
            cards.append(MOST_BOMBS + unseen.pop(roll(s.chance, len(unseen))))
        for index in range(len(cards)):
            s.pile[index] = cards.pop(roll(s.chance, len(cards)))
        s.n_pile = bombs + sabotage

    def _tray(self) -> None:
        s = self.s
        for place, entry in enumerate(given.rows("tray", self.given.get("tray", []), TRAY)):
            if entry is not None:
                self._tray_die(place, entry)
        burnt = [place for place in range(TRAY) if Mark.BURNT <= s.mark[place] < Mark.PLACED]
        named = given.rows("burnt", self.given.get("burnt", burnt), TRAY)
        order = [given.number("burnt", place, 0, TRAY - 1) for place in named]
        if sorted(order) != burnt:
            refuse("burnt must name the places of the burnt dice in the tray, each once")
        for index, place in enumerate(order):
            s.burnt[index] = place
        s.n_burnt = len(order)
        if sum(1 for die in s.tray if die) > s.quota * s.players:
            refuse(f"no more than {s.quota * s.players} dice are rolled")
        others = any(s.tray[place] and place not in burnt for place in range(TRAY))
        if (s.phase == Phase.ROLL and any(s.tray)) or (s.phase == Phase.FALLOUT and others):
            refuse("before the roll the tray is empty, in the fallout only burnt dice lie there")

    def _tray_die(self, place: int, entry: Any) -> None:
        s = self.s
        die = (
            {"die": entry, "is": "free"}
            if isinstance(entry, str)
            else given.fields("tray", entry, ("die", "is", "seat"))
        )
        s.tray[place] = given.die("tray", die.get("die")) + 1
        state = given.one_of("tray", die.get("is", "free"), ("free", *_MARKS))
        if state == "free":
            return
        if state == "held" and not self.options.hold:
            refuse("dice are held only with the option hold")
        seat = given.number("the seat of a die in the tray", die.get("seat"), 0, s.players - 1)
        if state == "held" and Mark.HELD + seat in list(s.mark):
            refuse(f"seat {seat} holds two dice")
        s.mark[place] = _MARKS[state] + seat

    def _bag(self) -> None:
        """All dice that lie nowhere else; a bag that is given must agree."""
        s = self.s
        lying = [die for seat in range(s.players) for die in (s.die[seat, cell] for cell in range(CELLS)) if die]
        lying += [s.tray[place] for place in range(TRAY) if s.tray[place] and s.mark[place] < Mark.PLACED]
        stated = self.given.get("bag")
        if stated is not None:
            stated = given.fields("bag", stated, names(Colour))
        for colour, name in enumerate(names(Colour)):
            left = DICE_OF_COLOUR - sum((die - 1) // VALUES == colour for die in lying)
            if left < 0:
                refuse(f"there are only {DICE_OF_COLOUR} {name} dice")
            if stated is not None and given.number("bag", stated.get(name), 0, DICE_OF_COLOUR) != left:
                refuse(f"with the dice on the table {left} {name} dice must be in the bag")
            s.bag[colour] = left

    def _owed(self) -> None:
        s = self.s
        most = s.quota if s.phase == Phase.DRAFT else 0
        used = [
            sum(s.mark[place] in (Mark.BURNT + seat, Mark.PLACED + seat) for place in range(TRAY))
            for seat in range(s.players)
        ]
        idle = [bool(s.won and not s.bonus_all and not has_cards(s, seat)) for seat in range(s.players)]
        fresh = [0 if idle[seat] else max(0, most - used[seat]) for seat in range(s.players)]
        for seat, owed in enumerate(given.rows("owed", self.given.get("owed", fresh), s.players, exactly=True)):
            s.owed[seat] = given.number("owed", owed, 0, max(0, most - used[seat]))
            if Mark.HELD + seat in list(s.mark) and s.owed[seat] == 0:
                refuse(f"seat {seat} holds a die but owes none")

    def _uses(self) -> None:
        s = self.s
        uses = given.rows("uses", self.given.get("uses", [[]] * s.players), s.players, exactly=True)
        most = 0 if not self.options.undo or s.phase != Phase.DRAFT else USES if self.options.confirm_draft else 1
        taken: set[int] = set()
        for seat, entries in enumerate(uses):
            lifted: set[int] = set()
            for index, entry in reversed(list(enumerate(given.rows("uses", entries, most)))):
                s.use[seat, index] = self._use(seat, entry, lifted)
                place = s.use[seat, index] // (CELLS + 1)
                if place in taken:
                    refuse(f"uses: the die at place {place} is used twice")
                taken.add(place)
            s.n_use[seat] = len(entries)

    def _use(self, seat: int, entry: Any, lifted: set[int]) -> int:
        """One use that can be taken back once the later ones are."""
        s = self.s
        use = given.fields("uses", entry, ("tray", "cell"))
        place, cell = given.number("uses", use.get("tray"), 0, TRAY - 1), use.get("cell")
        if cell is None:
            if s.mark[place] != Mark.BURNT + seat or not self.options.confirm_draft:
                refuse(f"uses: seat {seat} has no burnt die at place {place} to take back")
            return int(place * (CELLS + 1) + BURN_CELL)
        cell = given.number("uses", cell, 0, CELLS - 1)
        if s.mark[place] != Mark.PLACED + seat or s.die[seat, cell] != s.tray[place] or cell in lifted:
            refuse(f"uses: seat {seat} has not placed this die there")
        lifted.add(cell)
        if self._covered(seat, cell, lifted):
            refuse("uses: a covered die cannot be taken back")
        return int(place * (CELLS + 1) + cell)

    def _covered(self, seat: int, cell: int, lifted: set[int]) -> bool:
        """Does a die lie upon this one that is not taken back before it?"""
        start = cell // SLOTS * SLOTS
        bomb = self.options.deck.bombs[self.s.card[seat, cell // SLOTS] - 1]
        upper = [slot for slot in range(bomb.size) if cell - start in bomb.supports[slot]]
        return any(self.s.die[seat, start + slot] and start + slot not in lifted for slot in upper)

    def _question(self) -> None:
        s = self.s
        if (entry := self.given.get("question")) is None:
            return
        question = given.fields("question", entry, ("sabotage", "penalty", "seats"))
        if ("sabotage" in question) == ("penalty" in question):
            refuse("a question has one cause, sabotage or penalty")
        s.losing = given.seats("question", question.get("seats"), s.players)
        if "sabotage" in question:
            self._sabotage_question(question["sabotage"])
        else:
            self._penalty_question(given.die("question", question.get("penalty")))

    def _sabotage_question(self, name: Any) -> None:
        s = self.s
        number = (self.numbers.get(name.lower(), 0) if isinstance(name, str) else 0) - MOST_BOMBS
        if number < 1 or not s.spent[number] or s.phase != Phase.DRAFT or s.won:
            refuse("a sabotage card asks in the draft, and lies with those spent")
        s.cause, s.loss_card = Cause.SABOTAGE, number
        s.loss_types = self.options.deck.sabotage[number - 1].match.dice

    def _penalty_question(self, die: int) -> None:
        s = self.s
        if s.phase != Phase.FALLOUT or not s.n_burnt or s.tray[s.burnt[0]] != die + 1:
            refuse("a penalty asks in the fallout, with the first burnt die")
        s.cause, s.loss_card = Cause.PENALTY, die + 1
        s.loss_types = types_of_colour(die // VALUES) | types_of_value(die % VALUES + 1)

    def _marks(self) -> None:
        s, everybody = self.s, (1 << self.s.players) - 1
        s.confirmed = given.seats("confirmed", self.given.get("confirmed", []), s.players)
        if s.confirmed and (not self.options.confirm_draft or s.phase != Phase.DRAFT or not all_used(s)):
            refuse("a draft is confirmed once all dice are used, with the option confirm_draft")
        s.stopped = given.seats("stopped", self.given.get("stopped", []), s.players)
        if s.stopped and not s.won:
            refuse("only after the win a player may stop")
        if everybody in (s.confirmed, s.stopped) and not self.given.get("result"):
            refuse("with everybody agreed the game would have gone on")
        if s.won and (any(s.row) or s.n_pile):
            refuse("the game is won when row and pile are empty")
        if s.phase == Phase.FALLOUT and any_free(s):
            refuse("in the fallout no die lies free")

    def _result(self) -> None:
        s = self.s
        result, by = self.given.get("result"), self.given.get("ended_by")
        if (result is None) != (by is None):
            refuse("result and ended_by go together")
        if result is None:
            return
        s.result = Result[given.one_of("result", result, names(Result)).upper()]
        s.ended_by = End[given.one_of("ended_by", by, names(End)).upper()]
        if (s.result == Result.WON) != bool(s.won) or s.losing or s.picking:
            refuse("a game is won or lost as row and pile say, and nothing is asked any more")
        if End(s.ended_by) not in _ENDS[s.result == Result.WON and self.options.edition]:
            refuse(f"such a game is not {result} by {by}")
