"""The experience between two updates: a window of decisions in every lane, and their results.

A seat's decisions form a chain of their own. How much better a decision turned out than expected (its advantage) is
found backwards along the chain, by generalised advantage estimation. A game that ends makes room for the next one, so a
window holds the ends of some games and the beginnings of others; the last decision of a seat in it has no sequel and is
left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from serai.bots.net import VALUES
from serai.learn.tables import Tables

Policy = Callable[[Any, Any], tuple[Any, Any]]
"""From observations and advice to logits and values."""

IMPOSSIBLE = -1e9
"""The logit of an action that is not legal."""


def log_chances(logits: Any, mask: Any) -> Any:
    """The logarithms of the chances of all actions."""
    return torch.log_softmax(torch.where(mask, logits, IMPOSSIBLE), 1)


class Experience:
    """Room for one window, filled anew by `live`."""

    def __init__(self, tables: Tables, steps: int):
        device, lanes = tables.device, tables.lanes

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(steps, lanes, *shape, dtype=kind, device=device)

        self.tables, self.steps = tables, steps
        self.seen, self.mask = room(tables.size, kind=torch.int16), room(tables.actions, kind=torch.bool)
        self.advice = room(tables.actions if tables.advised else 0, kind=torch.float16)
        self.action, self.chance = room(kind=torch.int32), room()
        self.seat, self.choices = room(kind=torch.int16), room(kind=torch.int16)
        self.done = room(kind=torch.bool)
        self.value, self.reward = room(VALUES), room(tables.seats, VALUES)
        self.advantage, self.followed = room(VALUES), room(kind=torch.bool)

    def live(self, policy: Policy, heat: float = 1.0) -> None:
        """Play through the window; actions are drawn by their chances, with a heat of 0 the likeliest are taken."""
        tables = self.tables
        for step in range(self.steps):
            tables.observe(self.seen[step])
            tables.gather("mask", self.mask[step])
            tables.gather("seat", self.seat[step])
            tables.gather("legal_count", self.choices[step])
            tables.advise(self.advice[step])
            logits, self.value[step] = policy(self.seen[step], self.advice[step])
            chances = log_chances(logits, self.mask[step])
            # The greatest of logarithms with Gumbel noise is a draw by the chances.
            noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-20, 1 - 1e-7)))
            action = (chances + heat * noise).argmax(1, keepdim=True)
            self.chance[step] = chances.gather(1, action)[:, 0]
            self.action[step] = action[:, 0]
            if tables.foreign is not None:
                self.choices[step][tables.let_rivals(self.seat[step], self.action[step])] = 0  # no lesson for the net
            tables.step(self.action[step])
            tables.gather("done", self.done[step])
            tables.rewards(self.reward[step], self.done[step])

    def look_back(self, reach: float) -> None:
        """Advantages, seat by seat; `reach` is how far back a surprise is felt (lambda)."""
        lanes, seats = self.tables.lanes, self.tables.seats
        lane = torch.arange(lanes, device=self.tables.device)
        sequel = torch.zeros(lanes, seats, VALUES, device=self.tables.device)
        surprise = torch.zeros_like(sequel)
        known = torch.zeros(lanes, seats, dtype=torch.bool, device=self.tables.device)
        for step in range(self.steps - 1, -1, -1):
            ended = self.done[step][:, None]
            sequel = torch.where(ended[..., None], self.reward[step], sequel)
            surprise = torch.where(ended[..., None], 0.0, surprise)
            known = known | ended
            at = lane, self.seat[step].long()
            followed = known[at]
            found = sequel[at] - self.value[step] + reach * surprise[at]
            found = torch.where(followed[:, None], found, 0.0)
            surprise[at], sequel[at], known[at] = found, self.value[step], True
            self.advantage[step], self.followed[step] = found, followed

    def lessons(self) -> Any:
        """The decisions to learn from: those with a choice and a sequel, as numbers into the flat window."""
        return (self.followed & (self.choices > 1)).flatten().nonzero()[:, 0]

    def flat(self, name: str) -> Any:
        """An array with all decisions of the window in one row."""
        return getattr(self, name).flatten(0, 1)
