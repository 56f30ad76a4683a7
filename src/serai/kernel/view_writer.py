"""Views written by compiled code from any declared record, by its table (view_table.py).

Only what has changed since a viewer was last shown something is written, as a patch (views/diff.py); to a viewer who
has seen nothing all of it has changed. Two records are handed over as bytes: what the viewer sees now, and what the
viewer was last shown. There is no game here, so all games share the compiled code.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from serai.kernel.json_writer import Page, put, put_comma, put_number, put_truth, put_whole, put_word
from serai.kernel.memory import copy_bytes, is_different
from serai.kernel.rule import rule, small_rule, whole
from serai.kernel.schema import NOBODY, Bytes, Record, i64, one
from serai.kernel.view_table import FieldRow
from serai.kernel.written import WrittenForm

# Plain numbers, because compiled code is slow to compile with enumerations.
NUMBER, WORD, RECORD, LIST = (
    int(WrittenForm.NUMBER),
    int(WrittenForm.WORD),
    int(WrittenForm.RECORD),
    int(WrittenForm.LIST),
)
COLUMNS, MAP, KEYED = int(WrittenForm.COLUMNS), int(WrittenForm.MAP), int(WrittenForm.KEYED)
MEMBERS, REPEATED, JOINED = int(WrittenForm.MEMBERS), int(WrittenForm.REPEATED), int(WrittenForm.JOINED)
BYTE = 1


class ViewRows(NamedTuple):
    """The parts of a ViewTable that compiled code needs."""

    rows: Any
    letters: Any
    starts: Any


# Reading


@small_rule
def number_at(memory: Bytes, at: int, width: int, is_signed: int) -> int:
    """The number that lies there, of the given width in bytes."""
    start = np.uint64(at)
    if width == BYTE and not is_signed:
        return whole(memory[start])
    value = whole(0)
    for place in range(np.uint64(width)):
        value |= whole(memory[start + place]) << whole(8 * place)
    if is_signed:
        spare = whole(64 - 8 * width)
        value = (value << spare) >> spare
    return value


@small_rule
def number_in(memory: Bytes, at: int, row: FieldRow) -> int:
    """The number of a row's width that lies there."""
    return number_at(memory, at, whole(row.width), whole(row.is_signed))


@small_rule
def flag_at(memory: Bytes, at: int) -> int:
    """A size or a flag: 16 bits, never below 0."""
    start = np.uint64(at)
    return whole(memory[start]) | (whole(memory[start + np.uint64(1)]) << 8)


@small_rule
def entries_in(memory: Bytes, record: int, row: FieldRow) -> int:
    """How many entries a field has now; it lies in the record that begins there."""
    return whole(row.count) if row.size_at < 0 else flag_at(memory, record + row.size_at)


# Values


@small_rule
def put_simple(page: Page, at: int, view: ViewRows, number: int, value: int) -> int:
    """A number, a word, true, false or null."""
    row = view.rows[number]
    if row.has_null and value == row.null:
        return put(page, at, b"null")
    if row.form == NUMBER:
        return put_number(page, at, value + whole(row.plus))
    if row.form == WORD:
        return put_word(page, at, view.letters, view.starts, whole(row.words) + value)
    return put_truth(page, at, value)


@rule
def put_value(page: Page, at: int, view: ViewRows, memory: Bytes, record: int, place: int, number: int) -> int:
    """What lies at a place, by its row. Sizes and flags that belong to it lie in the record that begins at `record`."""
    row = view.rows[number]
    if row.null_at >= 0 and not flag_at(memory, record + row.null_at):
        return put(page, at, b"null")
    if row.form <= WORD:
        return put_simple(page, at, view, number, number_in(memory, place, row))
    inner = whole(row.inner)
    if row.form == RECORD:
        at = put(page, at, b"{")
        opening = at
        for field in range(inner, inner + whole(row.inner_count)):
            only_at = view.rows[field].only_at
            if only_at < 0 or flag_at(memory, place + only_at):
                at = put_label(page, put_comma(page, at, opening), view, field)
                there = place + whole(view.rows[field].at)
                if view.rows[field].form <= WORD and view.rows[field].null_at < 0:
                    at = put_simple(page, at, view, field, number_in(memory, there, view.rows[field]))
                else:
                    at = put_value(page, at, view, memory, place, there, field)
        return put(page, at, b"}")
    is_object = row.form == MAP or row.form == KEYED
    at = put(page, at, b"{") if is_object else put(page, at, b"[")
    if row.form == MEMBERS:
        at = put_members(page, at, view, inner, number_in(memory, place, row))
    elif row.form == COLUMNS:
        at = put_columns(page, at, view, memory, record, number)
    elif row.form == REPEATED:
        at = put_repeated(page, at, view, memory, place, number)
    elif view.rows[inner].form <= WORD:
        at = put_simple_entries(page, at, view, memory, record, place, number)
    else:
        for entry in range(entries_in(memory, record, row)):
            at = put(page, at, b",") if entry else at
            at = put_key(page, at, view, memory, record, number, whole(entry)) if is_object else at
            there = place + entry * whole(row.stride)
            at = put_value(page, at, view, memory, record, there, inner)
    return put(page, at, b"}") if is_object else put(page, at, b"]")


# Loops ask a row before they begin: compiled code would ask it again for every entry, because it cannot know that the
# page does not overlap the table.


@rule
def put_simple_entries(page: Page, at: int, view: ViewRows, memory: Bytes, record: int, place: int, number: int) -> int:
    """Numbers or words of a list, or of an object by words or keys."""
    row = view.rows[number]
    inner = whole(row.inner)
    width, is_signed, stride = whole(row.width), whole(row.is_signed), whole(row.stride)
    least, is_list = whole(row.least), row.form == LIST
    is_plain, plus = is_plain_number(view, inner), whole(view.rows[inner].plus)
    opening = at
    for entry in range(entries_in(memory, record, row)):
        value = number_at(memory, place, width, is_signed)
        place += stride
        if value < least:
            continue
        at = put_comma(page, at, opening)
        at = at if is_list else put_key(page, at, view, memory, record, number, whole(entry))
        at = put_number(page, at, value + plus) if is_plain else put_simple(page, at, view, inner, value)
    return at


@rule
def put_repeated(page: Page, at: int, view: ViewRows, memory: Bytes, place: int, number: int) -> int:
    """Each place as often as its count says."""
    row = view.rows[number]
    inner = whole(row.inner)
    width, is_signed, stride = whole(row.width), whole(row.is_signed), whole(row.stride)
    is_plain, plus = is_plain_number(view, inner), whole(view.rows[inner].plus)
    opening = at
    for entry in range(row.count):
        for _ in range(number_at(memory, place, width, is_signed)):
            at = put_comma(page, at, opening)
            at = (
                put_number(page, at, whole(entry) + plus)
                if is_plain
                else put_simple(page, at, view, inner, whole(entry))
            )
        place += stride
    return at


@small_rule
def is_plain_number(view: ViewRows, number: int) -> bool:
    """Whether a row stands for numbers that are never null."""
    return bool(view.rows[number].form == NUMBER and view.rows[number].has_null == 0)


@small_rule
def put_label(page: Page, at: int, view: ViewRows, number: int) -> int:
    """The name of a field and a colon."""
    return put_word(page, at, view.letters, view.starts, whole(view.rows[number].label))


@small_rule
def put_key(page: Page, at: int, view: ViewRows, memory: Bytes, record: int, number: int, entry: int) -> int:
    """The name of an entry of an object and a colon: a word for its place, or a key that lies in another field."""
    row = view.rows[number]
    if row.form == MAP:
        at = put_word(page, at, view.letters, view.starts, whole(row.words) + entry)
        return put(page, at, b":")
    keys = view.rows[row.keys]
    key = number_in(memory, record + whole(keys.at) + entry * whole(keys.stride), keys)
    if keys.form == WORD:
        return put(page, put_simple(page, at, view, whole(row.keys), key), b":")
    return put(page, put_simple(page, put(page, at, b'"'), view, whole(row.keys), key), b'":')


@rule
def put_members(page: Page, at: int, view: ViewRows, inner: int, members: int) -> int:
    """The members of a set."""
    opening = at
    member = whole(0)
    while members:
        if members & 1:
            at = put_simple(page, put_comma(page, at, opening), view, inner, member)
        member += 1
        members >>= 1
    return at


@rule
def put_columns(page: Page, at: int, view: ViewRows, memory: Bytes, record: int, number: int) -> int:
    """The entries of a list whose parts lie in several fields."""
    row = view.rows[number]
    first = whole(row.inner)
    for entry in range(entries_in(memory, record, row)):
        at = put(page, at, b",{") if entry else put(page, at, b"{")
        opening = at
        for part in range(first, first + whole(row.inner_count)):
            column = view.rows[part]
            at = put_label(page, put_comma(page, at, opening), view, part)
            value = number_in(memory, record + whole(column.at) + entry * whole(column.stride), column)
            at = put_simple(page, at, view, part, value)
        at = put(page, at, b"}")
    return at


# Changes


@small_rule
def is_told(view: ViewRows, memory: Bytes, record: int, number: int) -> bool:
    """Whether a field of the record that begins there is written at all."""
    only_at = view.rows[number].only_at
    return bool(only_at < 0 or flag_at(memory, record + only_at) != 0)


@small_rule
def differs(view: ViewRows, now: Bytes, last: Bytes, record: int, number: int) -> bool:
    """Whether a field of the record that begins there has changed. Beyond the last entry may lie anything."""
    row = view.rows[number]
    if row.null_at >= 0:
        is_something = flag_at(now, record + row.null_at)
        if is_something != flag_at(last, record + row.null_at):
            return True
        if not is_something:
            return False
    count = whole(row.count)
    extent = whole(row.extent)
    if row.size_at >= 0:
        count = flag_at(now, record + row.size_at)
        if count != flag_at(last, record + row.size_at):
            return True
        extent = count * whole(row.stride)
    place = record + whole(row.at)
    if is_different(now, place, last, place, extent):
        return True
    if row.form == COLUMNS or row.form == KEYED:
        # What lies in other fields belongs to it as well.
        first = whole(row.keys) if row.form == KEYED else whole(row.inner)
        for part in range(first, first + (whole(1) if row.form == KEYED else whole(row.inner_count))):
            place = record + whole(view.rows[part].at)
            if is_different(now, place, last, place, count * whole(view.rows[part].stride)):
                return True
    return False


@small_rule
def has_changed(view: ViewRows, now: Bytes, last: Bytes, record: int, number: int, is_new: bool) -> bool:
    """Whether there is something to say about a field of the record that begins there."""
    is_here = is_told(view, now, record, number)
    if is_new:
        return is_here
    if is_here != is_told(view, last, record, number):
        return True
    return is_here and differs(view, now, last, record, number)


@rule
def put_change(
    page: Page, at: int, view: ViewRows, now: Bytes, record: int, number: int, around: int, entry: int
) -> int:
    """The change of one field, and a comma. It may lie in an entry of the list whose row is `around`."""
    is_here = is_told(view, now, record, number)
    at = put(page, at, b'["set",[') if is_here else put(page, at, b'["cut",[')
    if around >= 0:
        at = put_word(page, at, view.letters, view.starts, whole(view.rows[around].label) + 1)
        at = put(page, put_whole(page, put(page, at, b","), entry), b",")
    at = put(page, put_word(page, at, view.letters, view.starts, whole(view.rows[number].label) + 1), b"]")
    if is_here:
        place = record + whole(view.rows[number].at)
        at = put_value(page, put(page, at, b","), view, now, record, place, number)
    return put(page, at, b"],")


@rule
def put_fields(
    page: Page, at: int, view: ViewRows, now: Bytes, last: Bytes, record: int, around: int, entry: int, is_new: bool
) -> int:
    """Write the changes of the record that begins there, an entry of the list whose row is `around`."""
    row = view.rows[around]
    fields = row if row.form == JOINED else view.rows[row.inner]
    for field in range(whole(fields.inner), whole(fields.inner + fields.inner_count)):
        if has_changed(view, now, last, record, field, is_new):
            at = put_change(page, at, view, now, record, field, around, entry)
    return at


@rule
def put_changes(
    page: Page, at: int, view: ViewRows, now: Bytes, last: Bytes, first: int, end: int, is_new: bool
) -> int:
    """Write the changes of the fields whose rows are first to end, a comma after each."""
    outside, none = whole(0), whole(-1)
    for number in range(first, end):
        row = view.rows[number]
        if row.form == JOINED:
            entry = flag_at(now, whole(row.place_at)) - 1
            if entry >= 0:
                # A list whose size has changed is told whole, without what is joined to it.
                whole_list = view.rows[row.into]
                is_lost = entries_in(now, outside, whole_list) != entries_in(last, outside, whole_list)
                at = put_fields(page, at, view, now, last, whole(row.at), number, entry, is_new or is_lost)
        elif row.is_apart and not is_new and entries_in(now, outside, row) == entries_in(last, outside, row):
            for entry in range(entries_in(now, outside, row)):
                record = whole(row.at) + entry * whole(row.stride)
                if is_different(now, record, last, record, whole(row.stride)):
                    at = put_fields(page, at, view, now, last, record, number, entry, is_new)
        elif has_changed(view, now, last, outside, number, is_new):
            at = put_change(page, at, view, now, outside, number, none, outside)
    return at


# One viewer after the other


class CommonText(Record):
    """Where the changes that everybody is told alike were last written."""

    start: int = one(i64, NOBODY, "the first byte")
    extent: int = one(i64, NOBODY, "how many bytes")


@rule
def put_common(
    texts: Page, at: int, view: ViewRows, now: Bytes, last: Bytes, previous: Bytes, end: int, found: CommonText
) -> int:
    """The changes of what everybody sees alike; `previous` is what of it the viewer before was last shown.

    Mostly all viewers were last shown the same moment, and then it has changed for all of them alike.
    """
    if found.extent < 0 or is_different(last, whole(0), previous, whole(0), len(previous)):
        copy_bytes(last, whole(0), previous, whole(0), len(previous))
        found.start = at
        found.extent = put_changes(texts, at, view, now, last, whole(0), end, last[0] == 0) - at
    else:
        copy_bytes(texts, whole(found.start), texts, at, whole(found.extent))
    return at + whole(found.extent)


@rule
def put_own(texts: Page, at: int, view: ViewRows, now: Bytes, last: Bytes, first: int, end: int) -> int:
    """The changes of what depends on the viewer, who is then shown all of it."""
    at = put_changes(texts, at, view, now, last, first, end, last[0] == 0)
    copy_bytes(now, whole(0), last, whole(0), len(now))
    return at
