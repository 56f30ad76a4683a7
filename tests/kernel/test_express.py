"""Which decisions compiled code carries out at tables that are kept as memory."""

from __future__ import annotations

from typing import Any

import pytest

from serai.kernel.express import (
    LEFT,
    LONGEST_ROW,
    LONGEST_TALE,
    MEMORY,
    MOST_FILLED,
    MOST_LINES,
    TAKEN,
    Booth,
    Decision,
    is_taken,
)
from serai.kernel.schema import blank


@pytest.fixture
def booth() -> Any:
    booth = blank(Booth, 1)[0]
    booth.version = booth.before = 7
    return booth


@pytest.fixture
def decision() -> Any:
    decision = blank(Decision, 1)[0]
    decision.version, decision.outcome = 7, TAKEN
    return decision


def test_a_decision_about_the_present_is_taken(booth: Any, decision: Any) -> None:
    assert is_taken(booth, decision)


def test_what_was_not_understood_is_left(booth: Any, decision: Any) -> None:
    decision.outcome = LEFT
    assert not is_taken(booth, decision)


def test_what_follows_something_that_was_left_is_left_too(booth: Any, decision: Any) -> None:
    booth.is_leaving = 1
    assert not is_taken(booth, decision)


@pytest.mark.parametrize("version", [6, 8])
def test_the_past_and_the_future_are_left(booth: Any, decision: Any, version: int) -> None:
    decision.version = version
    assert not is_taken(booth, decision)


def test_nobody_decides_about_what_has_not_been_shown(booth: Any, decision: Any) -> None:
    """Whoever guesses the next version might have it carried out in the turn that leads to it."""
    booth.version = decision.version = 8
    assert not is_taken(booth, decision)


def test_there_is_room_for_every_line_to_decide_and_for_what_follows(booth: Any, decision: Any) -> None:
    assert MOST_FILLED + MOST_LINES * LONGEST_ROW + LONGEST_TALE <= MEMORY
    for filled, is_room in ((MOST_FILLED - 1, True), (MOST_FILLED, False)):
        booth.filled = filled
        assert bool(is_taken(booth, decision)) is is_room
