"""Cards with abilities in words, from what `games/origin_story/described.py` tells; any set, also an own one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from tablemate.games.origin_story.described import (
    SUIT_LETTERS,
    AbilityFact,
    Argument,
    Card,
    Comparison,
    DescribedPower,
    DescribedVancardian,
    Fact,
    Half,
    Selector,
    Suit,
    Sum,
    Target,
    code_of,
)
from tablemate.words.words import Words

from .nouns import doubled_value, in_language, suit_key, who

_COMPARED_WITH_YOU = ("tricks", "most-tricks", "pred")
_CARDS = ("draw", "discard", "redraw", "reveal", "vdraw")
_STANDING = ("ongoing", "static")
_AT_THE_END = ("villain", "villainpay", "vbonus")
"""What stands all round but is paid when it ends."""
_DECLINED_INSIDE = {"redraw", "exch"}
_TARGETS = {each: code_of(each) for each in Target}
_COMPARISONS = {each: code_of(each) for each in Comparison}


def explain(words: Words, power: Card) -> list[str]:
    """What a card does, one sentence for each ability; of a Vancardian card its event."""
    return [ability(words, each) for each in power.abilities]


def explain_rest(words: Words, power: DescribedPower) -> list[str]:
    """What a card can still do once tricks are played: what came once is over."""
    return [ability(words, each) for each in power.abilities if not each.early]


def ability(words: Words, fact: AbilityFact) -> str:
    """One ability: when, if, what, how often."""
    conditions = [condition(words, each) for each in fact.conditions]
    return words.say(
        "ability",
        window=words.say(f"window-{_when(fact)}"),
        conditions=words.say("ability-if", conditions=_all_of(words, conditions)) if conditions else "",
        effects=_joined(words, fact.effects, fact.window),
        limit=_limit(words, fact),
    )


def _when(fact: AbilityFact) -> str:
    """The window in which an ability is seen to work."""
    standing = fact.window in _STANDING and all(each.code in _AT_THE_END for each in fact.effects)
    return "end" if standing else fact.window


def _all_of(words: Words, conditions: Sequence[str]) -> str:
    """Conditions that must all hold."""
    return reduce(lambda one, other: words.say("ability-if-and", one=one, other=other), conditions)


def does(words: Words, fact: AbilityFact) -> str:
    """Only what an ability does, without when and how often."""
    return _joined(words, fact.effects, fact.window)


def _joined(words: Words, effects: Iterable[Fact], window: str) -> str:
    """What comes one after the other, or what holds side by side."""
    between = "ability-and" if window in _STANDING else "ability-then"
    return words.say(between).join(effect(words, each) for each in effects)


def _limit(words: Words, fact: AbilityFact) -> str:
    """Whether and how often it may be used; what is declined inside an effect says so there."""
    if fact.removing:
        return words.say("ability-may-remove")
    if fact.uses:
        return words.say("ability-may-times", times=fact.uses)
    chosen = fact.optional and not any(each.code in _DECLINED_INSIDE for each in fact.effects)
    return words.say("ability-may") if chosen else ""


def condition(words: Words, fact: Fact) -> str:
    """One condition."""
    if "left" in fact.arguments:
        return _comparison(words, fact.arguments)
    return words.say(f"condition-{fact.code}", **_said(words, fact.arguments))


def _comparison(words: Words, arguments: Mapping[str, Argument]) -> str:
    left, right = arguments["left"], arguments["right"]
    said: dict[str, object] = _said(words, {"comparison": arguments["comparison"]})
    counted, other = _counted(left), _counted(right)
    if counted is not None and isinstance(right, int):
        if counted.code == "won":
            return words.say("compare-won", number=right, **said)
        if counted.code == "won-with":
            return words.say("compare-won-with", number=right, **_said(words, counted.arguments), **said)
    if counted is not None and counted.code == "won" and other is not None and other.code in _COMPARED_WITH_YOU:
        return words.say("compare-tricks", other=_other(words, other), **said)
    return words.say("compare-any", left=amount(words, left), right=amount(words, right), **said)


def _other(words: Words, fact: Fact) -> str:
    """With whose tricks yours are compared."""
    if fact.code == "tricks":
        target = fact.arguments["target"]
        assert isinstance(target, Target)
        return who(words, _TARGETS[target])["called"]
    return words.say("compare-tricks-most" if fact.code == "most-tricks" else "compare-tricks-pred")


def _counted(given: Argument) -> Fact | None:
    """The one thing that is counted, if nothing else is in the sum."""
    if not isinstance(given, Sum) or len(given.terms) != 1:
        return None
    factor, fact = given.terms[0]
    bare = factor == 1 and _is_zero(given.offset) and given.low is None and given.high is None
    return fact if bare else None


def _is_zero(number: int | Half) -> bool:
    return (number.doubled if isinstance(number, Half) else number) == 0


def effect(words: Words, fact: Fact) -> str:
    """One effect, as often as it is repeated."""
    said = _said(words, {name: value for name, value in fact.arguments.items() if name not in ("times", "amount")})
    given = fact.arguments.get("amount")
    if given is not None and fact.code in _CARDS:
        said["cards"] = _counted_amount(words, "amount-cards", given)
    elif given is not None and fact.code == "vp":
        said["amount"] = _counted_amount(words, "amount-vp", given)
    elif given is not None:
        said["amount"] = amount(words, given)
    if fact.code == "stamround":
        tokens = fact.arguments["tokens"]
        assert isinstance(tokens, int)
        said |= tokens_changed(tokens)
    if fact.code == "redraw":
        said["number"] = given if isinstance(given, int) else "sum"
    text = words.say(f"effect-{fact.code}", **said)
    times = fact.arguments.get("times", 1)
    return text if times == 1 else words.say("effect-times", effect=text, times=times)


def tokens_changed(number: int) -> dict[str, object]:
    """How many tokens more or fewer, as the arguments `tokens` and `less` of a message."""
    return {"tokens": abs(number), "less": "yes" if number < 0 else "no"}


def _counted_amount(words: Words, message: str, given: Argument) -> str:
    if isinstance(given, int):
        return words.say(message, count=given)
    return words.say(f"{message}-sum", sum=amount(words, given))


def amount(words: Words, given: Argument) -> str:
    """A number, a value, or a sum with its bounds."""
    if not isinstance(given, Sum):
        return _number(given)
    text = _terms(words, given)
    low, high = (None if end is None else _number(end) for end in (given.low, given.high))
    if low is not None and high is not None:
        return words.say("sum-both", sum=text, low=low, high=high)
    if low is not None:
        return words.say("sum-low", sum=text, low=low)
    return text if high is None else words.say("sum-high", sum=text, high=high)


def _number(given: Argument) -> str:
    return doubled_value(given.doubled) if isinstance(given, Half) else str(given)


def _terms(words: Words, given: Sum) -> str:
    """What is added first, then what is taken away; a number leads where nothing else is added."""
    added = [_term(words, factor, fact) for factor, fact in given.terms if factor > 0]
    taken = [_term(words, -factor, fact) for factor, fact in given.terms if factor < 0]
    offset = given.offset.doubled if isinstance(given.offset, Half) else given.offset
    size = Half(abs(offset)) if isinstance(given.offset, Half) else abs(offset)
    if not added or offset > 0:
        added.append(_number(size if added else given.offset))
    elif offset < 0:
        taken.append(_number(size))
    text = added[0]
    for each in added[1:]:
        text = words.say("sum-plus", one=text, other=each)
    for each in taken:
        text = words.say("sum-minus", one=text, other=each)
    return text


def _term(words: Words, factor: int, fact: Fact) -> str:
    text = words.say(f"count-{fact.code}", **_said(words, fact.arguments))
    return text if factor == 1 else words.say("sum-times", factor=factor, count=text)


def _said(words: Words, arguments: Mapping[str, Argument]) -> dict[str, object]:
    """Arguments of a fact as a message wants them."""
    said: dict[str, object] = {}
    for name, given in arguments.items():
        match given:
            case Target():
                said |= who(words, _TARGETS[given])
            case Selector():
                said[name] = selected(words, given)
            case Suit():
                said |= {name: suit_name(words, given), "kind": suit_of_cards(words, given)}
            case Half():
                said[name] = doubled_value(given.doubled, signed=True)
            case tuple():
                said[name] = words.either([suit_name(words, each) for each in given])
            case Comparison():
                said[name] = _COMPARISONS[given]
            case _:
                said[name] = given
    return said


def suit_name(words: Words, given: Suit) -> str:
    """A suit by its name: `strength`."""
    return words.say(suit_key(SUIT_LETTERS[given]))


def suit_of_cards(words: Words, given: Suit) -> str:
    """A suit as the kind of cards, by its name: `strength` cards, cartes `de force`."""
    return words.say(f"{suit_key(SUIT_LETTERS[given])}.kind")


def selected(words: Words, selector: Selector) -> str:
    """Which cards: `speed cards printed 9 or higher`."""
    low, high = (None if end is None else doubled_value(end) for end in (selector.low, selector.high))
    if low is not None and high is not None:
        between = words.say("cards-range-both", low=low, high=high)
    elif low is not None:
        between = words.say("cards-range-low", low=low)
    else:
        between = "" if high is None else words.say("cards-range-high", high=high)
    kind = "none" if selector.suit is None else suit_of_cards(words, selector.suit)
    return words.say("cards-selected", kind=kind, range=between)


def line_in_words(words: Words, facts: Sequence[Fact]) -> str:
    """A line of a Vancardian card."""
    if not facts:
        return words.say("line-none")
    return words.say("ability-then").join(_keyword(words, fact) for fact in facts)


def _keyword(words: Words, fact: Fact) -> str:
    given = fact.arguments.get("value")
    if isinstance(given, Half):
        return words.say(f"line-{fact.code}", value=doubled_value(given.doubled))
    return words.say(f"line-{fact.code}", number=fact.arguments["number"])


def event_in_words(words: Words, card: DescribedVancardian) -> str:
    """The event of a Vancardian card: its name and what it does."""
    return words.say("vancard-event", called=in_language(words, card.event), vancard=card.id, text=effects(words, card))


def effects(words: Words, card: Card) -> str:
    """All abilities of a card in one paragraph."""
    return " ".join(explain(words, card))


def lines_in_words(words: Words, card: DescribedVancardian) -> list[str]:
    """All lines of a Vancardian card, round by round."""
    return [
        words.say("vancard-round", round=number, line=line_in_words(words, line))
        for number, line in enumerate(card.rounds, start=1)
    ]


def kind_of(words: Words, power: DescribedPower) -> str:
    """`gadget`, `mat`, `superhero`."""
    return words.say(f"type-{power.type or power.kind}")


def cost_of(words: Words, power: DescribedPower) -> str:
    """What charging costs, in words."""
    if not power.slots:
        return words.say("slots-free")
    costs: Sequence[str] = [str(slot.cost) for slot in power.slots]
    each = len(set(costs)) == 1
    listed = costs[0] if each else words.listed(costs)
    remove = "yes" if power.slots[0].remove else "no"
    return words.say("slots-cost", count=len(costs), costs=listed, each="yes" if each else "no", remove=remove)


SLOT_SIGNS = {"empty": "({cost}{r})", "charged": "[{cost}{r}]", "given": "[+{r}]", "spent": "(x{r})"}
"""How a slot is drawn, by what has become of it."""


def slots_drawn(power: DescribedPower, states: Sequence[str] = ()) -> str:
    """The slots as signs: `[1](1)`, `(2R)`; without states all are empty."""
    known = zip(power.slots, [*states, *["empty"] * len(power.slots)], strict=False)
    return "".join(SLOT_SIGNS[state].format(cost=slot.cost, r="R" if slot.remove else "") for slot, state in known)


def drawn(words: Words, power: DescribedPower, states: Sequence[str] = ()) -> str:
    """The head of a card: `s20 Signal Jammer [1](1), gadget`."""
    slots = slots_drawn(power, states)
    head = f"{power.id} {in_language(words, power.name)}"
    return f"{head} {slots}, {kind_of(words, power)}" if slots else f"{head}, {kind_of(words, power)}"
