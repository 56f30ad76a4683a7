"""Answers in time, by the processor's clock: a busy machine gives a bot less of it, never more."""

from __future__ import annotations

from itertools import islice
from time import thread_time

import pytest

from serai.bots.bot import Bot, Budget, Sight
from serai.bots.registry import make
from tests.bots.scenes import decisions


def slowest(bot: Bot, sights: list[Sight], budget: Budget | None = None) -> float:
    """Milliseconds of the longest thought."""
    bot.warm_up()
    longest = 0.0
    for sight in sights:
        began = thread_time()
        bot.decide(sight, budget)
        longest = max(longest, thread_time() - began)
    return 1000 * longest


@pytest.mark.parametrize(("game", "players"), [("amul", 8), ("amulett", 6)])
def test_easy_answers_within_50_milliseconds(game: str, players: int) -> None:
    assert slowest(make("easy", game), list(decisions(game, players, 3, every=5))) <= 50


@pytest.mark.parametrize(("game", "players"), [("amul", 8), ("amulett", 6)])
def test_a_net_answers_within_2_milliseconds(game: str, players: int) -> None:
    bot, sights = make("net", game), list(decisions(game, players, 3, every=5))
    slowest(bot, sights)  # what is compiled is loaded when it is first called
    assert slowest(bot, sights) <= 2


@pytest.mark.parametrize(("game", "players"), [("amul", 8), ("amulett", 6)])
def test_a_search_keeps_its_time_within_20_percent(game: str, players: int) -> None:
    sights = list(islice((sight for sight in decisions(game, players, 3, every=17) if len(sight.legal) > 1), 3))
    assert slowest(make("search", game), sights, Budget(milliseconds=400)) <= 480
