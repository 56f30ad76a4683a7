"""Āmul on the GPU: whole random games, and the lanes of `serai.vector`.

Whole games are played by one kernel, a game per thread, and scored by another, a seat per thread. States and score
sheets lie in shared memory, the quickest there is, cut down to the seats in use: cards are looked up and moved at
places that differ from thread to thread, which is what other memory is bad at.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.envs.vector.lane_kernels import LaneKernels
from serai.games.amul.bot import rival
from serai.games.amul.rules.scoring import find_winners, settle_seat
from serai.games.amul.rules.sheet import Sheet, clear_column, sum_up, tally
from serai.games.amul.rules.state import AREA, State
from serai.games.amul.study import vector
from serai.games.amul.study.playout import begin, play_out, write_line
from serai.gpu.device import blocks_at_once, local_type, narrow, narrowed, require_cuda, staggered, tuned

cuda = require_cuda()

# Found by trying on an H200; a block of more threads would not find room for its states.
PLAY_THREADS = tuned(32)
SCORE_THREADS = tuned(256)


def state_for(players: int) -> type[State]:
    """A state no larger than it must be."""
    return staggered(narrowed(State, seats=players))


def games_scored_together(players: int) -> int:
    """Games whose score sheets one block holds, a seat per thread."""
    return SCORE_THREADS // players


@cache
def kernels(players: int) -> tuple[Any, Any]:
    """The kernel that plays and the kernel that scores."""
    state_type = local_type(state_for(players))
    sheet_type = local_type(narrowed(Sheet, seats=players, cards=AREA))
    together = games_scored_together(players)

    @cuda.jit
    def play(template: Any, data: Any, seed: int, first: int, areas: Any, decisions: Any) -> None:
        states = cuda.shared.array(PLAY_THREADS, dtype=state_type)
        own = cuda.threadIdx.x
        for game in range(cuda.grid(1), areas.shape[0], cuda.gridsize(1)):
            states[own] = template[0]
            begin(states[own], data[0], seed, first + game)
            decisions[game] = play_out(states[own], data[0])
            for seat in range(players):
                size = states[own].seats[seat].area_size
                areas[game, seat, 0] = size
                for place in range(size):
                    areas[game, seat, 1 + place] = states[own].seats[seat].area[place]

    @cuda.jit
    def score(data: Any, areas: Any, house: int, lines: Any) -> None:
        sheets = cuda.shared.array(together, dtype=sheet_type)
        place, seat = cuda.threadIdx.x // players, cuda.threadIdx.x % players
        game = cuda.blockIdx.x * together + place
        playing = game < areas.shape[0]
        if playing:
            sheets[place].players = players
            sheets[place].house = house
            clear_column(sheets[place], seat)
            for card in range(areas[game, seat, 0]):
                tally(sheets[place], data[0], seat, areas[game, seat, 1 + card])
        cuda.syncthreads()
        if playing and seat == 0:
            sum_up(sheets[place])
        cuda.syncthreads()
        if playing:
            settle_seat(sheets[place], data[0], seat)
        cuda.syncthreads()
        if playing and seat == 0:
            find_winners(sheets[place])
        cuda.syncthreads()
        if playing:
            write_line(sheets[place], seat, lines[game])

    return play, score


class Player:
    """Plays and scores games, at most `games` at once."""

    def __init__(self, template: Any, players: int, games: int):
        self.kernels = kernels(players)
        self.players = players
        self.house = int(template[0].house)
        self.template = cuda.to_device(narrow(template, state_for(players)))
        self.areas = cuda.device_array((games, players, 1 + AREA), np.uint8)

    def __call__(self, data: Any, seed: int, first: int, lines: Any, decisions: Any) -> None:
        """Play the games first, first + 1, … and write one line per seat, like `simulate` on the processor."""
        self.play(data, seed, first, decisions)
        self.score(data, lines)

    def play(self, data: Any, seed: int, first: int, decisions: Any) -> None:
        """Only play; the final areas stay here."""
        blocks = blocks_at_once(PLAY_THREADS * self.template.dtype.itemsize)
        grid = min(blocks, -(-len(decisions) // PLAY_THREADS)), PLAY_THREADS
        self.kernels[0][grid](self.template, data, seed, first, self.areas[: len(decisions)], decisions)

    def score(self, data: Any, lines: Any) -> None:
        """Score the games that were just played."""
        together = games_scored_together(self.players)
        grid = -(-len(lines) // together), together * self.players
        self.kernels[1][grid](data, self.areas[: len(lines)], self.house, lines)


@cache
def lane_kernels(players: int) -> LaneKernels:
    """The kernels of batches with at most `players`."""
    return LaneKernels(vector, players, rival=rival)
