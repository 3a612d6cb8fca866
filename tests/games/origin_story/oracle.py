"""The rules of values, winners and Vancardian turns once more, from cards by name and not from the card table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablemate.games.origin_story.cards import name_of

from .board import A, Board, F, Y, suit_of, value_of

ALL_VALUES = {"G1": ("S", 2), "G2": ("B", 2), "G3": ("M", 2), "X3": ("L", -3), "X6": ("M", 3)}
TRICK_POINTS = {"G4": (1, 1), "G5": (8, 1), "X5": (8, 2)}
LEADING = {"m1": ("S", 5), "m3": ("M", 5), "m4": ("L", 6), "s26": ("LBMS", 3), "h04": ("LBMS", 4)}
FOLLOWING = {"s25": 2, "h06": 4}
FINAL = {"s08": 4, "h09": 6}
LASTING = {"s04": 2, "h02": 2.5}
SUITED = {"s10": "S", "s11": "M", "s12": "B", "s13": "L"}
REMOVING = ("s09", "s14", "s15", "s17", "s19", "s22", "s27", "s30", "s42", "s45")
BINDING = ("s06", "s41", "s46")
"""What binds those who follow whenever you lead."""
LENT = {"G6": 1, "X1": -1}
"""Tokens of this round alone."""
EXTRA = {4.5: ("4.5L", "4.5L2"), 8.5: ("8.5L", "8.5L2")}
"""The extra-love cards by their value."""
VILLAINOUS = {"s16": -5, "s47": -1, "h05": -3}


@dataclass
class Play:
    """A card of the trick."""

    card: str
    player: int
    owner: int
    suit: str
    value: float


@dataclass
class Oracle:
    """What is to be known at a table, and what follows from it by the rules."""

    board: Board
    side: str | None = None
    trick: int = 0
    leader: int = 0
    rows: dict[int, list[str]] = field(default_factory=lambda: {A: [], F: []})
    hand: set[str] = field(default_factory=set)
    discard: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)
    piles: dict[int, set[str]] = field(default_factory=lambda: {A: set(), F: set(), Y: set()})
    mine: list[Play] = field(default_factory=list)
    pile_suits: list[str] = field(default_factory=list)
    tricks: list[int] = field(default_factory=lambda: [0, 0, 0])
    vp: list[int] = field(default_factory=lambda: [0, 0, 0])
    due: list[int] = field(default_factory=lambda: [0, 0, 0])
    plays: list[Play] = field(default_factory=list)
    charged: dict[str, int] = field(default_factory=dict)
    forged: str | None = None
    predicted: int | None = None
    event: str | None = None
    drawing: list[dict[str, Any]] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    named: str | None = None
    given: int | None = None
    cancelled: bool = False
    cancelled_tricks: int = 0
    lead_taken: bool = False
    next_leader: int | None = None
    surrendered: bool = False
    hero: str | None = None
    slots: dict[str, int] = field(default_factory=dict)
    uses: dict[str, int] = field(default_factory=dict)
    swapped: bool = False
    asked: set[str] = field(default_factory=set)
    expected: list[tuple[str, str | None]] = field(default_factory=list)
    stamina: int = 1
    placed: int = 0
    lent: int = 0
    charging: bool = False
    paid: dict[str, list[int]] = field(default_factory=dict)
    spare: int = 0
    counts_as: tuple[str, str] | None = None
    bound: list[str] = field(default_factory=list)
    latest: str | None = None

    # What a card is worth

    @property
    def trump(self) -> str:
        """Love, but for Turf War as it was in version 1."""
        return "M" if self.is_old_turf_war() else "L"

    def is_old_turf_war(self) -> bool:
        """Is the event the one card that was another in version 1?"""
        return self.event == "X6" and name_of(self.board.options.cards) == "standard-1"

    def event_change(self, suit: str) -> int:
        """By how much cards of a suit count more for everybody."""
        changed, change = ALL_VALUES.get(self.event or "", ("", 0))
        return change if suit == changed and not self.is_old_turf_war() else 0

    def my_suit(self, card: str) -> str:
        """Printed, then love where the forge made it so."""
        return "L" if "s43" in self.charged and suit_of(card) == self.forged else suit_of(card)

    def row_value(self, card: str) -> float:
        """Printed and the event."""
        return value_of(card) + self.event_change(suit_of(card))

    def my_value(self, card: str, suit: str) -> float:
        """Printed and everything that lasts, for a card that counts as this suit."""
        value = value_of(card) + self.event_change(suit)
        value += sum(change for power, change in LASTING.items() if power in self.charged)
        value += sum(3 for power, boosted in SUITED.items() if power in self.charged and boosted == suit)
        value += 6 if "s29" in self.charged and value_of(card) <= 5 else 0
        if self.side == "villain":
            value += sum(change for power, change in VILLAINOUS.items() if power in self.charged)
        if card in self.marked:
            value += {"hero": -1, "villain": 1}.get(self.side or "", 0)
        return value

    def laid_value(self, card: str, suit: str, place: int) -> float:
        """The same with what works by itself when you lay it."""
        value = self.my_value(card, suit)
        if place == 0:
            value += sum(plus for power, (suits, plus) in LEADING.items() if power in self.charged and suit in suits)
        else:
            value += sum(plus for power, plus in FOLLOWING.items() if power in self.charged)
        if self.trick == 8:
            value += sum(plus for power, plus in FINAL.items() if power in self.charged)
        return value

    def would_be(self, card: str) -> dict[str, Any]:
        """What a card of yours would come to if you laid it now, as the view tells it."""
        suit = self.named or self.my_suit(card)
        play = Play(card, Y, Y, suit, self.laid_value(card, suit, len(self.plays)))
        self.plays.append(play)
        wins = self.best(self.plays) is play
        self.plays.pop()
        changed = (suit, play.value) != (suit_of(card), value_of(card))
        return {"suit": suit, "value": play.value, "changed": changed, "wins": wins}

    # Who wins

    def rank(self, play: Play) -> tuple[int, float, int]:
        """How good a card of this trick is: trump, led suit, off-suit; then its value; then yours in a tie."""
        led = self.plays[0].suit
        frozen = "s46" in self.charged and self.plays[0].player == Y and led != self.trump and play.owner != Y
        group = 2 if play.suit == self.trump and not frozen else 1 if play.suit == led else 0
        value = -play.value if self.event == "X7" else play.value
        return group, value, int("h04" in self.charged and play.owner == Y)

    def best(self, plays: list[Play]) -> Play:
        """The best of these, the earlier of equals."""
        return max(plays, key=self.rank)

    # Vancardians

    def is_trickless_villain(self) -> bool:
        """A villain without tricks?"""
        return self.side == "villain" and self.tricks[Y] == 0

    def draws(self) -> int:
        """How many cards she draws when she follows."""
        if "s06" in self.charged and self.plays[0].player == Y:
            return 0
        limits = [3] if self.event == "X2" else []
        limits += [2 - self.charged["s20"]] if "s20" in self.charged else []
        return min(limits, default=2)

    def judge_drawing(self, who: int) -> None:
        """F1: everything told about it, in order."""
        drawn = [each["card"] for each in self.drawing if each["event"] == "follow_drew"]
        assert len(drawn) == self.draws()
        row = self.rows[who]
        suits = {suit_of(card) for card in row}
        expected = [("follow_drew", card) for card in drawn]
        kept = [card for card in drawn if suit_of(card) in suits]
        expected += [("kept" if card in kept else "not_kept", card) for card in drawn]
        for _ in kept[: len(row)] if len(kept) <= len(row) else row[:]:
            expected.append(("pushed_out", row.pop()))
        assert [(each["event"], each["card"]) for each in self.drawing] == expected
        self.discard |= {card for name, card in expected if name in ("not_kept", "pushed_out")}
        row += kept
        self.drawing = []

    def lowest(self, cards: list[str]) -> str:
        """The lowest, the leftmost of equals."""
        return min(cards, key=self.row_value)

    def answer(self, who: int) -> tuple[str, str]:
        """The card she must play, and why."""
        row = self.rows[who]
        if not self.plays:
            chosen = self.lowest(row) if self.is_trickless_villain() else max(row, key=self.row_value)
            return chosen, "lowest" if self.is_trickless_villain() else "highest"
        led = self.plays[0].suit
        legal = [card for card in row if suit_of(card) == led] or row
        if "s41" in self.charged and self.plays[0].player == Y:
            legal = [card for card in legal if suit_of(card) != "L"] or legal
        if "s42" in self.used:
            return self.lowest(legal), "bound"
        if self.is_trickless_villain():
            plain = [card for card in legal if suit_of(card) != "L"]
            return self.lowest(plain or legal), "lowest_not_love" if plain else "lowest_love"
        if not any(suit_of(card) == led for card in legal):
            return self.lowest(legal), "no_suit" if legal == row else "no_suit_not_love"
        winning = [card for card in legal if self.wins(who, card)]
        return self.lowest(winning or legal), "beats" if winning else "cannot_beat"

    def wins(self, who: int, card: str) -> bool:
        """Would this card win if no more card came?"""
        play = Play(card, who, who, suit_of(card), self.row_value(card))
        return self.rank(play)[0] > 0 and self.best([*self.plays, play]) is play

    # Keywords

    def keyword_events(self, who: int, keyword: str, number: Any) -> list[tuple[str, str | None]]:
        """What a keyword does to a row, as events; None where a card cannot be known before."""
        row = self.rows[who]
        loves = [card for card in row if suit_of(card) == "L"]
        if keyword == "add":
            return [("row_discarded", row[-1]), ("love_added", EXTRA[number][who])]
        if keyword == "move" and loves:
            return [("love_moved", loves[-1 - turn % len(loves)]) for turn in range(number)]
        left, gone = row[:], []
        for _ in range(number):
            plain = [card for card in left if suit_of(card) != "L"]
            weak = self.lowest(plain or left)
            gone.append(max(left, key=self.row_value) if self.side == "villain" else weak)
            left.remove(gone[-1])
        return [("row_discarded", card) for card in gone] + [("row_drew", None)] * number

    # Windows

    def left_of(self, power: str) -> bool:
        """Is a Remove slot of this card still charged?"""
        return self.slots.get(power, 0) > 0

    def own_play(self) -> Play:
        """The card that lies for you."""
        return next(play for play in self.plays if play.owner == Y)

    def winner(self) -> int:
        """Who has the trick now."""
        return self.given if self.given is not None else self.best(self.plays).owner

    def after_card(self) -> set[str]:
        """What may be used on the card you have just laid."""
        power = "s42" if self.plays[0].player == Y else "s14"
        return {power} if self.left_of(power) and power not in self.used else set()

    def reactions(self) -> set[str]:
        """What may be used on the complete trick."""
        found = {power for power in ("s27", "s45") if self.left_of(power)}
        return found | ({"s09"} if self.left_of("s09") and not self.swapped and self.swap_cards() else set())

    def swap_cards(self) -> set[str]:
        """The cards that may be laid in place of yours."""
        play, led = self.own_play(), self.plays[0].suit
        following = {card for card in self.hand if self.my_suit(card) == led}
        if play is self.plays[0]:
            return following
        if "s17" in self.used:
            return self.hand
        return following if self.my_suit(play.card) == led else following or self.hand

    def outcomes(self) -> set[str]:
        """What may be used on the outcome."""
        if self.winner() == Y:
            return {"s18"} if self.limited("s18") else set()
        found = {"s36"} if self.limited("s36") and self.trick < 8 and not self.lead_taken else set()
        if not self.cancelled:
            found |= {power for power in ("s19", "s22") if self.left_of(power)}
        return found

    def limited(self, power: str) -> bool:
        """May an ability that works twice a round be used, once for a trick?"""
        return power in self.charged and self.uses.get(power, 0) < 2 and power not in self.used

    # The end of a round

    def settle_dials(self) -> None:
        """The end of a round: abilities, event, alignments, stealing."""
        due, tricks, won, most = self.due, self.tricks, self.tricks[Y], max(self.tricks[:Y])
        due[Y] += 2 if "h10" in self.charged and due[Y] < max(due[:Y]) else 0
        suits = {play.suit for play in self.mine}
        about_tricks = {
            "h12": min(2, self.pile_suits.count("L")),
            "m6": won <= 2,
            "s01": won <= 1,
            "s03": any(value_of(play.card) <= 4 for play in self.mine),
            "s05": self.side == "hero" and won >= 4,
            "s35": max(0, len(suits) - 1),
            "s37": won > tricks[A],
            "s38": won > tricks[F],
            "s44": max(0, won - 2) if self.side == "hero" else 0,
            "s47": 3 if self.side == "villain" and won == 0 else 0,
            "s48": 2 if won == self.predicted else 0,
        }
        steals = False
        if not self.surrendered:
            due[Y] += sum(int(points) for power, points in about_tricks.items() if power in self.charged)
            steals = "s39" in self.charged and won >= most
            for who in (A, F):
                due[who] += int(self.event == "X8" and tricks[who] >= 3)
        for who in (A, F, Y):
            due[who] += self.side_points(who)
        top = A if tricks[A] >= tricks[F] else F
        if steals and due[top] > 0:
            due[top] -= 1
            due[Y] += 1

    def side_points(self, who: int) -> int:
        """What the side of somebody scores at the end of the round."""
        won = self.tricks[who]
        return self.villain_points(won) if who == Y and self.side == "villain" else won

    def villain_pays(self) -> list[int]:
        """What a villain would score for no trick, for one..., as far as it pays."""
        pays = [self.villain_points(won) for won in range(9)]
        return pays[: pays.index(0)]

    def surrender_points(self) -> int | None:
        """What the leader would get if you surrendered now; None if you may not."""
        fresh = not self.used & {"s15", "s17", "s30"}
        if not fresh or self.leader == Y or self.is_trickless_villain():
            return None
        return len(self.rows[self.leader]) + 1

    def exchanged(self, who: int) -> str:
        """The card that she would give."""
        plain = [card for card in self.rows[who] if suit_of(card) != "L"]
        return self.lowest(plain or self.rows[who])

    def villain_points(self, won: int) -> int:
        """What a villain with so many tricks scores."""
        points = [4] if won == 0 else [0]
        if not self.surrendered and won <= 1:
            points += [4] if "s28" in self.charged else []
            points += [5] if "h05" in self.charged else []
        return min(max(points), 2 if self.event == "X4" else 99)
