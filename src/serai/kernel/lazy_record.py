"""A few fields of a record, read by ordinary Python from a copy of its memory.

`kernel.schema.plain` unpacks all of a record, which is quicker only for those who look at most of it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numpy as np

from serai.kernel.schema import CODES, Field, Record

R = TypeVar("R", bound=Record)


def glance(record: type[R], memory: bytes) -> R:
    """A record whose fields are read when someone asks for them."""
    if record not in _kinds:
        _kinds[record] = _kind_of(record)
    kind: Any = _kinds[record]
    seen: R = kind(memory, 0)
    return seen


class _Glance:
    """One record, somewhere in a memory. Its fields are properties of a class of its own (`_kind_of`)."""

    __slots__ = ("_at", "_memory")

    def __init__(self, memory: bytes, start: int):
        self._memory = memory
        self._at = start


class _Several:
    """Records of one kind, one after the other."""

    __slots__ = ("count", "kind", "memory", "size", "start")

    def __init__(self, kind: type[_Glance], memory: bytes, start: int, size: int, count: int):
        self.kind, self.memory, self.start, self.size, self.count = kind, memory, start, size, count

    def __getitem__(self, place: int) -> _Glance:
        if not 0 <= place < self.count:
            raise IndexError(place)
        return self.kind(self.memory, self.start + place * self.size)

    def __iter__(self) -> Iterator[_Glance]:
        return (self[place] for place in range(self.count))


_kinds: dict[type[Record], type[_Glance]] = {}


def _kind_of(record: type[Record]) -> type[_Glance]:
    members: dict[str, Any] = {"__slots__": ()}
    for field in record.fields:
        dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
        members[field.name] = property(_reader(field, int(offset), dtype.itemsize))
    return type(record.__name__, (_Glance,), members)


def _reader(field: Field, offset: int, size: int) -> Callable[[Any], Any]:
    """How a field is read from the memory of its record."""
    if field.nested:
        kind = _kind_of(field.type)
        if not field.shape:
            return lambda seen: kind(seen._memory, seen._at + offset)
        one = field.type.dtype.itemsize
        return lambda seen: _Several(kind, seen._memory, seen._at + offset, one, size // one)
    code = CODES[np.dtype(field.type).str[1:]]
    if not field.shape:
        unpack = struct.Struct(f"<{code}").unpack_from
        return lambda seen: unpack(seen._memory, seen._at + offset)[0]
    if code == "B" and len(field.shape) == 1:
        return lambda seen: seen._memory[seen._at + offset : seen._at + offset + size]
    count = size // np.dtype(field.type).itemsize
    return lambda seen: np.frombuffer(seen._memory, field.type, count, seen._at + offset).reshape(field.shape).tolist()
