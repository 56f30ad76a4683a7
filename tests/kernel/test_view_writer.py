"""The compiled writer agrees with a plain one, for declared records of all sorts, and the way back leads back."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from serai.kernel.json_writer import CHUNK
from serai.kernel.schema import EVERYONE, OWNER, Record, array_of, blank, i16, one, several
from serai.kernel.showing import view_in
from serai.kernel.view_reader import read_view
from serai.kernel.view_table import FieldRow, ViewTable, rows_of
from serai.kernel.view_writer import ViewRows, put_changes
from serai.kernel.written import NUMBER, RECORD, list_of
from serai.views import diff
from tests.support.plain_views import SPELT, fill, plain_record, tables

NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""shrinking a failure here takes longer than a test may"""
slow_to_draw = settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck), phases=NO_SHRINKING)


def changes(table: ViewTable, now: Any, last: Any, is_new: bool) -> bytes:
    """What the writer says, by the rows of everybody and then by those of the viewer."""
    view = ViewRows(table.rows.view(FieldRow.dtype), table.letters, table.starts)
    page = np.full(table.room + CHUNK, 7, dtype=np.uint8)
    memories = now.view(np.uint8), last.view(np.uint8)
    common, every = rows_of(table.record)
    middle = put_changes(page, 0, view, *memories, 0, common, is_new)
    end = put_changes(page, middle, view, *memories, common, every, is_new)
    assert end <= table.room
    assert (page[table.room :] == 7).all(), "written past the room that was promised"
    return page[: max(end - 1, 0)].tobytes()


@given(tables(), st.data())
@slow_to_draw
def test_a_view_is_what_a_plain_writer_writes(record: type[Record], data: Any) -> None:
    table = ViewTable(record, SPELT)
    now = blank(record, 1)
    fill(record, now[0], data.draw)
    view = view_in(changes(table, now, blank(record, 1), True))
    assert view == plain_record(record, now[0])
    # The way back: what was written from the record that was read is the same.
    viewer = int(now[0]["viewer"]) - 1
    again, memory = read_view(table, view, viewer if viewer >= 0 else None)
    assert diff.make(view, plain_record(record, again[0])) == []
    assert memory.tobytes() == again.tobytes()


@given(tables(), st.data())
@slow_to_draw
def test_changes_lead_from_view_to_view(record: type[Record], data: Any) -> None:
    table = ViewTable(record, SPELT)
    now, last = blank(record, 1), blank(record, 1)
    fill(record, last[0], data.draw)
    fill(record, now[0], data.draw)
    now[0]["viewer"] = last[0]["viewer"] = min(now[0]["viewer"], last[0]["viewer"])
    if data.draw(st.booleans()):
        now[0]["common"] = last[0]["common"]
    before, after = plain_record(record, last[0]), plain_record(record, now[0])
    patch = diff_of(changes(table, now, last, False))
    assert diff.apply(before, patch) == after
    assert before == plain_record(record, last[0])
    told = {change[1][0] for change in patch}
    assert ("common" in told) <= (now[0]["common"].tobytes() != last[0]["common"].tobytes())
    assert changes(table, now, array_of(record, now[0]), False) == b""


def diff_of(text: bytes) -> diff.Patch:
    patch: diff.Patch = msgspec.json.decode(b"[%b]" % text)
    return patch


class Inner(Record):
    """A record with a secret in it."""

    size_of: int = one(i16, EVERYONE, "a number", NUMBER)
    secret: int = one(i16, OWNER, "a secret", NUMBER)


def test_what_everybody_sees_has_no_secret_inside() -> None:
    body = {"inner": one(Inner, EVERYONE, "", RECORD)}
    with pytest.raises(TypeError, match="not everybody may see this"):
        rows_of(type("Leaking", (Record,), body))


def test_what_everybody_sees_comes_first() -> None:
    body = {"mine": one(i16, OWNER, "", NUMBER), "ours": one(i16, EVERYONE, "", NUMBER)}
    with pytest.raises(TypeError, match="comes first"):
        rows_of(type("Mixed", (Record,), body))


def test_sizes_are_single_numbers_of_16_bits() -> None:
    body = {"many": several(i16, 2, EVERYONE, ""), "them": several(i16, 2, EVERYONE, "", list_of(NUMBER, "many"))}
    with pytest.raises(TypeError, match="16-bit"):
        ViewTable(type("Wrong", (Record,), body))
