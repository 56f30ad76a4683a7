"""Proximal policy optimisation: after every window the net is moved towards what turned out better than expected."""

from __future__ import annotations

from typing import Any

import torch

from serai.learn.experience import Experience, log_chances
from serai.learn.network import Network, Weights
from serai.learn.plan import Plan

SPAN = 2000
"""About how many updates the smoothed weights reach back."""


class Learner:
    """The net and its optimiser."""

    def __init__(self, network: Network, weights: Weights, plan: Plan, fused: bool):
        self.network, self.weights, self.plan = network, weights, plan
        self.optimiser = torch.optim.Adam(list(weights.values()), lr=plan.rate[0], eps=1e-5, fused=fused)
        self.updates = 0
        self.smooth = {name: weight.detach().clone().requires_grad_() for name, weight in weights.items()}
        """the mean of the last weights, in which the noise of single updates cancels: this is what plays and is kept"""
        # Compiling takes a quarter of a minute; a GPU is two times as quick then.
        self._loss = torch.compile(self.loss) if fused else self.loss
        self._policy = torch.compile(network) if fused else network

    def policy(self, seen: Any, advice: Any) -> tuple[Any, Any]:
        """Logits and values while playing."""
        found: tuple[Any, Any] = self._policy(self.weights, seen, advice)
        return found

    def smooth_policy(self, seen: Any, advice: Any) -> tuple[Any, Any]:
        """The same by the smoothed weights."""
        found: tuple[Any, Any] = self._policy(self.smooth, seen, advice)
        return found

    def loss(
        self, entropy: Any, seen: Any, advice: Any, mask: Any, action: Any, chance: Any, advantage: Any, returns: Any
    ) -> tuple[Any, Any]:
        """Return the loss, and its parts for the log."""
        logits, values = self.network(self.weights, seen, advice)
        chances = log_chances(logits, mask)
        now = chances.gather(1, action[:, None].long())[:, 0]
        ratio = (now - chance).exp()
        bounded = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        gain = torch.minimum(ratio * advantage, bounded * advantage).mean()
        error = (values - returns).square().mean()
        openness = -(chances.exp() * torch.where(mask, chances, 0.0)).sum(1).mean()
        loss = -gain + error - entropy * openness
        return loss, torch.stack([error.detach(), openness.detach(), (now - chance).square().mean().detach()])

    def learn(self, lived: Experience, progress: float) -> Any:
        """Update the net by one window; `progress` goes from 0 to 1 over a run. Returns the mean parts of the loss."""
        plan = self.plan
        lessons = lived.lessons()
        aim = torch.tensor([between(*ends, progress) for ends in zip(*plan.aim, strict=True)], device=lessons.device)
        entropy = torch.tensor(between(*plan.entropy, progress), device=lessons.device)
        gains = lived.flat("advantage")
        advantage = gains @ aim
        advantage = (advantage - advantage[lessons].mean()) / (advantage[lessons].std() + 1e-6)
        returns = gains + lived.flat("value")
        known = [lived.flat(name) for name in ("seen", "advice", "mask", "action", "chance")]
        size, parts = min(plan.batch, len(lessons)), []
        for _ in range(plan.epochs):
            order = lessons[torch.randperm(len(lessons), device=lessons.device)]
            for first in range(0, len(order) - size + 1, size):
                rows = order[first : first + size]
                self.updates += 1
                rate = between(*plan.rate, progress) * min(1.0, self.updates / plan.warm_up)
                loss, found = self._loss(entropy, *(each[rows] for each in (*known, advantage, returns)))
                self.move(loss, rate)
                parts.append(found)
        return torch.stack(parts).mean(0)

    def move(self, loss: Any, rate: float) -> None:
        """One update."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 0.5)
        self.optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.smooth.values()), list(self.weights.values()), 1 / min(self.updates, SPAN))


def between(first: float, last: float, progress: float) -> float:
    """On the way from the first to the last."""
    return first + (last - first) * progress
