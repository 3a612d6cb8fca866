"""Dice and bomb cards in words, from what `games/fuse/described.py` tells of them; any deck, also an own one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby

from tablemate.games.fuse.described import (
    FREE,
    SIGNS,
    STACK,
    Asks,
    DescribedBomb,
    DescribedRule,
    DescribedSlot,
    Kind,
    Place,
    Span,
)
from tablemate.games.fuse.view_types import COLOURS, View
from tablemate.words.words import Words

NO_BREAK = "\N{NO-BREAK SPACE}"


def colour(words: Words, name: str) -> str:
    """A colour by name: `red`."""
    return words.say(f"colour-{name}")


def letter(words: Words, name: str) -> str:
    """The letter that a colour has in this language."""
    return _letters(words.language)[name]


@cache
def _letters(language: str) -> Mapping[str, str]:
    words = Words(language, "fuse")
    return {name: words.say(f"word-die.{letter.lower()}").upper() for name, letter in COLOURS.items()}


def sign(words: Words, asks: Asks) -> str:
    """A die, or what a die has to show, with the letters of this language: `G4`, `R`."""
    return f"{letter(words, asks.colour) if asks.colour else ''}{asks.value or ''}"


def slot_sign(words: Words, slot: DescribedSlot) -> str:
    """What is printed in a slot: `R/Y`, `_`, `?`."""
    return "/".join(sign(words, each) for each in slot.asks) or ("_" if slot.judged else "?")


def die(words: Words, name: str) -> str:
    """A die as `R4`, or aloud as `the red 4`."""
    shown = SIGNS[name]
    if not words.reads_aloud or shown.colour is None:
        return sign(words, shown)
    return words.say("die-aloud", colour=colour(words, shown.colour), value=str(shown.value))


def unknown_die(words: Words, name: str) -> str:
    """What was typed for a die that there is not, with the letter of a colour as in this language."""
    shown = SIGNS.get(name[:1])
    return f"{letter(words, shown.colour)}{name[1:]}" if shown and shown.colour else name


def dice(words: Words, faces: Iterable[str]) -> str:
    """Dice in a row."""
    return words.listed(die(words, name) for name in faces)


def asked(words: Words, asks: Iterable[Asks]) -> str:
    """What a slot asks for: `red 4 or blue 2`."""
    return _either(words, [_alternative(words, each) for each in asks]) or words.say("ask-any")


def _either(words: Words, parts: Sequence[str]) -> str:
    return words.say("ask-either", one=parts[0], other=parts[1]) if len(parts) == 2 else "".join(parts)


def _alternative(words: Words, asks: Asks) -> str:
    if asks.colour is None:
        return words.say("ask-value", value=str(asks.value))
    named = colour(words, asks.colour)
    return named if asks.value is None else words.say("ask-both", colour=named, value=str(asks.value))


def lost(words: Words, shown: str) -> str:
    """What has to be lost when this is shown: `a green die`, `a 4`, or for a die `a red die or a 3`."""
    asks = SIGNS[shown]
    parts = [words.say("loss-colour", colour=colour(words, asks.colour))] if asks.colour else []
    return _either(words, [*parts, *([words.say("ask-value", value=str(asks.value))] if asks.value else [])])


def matches(words: Words, shown: Iterable[str]) -> str:
    """What sabotage cards show: `B, G, 3`, or aloud `blue, green and 3`."""
    asked = [SIGNS[each] for each in shown]
    if not words.reads_aloud:
        return ", ".join(sign(words, each) for each in asked)
    return words.listed(colour(words, each.colour) if each.colour else each.value for each in asked)


def bag(words: Words, view: View) -> str:
    """How many dice of each colour are in the bag: `5 R, 3 B`, or aloud `5 red and 3 blue`."""
    some = {name: count for name, count in view["bag"].items() if count}
    if not some:
        return words.say("screen-bag-empty")
    if words.reads_aloud:
        said = words.listed(words.say("bag-colour", count=some[name], colour=colour(words, name)) for name in some)
    else:
        said = ", ".join(f"{count}{NO_BREAK}{letter(words, name)}" for name, count in some.items())
    return words.say("screen-bag", count=sum(some.values()), dice=said)


def sabotage(words: Words, view: View) -> str:
    """How many sabotage cards are left, and what those that came have taken."""
    used, left = view["sabotage"]["matches"], words.say("screen-sabotage", left=view["sabotage"]["left"])
    return f"{left} ({words.say('screen-sabotage-used', cards=matches(words, used))})" if used else left


def bomb_of(words: Words, card: str) -> DescribedBomb:
    """A bomb of the deck that is spoken of."""
    found = words.card(card)
    assert isinstance(found, DescribedBomb)
    return found


def name_of(words: Words, bomb: DescribedBomb) -> str:
    """What a bomb is called; its id where it has no other name."""
    return bomb.name.fr if words.language == "fr" else bomb.name.en


def bomb_named(words: Words, card: str) -> str:
    """A card as sentences name it: by its id, which is typed; beside a board a bomb by its name, which stands there."""
    found = words.cards.get(card) if words.is_illustrated else None
    return words.say("bomb-named", called=name_of(words, found)) if isinstance(found, DescribedBomb) else card


def called(words: Words, bomb: DescribedBomb) -> str:
    """A bomb by id and name: `B13 Ten`; the id alone where it has no name."""
    name = name_of(words, bomb)
    return bomb.id if name == bomb.id else f"{bomb.id} {name}"


def explain(words: Words, bomb: DescribedBomb) -> list[str]:
    """What the card demands: its slots, its rules, and what rests on what; one short line each."""
    return [*_slots(words, bomb), *_rules(words, bomb), *_supports(words, bomb)]


def where(words: Words, slots: Sequence[int]) -> str:
    """Slots counted from 0, as people say them: `slot 2`, `slots 1 to 3`, `slots 1, 2 and 5`."""
    numbers = [slot + 1 for slot in slots]
    run = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    named = words.say("slots-range", first=str(numbers[0]), last=str(numbers[-1])) if run else words.listed(numbers)
    return words.say("slots-named", count=len(numbers), slots=named)


def _slots(words: Words, bomb: DescribedBomb) -> Iterator[str]:
    """What is printed in the slots; those that ask for the same are said together."""
    alike: dict[tuple[Asks, ...], list[int]] = {}
    for number, slot in enumerate(bomb.slots):
        if slot.asks or not slot.judged:
            alike.setdefault(slot.asks, []).append(number)
    for asks, found in alike.items():
        yield words.say("card-slot", where=where(words, found), asks=asked(words, asks))


def _rules(words: Words, bomb: DescribedBomb) -> Iterator[str]:
    for first, group in groupby(bomb.rules, key=lambda rule: _lower_slot(bomb, rule)):
        pairs = list(group)
        if first is not None and {pair.slots[1] for pair in pairs} == set(bomb.slots[first].below):
            yield words.say("card-pair-both-below", where=where(words, [first]))
        else:
            yield from (in_words(words, rule) for rule in pairs)


def _lower_slot(bomb: DescribedBomb, rule: DescribedRule) -> int | None:
    """The upper slot of a pair in a pyramid that must be lower than one of the two below it."""
    pair = rule.kind is Kind.RISE and len(rule.slots) == 2 and rule.place is Place.ABOVE
    return rule.slots[0] if pair and len(bomb.slots[rule.slots[0]].below) == 2 else None


def in_words(words: Words, rule: DescribedRule) -> str:
    """One rule of a card."""
    if rule.kind is Kind.RISE:
        return _rise(words, rule)
    arguments = {"where": _span(words, rule), "count": len(rule.slots), "number": str(rule.number)}
    if rule.kind is Kind.BALANCE:
        arguments |= {"where": where(words, rule.slots), "right": where(words, rule.right)}
    return words.say(f"card-{rule.kind}", **arguments)


def _span(words: Words, rule: DescribedRule) -> str:
    if rule.span is Span.CARD:
        return words.say("slots-all", count=len(rule.slots))
    if rule.span is Span.COLUMN:
        return words.say("slots-column", column=rule.column)
    return where(words, rule.slots)


def _rise(words: Words, rule: DescribedRule) -> str:
    """A pair is said from the slot that is filled later; a longer list by its direction."""
    if len(rule.slots) > 2:
        slots = ", ".join(str(slot + 1) for slot in rule.slots)
        return words.say(f"card-rise-{rule.place}", where=_span(words, rule), slots=slots)
    lower, higher = rule.slots
    one, other = (lower, higher) if rule.place is Place.ABOVE else (higher, lower)
    return words.say(f"card-pair-{rule.place}", where=where(words, [one]), other=where(words, [other]))


def _supports(words: Words, bomb: DescribedBomb) -> Iterator[str]:
    upper = [number for number, slot in enumerate(bomb.slots) if slot.below]
    if not upper:
        return
    if bomb.layout == STACK:
        yield words.say("card-supports-stack")
    elif bomb.heights:
        yield words.say("card-supports-twin")
    elif bomb.layout != FREE:
        yield words.say("card-supports-both", where=where(words, upper), count=len(upper))
    else:
        for number in upper:
            below = bomb.slots[number].below
            said = {"where": where(words, [number]), "below": where(words, below)}
            yield words.say("card-supports", **said, count=len(below))


def rules_in_words(words: Words, rules: Sequence[DescribedRule]) -> str:
    """The rules that a refusal names."""
    return words.say("between-rules").join(in_words(words, rule) for rule in rules)


def printed(words: Words, bomb: DescribedBomb) -> str:
    """The slots in one line, from the bottom up: `R/B G/K ^ Y/1`, two stacks side by side with `|`."""
    return in_line(bomb, [slot_sign(words, slot) for slot in bomb.slots])


def in_line(bomb: DescribedBomb, slots: Sequence[str], between: str = " ") -> str:
    """What is to be seen of each slot in one line, from the bottom up."""
    if bomb.heights:
        first = bomb.heights[0]
        return " | ".join(" ^ ".join(part) for part in (slots[:first], slots[first:]))
    return " ^ ".join(between.join(slots[slot] for slot in row) for row in bomb.rows)


def short_rules(words: Words, bomb: DescribedBomb) -> list[str]:
    """The rules of a card as signs: `#1 < #2`, `#1 + #2 = 7`, `same colour: #1 #2`."""
    rises = [rule.slots for rule in bomb.rules if rule.kind is Kind.RISE]
    sums = [_short_sum(rule) for rule in bomb.rules if rule.kind in (Kind.SUM, Kind.BALANCE)]
    return [*_short_rises(rises), *sums, *_short_lists(words, bomb)]


def _short_sum(rule: DescribedRule) -> str:
    right = _signs(rule.right, " + ") if rule.right else str(rule.number)
    return f"{_signs(rule.slots, ' + ')}{NO_BREAK}={NO_BREAK}{right}"


def _short_lists(words: Words, bomb: DescribedBomb) -> Iterator[str]:
    """The other rules: what is asked, then of which slots; rules that ask for the same are said together."""
    lists: dict[tuple[Kind, int | None], list[str]] = {}
    for rule in bomb.rules:
        if rule.kind not in (Kind.RISE, Kind.SUM, Kind.BALANCE):
            named = words.say("short-all") if len(rule.slots) == bomb.size else _signs(rule.slots, " ")
            lists.setdefault((rule.kind, rule.number), []).append(named)
    for (kind, number), slots in lists.items():
        yield words.say(f"short-{kind}", slots=", ".join(slots), number=str(number))


def _signs(slots: Sequence[int], between: str) -> str:
    """Slots as signs, with spaces at which no line is broken."""
    return between.replace(" ", NO_BREAK).join(f"#{slot + 1}" for slot in slots)


def _short_rises(rises: list[tuple[int, ...]]) -> Iterator[str]:
    """Longer lists as chains; pairs with a common side are said together."""
    yield from (_signs(slots, " < ") for slots in rises if len(slots) > 2)
    pairs = [(slots[0], slots[1]) for slots in rises if len(slots) == 2]
    while pairs:
        lower, higher = pairs[0]
        above = [pair for pair in pairs if pair[0] == lower]
        under = [pair for pair in pairs if pair[1] == higher]
        together = above if len(above) >= len(under) else under
        pairs = [pair for pair in pairs if pair not in together]
        left, right = sorted({pair[0] for pair in together}), sorted({pair[1] for pair in together})
        yield f"{_signs(left, ', ')}{NO_BREAK}<{NO_BREAK}{_signs(right, ', ')}"
