"""How far a game stands in its round, where its cards lie and what they can do: what defaults and invariants ask."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import TYPE_CHECKING

from tablemate.kernel.meanings import bits_of

from .cards.language import CardSet, Power
from .cards.table import Cards
from .terms import EVENT_ROUND, EVENT_SPOT, OFFERED, POWERS, ROUNDS, TRICKS, Charge, EffectOp, Op, Result

if TYPE_CHECKING:
    from .state import State

GREEN, RED = 0, 1


class Standing:
    """A state with its cards, as the rules see them and as they are printed, at a step that stays the same."""

    def __init__(self, s: State, table: Cards, box: CardSet) -> None:
        self.s, self.table, self.box = s, table, box
        self.over = s.result != Result.NONE
        self.base = s.op[0] if s.depth else Op.END_ROUND
        """The step at the bottom of the agenda, which tells what was done before."""
        self.top = s.op[s.depth - 1] if s.depth else Op.END_ROUND
        """What is asked now."""
        self.has_hero = s.round == ROUNDS and self.base >= Op.CHARGING and self.top != Op.SUPERHERO
        """Was the superhero chosen?"""
        self.has_rows = self.base >= Op.LATER_PARTS
        """Have the Vancardians their cards?"""
        self.in_tricks = self.base >= Op.TRICK
        """Are the preparations of the round over?"""
        self.rounds_drawn = min(ROUNDS - 1, s.round if self.base >= Op.CHARGING else s.round - 1)
        """In how many rounds stories were drawn."""
        self.rounds_finished = s.round if self.over else s.round - 1
        self.stories_left = sum(not story.no_solo for story in box.stories) - OFFERED * self.rounds_drawn
        """How many stories their deck has."""
        self.lines_left = ROUNDS - s.round + (not self.has_rows)
        """How many cards the deck of the Vancardians has."""
        self.event_colour = self.line_colour(ROUNDS - EVENT_ROUND)
        """The colour of the card that is next when the event comes."""

    @property
    def earliest_round(self) -> int:
        """In which the cards before you can lie there; the superhero comes in the last."""
        return ROUNDS if self.over else max(1, *self.filled, EVENT_ROUND if self.s.event else 1)

    # Playing cards

    @property
    def rows(self) -> list[list[int]]:
        """The rows of the Vancardians."""
        rows = zip(self.s.row.tolist(), self.s.n_row, strict=True)
        return [[card - 1 for card in row[:number]] for row, number in rows]

    @property
    def lying(self) -> dict[str, list[int]]:
        """Where all playing cards lie; the last trick of a game lies in a pile already."""
        s, settled = self.s, self.over and not self.s.surrendered
        return {
            "plays": [] if settled else [card - 1 for card in [*s.card][: s.n_played]],
            "rows": [card for row in self.rows for card in row],
            "piles": [card for pile in s.pile for card in bits_of(pile)],
            "discard": [*bits_of(s.discard)],
            "hand": [*bits_of(s.hand)],
            "aside": [*bits_of(s.aside)],
            "deck": [card - 1 for card in [*s.deck][: s.n_deck]],
        }

    @property
    def cards_lying(self) -> list[int]:
        """All playing cards that lie somewhere."""
        return [*chain(*self.lying.values())]

    @property
    def tricks_to_come(self) -> int:
        """How many tricks are still to be played or settled in this round."""
        return 0 if self.base == Op.END_ROUND else TRICKS + 1 - self.s.trick

    def has_played(self, who: int) -> int:
        """The cards of this seat in a trick that is not settled."""
        return [*self.s.player][: self.s.n_played].count(who)

    # The Vancardians' cards

    def vancard(self, card: int) -> str:
        """The id of a card of theirs."""
        return self.box.vancard_ids[card] or ""

    @property
    def vancard_deck(self) -> list[int]:
        """The cards of the rounds to come, the next one last."""
        return [*self.s.vancard_deck][: self.s.n_vancard_deck]

    @property
    def event_decks(self) -> list[list[int]]:
        """The event decks of both colours, the top one last."""
        return [deck[:number] for deck, number in zip(self.s.events.tolist(), self.s.n_events, strict=True)]

    def colour(self, card: int) -> int:
        """Green or red, by the bolts."""
        return self.table.bolts[card] - 1

    def line_colour(self, index: int) -> int:
        """The colour at a place of their deck, from the bottom: red cards lie below."""
        return RED if index < self.s.level else GREEN

    def most_seen(self, colour: int) -> int:
        """How many cards of a colour lay open by now: for their lines, and one more if there was an event."""
        lines = [self.line_colour(index) for index in range(self.lines_left, ROUNDS)]
        return lines.count(colour) + (colour == self.event_colour and (self.s.round > EVENT_ROUND or self.s.event != 0))

    # Your cards with abilities

    @property
    def powers(self) -> dict[str, list[Power]]:
        """Where they lie."""
        s, known = self.s, self.box.numbered
        lying = {"powers": [*s.power], "superheroes": s.superheroes.tolist()[0], "offer": [*s.offer]}
        lying["stories"] = [*s.stories][: s.n_stories]
        return {name: [known[card] for card in cards if card] for name, cards in lying.items()}

    @property
    def filled(self) -> list[int]:
        """The spots with a card, without the event."""
        return [spot for spot in range(POWERS) if self.s.power[spot]]

    def card(self, spot: int) -> Power:
        """The card at a spot that has one."""
        return self.box.numbered[self.s.power[spot]]

    def name(self, spot: int) -> str:
        """The id of the card at a spot."""
        if spot == EVENT_SPOT:
            return self.vancard(self.s.event)
        return self.card(spot).id if self.s.power[spot] else ""

    def slots(self, spot: int) -> list[int]:
        """What lies on the slots of the card at a spot."""
        return self.s.slot.tolist()[spot][: self.table.slots[self.s.power[spot]]]

    def cost(self, charge: Charge) -> int:
        """The tokens of all slots that are so."""
        slots = [each for spot in self.filled for each in zip(self.card(spot).slots, self.slots(spot), strict=True)]
        return sum(slot.cost for slot, state in slots if state == charge)

    @property
    def tokens_left(self) -> int:
        """What you may place less what lies on slots or was taken off them."""
        return max(0, self.s.stamina + self.s.lent) - self.cost(Charge.CHARGED) - self.s.spare

    def abilities(self, spot: int) -> range:
        """The numbers of the abilities of the card at a spot, also where they do not work now."""
        table, event = self.table, spot == EVENT_SPOT
        card = self.s.event if event else self.s.power[spot]
        first = (table.event_first if event else table.first)[card]
        return range(first, first + (table.event_count if event else table.count)[card])

    def effects(self, spot: int, windows: Collection[int] | None = None) -> list[int]:
        """The numbers of the effects of the card at a spot, in some windows or in all."""
        table = self.table
        found: list[int] = []
        for ability in self.abilities(spot):
            if windows is None or table.window[ability] in windows:
                first = table.effect_first[ability]
                found += range(first, first + table.effect_count[ability])
        return found

    def doing(self, op: EffectOp, *spots: int) -> list[int]:
        """The numbers of the effects that do this on the cards at these spots."""
        return [effect for spot in spots for effect in self.effects(spot) if self.table.effect_op[effect] == op]

    @property
    def lending(self) -> list[int]:
        """The effects that lend you tokens for this round."""
        return self.doing(EffectOp.STAMROUND, EVENT_SPOT, *self.filled)

    def suits_offered(self, spot: int) -> int:
        """The suits that the card at a spot lets you name, as bits."""
        return sum(self.table.effect_subject[effect] for effect in self.doing(EffectOp.CHOOSE, spot))

    @property
    def charged(self) -> list[int]:
        """The spots of the cards that have worked in this round; who has no slots needs no charge."""
        return [spot for spot in self.filled if not self.slots(spot) or any(self.slots(spot))]
