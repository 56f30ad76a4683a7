"""Who decides at a table with house rules says once that bots were made without them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai import Table
from serai.bots import unlearned
from serai.bots.budget import Budget
from serai.bots.hint import hint
from serai.bots.registry import make
from serai.bots.sight import Sight

NAMES = ("net", "search:40", "classic:40", "greedy", "easy")
DECIDERS: dict[str, Callable[[Sight], object]] = {name: make(name, "amul").decide for name in NAMES}
DECIDERS["hint"] = lambda sight: hint(sight, Budget(simulations=40))


@pytest.fixture(autouse=True)
def nobody_has_said_it() -> None:
    unlearned._say.cache_clear()


@pytest.mark.parametrize("decide", DECIDERS.values(), ids=DECIDERS)
def test_it_is_said_once(decide: Callable[[Sight], object], caplog: pytest.LogCaptureFixture) -> None:
    sight = Sight.of(Table.new("amul", 3, options={"majorities": "shared"}), 0)
    decide(sight)
    decide(sight)
    assert caplog.text.count("keep to majorities=shared, but learned without") == 1


@pytest.mark.parametrize("decide", DECIDERS.values(), ids=DECIDERS)
def test_nothing_is_said_where_all_is_as_printed(
    decide: Callable[[Sight], object], caplog: pytest.LogCaptureFixture
) -> None:
    decide(Sight.of(Table.new("amul", 3), 0))
    assert "learned without" not in caplog.text
