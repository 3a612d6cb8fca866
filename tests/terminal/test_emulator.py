"""The terminal of these tests does what terminals do, and notices what a person would mind."""

from __future__ import annotations

from .drawing import picture
from .emulator import Emulator


def drawn(*parts: str, columns: int = 10, lines: int = 3) -> tuple[Emulator, list[str]]:
    """A screen after a program has written, and what was answered to the program."""
    answers: list[str] = []
    screen = Emulator((columns, lines), answer=answers.append)
    for part in parts:
        screen.feed(part.encode())
    return screen, answers


def test_who_asks_where_the_cursor_stands_is_told() -> None:
    assert drawn("one\r\ntwo\x1b[6n")[1] == ["\x1b[2;4R"]


def test_a_line_that_has_no_room_is_noticed() -> None:
    assert drawn("0123456789\r\nshort")[0].wrapped == []
    assert drawn("0123456789!")[0].wrapped == ["0123456789"]


def test_what_nobody_should_see_is_noticed() -> None:
    assert drawn("fine ♥ é")[0].unprintable() == []
    assert drawn("^[[1;1R")[0].unprintable() == ["^["]
    assert drawn("\ufffd")[0].unprintable() == ["\ufffd"]


def test_a_letter_that_came_in_two_parts_is_whole() -> None:
    screen = drawn()[0]
    screen.feed("é".encode()[:1])
    screen.feed("é".encode()[1:])
    assert screen.rows() == ["é", "", ""]


def test_a_smaller_window_keeps_the_line_of_the_cursor() -> None:
    screen = drawn("one\r\ntwo\r\n> ")[0]
    screen.change_size((8, 2))
    assert screen.rows() == ["two", ">"]
    assert screen.before_cursor() == ">"


def test_a_larger_window_keeps_all_and_has_room_below() -> None:
    screen = drawn("one\r\ntwo\r\n> ")[0]
    screen.change_size((20, 5))
    screen.feed(b"three\r\nfour")
    assert screen.rows() == ["one", "two", "> three", "four", ""]


def test_a_picture_has_the_colours_and_the_weight_of_letters_and_the_title_aloud() -> None:
    screen = drawn("\x1b[1mbold\x1b[0m \x1b[31mR\x1b[0m <&>", columns=20)[0]
    told = picture(screen, "A & B")
    assert "<title>A &amp; B</title>" in told
    assert 'class="bold">bold</text>' in told
    assert 'fill="#f0717a">R</text>' in told
    assert ">&lt;&amp;&gt;</text>" in told


def test_a_picture_shows_what_is_faint_in_grey_and_what_is_reversed_on_its_colour() -> None:
    told = picture(drawn("\x1b[2mfaint\x1b[0m \x1b[7;31mR\x1b[0m")[0], "")
    assert 'fill="#8a93a3">faint</text>' in told
    assert 'fill="#f0717a"/>' in told
    assert 'fill="#16191f">R</text>' in told
