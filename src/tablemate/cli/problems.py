"""What a person did wrong on the command line, in their language and spelled as they type it."""

from __future__ import annotations

from tablemate.kernel.errors import Fault, OptionName, OptionValue, TablemateError
from tablemate.kernel.files import trouble
from tablemate.words import Words

from .offer import spelled
from .program import runnable


class Problem(TablemateError):
    """Something wrong with what was asked for."""


def explained(words: Words, problem: TablemateError) -> str:
    """A problem as a sentence."""
    return runnable(words.say("problem", detail=clause(words, problem.fault)))


def clause(words: Words, fault: Fault) -> str:
    """What is wrong, in the middle of a sentence, with options as they are typed."""
    return words.fault(fault, lambda option: _typed(words.of(fault.game), option))


def _typed(words: Words, option: OptionName | OptionValue) -> str:
    """An option as it is typed; a value by its name, and as it is typed."""
    if isinstance(option, OptionName):
        return f"{spelled(option.name)} {option.value}".rstrip()
    name = words.option_value(option)
    return name if option.value in name else words.say("option-and-value", option=name, value=option.value)


def file_trouble(words: Words, problem: Exception) -> str:
    """Why a file cannot be written, in words."""
    if isinstance(problem, TablemateError):
        why = problem.fault.arguments.get("trouble")
        return clause(words, why if isinstance(why, Fault) else problem.fault)
    assert isinstance(problem, OSError | ValueError)
    return clause(words, trouble(problem, writing=True))
