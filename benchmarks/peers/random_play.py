"""Ours and theirs in one run: random play through the interfaces that learners use, with masks or lists of legal moves.

A peer that is not installed is named and left out. Every figure is per core, at batch 1 unless stated otherwise:
most peers have nothing else. OpenSpiel's C++ rollouts, which nobody outside can steer, are added as the fastest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from benchmarks import openspiel, vector
from benchmarks.peers import sparrow
from benchmarks.report import Row, best_rate, compared

AT_LEAST = 10
PETTINGZOO = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")
RLCARD = ("gin-rummy", "uno", "mahjong")
OURS = "serai's Āmul"


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    peers: list[Row] = []
    for measure in (of_openspiel, of_pettingzoo, of_rlcard, of_catanatron, sparrow.rows):
        try:
            peers += measure(seconds)
        except ImportError as missing:
            print(f"{measure.__module__}.{measure.__name__} is left out: {missing}")
    own = vector.stepping("amul", seconds)
    measured = [*peers, *openspiel.rollouts(seconds), *own]
    steered = [row for row in peers if row.unit == "decisions/s" and OURS not in row.what]
    if steered:
        largest, best = own[-1], max(steered, key=lambda row: row.value)
        measured.append(compared(f"{largest.what}, against the best", largest.value, largest.unit, best, AT_LEAST))
    return measured


def _played(what: str, moves: Callable[[], Iterator[None]], seconds: float) -> list[Row]:
    """Whole games, decision by decision."""
    games = decisions = 0

    def work() -> float:
        nonlocal games, decisions
        made = sum(1 for _ in moves())
        games, decisions = games + 1, decisions + made
        return made

    speed = best_rate(work, seconds)
    return [Row(what, speed, "decisions/s"), Row(what, speed * games / decisions, "games/s")]


def of_openspiel(seconds: float) -> list[Row]:
    """OpenSpiel's C++ games, one of its Python games and our adapter, steered from Python move by move."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 - registers the game

    import serai.envs.openspiel  # noqa: F401 - registers the games

    named = {f"{game} (C++)": game for game in openspiel.GAMES}
    named |= {"liar's poker (Python)": "python_liars_poker", OURS: "python_serai_amul(players=4)"}
    measured = []
    for name, game in named.items():
        loaded, rng = pyspiel.load_game(game), random.Random(1)

        def moves(loaded: Any = loaded, rng: random.Random = rng) -> Iterator[None]:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    yield

        measured += _played(f"OpenSpiel, {name}", moves, seconds)
    return measured


def of_pettingzoo(seconds: float) -> list[Row]:
    """PettingZoo's own games and our adapter, in its usual loop."""
    from serai.envs import pettingzoo

    named = {name: import_module(f"pettingzoo.classic.{name}").env() for name in PETTINGZOO}
    measured = []
    for name, env in {**named, OURS: pettingzoo.env("amul", players=4)}.items():
        seeds = iter(range(10**9))

        def moves(env: Any = env, seeds: Iterator[int] = seeds) -> Iterator[None]:
            env.reset(seed=next(seeds))
            for agent in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                yield

        measured += _played(f"PettingZoo, {name}", moves, seconds)
    return measured


def of_rlcard(seconds: float) -> list[Row]:
    """RLCard's card games of a like size."""
    rlcard = import_module("rlcard")
    measured = []
    for name in RLCARD:
        env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

        def moves(env: Any = env, rng: random.Random = rng) -> Iterator[None]:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                yield

        measured += _played(f"RLCard, {name}", moves, seconds)
    return measured


def of_catanatron(seconds: float) -> list[Row]:
    """Catanatron with its own random players."""
    catanatron = import_module("catanatron")

    def moves() -> Iterator[None]:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:4]])
        game.play()
        yield from (None for _ in game.state.actions)

    return _played("Catanatron, 4 players", moves, seconds)
