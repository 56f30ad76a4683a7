"""A state as a view, field by field as it is declared, and back.

This serves games that do not write views of their own. A field has the same name in the view, and the declaration of
the state (`serai.kernel.schema`) says who is shown it. In a list of numbers 0 stands for an empty place: the view
leaves out those at its end.
"""

from __future__ import annotations

from typing import Any

from serai.kernel.schema import EVERYONE, OWNER, Field, Record

OWNERS = "seats"
"""the field whose entry p belongs to seat p"""


def view_of(record: type[Record], state: Any, viewer: int | None, players: int) -> dict[str, Any]:
    """What a viewer may see of a state."""
    return {
        field.name: _value(field, state[field.name], viewer, players)
        for field in record.fields
        if field.visible is EVERYONE
    }


def _value(field: Field, value: Any, viewer: int | None, players: int) -> Any:
    if field.name == OWNERS:
        return [_entry(field.type, value[seat], is_owner=seat == viewer) for seat in range(players)]
    if field.nested:
        return [_entry(field.type, entry) for entry in value] if field.shape else _entry(field.type, value)
    return value.item() if not field.shape else _filled(value.tolist())


def _entry(record: type[Record], entry: Any, *, is_owner: bool = False) -> dict[str, Any]:
    shown = (EVERYONE, OWNER) if is_owner else (EVERYONE,)
    return {field.name: _value(field, entry[field.name], None, 0) for field in record.fields if field.visible in shown}


def _filled(numbers: list[Any]) -> list[Any]:
    size = len(numbers)
    while size and numbers[size - 1] == 0:
        size -= 1
    return numbers[:size]


def fill(record: type[Record], state: Any, view: dict[str, Any]) -> None:
    """Write a view into a blank state: what the viewer may not see stays 0."""
    for field in record.fields:
        if field.name not in view:
            continue
        value = view[field.name]
        if not field.nested:
            _put(field, state, value)
        elif field.shape:
            for place, entry in enumerate(value):
                fill(field.type, state[field.name][place], entry)
        else:
            fill(field.type, state[field.name], value)


def _put(field: Field, state: Any, value: Any) -> None:
    if field.shape:
        state[field.name][: len(value)] = value
    else:
        state[field.name] = value
