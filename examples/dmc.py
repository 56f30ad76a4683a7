"""Deep Monte Carlo by self-play, in one file with PyTorch: learn what each action was worth in the end, play the best.

    python examples/dmc.py --minutes 2 --seed 1
    serai arena amul --bots examples/dmc.py:DmcBot,greedy,greedy,greedy

Every seat plays what the net values most, and now and then something else. When a game ends, the value of each action
taken moves towards the place its seat got: no advantage, no bootstrapping, no bound on a step.

One core of an Intel Xeon at 2.50 GHz, 45 s of its time, wins against three random players (equals: 25%):

| decisions, about | 15,000 | 30,000 | 59,000 | 119,000 | 239,000 | 479,000 |
|---|---|---|---|---|---|---|
| seed 1 | 75.1% | 92.6% | 96.2% | 95.6% | 97.2% | 99.0% |
| seed 2 | 74.6% | 84.5% | 94.1% | 97.7% | 98.4% | 99.0% |

Then they win 1.0% (0.3 - 3.6) and 1.5% (0.5 - 4.3) of 200 games against three `greedy`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import numpy as np
import torch
from torch import nn

import serai

torch.set_num_threads(1)  # several would wait for each other longer than they compute

HIGHEST = 15  # greater numbers of an observation count as this one
KEPT = Path("dmc.pt")

WIDTH, LANES, BATCH, RATE, CURIOUS = 128, 128, 1024, 1e-3, 0.05


class Values(nn.Module):
    """What every action is worth: a row of weights for each value of each number, then a hidden layer."""

    def __init__(self, game: str):
        super().__init__()
        env = serai.vector(game, 1)
        self.first = nn.EmbeddingBag(env.layout.size * (HIGHEST + 1), WIDTH, mode="sum")
        self.rest = nn.Sequential(
            nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, env.action_space.size)
        )
        self.register_buffer("rows", torch.arange(env.layout.size) * (HIGHEST + 1))
        nn.init.normal_(self.first.weight, std=0.05)

    def forward(self, seen: Any) -> Any:
        return self.rest(self.first(self.rows + seen.clamp(0, HIGHEST)))

    def favourites(self, seen: Any, mask: Any) -> Any:
        """The actions valued most, for NumPy arrays."""
        with torch.no_grad():
            values = self(torch.from_numpy(seen)).masked_fill(~torch.from_numpy(mask), -torch.inf)
        return values.argmax(1).numpy()

    def chances(self, seen: Any, mask: Any) -> Any:
        """How likely each action is when it plays to win: it never mixes."""
        return np.eye(mask.shape[1])[self.favourites(seen, mask)]


def train(
    game: str = "amul",
    *,
    minutes: float = 2.0,
    seed: int = 0,
    lanes: int = LANES,
    players: int = 4,
    edition: str | None = None,
) -> Values:
    """Learn for this long, at least from one game in each lane; print the curve and keep the net."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    env = serai.vector(game, lanes, players=players, seed=seed, edition=edition)
    net = Values(game)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    stories: list[list[Any]] = [[] for _ in range(lanes)]  # of each unfinished game: seat, what it saw, what it did
    lessons: list[Any] = []
    curve, decisions, games = serai.LearningCurve(game, players, edition), 0, 0
    while games < lanes or curve.seconds < 60 * minutes:
        seen, seats = env.observe().copy(), env.seat.copy()
        tries = chance.random(lanes) < CURIOUS
        actions = np.where(tries, env.sample(), net.favourites(seen, env.mask.astype(bool)))
        choice = env.legal_count > 1
        for lane in np.flatnonzero(choice):
            stories[lane].append((seats[lane], seen[lane], actions[lane]))
        env.step(actions)
        decisions += lanes
        for lane in np.flatnonzero(env.done):
            lessons += [(saw, did, env.rewards[lane, seat]) for seat, saw, did in stories[lane]]
            stories[lane], games = [], games + 1
        while len(lessons) >= BATCH:
            learn(net, optimiser, lessons[:BATCH])
            del lessons[:BATCH]
        if games >= lanes:
            curve.follow(net.favourites, decisions)
    torch.save(net.state_dict(), KEPT)
    return net


def learn(net: Values, optimiser: Any, lessons: list[Any]) -> None:
    """Move the values of what was done towards what came of it."""
    seen, done, worth = (torch.from_numpy(np.array(column)) for column in zip(*lessons, strict=True))
    values = net(seen).gather(1, done[:, None].long())[:, 0]
    optimiser.zero_grad()
    (values - worth).square().mean().backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()


class DmcBot(serai.PolicyBot):
    """The net at any table."""

    def __init__(self, game: str):
        super().__init__(game)
        self.net = Values(game)
        self.net.load_state_dict(torch.load(KEPT, weights_only=True))

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:  # noqa: ARG002
        return self.net.favourites(seen, mask)


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
