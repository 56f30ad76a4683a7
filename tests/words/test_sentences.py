"""What games say, word by word: the golden files, said by Python. The browser says the same in its own tests."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games import find_game
from tests.words.golden.sentences import LANGUAGES, SPEAKING, Golden, read, said, spoken_edition
from tools import event_kinds

ANEW = "run: python3 run.py golden"


@pytest.fixture(params=SPEAKING)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def golden(game: str) -> Golden:
    return read(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_as_it_was(game: str, golden: Golden, language: str) -> None:
    changed = [
        (was, now)
        for sentence in golden.sentences
        if (was := getattr(sentence, language)) != (now := said(game, language, sentence))
    ]
    assert changed == [], ANEW


def test_the_names_are_those_of_the_edition(game: str, golden: Golden) -> None:
    assert golden.edition == spoken_edition(game), ANEW


def test_the_file_knows_every_event_and_every_way_to_speak(game: str, golden: Golden) -> None:
    table: Any = find_game(game).need("seen.event_kinds", "has no table of kinds")
    events = {sentence.of[0]["event"] for sentence in golden.sentences if sentence.say == "event"}
    assert events == set(table.EVENTS)
    assert {"event", "asked", "refusal", "outcome", "advice", "reasons"} <= {
        sentence.say for sentence in golden.sentences
    }
    assert {sentence.reader is None for sentence in golden.sentences} == {True, False}


def test_events_carry_the_arguments_that_the_table_names(game: str, golden: Golden) -> None:
    table: Any = find_game(game).need("seen.event_kinds", "has no table of kinds")
    for sentence in golden.sentences:
        if sentence.say == "event":
            facts = sentence.of[0]
            kinds = table.EVENTS[facts["event"]]
            needed = {name for name, kind in kinds.items() if not kind.is_optional}
            assert needed <= facts.keys() - {"event"} <= kinds.keys(), facts


def test_the_clients_tables_of_kinds_are_fresh() -> None:
    stale = [path.name for path, text in event_kinds.files() if path.read_text("utf-8") != text]
    assert stale == [], "run: python3 run.py exec python -m tools.event_kinds"
