"""What keys mean at the prompt, beside what prompt_toolkit lets them mean."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from os.path import commonprefix

from prompt_toolkit.application import get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.keys import Keys

from .lines import LONGEST_LINE


def own_keys() -> KeyBindings:
    """What keys mean beside what prompt_toolkit lets them mean."""
    keys = KeyBindings()

    @keys.add("enter")
    @keys.add("c-j")
    def enter(event: KeyPressEvent) -> None:
        line = event.current_buffer.text
        if line.strip() and len(line) <= LONGEST_LINE:
            event.current_buffer.append_to_history()
        event.app.exit(result=line)

    @keys.add("c-c")
    @keys.add("<sigint>")
    def interrupt(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt())

    @keys.add("c-d", filter=Condition(lambda: not _typed_now()))
    def end(event: KeyPressEvent) -> None:
        event.app.exit(exception=EOFError())

    @keys.add("c-z", filter=Condition(lambda: hasattr(signal, "SIGTSTP")))
    def stop(event: KeyPressEvent) -> None:
        event.app.suspend_to_background()

    @keys.add(Keys.Any, filter=Condition(lambda: len(_typed_now()) > LONGEST_LINE))
    def drop(event: KeyPressEvent) -> None:
        """One letter too many is kept, by which a line is known to be too long."""

    @keys.add(Keys.Vt100MouseEvent)
    def ignore(event: KeyPressEvent) -> None:
        """The mouse does nothing here, and what takes itself for one is a colour that was pasted with its text."""

    @keys.add(Keys.BracketedPaste)
    def paste(event: KeyPressEvent) -> None:
        event.app.key_processor.feed_multiple(list(pressed(event.data)), first=True)

    keys.add("tab")(lambda event: _go_on_typing(event.current_buffer))
    keys.add("s-tab")(lambda event: event.current_buffer.complete_previous())
    keys.add("up")(lambda event: event.current_buffer.history_backward())
    keys.add("down")(lambda event: event.current_buffer.history_forward())
    return keys


def _go_on_typing(line: Buffer) -> None:
    """Add what is certain; where nothing is, one possibility after the other."""
    offered = line.complete_state
    possible = [each.text for each in line.completer.get_completions(line.document, CompleteEvent(True))]
    certain = commonprefix(possible).rstrip()  # noqa: RUF071 - of letters
    if len(certain) > len(line.text) and (offered is None or offered.complete_index is None):
        line.text = ""
        line.insert_text(certain)
    elif offered is not None:
        line.complete_next()
    elif possible:
        line.start_completion(select_first=True)


def _typed_now() -> str:
    return get_app().current_buffer.text


def pressed(typed: str) -> Iterator[KeyPress]:
    """The keys of a text of several lines; of a line that is too long as many as show that it is."""
    for number, line in enumerate(typed.replace("\r\n", "\n").replace("\r", "\n").split("\n")):
        if number:
            yield KeyPress(Keys.Enter, "\r")
        yield from (KeyPress(letter if letter.isprintable() else " ") for letter in line[: LONGEST_LINE + 1])
