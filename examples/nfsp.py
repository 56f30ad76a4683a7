"""Neural fictitious self-play, in one file with PyTorch: answer the others' average, and average the answers.

    python examples/nfsp.py --minutes 3 --seed 1
    serai arena amul --bots examples/nfsp.py:NfspBot,greedy,greedy,greedy

One net learns by Q-learning what the best answer is to how everybody plays. The other one imitates all answers there
have been, the early ones as much as the late ones: this average is what approaches an equilibrium. In each game every
seat plays the answer with a chance of 10%, otherwise the average (Heinrich and Silver, 2016,
https://arxiv.org/abs/1603.01121).

One core of an Intel Xeon at 2.50 GHz, NashConv in the small edition of Āmul with three players (even play: 2.43,
equilibrium: 0; docs/mini-editions.md):

| seconds of its time | 10 | 40 |
|---|---|---|
| seed 1 | 1.89 | 1.62 |
| seed 2 | 1.48 | 1.32 |
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import numpy as np
import torch
from torch import nn

import serai
from serai.envs.policy_bot import draw

torch.set_num_threads(1)  # several would wait for each other longer than they compute

HIGHEST = 15  # greater numbers of an observation count as this one
KEPT = Path("nfsp.pt")

WIDTH, LANES, BATCH, RATE = 128, 128, 512, 1e-3
ANSWERS, CURIOUS = 0.1, 0.06  # how many seats answer, and how often those try something else
ROOM, LATEST = 100_000, 50_000  # answers that are remembered, drawn from all; transitions, the latest ones
EVERY, RENEWED = 4, 300  # steps between two updates, updates between two copies of the net that looks ahead


class Net(nn.Module):
    """A row of weights for each value of each number of an observation, then a hidden layer; a number per action."""

    def __init__(self, game: str):
        super().__init__()
        env = serai.vector(game, 1)
        self.register_buffer("rows", torch.arange(env.layout.size) * (HIGHEST + 1))
        self.first = nn.EmbeddingBag(env.layout.size * (HIGHEST + 1), WIDTH, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.rest = nn.Sequential(
            nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, env.action_space.size)
        )

    def forward(self, seen: Any, mask: Any) -> Any:
        return self.rest(self.first(self.rows + seen.clamp(0, HIGHEST))).masked_fill(~mask, -1e9)

    def chances(self, seen: Any, mask: Any) -> Any:
        """How likely each action is, for NumPy arrays."""
        with torch.no_grad():
            return torch.softmax(self(torch.from_numpy(seen), torch.from_numpy(mask)), 1).numpy()

    def favourites(self, seen: Any, mask: Any) -> Any:
        """The actions with the greatest numbers, for NumPy arrays."""
        with torch.no_grad():
            return self(torch.from_numpy(seen), torch.from_numpy(mask)).argmax(1).numpy()


class Memory:
    """Rows of several arrays: the latest ones, or as many drawn evenly from all there have been."""

    def __init__(self, room: int, chance: Any, *, even: bool):
        self.room, self.chance, self.even = room, chance, even
        self.parts: list[Any] = []
        self.count = 0

    def add(self, *parts: Any) -> None:
        numbers = self.count + np.arange(len(parts[0]))
        self.parts = self.parts or [np.zeros((self.room, *part.shape[1:]), part.dtype) for part in parts]
        places = np.where(numbers < self.room, numbers, numbers % self.room)
        if self.even:
            drawn = self.chance.integers(0, numbers + 1)
            places = np.where(numbers < self.room, numbers, drawn)
        kept = places < self.room
        for all_rows, rows in zip(self.parts, parts, strict=True):
            all_rows[places[kept]] = rows[kept]
        self.count += len(numbers)

    def sample(self) -> list[Any]:
        rows = self.chance.integers(0, min(self.count, self.room), BATCH)
        return [torch.from_numpy(part[rows]) for part in self.parts]


class Learner:
    """Both nets, what they learn from, and what every seat did last."""

    def __init__(self, game: str, env: Any, chance: Any):
        self.answer, self.ahead, self.average = Net(game), Net(game), Net(game)
        self.ahead.load_state_dict(self.answer.state_dict())
        self.movers = [torch.optim.Adam(net.parameters(), lr=RATE) for net in (self.answer, self.average)]
        self.transitions, self.answers = Memory(LATEST, chance, even=False), Memory(ROOM, chance, even=True)
        self.env, self.chance, self.updates = env, chance, 0
        seats = env.rewards.shape[1]
        self.answering = chance.random((env.games, seats)) < ANSWERS
        self.seen = np.zeros((env.games, seats, env.layout.size), env.layout.dtype)
        self.done = np.full((env.games, seats), -1)

    def step(self) -> None:
        """One decision in every game."""
        env, lanes = self.env, np.arange(self.env.games)
        seen, mask, seat = env.observe().copy(), env.mask.astype(bool), env.seat.copy()
        before = self.done[lanes, seat] >= 0
        self._remember(lanes[before], seat[before], np.zeros(before.sum(), np.float32), seen[before], mask[before])
        tries = self.chance.random(env.games) < CURIOUS
        answers = np.where(tries, env.sample(), self.answer.favourites(seen, mask))
        mixed = draw(self.average.chances(seen, mask), self.chance)
        mine = self.answering[lanes, seat]
        action = np.where(mine, answers, mixed)
        self.answers.add(seen[mine], mask[mine], action[mine])
        self.seen[lanes, seat], self.done[lanes, seat] = seen, action
        env.step(action)
        ended, seats = np.nonzero((self.done >= 0) & env.done.astype(bool)[:, None])
        nothing = np.zeros((len(ended), mask.shape[1]), bool)
        self._remember(ended, seats, env.rewards[ended, seats].astype(np.float32), self.seen[ended, seats], nothing)
        over = env.done.astype(bool)
        self.done[over] = -1
        self.answering[over] = self.chance.random((over.sum(), self.done.shape[1])) < ANSWERS

    def _remember(self, lanes: Any, seats: Any, rewards: Any, then: Any, mask: Any) -> None:
        """What a seat did last, what it got for that, and what it sees now; no action is left at the end."""
        self.transitions.add(self.seen[lanes, seats], self.done[lanes, seats], rewards, then, mask)

    def learn(self) -> None:
        """One update of each net."""
        seen, done, rewards, then, mask = self.transitions.sample()
        with torch.no_grad():
            later = self.ahead(then, mask).max(1).values
        aim = rewards + torch.where(mask.any(1), later, 0.0)
        value = self.answer(seen, torch.ones_like(mask)).gather(1, done[:, None])[:, 0]
        self._move(0, (value - aim).square().mean())
        seen, mask, done = self.answers.sample()
        self._move(1, nn.functional.cross_entropy(self.average(seen, mask), done))
        self.updates += 1
        if self.updates % RENEWED == 0:
            self.ahead.load_state_dict(self.answer.state_dict())

    def _move(self, which: int, loss: Any) -> None:
        self.movers[which].zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_((self.answer, self.average)[which].parameters(), 1.0)
        self.movers[which].step()


def train(
    game: str = "amul",
    *,
    minutes: float = 3.0,
    seed: int = 0,
    lanes: int = LANES,
    players: int = 4,
    edition: str | None = None,
) -> Net:
    """Learn for this long, at least 400 steps; print the curve, keep and return the net that is the average."""
    torch.manual_seed(seed)
    env = serai.vector(game, lanes, players=players, seed=seed, edition=edition)
    learner = Learner(game, env, np.random.default_rng(seed))
    curve, steps = serai.LearningCurve(game, players, edition), 0
    while steps < 400 or curve.seconds < 60 * minutes:
        learner.step()
        steps += 1
        if steps % EVERY == 0 and learner.answers.count > BATCH:
            learner.learn()
        if steps % 400 == 0:
            curve.follow(learner.average.favourites, steps * lanes)
    torch.save(learner.average.state_dict(), KEPT)
    return learner.average


class NfspBot(serai.PolicyBot):
    """The average at any table; it mixes as it has learned to."""

    def __init__(self, game: str):
        super().__init__(game)
        self.net = Net(game)
        self.net.load_state_dict(torch.load(KEPT, weights_only=True))

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:
        return draw(self.net.chances(seen, mask), chance)


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
