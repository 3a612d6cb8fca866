"""Setting up the cards with abilities: mat, stories, superheroes, tokens, and what was done with them this round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablemate.kernel.checking import shown
from tablemate.kernel.piles import shuffled

from .cards.vocabulary import MOST_TOKENS
from .given import Board, given, refuse
from .names import names, powers
from .terms import (
    EVENT_ROUND,
    EVENT_SPOT,
    MAT,
    MAT_SPOT,
    MOST_POWERS,
    OFFERED,
    PANELS,
    POWERS,
    ROUNDS,
    STORY,
    SUITS,
    SUPERHERO,
    SUPERHERO_SPOT,
    TRICKS,
    Charge,
    EffectOp,
    Op,
)

MOST_TIMES = 999
"""More often than an ability can be used in a round."""


def lay_powers(board: Board) -> None:
    """The cards at their spots; a mat that is not named is random, other spots may stay empty."""
    entries = given.rows("powers", board.says.get("powers", []), POWERS)
    for spot, entry in enumerate(entries):
        if entry is not None:
            board.s.power[spot] = _power_at(board, spot, entry)
    if board.s.power[MAT_SPOT] == 0:
        board.s.power[MAT_SPOT] = _any_power(board, MAT, len(board.cards.mats))


def _power_at(board: Board, spot: int, entry: Any) -> int:
    number = board.power("powers", entry)
    low, high, kind = _kind_of(spot)
    if not low < number <= high:
        refuse("power_kind", card=entry, kind=kind)
    if kind == "story" and spot > board.panels_filled:
        refuse("panel_round", panel=spot)
    if kind == "superhero" and not board.has_hero:
        refuse("superhero_round", round=ROUNDS)
    return number


def _kind_of(spot: int) -> tuple[int, int, str]:
    if spot == MAT_SPOT:
        return MAT, STORY, "mat"
    return (SUPERHERO, MOST_POWERS, "superhero") if spot == SUPERHERO_SPOT else (STORY, SUPERHERO, "story")


def _unnamed(board: Board, base: int, count: int) -> list[int]:
    """The cards of a kind that are used in solo play and lie nowhere."""
    every = range(base + 1, base + 1 + count)
    return [number for number in every if number not in board.named and not powers(board.cards)[number].no_solo]


def _any_power(board: Board, base: int, count: int) -> int:
    number = shuffled(board.s.chance, _unnamed(board, base, count))[0]
    board.named.add(number)
    return number


def lay_superheroes(board: Board) -> None:
    """The two you were dealt, until one of them is chosen; random where they are not named."""
    entries = given.rows("superheroes", board.says.get("superheroes", []), 2)
    if board.has_hero:
        if any(entry is not None for entry in entries):
            refuse("superheroes_gone")
        return
    for place in range(2):
        entry = entries[place] if place < len(entries) else None
        if entry is None:
            board.s.superheroes[0, place] = _any_power(board, SUPERHERO, len(board.cards.superheroes))
        else:
            board.s.superheroes[0, place] = board.power("superheroes", entry)
            if board.s.superheroes[0, place] <= SUPERHERO:
                refuse("not_superhero", card=entry)


def lay_stories(board: Board) -> None:
    """The offer and the deck from the top; stories that lie nowhere follow below, less those that went away."""
    s, offered = board.s, OFFERED if board.top == Op.STORY else 0
    usable = sum(not power.no_solo for power in board.cards.stories)
    size = usable - OFFERED * board.rounds_drawn
    offer = [_story(board, "offer", entry) for entry in given.rows("offer", board.says.get("offer", []), OFFERED)]
    deck = [_story(board, "stories", entry) for entry in given.rows("stories", board.says.get("stories", []), usable)]
    if len(offer) not in (0, offered):
        refuse("offer_size", expected=offered, found=len(offer))
    if len(deck) > size:
        refuse("stories_size", expected=size, round=s.round, found=len(deck))
    missing = size - len(deck) + offered - len(offer)
    unnamed = _unnamed(board, STORY, len(board.cards.stories)) if missing else []
    if missing > len(unnamed):
        refuse("stories_too_few")
    rest = shuffled(board.s.chance, unnamed)[:missing]
    if offered and not offer:
        offer, rest = rest[:offered], rest[offered:]
    for place, story in enumerate(offer):
        s.offer[place] = story
    for index, story in enumerate(reversed(deck + rest)):
        s.stories[index] = story
    s.n_stories = size


def _story(board: Board, name: str, entry: Any) -> int:
    number = board.power(name, entry)
    if not STORY < number <= SUPERHERO:
        refuse("not_story", name=name, card=entry)
    return number


def lay_slots(board: Board) -> None:
    """By the id of a card: its slots, or how many of them are charged."""
    for name, entry in _by_id(board, "slots"):
        spot = board.spot("slots", name, SUPERHERO_SPOT)
        number = len(powers(board.cards)[board.s.power[spot]].slots)
        if isinstance(entry, int) and not isinstance(entry, bool):
            entry = [Charge.CHARGED.name.lower()] * given.number(f"slots.{name}", entry, 0, number)
        for slot, state in enumerate(given.rows(f"slots.{name}", entry, number)):
            board.s.slot[spot, slot] = Charge[given.one_of("slots", state, names(Charge)).upper()]
    for spot in range(SUPERHERO_SPOT):
        if board.s.power[spot]:
            _check_slots(board, spot, powers(board.cards)[board.s.power[spot]].id)
    gifts = sum(any(state == Charge.GIVEN for state in _slots(board, spot)) for spot in range(SUPERHERO_SPOT))
    if gifts > sum(board.table.effect_op[effect] == EffectOp.FREECHARGE for effect in board.effects(SUPERHERO_SPOT)):
        refuse("slots_superhero")


def _by_id(board: Board, name: str) -> list[tuple[str, Any]]:
    """An object with one entry for each card that has something to tell."""
    value = board.says.get(name, {})
    if not isinstance(value, Mapping):
        refuse("not_by_id", name=name, found=shown(value))
    return list(value.items())


def _slots(board: Board, spot: int) -> list[int]:
    number = len(powers(board.cards)[board.s.power[spot]].slots) if board.s.power[spot] else 0
    return [board.s.slot[spot, slot] for slot in range(number)]


def _check_slots(board: Board, spot: int, name: str) -> None:
    states = _slots(board, spot)
    if any(state in (Charge.CHARGED, Charge.SPENT) for state in states) and board.base < Op.PARTS:
        refuse("slots_too_early", name=name)
    if Charge.SPENT in states and not (board.in_tricks and board.table.removes[board.s.power[spot], 0]):
        refuse("slots_spent", name=name)
    if Charge.GIVEN in states and (spot == MAT_SPOT or any(s not in (Charge.GIVEN, Charge.SPENT) for s in states)):
        refuse("slots_whole", name=name)


def lay_uses(board: Board) -> None:
    """By the id of a card: how often each of its abilities was used this round."""
    s = board.s
    for name, entry in _by_id(board, "uses"):
        spot = board.spot("uses", name)
        for ordinal, number in enumerate(given.rows(f"uses.{name}", entry, len(board.abilities(spot)))):
            s.uses[spot, ordinal] = given.number(f"uses.{name}", number, 0, MOST_TIMES)
    for spot in range(POWERS):
        if s.power[spot]:
            _check_uses(board, spot, powers(board.cards)[s.power[spot]].id)


def _check_uses(board: Board, spot: int, name: str) -> None:
    s, table = board.s, board.table
    spent = _slots(board, spot).count(Charge.SPENT)
    if spent and not any(s.uses.tolist()[spot]):
        s.uses[spot, 0] = spent
    uses = s.uses.tolist()[spot]
    if any(uses) and not (board.in_tricks and board.was_charged(spot)):
        refuse("uses_too_early", name=name)
    for ordinal, ability in enumerate(board.abilities(spot)):
        used = uses[ordinal]
        if used and (not table.optional[ability] or used > (table.times[ability] or MOST_TIMES)):
            refuse("uses_too_often", ability=ordinal + 1, name=name)
    if table.removes[s.power[spot], 0] and sum(uses) != spent:
        refuse("uses_slots", name=name)


def lay_choices(board: Board) -> None:
    """By the id of a card: the suit you named for it, the number of tricks you predicted."""
    for name, entry in _by_id(board, "named"):
        spot = board.spot("named", name)
        suit = given.suit("named", entry)
        if not _offers(board, spot) >> suit & 1 or not board.was_charged(spot) or board.base < Op.CHARGING:
            refuse("named_now", name=name, found=entry)
        board.s.chosen[spot] = suit + 1
    for name, entry in _by_id(board, "predicted"):
        spot = board.spot("predicted", name)
        board.s.predicted[spot] = 1 + given.number("predicted", entry, 0, TRICKS)
        if not board.has_effect(spot, EffectOp.PREDICT) or not board.was_charged(spot) or not board.in_tricks:
            refuse("predicted_now", name=name)


def _offers(board: Board, spot: int) -> int:
    """The suits that may be named for the card at a spot, as bits."""
    table, found = board.table, 0
    for effect in board.effects(spot):
        found |= table.effect_subject[effect] if table.effect_op[effect] == EffectOp.CHOOSE else 0
    return int(found) & ((1 << SUITS) - 1)


def lay_stamina(board: Board) -> None:
    """Tokens: those you own, those not placed, those back from Remove slots, and those lent for this round.

    What is not said follows from the slots and from the round; you own what the slots cost at least.
    """
    s, says = board.s, board.says.get("stamina", {})
    says = {"owned": says} if isinstance(says, int) else says
    says = given.fields("stamina", says, ("owned", "left", "spare", "lent"))
    paid = _cost(board, Charge.CHARGED)
    s.lent = given.number("lent", says.get("lent", _lent(board)), -2 * MOST_TOKENS, 2 * MOST_TOKENS)
    most_spare = _cost(board, Charge.SPENT)
    s.spare = given.number("spare", says.get("spare", most_spare), 0, most_spare)
    placed = paid + s.spare
    usual = max(1 + board.rounds_drawn, placed + _most_left(board, says.get("left", 0)) - s.lent, 0)
    s.stamina = given.number("owned", says.get("owned", usual), 0, _most_owned(s.round))
    rest = max(0, s.stamina + s.lent) - placed
    s.left = given.number("left", says.get("left", max(0, rest) if board.base >= Op.PARTS else 0), 0, 127)
    _check_stamina(board, rest)


def _most_left(board: Board, left: Any) -> int:
    return given.number("left", left, 0, _most_owned(board.s.round))


def _most_owned(round_number: int) -> int:
    """No set of cards gives more tokens up to this round: mat and stories each round, an event, a superhero."""
    cards = sum(panels + 1 for panels in range(1, round_number + 1))
    cards += (round_number >= EVENT_ROUND) + (round_number == ROUNDS)
    return 1 + min(round_number, PANELS) + MOST_TOKENS * cards


def _cost(board: Board, state: Charge) -> int:
    """The tokens of all slots in this state."""
    spots = [(board.s.power[spot], _slots(board, spot)) for spot in range(SUPERHERO_SPOT)]
    return sum(board.table.cost[power, slot] for power, row in spots for slot, is_ in enumerate(row) if is_ == state)


def _lent(board: Board) -> int:
    """The tokens that the event and the superhero lend or take for this round."""
    table = board.table
    effects = [*board.effects(EVENT_SPOT), *board.effects(SUPERHERO_SPOT)]
    return sum(table.effect_number[each] for each in effects if table.effect_op[each] == EffectOp.STAMROUND)


def _check_stamina(board: Board, rest: int) -> None:
    s = board.s
    if rest < 0:
        refuse("stamina_cost", more=-rest)
    if s.lent and not any(board.has_effect(spot, EffectOp.STAMROUND) for spot in (EVENT_SPOT, SUPERHERO_SPOT)):
        refuse("stamina_lent")
    if board.base < Op.PARTS and s.left:
        refuse("stamina_moment")
    if s.left > rest or (board.base == Op.PARTS and s.left != rest):
        refuse("stamina_left", expected=rest, found=s.left)
