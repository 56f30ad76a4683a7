"""Das Amulett on the GPU: whole random games, one after the other in each thread."""

from __future__ import annotations

from typing import Any

from numba import cuda

from serai.games.amulett.playout import play_out, write_result
from serai.games.amulett.state import State
from serai.gpu.device import local_type
from serai.kernel.chance import stream

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
