"""Āmul on the GPU: whole random games, and the lanes of `serai.vector`.

In whole games every thread works on a state and a score sheet of its own in local memory. That is several times faster
than states in global memory, because the hardware lays the same word of neighbouring threads side by side.
"""

from __future__ import annotations

from typing import Any

from serai.envs.vector.amul import observe_lane, start_lane, step_lane
from serai.games.amul.playout import begin, play_out, write_result
from serai.games.amul.scoring import score
from serai.games.amul.sheet import Sheet
from serai.games.amul.state import State
from serai.gpu.device import local_type, require_cuda

cuda = require_cuda()

_STATE = local_type(State)
_SHEET = local_type(Sheet)


@cuda.jit
def play_games(template: Any, tables: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
    """Play the games first, first + 1, … and write one line per seat, like `simulate` on the processor."""
    work = cuda.local.array(1, dtype=_STATE)
    sheets = cuda.local.array(1, dtype=_SHEET)
    for game in range(cuda.grid(1), lines.shape[0], cuda.gridsize(1)):
        work[0] = template[0]
        begin(work[0], tables[0], seed, first + game)
        decisions[game] = play_out(work[0], tables[0])
        score(work[0], tables[0], sheets[0])
        write_result(sheets[0], lines[game])


@cuda.jit
def start(lanes: Any, templates: Any, tables: Any, key: int) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        start_lane(lanes[number], templates, tables[0], key)


@cuda.jit
def step(lanes: Any, templates: Any, tables: Any, key: int, actions: Any) -> None:
    sheets = cuda.local.array(1, dtype=_SHEET)
    number = cuda.grid(1)
    if number < len(lanes):
        step_lane(lanes[number], templates, tables[0], key, sheets[0], actions[number], len(lanes))


@cuda.jit
def observe(lanes: Any, templates: Any, tables: Any, viewers: Any, tensors: Any) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        observe_lane(lanes[number], templates, tables[0], viewers[number], tensors[number])
