"""The part of Python that rules may use: what runs the same interpreted and compiled.

Integers, named constants, `if`, `for ... in range`, `while`, calls of other rules, fields of the record.  No floats, no
text, no containers, no exceptions but `assert`, no recursion, no closures, no defaults but whole numbers: each of these
either compiles to something else than it means in Python, or allocates.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Iterator
from types import ModuleType

from .rule import Function

_ALLOWED_CALLS = {"range", "len", "min", "max", "abs"}
_FORBIDDEN: tuple[tuple[tuple[type[ast.AST], ...], str], ...] = (
    ((ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "containers"),
    ((ast.Try, ast.TryStar, ast.Raise, ast.With), "exceptions and contexts"),
    ((ast.Lambda, ast.ClassDef, ast.Yield, ast.YieldFrom, ast.Await), "closures and generators"),
    ((ast.Global, ast.Nonlocal, ast.Delete, ast.Import, ast.ImportFrom), "changes of the surroundings"),
    ((ast.JoinedStr, ast.Starred, ast.Slice, ast.NamedExpr), "text, unpacking and slices"),
    ((ast.AsyncFor, ast.AsyncWith, ast.AsyncFunctionDef), "coroutines"),
)


def complaints(function: Function) -> list[str]:
    """What this rule uses that rules must not use, one sentence each."""
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.FunctionDef)
    where = f"{function.__module__}.{function.__qualname__}"
    problems = [*_problems(definition), *_problems_outside(function, definition)]
    return [f"{where} line {line}: {what}" for line, what in problems]


def _problems_outside(function: Function, definition: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """What only the surroundings of the rule can tell: free variables, modules, calls of enumerations."""
    if function.__code__.co_freevars:
        yield definition.lineno, "closures are not for rules"
    for node in (node for statement in definition.body for node in ast.walk(statement)):
        if isinstance(node, ast.Name) and isinstance(function.__globals__.get(node.id), ModuleType):
            yield node.lineno, f"constants are imported by name, not read through the module {node.id}"
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and isinstance(function.__globals__.get(called.id), type):
            yield called.lineno, f"{called.id} is not a rule"


def _problems(definition: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    arguments = definition.args
    if arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
        yield definition.lineno, "keywords and variable arguments are not for rules"
    if not all(isinstance(default, ast.Constant) and type(default.value) is int for default in arguments.defaults):
        yield definition.lineno, "a default is a whole number, written out"
    taken = (*arguments.posonlyargs, *arguments.args)
    if any(argument.annotation is None for argument in taken) or definition.returns is None:
        yield definition.lineno, "every argument and the result need a type"
    body = definition.body[1:] if ast.get_docstring(definition) is not None else definition.body
    if len(body) == len(definition.body):
        yield definition.lineno, "a rule says in a docstring what it means"
    for statement in body:
        for node in ast.walk(statement):
            yield from _problem(node)


def _problem(node: ast.AST) -> Iterator[tuple[int, str]]:
    line = getattr(node, "lineno", 0)
    for kinds, what in _FORBIDDEN:
        if isinstance(node, kinds):
            yield line, f"{what} are not for rules"
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div | ast.Pow | ast.MatMult):
        yield line, "operations that leave the integers are not for rules"
    if isinstance(node, ast.Compare) and any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops):
        yield line, "identity means something else in compiled code: compare with =="
    if isinstance(node, ast.FunctionDef):
        yield line, "a rule defines no other function"
    if isinstance(node, ast.Constant) and not isinstance(node.value, bool | int | None):
        yield line, f"{node.value!r} is not a whole number"
    if isinstance(node, ast.Call):
        yield from _call_problem(node)


def _call_problem(call: ast.Call) -> Iterator[tuple[int, str]]:
    if call.keywords:
        yield call.lineno, "arguments are given by place, not by name"
    if not isinstance(call.func, ast.Name):
        yield call.lineno, "only rules and range, len, min, max, abs are called"
    elif hasattr(builtins, call.func.id) and call.func.id not in _ALLOWED_CALLS:
        yield call.lineno, f"{call.func.id} is not for rules"
