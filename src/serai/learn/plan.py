"""The numbers of a training run, without PyTorch: the command line checks them before it asks for that."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """How to learn; where two numbers stand, the first holds at the beginning of a run and the second at its end."""

    width: int = 512
    depth: int = 3
    lanes: int = 32_768
    steps: int = 128
    """decisions of each lane between two updates"""
    batch: int = 32_768
    """decisions that are learned from at a time"""
    epochs: int = 1
    """how often each decision is learned from"""
    rivals: float = 0.0
    """share of the tables at which the game's own `greedy` has all seats but one"""
    rate: tuple[float, float] = (1e-3, 5e-5)
    """learning rate"""
    entropy: tuple[float, float] = (0.06, 0.006)
    """how much it is worth to keep trying other things"""
    aim: tuple[tuple[float, float, float], tuple[float, float, float]] = ((0.4, 0.4, 0.2), (0.2, 0.8, 0.0))
    """what counts how much: place, win, points"""
    reach: float = 0.98
    """how far back a surprise is felt (lambda)"""
    clip: float = 0.2
    """how far one window may change the chance of an action"""
    warm_up: int = 50
    """updates until the learning rate is reached: after a checkpoint the optimiser knows nothing yet"""
    exam: int = 32_768
    """games against `greedy` that say how strong the net is"""


SMALL = Plan(
    width=64,
    depth=1,
    lanes=128,
    batch=1024,
    rate=(5e-4, 2.5e-5),
    entropy=(0.002, 0.0002),
    exam=512,
)
PLANS = {"cpu": SMALL, "cuda": Plan()}
"""what suits each device: on a processor a small net, windows of a few seconds, and steps that few games justify"""
