"""Finding lines in a deck file: what must not be mistaken for a header or a key."""

from __future__ import annotations

import pytest

from tablemate.games.fuse.cards.faults import InvalidDeck
from tablemate.games.fuse.cards.reading import read_deck


def fault_line(text: str) -> int | None:
    """The line of the fault in a text."""
    with pytest.raises(InvalidDeck) as caught:
        read_deck(text)
    return caught.value.line


TRAPS = {
    "a header in a comment": ("# [[bomb]]\n[[bomb]] # [[bomb]]\nid = 'A' # value = 1\nvalue = 99\nLAYOUT", 4),
    "a header in a string of several lines": (
        '[[bomb]]\nid = """A"""\nname = """\n[[bomb]]\nvalue = 1\n"""\nLAYOUT\nvalue = 99',
        3,
    ),
    "quotes at the end of a string of several lines": ('[[bomb]]\nid = "A"\nname = """a"""""\nvalue = 99\nLAYOUT', 4),
    "an escaped quote": ('[[bomb]]\nid = "A"\nname = "a\\"\\\\"\nvalue = 99\nLAYOUT', 4),
    "an apostrophe in a comment": ("[[bomb]]\nid = 'A' # don't\n# isn't\nvalue = 99\nLAYOUT", 4),
    "a number sign in a string": ("[[bomb]]\nid = 'A'\nname = '#'\nvalue = 99\nLAYOUT", 4),
    "a literal string with a backslash": ("[[bomb]]\nid = 'A'\nname = 'a\\'\nvalue = 99\nLAYOUT", 4),
    "brackets in strings": ("[[bomb]]\nid = 'A'\nname = '[['\nvalue = 99\nLAYOUT", 4),
    "an array of several lines": (
        "[[bomb]]\nid = 'A'\nlayout = 'row'\nslots = [\n  '1', # one ]\n  '2',\n]\nvalue = 99",
        8,
    ),
    "quoted keys": ("[['bomb']]\n\"id\" = 'A'\n 'value' = 99\nLAYOUT", 3),
    "an escaped key": ('[[bomb]]\nid = "A"\n"v\\u0061lue" = 99\nLAYOUT', 3),
    "spaces in a header": ("[[ bomb ]]\nid = 'A'\n\tvalue=99\nLAYOUT", 3),
    "dotted keys": ("[[bomb]]\nid = 'A'\nvalue = 1\nLAYOUT\nname.en = 'a'\nname . fr = 1", 6),
    "a table of its own": ("[[bomb]]\nid = 'A'\nvalue = 1\nLAYOUT\n\n[bomb.name]\nen = 'a'\nvalue = 1", 7),
    "line ends of Windows": ("[[bomb]]\r\nid = 'A'\r\n\r\nvalue = 99\r\nLAYOUT", 4),
    "cards in one value": ("\nbomb = [\n  { id = 'A', value = 99, layout = 'row', slots = ['?'] },\n]", 2),
    "the second card": ("[[bomb]]\nid = 'B'\nvalue = 1\nLAYOUT\n[[bomb]]\nid = 'A'\nLAYOUT\nvalue = 99", 10),
    "sabotage between bombs": (
        "[[bomb]]\nid='B'\nvalue=1\nLAYOUT\n[[sabotage]]\nid='S'\nmatch='R'\n[[bomb]]\nid='A'\nvalue=99\nLAYOUT",
        11,
    ),
    "a missing key": ("# deck\n\n[[bomb]]\nid = 'A'\nLAYOUT", 3),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_the_line_is_that_of_the_key_or_of_the_header(trap: str) -> None:
    text, line = TRAPS[trap]
    end = "\r\n" if "\r" in text else "\n"
    assert fault_line(text.replace("LAYOUT", f"layout = 'row'{end}slots = ['?']")) == line


def test_the_line_of_a_card_far_down_is_right() -> None:
    cards = "".join(f"[[bomb]]\nid = 'C{n}'\nvalue = 1\nlayout = 'row'\nslots = ['?']\n\n" for n in range(80))
    assert fault_line(cards.replace("'C79'\nvalue = 1", "'C79'\nvalue = 0")) == 79 * 6 + 3
