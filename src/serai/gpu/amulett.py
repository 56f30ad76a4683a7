"""Das Amulett on the GPU: whole random games, and the lanes of `serai.vector`."""

from __future__ import annotations

from typing import Any

from serai.envs.vector.amulett import observe_lane, start_lane, step_lane
from serai.games.amulett.playout import play_out, write_result
from serai.games.amulett.state import State
from serai.gpu.device import local_type, require_cuda
from serai.kernel.chance import stream

cuda = require_cuda()

_STATE = local_type(State)


@cuda.jit
def play_games(template: Any, tables: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
    """Play the games first, first + 1, … and write one line per seat, like `simulate` on the processor."""
    work = cuda.local.array(1, dtype=_STATE)
    for game in range(cuda.grid(1), lines.shape[0], cuda.gridsize(1)):
        work[0] = template[0]
        stream(work[0].chance, seed, first + game)
        decisions[game] = play_out(work[0], tables[0])
        write_result(work[0], lines[game])


@cuda.jit
def start(lanes: Any, templates: Any, tables: Any, key: int) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        start_lane(lanes[number], templates, tables[0], key)


@cuda.jit
def step(lanes: Any, templates: Any, tables: Any, key: int, actions: Any) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        step_lane(lanes[number], templates, tables[0], key, actions[number], len(lanes))


@cuda.jit
def observe(lanes: Any, templates: Any, tables: Any, viewers: Any, tensors: Any) -> None:  # noqa: ARG001
    number = cuda.grid(1)
    if number < len(lanes):
        observe_lane(lanes[number], viewers[number], tensors[number])
