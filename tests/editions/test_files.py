"""Files that cannot be read at all, and the reader's own manners."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from serai.games.amul import edition as amul
from serai.games.amulett import edition as amulett
from serai.kernel.edition import Provenance, content_hash, merge
from serai.kernel.sections import EditionFault, Faults, Section

BROKEN = {
    b"id = ": r"is not valid TOML: Invalid value \(at (line 1, column 6|end of document)\)",
    b'id = "a"\nid = "b"': r"is not valid TOML: Cannot overwrite a value \(at line 2, column 9\)",
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
    with pytest.raises(EditionFault, match=r"^printed: there is no such edition or file; built in: reconstructed-1$"):
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


@pytest.mark.parametrize("game", [amul, amulett], ids=["amul", "amulett"])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(corrections=st.dictionaries(keys, trees, max_size=4))
def test_whatever_a_file_says_it_is_refused_in_words(
    game: object, corrections: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Arbitrary trees in place of a file: an edition or an EditionFault, never another exception."""
    with monkeypatch.context() as patched:
        patched.setattr("serai.kernel.edition.read_toml", lambda file: READ(file, corrections))
        try:
            game.load("fuzzed.toml")  # type: ignore[attr-defined]
        except EditionFault as fault:
            assert all(line.startswith("fuzzed.toml: ") for line in fault.faults)


def READ(file: object, corrections: dict[str, object]) -> dict[str, object]:
    import tomllib

    name = str(file)
    return corrections if name == "fuzzed.toml" else tomllib.loads(Path(name).read_text("utf-8"))


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


def test_a_table_that_is_none_is_told_once() -> None:
    faults = Faults("f")
    section = Section({"inner": 3}, "", faults)
    section.table("inner").both_languages("name")
    section.table("missing").integer("x", 1, 2)
    section.close()
    assert faults.lines == ["f: inner: 3 is not a table", "f: missing: is missing; give a table"]
