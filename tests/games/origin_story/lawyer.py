"""A second reading of the rules: it follows a game by its events alone and judges every step.

Values, winners, Vancardian turns and scores are computed here from the cards by name, written out once more and not
taken from the card table.  Whatever the lawyer knows must agree with the state at every decision.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from tablemate.games.origin_story.view import build_view, decisions
from tablemate.kernel.meanings import bits_of
from tablemate.kernel.views import AnyView

from .board import NAMES, WHO, A, F, Y, codes_now, conserved, kind, may, suit_of, value_of
from .oracle import BINDING, LENT, REMOVING, TRICK_POINTS, Oracle, Play


class Lawyer(Oracle):
    """Somebody who has heard everything and seen nothing."""

    # Hearing

    def hear(self, event: dict[str, Any]) -> None:
        """One thing that happened."""
        getattr(self, f"on_{event['event']}", lambda _: None)(event)

    def on_event_revealed(self, event: dict[str, Any]) -> None:
        self.event = event["vancard"]

    def on_stamina_lent(self, event: dict[str, Any]) -> None:
        self.lent += event["number"]

    def on_story_kept(self, event: dict[str, Any]) -> None:
        assert self.lent == LENT.get(self.event or "", 0)
        self.charging = True

    def on_round_started(self, event: dict[str, Any]) -> None:
        """Everything of the last round is gone."""
        self.judge_dials()
        board, vp, hero, stamina = self.board, self.vp, self.hero, self.stamina
        self.__init__(board)  # type: ignore[misc]
        self.vp, self.due, self.hero, self.stamina = vp, vp[:], hero, stamina
        self.leader = (WHO.index(event["dealer"]) + 1) % 3
        if hero:
            self.charged[hero] = 1

    def on_dealt(self, event: dict[str, Any]) -> None:
        self.hand.add(event["card"])

    on_you_drew = on_dealt

    def on_you_discarded(self, event: dict[str, Any]) -> None:
        self.hand.remove(event["card"])
        self.discard.add(event["card"])
        self.marked.discard(event["card"])

    def on_superhero_kept(self, event: dict[str, Any]) -> None:
        self.hero = event["power"]
        self.charged[event["power"]] = 1

    def on_stamina(self, event: dict[str, Any]) -> None:
        self.stamina += event["gained"]
        assert event["owned"] == self.stamina

    def on_charged(self, event: dict[str, Any]) -> None:
        power = event["power"]
        self.charged[power] = self.charged.get(power, 0) + 1
        if power in REMOVING:
            self.slots[power] = self.slots.get(power, 0) + 1
            self.paid.setdefault(power, []).append(event["tokens"])
        self.placed += event["tokens"]

    def on_keyword(self, event: dict[str, Any]) -> None:
        assert not self.expected
        self.expected = self.keyword_events(WHO.index(event["who"]), event["keyword"], event["number"])

    def due_now(self, event: dict[str, Any]) -> None:
        """The next event that the keyword asks for."""
        name, card = self.expected.pop(0)
        assert (event["event"], event["card"]) == (name, card or event["card"])

    def on_aligned(self, event: dict[str, Any]) -> None:
        self.side = event["side"]

    def on_revealed(self, event: dict[str, Any]) -> None:
        self.marked.add(event["card"])

    def on_row_dealt(self, event: dict[str, Any]) -> None:
        self.rows[WHO.index(event["who"])].append(event["card"])

    def on_row_drew(self, event: dict[str, Any]) -> None:
        self.due_now(event)
        self.on_row_dealt(event)

    def on_row_discarded(self, event: dict[str, Any]) -> None:
        self.due_now(event)
        self.rows[WHO.index(event["who"])].remove(event["card"])
        self.discard.add(event["card"])

    def on_left_over(self, event: dict[str, Any]) -> None:
        if event["who"] != "you":
            self.rows[WHO.index(event["who"])].remove(event["card"])

    def on_love_added(self, event: dict[str, Any]) -> None:
        self.due_now(event)
        self.rows[WHO.index(event["who"])].insert(0, event["card"])

    def on_love_moved(self, event: dict[str, Any]) -> None:
        self.due_now(event)
        row = self.rows[WHO.index(event["who"])]
        assert event["card"] == [card for card in row if suit_of(card) == "L"][-1]
        row.remove(event["card"])
        row.insert(0, event["card"])

    def on_buried(self, event: dict[str, Any]) -> None:
        row = self.rows[WHO.index(event["who"])]
        row.remove(event["card"])
        row.append(event["card"])

    def on_exchanged(self, event: dict[str, Any]) -> None:
        row = self.rows[WHO.index(event["who"])]
        assert event["taken"] == self.exchanged(WHO.index(event["who"]))
        row.remove(event["taken"])
        row.insert(0, event["given"])
        self.hand.remove(event["given"])
        self.hand.add(event["taken"])
        self.marked.discard(event["given"])

    def on_reshuffled(self, event: dict[str, Any]) -> None:
        pending = {each["card"] for each in self.drawing}
        assert event["cards"] == len(self.discard - pending)
        self.discard = set()

    def on_power_used(self, event: dict[str, Any]) -> None:
        power = self.latest = event["power"]
        if power in BINDING:
            self.bound.append(power)
            return
        self.used.add(power)
        self.uses[power] = self.uses.get(power, 0) + 1
        if power in REMOVING:
            self.slots[power] -= 1
            assert self.slots[power] >= 0
            self.spare += self.paid[power].pop(0)

    def on_predicted(self, event: dict[str, Any]) -> None:
        self.predicted = event["tricks"]

    def on_suit_named(self, event: dict[str, Any]) -> None:
        if self.trick:
            self.named = event["suit"]
        else:
            self.forged = event["suit"]

    def on_trick_started(self, event: dict[str, Any]) -> None:
        self.trick = event["trick"]
        if self.next_leader is not None:
            self.leader = self.next_leader
        assert event["leader"] == WHO[self.leader]
        if self.cancelled:
            self.discard |= {play.card for play in self.plays}
            self.marked -= self.discard
        self.clear_trick()

    def clear_trick(self) -> None:
        """An empty table."""
        self.plays, self.used, self.named, self.given = [], set(), None, None
        self.cancelled = self.lead_taken = self.swapped = False
        self.asked = set()

    def on_follow_drew(self, event: dict[str, Any]) -> None:
        self.drawing.append(event)

    on_kept = on_not_kept = on_pushed_out = on_follow_drew

    def on_counts_as(self, event: dict[str, Any]) -> None:
        assert self.counts_as is None
        self.counts_as = event["card"], event["suit"]

    def judge_laid(self, play: Play) -> None:
        """Your card lies there: another suit than printed was told before it, and what binds the followers."""
        assert self.counts_as == ((play.card, play.suit) if play.suit != suit_of(play.card) else None)
        bound = [power for power in BINDING if not self.plays and power in self.charged]
        assert sorted(self.bound) == [power for power in bound if power != "s46" or play.suit != self.trump]
        self.counts_as, self.bound = None, []

    def on_played(self, event: dict[str, Any]) -> None:
        who, place = WHO.index(event["who"]), len(self.plays)
        assert who == (self.leader + place) % 3
        if who == Y:
            self.hand.remove(event["card"])
            suit = self.named or self.my_suit(event["card"])
            play = Play(event["card"], Y, Y, suit, self.laid_value(event["card"], suit, place))
            assert event["why"] is None
            self.judge_laid(play)
        else:
            if self.plays:
                self.judge_drawing(who)
            assert (event["card"], event["why"]) == self.answer(who)
            self.rows[who].remove(event["card"])
            play = Play(event["card"], who, who, suit_of(event["card"]), self.row_value(event["card"]))
        assert event["value"] == play.value, (event, self.charged, self.event, self.named)
        self.plays.append(play)

    def on_value_changed(self, event: dict[str, Any]) -> None:
        """Echo Voice is frozen at the led card's value; Second Wind adds ten; Puppeteer changes nothing."""
        play = self.own_play()
        assert play.card == event["card"]
        change = event["value"] - play.value
        echo = self.plays[0].value + 0.5 - value_of(play.card)
        assert change in ({10} if len(self.plays) == 3 and "s45" in self.used else set()) | {echo, 0}
        play.value = event["value"]

    def on_card_swapped(self, event: dict[str, Any]) -> None:
        play = self.own_play()
        self.hand.remove(event["card"])
        self.hand.add(event["taken"])
        play.card, play.suit = event["card"], self.my_suit(event["card"])
        play.value = self.laid_value(play.card, play.suit, self.plays.index(play))
        assert event["value"] == play.value
        self.judge_laid(play)

    def on_owners_swapped(self, event: dict[str, Any]) -> None:
        mine, hers = self.own_play(), self.plays[(WHO.index(event["who"]) - self.leader) % 3]
        mine.owner, hers.owner = WHO.index(event["who"]), Y
        self.swapped = True

    def on_trick_given(self, event: dict[str, Any]) -> None:
        assert self.best(self.plays).owner == Y
        self.given = self.best([play for play in self.plays if play.owner != Y]).owner
        assert event["who"] == WHO[self.given]

    def on_trick_cancelled(self, event: dict[str, Any]) -> None:
        assert self.winner() != Y
        self.cancelled_tricks += 1
        self.next_leader = Y if self.lead_taken else self.winner()
        self.cancelled = True

    def on_lead_taken(self, event: dict[str, Any]) -> None:
        assert self.winner() != Y or self.cancelled
        assert self.trick < 8
        self.lead_taken = True
        self.next_leader = Y

    def on_trick_rewound(self, event: dict[str, Any]) -> None:
        assert self.winner() != Y
        for play in self.plays:
            if play.player == Y:
                self.hand.add(play.card)
            else:
                self.rows[play.player].insert(0, play.card)
        self.next_leader = Y
        self.clear_trick()

    def on_trick_won(self, event: dict[str, Any]) -> None:
        who = self.winner()
        assert (event["who"], event["trick"]) == (WHO[who], self.trick)
        assert "react" in self.asked or not self.reactions()
        assert "outcome" in self.asked or not self.outcomes()
        assert not self.cancelled
        self.piles[who] |= {play.card for play in self.plays}
        self.tricks[who] += 1
        if not self.lead_taken:
            self.next_leader = who
        trick, points = TRICK_POINTS.get(self.event or "", (0, 0))
        self.due[who] += points if trick == self.trick else 0
        if who == Y:
            self.mine.append(self.own_play())
            self.pile_suits += [play.suit for play in self.plays]
            first, last = int(self.trick == 1), int(self.trick == 8)
            paid = {"s31": first, "s08": last, "s32": last, "h09": 2 * last, "s40": int(self.shown())}
            self.due[Y] += sum(points for power, points in paid.items() if power in self.charged)

    def shown(self) -> bool:
        """Does your card of the trick carry a mark?"""
        return self.own_play().card in self.marked

    def on_surrendered(self, event: dict[str, Any]) -> None:
        assert self.leader != Y
        assert not self.is_trickless_villain()
        assert event["who"] == WHO[self.leader]
        self.due[self.leader] += self.surrender_points() or 0
        self.surrendered = True

    def on_scored(self, event: dict[str, Any]) -> None:
        self.vp[WHO.index(event["who"])] += event["points"]
        assert event["total"] == self.vp[WHO.index(event["who"])]

    def on_round_ended(self, event: dict[str, Any]) -> None:
        self.settle_dials()
        if not self.surrendered:
            assert sum(self.tricks) + self.cancelled_tricks == 8

    def on_to_beat(self, event: dict[str, Any]) -> None:
        best = self.best(self.plays)
        told = WHO[best.owner], best.card, best.value, best.suit
        assert (event["who"], event["card"], event["value"], event["suit"]) == told

    def on_villain_spoiled(self, event: dict[str, Any]) -> None:
        assert (self.side, self.tricks[Y]) == ("villain", 1)
        assert event["pays"] == self.villain_points(1)

    def on_side_paid(self, event: dict[str, Any]) -> None:
        who = WHO.index(event["who"])
        assert (event["side"], event["tricks"]) == (self.side if who == Y else "hero", self.tricks[who])
        assert event["points"] == self.side_points(who)

    def judge_dials(self) -> None:
        """When all is paid, the dials show what is due."""
        assert self.vp == self.due, (self.vp, self.due, self.charged, self.tricks, self.side)

    def on_game_over(self, event: dict[str, Any]) -> None:
        self.judge_dials()

    # Comparing

    def check(self) -> None:
        """What was told must be what is true, at a decision."""
        s = self.board.s
        assert conserved(self.board)
        for who in (A, F):
            assert [NAMES[s.row[who, place] - 1] for place in range(s.n_row[who])] == self.rows[who]
        assert {NAMES[card] for card in bits_of(s.hand)} == self.hand
        assert {NAMES[card] for card in bits_of(s.discard)} == self.discard
        for who in range(3):
            assert {NAMES[card] for card in bits_of(s.pile[who])} == self.piles[who]
        assert list(s.vp) == self.vp == self.due
        assert list(s.tricks) == self.tricks
        table = [(NAMES[s.card[place] - 1], s.owner[place], (s.base[place] + s.plus[place]) / 2) for place in
                 range(s.n_played)]  # fmt: skip
        assert table == [(play.card, play.owner, play.value) for play in self.plays]
        assert codes_now(self.board)
        if self.trick and not self.surrendered:
            assert sum(self.tricks) + self.cancelled_tricks == self.trick - 1 + int(self.cancelled)
        assert s.stamina == self.stamina
        view = build_view(self.board.seen)
        self.check_tokens(view)
        self.check_subject(view)
        self.check_view(view)
        self.check_turn()
        self.check_windows()

    def check_tokens(self, view: AnyView) -> None:
        """Tokens are left to place from charging on; those of emptied slots are yours again, but not in this round."""
        asked = kind(self.board)
        if self.hero and asked not in ("superhero", "free_charge") and (asked, self.latest) != ("redraw", "h03"):
            self.charging = True
        left = self.stamina + self.lent - self.placed if self.charging else 0
        assert (self.board.s.left, self.board.s.spare) == (left, self.spare)
        assert view["stamina"] == {"owned": self.stamina, "left": left, "lent": self.lent, "spare": self.spare}

    def check_subject(self, view: AnyView) -> None:
        """What a question tells beforehand."""
        subject = decisions(self.board.seen)[0].subject
        match kind(self.board):
            case "turn":
                said = view["surrender"]
                assert (None if said is None else said["points"]) == self.surrender_points()
                assert subject["led"] == (self.plays[0].suit if self.plays else None)
            case "exchange":
                assert subject["gets"] == self.exchanged(WHO.index(subject["who"]))
            case "charge":
                assert subject["tokens"] == self.board.s.left

    def check_view(self, view: AnyView) -> None:
        """Suits and values as they are shown; nothing is resolved before all tokens are placed (A27)."""
        if kind(self.board) == "charge":
            return
        hand = {each["card"]: (each["suit"], each["value"], each["revealed"]) for each in view["hand"]}
        assert hand == {
            card: (self.my_suit(card), self.my_value(card, self.my_suit(card)), card in self.marked)
            for card in self.hand
        }
        for who in (A, F):
            row = [(each["card"], each["suit"], each["value"]) for each in view["rows"][WHO[who]]]
            assert row == [(card, suit_of(card), self.row_value(card)) for card in self.rows[who]]
        self.check_marks(view)

    def check_marks(self, view: AnyView) -> None:
        """Which cards may be played, and whose card wins as things stand."""
        offered = {line.split()[1] for line in may(self.board) if line.split()[0] in ("play", "lay")}
        assert {each["card"].lower() for each in view["hand"] if each["playable"]} == offered
        laying = kind(self.board) == "turn"
        for each in view["hand"]:
            assert each["laid"] == (self.would_be(each["card"]) if laying and each["playable"] else None)
        assert list(takewhile(bool, view["side_pays"]["villain"])) == self.villain_pays()
        assert (view["cancelled"], view["takes_lead"]) == (self.cancelled, self.lead_taken)
        wins = {WHO.index(each["owner"]) for each in view["plays"] if each["wins"]}
        if self.plays and not self.cancelled:
            assert wins == {self.best(self.plays).owner if self.given is None else self.given}
        else:
            assert not wins

    def check_windows(self) -> None:
        """What is offered on your card, on the complete trick and on its outcome."""
        asked = kind(self.board)
        self.asked.add(asked)
        expected = {"after_card": self.after_card, "react": self.reactions, "outcome": self.outcomes}.get(asked)
        if expected:
            assert set(may(self.board)) == {f"use {power}" for power in expected()} | {"pass"}
        if asked == "swap_card":
            assert set(may(self.board)) == {f"lay {card.lower()}" for card in self.swap_cards()}

    def check_turn(self) -> None:
        """The legal cards of a plain turn, and whether surrender is offered."""
        if kind(self.board) != "turn":
            return
        offered = may(self.board)
        assert ("surrender" in offered) == (self.surrender_points() is not None)
        if not self.used & {"s15", "s17"}:
            led = self.plays[0].suit if self.plays else None
            legal = {card for card in self.hand if self.my_suit(card) == led} or self.hand
            assert {line.split()[1] for line in offered if line.startswith("play")} == {c.lower() for c in legal}
