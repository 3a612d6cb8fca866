"""Which rule calls which: read off the code of the rules themselves."""

from __future__ import annotations

import dis
from collections.abc import Iterator, Mapping
from enum import Enum, EnumMeta
from functools import cache
from types import CodeType, FunctionType, ModuleType

from .rule import Function, is_rule

LOAD_GLOBAL = dis.opmap["LOAD_GLOBAL"]


@cache
def globals_used(function: Function) -> tuple[str, ...]:
    """The global names a function reads; a field `s.answer` is not the function `answer`."""
    names = function.__code__.co_names
    return tuple(dict.fromkeys(names[argument >> 1] for argument in _arguments_of(LOAD_GLOBAL, function.__code__)))


def _arguments_of(operation: int, code: CodeType) -> Iterator[int]:
    """The arguments of an operation wherever code has it; `dis` tells much more of it, at ten times the cost."""
    octets, higher = code.co_code, 0
    for each, lower in zip(octets[::2], octets[1::2], strict=True):
        argument = higher << 8 | lower
        if each == operation:
            yield argument
        higher = argument if each == dis.EXTENDED_ARG else 0


def callees(function: Function) -> Iterator[tuple[str, Function]]:
    """The rules that a function names, with the names it uses."""
    for name in globals_used(function):
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and is_rule(value):
            yield name, value


def in_order(entries: tuple[Function, ...]) -> list[Function]:
    """Every rule reachable from the entries, callees first; recursion is refused."""
    done: dict[Function, None] = {}

    def visit(function: Function, path: tuple[Function, ...]) -> None:
        if function in path:
            names = " -> ".join(each.__name__ for each in (*path, function))
            raise TypeError(f"rules must not call themselves: {names}")
        if function not in done:
            for _, callee in callees(function):
                visit(callee, (*path, function))
            done[function] = None

    for entry in entries:
        visit(entry, ())
    return list(done)


def with_plain_constants(entries: tuple[Function, ...]) -> dict[Function, Function]:
    """Counterparts of all rules reachable from the entries, same code, that read named constants as plain integers.

    Reading a member of an enumeration costs many times what reading a constant of a module costs, and rules do little
    else.  Interpreted play runs on these counterparts.
    """
    counterparts: dict[Function, Function] = {}
    surroundings: dict[int, dict[str, object]] = {}
    functions = in_order(entries)
    for function in functions:
        around = surroundings.setdefault(id(function.__globals__), _plain_globals(function.__globals__))
        counterpart = FunctionType(function.__code__, around, function.__name__, function.__defaults__)
        counterpart.__module__, counterpart.__doc__ = function.__module__, function.__doc__
        counterparts[function] = counterpart
    for around in surroundings.values():
        functions_in = {name: value for name, value in around.items() if isinstance(value, FunctionType)}
        around.update({name: counterparts[value] for name, value in functions_in.items() if value in counterparts})
    return counterparts


def _plain_globals(original: Mapping[str, object]) -> dict[str, object]:
    return {name: _plain(value) if _is_named_numbers(value) else value for name, value in original.items()}


def _is_named_numbers(value: object) -> bool:
    return isinstance(value, EnumMeta) and issubclass(value, int)


@cache
def _plain(enumeration: EnumMeta) -> ModuleType:
    """The members as attributes of a module, which CPython reads fastest."""
    found: Mapping[str, Enum] = enumeration.__members__
    constants = ModuleType(enumeration.__name__)
    vars(constants).update((name, int(member.value)) for name, member in found.items())
    return constants
