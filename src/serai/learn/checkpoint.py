"""A run on disk: weights to go on from, and a log with a line for everything worth knowing later.

The optimiser is not kept: it is twice the size of the net and has found its feet again after a few dozen updates.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from serai.bots.net_file import OF_ADVICE
from serai.kernel.errors import UserError
from serai.learn.network import Network, Weights

CHECKPOINT, LOG = "checkpoint.pt", "log.jsonl"


@dataclass
class Progress:
    """How far a net has come, over all its runs."""

    decisions: int = 0
    seconds: float = 0.0
    runs: int = 0


def save(folder: Path, weights: Weights, progress: Progress) -> None:
    """Write a checkpoint; an interruption leaves the older one."""
    parts = {name: weight.detach().cpu() for name, weight in weights.items()}
    fresh = folder / f"{CHECKPOINT}.new"
    torch.save({"weights": parts, "progress": asdict(progress)}, fresh)
    fresh.replace(folder / CHECKPOINT)


def resume(folder: Path, network: Network) -> tuple[Weights, Progress]:
    """The weights of the folder's checkpoint, or fresh ones."""
    file = folder / CHECKPOINT
    weights = network.fresh()
    if not file.exists():
        return weights, Progress()
    kept = torch.load(file, map_location=network.device, weights_only=True)
    if network.advised:  # a net that has learned without advice now gets it, and learns how far to trust it
        silent = {name: torch.zeros_like(weights[name]) for name in OF_ADVICE}
        kept["weights"] = {**silent, **kept["weights"]}
    shapes = {name: tuple(weight.shape) for name, weight in weights.items()}
    if shapes != {name: tuple(weight.shape) for name, weight in kept["weights"].items()}:
        raise UserError(f"the net in {folder} has another shape: give its width and depth, or another folder")
    return {name: weight.requires_grad_() for name, weight in kept["weights"].items()}, Progress(**kept["progress"])


def note(folder: Path, **facts: Any) -> None:
    """One line more in the log."""
    with (folder / LOG).open("a", encoding="utf-8") as log:
        log.write(json.dumps(facts) + "\n")
