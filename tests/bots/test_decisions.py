"""Every bot answers every decision of both games, legally and always alike."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots.registry import make
from tests.bots.scenes import decisions

SCENES: list[tuple[str, int, dict[str, Any]]] = [
    ("amul", 3, {}),
    ("amul", 8, {"tea": 8}),
    ("amulett", 3, {}),
    ("amulett", 6, {"experienced": True}),
]


@pytest.mark.parametrize("bot", ["random", "greedy", "net", "classic:30", "search:30", "easy", "medium"])
@pytest.mark.parametrize(("game", "players", "options"), SCENES)
def test_every_decision_is_legal_and_repeatable(bot: str, game: str, players: int, options: dict[str, Any]) -> None:
    verbs = set()
    for sight in decisions(game, players, 4, options, every=3):
        thought = make(bot, game).decide(sight)
        assert thought.move in sight.legal
        assert thought == make(bot, game).decide(sight)
        verbs.add(thought.move["do"])
    assert len(verbs) >= 4


@pytest.mark.parametrize("bot", ["greedy", "classic:40", "search:40"])
@pytest.mark.parametrize(("game", "players", "options"), SCENES)
def test_a_thought_values_every_legal_move(bot: str, game: str, players: int, options: dict[str, Any]) -> None:
    for sight in decisions(game, players, 5, options, every=11):
        thought = make(bot, game).decide(sight)
        found = [option.move for option in thought.options]
        assert sorted(map(str, found)) == sorted(map(str, sight.legal))
        assert thought.options[0].move == thought.move
        assert sum(option.visits for option in thought.options) == thought.simulations
        assert all(0.0 <= option.value <= 1.0 for option in thought.options) or bot == "greedy"


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_another_seed_may_decide_differently_but_simulations_are_spent_exactly(game: str) -> None:
    thoughts = [make("search:60", game).decide(next(decisions(game, 4, seed))) for seed in range(4)]
    assert {thought.simulations for thought in thoughts} == {60}
    assert len({str(thought.move) for thought in thoughts}) > 1
