"""Finding lines in a card file: what must not be mistaken for a header or a key."""

from __future__ import annotations

import pytest

from tablemate.games.origin_story.cards.faults import InvalidCards
from tablemate.games.origin_story.cards.reading import read_cards

HEAD = "extra_love = [4.5, 4.5, 8.5, 8.5]\n"
REST = "abilities = ['eor: vp(1)']"


def fault_line(text: str) -> int | None:
    """The line of the fault in a text."""
    with pytest.raises(InvalidCards) as caught:
        read_cards(HEAD + text)
    return caught.value.line


TRAPS = {
    "a header in a comment": ("# [[mat]]\n[[mat]] # [[mat]]\nid = 'A' # slots = 1\nslots = 99\nREST", 5),
    "a header in a string of several lines": ('[[mat]]\nid = """A"""\nname = """\n[[mat]]\nslots = 1\n"""\nREST', 4),
    "quotes at the end of a string of several lines": ('[[mat]]\nid = "A"\nname = """a"""""\nslots = 99\nREST', 5),
    "an escaped quote": ('[[mat]]\nid = "A"\nname = "a\\"\\\\"\nslots = 99\nREST', 5),
    "an apostrophe in a comment": ("[[mat]]\nid = 'A' # don't\n# isn't\nslots = 99\nREST", 5),
    "a number sign in a string": ("[[mat]]\nid = 'A'\nname = '#'\nslots = 99\nREST", 5),
    "brackets in strings": ("[[mat]]\nid = 'A'\nname = '[['\nslots = 99\nREST", 5),
    "an array of several lines": ("[[mat]]\nid = 'A'\nabilities = [\n  'eor: vp(1)', # ]\n]\nslots = 99", 7),
    "quoted keys": ("[['mat']]\n\"id\" = 'A'\n 'slots' = 99\nREST", 4),
    "an escaped key": ('[[mat]]\nid = "A"\n"sl\\u006fts" = 99\nREST', 4),
    "dotted keys": ("[[mat]]\nid = 'A'\nREST\nname.en = 'a'\nname . fr = 1", 5),
    "a table of its own": ("[[mat]]\nid = 'A'\nREST\n\n[mat.name]\nen = 'a'\nslots = 1", 6),
    "line ends of Windows": ("[[mat]]\r\nid = 'A'\r\n\r\nslots = 99\r\nREST", 5),
    "cards in one value": ("\nmat = [\n  { id = 'A', slots = 99, abilities = ['eor: vp(1)'] },\n]", 3),
    "the second card": ("[[mat]]\nid = 'B'\nREST\n[[mat]]\nid = 'A'\nREST\nslots = 99", 8),
    "another kind between": ("[[mat]]\nid='B'\nREST\n[[story]]\nid='S'\n[[mat]]\nid='A'\nslots=99\nREST", 9),
    "a missing key": ("# cards\n\n[[mat]]\nREST", 4),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_the_line_is_that_of_the_key_or_of_the_header(trap: str) -> None:
    text, line = TRAPS[trap]
    assert fault_line(text.replace("REST", REST)) == line
