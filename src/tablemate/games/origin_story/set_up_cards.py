"""Setting up the playing cards: hands, rows, piles, deck and discard; every card lies somewhere once.

Cards that are named nowhere fill what is short (your hand, the rows, the piles), the others lie at the bottom of the
deck; extra-love cards are aside.  You and each Vancardian need a card for every trick that is still to come, a row has
at most eight with the card she has played: that is all the rules ask for, so a trick of small hands is a late one.
"""

from __future__ import annotations

from tablemate.kernel.piles import shuffled

from .cards.terms import SUIT_LETTERS
from .given import Board, given, refuse
from .names import WHO_NAMES, playing_cards
from .rules.hands import hand_size
from .terms import (
    ALL_CARDS,
    DEALT,
    PLAYING_CARDS,
    SUITS,
    TRICKS,
    VANCARDIANS,
    YOU,
    Op,
)

CARD_FIELDS = ("hand", "rows", "deck", "discard", "piles", "won", "pile_suits", "plays", "revealed")
_OBJECTS = {"rows": WHO_NAMES[:VANCARDIANS], "piles": WHO_NAMES, "pile_suits": tuple(SUIT_LETTERS)}
REST = "rest"
"""In place of the discard: all cards that are named nowhere."""
IN_TRICK = 3
"""Cards of a trick."""


def lay_cards(board: Board) -> None:
    """All playing cards and who won which tricks; the trick on the table comes later."""
    if board.base == Op.DEAL:
        _check_nothing_dealt(board)
        return
    _Cards(board).lay()


def _check_nothing_dealt(board: Board) -> None:
    for name in CARD_FIELDS:
        found = board.says.get(name)
        if found and not (isinstance(found, dict) and not any(found.values())):
            refuse("before_deal", name=name)
    for name, allowed in _OBJECTS.items():
        given.fields(name, board.says.get(name, {}), allowed)
    for name in CARD_FIELDS:
        given.rows(name, [] if name in _OBJECTS else board.says.get(name, []), 0)
    board.s.trick = given.number("trick", board.says.get("trick", 1), 1, 1)
    _read_tricks(board)


def _read_tricks(board: Board) -> None:
    says = given.fields("tricks", board.says.get("tricks", {}), WHO_NAMES)
    for who, name in enumerate(WHO_NAMES):
        board.s.tricks[who] = given.number(f"tricks.{name}", says.get(name, 0), 0, TRICKS)
    if any(board.s.tricks) and not board.in_tricks:
        refuse("tricks_before_first")


class _Cards:
    """The playing cards being laid out."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.s = board.s
        self.says = board.says
        self.rest: list[int] = []
        """What is named nowhere, mixed."""

    def lay(self) -> None:
        """What is named first, then the rest."""
        rows, hand = self._rows(), self._listed("hand")
        piles, won = self._piles(), self._won_names()
        deck = self._listed("deck") or []
        thrown = [] if self.says.get("discard") == REST else self._listed("discard") or []
        self._check_extra()
        self._number_of_tricks(hand, rows)
        self._mix(won)
        self._lay_hand(hand)
        self._lay_rows(rows)
        self._lay_piles(piles, won)
        self._lay_deck(deck, thrown)
        self._lay_won(won)
        self._revealed()

    def _listed(self, name: str) -> list[int] | None:
        return self.board.new_cards(name, self.says[name]) if name in self.says else None

    def _rows(self) -> list[list[int] | None]:
        says = given.fields("rows", self.says.get("rows", {}), WHO_NAMES[:VANCARDIANS])
        if any(says.values()) and not self.board.has_rows:
            refuse("rows_too_early")
        return [self.board.new_cards("rows", says[name]) if name in says else None for name in WHO_NAMES[:VANCARDIANS]]

    def _piles(self) -> list[list[int] | None]:
        says = given.fields("piles", self.says.get("piles", {}), WHO_NAMES)
        if any(says.values()) and not self.board.in_tricks:
            refuse("piles_before_first")
        _read_tricks(self.board)
        piles = [self.board.new_cards("piles", says[name]) if name in says else None for name in WHO_NAMES]
        stated = self.says.get("tricks", {})
        for who, pile in enumerate(piles):
            if pile is not None and WHO_NAMES[who] not in stated:
                self.s.tricks[who] = min(TRICKS, len(pile) // IN_TRICK)
            if pile is not None and len(pile) != IN_TRICK * self.s.tricks[who]:
                refuse("pile_size", tricks=self.s.tricks[who], who=WHO_NAMES[who], cards=len(pile))
        return piles

    def _won_names(self) -> list[tuple[int, int]]:
        """Your own card and its suit in each trick you won, in order; a plain name has its printed suit."""
        found = []
        for entry in given.rows("won", self.says.get("won", []), TRICKS):
            says = {"card": entry} if isinstance(entry, str) else given.fields("won", entry, ("card", "suit"))
            card = self.board.card("won", says.get("card"))
            suit = given.suit("won", says["suit"]) if "suit" in says else self.board.table.suit[card]
            found.append((card, suit))
        if len({card for card, _ in found}) != len(found):
            refuse("won_twice")
        if not found:
            return found
        if "tricks" not in self.says and "piles" not in self.says:
            self.s.tricks[YOU] = len(found)
        if len(found) != self.s.tricks[YOU] or not self.board.in_tricks:
            refuse("won_count", tricks=self.s.tricks[YOU], cards=len(found))
        return found

    def _check_extra(self) -> None:
        if not self.board.has_rows and any(card >= PLAYING_CARDS for card in self.board.placed):
            refuse("extra_love_aside")

    def _number_of_tricks(self, hand: list[int] | None, rows: list[list[int] | None]) -> None:
        """The number of the trick: not said, the earliest for which hands and tricks suffice."""
        s, won = self.s, sum(self.s.tricks)
        fewest = DEALT
        for who, cards in enumerate((*rows, hand)):
            if cards is not None and self.board.has_rows and self.board.base != Op.END_ROUND:
                fewest = min(fewest, max(1, len(cards) + self._has_played(who)))
        usual = min(TRICKS, max(won + 1, TRICKS + 1 - fewest))
        s.trick = given.number("trick", self.says.get("trick", usual), 1, TRICKS)
        if s.trick != 1 and not self.board.has_rows:
            refuse("trick_prepared")
        ended = self.board.base == Op.END_ROUND and not s.surrendered
        if won > (s.trick if ended else s.trick - 1):
            refuse("tricks_count", won=won, trick=s.trick)

    def _has_played(self, who: int) -> int:
        """Has this seat a card in a trick that is not settled?"""
        return sum(self.s.card[place] != 0 and self.s.player[place] == who for place in range(self.s.n_played))

    def _mix(self, won: list[tuple[int, int]]) -> None:
        named = self.board.placed | {card for card, _ in won}
        self.rest = shuffled(self.board.s.chance, (card for card in range(PLAYING_CARDS) if card not in named))

    def _take(self, number: int) -> list[int]:
        if number > len(self.rest):
            refuse("too_few_playing_cards")
        taken, self.rest = self.rest[:number], self.rest[number:]
        self.board.placed.update(taken)
        return taken

    @property
    def _usual(self) -> int:
        """The cards that each seat holds before it plays in this trick."""
        return 0 if self.board.base == Op.END_ROUND else TRICKS + 1 - self.s.trick

    def _lay_hand(self, hand: list[int] | None) -> None:
        cards = self._take(max(0, self._usual - self._has_played(YOU))) if hand is None else hand
        for card in cards:
            self.s.hand |= 1 << card

    def _lay_rows(self, rows: list[list[int] | None]) -> None:
        if not self.board.has_rows:
            return
        for who, row in enumerate(rows):
            played = self._has_played(who)
            cards = self._take(max(0, self._usual - played)) if row is None else row
            if not self._usual <= len(cards) + played <= DEALT:
                refuse("row_size", who=WHO_NAMES[who], low=self._usual - played, high=DEALT - played)
            for place, card in enumerate(cards):
                self.s.row[who, place] = card + 1
            self.s.n_row[who] = len(cards)

    def _lay_piles(self, piles: list[list[int] | None], won: list[tuple[int, int]]) -> None:
        for who, pile in enumerate(piles):
            own = [card for card, _ in won if who == YOU]
            if pile is None:
                pile = [self.board.new_card("won", playing_cards(self.board.cards)[card]) for card in own]
                pile += self._take(IN_TRICK * self.s.tricks[who] - len(pile))
            elif not set(own) <= set(pile):
                refuse("won_in_pile")
            for card in pile:
                self.s.pile[who] |= 1 << card

    def _lay_deck(self, deck: list[int], thrown: list[int]) -> None:
        s, to_discard = self.s, self.says.get("discard") == REST
        rest = self._take(len(self.rest))
        for card in thrown + (rest if to_discard else []):
            s.discard |= 1 << card
            s.n_discard += 1
        lying = deck + ([] if to_discard else rest)
        for index, card in enumerate(reversed(lying)):
            s.deck[index] = card + 1
        s.n_deck = len(lying)
        for card in range(PLAYING_CARDS, ALL_CARDS):
            s.aside |= 0 if card in self.board.placed else 1 << card

    def _lay_won(self, won: list[tuple[int, int]]) -> None:
        """Your cards in the tricks you won, and the suits of all cards in them; not said, as printed."""
        s, table = self.s, self.board.table
        pile = [card for card in range(ALL_CARDS) if s.pile[YOU] >> card & 1]
        if not won:
            won = [(card, table.suit[card]) for card in pile[: s.tricks[YOU]]]
        printed = [sum(table.suit[card] == suit for card in pile) for suit in range(SUITS)]
        says = given.fields("pile_suits", self.says.get("pile_suits", {}), tuple(SUIT_LETTERS))
        changed = 0
        for index, (card, suit) in enumerate(won):
            s.won_card[index], s.won_suit[index] = card + 1, suit
            if not says and suit != table.suit[card]:
                printed[suit] += 1
                printed[table.suit[card]] -= 1
        for suit, letter in enumerate(SUIT_LETTERS):
            s.pile_suit[suit] = given.number("pile_suits", says.get(letter, 0 if says else printed[suit]), 0, len(pile))
            changed += abs(s.pile_suit[suit] - printed[suit])
            if s.pile_suit[suit] < sum(each == suit for _, each in won):
                refuse("pile_suits_won")
        if sum(s.pile_suit) != len(pile) or changed > 2 * len(won):
            refuse("pile_suits_each")

    def _revealed(self) -> None:
        """Reveal marks: on cards of your hand, in the trick as yours, or in a pile."""
        s = self.s
        where = s.hand | s.pile[0] | s.pile[1] | s.pile[YOU]
        for place in range(s.n_played):
            where |= 1 << (s.card[place] - 1) if s.player[place] == YOU else 0
        for entry in given.rows("revealed", self.says.get("revealed", []), ALL_CARDS):
            card = self.board.card("revealed", entry)
            if not where >> card & 1 or s.marked >> card & 1:
                refuse("revealed_not_yours", card=entry)
            s.marked |= 1 << card


def check_hand(board: Board, drawing: int, discarding: int) -> None:
    """You need a card for each trick to come, after what is still drawn and discarded."""
    s = board.s
    if board.base in (Op.DEAL, Op.END_ROUND) or board.over:
        return
    mine = sum(s.player[place] == YOU for place in range(s.n_played))
    needed = TRICKS + 1 - s.trick - mine
    if hand_size(s) + drawing - discarding < needed or (s.trick > 1 and hand_size(s) < discarding):
        refuse("hand_too_small", least=needed)
