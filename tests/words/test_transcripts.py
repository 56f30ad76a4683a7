"""The transcripts of whole games say what the words say today; no game is played for it."""

from __future__ import annotations

import pytest

from tests.words.golden.sentences import LANGUAGES
from tests.words.golden.transcripts import KINDS, Kind, facts_of, in_words, text_file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_transcript_is_fresh(kind: Kind, language: str) -> None:
    text = in_words(kind, facts_of(kind), language)
    assert text == text_file(kind, language).read_text("utf-8"), "run: python3 run.py golden"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_transcript_has_a_whole_game(kind: Kind) -> None:
    facts = facts_of(kind)
    assert {"event", "asked", "choice", "meaning", "refusal", "advice"} - {part.say for part in facts.said} <= {
        "choice",
        "meaning",
    }
    assert facts.said[-1].say == "outcome"
    assert facts.review.seats[0].moments
