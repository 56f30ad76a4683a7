"""OpenSpiel's C++ rollouts as a yardstick: its RandomRolloutEvaluator on card games of a like size."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.report import Row, best_rate

GAMES = ("hearts", "euchre", "spades")
ROLLOUTS = 1000


def rollouts(seconds: float) -> list[Row]:
    """Decisions a second of each game; empty where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [_rollouts(pyspiel, name, seconds) for name in GAMES]


def _rollouts(pyspiel: Any, name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    dealt = deal(game, chance)
    # One simulation of its tree search expands the root and evaluates one child: all the work is the rollouts.
    decisions = sum(_length(dealt, chance) for _ in range(200)) / 200 - 1

    def work() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False).step(dealt)
        return ROLLOUTS * decisions

    return Row(f"OpenSpiel C++ rollout, {name}", best_rate(work, seconds), "decisions/s")


def deal(game: Any, chance: random.Random) -> Any:
    """A dealt state: its rollouts need no chance nodes, which favours OpenSpiel; ours include shuffling and dealing."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
    return state


def _length(state: Any, chance: random.Random) -> int:
    state, decisions = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions
