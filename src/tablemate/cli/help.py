"""Help in the language of the person: message names become words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablemate.words import Words

from .examples import examples
from .of_typer import OfTyper
from .offers import OFFERS
from .program import runnable

_BUILT_IN = {
    "help": "cli-help-option",
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
_HEADINGS = {"Options": "cli-options", "Commands": "cli-commands", "Arguments": "cli-arguments"}
_REQUIRED = "[required]"
"""Typer's own mark."""
_KINDS = {"str": "cli-text", "int": "cli-number", "float": "cli-number", "path": "cli-path", "name": "cli-name"}
_KIND = re.compile(f"<({'|'.join(_KINDS)})>")
"""What kind of value an option takes, as Typer says it."""


def localise(command: OfTyper, words: Words) -> None:
    """Put words in place of message names, in a command, its options and its subcommands."""
    command.context_class = _context_class(command, words)
    command.help = _said(words, command.help)
    command.epilog = _said(words, command.epilog)
    command.short_help = command.help  # Typer would cut it off
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = _said(words, command.subcommand_metavar)
    usual = _usual_values(words.game)
    for parameter in command.params:
        text = _said(words, _BUILT_IN.get(parameter.name, parameter.help))
        parameter.help = _with_usual(words, text, usual.get(parameter.name))
        parameter.metavar = _said(words, parameter.metavar)
    option = command.get_help_option(_context(command))
    if option is not None:
        option.help = _said(words, _BUILT_IN["help"])
    for each in getattr(command, "commands", {}).values():
        localise(each, words)
    command.words = words


def _usual_values(game: str | None) -> dict[str, object]:
    """What is agreed for each option of a game if nothing is said."""
    return {} if game is None else {option.name: option.usual for option in OFFERS[game].options}


def _with_usual(words: Words, text: str | None, usual: object) -> str | None:
    if text is None or usual is None:
        return text
    value = words.say("cli-usual-yes" if usual else "cli-usual-no") if isinstance(usual, bool) else str(usual)
    return words.say("cli-usual", text=text.removesuffix("."), value=value)


def _context_class(command: OfTyper, words: Words) -> type[OfTyper]:
    """The contexts of a command, whose help has headings in these words."""
    usual = command.context_class.formatter_class

    def kind(name: str) -> str:
        return _KIND.sub(lambda found: f"<{words.say(_KINDS[found[1]])}>", name)

    class Formatter(usual):  # type: ignore[misc, valid-type]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{words.say('cli-usage')} ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{'':>{self.current_indent}}{words.say(_HEADINGS[heading])}\n")

        def write_dl(self, rows: Sequence[tuple[str, str]], *spacing: int) -> None:
            required = words.say("cli-required")
            super().write_dl([(kind(name), text.replace(_REQUIRED, required)) for name, text in rows], *spacing)

    return type("Context", (command.context_class,), {"formatter_class": Formatter})


def _context(command: OfTyper) -> OfTyper:
    return command.make_context("tablemate", [], resilient_parsing=True)


def _said(words: Words, name: str | None) -> str | None:
    if name is None or name not in words.catalogue:
        return name
    message, _, attribute = name.partition(".")
    if attribute == "help" and "typed" in words.catalogue.attributes(message):
        return runnable(words.say(f"{message}.typed"))
    return runnable(words.say(name, **examples(words.language, words.game)))
