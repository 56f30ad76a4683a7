"""Reading files: documents and lines, and every way of being neither."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel.errors import UserError
from serai.records.read import LONGEST, NotJson, decode, entries, first_entry


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file"


def found(file: Path, text: bytes) -> list[tuple[int, object]]:
    file.write_bytes(text)
    return [(line, str(entry) if isinstance(entry, NotJson) else entry) for line, entry in entries(str(file))]


def test_lines(file: Path) -> None:
    assert found(file, b'{"a":1}\n\n{"a":2}\r\n[3]') == [(1, {"a": 1}), (3, {"a": 2}), (4, [3])]


def test_a_document(file: Path) -> None:
    assert found(file, b'\n{\n"a": 1\n}\n') == [(2, {"a": 1})]


def test_a_broken_first_line_of_several(file: Path) -> None:
    (first, fault), second = found(file, b'{"a":\n{"a":2}\n')
    assert (first, second) == (1, (2, {"a": 2}))
    assert "not JSON" in str(fault)


def test_a_line_that_never_ends(file: Path) -> None:
    with file.open("wb") as out:
        out.write(b'{"a":1}\n["')
        out.truncate(LONGEST + 100)
    assert [type(entry) for _, entry in entries(str(file))] == [dict, NotJson, NotJson]


def test_the_record_asked_for(file: Path) -> None:
    file.write_bytes(b'{"a":1}\n{"a":2}')
    assert first_entry(str(file), 2) == {"a": 2}
    with pytest.raises(UserError, match="has 2 records"):
        first_entry(str(file), 3)


def test_a_record_after_a_broken_line_counts_on(file: Path) -> None:
    file.write_bytes(b'{"a":1}\n{\n{"a":3}')
    assert first_entry(str(file), 3) == {"a": 3}
    with pytest.raises(UserError, match=r"file:2: not JSON"):
        first_entry(str(file), 2)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()))
def test_any_bytes_are_json_or_refused_in_one_line(text: bytes) -> None:
    fault = refusal(text)
    assert fault is None or (fault.reason and "\n" not in fault.reason and fault.line >= 1)


def refusal(text: bytes) -> NotJson | None:
    try:
        decode(text)
    except NotJson as fault:
        return fault
    return None
