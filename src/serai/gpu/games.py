"""Whole random games on the GPU, for `serai simulate --device cuda`: the counterpart of a game's `RandomGames`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.batch import Batch, Lines
from serai.games.game import Game
from serai.gpu.device import require_cuda, tuned

cuda = require_cuda()

THREADS = tuned(128)
_SUM_BLOCKS = tuned(256)


@cuda.jit
def _add_up(lines: Any, decisions: Any, games: int, sums: Any, total: Any) -> None:
    """Add up the lines of all games, seat by seat and figure by figure."""
    decided = 0
    for game in range(cuda.grid(1), games, cuda.gridsize(1)):
        decided += decisions[game]
    cuda.atomic.add(total, 0, decided)
    for seat in range(sums.shape[0]):
        for figure in range(sums.shape[1]):
            points = 0
            for game in range(cuda.grid(1), games, cuda.gridsize(1)):
                points += lines[game, seat, figure]
            cuda.atomic.add(sums, (seat, figure), points)


class DeviceGames:
    """Random games of one edition, player count, choice of options and seed. Game k is the game k of the processor."""

    def __init__(self, game: Game, edition: Any, players: int, options: Mapping[str, Any], seed: int | str):
        self.batch: Batch = game.need("study.batch", "brings no form for many games at once").RandomGames(
            edition, players, options, seed
        )
        self.figures = self.batch.figures
        host: Any = self.batch
        self.data = cuda.to_device(np.frombuffer(host.data.tobytes(), dtype=host.data.dtype))
        self.key = host.key
        self.shape = (players, len(self.figures))
        self.room = 0
        self._player_of = lambda games: game.need("gpu", "has no kernels for a GPU").Player(
            host.template, players, games
        )

    def launch(self, first: int, games: int) -> None:
        """Play a number of games from game `first` on; what comes of them stays on the GPU."""
        if games > self.room:
            self.room = games
            self.player = self._player_of(games)
            self.lines: Any = cuda.device_array((games, *self.shape), np.int16)
            self.decisions: Any = cuda.device_array(games, np.int32)
        self.player(self.data, self.key, first, self.lines[:games], self.decisions[:games])

    def play(self, first: int, lines: Lines) -> int:
        """The same as `Batch.play`: fill in the lines of len(lines) games; returns the number of decisions."""
        games = len(lines)
        self.launch(first, games)
        lines[:] = self.lines[:games].copy_to_host()
        return int(self.decisions[:games].copy_to_host().sum(dtype=np.int64))

    def add_up(self, first: int, games: int) -> tuple[npt.NDArray[np.int64], int]:
        """Seats x figures summed over the games, and the number of decisions; nothing else leaves the GPU."""
        self.launch(first, games)
        sums, total = cuda.to_device(np.zeros(self.shape, np.int64)), cuda.to_device(np.zeros(1, np.int64))
        _add_up[_SUM_BLOCKS, THREADS](self.lines, self.decisions, games, sums, total)
        return sums.copy_to_host(), int(total.copy_to_host()[0])
