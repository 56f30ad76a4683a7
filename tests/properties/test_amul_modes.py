"""Āmul: one rules text, run compiled and interpreted."""

from __future__ import annotations

import pytest

from serai.kernel.rule import INTERPRETED
from tests.support.modes import require_interpreted_alike
from tests.support.trace_amul import GAMES, USUAL, traces


@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_equals_compiled() -> None:
    require_interpreted_alike("tests.support.trace_amul", traces(USUAL))


@pytest.mark.rare
@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_equals_compiled_in_every_size() -> None:
    require_interpreted_alike("tests.support.trace_amul", traces(GAMES), "all")
