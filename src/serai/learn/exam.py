"""How strong the net is meanwhile against the game's own `greedy`: on a GPU thousands of games take a second.

One seat against all others with the usual number of players, the same deals each time; the net does what it likes best.
"""

from __future__ import annotations

import torch

from serai.bots.net import WIN
from serai.games.game import Game
from serai.learn.experience import Experience, Policy
from serai.learn.tables import Tables


class Exam:
    """One game at each of its tables."""

    def __init__(self, game: Game, lanes: int, device: str):
        self.tables = Tables(game, lanes, "exam", device, rivals=1.0, only=game.usual)
        self.lived = Experience(self.tables, 1)
        self.players = game.usual
        self.own = (self.tables.taking_part & ~self.tables.foreign).float().argmax(1)

    def take(self, policy: Policy) -> dict[str, float]:
        """The share of the wins, and its standard error."""
        tables, lived = self.tables, self.lived
        for _, env, _ in tables.batches:
            env.reset()
        lane = torch.arange(tables.lanes, device=tables.device)
        share = torch.zeros(tables.lanes, device=tables.device)
        over = torch.zeros_like(share, dtype=torch.bool)
        while not over.all():
            with torch.no_grad():
                lived.live(policy, heat=0.0)
            won = (lived.reward[0, lane, self.own, WIN] * (self.players - 1) + 1) / self.players
            share = torch.where(lived.done[0] & ~over, won, share)
            over |= lived.done[0]
        error = float(share.std()) / tables.lanes**0.5
        return {"against_greedy": round(float(share.mean()), 4), "error": round(error, 4)}
