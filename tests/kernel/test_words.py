"""Messages of the catalogues; that they are complete is tested in tests/words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from serai.kernel import words


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two small catalogues; the German one lacks a message."""
    (tmp_path / "en.ftl").write_text(
        "hello = Hello, { $name }.\n"
        "cards = { $count ->\n    [one] One card.\n   *[other] { $count } cards.\n  }\n"
        "only-english = Only here.\n",
        "utf-8",
    )
    (tmp_path / "de.ftl").write_text("hello = Guten Tag, { $name }.\n", "utf-8")
    monkeypatch.setattr(words, "HOUSE", tmp_path)
    monkeypatch.setattr(words, "_folders", [tmp_path])
    words._bundle.cache_clear()
    yield tmp_path
    words._bundle.cache_clear()


@pytest.mark.usefixtures("catalogues")
def test_a_message_with_its_arguments() -> None:
    assert words.say("en", "hello", {"name": "Linda"}) == "Hello, Linda."
    assert words.say("de", "hello", {"name": "Linda"}) == "Guten Tag, Linda."


@pytest.mark.usefixtures("catalogues")
def test_plurals_follow_the_language() -> None:
    assert words.say("en", "cards", {"count": 1}) == "One card."
    assert words.say("en", "cards", {"count": 3}) == "3 cards."


@pytest.mark.usefixtures("catalogues")
def test_a_message_that_is_missing_is_said_in_the_fallback_language() -> None:
    assert words.say("de", "only-english") == "Only here."


@pytest.mark.usefixtures("catalogues")
def test_absurd_numbers_do_not_break_the_message() -> None:
    """Python itself refuses to write out the last one."""
    for value in (10**30, -(10**400), 10**5000):
        assert words.say("en", "hello", {"name": value}) == "Hello, …."


@pytest.mark.usefixtures("catalogues")
def test_no_invisible_marks_around_arguments() -> None:
    assert words.say("en", "hello", {"name": "Linda"}).isascii()


def test_a_third_language_is_one_file(catalogues: Path) -> None:
    assert words.languages() == ["de", "en"]
    (catalogues / "fr.ftl").write_text("hello = Bonjour, { $name }.\n", "utf-8")
    assert words.languages() == ["de", "en", "fr"]
    assert words.say("fr", "hello", {"name": "Linda"}) == "Bonjour, Linda."


def test_our_own_languages() -> None:
    assert {"en", "de"} <= set(words.languages())


@pytest.mark.parametrize(
    ("language", "style", "expected"),
    [
        ("en", "standard", "a, b and c"),
        ("en", "or", "a, b or c"),
        ("de", "standard", "a, b und c"),
        ("de", "or", "a, b oder c"),
    ],
)
def test_words_in_a_row(language: str, style: Literal["standard", "or"], expected: str) -> None:
    assert words.listed(language, ["a", "b", "c"], style) == expected
