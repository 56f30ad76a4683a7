"""`search`: what the net likes and what the search found, weighed against each other."""

from __future__ import annotations

import math

import pytest

from serai.bots.net_bot import player_of
from serai.bots.registry import make
from serai.bots.search_bot import weighed
from serai.games import find_game
from serai.games.amulett.bot.net_choice import NO_CHANCE
from tests.bots.scenes import decisions

NET_WEIGHT = 0.02


@pytest.mark.parametrize(
    ("better", "chosen"),
    [(0.0, 0), (0.03, 0), (0.05, 1)],
)
def test_a_preference_is_outweighed_by_enough_of_a_win(better: float, chosen: int) -> None:
    liked_e_squared_times_as_much = [0.0, -2.0]
    assert weighed([(5000, 0.3), (5000, 0.3 + better)], liked_e_squared_times_as_much, NET_WEIGHT) == chosen


def test_a_few_tries_prove_little() -> None:
    log_chances = [0.0, -2.0]
    assert weighed([(5000, 0.3), (1, 0.5)], log_chances, NET_WEIGHT) == 0
    assert weighed([(5000, 0.3), (500, 0.5)], log_chances, NET_WEIGHT) == 1


def test_what_the_search_has_left_out_may_still_be_made_if_the_net_insists() -> None:
    findings = [(0, 0.0), (5000, 0.3)]
    assert weighed(findings, [-0.1, -2.3], NET_WEIGHT) == 1
    assert weighed(findings, [-0.001, -7.0], NET_WEIGHT) == 0


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_the_chances_that_a_net_gives_add_up(game: str) -> None:
    player = player_of(game, None, find_game(game).load_edition(None))
    assert player is not None
    for sight in decisions(game, 4, 3, every=9):
        if len(sight.legal) > 1:
            log_chances = player.log_chances(sight)
            known = math.fsum(math.exp(chance) for chance in log_chances if chance > NO_CHANCE)
            assert 0.5 < known < 1.0001
            assert len(log_chances) == len(sight.legal)
            assert game == "amulett" or NO_CHANCE not in log_chances, "every action is a whole move there"


def test_a_search_tries_more_often_what_the_net_likes() -> None:
    tries = {"classic": 0, "search": 0}
    for sight in decisions("amulett", 4, 3, every=9):
        player = player_of("amulett", None, find_game("amulett").load_edition(None))
        assert player is not None
        liked = player.decide(sight).move
        for name in tries:
            options = make(f"{name}:100", "amulett").decide(sight).options
            tries[name] += next(option.visits for option in options if option.move == liked)
    assert tries["search"] > 1.2 * tries["classic"]
