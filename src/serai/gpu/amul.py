"""Āmul on the GPU: whole random games, one after the other in each thread.

Every thread works on a state and a score sheet of its own in local memory. That is several times faster than states
in global memory, because the hardware lays the same word of neighbouring threads side by side.
"""

from __future__ import annotations

from typing import Any

from numba import cuda

from serai.games.amul.playout import begin, play_out, write_result
from serai.games.amul.scoring import score
from serai.games.amul.sheet import Sheet
from serai.games.amul.state import State
from serai.gpu.device import local_type

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
