"""The way back: from a view, as JSON has it, to the declared record that it was written from.

What is not written is 0, but for sizes and flags, which follow from what is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.kernel.schema import Bytes, Field, Record, empty
from serai.kernel.view_table import ViewTable
from serai.kernel.written import Written, WrittenForm


def read_view(table: ViewTable, view: Mapping[str, Any], viewer: int | None = None) -> tuple[Any, Bytes]:
    """The record of a view as an array of one, and its bytes; `viewer` is the entry that own fields are joined to."""
    records, memory = empty(table.record)
    memory[:] = 0
    _Reader(table, view, viewer).read_record(table.record, records[0], view)
    return records, memory


class _Reader:
    def __init__(self, table: ViewTable, view: Mapping[str, Any], viewer: int | None):
        self.spelt = table.lexicon.spelt
        self.view = view
        self.viewer = viewer

    def read_record(self, record: type[Record], target: Any, value: Mapping[str, Any]) -> None:
        for field in record.fields:
            written = field.written
            if written is None:
                continue
            if written.form is WrittenForm.JOINED:
                if self.viewer is not None:
                    target[written.place] = self.viewer + 1
                    self.read_record(field.type, target[field.name], self.view[written.into][self.viewer])
            elif field.key in value:
                found = value[field.key]
                for flag in (field.only_if, field.null_unless if found is not None else ""):
                    if flag and not target[flag]:
                        target[flag] = 1
                if found is not None or not field.null_unless:
                    self.read_field(target, field, found)

    def read_field(self, target: Any, field: Field, value: Any) -> None:
        written = field.written
        assert written is not None
        if written.size:
            target[written.size] = len(value)
        match written.form:
            case WrittenForm.RECORD:
                self.read_record(field.type, target[field.name], value)
            case WrittenForm.COLUMNS:
                for key, name, inner in written.columns:
                    for place, entry in enumerate(value):
                        target[name][place] = self.simple(inner, entry[key])
            case WrittenForm.KEYED:
                keys = target[written.keys]
                for place, (key, entry) in enumerate(value.items()):
                    number = self.key(written.key, key)  # type: ignore[arg-type]
                    # Keys that are written themselves have been read before, and may be more.
                    there = keys.tolist().index(number) if number in keys else place
                    keys[there] = number
                    target[field.name][there] = entry
            case _ if field.shape:
                self.read_several(field, written, target[field.name], value)
            case _:
                target[field.name] = self.single(written, value)

    def single(self, written: Written, value: Any) -> int:
        if written.form is not WrittenForm.MEMBERS or written.inner is None:
            return self.simple(written, value)
        bits: list[int] = [1 << self.simple(written.inner, member) for member in value]
        return sum(bits)

    def read_several(self, field: Field, written: Written, target: Any, value: Any) -> None:
        """Values along the first axis of what is left of a field's shape."""
        inner = written.inner
        assert inner is not None
        match written.form:
            case WrittenForm.LIST:
                for place, entry in enumerate(value):
                    self.read_entry(field, inner, target, place, entry)
            case WrittenForm.MAP:
                spelt = self.spelt(written.words)  # type: ignore[arg-type]
                for key, entry in value.items():
                    self.read_entry(field, inner, target, spelt.index(key), entry)
            case WrittenForm.REPEATED:
                for entry in value:
                    target[self.simple(inner, entry)] += 1

    def read_entry(self, field: Field, inner: Written, target: Any, place: int, value: Any) -> None:
        if inner.form is WrittenForm.RECORD:
            self.read_record(field.type, target[place], value)
        elif inner.form in (WrittenForm.LIST, WrittenForm.MAP, WrittenForm.REPEATED):
            self.read_several(field, inner, target[place], value)
        else:
            target[place] = self.single(inner, value)

    def key(self, written: Written, key: str) -> int:
        return self.simple(written, int(key) if written.form is WrittenForm.NUMBER else key)

    def simple(self, written: Written, value: Any) -> int:
        """A number, a word, true, false or null."""
        if value is None:
            return written.null or 0
        if written.form is WrittenForm.WORD:
            return self.spelt(written.words).index(value)  # type: ignore[arg-type]
        return int(value) - written.plus
