"""Which language to speak: the one asked for, else that of the system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablemate.words import LANGUAGES


def system_language(environment: Mapping[str, str]) -> str:
    """From LC_ALL, LC_MESSAGES or LANG; English where they name no language of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            code = value.lower().replace("-", "_").partition("_")[0].partition(".")[0]
            return code if code in LANGUAGES else "en"
    return "en"


def spoken_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line before it is parsed, for help and complaints."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else (arguments[index + 1] if index + 1 < len(arguments) else "")
            return asked if asked in LANGUAGES else system_language(environment)
    return system_language(environment)
