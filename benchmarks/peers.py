"""Ours and theirs in one run: random play through the interfaces that learners use, with masks or lists of legal moves.

A peer that is not installed is named and left out. Every figure is per core; OpenSpiel's C++ rollouts, which nobody
outside can steer, stand beside as the fastest thing there is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks import openspiel, vector
from benchmarks.report import Row, best_rate, compared

AT_LEAST = 10


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    peers: list[Row] = []
    for measure in (openspiel_python, openspiel_adapter, pettingzoo_peer, rlcard_peer, catanatron_peer, pgx_peer):
        try:
            peers += measure(seconds)
        except ImportError as missing:
            print(f"{measure.__name__} is left out: {missing}")
    rollouts = openspiel.rollouts(seconds)
    own = vector.stepping("amul", seconds)
    measured = [*peers, *rollouts, *own]
    largest = own[len(vector.BATCHES) - 1]
    steered = [row for row in peers if "serai" not in row.what]
    if steered:
        best = max(steered, key=lambda row: row.value)
        measured.append(compared("Āmul, vector of 4096 with masks", largest.value, "decisions/s", best, AT_LEAST))
    return measured


def _play(start: Callable[[], Any], moves: Callable[[Any], Iterator[None]], seconds: float) -> float:
    """Decisions a second of whole games."""

    def work() -> float:
        return sum(1 for _ in moves(start()))

    return best_rate(work, seconds)


def openspiel_python(seconds: float) -> list[Row]:
    """OpenSpiel's C++ games, steered from Python move by move."""
    return [_steered(name, name, seconds) for name in openspiel.GAMES]


def openspiel_adapter(seconds: float) -> list[Row]:
    """Our adapter in the same loop."""
    import serai.envs.openspiel  # noqa: F401 - registers the games

    return [_steered("python_serai_amul(players=4)", "serai's Āmul", seconds)]


def _steered(game: str, name: str, seconds: float) -> Row:
    import pyspiel

    loaded = pyspiel.load_game(game)
    rng = random.Random(1)

    def moves(state: Any) -> Iterator[None]:
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                yield

    speed = _play(loaded.new_initial_state, moves, seconds)
    return Row(f"OpenSpiel, {name}, steered from Python", speed, "decisions/s")


def pettingzoo_peer(seconds: float) -> list[Row]:
    """Our adapter in PettingZoo's loop; its own card games are RLCard's, measured below."""
    from serai.envs import pettingzoo

    env = pettingzoo.env("amul", players=4)
    seeds = iter(range(1_000_000))

    def start() -> Any:
        env.reset(seed=next(seeds))
        return env

    def moves(env: Any) -> Iterator[None]:
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
            yield

    return [Row("PettingZoo, serai's Āmul", _play(start, moves, seconds), "decisions/s")]


def rlcard_peer(seconds: float) -> list[Row]:
    """RLCard's gin rummy and UNO."""
    import rlcard

    measured = []
    for name in ("gin-rummy", "uno"):
        env = rlcard.make(name, config={"seed": 1})
        rng = random.Random(1)

        def moves(begun: Any, env: Any = env, rng: random.Random = rng) -> Iterator[None]:
            state, _ = begun
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                yield

        measured.append(Row(f"RLCard, {name}", _play(env.reset, moves, seconds), "decisions/s"))
    return measured


def catanatron_peer(seconds: float) -> list[Row]:
    """Catanatron with its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def moves(game: Any) -> Iterator[None]:
        game.play()
        yield from (None for _ in game.state.action_records)

    players = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    speed = _play(lambda: Game([RandomPlayer(colour) for colour in players]), moves, seconds)
    return [Row("Catanatron", speed, "decisions/s")]


def pgx_peer(seconds: float) -> list[Row]:
    """Pgx's sparrow mahjong on the processor."""
    from benchmarks.gpu import pgx_row

    row = pgx_row(seconds, 4096)
    return [row] if row else []
