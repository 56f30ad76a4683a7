"""Finding values that cannot be written as JSON, and where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_PLAIN = (str, int, float, bool, type(None))


def strangers(value: Any, place: str = "") -> Iterator[str]:
    """Yield each value that is not JSON, in words: `hand[2] is a numpy.int64`, although that looks like a number."""
    if type(value) in _PLAIN:
        return
    if isinstance(value, dict):
        for key, entry in value.items():
            if type(key) is not str:
                yield f"the key {key!r} of {place or 'it'} is {_named(key)}"
            yield from strangers(entry, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list | tuple):
        for number, entry in enumerate(value):
            yield from strangers(entry, f"{place}[{number}]")
    else:
        yield f"{place or 'it'} is {_named(value)}"


def _named(value: object) -> str:
    kind = type(value)
    return f"a {kind.__name__}" if kind.__module__ == "builtins" else f"a {kind.__module__}.{kind.__name__}"


ADVICE = "write int(…), bool(…) or .tolist()"
"""what to do about most of them"""
