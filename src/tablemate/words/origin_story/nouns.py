"""The nouns of Origin Story: suits, values, playing cards, cards with abilities, the three at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from tablemate.games.origin_story.described import (
    HALVES,
    SUIT_LETTERS,
    DescribedPlayingCard,
    DescribedPower,
    DescribedVancardian,
    Suit,
)
from tablemate.games.origin_story.view_types import WHO_NAMES, Card
from tablemate.kernel.card_files import Name
from tablemate.kernel.json_types import Arguments
from tablemate.words.catalogue import Catalogue
from tablemate.words.words import Words, quoted

PLAYER = 0
"""The seat of the one who plays."""
YOU = WHO_NAMES[-1]
"""What events and views call them."""
SUIT_NAMES = tuple(suit.name.lower() for suit in Suit)
_FORMS = ("of", "to", "from")


def suit_key(letter: str) -> str:
    """The message of a suit, from its letter."""
    return f"suit-{SUIT_NAMES[SUIT_LETTERS.index(letter)]}"


def suit(words: Words, letter: str) -> str:
    """A suit as `M`, in French as `F`, or by its name as `strength`."""
    return words.say(suit_key(letter)) if by_name(words) else initial(words, letter)


def by_name(words: Words) -> bool:
    """Are suits, and the slots of cards, told in plain words: aloud, and beside a board that draws them?"""
    return words.reads_aloud or words.is_illustrated


def initial(words: Words, letter: str) -> str:
    """The letter that a suit has in this language."""
    return _initials(words.catalogue)[letter]


@cache
def _initials(catalogue: Catalogue) -> Mapping[str, str]:
    return {letter: catalogue.say(f"{suit_key(letter)}.letter", {}) for letter in SUIT_LETTERS}


def suit_in_full(words: Words, letter: str) -> str:
    """A suit with letter, sign and name, so that none of them stands alone: `M ■ strength`; or by its name."""
    key = suit_key(letter)
    if by_name(words):
        return words.say(key)
    return words.say("suit-full", letter=initial(words, letter), sign=words.say(f"{key}.sign"), suit=words.say(key))


def no_suits(words: Words, letters: Sequence[str]) -> str:
    """Suits that are missing: `B or S`."""
    *head, last = (suit_kind(words, letter) for letter in dict.fromkeys(letters))
    return words.say("suits-none", head=", ".join(head), last=last) if head else last


def some_suits(words: Words, letters: Sequence[str]) -> str:
    """Suits that somebody has: `M and S`; by name `strength and speed`, `de la force et de la vitesse`."""
    return words.listed(_some_of(words, letter) for letter in dict.fromkeys(letters))


def _some_of(words: Words, letter: str) -> str:
    if by_name(words):
        return words.say(f"{suit_key(letter)}.some")
    return words.say("suit-letter-some", letter=initial(words, letter))


def suit_kind(words: Words, letter: str) -> str:
    """A suit as the kind of a card: a `strength` card, une carte `de force`."""
    if by_name(words):
        return words.say(f"{suit_key(letter)}.kind")
    return words.say("suit-letter-kind", letter=initial(words, letter))


def value(number: float, *, signed: bool = False) -> str:
    """A value as people write it.

    >>> value(11.5), value(0.5), value(-3), value(2.5, signed=True)
    ('11½', '½', '-3', '+2½')
    """
    return doubled_value(round(number * HALVES), signed=signed)


def doubled_value(doubled: int, *, signed: bool = False) -> str:
    """The same of a value that is kept doubled."""
    whole, half = divmod(abs(doubled), HALVES)
    sign = "-" if doubled < 0 else "+" if signed else ""
    return sign + (str(whole) if whole or not half else "") + ("½" if half else "")


def printed(words: Words, name: str) -> DescribedPlayingCard:
    """A playing card as it is printed."""
    found = words.card(name)
    assert isinstance(found, DescribedPlayingCard)
    return found


def in_signs(words: Words, card: DescribedPlayingCard) -> str:
    """What is printed on a playing card: `4.5L`, in French `4½A`."""
    return _in_signs(words.catalogue, card.text, card.suit)


@cache
def _in_signs(catalogue: Catalogue, text: str, letter: str) -> str:
    whole, point, _ = text[:-1].partition(".")
    return whole + (catalogue.say("word-card.half", {}) if point else "") + _initials(catalogue)[letter]


def card(words: Words, name: str, *, mine: bool = False) -> str:
    """A playing card as `9M`, or aloud as `the 9 of strength`, `your 9 of strength`; twins are not told apart.

    Beside a board it is drawn within the sentence, in French behind an article: `le 9F`.
    """
    found = words.cards.get(name)
    if not isinstance(found, DescribedPlayingCard):
        return name
    if words.reads_aloud:
        said = {"value": value(found.value), "of": words.say(f"{suit_key(found.suit)}.of")}
        return words.say("card-aloud-mine" if mine else "card-aloud", **said)
    signs = in_signs(words, found)
    if mine:
        return words.say("card-mine", card=signs)
    return words.say("card-drawn", card=signs) if words.is_illustrated else signs


def _unknown(words: Words, name: str) -> str:
    """A playing card that there is not, with its letter as people type it in this language: `99f`."""
    letter = name[-1:]
    if not letter or letter.upper() not in SUIT_LETTERS:
        return name
    typed = initial(words, letter.upper())
    return name[:-1] + (typed if letter.isupper() else typed.lower())


def cards(words: Words, names: Sequence[str], *, veiled: bool = False) -> str:
    """Playing cards in a row, or veiled only how many."""
    if veiled:
        return words.say("cards-veiled", count=len(names))
    return words.listed(card(words, name) for name in names)


def bare(words: Words, name: str) -> str:
    """A playing card aloud without an article: `9 of strength`."""
    found = printed(words, name)
    return words.say("label-card", value=value(found.value), of=words.say(f"{suit_key(found.suit)}.of"))


def spoken(words: Words, entry: Card, shown: str | None = None) -> str:
    """A card as it counts now: `the 9 of strength, revealed, worth 11½`; the suit is said again if it changed."""
    text, letter = shown or card(words, entry["card"]), entry["suit"]
    if entry.get("revealed"):
        text = words.say("list-revealed", card=text)
    if not entry["changed"]:
        return text
    now = {"value": value(entry["value"]), "of": words.say(f"{suit_key(letter)}.of")}
    same = printed(words, entry["card"]).suit == letter
    return words.say("card-aloud-worth" if same else "card-aloud-changed", card=text, **now)


def worth(words: Words, name: str, number: float, letter: str | None = None, *, mine: bool = False) -> str:
    """A card with its value and its suit, where these are not the printed ones."""
    shown = card(words, name, mine=mine)
    found = printed(words, name)
    changed = number != found.value
    if letter is None or letter == found.suit:
        return words.say("card-worth", card=shown, value=value(number)) if changed else shown
    said = {"card": shown, "suit": suit_in_full(words, letter)}
    return words.say("card-counts-worth", value=value(number), **said) if changed else words.say("card-counts", **said)


def power_of(words: Words, name: str) -> DescribedPower | None:
    """A mat, story or superhero by its id; None if this set has no such card."""
    found = _card(words, name)
    return found if isinstance(found, DescribedPower) else None


def vancard_of(words: Words, name: str) -> DescribedVancardian | None:
    """A Vancardian card by its id; None if this set has no such card."""
    found = _card(words, name)
    return found if isinstance(found, DescribedVancardian) else None


def _card(words: Words, name: str) -> object:
    """A card by its id in small or capital letters."""
    named = words.cards.get(name)
    return named or next((card for each, card in words.cards.items() if each.lower() == name.lower()), None)


def in_language(words: Words, name: Name) -> str:
    """A name in the language of the words, set as that language is set."""
    return name.fr.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") if words.language == "fr" else name.en


def called(words: Words, card: str) -> str:
    """A card with abilities by name and id: `Courier (m1)`, beside a board by name alone.

    A Vancardian card is called by its event.
    """
    power, vancard = power_of(words, card), vancard_of(words, card)
    if power is not None:
        return _named(words, power.id, power.name)
    return card if vancard is None else _named(words, vancard.id, vancard.event)


def _named(words: Words, card: str, name: Name) -> str:
    text = in_language(words, name)
    return text if text == card or words.is_illustrated else words.say("power-called", called=text, power=card)


def who(words: Words, name: str, viewer: int = PLAYER) -> Mapping[str, str]:
    """One of the three as the arguments `who`, `called`, `of`, `to` and `from` of a message."""
    if name == YOU and viewer != PLAYER:
        return {"who": "player", "called": _player(words), **{form: _player(words, f".{form}") for form in _FORMS}}
    return _who(words.catalogue, name)


def label(words: Words, name: str, viewer: int) -> str:
    """One of the three at the head of a row: `Automaton`, `You`, `Ana`."""
    return _player(words, ".label") if name == YOU and viewer != PLAYER else words.say(f"who-{name}.label")


def told(words: Words, viewer: int) -> Mapping[str, str]:
    """Whom a message speaks to, as its arguments `told` and `player`: the one who plays, or others about them."""
    return {"told": "you" if viewer == PLAYER else "other", "player": who(words, YOU, viewer)["called"]}


def _player(words: Words, form: str = "") -> str:
    """The one who plays, to others: by name, if the seat has one."""
    name = words.name(PLAYER)
    return words.say(f"who-player{form}", named="no" if name is None else "yes", seat=name or "")


@cache
def _who(catalogue: Catalogue, name: str) -> Mapping[str, str]:
    key = f"who-{name}"
    forms = {form: catalogue.say(f"{key}.{form}", {}) for form in _FORMS}
    return MappingProxyType({"who": name, "called": catalogue.say(key, {}), **forms})


def filled(words: Words, arguments: Arguments) -> dict[str, object]:
    """Arguments of a refusal as its message wants them."""
    said: dict[str, object] = {}
    for name, given in arguments.items():
        if name == "card":
            said[name] = card(words, given) if given in words.cards else quoted(_unknown(words, str(given)))
        elif name == "suit" and str(given) in SUIT_LETTERS:
            said[name] = suit_in_full(words, str(given))
        elif isinstance(given, int):
            said[name] = given
        else:
            said[name] = quoted(given)
    return said
