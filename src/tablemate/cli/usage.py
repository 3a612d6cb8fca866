"""Typer's own complaints about a command line, in the language of the person."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .offers import games_with
from .problems import Problem, Saying

_NUMBERS = {"integer": "usage-whole-number", "number": "usage-decimal-number", "float": "usage-decimal-number"}
"""A word of Typer's complaint about a number, and what we say."""
_NO_VALUE = re.compile(r"Option '(?P<option>[^']+)' requires .*")
_NO_COMMAND = re.compile(r"No such command '(?P<command>.*?)'\..*", re.DOTALL)
_TOO_MUCH = re.compile(r"Got unexpected extra argument\S* \((?P<rest>.*)\)", re.DOTALL)


def is_usage_error(problem: Exception) -> bool:
    """Did Typer find something wrong with the command line?"""
    return hasattr(problem, "format_message") and hasattr(problem, "exit_code")


def usage_problem(error: Any, arguments: Sequence[str]) -> Problem:
    """What Typer complains about, as a problem of ours."""
    text = str(error.format_message())
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "tablemate"
    return Problem("problem-usage", detail=_detail(error, text, arguments), command=command)


def _detail(error: Any, text: str, arguments: Sequence[str]) -> Saying:
    number = next((message for word, message in _NUMBERS.items() if word in text), None)
    if number is not None and "Invalid value" in text:
        option = _option(error)
        return Saying(number, {"option": option, "value": _value_of(option, arguments)})
    if found := _NO_VALUE.fullmatch(text):
        return Saying("usage-no-value", {"option": found["option"]})
    if found := _NO_COMMAND.fullmatch(text):
        return Saying("usage-no-command", {"command": found["command"][:60]})
    if found := _TOO_MUCH.fullmatch(text):
        return Saying("usage-too-much", {"rest": found["rest"][:60]})
    if getattr(error, "param", None) is not None and "Missing" in text:
        return Saying("usage-missing", {"what": str(error.param.name).upper()})
    if getattr(error, "option_name", None) is not None:
        return _unknown_option(str(error.option_name), error)
    return Saying("usage-other", {"detail": text})


def _option(error: Any) -> str:
    """The option as it is typed, or the argument's name."""
    names = getattr(getattr(error, "param", None), "opts", None) or ["?"]
    return str(names[0])


def _value_of(option: str, arguments: Sequence[str]) -> str:
    """What was typed behind an option."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == option:
            return (value if equals else "".join(arguments[index + 1 : index + 2]))[:60]
    return ""


def _unknown_option(option: str, error: Any) -> Saying:
    """An option of another game is called so; for a slip of the pen the nearest is named."""
    games = ", ".join(games_with(option))
    if games:
        return Saying("usage-other-game", {"option": option, "games": games})
    near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
    if near:
        return Saying("usage-near-option", {"option": option[:60], "near": near})
    return Saying("usage-no-option", {"option": option[:60]})
