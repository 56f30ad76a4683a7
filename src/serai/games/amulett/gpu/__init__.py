"""Das Amulett on the GPU: whole random games, and the lanes of `serai.vector`.

Neighbouring threads run the same instruction at a time, so they had better be at the same place of the game: `play_out`
goes through a round phase by phase, and every thread plays one game, so that all begin together.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from serai.games.amulett.rules.state import State
from serai.games.amulett.study.playout import play_out, write_result
from serai.games.amulett.study.vector import observe_lane, start_lane, step_lane
from serai.gpu.device import local_type, narrow, narrowed, require_cuda, tuned
from serai.kernel.chance import stream

cuda = require_cuda()

THREADS = tuned(256)


@cache
def _kernel(players: int) -> Any:
    state_type = local_type(narrowed(State, seats=players))

    @cuda.jit
    def play(template: Any, data: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
        work = cuda.local.array(1, dtype=state_type)
        game = cuda.grid(1)
        if game < lines.shape[0]:
            work[0] = template[0]
            stream(work[0].chance, seed, first + game)
            decisions[game] = play_out(work[0], data[0])
            write_result(work[0], lines[game])

    return play


class Player:
    """Plays games, as many at once as it is given lines for."""

    def __init__(self, template: Any, players: int, games: int):  # noqa: ARG002 - as every game has it
        self.kernel = _kernel(players)
        self.template = cuda.to_device(narrow(template, narrowed(State, seats=players)))

    def __call__(self, data: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
        """Play the games first, first + 1, … and write one line per seat, like `simulate` on the processor."""
        self.kernel[-(-len(lines) // THREADS), THREADS](self.template, data, seed, first, lines, decisions)


@cuda.jit
def start(lanes: Any, templates: Any, data: Any, key: int) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        start_lane(lanes[number], templates, data[0], key)


@cuda.jit
def step(lanes: Any, templates: Any, data: Any, key: int, actions: Any) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        step_lane(lanes[number], templates, data[0], key, lanes[number], actions[number], len(lanes))


@cuda.jit
def observe(lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any) -> None:  # noqa: ARG001
    number = cuda.grid(1)
    if number < len(lanes):
        observe_lane(lanes[number], viewers[number], tensors[number])
