"""Events that an author forgets to hand over, so that nobody is told of them.

`carry_out` and what it calls yield events. What such a function returns is lost, and one that is called without
`yield from` never runs at all.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from serai.games.faults import GameFault
from serai.kernel.event_text import Event

CARRY_OUT = "carry_out"


def events_in(told: object, wrong: Callable[[str], GameFault]) -> list[Event]:
    """What `carry_out` tells, or `wrong` of what it gives instead."""
    if not isinstance(told, Iterable):
        raise wrong(f"it returns {told!r}; yield events, or return a list of them")
    returned: list[object] = []
    events = list(_noting_return(told, returned))
    for event in events:
        if not isinstance(event, Event):
            raise wrong(f"it yields {event!r}, which is no Event; of several events it is `yield from`")
    if returned != [None]:
        raise wrong(f"it yields events and returns {returned[0]!r}, which is lost; write `yield from` there")
    return events


def _noting_return(told: Any, returned: list[object]) -> Iterator[Any]:
    returned.append((yield from told))


def lost_in(text: bytes) -> Iterator[tuple[int, str]]:
    """Return by line where a module loses events."""
    tree = ast.parse(text)
    homes: list[ast.Module | ast.ClassDef] = [
        tree,
        *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)),
    ]
    for home in homes:
        functions = [node for node in home.body if isinstance(node, ast.FunctionDef)]
        generators = {each.name: each for each in functions if _own(each, ast.Yield | ast.YieldFrom)}
        prefix = "self." if isinstance(home, ast.ClassDef) else ""
        called = {prefix + name: name for name in generators}
        only_yield = {CARRY_OUT} & generators.keys()
        for function in functions:
            for statement in _own(function, ast.Expr):
                match statement.value:
                    case ast.Call(func=ast.Name("Event")):
                        yield statement.lineno, "this event is told to nobody; write `yield Event(…)`"
                    case ast.Call(func=func) if (call := ast.unparse(func)) in called:
                        yield (
                            statement.lineno,
                            f"`{call}` yields events, and never runs here; write `yield from {call}(…)`",
                        )
                    case ast.YieldFrom(ast.Call(func=func)) if (call := ast.unparse(func)) in called:
                        only_yield.add(called[call])
        for name in sorted(only_yield):
            for given in _own(generators[name], ast.Return):
                if given.value is not None:
                    what = f"`{name}` yields events, so what it returns here is lost"
                    yield given.lineno, f"{what}; write `yield from …` for events, and then `return` alone"


def _own(function: ast.FunctionDef, kind: Any) -> list[Any]:
    """The nodes of a kind in a function, without those of functions in it."""
    found: list[Any] = []
    to_see: list[ast.AST] = [*function.body]
    while to_see:
        node = to_see.pop()
        if isinstance(node, kind):
            found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            to_see += ast.iter_child_nodes(node)
    return found
