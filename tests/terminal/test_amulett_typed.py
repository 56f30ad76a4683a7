"""Das Amulett: moves that a person writes out."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amulett.edition.read import load
from serai.games.amulett.terminal.typed_moves import typed_move
from serai.games.wording import Reader


def typed(step: str, words: str, language: str = "en") -> dict[str, Any] | None:
    return typed_move(load(), Reader(language, ("A", "B", "C"), 1), {"step": step}, words.split())


@pytest.mark.parametrize(
    ("step", "words", "arguments"),
    [
        ("bid", "7", {"amount": 7}),
        ("bid_spell", "3", {"amount": 3}),
        ("income", "2 gold 1 Iron", {"take": {"gold": 2, "iron": 1}}),
        ("pay", "gold 2 iron 1", {"cards": {"gold": 2, "iron": 1}}),
        ("take", "1 silver", {"cards": {"silver": 1}}),
        ("gem", "red White red", {"gems": ["red", "white", "red"]}),
        ("teleport", "red a1 B2", {"from": "A1", "colour": "red", "to": "B2"}),
        ("keep", "gift 3 mighty power 4", {"spells": {"gift": 3, "mighty_power": 4}}),
        ("keep", "3 gift 4 mighty_power", {"spells": {"gift": 3, "mighty_power": 4}}),
        ("move", "c3", {"area": "C3"}),
    ],
)
def test_words_that_are_a_move(step: str, words: str, arguments: dict[str, Any]) -> None:
    assert typed(step, words) == {"seat": 1, "do": step, **arguments}


def test_a_curse_takes_cards() -> None:
    assert typed("curse", "1 gold") == {"seat": 1, "do": "take", "cards": {"gold": 1}}


def test_names_of_the_own_language() -> None:
    assert typed("pay", "2 Kupfer", "de") == {"seat": 1, "do": "pay", "cards": {"copper": 2}}


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("bid", ""),
        ("bid", "all"),
        ("bid", "1 2"),
        ("bid", "-1"),
        ("pay", ""),
        ("pay", "gold"),
        ("pay", "2"),
        ("pay", "2 tin"),
        ("gem", "purple"),
        ("teleport", "red a1"),
        ("teleport", "pink a1 b2"),
        ("keep", "gift"),
        ("energy", "gift"),
        ("over", "1"),
    ],
)
def test_words_that_are_none(step: str, words: str) -> None:
    assert typed(step, words) is None
