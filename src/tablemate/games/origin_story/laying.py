"""The playing cards where a position does not say where they lie.

Cards that are named nowhere fill what is short (your hand, the rows, the piles), the others lie at the bottom of the
deck; extra-love cards are aside.
"""

from __future__ import annotations

from tablemate.kernel.meanings import bits_of
from tablemate.kernel.piles import shuffled

from .meanings import REST, StoryBoard
from .names import WHO_NAMES
from .standing import Standing
from .terms import ALL_CARDS, DEALT, PLAYING_CARDS, SUITS, TRICKS, VANCARDIANS, WHO, YOU, Op


def lay_cards(board: StoryBoard, at: Standing) -> None:
    """All playing cards and who won which tricks; before the deal they lie together."""
    if at.base == Op.DEAL:
        board.s.trick = board.s.trick or 1
    else:
        _Laying(board, at).lay()


class _Laying:
    """The playing cards being laid out."""

    def __init__(self, board: StoryBoard, at: Standing) -> None:
        self.s, self.says, self.at = board.s, board.says, at
        self.board = board
        self.won = [card - 1 for card in self.s.won_card if card]
        self.rest: list[int] = []
        """What is named nowhere, mixed."""

    def lay(self) -> None:
        """Numbers first, then the cards."""
        self._tricks()
        if "trick" not in self.says:
            self.s.trick = self._usual_trick()
        self.rest = self._mixed()
        self._hand_and_rows()
        self._piles()
        self._deck()
        self._won()
        self._suits()

    def _said(self, name: str, who: int) -> bool:
        return WHO_NAMES[who] in self.says.get(name, {})

    def _tricks(self) -> None:
        """By the piles, or by the cards you won with, where they are not said."""
        s = self.s
        for who in range(WHO):
            if self._said("piles", who) and not self._said("tricks", who):
                s.tricks[who] = min(TRICKS, s.pile[who].bit_count() // WHO)
        if self.won and "tricks" not in self.says and "piles" not in self.says:
            s.tricks[YOU] = len(self.won)

    def _usual_trick(self) -> int:
        """The earliest for which hands and tricks suffice."""
        fewest = DEALT
        if self.at.has_rows and self.at.base != Op.END_ROUND:
            sizes = {who: self.s.n_row[who] for who in range(VANCARDIANS) if self._said("rows", who)}
            sizes |= {YOU: self.s.hand.bit_count()} if "hand" in self.says else {}
            fewest = min((max(1, sizes[who] + self.at.has_played(who)) for who in sizes), default=DEALT)
        return min(TRICKS, max(sum(self.s.tricks) + 1, TRICKS + 1 - min(DEALT, fewest)))

    def _mixed(self) -> list[int]:
        s = self.s
        lying = s.hand | s.discard | s.pile[0] | s.pile[1] | s.pile[YOU]
        named = {*bits_of(lying), *self.won, *(card - 1 for card in (*s.deck, *s.card) if card)}
        named |= {s.row[who, place] - 1 for who in range(VANCARDIANS) for place in range(s.n_row[who])}
        return shuffled(s.chance, [card for card in range(PLAYING_CARDS) if card not in named])

    def _take(self, number: int) -> list[int]:
        if number > len(self.rest):
            self.board.check.refuse("too_few_playing_cards")
        taken, self.rest = self.rest[: max(0, number)], self.rest[max(0, number) :]
        return taken

    def _hand_and_rows(self) -> None:
        """A card for each trick to come."""
        s = self.s
        usual = 0 if self.at.base == Op.END_ROUND else TRICKS + 1 - s.trick
        if "hand" not in self.says:
            s.hand = sum(1 << card for card in self._take(usual - self.at.has_played(YOU)))
        for who in range(VANCARDIANS if self.at.has_rows else 0):
            if not self._said("rows", who):
                cards = self._take(usual - self.at.has_played(who))
                s.n_row[who] = len(cards)
                for place, card in enumerate(cards):
                    s.row[who, place] = card + 1

    def _piles(self) -> None:
        s = self.s
        for who in range(WHO):
            if not self._said("piles", who):
                own = self.won if who == YOU else []
                taken = self._take(WHO * s.tricks[who] - len(own))
                s.pile[who] = sum(1 << card for card in {*own, *taken})

    def _deck(self) -> None:
        s, rest = self.s, self._take(len(self.rest))
        if self.says.get("discard") == REST:
            s.discard, rest = sum(1 << card for card in rest), []
        lying = [*(card + 1 for card in reversed(rest)), *(s.deck[index] for index in range(s.n_deck))]
        for index, card in enumerate(lying):
            s.deck[index] = card
        s.n_deck, s.n_discard = len(lying), s.discard.bit_count()
        out = s.hand | s.discard | s.pile[0] | s.pile[1] | s.pile[YOU]
        out |= sum(1 << (card - 1) for card in {*lying, *(card for card in s.card if card)})
        for who in range(VANCARDIANS):
            out |= sum(1 << (s.row[who, place] - 1) for place in range(s.n_row[who]))
        s.aside = sum(1 << card for card in range(PLAYING_CARDS, ALL_CARDS) if not out >> card & 1)

    def _won(self) -> None:
        """Your cards in the tricks you won, as printed where it is not said."""
        s, table = self.s, self.at.table
        if not self.won:
            for index, card in enumerate([*bits_of(s.pile[YOU])][: s.tricks[YOU]]):
                s.won_card[index], s.won_suit[index] = card + 1, table.suit[card]
            return
        for index, entry in enumerate(self.says["won"]):
            if isinstance(entry, str) or "suit" not in entry:
                s.won_suit[index] = table.suit[s.won_card[index] - 1]

    def _suits(self) -> None:
        """The suits of all cards in your tricks: as printed, but for those you won with."""
        s, table = self.s, self.at.table
        if self.says.get("pile_suits"):
            return
        for suit in range(SUITS):
            s.pile_suit[suit] = sum(table.suit[card] == suit for card in bits_of(s.pile[YOU]))
        for index, card in enumerate(self.won):
            s.pile_suit[table.suit[card]] -= 1
            s.pile_suit[s.won_suit[index]] += 1
