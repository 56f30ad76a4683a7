"""Das Amulett on the GPU: whole random games, and the lanes of `serai.vector`.

Neighbouring threads run the same instruction at a time, so they had better be at the same place of the game: `play_out`
goes through a round phase by phase, and every thread plays one game, so that all begin together.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from serai.envs.vector.lane_kernels import LaneKernels
from serai.envs.vector.lanes import Lane
from serai.games.amulett.rules.state import State
from serai.games.amulett.study import vector
from serai.games.amulett.study.playout import play_out, write_result
from serai.gpu.device import local_type, narrow, narrowed, require_cuda, tuned
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

cuda = require_cuda()

THREADS = tuned(512)


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


@rule
def kind_of(lane: Lane) -> int:
    """What kind of decision a lane waits for: each step of the game has rules of its own."""
    return whole(lane.state.step)


@cache
def lane_kernels(players: int) -> LaneKernels:
    """The kernels of batches with at most `players`."""
    return LaneKernels(vector, players, kind_of)
