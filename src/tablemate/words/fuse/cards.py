"""Bomb cards in words, from the facts that `games/fuse/cards/explain.py` finds; any deck, also an own one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tablemate.games.fuse.cards.drawing import grid
from tablemate.games.fuse.cards.explain import Place, RelationFact, SlotFact, Span, SupportFact, facts
from tablemate.games.fuse.cards.language import Bomb, Kind, Relation
from tablemate.games.fuse.cards.layouts import FREE, STACK, twin_heights
from tablemate.games.fuse.described import relations_of
from tablemate.words.words import Words

from .nouns import asked, signs

NO_BREAK = "\N{NO-BREAK SPACE}"


def explain(words: Words, bomb: Bomb) -> list[str]:
    """What the card demands: its slots, its rules, and what rests on what; one short line each."""
    found = facts(bomb)
    slots = [fact for fact in found if isinstance(fact, SlotFact)]
    relations = [fact for fact in found if isinstance(fact, RelationFact)]
    supports = [fact for fact in found if isinstance(fact, SupportFact)]
    return [*_slots(words, bomb, slots), *_relations(words, bomb, relations), *_supports(words, bomb, supports)]


def where(words: Words, slots: Sequence[int]) -> str:
    """Slots counted from 0, as people say them: `slot 2`, `slots 1 to 3`, `slots 1, 2 and 5`."""
    numbers = [slot + 1 for slot in slots]
    run = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    named = words.say("slots-range", first=str(numbers[0]), last=str(numbers[-1])) if run else words.listed(numbers)
    return words.say("slots-named", count=len(numbers), slots=named)


def _slots(words: Words, bomb: Bomb, slots: Sequence[SlotFact]) -> Iterator[str]:
    """What is printed in the slots; those that ask for the same are said together."""
    by_text: dict[str, list[int]] = {}
    for fact in slots:
        if fact.alternatives or not fact.judged:
            by_text.setdefault(bomb.slots[fact.slot].text, []).append(fact.slot)
    for text, found in by_text.items():
        yield words.say("card-slot", where=where(words, found), asks=asked(words, text))


def _relations(words: Words, bomb: Bomb, relations: Sequence[RelationFact]) -> Iterator[str]:
    for first, group in groupby(relations, key=lambda fact: _lower_slot(bomb, fact)):
        pairs = list(group)
        if first is not None and {pair.slots[1] for pair in pairs} == set(bomb.supports[first]):
            yield words.say("card-pair-both-below", where=where(words, [first]))
        else:
            yield from (relation(words, fact) for fact in pairs)


def _lower_slot(bomb: Bomb, fact: RelationFact) -> int | None:
    """The upper slot of a pair in a pyramid that must be lower than one of the two below it."""
    pair = fact.kind is Kind.RISE and len(fact.slots) == 2 and fact.place is Place.ABOVE
    return fact.slots[0] if pair and len(bomb.supports[fact.slots[0]]) == 2 else None


def relation(words: Words, fact: RelationFact) -> str:
    """One rule of a card."""
    if fact.kind is Kind.RISE:
        return _rise(words, fact)
    arguments = {"where": _span(words, fact), "count": len(fact.slots), "number": str(fact.number)}
    if fact.kind is Kind.BALANCE:
        arguments |= {"where": where(words, fact.slots), "right": where(words, fact.right)}
    return words.say(f"card-{fact.kind}", **arguments)


def _span(words: Words, fact: RelationFact) -> str:
    if fact.span is Span.CARD:
        return words.say("slots-all", count=len(fact.slots))
    if fact.span is Span.COLUMN:
        return words.say("slots-column", column=fact.column)
    return where(words, fact.slots)


def _rise(words: Words, fact: RelationFact) -> str:
    """A pair is said from the slot that is filled later; a longer list by its direction."""
    if len(fact.slots) > 2:
        slots = ", ".join(str(slot + 1) for slot in fact.slots)
        return words.say(f"card-rise-{fact.place}", where=_span(words, fact), slots=slots)
    lower, higher = fact.slots
    one, other = (lower, higher) if fact.place is Place.ABOVE else (higher, lower)
    return words.say(f"card-pair-{fact.place}", where=where(words, [one]), other=where(words, [other]))


def _supports(words: Words, bomb: Bomb, supports: Sequence[SupportFact]) -> Iterator[str]:
    if not supports:
        return
    if bomb.layout == STACK:
        yield words.say("card-supports-stack")
    elif twin_heights(bomb.layout):
        yield words.say("card-supports-twin")
    elif bomb.layout != FREE:
        upper = [fact.slot for fact in supports]
        yield words.say("card-supports-both", where=where(words, upper), count=len(upper))
    else:
        for fact in supports:
            below = where(words, fact.below)
            yield words.say("card-supports", where=where(words, [fact.slot]), below=below, count=len(fact.below))


def rules_in_words(words: Words, text: str) -> str:
    """Rules as a refusal quotes them, `rise 1 2; sum 1 2 = 7`, put into words without looking at the card."""
    return words.say("between-rules").join(relation(words, _bare_fact(rule)) for rule in relations_of(text))


def _bare_fact(read: Relation) -> RelationFact:
    return RelationFact(read.kind, read.slots, read.right, read.number, Place.APART, Span.SOME, None)


def printed(words: Words, bomb: Bomb) -> str:
    """The slots in one line, from the bottom up: `R/B G/K ^ Y/1`, two stacks side by side with `|`."""
    heights, texts = twin_heights(bomb.layout), [signs(words, slot.text) for slot in bomb.slots]
    if heights:
        return " | ".join(" ^ ".join(part) for part in (texts[: heights[0]], texts[heights[0] :]))
    return " ^ ".join(" ".join(texts[cell.slot] for cell in row) for row in reversed(grid(bomb)))


def short_rules(words: Words, bomb: Bomb) -> list[str]:
    """The rules of a card as signs: `#1 < #2`, `#1 + #2 = 7`, `same colour: #1 #2`."""
    rises = [rule.slots for rule in bomb.rules if rule.kind is Kind.RISE]
    sums = [_short_sum(rule) for rule in bomb.rules if rule.kind in (Kind.SUM, Kind.BALANCE)]
    return [*_short_rises(rises), *sums, *_short_lists(words, bomb)]


def _short_sum(rule: Relation) -> str:
    right = _signs(rule.right, " + ") if rule.right else str(rule.number)
    return f"{_signs(rule.slots, ' + ')}{NO_BREAK}={NO_BREAK}{right}"


def _short_lists(words: Words, bomb: Bomb) -> Iterator[str]:
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
