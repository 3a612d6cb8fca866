"""Whatever a person names as a file is read, or refused with the truth about it: records, cards and logs alike."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tablemate.cli.card_files import read_card_file
from tablemate.cli.game_log import read_log
from tablemate.kernel.errors import Fault, InvalidRecord, TablemateError
from tablemate.kernel.files import read_octets, read_text, trouble, write_text
from tablemate.kernel.records import Record
from tests.kernel.toys import COUNT_UP

READERS: dict[str, Callable[[Path], object]] = {
    "record": Record.load,
    "cards": lambda path: read_card_file(path, str),
    "log": read_log,
    "text": lambda path: read_text(path, 100, InvalidRecord),
    "octets": lambda path: read_octets(path, 100, InvalidRecord),
}


def loop(path: Path) -> None:
    """A link that leads back to itself."""
    path.symlink_to(path.name)


def listen(path: Path) -> None:
    """A door of another program, by a short name: doors have no long ones."""
    before = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(path.name)
    finally:
        os.chdir(before)


NO_FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "nothing": (lambda path: None, "file_missing"),
    "folder": (Path.mkdir, "file_folder"),
    "pipe": (os.mkfifo, "file_device"),
    "device": (lambda path: path.symlink_to("/dev/zero"), "file_device"),
    "socket": (listen, "file_device"),
    "loop": (loop, "file_loop"),
    "link to nothing": (lambda path: path.symlink_to("nowhere"), "file_missing"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_called_what_it_is(kind: str, reader: str, tmp_path: Path) -> None:
    make, code = NO_FILES[kind]
    make(tmp_path / "it")
    with pytest.raises(TablemateError) as refused:
        READERS[reader](tmp_path / "it")
    fault = refused.value.fault
    assert (fault.code, fault.arguments["trouble"]) == ("file", Fault(code))
    assert str(tmp_path / "it") in str(refused.value)


@pytest.mark.parametrize("kind", [kind for kind, (_, code) in NO_FILES.items() if code != "file_missing"])
def test_what_is_no_file_is_not_written_over(kind: str, tmp_path: Path) -> None:
    make, code = NO_FILES[kind]
    make(tmp_path / "it")
    before = os.lstat(tmp_path / "it")
    with pytest.raises(InvalidRecord) as refused:
        write_text(tmp_path / "it", "text", InvalidRecord)
    assert (refused.value.fault.code, refused.value.fault.arguments["trouble"]) == ("file_unwritten", Fault(code))
    assert os.lstat(tmp_path / "it") == before


@pytest.mark.parametrize("reader", ["record", "cards", "text"])
@pytest.mark.parametrize("octets", [b"\xff\xfe\xb8", "{}".encode("utf-16"), "é".encode("latin-1")])
def test_what_is_no_text_is_called_so(octets: bytes, reader: str, tmp_path: Path) -> None:
    (tmp_path / "it").write_bytes(octets)
    with pytest.raises(TablemateError, match="it is not a text file in UTF-8"):
        READERS[reader](tmp_path / "it")
    with pytest.raises(InvalidRecord, match="it is not a text file in UTF-8"):
        Record.loads(octets)


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    record = COUNT_UP.new(seed=1).record()
    (tmp_path / "it").write_text(record.dumps(), encoding="utf-8-sig")
    assert Record.load(tmp_path / "it") == Record.loads("\ufeff" + record.dumps()) == record
    assert Record.loads((tmp_path / "it").read_bytes()) == record
    assert read_card_file(tmp_path / "it", str) == record.dumps()


def test_no_more_is_read_than_there_may_be(tmp_path: Path) -> None:
    (tmp_path / "it").write_text("x" * 101)
    with pytest.raises(InvalidRecord, match="it has more than 100 bytes"):
        read_text(tmp_path / "it", 100, InvalidRecord)
    assert read_text(tmp_path / "it", 101, InvalidRecord) == "x" * 101
    assert read_octets(tmp_path / "it", 3, InvalidRecord) == b"xxx"


def test_what_cannot_be_written_is_about_the_folder() -> None:
    missing = FileNotFoundError(2, "No such file or directory")
    assert (trouble(missing), trouble(missing, writing=True)) == (Fault("file_missing"), Fault("folder_missing"))


def test_what_only_the_system_knows_is_quoted() -> None:
    assert trouble(OSError(61, "No data available")) == Fault("file_other", {"detail": "No data available"})
    assert trouble(ValueError("embedded null byte")) == Fault("file_name")
