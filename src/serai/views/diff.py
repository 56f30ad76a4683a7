"""Differences between two views of one viewer.

A patch is a list of changes, applied in order:

    ["set", path, value]    put a value at the path
    ["cut", path]           remove a key
    ["more", path, items]   append to a list

A path is a list of keys and indices; the empty path is the whole view. Both views must already be redacted for
the same viewer: a patch can only ever say what the second view says.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

Path = list[str | int]
Patch = list[list[Any]]


def make(old: Any, new: Any) -> Patch:
    """The changes that turn the old view into the new one."""
    return list(_changes(old, new, []))


def _changes(old: Any, new: Any, path: Path) -> Iterator[list[Any]]:
    # Most of a view stays as it is, and Python compares whole branches faster than this function can walk them.
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                yield ["cut", [*path, key]]
        for key, value in new.items():
            if key not in old:
                yield ["set", [*path, key], value]
            else:
                yield from _changes(old[key], value, [*path, key])
    elif isinstance(old, list) and isinstance(new, list):
        yield from _list_changes(old, new, path)
    else:
        yield ["set", path, new]


def _list_changes(old: list[Any], new: list[Any], path: Path) -> Iterator[list[Any]]:
    if len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes(before, after, [*path, index])
    elif old == new[: len(old)]:
        yield ["more", path, new[len(old) :]]
    else:
        yield ["set", path, new]


def apply(old: Any, patch: Patch) -> Any:
    """The new view. The old one is left as it was; what has not changed is part of both."""
    # A holder around the view makes the empty path an ordinary one.
    holder = {"view": old}
    copied: dict[int, Any] = {}
    for verb, path, *value in patch:
        target: Any = holder
        steps: list[Any] = ["view", *path]
        *way, last = steps
        for step in way:
            if id(target[step]) not in copied:
                target[step] = copy(target[step])
                copied[id(target[step])] = target[step]
            target = target[step]
        if verb == "set":
            [target[last]] = value
        elif verb == "cut":
            del target[last]
        else:
            target[last] = [*target[last], *value[0]]
    return holder["view"]
