"""Set-up boards: what is left out is filled in, and what could not stand on a real table is refused."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablemate import InvalidPosition, Table, TablemateError
from tablemate.games.origin_story import GAME, PROGRAM
from tablemate.kernel.arena import Arena
from tablemate.kernel.cases import Case
from tablemate.kernel.chance import new_stream
from tablemate.kernel.conformance import check_bad_input, check_positions
from tablemate.kernel.engine import interpreted_engine
from tablemate.kernel.situations import random_position

from .positions import HERO, kind, laid, row

# Defaults


def test_an_empty_position_is_a_game_about_to_begin() -> None:
    table = laid()
    position = table.to_position()
    assert (kind(table), position["round"], position["trick"], position["side"]) == ("story", 1, 1, None)
    assert (len(position["hand"]), len(position["deck"]), position["stamina"]["owned"]) == (8, 44, 2)
    assert (len(position["superheroes"]), len(position["offer"]), len(position["stories"])) == (2, 3, 45)
    assert len({json.dumps(laid(seed=seed).to_position()) for seed in range(20)}) == 20


@pytest.mark.parametrize(("round_number", "tokens"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_a_later_round_is_about_to_be_dealt(round_number: int, tokens: int) -> None:
    table = laid(round=round_number)
    assert kind(table) == ("story" if round_number < 5 else "superhero")
    assert table.to_position()["stamina"]["owned"] == tokens
    seen = table.to_position()["vancards_seen"]
    assert len(seen) == round_number - 1 + (round_number >= 3), "lines of earlier rounds, and the event from round 3 on"


def test_with_a_side_a_trick_begins_and_missing_cards_are_dealt() -> None:
    table = laid(**HERO)
    assert (kind(table), table.view(0)["leader"], table.view(0)["trick"]) == ("turn", "you", 1)
    assert [len(table.to_position()["hand"]), len(row(table, "automaton")), len(row(table, "factoryon"))] == [8, 8, 8]
    table.judge()


def test_small_hands_mean_a_late_trick() -> None:
    table = laid(**HERO, hand=["9B", "4M", "7M"])
    assert table.view(0)["trick"] == 6
    assert [len(row(table, who)) for who in ("automaton", "factoryon")] == [3, 3]
    assert laid(**HERO, rows={"automaton": ["3B"]}).view(0)["trick"] == 8
    assert laid(**HERO, hand=["3B"], trick=8, rows={"factoryon": ["2L", "3L"]}).view(0)["trick"] == 8


def test_the_deck_is_given_from_the_top_and_goes_on_at_random() -> None:
    table = laid(**HERO, deck=["9B", "6M"])
    assert table.to_position()["deck"][:2] == ["9B", "6M"]
    table.judge()
    assert laid(**HERO, deck=["9B"], discard="rest").to_position()["deck"] == ["9B"]


def test_extra_love_that_is_named_nowhere_is_aside() -> None:
    table = laid(**HERO, rows={"automaton": ["4.5L", "1B", "2B", "3B", "4B", "5B", "6B", "7B"]})
    assert table._state.aside == 0b1110 << 52


def test_tricks_without_piles_get_cards_and_won_cards_name_the_pile() -> None:
    table = laid(**HERO, trick=5, tricks={"automaton": 1, "you": 2}, won=["3L", "9M"])
    position = table.to_position()
    assert [len(position["piles"][who]) for who in ("automaton", "factoryon", "you")] == [3, 0, 6]
    assert {"3L", "9M"} <= set(position["piles"]["you"])
    table.judge()


def test_tokens_cover_what_is_charged() -> None:
    position = laid(**HERO, powers=["m1", "s43", "s15"], slots={"s43": 1, "s15": 1}).to_position()
    assert (position["round"], position["stamina"]["owned"], position["stamina"]["left"]) == (2, 7, 0)
    position = laid(**HERO, powers=["m1"], slots={"m1": 1}).to_position()
    assert (position["stamina"]["owned"], position["stamina"]["left"]) == (2, 1)


def test_the_dealer_sits_before_the_leader_of_the_first_trick() -> None:
    for leader, dealer in (("factoryon", "automaton"), ("you", "factoryon"), ("automaton", "you")):
        assert laid(**HERO, leader=leader).to_position()["dealer"] == dealer
        assert laid(**HERO, dealer=dealer).to_position()["leader"] == leader


def test_the_deck_of_the_vancardians_has_the_colours_of_the_level() -> None:
    for level in range(6):
        deck = laid(options={"level": level}).to_position()["vancard_deck"]
        assert "".join(card[0] for card in deck) == "G" * (5 - level) + "X" * level


# Cards on the table


def test_a_plain_name_on_the_table_is_a_card_just_laid() -> None:
    powers = ["m1", "s06", "s04", "s42"]
    slots = dict.fromkeys(powers, 1)
    table = laid(**HERO, powers=powers, slots=slots, plays=["9S"], leader="you", agenda=["after_card", "next_card"])
    play = table.to_position()["plays"][0]
    assert (play["base"], play["plus"]) == (9, 7), "2 of s04 and 5 of m1"
    assert table.to_position()["trick_state"] == {"no_draw": True}


def test_a_card_that_changed_owners_can_be_worth_more() -> None:
    rows = {"automaton": ["1S"], "factoryon": ["4S"]}
    table = laid(
        **HERO, powers=["m1", "s27", "s45"], slots={"s27": 1, "s45": 1}, hand=["1L"], plays=["9M", "11M", "3M"],
        rows=rows,
    )  # fmt: skip
    for text in ("use s27", "automaton", "use s45"):
        table.play(text, 0)
        if table.view(0)["trick"] == 7:
            assert GAME.from_position(json.loads(json.dumps(table.to_position()))).digest() == table.digest()
    assert table.view(0)["tricks"]["you"] == 1


# Refusals

TRICK = {**HERO, "powers": ["m1", "s09", "s18"], "hand": ["1M", "2M", "3M"]}
PLAYED = {**TRICK, "plays": ["9B", "8B", "7B"], "leader": "you", "rows": {"automaton": ["1L"], "factoryon": ["2L"]}}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "no field"),
    ({"round": 6}, "round must be"),
    ({"round": True}, "round must be"),
    ({"round": "1"}, "round must be"),
    ({**HERO, "result": "won"}, "with these points"),
    ({**HERO, "result": "lost", "round": 4}, "after round 5"),
    ({"result": "odd"}, "result must be"),
    ({"agenda": "turn"}, "cannot stand alone"),
    ({"agenda": ["turn", "resolve"]}, "is not asked before"),
    ({"agenda": ["story", {"effect": ["m2", 1]}, "charging"], "powers": ["m2"]}, "nothing comes between"),
    ({"agenda": [["turn", 0]]}, "a name or an object"),
    ({"agenda": [{"redraw": 1, "reveal": 2}]}, "one name"),
    ({"agenda": ["redraw", "sides"]}, "is written"),
    ({"agenda": [{"redraw": 1}, "sides"]}, "no card of yours asks"),
    ({"agenda": [{"redraw": 2}, "sides"], "powers": ["m2"], "slots": {"m2": 1}}, "no card of yours asks"),
    ({"agenda": [{"effect": ["m2", 1]}, "sides"], "powers": ["m2"], "slots": {"m2": 1}}, "is not asked before"),
    ({"agenda": [{"part": []}, "sides"]}, "cards that are left"),
    ({"agenda": [{"part": ["m1"]}, "sides"], "powers": ["m1"], "slots": {"m1": 1}}, "no part"),
    ({"agenda": ["superhero", "charging"]}, "is not asked"),
    ({"agenda": ["story", "charging"], "round": 5}, "is not asked"),
    ({"agenda": [{"suit": "m1"}, "sides"], "powers": ["m1"]}, "no card of yours asks"),
    ({"agenda": [{"bury": "you"}, "predictions"], **HERO}, "bury must be"),
    ({"agenda": [{"predict": "s48"}, "trick"], **HERO, "powers": [None, "s48"]}, "no card of yours asks"),
    ({"agenda": ["react", "resolve"], **HERO}, "without a card on the table"),
    ({"agenda": ["outcome", "settle"], **PLAYED}, "winner"),
    ({"agenda": ["swap_card", "resolve"], **PLAYED, "hand": ["1M"]}, "none of your charged cards asks"),
    ({"agenda": ["swap_card", "resolve"], **PLAYED, "hand": ["1M"], "slots": {"s09": ["spent"]}}, "no answer"),
    ({"agenda": ["target", "resolve"], **PLAYED}, "none of your charged cards asks"),
    ({"agenda": ["react", "resolve"], **PLAYED}, "no answer"),
    ({"agenda": ["charge", "parts"], "stamina": 0}, "no answer"),
    ({"agenda": "deal", "rows": {"you": []}}, "rows must be"),
    ({"hand": ["1M"]}, "side"),
    ({"side": "hero", "agenda": "sides"}, "side"),
    ({"side": "good"}, "side must be"),
    ({**HERO, "hand": ["1M", "1M"]}, "only one 1M"),
    ({**HERO, "hand": ["14M"]}, "there is no"),
    ({**HERO, "hand": ["1M"], "deck": ["1M"]}, "only one 1M"),
    ({**HERO, "hand": ["1M"], "trick": 7}, "need 2 cards"),
    ({**HERO, "rows": {"automaton": ["1M"]}, "trick": 7}, "holds 2 to 8"),
    ({**HERO, "rows": {"automaton": [f"{value}M" for value in range(1, 10)]}}, "holds 8 to 8"),
    ({**HERO, "rows": {"you": []}}, "rows must be"),
    ({"agenda": "sides", "rows": {"automaton": ["1M"]}}, "no cards yet"),
    ({"agenda": "sides", "hand": ["4.5L"]}, "extra-love"),
    ({"agenda": "sides", "hand": [f"{v}{s}" for s in "MB" for v in range(1, 10)]}, "cannot hold more"),
    ({"agenda": "deal", "hand": ["1M"]}, "before the deal"),
    ({**HERO, "trick": 9}, "trick must be"),
    ({**HERO, "trick": 2, "tricks": {"you": 2}}, "were won before"),
    ({**HERO, "trick": 2, "piles": {"you": ["1M"]}}, "has no trick, which is not one card"),
    ({**HERO, "trick": 3, "tricks": {"you": 1}, "won": ["1M", "2M"]}, "2 cards are named"),
    ({**HERO, "trick": 3, "tricks": {"you": 1}, "pile_suits": {"L": 2}}, "pile_suits"),
    ({**HERO, "revealed": ["1M"], "hand": ["2M"]}, "not yours to reveal"),
    ({**HERO, "leader": "automaton", "dealer": "automaton"}, "after the dealer"),
    ({**HERO, "leader": "me"}, "leader must be"),
    ({**HERO, "vp": {"you": -1}}, "vp.you"),
    ({**HERO, "vp": [1, 2, 3]}, "vp must be"),
    ({**HERO, "powers": ["s01"]}, "is no mat"),
    ({**HERO, "powers": ["m1", "h01"]}, "is no story"),
    ({**HERO, "powers": ["m1", "s01"], "stories": ["s01"]}, "only one s01"),
    ({**HERO, "powers": ["m1", None, "s01"], "round": 1}, "filled in round 2"),
    ({**HERO, "powers": ["m1", None, None, None, None, "h01"], "round": 4}, "round 5"),
    ({**HERO, "superheroes": ["s01"]}, "no superhero"),
    ({**HERO, "superheroes": ["h01"], "round": 5}, "was chosen"),
    ({**HERO, "offer": ["s01", "s02", "s03"]}, "no story is on offer"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": 2}}, "from 0 to 1"),
    ({**HERO, "powers": ["m1"], "slots": {"m2": 1}}, "lies before you"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": ["spent"]}}, "only Remove slots"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": ["given"]}}, "superhero"),
    ({"agenda": "charging", "powers": ["m1"], "slots": {"m1": 1}}, "before it is time"),
    ({**HERO, "powers": ["m1", "s09"], "slots": {"s09": ["spent"]}, "uses": {"s09": [2]}}, "empties one"),
    ({**HERO, "powers": ["m1", "s18"], "slots": {"s18": 1}, "uses": {"s18": [3]}}, "not used so often"),
    ({**HERO, "powers": ["m1", "s18"], "uses": {"s18": [1]}}, "not charged"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": 1}, "named": {"m1": "B"}}, "does not let you name"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": 1}, "predicted": {"m1": 3}}, "predict nothing"),
    ({**HERO, "powers": ["m1"], "slots": {"m1": 1}, "stamina": 0}, "cost 1 more"),
    ({**HERO, "stamina": {"owned": 2, "left": 3}}, "2 tokens are left"),
    ({**HERO, "stamina": {"lent": 1}}, "lends tokens"),
    ({**HERO, "event": "G1", "round": 2}, "no event of this moment"),
    ({**HERO, "event": "X1"}, "no event of this moment"),
    ({**HERO, "vancard": "X1"}, "does not lie open"),
    ({**HERO, "vancard_deck": ["X1"]}, "wrong colour"),
    ({**HERO, "vancard_deck": ["G1", "G1"]}, "only one G1"),
    ({**HERO, "event_decks": {"green": ["X1"]}}, "another colour"),
    ({**HERO, "vancard": "G1", "vancards_seen": ["G1", "G2"]}, "lay open by now"),
    ({**HERO, "plays": ["9B"], "agenda": "trick"}, "no trick is on the table"),
    ({**PLAYED, "plays": [{"card": "9B", "by": "automaton"}]}, "from the leader on"),
    ({**PLAYED, "plays": ["9B", {"card": "8B", "base": 9}]}, "only by the event"),
    ({**PLAYED, "plays": [{"card": "9B", "suit": "M"}]}, "as this suit"),
    ({**PLAYED, "plays": [{"card": "9B", "base": 0.3}]}, "whole or half"),
    ({**PLAYED, "plays": [{"card": "9B", "owner": "automaton"}]}, "owns one"),
    ({**PLAYED, "plays": ["9B", "8M"], "rows": {"automaton": ["1B", "2B"]}}, "did not follow"),
    ({**PLAYED, "trick_state": {"no_draw": True}}, "does no_draw"),
    ({**PLAYED, "trick_state": {"winner": "you"}}, "does not fit this moment"),
    ({**TRICK, "trick_state": {"free": True}, "agenda": ["turn", "next_card"]}, "does free"),
    ({**TRICK, "trick_state": {"used": [["s09", 1]]}, "agenda": ["turn", "next_card"]}, "no use this round"),
    ({**HERO, "surrendered": True, "leader": "you"}, "surrender to a Vancardian"),
    ({**HERO, "chance": "0"}, "chance must be"),
]


@pytest.mark.parametrize(("position", "part"), BAD)
def test_what_cannot_stand_is_refused(position: dict[str, Any], part: str) -> None:
    with pytest.raises(InvalidPosition, match=part):
        GAME.from_position(position)


# Lossless, and always playable


def some_position(seed: int) -> dict[str, Any]:
    """A position of random play, as it comes out of a file."""
    stream = new_stream(seed, 99)
    position: dict[str, Any] = json.loads(json.dumps(random_position(GAME, stream)))
    return position


@pytest.mark.parametrize("seed", range(0, 40, 4))
@pytest.mark.slow
def test_every_position_of_a_game_reads_back(seed: int) -> None:
    check_positions(Case.random(GAME, seed))


@pytest.mark.slow
def test_random_positions_read_back() -> None:
    for seed in range(150):
        position = some_position(seed)
        table = GAME.from_position(position)
        assert table.to_position() == position
        table.judge()


def test_a_finished_game_reads_back() -> None:
    for seed in range(12):
        table, chooser = GAME.new(seed=seed, level=seed % 6), random.Random(seed)
        while table.waiting:
            table.play(chooser.choice(table.legal(0)), 0)
        again = GAME.from_position(json.loads(json.dumps(table.to_position())))
        assert again.digest() == table.digest()
        assert again.outcome == table.outcome


def test_bad_input_is_refused_with_a_sentence() -> None:
    for seed in range(4):
        check_bad_input(Case.random(GAME, seed))


def play_on(table: Table, chooser: random.Random) -> None:
    """Play to the end, every number checked against its field."""
    arena = Arena(GAME, table.options, engine=interpreted_engine(PROGRAM, strict=True))
    arena.take(table)
    state = arena.state(0)
    for _ in range(GAME.longest_game(table.options)):
        GAME.positions.judge(state, arena.cards, table.options)
        if not arena.waited(0):
            return
        assert state.depth > 0
        actions = arena.legal(0, 0)
        assert actions
        arena.apply(0, 0, chooser.choice(actions))
    raise AssertionError("the game does not end")


ODDITIES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 8, 1.5, 10**30, "", "9M", "4.5L", "hero", "you", "automaton", "s09", "m1", "h03", "G1",
    "X1", "charged", "spent", "given", [], {}, "B", ["turn", "next_card"], ["react", "resolve"], ["outcome", "settle"],
    ["align", "rows"], ["charge", "parts"], "deal", "event", "stories", "charging", "parts", "sides", "rows",
    "later_parts", "predictions", "trick", "next_card", "resolve", "end_round",
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """All places in a value, as paths."""
    yield path
    if isinstance(value, dict):
        for name in value:
            yield from places(value[name], (*path, name))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from places(value[index], (*path, index))


def changed(position: dict[str, Any], other: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """The same position with one thing changed somewhere."""
    twin = copy.deepcopy(position)
    name = chooser.choice([each for each in twin if each not in ("game", "options", "chance")])
    *path, last = (name, *chooser.choice(list(places(twin[name]))))
    inside: Any = twin
    for step in path:
        inside = inside[step]
    old = inside[last]
    match chooser.randrange(6):
        case 0:
            del inside[last]
        case 1:
            inside[last] = chooser.choice(ODDITIES)
        case 2 if isinstance(old, list):
            old.append(chooser.choice(ODDITIES))
        case 3 if isinstance(old, list):
            chooser.shuffle(old)
        case 4:
            twin[name] = copy.deepcopy(other[name])
        case _:
            number = isinstance(old, int | float) and not isinstance(old, bool)
            inside[last] = old + chooser.choice((-2, -1, 1, 2)) if number else chooser.choice(ODDITIES)
    return twin


@pytest.mark.parametrize("part", range(4))
@pytest.mark.slow
def test_a_changed_position_is_refused_or_can_be_played(part: int) -> None:
    chooser = random.Random(part)
    bank = [some_position(seed) for seed in range(part * 30, part * 30 + 30)]
    taken = refused = 0
    for _ in range(300):
        position = changed(chooser.choice(bank), chooser.choice(bank), chooser)
        try:
            table = GAME.from_position(position)
        except TablemateError as problem:
            refused += bool(str(problem).strip())
            continue
        taken += 1
        again = GAME.from_position(json.loads(json.dumps(table.to_position())))
        assert again.digest() == table.digest()
        play_on(table, chooser)
    assert taken > 30
    assert refused > 100


@pytest.mark.parametrize("part", range(3))
@pytest.mark.slow
def test_positions_with_much_left_out_can_be_played(part: int) -> None:
    chooser = random.Random(100 + part)
    taken = 0
    for seed in range(150):
        whole, keep = some_position(seed), chooser.random()
        position = {name: value for name, value in whole.items() if chooser.random() < keep or name == "options"}
        try:
            table = GAME.from_position(position, seed=seed)
        except InvalidPosition:
            continue
        taken += 1
        play_on(table, chooser)
    assert taken > 20
