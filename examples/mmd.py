"""Magnetic mirror descent by self-play, in one file with PyTorch: a policy gradient that is drawn to a magnet.

    python examples/mmd.py --minutes 3 --seed 1
    serai arena amul --bots examples/mmd.py:MmdBot,greedy,greedy,greedy

A policy that only answers the others goes in circles where cards are hidden. Here every update stays close to the
policy that played (the mirror) and is drawn to the even policy (the magnet), less and less as it goes on, so that
what is reached in the end is near an equilibrium (Sokota et al., 2023, https://arxiv.org/abs/2206.05825).

One core of an Intel Xeon at 2.50 GHz, NashConv in the small edition of Āmul with three players (even play: 2.43,
equilibrium: 0; docs/mini-editions.md):

| seconds of its time | 10 | 40 |
|---|---|---|
| seed 1 | 1.34 | 0.53 |
| seed 2 | 1.33 | 1.00 |
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import torch
from torch import nn

import serai
from serai.envs.policy_bot import draw

torch.set_num_threads(1)  # several would wait for each other longer than they compute

HIGHEST = 15  # greater numbers of an observation count as this one
KEPT = Path("mmd.pt")

WIDTH, LANES, STEPS = 128, 128, 144  # games side by side, decisions of each between two updates
EPOCHS, BATCH, RATE = 2, 2048, 1e-3
MAGNET, MIRROR = 0.1, 0.5  # how strong at first: the draw to the even policy, and the bond to the one that played


class Net(nn.Module):
    """A row of weights for each value of each number of an observation, then a hidden layer; logits and a value."""

    def __init__(self, game: str):
        super().__init__()
        env = serai.vector(game, 1)
        self.register_buffer("rows", torch.arange(env.layout.size) * (HIGHEST + 1))
        self.first = nn.EmbeddingBag(env.layout.size * (HIGHEST + 1), WIDTH, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.hidden = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.ends = nn.Linear(WIDTH, env.action_space.size + 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        found = self.ends(self.hidden(self.first(self.rows + seen.clamp(0, HIGHEST))))
        return torch.log_softmax(found[:, 1:].masked_fill(~mask, -1e9), 1), found[:, 0]

    def chances(self, seen: Any, mask: Any) -> Any:
        """How likely each action is, for NumPy arrays."""
        with torch.no_grad():
            return self(torch.from_numpy(seen), torch.from_numpy(mask))[0].exp().numpy()

    def favourites(self, seen: Any, mask: Any) -> Any:
        """The likeliest actions, for NumPy arrays."""
        return self.chances(seen, mask).argmax(1)


def play(env: Any, net: Net, steps: int) -> list[Any]:
    """Decisions with a choice whose end is known: what was seen, mask, action, chances, advantage, outcome."""
    lived, ends = [], []
    for _ in range(steps):
        seen, mask, seat = env.observe().copy(), env.mask.astype(bool), env.seat.copy()
        with torch.no_grad():
            chances, value = net(torch.from_numpy(seen), torch.from_numpy(mask))
        action = torch.multinomial(chances.exp(), 1)[:, 0]
        env.step(action.numpy())
        lived.append((torch.from_numpy(seen), torch.from_numpy(mask), action, chances, value))
        ends.append((seat, env.done.copy(), env.rewards.copy()))
    outcome = torch.from_numpy(serai.outcomes(*zip(*ends, strict=True)).reshape(-1))
    seen, mask, action, chances, value = map(torch.cat, zip(*lived, strict=True))
    useful = ~outcome.isnan() & (mask.sum(1) > 1)
    return [part[useful] for part in (seen, mask, action, chances, outcome - value, outcome)]


def learn(net: Net, optimiser: Any, window: list[Any], magnet: float, mirror: float) -> None:
    """Some epochs over a window: gain by what went better than expected, held by the mirror and the magnet."""
    advantage = window[4]
    window[4] = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(advantage)).split(BATCH):
            seen, mask, action, before, gain, outcome = (part[rows] for part in window)
            now, value = net(seen, mask)
            ratio = (now - before).gather(1, action[:, None])[:, 0].exp()
            even = -mask.sum(1, keepdim=True).float().log()
            chances, bound = now.exp(), torch.where(mask, now, 0.0)
            to_mirror = (chances * (bound - torch.where(mask, before, 0.0))).sum(1).mean()
            to_magnet = (chances * torch.where(mask, bound - even, 0.0)).sum(1).mean()
            error = (value - outcome).square().mean()
            optimiser.zero_grad()
            (error / 2 - (ratio * gain).mean() + mirror * to_mirror + magnet * to_magnet).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def train(
    game: str = "amul",
    *,
    minutes: float = 3.0,
    seed: int = 0,
    lanes: int = LANES,
    players: int = 4,
    edition: str | None = None,
) -> Net:
    """Learn for this long, at least for one window; print the curve and keep the net."""
    torch.manual_seed(seed)
    env = serai.vector(game, lanes, players=players, seed=seed, edition=edition)
    net = Net(game)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    curve, window = serai.LearningCurve(game, players, edition), 0
    while window == 0 or curve.seconds < 60 * minutes:
        window += 1
        # The magnet fades and the mirror holds faster, so that the policy comes to rest.
        learn(net, optimiser, play(env, net, STEPS), MAGNET / window**0.5, MIRROR * window**0.5)
        curve.follow(net.favourites, window * lanes * STEPS)
    torch.save(net.state_dict(), KEPT)
    return net


class MmdBot(serai.PolicyBot):
    """The net at any table; it mixes as it has learned to."""

    def __init__(self, game: str):
        super().__init__(game)
        self.net = Net(game)
        self.net.load_state_dict(torch.load(KEPT, weights_only=True))

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:
        return draw(self.net.chances(seen, mask), chance)


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
