"""Declared records of all sorts, and a plain writer of their views, to compare the compiled one with."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from serai.kernel.schema import EVERYONE, OWNER, Field, Record, field_of, i8, i16, i32, i64, one, several, u8, u16
from serai.kernel.written import (
    NUMBER,
    RECORD,
    TRUTH,
    Words,
    Written,
    WrittenForm,
    columns,
    joined,
    keyed,
    list_of,
    map_of,
    members,
    names,
    number,
    repeated,
    word,
)

COLOURS = Words("Colour", 4, ("", "red", "dark blue", "green"))
PLACES = names("place", 5)
SPELT = {"place": ["north", 'the "old" town', "Münster", "x" * 40, "y"]}
MOST = 5


def spelt(words: Words) -> list[str]:
    return list(words.fixed or SPELT[words.name])


# Declarations

small = st.sampled_from([NUMBER, TRUTH, number(plus=-1, null=0), word(COLOURS), word(PLACES), word(COLOURS, null=0)])


@st.composite
def records(draw: Any, depth: int = 1, visible: Any = EVERYONE, name: str = "Drawn") -> type[Record]:
    """A record with fields of some forms. Values of words stay below 4, so they lie in `u8` fields."""
    body: dict[str, Any] = {"flag": one(i16, visible, "a flag"), "entries": one(i16, visible, "a size")}
    forms = ["number", "simple", "list", "columns", "map", "keyed", "members", "repeated", "several"]
    chosen = draw(st.lists(st.sampled_from([*forms, "record", "records"] if depth else forms), min_size=1, max_size=4))
    for place, form in enumerate(chosen):
        field = f"{name.lower()}_{place}"
        extra = draw(st.sampled_from([{}, {"only_if": "flag"}, {"key": f"{name} {place}"}]))
        size = draw(st.sampled_from(["", "entries"]))
        if form == "number":
            kind = draw(st.sampled_from([u8, i8, i16, u16, i32, i64]))
            body[field] = one(kind, visible, form, NUMBER, **extra)
        elif form == "simple":
            body[field] = one(u8, visible, form, draw(small), **extra)
        elif form == "list":
            body[field] = several(u8, MOST, visible, form, list_of(draw(small), size), **extra)
        elif form == "columns":
            body[f"{field}b"] = several(u8, MOST, visible, "another column")
            fields = {"one": (field, draw(small)), "from": (f"{field}b", draw(small))}
            body[field] = several(u8, MOST, visible, form, columns("entries", fields), **extra)
        elif form == "map":
            body[field] = several(
                i16, 4, visible, form, map_of(COLOURS, least=draw(st.sampled_from([None, 1]))), **extra
            )
        elif form == "keyed":
            body |= keyed_fields(draw, field, size, visible, extra)
        elif form == "members":
            body[field] = one(u8, visible, form, members(NUMBER), **extra)
        elif form == "repeated":
            body[field] = several(u8, 4, visible, form, repeated(word(COLOURS), most=12), **extra)
        elif form == "several":
            body[field] = several(
                u8, (MOST, 4), visible, form, map_of(PLACES, repeated(NUMBER, most=12), size), **extra
            )
        elif form == "record":
            inner = draw(records(depth - 1, visible, f"{name}{place}"))
            null = draw(st.sampled_from([{}, {"null_unless": "flag"}]))
            body[field] = one(inner, visible, form, RECORD, **null)
        else:
            inner = draw(records(depth - 1, visible, f"{name}{place}"))
            body[field] = several(inner, 3, visible, form, list_of(RECORD, "few", is_apart=draw(st.booleans())))
            body.setdefault("few", one(i16, visible, "a size of up to 3"))
    return type(name, (Record,), body)


def keyed_fields(draw: Any, field: str, size: str, visible: Any, extra: dict[str, str]) -> dict[str, Any]:
    """Keys and their numbers. Where the keys are written as well, some numbers are left out."""
    is_open = draw(st.booleans())
    keys = several(u8, MOST, visible, "keys", list_of(NUMBER) if is_open else None)
    written = keyed(f"{field}k", least=1) if is_open else keyed(f"{field}k", size=size)
    return {f"{field}k": keys, field: several(i16, MOST, visible, "keyed", written, **extra)}


@st.composite
def tables(draw: Any) -> type[Record]:
    """What a viewer sees: some fields for everybody, a list of seats, and secrets that are joined to one of them."""
    seat, own, common, secret = (
        draw(records(1, visible, name))
        for visible, name in ((EVERYONE, "Seat"), (OWNER, "Own"), (EVERYONE, "Common"), (OWNER, "Secret"))
    )
    body = {
        "few": one(i16, EVERYONE, "number of seats"),
        "common": one(common, EVERYONE, "for everybody", RECORD),
        "seats": several(seat, 3, EVERYONE, "the seats", list_of(RECORD, "few", is_apart=True), key="chairs"),
        "viewer": one(i16, OWNER, "who looks"),
        "own": one(own, OWNER, "secrets", joined("chairs", "viewer")),
        "secret": one(secret, OWNER, "more secrets", RECORD, null_unless="viewer"),
    }
    return type("Seen", (Record,), body)


# Values


def fill(record: type[Record], target: Any, draw: Any) -> None:
    """Fill a record with values that its declaration allows."""
    fixed = {"flag": st.integers(0, 1), "entries": st.integers(0, 4), "few": st.integers(0, 3)}
    for field in record.fields:
        if field.name == "viewer":
            target.viewer = draw(st.integers(0, int(target.few)))
        elif field.name in fixed:
            target[field.name] = draw(fixed[field.name])
        elif field.nested:
            for entry in target[field.name] if field.shape else [target[field.name]]:
                fill(field.type, entry, draw)
        elif field.shape:
            amount = 2 if "repeated" in field.meaning or len(field.shape) > 1 else 3
            values = st.integers(0, amount) if np.dtype(field.type) == u8 else st.integers(-2000, 2000)
            flat = draw(st.lists(values, min_size=int(np.prod(field.shape)), max_size=int(np.prod(field.shape))))
            target[field.name] = np.array(flat).reshape(field.shape)
        else:
            kind = np.iinfo(field.type)
            simple = field.written is not None and field.written.form is WrittenForm.NUMBER and not field.written.plus
            target[field.name] = draw(
                st.integers(kind.min, kind.max) if simple and kind.bits > 8 else st.integers(0, 3)
            )
    keep_keys_apart(record, target)


def keep_keys_apart(record: type[Record], target: Any) -> None:
    """An object has every key once."""
    for field in record.fields:
        if field.written is not None and field.written.form is WrittenForm.KEYED:
            target[field.written.keys] = range(10, 10 + MOST)


# The plain writer


def plain_record(record: type[Record], value: Any) -> dict[str, Any]:
    """A record as an object."""
    written: dict[str, Any] = {}
    for field in record.fields:
        if field.written is None or (field.only_if and not value[field.only_if]):
            continue
        if field.written.form is WrittenForm.JOINED:
            if value[field.written.place]:
                entry = written[field.written.into][int(value[field.written.place]) - 1]
                entry.update(plain_record(field.type, value[field.name]))
        elif field.null_unless and not value[field.null_unless]:
            written[field.key] = None
        else:
            written[field.key] = plain(record, value, field, field.written, value[field.name])
    return written


def plain(record: type[Record], around: Any, field: Field, written: Written, value: Any) -> Any:
    """A value as JSON has it."""

    def inside(entry: Any) -> Any:
        assert written.inner is not None
        return plain(record, around, field, written.inner, entry)

    count = int(around[written.size]) if written.size else None
    is_kept = [written.least is None or (np.ndim(one) == 0 and one >= written.least) for one in _entries(value)]
    match written.form:
        case WrittenForm.RECORD:
            return plain_record(field.type, value)
        case WrittenForm.LIST:
            return [inside(entry) for entry in value[:count]]
        case WrittenForm.COLUMNS:
            rows = range(int(around[written.size]))
            return [{key: simple(column, around[name][row]) for key, name, column in written.columns} for row in rows]
        case WrittenForm.MAP:
            entries = zip(spelt(written.words), value, is_kept, strict=False)  # type: ignore[arg-type]
            return {name: inside(entry) for name, entry, kept in list(entries)[:count] if kept}
        case WrittenForm.KEYED:
            keys = around[field_of(record, written.keys).name]
            pairs = list(zip(keys, value, is_kept, strict=True))[:count]
            return {str(int(key)): int(entry) for key, entry, kept in pairs if kept}
        case WrittenForm.MEMBERS:
            return [simple(written.inner, bit) for bit in range(8) if (int(value) >> bit) & 1]  # type: ignore[arg-type]
        case WrittenForm.REPEATED:
            return [simple(written.inner, place) for place, n in enumerate(value) for _ in range(int(n))]  # type: ignore[arg-type]
    return simple(written, value)


def _entries(value: Any) -> Any:
    return value if np.ndim(value) else []


def simple(written: Written, value: Any) -> Any:
    """A number, a word, true, false or null."""
    if written.null is not None and value == written.null:
        return None
    if written.form is WrittenForm.WORD:
        return spelt(written.words)[int(value)]  # type: ignore[arg-type]
    return bool(value) if written.form is WrittenForm.TRUTH else int(value) + written.plus
