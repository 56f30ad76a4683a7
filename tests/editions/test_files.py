"""Files that cannot be read at all, and the reader's own manners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.games import find_game
from serai.games.amul.edition import read as amul
from serai.games.amulett.edition import read as amulett
from serai.kernel.edition import Provenance, content_hash, merge, read_toml
from serai.kernel.toml_reader import EditionFault, Faults, Section

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

BROKEN = {
    b"id = ": r"is not valid TOML: Invalid value \(at (line 1, column 6|end of document)\)",
    b'id = "a"\nid = "b"\n': r"is not valid TOML: Cannot overwrite a value \(at line 2, column 9\)",
    b'id = "\xff"': r"is not written in UTF-8; save it as UTF-8 text",
    b"x = " + b"9" * 5000: r"is not valid TOML: .*4300.*",
    b"x = " + b"[" * 100_000: r"is (nested too deeply to be an edition|not valid TOML: .*)",
}


@pytest.mark.parametrize(("content", "fault"), BROKEN.items(), ids=range(len(BROKEN)))
def test_unreadable_text(tmp_path: Path, content: bytes, fault: str) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(content)
    with pytest.raises(EditionFault, match=f"my.toml: {fault}$"):
        amul.load(file)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(EditionFault, match=r"my\.toml: there is no such file$"):
        amul.load(tmp_path / "my.toml")
    built_in = "reconstructed-1, mini-1"
    with pytest.raises(EditionFault, match=rf"^printed: there is no such edition or file; built in: {built_in}$"):
        amul.load("printed")
    with pytest.raises(EditionFault, match=r"is a folder; name the edition file in it$"):
        amul.load(tmp_path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('id = "mine"\n', encoding="utf-8-sig")
    assert amul.load(file).id == "mine"


def test_faults_stay_on_one_line(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('id = "mine"\n"two\\nlines" = 1\n[kind."a\\u0007b"]\n')
    with pytest.raises(EditionFault) as caught:
        amul.load(file)
    assert all(fault.isprintable() for fault in caught.value.faults)
    assert len(caught.value.faults) == 2


def test_numbers_too_long_to_print_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(f'id = "mine"\nrounds = 0x{"f" * 5000}\n')
    with pytest.raises(EditionFault, match=r"rounds: this number is not a whole number from 1 to 9$"):
        amul.load(file)


keys = st.sampled_from(
    ["id", "game", "based_on", "kind", "card", "map", "spell", "gold", "gift", "areas", "A1", "53", "powers", "effect"]
) | st.text(max_size=4)
trees = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)


odd_values = trees | st.sampled_from([10**5000, [[]], [{}], ["gold", "gold"], [["A1", "A2"]], [[53, 3, "Q"]]])


def assert_read_or_refused(game: ModuleType, data: dict[str, Any]) -> None:
    """It is an edition or it is refused in words that name the file; no other exception comes out."""
    game.load()  # the edition below is a real one
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("serai.kernel.edition.read_toml", lambda file: data if file == "odd.toml" else read_toml(file))
        try:
            game.load("odd.toml")
        except EditionFault as fault:
            strange = [line for line in fault.faults if not (line.startswith("odd.toml: ") and line.isprintable())]
            assert not strange


@pytest.mark.parametrize("game", [amul, amulett], ids=["amul", "amulett"])
@settings(max_examples=40, deadline=None)
@given(corrections=st.dictionaries(keys, trees, max_size=4))
def test_a_file_may_say_anything(game: ModuleType, corrections: dict[str, Any]) -> None:
    assert_read_or_refused(game, {"id": "odd", **corrections})


@pytest.mark.parametrize("game", [amul, amulett], ids=["amul", "amulett"])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_value_of_an_edition_may_be_odd(game: ModuleType, data: st.DataObject) -> None:
    edition = {**read_toml(game.LIBRARY.built_in()["reconstructed-1"]), "id": "odd"}
    table: Any = edition
    while True:
        key = data.draw(st.sampled_from(list(table) if isinstance(table, dict) else range(len(table))))
        if not (isinstance(table[key], dict | list) and table[key] and data.draw(st.booleans(), "go deeper")):
            break
        table = table[key]
    table[key] = data.draw(odd_values)
    assert_read_or_refused(game, edition)


def test_merge_keeps_what_is_not_named() -> None:
    base = {"a": {"b": 1, "c": [1, 2]}, "d": {"e": 1}}
    assert merge(base, {"a": {"c": [3]}, "d": {"f": 2}}, frozenset({"d"})) == {
        "a": {"b": 1, "c": [3]},
        "d": {"f": 2},
    }
    assert base == {"a": {"b": 1, "c": [1, 2]}, "d": {"e": 1}}


def test_provenance_of_a_whole_edition_and_of_corrections() -> None:
    whole = Provenance({"a": "rulebook"})
    assert whole.of({"a": 1, "b": 2, "c": 3}, None, {"b": "review"}, {}) == {
        "a": "rulebook",
        "b": "review",
        "c": "owner",
    }
    corrected = Provenance({"a": "rulebook", "b": "rulebook"}, {"b": "my copy"})
    assert corrected.of({"a": 1, "b": 2}, {"a": 1, "b": 1}, {}, {}) == {"a": "rulebook", "b": "my copy"}
    assert corrected.of({"a": 2, "b": 2}, {"a": 1, "b": 1}, {}, {"b": "print"}) == {"a": "owner", "b": "print"}


def test_the_hash_does_not_depend_on_the_order_of_keys() -> None:
    assert content_hash({"a": 1, "b": [1, 2]}) == content_hash({"b": [1, 2], "a": 1})
    assert content_hash({"a": 1, "b": [1, 2]}) != content_hash({"a": 1, "b": [2, 1]})


def test_the_hash_goes_by_what_a_mended_text_read_before() -> None:
    before, corrected = {"kind": [{"name": "Wache von Amul"}]}, {"kind": [{"name": "Wache von Āmul"}]}
    assert content_hash(corrected, {"Wache von Āmul": "Wache von Amul"}) == content_hash(before)
    assert content_hash(corrected) != content_hash(before)


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_every_remark_of_the_built_in_edition_is_said_in_german(game: str) -> None:
    edition = find_game(game).load_edition(None)
    told = msgspec.to_builtins(edition)
    assert _remarks(told) <= set(told["remarks"]["de"])
    assert set(told["remarks"]["de"]) - _remarks(told) == {"owner", "checked"}


def _remarks(told: object) -> set[str]:
    """All that is said under `provenance` and `note`, however deep."""
    found: set[str] = set()
    if isinstance(told, dict):
        for key, value in told.items():
            if key == "provenance":
                found |= set(value.values())
            elif key == "note":
                found |= {value} - {""}
            elif key != "remarks":
                found |= _remarks(value)
    elif isinstance(told, list | tuple):
        for value in told:
            found |= _remarks(value)
    return found


def test_a_table_that_is_none_is_told_once() -> None:
    faults = Faults("f")
    section = Section({"inner": 3}, "", faults)
    section.table("inner").both_languages("name")
    section.table("missing").integer("x", 1, 2)
    section.close()
    assert faults.lines == ["f: inner: 3 is not a table", "f: missing: is missing; give a table"]
