"""A declared record as a table of rows that compiled code can follow (view_writer.py).

The fields of one record are rows one after the other; what a list holds, and the fields of a nested record, are rows
further down. All words lie in one lexicon: names of fields, fixed vocabularies, and the names of an edition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from serai.kernel.json_writer import CHUNK, lexicon
from serai.kernel.schema import EVERYONE, Bytes, Field, Record, blank, field_of, i32, one, place_of
from serai.kernel.written import Words, Written, WrittenForm

NOWHERE = -1
AROUND_A_CHANGE = 48
"""bytes of a change besides the names in its path and its value"""
DIGITS = {1: 4, 2: 6, 4: 11, 8: 20}
"""the most letters that a number of each width in bytes needs, sign included"""

_encode = msgspec.json.encode


class FieldRow(Record):
    """How one field, or what lies in it, is written. Places count from the beginning of the record it is in."""

    form: int = one(i32, EVERYONE, "WrittenForm")
    at: int = one(i32, EVERYONE, "first byte")
    extent: int = one(i32, EVERYONE, "how many bytes")
    width: int = one(i32, EVERYONE, "bytes of one number")
    is_signed: int = one(i32, EVERYONE, "1: numbers may be below 0")
    count: int = one(i32, EVERYONE, "how many entries there can be")
    stride: int = one(i32, EVERYONE, "bytes from one entry to the next")
    size_at: int = one(i32, EVERYONE, "the number of entries; NOWHERE: always `count`")
    only_at: int = one(i32, EVERYONE, "left out while this is 0; NOWHERE: never")
    null_at: int = one(i32, EVERYONE, "null while this is 0; NOWHERE: never")
    place_at: int = one(i32, EVERYONE, "JOINED: the entry it belongs to, plus 1")
    keys: int = one(i32, EVERYONE, "KEYED: the row of its keys")
    into: int = one(i32, EVERYONE, "JOINED: the row of the list")
    inner: int = one(i32, EVERYONE, "first row of what is inside")
    inner_count: int = one(i32, EVERYONE, "how many rows that are")
    label: int = one(i32, EVERYONE, "the word for its name and a colon; for a path, the next one")
    words: int = one(i32, EVERYONE, "the word for 0")
    plus: int = one(i32, EVERYONE, "added to a number that is shown")
    has_null: int = one(i32, EVERYONE, "1: a value is shown as null")
    null: int = one(i32, EVERYONE, "this one")
    least: int = one(i32, EVERYONE, "smaller numbers are left out")
    is_apart: int = one(i32, EVERYONE, "1: changes inside are told field by field")


EVERYTHING = np.iinfo(np.int32).min
"""least number that is shown where all are"""


class Lexicon:
    """Words in the order they are first asked for."""

    def __init__(self, names: Mapping[str, Sequence[str]]):
        self._names = names
        self._first: dict[Words, int] = {}
        self.words: list[bytes] = []

    def label(self, key: str) -> int:
        """A field's name as it stands in an object, and after it the same for a path."""
        self.words += [b'"%b":' % key.encode(), b'"%b"' % key.encode()]
        return len(self.words) - 2

    def vocabulary(self, words: Words) -> int:
        """Where a vocabulary begins."""
        if words not in self._first:
            self._first[words] = len(self.words)
            self.words += [_encode(word) for word in self.spelt(words)]
        return self._first[words]

    def spelt(self, words: Words) -> list[str]:
        """The words themselves, by number."""
        spelt = list(words.fixed or self._names[words.name])
        return spelt + [""] * (words.size - len(spelt))

    def longest(self, words: Words) -> int:
        return max(len(_encode(word)) for word in self.spelt(words))


class ViewTable:
    """How the views of a game are written, with the names of one edition.

    Fields that everybody sees alike come first in the record; what depends on who looks follows.
    """

    def __init__(self, record: type[Record], names: Mapping[str, Sequence[str]] | None = None):
        self.record = record
        self.lexicon = Lexicon(names or {})
        self._rows: list[dict[str, int]] = []
        self._add_record(record)
        rows = blank(FieldRow, len(self._rows))
        for place, row in enumerate(self._rows):
            for name, value in row.items():
                rows[name][place] = value
        self.rows: Bytes = rows.view(np.uint8)
        """FieldRow by FieldRow"""
        self.letters, self.starts = lexicon(self.lexicon.words)
        self.room = CHUNK + sum(self._most_change(record, field) for field in _written(record))
        """bytes enough for all changes of one viewer"""

    # Rows

    def _reserve(self, count: int) -> int:
        self._rows += [{} for _ in range(count)]
        return len(self._rows) - count

    def _add_record(self, record: type[Record]) -> tuple[int, int]:
        """The rows of a record's fields: the first, and how many."""
        fields = _written(record)
        first = self._reserve(len(fields))
        for place, field in enumerate(fields):
            at, size = place_of(record, field.name)
            row = self._row_of(record, field, field.written, field.shape)  # type: ignore[arg-type]
            row |= {
                "at": at,
                "extent": size,
                "label": self.lexicon.label(field.written.into or field.key),  # type: ignore[union-attr]
                "only_at": _helper(record, field.only_if),
                "null_at": _helper(record, field.null_unless),
            }
            if field.written.form is WrittenForm.JOINED:  # type: ignore[union-attr]
                row["into"] = first + [other.key for other in fields].index(field.written.into)  # type: ignore[union-attr]
            self._rows[first + place] = row
        return first, len(fields)

    def _add(self, row: dict[str, int]) -> int:
        place = self._reserve(1)
        self._rows[place] = row
        return place

    def _row_of(self, record: type[Record], field: Field, written: Written, shape: tuple[int, ...]) -> dict[str, int]:
        """A row for a declaration; `shape` is what is left of the field's at this depth."""
        item = field.type.dtype if field.nested else np.dtype(field.type)
        stride = item.itemsize * int(np.prod(shape[1:], dtype=int))
        row = {
            "form": written.form,
            "at": 0,
            "extent": item.itemsize * int(np.prod(shape, dtype=int)),
            "width": item.itemsize,
            "is_signed": int(item.kind == "i"),
            "count": shape[0] if shape else 1,
            "stride": stride,
            "size_at": _helper(record, written.size),
            "only_at": NOWHERE,
            "null_at": NOWHERE,
            "plus": written.plus,
            "has_null": int(written.null is not None),
            "null": written.null or 0,
            "least": EVERYTHING if written.least is None else written.least,
            "is_apart": int(written.is_apart),
        }
        if written.words is not None:
            row["words"] = self.lexicon.vocabulary(written.words)
        match written.form:
            case WrittenForm.RECORD | WrittenForm.JOINED:
                row["inner"], row["inner_count"] = self._add_record(field.type)
                row["place_at"] = _helper(record, written.place)
            case WrittenForm.COLUMNS:
                row["inner"], row["inner_count"] = self._add_columns(record, written), len(written.columns)
            case WrittenForm.KEYED:
                keys = field_of(record, written.keys)
                at, size = place_of(record, keys.name)
                key = self._row_of(record, keys, written.key, ())  # type: ignore[arg-type]
                row["keys"] = self._add(key | {"at": at, "extent": size, "stride": key["width"]})
        if written.inner is not None:
            row["inner"] = self._add(self._row_of(record, field, written.inner, shape[1:]))
            row["inner_count"] = 1
        return row

    def _add_columns(self, record: type[Record], written: Written) -> int:
        first = self._reserve(len(written.columns))
        for place, (key, name, inner) in enumerate(written.columns):
            column = field_of(record, name)
            at, size = place_of(record, name)
            row = self._row_of(record, column, inner, ())
            label = self.lexicon.label(key)
            self._rows[first + place] = row | {"at": at, "extent": size, "stride": row["width"], "label": label}
        return first

    # Room

    def _most_change(self, record: type[Record], field: Field) -> int:
        """The most bytes that the changes of a field take."""
        written = field.written
        assert written is not None
        fields = _written(field.type) if field.nested else []
        within = sum(len(f'"{field.key}"') + self._most_change(field.type, inner) for inner in fields)
        if written.form is WrittenForm.JOINED:
            return len(written.into) + within
        whole = AROUND_A_CHANGE + len(field.key) + self._most(record, field, written, field.shape)
        return max(whole, field.shape[0] * within) if written.is_apart else whole

    def _most(self, record: type[Record], field: Field, written: Written, shape: tuple[int, ...]) -> int:
        """The most bytes that a value takes."""
        count = shape[0] if shape else 1
        inner = self._most(record, field, written.inner, shape[1:]) + 1 if written.inner is not None else 0
        match written.form:
            case WrittenForm.NUMBER:
                return max(len("null"), DIGITS[np.dtype(field.type).itemsize])
            case WrittenForm.TRUTH:
                return len("false")
            case WrittenForm.WORD:
                return max(len("null"), self.lexicon.longest(written.words))  # type: ignore[arg-type]
            case WrittenForm.RECORD:
                fields = [(one, one.written) for one in field.type.fields if one.written is not None]
                parts = [len(f'"{one.key}":,') + self._most(field.type, one, how, one.shape) for one, how in fields]
                return 2 + sum(parts)
            case WrittenForm.COLUMNS:
                parts = [
                    len(f'"{key}":,') + self._most(record, field_of(record, name), column, ())
                    for key, name, column in written.columns
                ]
                return 2 + count * (sum(parts) + 3)
            case WrittenForm.MAP:
                return 2 + count * (self.lexicon.longest(written.words) + 1 + inner)  # type: ignore[arg-type]
            case WrittenForm.KEYED:
                key = self._most(record, field_of(record, written.keys), written.key, ())  # type: ignore[arg-type]
                return 2 + count * (key + 3 + inner)
            case WrittenForm.MEMBERS:
                return 2 + 8 * int(np.dtype(field.type).itemsize) * inner
            case WrittenForm.REPEATED:
                return 2 + written.most * inner
        return 2 + count * inner


def rows_of(record: type[Record]) -> tuple[int, int]:
    """How many rows everybody sees alike, and how many there are; the rows of a record's own fields come first."""
    fields = _written(record)
    common = [field for field in fields if field.visible is EVERYONE]
    if fields[: len(common)] != common:
        raise TypeError(f"{record.__name__}: what everybody sees alike comes first")
    for field in common:
        _require_common(field)
    return len(common), len(fields)


def _written(record: type[Record]) -> list[Field]:
    """The fields that are written."""
    return [field for field in record.fields if field.written is not None]


def _require_common(field: Field) -> None:
    """What everybody sees alike has no secret inside."""
    for inner in field.type.fields if field.nested else ():
        if inner.visible is not EVERYONE:
            raise TypeError(
                f"{field.name}.{inner.name}: not everybody may see this, but it lies in what everybody sees"
            )
        _require_common(inner)


def _helper(record: type[Record], name: str) -> int:
    """Where a field lies that says how many there are, or whether there is something."""
    if not name:
        return NOWHERE
    field = field_of(record, name)
    if field.shape or np.dtype(field.type) != np.int16:
        raise TypeError(f"{record.__name__}.{name}: sizes and flags are single 16-bit numbers")
    return place_of(record, name)[0]
