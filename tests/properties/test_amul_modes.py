"""Āmul: one rules text, run compiled, interpreted, and with every index checked."""

from __future__ import annotations

import pytest

from serai.kernel.rule import INTERPRETED
from tests.support.modes import decisions_with_checks, require_interpreted_alike
from tests.support.trace_amul import GAMES, USUAL, traces


@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_equals_compiled() -> None:
    require_interpreted_alike("tests.support.trace_amul", traces(USUAL))


@pytest.mark.rare
@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_equals_compiled_in_every_size() -> None:
    require_interpreted_alike("tests.support.trace_amul", traces(GAMES), "all")


def test_no_index_that_came_from_outside_is_out_of_range() -> None:
    assert decisions_with_checks("tests.support.bounded_amul") > 10_000


@pytest.mark.rare
def test_no_index_of_a_batch_is_out_of_range() -> None:
    assert decisions_with_checks("tests.support.bounded_amul", "batches") > 100_000
