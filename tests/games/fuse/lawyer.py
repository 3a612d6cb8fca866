"""The rules of a turn a second time, from a position alone: what each player may do, and what always holds.

It shares nothing with the rules that it judges; whether a die fits a slot it asks the oracle of the cards.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablemate import Table

from .builders import STANDARD
from .cards.oracle import Oracle

ORACLES = {card["id"]: Oracle(card) for card in STANDARD["bomb"]}
SABOTAGE = {card["id"]: card["match"] for card in STANDARD["sabotage"]}
COLOURS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}

Position = dict[str, Any]


def may_do(position: Position, seat: int) -> set[str]:
    """Everything that the rules let a player do now."""
    if position["result"]:
        return set()
    stop = {"stop"} if position["won"] and seat not in position["stopped"] else set()
    return _answers(position, seat) | stop


def _answers(position: Position, seat: int) -> set[str]:
    """Who may act, strongest line first."""
    if position["question"]:
        return _losses(position, seat) if seat in position["question"]["seats"] else set()
    if seat in position["picking"]:
        return {f"pick {card.lower()}" for card in position["row"] if card}
    if position["phase"] == "roll":
        return {"roll"} if seat == position["bag_holder"] else set()
    return _draft(position, seat)


def _losses(position: Position, seat: int) -> set[str]:
    """Every exposed die that shows the colour or value."""
    question = position["question"]
    shown = SABOTAGE[question["sabotage"]] if "sabotage" in question else question["penalty"]
    return {
        f"lose {card.lower()}.{slot + 1}"
        for card, filling in _bombs(position, seat)
        for slot in ORACLES[card].exposed(filling)
        if set(filling[slot]) & set(shown)
    }


def _draft(position: Position, seat: int) -> set[str]:
    options = position["options"]
    hand = _hand(position, seat)
    done: set[str] = set()
    if hand:
        done |= _uses(position, seat, hand) | {f"release {hand.lower()}"}
        others = [other for other in range(len(position["mats"])) if other != seat and _may_claim(position, other)]
        done |= {f"give {hand.lower()} to {other + 1}" for other in others}
    elif _may_claim(position, seat):
        for die in set(_free(position)):
            done |= _uses(position, seat, die) | ({f"claim {die.lower()}"} if options["hold"] else set())
    if position["uses"][seat] and not hand:
        done.add("take back")
    if options["confirm_draft"] and all_used(position) and seat not in position["confirmed"]:
        done.add("confirm")
    return done


def _uses(position: Position, seat: int, die: str) -> set[str]:
    """Where a die may be placed, and whether it may be burnt (L1 to L5, A1, A10)."""
    options = position["options"]
    places = _fitting(position, seat, die)
    done = {f"place {die.lower()} on {cell}" for cell in places}
    if options["hard_hands"]:
        done |= {
            f"place {die.lower()} on {card.lower()}.{slot + 1}"
            for card, filling in _bombs(position, seat)
            for slot in range(len(ORACLES[card].slots))
            if ORACLES[card].open(filling, slot)
        }
    judged = {"any": [], "misfit": [die], "stuck": [die, *_free(position)]}[options["burn_if"]]
    if not any(_fitting(position, seat, each) for each in judged):
        done.add(f"burn {die.lower()}")
    return done


def _fitting(position: Position, seat: int, die: str) -> list[str]:
    return [
        f"{card.lower()}.{slot + 1}"
        for card, filling in _bombs(position, seat)
        for slot in range(len(ORACLES[card].slots))
        if ORACLES[card].accepts(filling, slot, die, position["options"]["legality"])
    ]


def _may_claim(position: Position, seat: int) -> bool:
    return position["owed"][seat] > 0 and not _hand(position, seat) and seat not in position["picking"]


def _hand(position: Position, seat: int) -> str | None:
    held = [die["die"] for die in position["tray"] if die and die["is"] == "held" and die["seat"] == seat]
    assert len(held) <= 1, "a player holds one die at a time"
    return held[0] if held else None


def _free(position: Position) -> list[str]:
    return [die["die"] for die in position["tray"] if die and die["is"] == "free"]


def all_used(position: Position) -> bool:
    """No die in hand, no pick owed, and no free die or nobody with quota left."""
    held = any(die and die["is"] == "held" for die in position["tray"])
    return not held and not position["picking"] and not (_free(position) and any(position["owed"]))


def _bombs(position: Position, seat: int) -> list[tuple[str, dict[int, str]]]:
    return [
        (bomb["card"], {slot: die for slot, die in enumerate(bomb["dice"]) if die})
        for bomb in position["mats"][seat]
        if bomb
    ]


def check(table: Table) -> None:
    """Case 23: what holds after every event."""
    position = table.to_position()
    _check_dice(position)
    _check_cards(position)
    _check_bombs(position)
    _check_tray(position)
    open_to = {seat: {str(action) for action in table.legal(seat)} for seat in range(table.seats)}
    assert open_to == {seat: may_do(position, seat) for seat in range(table.seats)}
    over = position["result"] is not None
    assert any(open_to.values()) != over, "some action is open until over"
    assert {decision.seat for decision in table.waiting} == {seat for seat, actions in open_to.items() if actions}
    assert (table.outcome is not None) == over


def _check_dice(position: Position) -> None:
    """25 dice in bag, tray and mats, five of each colour."""
    bag = Counter({COLOURS[name]: number for name, number in position["bag"].items()})
    lying = [die["die"] for die in position["tray"] if die and die["is"] != "placed"]
    lying += [die for mat in position["mats"] for bomb in mat if bomb for die in bomb["dice"] if die]
    assert bag + Counter(die[0] for die in lying) == Counter(dict.fromkeys("RBGYK", 5))


def _check_cards(position: Position) -> None:
    """Picks, row and pile; what each player has; gaps of the row."""
    options = position["options"]
    players = len(position["mats"])
    to_defuse = options["bombs"]
    row = [card for card in position["row"] if card]
    assert position["picks"] + len(row) + sum(card in ORACLES for card in position["pile"]) == to_defuse
    defused = sum(len(pile) for pile in position["done"])
    if not position["won"] and not position["result"]:
        assert defused == position["picks"] + len(position["picking"])
        starting = 4 if players == 1 and not options["strict_sheet"] else 2
        for seat in range(players):
            assert len(_bombs(position, seat)) + (seat in position["picking"]) == starting
    refilling = position["question"] is not None and "sabotage" in position["question"]
    if len(row) < min(5, to_defuse) and not position["result"]:
        assert refilling or not position["pile"]
    if position["won"]:
        assert not row
        assert not position["pile"]
        assert position["picks"] == to_defuse <= defused
    cards = [*row, *position["pile"], *position["spent"], *(card for pile in position["done"] for card in pile)]
    cards += [card for seat in range(players) for card, _ in _bombs(position, seat)]
    assert len(set(cards)) == len(cards)


def _check_bombs(position: Position) -> None:
    """Every filled slot has its supports, no card is full, every card is extendable."""
    for seat in range(len(position["mats"])):
        for card, filling in _bombs(position, seat):
            oracle = ORACLES[card]
            assert all(under in filling for slot in filling for under in oracle.below[slot])
            assert len(filling) < len(oracle.slots)
            assert oracle.unbroken(filling)
            if position["options"]["legality"] == "extendable" and filling:
                assert oracle.completable(filling)


def _check_tray(position: Position) -> None:
    """Burnt dice stand in the queue; nobody uses or owes more than their quota."""
    options, players = position["options"], len(position["mats"])
    quota = 1 if options["strict_sheet"] else {1: 3, 2: 2}.get(players, 1)
    burnt = [place for place, die in enumerate(position["tray"]) if die and die["is"] == "burnt"]
    assert sorted(position["burnt"]) == burnt
    assert sum(1 for die in position["tray"] if die) <= quota * players
    for seat in range(players):
        used = sum(1 for die in position["tray"] if die and die["is"] in ("burnt", "placed") and die["seat"] == seat)
        assert position["phase"] != "draft" or position["owed"][seat] + used <= quota
    if position["phase"] == "roll":
        assert not any(position["tray"])
        assert not any(position["owed"])
