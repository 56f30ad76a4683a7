"""The score pad of a browser refuses what the pad of a server refuses, in the same words, and counts alike."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from serai.games.amul.edition.fields import MOST_PLAYERS
from serai.games.amul.edition.read import load
from serai.games.amul.pad import ScorePad
from serai.games.amul.rules.state import CARDS
from serai.games.amul.wasm.module import PAD_OPTIONS, lay_table, names, write_score_of
from serai.kernel.errors import IllegalMove, UserError

EDITION = load()
WORDS = names(EDITION)["areas"][0]
ONE, TWO, THREE = sorted(ScorePad(EDITION, 3).in_use)[:3]
LATER = next(card.number for card in EDITION.cards if card.min_players > 3)
"""only in games of more players"""
Areas = list[list[int | str]]


def in_browser(areas: Areas, anyway: bool = False) -> Any:
    """A score sheet, or a refusal."""
    table = lay_table(EDITION, MOST_PLAYERS if anyway else len(areas), PAD_OPTIONS)[0]
    numbers = [WORDS[entry] if isinstance(entry, str) else entry for area in areas for entry in [*area, 0]]
    table.numbers[: len(numbers)] = numbers
    end = int(write_score_of(table, len(numbers)))
    assert end != -1
    return json.loads(bytes(table.page[: abs(end)]))


def on_server(areas: Areas, anyway: bool = False) -> Any:
    pad = ScorePad(EDITION, len(areas), anyway=anyway)
    try:
        return msgspec.json.decode(msgspec.json.encode(pad.score(pad.read(areas))))
    except UserError as refusal:
        rule = refusal.rule if isinstance(refusal, IllegalMove) else None
        return {"rule": rule, "message": refusal.message, "arguments": refusal.arguments}


@pytest.mark.parametrize(
    ("areas", "message"),
    [
        ([[ONE, TWO], [THREE], [ONE]], "amul-pad-twice"),
        ([[ONE, ONE], [], []], "amul-pad-twice"),
        ([[], [ONE, LATER], []], "amul-pad-not-in-game"),
        ([["gold"] * 40, [], []], "amul-refuse-copies"),
        ([[], ["palace:gold"] * 40, []], "amul-refuse-copies"),
        ([[], [], ["gold"] * (CARDS + 1)], "amul-pad-too-many"),
    ],
)
def test_impossible_tables(areas: Areas, message: str) -> None:
    refusal = in_browser(areas)
    assert refusal["message"] == message
    assert refusal == on_server(areas)


def test_any_table() -> None:
    """Some of them possible, most of them nearly so."""
    chance = random.Random("pads")
    words = list(WORDS)
    found = []
    for players in (3, 4, 6, 8) * 5:
        deck: list[int | str] = list(ScorePad(EDITION, players).in_use)
        chance.shuffle(deck)
        drawn = deck[: 5 * players] + chance.choices(words, k=chance.randrange(8))
        if chance.random() < 0.3:
            drawn.append(chance.randint(1, CARDS))
        areas = [drawn[seat::players] for seat in range(players)]
        answer = in_browser(areas)
        assert answer == on_server(areas)
        assert in_browser(areas, anyway=True) == on_server(areas, anyway=True)
        found.append("message" in answer)
    assert any(found)
    assert not all(found)


@pytest.mark.parametrize(
    ("areas", "message"),
    [
        ([[], [ONE, LATER], []], None),
        ([["gold"] * sum(card.kind == "gold" for card in EDITION.cards), [], []], None),
        ([[ONE], [LATER], [ONE]], "amul-pad-twice"),
        ([["gold"] * 40, [], []], "amul-refuse-copies"),
    ],
)
def test_anyway_takes_the_cards_of_larger_games_and_each_of_them_once(areas: Areas, message: str | None) -> None:
    answer = in_browser(areas, anyway=True)
    assert answer.get("message") == message
    assert answer == on_server(areas, anyway=True)


def test_what_is_no_table_at_all() -> None:
    table = lay_table(EDITION, 3, PAD_OPTIONS)[0]
    for numbers in ([1, 0, 2, 0], [1, 0, 2, 0, 3], [CARDS + 1, 0, 0, 0], [-1, 0, 0, 0]):
        table.numbers[: len(numbers)] = numbers
        assert write_score_of(table, len(numbers)) == -1
