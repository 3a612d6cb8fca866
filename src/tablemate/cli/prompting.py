"""The prompt of a screen that can be drawn over: prompt_toolkit reads, and beside it the time is watched.

The terminal is not asked where its cursor is: over a slow line the answer would end up among what is typed.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TextIO

from prompt_toolkit.application import Application
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition, is_done
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.input.typeahead import clear_typeahead, get_typeahead, store_typeahead
from prompt_toolkit.key_binding import merge_key_bindings
from prompt_toolkit.key_binding.bindings.auto_suggest import load_auto_suggest_bindings
from prompt_toolkit.layout import BufferControl, ConditionalContainer, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import AppendAutoSuggestion, BeforeInput
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from .completing import Complete, next_words
from .hanging_up import mind_hang_up
from .keys import own_keys, pressed
from .lines import InputEnded, Interrupted, Patience, Resized

SETTLED = 0.25
"""Seconds after which a window that is pulled larger or smaller counts as resized."""
LOOKED_AGAIN = 0.5
"""Seconds after which the size is looked at again where no signal tells that it has changed."""
_STYLE = Style([("auto-suggestion", "fg:default dim"), ("next", "dim"), ("next.taken", "nodim reverse")])


class LivePrompt:
    """One prompt after another at one screen; what was entered before can be had again until it is forgotten."""

    def __init__(
        self,
        source: Input,
        target: Output,
        *,
        styled: bool,
        loops: Callable[[], asyncio.AbstractEventLoop] | None = None,
    ) -> None:
        self._source = source
        self._target = target
        self._styled = styled
        self._loops = loops
        self._message: Callable[[], str] = str
        self._complete: Complete | None = None
        self._size: Size | None = None
        self.forget_lines()

    def forget_lines(self) -> None:
        """Begin anew: nothing of what was typed or cut out can be had again."""
        self._buffer = Buffer(
            completer=_Completer(self._lines),
            complete_while_typing=True,
            auto_suggest=_Suggester(self._lines) if self._styled else None,
            history=InMemoryHistory(),
            multiline=False,
        )
        self._app: Application[str] = Application(
            layout=self._layout(),
            style=_STYLE,
            key_bindings=merge_key_bindings([own_keys(), load_auto_suggest_bindings()]),
            color_depth=ColorDepth.DEPTH_4_BIT if self._styled else ColorDepth.DEPTH_1_BIT,
            input=self._source,
            output=self._target,
            after_render=self._mind_size,
            terminal_size_polling_interval=None if _RESIZING else LOOKED_AGAIN,
        )

    def _layout(self) -> Layout:
        """The line, and while it could go on in several ways one more below it."""
        typed = BufferControl(
            self._buffer, input_processors=[BeforeInput(lambda: f"{self._message()} "), AppendAutoSuggestion()]
        )
        below = Window(FormattedTextControl(self._next), height=1)
        several = Condition(lambda: len(self._completions()) > 1)
        return Layout(HSplit([Window(typed, height=1), ConditionalContainer(below, several & ~is_done)]))

    def _completions(self) -> list[Completion]:
        state = self._buffer.complete_state
        return [] if state is None else state.completions

    def _next(self) -> StyleAndTextTuples:
        """The words that may come next, as many as there is room for."""
        state = self._buffer.complete_state
        assert state is not None
        return in_one_row(
            [each.display_text for each in state.completions], state.complete_index, self._target.get_size().columns
        )

    def _lines(self, typed: str) -> Sequence[str]:
        return () if self._complete is None else self._complete(typed)

    @property
    def typed(self) -> str:
        """What is on the line."""
        return self._buffer.text

    def retype(self, text: str) -> None:
        """Another text in place of what was typed so far."""
        self._buffer.reset(Document(text))

    def read(
        self, message: Callable[[], str], patience: Patience, *, keep: bool, resizes: bool, complete: Complete | None
    ) -> str:
        """Read one line, which goes on with what was typed before if it is to `keep` that.

        The message is looked at again whenever the patience was asked.  Where something else ends it, nothing of the
        prompt stays on the screen, and what was typed is kept.
        """
        self._message, self._complete = message, complete
        self.retype(self.typed if keep else "")
        self._app.erase_when_done = False
        self._size = self._target.get_size() if resizes else None
        try:
            with asyncio.Runner(loop_factory=self._loops) as runner:
                return runner.run(self._read(patience))
        except (EOFError, OSError):
            raise InputEnded from None

    async def _read(self, patience: Patience) -> str:
        def begin() -> None:
            self._app.create_background_task(self._watch(patience))

        self._target.write_raw("\r")
        with _answered({**dict.fromkeys(_ENDINGS, self._leave), **dict.fromkeys(_GOING_ON, self._go_on)}):
            return await self._app.run_async(pre_run=begin, set_exception_handler=False)

    async def _watch(self, patience: Patience) -> None:
        """Draw the prompt again whenever it may say something else; end it when the patience is at its end."""
        try:
            while (seconds := patience()) is not None:
                await asyncio.sleep(seconds)
                self._app.invalidate()
        except Exception as ended:
            self._end(ended)

    def _end(self, why: BaseException) -> None:
        if not self._app.is_done:
            self._app.erase_when_done = isinstance(why, Interrupted)
            self._app.exit(exception=why)

    def _leave(self, number: int) -> None:
        """Told to end: leave through the open blocks, so that the terminal is put back."""
        if self._app.future is None or self._app.is_done:
            raise SystemExit(128 + number)
        self._end(SystemExit(128 + number))

    def _go_on(self, number: int) -> None:
        """The program was stopped and goes on: take the terminal again, and draw everything anew."""
        self._source.raw_mode().__enter__()
        self._app.renderer.reset()
        self._target.write_raw("\r")
        self._app.invalidate()

    def _mind_size(self, app: Application[str]) -> None:
        if self._size not in (None, self._target.get_size()) and not app.is_done:
            self._size = None
            app.create_background_task(self._settle())

    async def _settle(self) -> None:
        """End the prompt when the size does not change any more."""
        before = None
        while before != (before := self._target.get_size()):
            await asyncio.sleep(SETTLED)
        self._end(Resized())

    def put_back(self, typed: str) -> None:
        """Read this first: it was typed before."""
        store_typeahead(self._source, list(pressed(typed)))

    def take_back(self) -> str:
        """What was typed for lines to come, which somebody else reads."""
        return "".join(key.data for key in get_typeahead(self._source)).replace("\r", "\n")

    def forget(self) -> None:
        """Drop what was typed and not read yet."""
        self._source.flush_keys()
        clear_typeahead(self._source)


class _Completer(Completer):
    """Completes the line word by word."""

    def __init__(self, lines: Complete) -> None:
        self._lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The words that may come next."""
        typed = document.text_before_cursor
        if typed.strip() and document.is_cursor_at_the_end:
            for line, word in next_words(typed, self._lines(typed)):
                yield Completion(line, -len(typed), display=word)


class _Suggester(AutoSuggest):
    """Shows behind the cursor how the line may go on."""

    def __init__(self, lines: Complete) -> None:
        self._lines = lines

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        """The rest of the first line that begins so."""
        first = next(iter(self._lines(document.text)), "") if document.text.strip() else ""
        return Suggestion(first[len(document.text) :])


def in_one_row(words: Sequence[str], taken: int | None, columns: int) -> StyleAndTextTuples:
    """Words beside each other, as many as fit; among them the one that was taken."""
    first, last = 0, 0
    while last < len(words) and (_width(words[first : last + 1]) < columns or last <= (taken or 0)):
        last += 1
        while _width(words[first:last]) >= columns and first < last - 1:
            first += 1
    row: StyleAndTextTuples = []
    for number, word in enumerate(words[first:last], first):
        row += [("class:next.taken" if number == taken else "class:next", word), ("", "  ")]
    return row


def _width(words: Sequence[str]) -> int:
    return sum(len(word) + 2 for word in words)


def _known_signals(*names: str) -> tuple[int, ...]:
    """Those of these signals that this system has."""
    return tuple(getattr(signal, name) for name in names if hasattr(signal, name) and sys.platform != "win32")


_ENDINGS = _known_signals("SIGTERM", "SIGHUP")
_GOING_ON = _known_signals("SIGCONT")
_RESIZING = _known_signals("SIGWINCH")


@contextmanager
def _answered(answers: Mapping[int, Callable[[int], None]]) -> Iterator[None]:
    """While a line is read, signals are answered like this."""
    loop, before = asyncio.get_running_loop(), {number: signal.getsignal(number) for number in answers}
    with suppress(RuntimeError, ValueError):  # another thread than the main one hears no signals
        for number, answer in answers.items():
            if before[number] is not signal.SIG_IGN:
                loop.add_signal_handler(number, answer, number)
    try:
        yield
    finally:
        for number, handler in before.items():
            if loop.remove_signal_handler(number):
                signal.signal(number, handler)


def live_prompt(source: TextIO, target: TextIO, *, styled: bool) -> LivePrompt:
    """The prompt of a terminal."""
    typed, shown = create_input(source), create_output(target)
    if isinstance(shown, Vt100_Output):
        shown.enable_cpr = False
    mind_hang_up(typed)
    return LivePrompt(typed, shown, styled=styled)
