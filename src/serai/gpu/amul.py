"""Āmul on the GPU: whole random games, and the lanes of `serai.vector`.

Whole games are played by one kernel and scored by another. In the first every thread works on a state of its own in
local memory, which is an order of magnitude faster than states in global memory: the hardware lays the same word of
neighbouring threads side by side. Few threads at a time, so that their states stay in the cache; the second kernel
needs more registers and less memory, and likes many threads.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from serai.envs.vector.amul import observe_lane, start_lane, step_lane
from serai.games.amul.playout import begin, play_out, write_result
from serai.games.amul.scoring import settle
from serai.games.amul.sheet import Sheet, clear, tally
from serai.games.amul.state import AREA, State
from serai.gpu.device import local_type, multiprocessors, narrow, narrowed, require_cuda

cuda = require_cuda()

_SHEET = local_type(Sheet)

# Found by trying 32 to 512 threads a block and 128 to 1024 threads a multiprocessor on an H200.
PLAY_THREADS, PLAY_BLOCKS = 128, 5
SCORE_THREADS = 256


@cache
def kernels(players: int) -> tuple[Any, Any]:
    """The kernel that plays and the kernel that scores."""
    state_type, sheet_type = local_type(narrowed(State, players)), local_type(narrowed(Sheet, players))

    @cuda.jit
    def play(template: Any, tables: Any, seed: int, first: int, areas: Any, decisions: Any) -> None:
        work = cuda.local.array(1, dtype=state_type)
        for game in range(cuda.grid(1), areas.shape[0], cuda.gridsize(1)):
            work[0] = template[0]
            begin(work[0], tables[0], seed, first + game)
            decisions[game] = play_out(work[0], tables[0])
            for seat in range(players):
                size = work[0].seats[seat].area_size
                areas[game, seat, 0] = size
                for place in range(size):
                    areas[game, seat, 1 + place] = work[0].seats[seat].area[place]

    @cuda.jit
    def score(tables: Any, areas: Any, lines: Any) -> None:
        sheets = cuda.local.array(1, dtype=sheet_type)
        game = cuda.grid(1)
        if game < areas.shape[0]:
            clear(sheets[0], players)
            for seat in range(players):
                for place in range(areas[game, seat, 0]):
                    tally(sheets[0], tables[0], seat, areas[game, seat, 1 + place])
            settle(sheets[0], tables[0])
            write_result(sheets[0], lines[game])

    return play, score


def small_template(template: Any, players: int) -> Any:
    """The game before its first chance, on the GPU and no larger than it must be."""
    return cuda.to_device(narrow(template, narrowed(State, players)))


def player_of(template: Any, players: int, games: int) -> Callable[[Any, int, int, Any, Any], None]:
    """Plays the games first, first + 1, … and writes one line per seat, like `simulate` on the processor."""
    play, score = kernels(players)
    small = small_template(template, players)
    areas = cuda.device_array((games, players, 1 + AREA), np.uint8)

    def launch(tables: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
        played = areas[: len(lines)]
        play[PLAY_BLOCKS * multiprocessors(), PLAY_THREADS](small, tables, seed, first, played, decisions)
        score[-(-len(lines) // SCORE_THREADS), SCORE_THREADS](tables, played, lines)

    return launch


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
