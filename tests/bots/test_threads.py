"""Bots in threads: none disturbs another."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from serai.bots.registry import make
from tests.bots.scenes import decisions


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_searches_in_parallel_decide_like_searches_one_after_the_other(game: str) -> None:
    sights = [sight for sight, _ in zip(decisions(game, 3, 8, every=7), range(12), strict=False)]
    bot = make("search:200", game)
    alone = [bot.decide(sight) for sight in sights]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(bot.decide, sights))
    assert together == alone
