"""Random card sets that the game accepts: all effects in all their windows, with all conditions and counts.

The same number gives the same set.  An extreme set has as many and as large effects as cards can have, in few windows,
so that they meet.

cards = wild_set(7)
cards = wild_set(7, extreme=True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from tablemate.games.origin_story.cards import CardSet, InvalidCards, cards_from_data
from tablemate.games.origin_story.cards.abilities import COMPARISON_WORDS, CONDITION_WORDS, Ability
from tablemate.games.origin_story.cards.checks import EVENT, WINDOWS_OF_KIND, check_abilities
from tablemate.games.origin_story.cards.expressions import COUNT_WORDS
from tablemate.games.origin_story.cards.grammar import (
    MOST_CONDITIONS,
    MOST_EFFECTS,
    MOST_REPEATS,
    MOST_USES,
    read_ability,
)
from tablemate.games.origin_story.cards.language import Kind, Slot, StoryType
from tablemate.games.origin_story.cards.reading import LEAST_BOLTS, MOST_ABILITIES_OF_CARD
from tablemate.games.origin_story.cards.table import MOST_KEYWORDS, MOST_SELECTORS, MOST_SLOTS
from tablemate.games.origin_story.cards.terms import ROUNDS, SUIT_LETTERS, TARGET_LETTERS, TRICKS, VALUES, Window
from tablemate.games.origin_story.cards.vocabulary import (
    CHOOSE_WORD,
    HAND,
    LIMITED,
    ONE_EFFECT,
    PARTS,
    REMOVABLE,
    REPEATED,
    VOCABULARY,
    WINDOW_NAMES,
    Amount,
    BecomesLove,
    Cards,
    Change,
    Limit,
    Literal,
    Number,
    OneSuit,
    Opponent,
    Parameter,
    Value,
)

TRIES = 30
"""How many texts are written before a card does without another ability or condition."""
FEW_WINDOWS = 3
EXTRA_LOVE = ([4.5, 4.5, 8.5, 8.5], [4, 4, 8, 8], [4.5] * 4, [0.5, 0.5, 13.5, 13.5], [13] * 4)
_PREDICTION = ["start: predict()", "eor: vp(pred)"]
OPENINGS: dict[str, list[list[str]]] = {
    Kind.MAT: [_PREDICTION, ["charged: choose X", "ongoing: mysuit(X->L)"], ["charged: draw(2), discard(1) x2"]],
    Kind.STORY: [
        ["start?villain: predict()", "eor?hero: vp(pred)"],
        ["charged: choose X (B or S)"],
        ["charged!: discard(3), draw(3)"],
    ],
    Kind.SUPERHERO: [_PREDICTION, ["revealed: choose X (M or S)"], ["revealed!: draw(1) x3, discard(3)"]],
}
"""What belongs together, or what other abilities of a card rely on."""
OPENED = 0.2
"""How often a card begins so."""


@cache
def wild_set(number: int, *, extreme: bool = False) -> CardSet:
    """A card set, written and read once for all tests."""
    return cards_from_data(_Wild(random.Random(2 * number + extreme), extreme).cards())


def is_accepted(kind: str, slots: Sequence[str], texts: Sequence[str]) -> bool:
    """Can a card have these abilities?"""
    read = tuple(Slot(int(text[0]), text.endswith("r")) for text in slots)
    removing = any(slot.remove for slot in read)
    try:
        check_abilities(kind, read, [_ability(text, removing=removing) for text in texts])
    except InvalidCards:
        return False
    return True


@cache
def _ability(text: str, *, removing: bool) -> Ability:
    """The abilities that a card has already are asked about with each one that could follow them."""
    return read_ability(text, removing=removing)


class _Wild:
    """Somebody who writes cards with a random hand."""

    def __init__(self, chance: random.Random, extreme: bool) -> None:
        self.chance = chance
        self.extreme = extreme
        self.extra_love = chance.choice(EXTRA_LOVE)
        self.windows = set(chance.sample(list(Window), FEW_WINDOWS)) if extreme else set(Window)
        self.selectors = [self._selector() for _ in range(MOST_SELECTORS - 1)]

    def cards(self) -> dict[str, Any]:
        """The whole set: few cards where it is extreme."""
        mats, stories, superheroes = (1, 12, 2) if self.extreme else (3, 14, 4)
        return {
            "extra_love": self.extra_love,
            "mat": [self._power(Kind.MAT, f"m{place}") for place in range(mats)],
            "story": [
                {**self._power(Kind.STORY, f"s{place}"), "type": str(self.chance.choice(list(StoryType)))}
                for place in range(stories)
            ],
            "superhero": [self._power(Kind.SUPERHERO, f"h{place}") for place in range(superheroes)],
            "vancardian": [self._vancardian(place) for place in range(2 * LEAST_BOLTS)],
        }

    def _power(self, kind: Kind, card_id: str) -> dict[str, Any]:
        slots = [] if kind is Kind.SUPERHERO else self._slots()
        card: dict[str, Any] = {"id": card_id, "name": {"en": f"Card {card_id}", "fr": f"Carte {card_id}"}}
        return {**card, **({"slots": slots} if slots else {}), "abilities": self._abilities(kind, slots)}

    def _vancardian(self, place: int) -> dict[str, Any]:
        lines = [self._line() for _ in range(ROUNDS)]
        return {
            "id": f"v{place}",
            "bolts": 1 + place % 2,
            "rounds": lines,
            "event": f"Event {place}",
            "abilities": self._abilities(EVENT, []),
        }

    def _line(self) -> str:
        """Some keywords, each value of love once."""
        added = self.chance.sample(sorted({f"A{int(value)}" for value in self.extra_love}), self.chance.randint(0, 1))
        number = self._number(0, MOST_KEYWORDS - 1)
        others = [f"{self.chance.choice('RM')}{self._number(1, HAND)}" for _ in range(number)]
        words = self.chance.sample(added + others, len(added + others))
        return "+".join(words) or "-"

    def _slots(self) -> list[str]:
        """Cheap ones on extreme cards, so that they are charged."""
        remove = self.chance.choice(["", "", "r"])
        if self.extreme:
            return [f"1{remove}"] * (MOST_SLOTS if remove else 1)
        return [f"{self.chance.choice([1, 1, 1, 2, 3])}{remove}" for _ in range(self.chance.randint(1, MOST_SLOTS))]

    # Abilities

    def _abilities(self, kind: str, slots: list[str]) -> list[str]:
        """As many as wanted, or as fit together; at least one."""
        wanted = self._number(1, MOST_ABILITIES_OF_CARD)
        opened = kind in OPENINGS and self.chance.random() < OPENED
        opening = self.chance.choice(OPENINGS[kind]) if opened else []
        kept = [*opening] if is_accepted(kind, slots, opening) else []
        while not kept or len(kept) < wanted:
            text = self._fitting(kind, slots, kept, partial(self._ability, kind, slots))
            if text is not None:
                kept.append(self._on_conditions(kind, slots, kept, text))
            elif kept:
                break
        return kept

    def _fitting(self, kind: str, slots: list[str], kept: list[str], write: Callable[[], str]) -> str | None:
        """The first of several texts that fits the card."""
        texts = (write() for _ in range(TRIES))
        return next((text for text in texts if is_accepted(kind, slots, [*kept, text])), None)

    def _ability(self, kind: str, slots: list[str]) -> str:
        """A text that looks like an ability; not all of them fit their card."""
        removing = any(slot.endswith("r") for slot in slots)
        windows = sorted(WINDOWS_OF_KIND[kind] & (REMOVABLE if removing else frozenset(Window)))
        window = self.chance.choice([each for each in windows if each in self.windows] or windows)
        limited = window in LIMITED and not removing and self.chance.random() < (0.8 if self.extreme else 0.5)
        uses = f" x{self._number(1, MOST_USES)}" if limited else ""
        return f"{WINDOW_NAMES[window]}: {', '.join(self._effects(window))}{uses}"

    def _on_conditions(self, kind: str, slots: list[str], kept: list[str], text: str) -> str:
        """The ability with some conditions."""
        for _ in range(self.chance.choice(self._condition_numbers)):
            text = self._fitting(kind, slots, kept, partial(self._on_condition, text)) or text
        return text

    def _on_condition(self, text: str) -> str:
        window, effects = text.split(":", 1)
        return f"{window}{'&' if '?' in window else '?'}{self._condition()}:{effects}"

    @property
    def _condition_numbers(self) -> tuple[int, ...]:
        return (0, 0, 0, 0, 0, 0, 1) if self.extreme else (0, 0, 1, 1, 1, 2, MOST_CONDITIONS)

    def _effects(self, window: Window) -> list[str]:
        """Some effects; on an extreme card often the same ones."""
        number = 1 if window in ONE_EFFECT else self.chance.choice((1, 4, 4) if self.extreme else (1, 1, 2, 3, 4))
        effects = [self._effect(window) for _ in range(min(number, MOST_EFFECTS))]
        return effects[:1] * len(effects) if self.extreme and self.chance.random() < 0.5 else effects

    def _effect(self, window: Window) -> str:
        op = self.chance.choice([op for op, word in VOCABULARY.items() if window in word.windows])
        word = VOCABULARY[op]
        if word.name == CHOOSE_WORD:
            return self.chance.choice(["choose X", "choose X (B or M)", "choose X (M or S)"])
        call = f"{word.name}({','.join(self._argument(each) for each in word.parameters)})"
        repeated = op in REPEATED and window in PARTS and self.chance.random() < 0.5
        return call + (f" x{self._number(1, MOST_REPEATS)}" if repeated else "")

    def _argument(self, parameter: Parameter) -> str:
        match parameter:
            case Literal(word):
                return word
            case Change(most):
                return self.chance.choice("+-") + self._half(most)
            case Number(low, high, signed=True):
                sign = self.chance.choice("+-" if low < 0 else "+")
                return sign + str(self._number(1, high))
            case Number(low, high) | Limit(low, high):
                return str(self._number(low, high))
            case Amount(high):
                return self._amount(high)
            case Value(high):
                return self._sum(high) if self.chance.random() < 0.7 else self._half(high)
            case OneSuit():
                return self.chance.choice(SUIT_LETTERS)
            case BecomesLove():
                return self.chance.choice("BMSX") + "->L"
            case Cards():
                return self.chance.choice(self.selectors)
            case Opponent():
                return self.chance.choice(TARGET_LETTERS)

    # Numbers, and what is counted

    def _number(self, low: int, high: int) -> int:
        """Any number, or the largest more often than not."""
        return high if self.extreme and self.chance.random() < 0.8 else self.chance.randint(low, high)

    def _half(self, most: int) -> str:
        """A number without a sign, halves as often as not."""
        if self.extreme and self.chance.random() < 0.8:
            return str(most)
        return str(self.chance.randint(1, most - 1)) + self.chance.choice(["", " 1/2"])

    def _amount(self, high: int) -> str:
        """A number, or something counted that is cut to what is allowed."""
        if self.chance.random() < 0.5:
            return str(self._number(1, high))
        return f"min({high},max({self.chance.choice([0, 0, 1])},{self._sum(high)}))"

    def _sum(self, high: int) -> str:
        """Something counted, perhaps several times, and perhaps something else."""
        first = self._count()
        if self.chance.random() < 0.4:
            first = f"{self._number(2, 9)}*{first}"
        rest = self.chance.choice(["", "", f"+{self._count()}", f"-{self._count()}", f"+{self._number(1, high)}"])
        return first + rest

    def _count(self) -> str:
        word = self.chance.choice(list(COUNT_WORDS))
        match word:
            case "wonwith":
                return f"{word}({self.chance.choice(self.selectors)})"
            case "cardsin":
                return f"{word}({self.chance.choice(SUIT_LETTERS)})"
            case "tricks":
                return f"{word}({self.chance.choice(TARGET_LETTERS[:2])})"
        return word

    def _condition(self) -> str:
        comparison = self.chance.choice(list(COMPARISON_WORDS))
        sums = f"{self._sum(TRICKS)}{comparison}{self._amount(TRICKS)}"
        suit, trick = f"suit={self.chance.choice(SUIT_LETTERS)}", f"t{comparison}{self.chance.randint(1, TRICKS)}"
        return self.chance.choice([*CONDITION_WORDS, suit, trick, "vp<max", sums, sums, sums])

    def _selector(self) -> str:
        """Cards by suit and by printed value."""
        parts = [self.chance.choice(SUIT_LETTERS)] if self.chance.random() < 0.5 else []
        parts += [f"print>={self.chance.randint(1, 7)}"] if self.chance.random() < 0.4 else []
        parts += [f"print<={self.chance.randint(7, VALUES)} 1/2"] if self.chance.random() < 0.4 else []
        return "&".join(parts) or "*"
