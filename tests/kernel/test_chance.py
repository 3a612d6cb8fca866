"""Chance: the published algorithm, the same in both engines, and the same for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablemate.kernel.chance import MASK32, mix32, new_stream, next32, roll
from tablemate.kernel.engine import Engine, interpreted_engine
from tests.kernel.conftest import MakeCompiled
from tests.kernel.toys.generator import GAME as GENERATOR

MOST_SEED = (1 << 63) - 1
SEEDS = (0, 1, 7, 12345, MASK32, 1 << 32, (1 << 32) + 7, 1 << 62, MOST_SEED)
SIDES = (1, 2, 3, 6, 7, 12, 52, 1000, 65_535, 65_536)


def seeded(seed: int, purpose: int = 0) -> list[int]:
    return new_stream(seed, purpose)


def published(state: list[int]) -> Iterator[int]:
    """xoshiro128++ 1.0 as Blackman and Vigna print it, in whole numbers cut to 32 bits."""

    def rotl(x: int, k: int) -> int:
        return (x << k) % 2**32 | x >> (32 - k)

    s = list(state)
    while True:
        yield (rotl((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def test_the_known_sequence_of_the_algorithm() -> None:
    stream = [1, 2, 3, 4]
    known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [next32(stream) for _ in known] == known


@pytest.mark.parametrize("state", [[1, 0, 0, 0], [MASK32] * 4, [0, 0, 0, 0x80000000], [0xDEADBEEF, 1, 2, 0x9E3779B9]])
def test_it_is_the_published_algorithm(state: list[int]) -> None:
    stream, reference = list(state), published(state)
    assert [next32(stream) for _ in range(500)] == [next(reference) for _ in range(500)]


def test_the_mixer_is_the_published_one() -> None:
    """Low-bias 32-bit mixer by Wellons, computed without a mask until the end of each step."""

    def reference(x: int) -> int:
        x ^= x >> 16
        x = x * 0x7FEB352D % 2**32
        x ^= x >> 15
        x = x * 0x846CA68B % 2**32
        return x ^ x >> 16

    words = [0, 1, 2, 0x7FFFFFFF, 0x80000000, MASK32, *(3**power % 2**32 for power in range(60))]
    assert [mix32(word) for word in words] == [reference(word) for word in words]
    assert mix32(0) == 0
    assert len({mix32(word) for word in words}) == len(set(words))


def test_frozen_numbers_of_seed_7() -> None:
    """Changing one of these changes every game ever recorded."""
    assert seeded(7) == [0xFE44A195, 0x74DCF0FD, 0x72A01C19, 0x79765FDE]
    stream = seeded(7)
    words = [3687144272, 2810290266, 181396958, 1505153455, 1104438712, 1924121833, 4024013020, 1885454040]
    assert [next32(stream) for _ in words] == words
    stream = seeded(7)
    assert [1 + roll(stream, 6) for _ in range(20)] == [6, 4, 1, 3, 2, 3, 6, 3, 3, 6, 1, 4, 4, 3, 6, 4, 3, 2, 4, 1]
    stream = seeded(7)
    assert [1 + roll(stream, 12) for _ in range(12)] == [11, 8, 1, 5, 4, 6, 12, 6, 6, 12, 1, 8]
    assert seeded(7, purpose=1) == [0x840DE7CB, 0x4808BA21, 0xC611BD22, 0x2E4C42EA]
    assert seeded(MOST_SEED) == [0x72F0C8DD, 0x7CD875D5, 0xAAB2573E, 0x8966CFD0]


def test_words_stay_within_32_bits_and_are_never_all_zero() -> None:
    for seed in SEEDS:
        stream = seeded(seed)
        for _ in range(200):
            assert 0 <= next32(stream) <= MASK32
            assert all(0 <= word <= MASK32 for word in stream)
            assert any(stream)


def test_seeds_and_purposes_give_different_streams() -> None:
    streams = [tuple(seeded(seed, purpose)) for seed in SEEDS for purpose in range(40)]
    assert len(set(streams)) == len(streams)
    firsts = [tuple(next32(stream) for _ in range(2)) for stream in map(list, streams)]
    assert len(set(firsts)) == len(firsts)


def test_neighbouring_seeds_are_unrelated() -> None:
    """About half of the bits of the first word differ from one seed, or one purpose, to the next."""

    def differing(pairs: list[tuple[list[int], list[int]]]) -> float:
        return sum((next32(one) ^ next32(two)).bit_count() for one, two in pairs) / len(pairs)

    assert 15.5 < differing([(seeded(seed), seeded(seed + 1)) for seed in range(2000)]) < 16.5
    assert 15.5 < differing([(seeded(7, purpose), seeded(7, purpose + 1)) for purpose in range(2000)]) < 16.5
    high = [(seeded(seed << 32), seeded((seed + 1) << 32)) for seed in range(2000)]
    assert 15.5 < differing(high) < 16.5


def giving(first: int) -> list[int]:
    """A stream whose next word is `first`: with word 0 blank the output is word 3 turned by seven."""
    return [0, 0x12345, 0x6789A, first >> 7 | first << 25 & MASK32]


def accepted(word: int, sides: int) -> bool:
    """Is this word used?  Of 2**32 words, as many as do not fill all sides evenly are rolled again."""
    return word * sides % 2**32 >= 2**32 % sides


@pytest.mark.parametrize("sides", SIDES)
def test_each_side_has_equally_many_words(sides: int) -> None:
    """Side k gets the words w with k <= w * sides / 2**32 < k + 1, less the rejected ones: counted exactly."""

    def first_at_least(total: int) -> int:
        return -(-total // sides)

    rest = 2**32 % sides
    counts = {
        first_at_least((side + 1) * 2**32) - first_at_least(side * 2**32 + rest)
        for side in (range(sides) if sides <= 1000 else (0, 1, 2, sides // 2, sides - 2, sides - 1))
    }
    assert counts == {2**32 // sides}


@pytest.mark.parametrize("sides", SIDES)
def test_a_roll_takes_the_accepted_words_and_rolls_the_others_again(sides: int) -> None:
    edges = {side * 2**32 // sides + step for side in range(0, sides, 1 + sides // 50) for step in (-1, 0, 1, 2)}
    for word in (edge for edge in edges if 0 <= edge <= MASK32):
        stream, plain = giving(word), giving(word)
        assert next32(plain) == word
        while not accepted(word, sides):
            word = next32(plain)
        assert roll(stream, sides) == word * sides >> 32
        assert stream == plain


@pytest.mark.parametrize(("sides", "most"), [(2, 10.8), (3, 13.8), (6, 20.5), (12, 31.3), (52, 87.0)])
def test_rolls_are_even_to_the_eye(sides: int, most: float) -> None:
    """Chi-square at one in a thousand; the seed is fixed, so this never fails by chance."""
    stream, rolls = seeded(2024), 30_000
    counts = Counter(roll(stream, sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    expected = rolls / sides
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < most


class Hand:
    """The generator as one engine runs it."""

    def __init__(self, engine: Engine) -> None:
        program = GENERATOR.program
        self.array = program.state.new()
        self._entries, self._actions = engine.entries, engine.scratch.action_list
        self._states = engine.given(program.state, self.array)
        self._cards = engine.given(program.cards, program.cards.new())

    def seed(self, seed: int, purpose: int) -> None:
        self._entries["redeal_at"](self._states, 0, self._cards, purpose, seed)

    def words(self, number: int) -> list[int]:
        return [self._entries["waited_at"](self._states, 0) for _ in range(number)]

    def rolls(self, number: int, sides: int) -> list[int]:
        entry = self._entries["legal_at"]
        return [entry(self._states, 0, self._cards, sides, self._actions) for _ in range(number)]


Hands = tuple[Hand, Hand]


@pytest.fixture(scope="module")
def hands(compiled: MakeCompiled) -> Hands:
    return Hand(interpreted_engine(GENERATOR.program, strict=True)), Hand(compiled(GENERATOR))


def both(hands: Hands, ask: Callable[[Hand], Any]) -> None:
    """Ask both engines; they must answer alike and leave the same words behind."""
    answers = [(ask(hand), hand.array.tobytes()) for hand in hands]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_seeding_and_words_equal_interpreted_ones(hands: Hands, seed: int) -> None:
    for purpose in (0, 1, 2, 77):
        both(hands, lambda hand, purpose=purpose: hand.seed(seed, purpose))  # type: ignore[misc]
        both(hands, lambda hand: hand.words(100))


@pytest.mark.parametrize("sides", SIDES)
def test_compiled_rolls_equal_interpreted_ones(hands: Hands, sides: int) -> None:
    for seed in SEEDS:
        both(hands, lambda hand, seed=seed: hand.seed(seed, 0))  # type: ignore[misc]
        both(hands, lambda hand: hand.rolls(100, sides))


def test_compiled_words_are_the_published_ones(hands: Hands) -> None:
    hands[1].array["chance"][0] = [1, 2, 3, 4]
    reference = published([1, 2, 3, 4])
    assert hands[1].words(1000) == [next(reference) for _ in range(1000)]
