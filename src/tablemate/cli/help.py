"""Help in the language of the person: message names become words."""

from __future__ import annotations

from tablemate.words import Words

from .examples import examples
from .of_typer import OfTyper

_BUILT_IN = {
    "help": "cli-help-option",
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


def localise(command: OfTyper, words: Words) -> None:
    """Put words in place of message names, in a command, its options and its subcommands."""
    command.help = _said(words, command.help)
    command.epilog = _said(words, command.epilog)
    command.short_help = None
    for parameter in command.params:
        parameter.help = _said(words, _BUILT_IN.get(parameter.name, parameter.help))
    option = command.get_help_option(_context(command))
    if option is not None:
        option.help = _said(words, _BUILT_IN["help"])
    for each in getattr(command, "commands", {}).values():
        localise(each, words)
    command.words = words


def _context(command: OfTyper) -> OfTyper:
    return command.make_context("tablemate", [], resilient_parsing=True)


def _said(words: Words, name: str | None) -> str | None:
    if name is None or name not in words.catalogue:
        return name
    message, _, attribute = name.partition(".")
    if attribute == "help" and "typed" in words.catalogue.attributes(message):
        return words.say(f"{message}.typed")
    return words.say(name, **examples(words.language))
