"""Typer's own complaints about a command line, in the language of the person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tablemate.kernel.checking import shown
from tablemate.kernel.errors import Fault

from .of_typer import OfTyper
from .offers import games_with, kind_of
from .problems import Problem
from .program import NAME, by_name

STEP = int
"""What options take that no game has: the number of a step."""
NUMBERS: dict[type, str] = {int: "usage_number", float: "usage_decimal"}
"""What is said of an option that takes a number."""

_FILES = ("--load", "--save")
_NAMELESS = tuple(f"{option}=" for option in _FILES)


def is_usage_error(problem: Exception) -> bool:
    """Did Typer find something wrong with the command line?"""
    return hasattr(problem, "format_message") and hasattr(problem, "exit_code")


def check_words(arguments: Sequence[str]) -> None:
    """An empty word names no file and no game: most often it is a variable of the shell that has no value."""
    for before, word in pairwise(("tablemate", *arguments)):
        if word in _NAMELESS or (not word and (before in _FILES or not before.startswith("-"))):
            raise Problem("usage_empty", before=word or before)


def usage_problem(error: OfTyper, arguments: Sequence[str]) -> Problem:
    """What Typer complains about, as a problem of ours."""
    context = getattr(error, "ctx", None)
    command = by_name(context.command_path) if context is not None else NAME
    return Problem("usage", why=_fault(error, arguments), command=command)


def _fault(error: OfTyper, arguments: Sequence[str]) -> Fault:
    match type(error).__name__:
        case "BadParameter" if (kind := kind_of(option := str(error.param.opts[0])) or STEP) in NUMBERS:
            return Fault(NUMBERS[kind], {"option": option, "found": shown(_value_of(option, arguments))})
        case "MissingParameter":
            return Fault("usage_no_file" if error.param.name == "file" else "usage_no_game")
        case "NoSuchOption":
            return _unknown_option(str(error.option_name), error)
        case "BadOptionUsage":
            option = str(error.option_name)
            was_given = any(argument.startswith(f"{option}=") for argument in arguments)
            return Fault("usage_takes_none" if was_given else "usage_no_value", {"option": option})
        case "UsageError":
            return Fault("usage_too_much", {"most": _most_words(error)})
    return Fault("usage_other", {"detail": str(error.format_message())})


def _most_words(error: OfTyper) -> int:
    """How many words the command takes that are no options."""
    return sum(each.param_type_name == "argument" for each in error.ctx.command.params)


def _value_of(option: str, arguments: Sequence[str]) -> str:
    """What was typed behind an option."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == option:
            return value if equals else "".join(arguments[index + 1 : index + 2])
    return ""


def _unknown_option(option: str, error: OfTyper) -> Fault:
    """An option of another game is called so; for a slip of the pen the nearest is named."""
    games, found = ", ".join(games_with(option)), shown(option)
    if games:
        return Fault("usage_other_game", {"option": option, "games": games})
    near = ", ".join(sorted(error.possibilities or ()))
    if near:
        return Fault("usage_near_option", {"found": found, "near": near})
    return Fault("usage_no_option", {"found": found})
