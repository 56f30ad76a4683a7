"""Fields that are the same in two records (`taken` in kernel/schema.py), copied either way as ranges of bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes, Record, place_of
from serai.kernel.written import WrittenForm


def taken_ranges(source: type[Record], target: type[Record]) -> Any:
    """Rows of (place in the source, place in the target, size) for all fields of the target that come from there.

    A nested record of the target belongs to the nested record of the source that its fields are taken from, entry by
    entry. Records that are joined to a list have no fixed place in the source and need ranges of their own; those that
    are there only at times, such as a result, are filled in by the game.
    """
    merged: list[list[int]] = []
    for there, here, size in sorted(_ranges(source, target, 0, 0), key=lambda entry: entry[1]):
        if merged and [there, here] == [merged[-1][0] + merged[-1][2], merged[-1][1] + merged[-1][2]]:
            merged[-1][2] += size
        else:
            merged.append([there, here, size])
    return np.array(merged, dtype=np.int32)


def _ranges(source: type[Record], target: type[Record], there: int, here: int) -> Iterator[tuple[int, int, int]]:
    for field in target.fields:
        at, size = place_of(target, field.name)
        if field.source is not None and field.source[0] is source:
            yield there + place_of(source, field.source[1])[0], here + at, size
        elif field.nested and not (field.written and field.written.form is WrittenForm.JOINED):
            origins = {inner.source[0] for inner in field.type.fields if inner.source is not None}
            for origin in source.fields:
                if origin.nested and origin.type in origins:
                    start, _ = place_of(source, origin.name)
                    for entry in range(size // field.type.dtype.itemsize):
                        yield from _ranges(
                            origin.type,
                            field.type,
                            there + start + entry * origin.type.dtype.itemsize,
                            here + at + entry * field.type.dtype.itemsize,
                        )


@rule
def copy_taken(ranges: Any, source: Bytes, source_start: int, target: Bytes, target_start: int) -> None:
    """Copy from the source, a record that begins there, to the target."""
    for row in range(len(ranges)):
        there, here = source_start + whole(ranges[row, 0]), target_start + whole(ranges[row, 1])
        copy_bytes(source, there, target, here, whole(ranges[row, 2]))


def copy_back(ranges: Any, target: Bytes, target_start: int, source: Bytes, source_start: int) -> None:
    """The same the other way round."""
    for there, here, size in ranges.tolist():
        start = target_start + here
        source[source_start + there : source_start + there + size] = target[start : start + size]
