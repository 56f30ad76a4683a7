"""`serai train`: play with itself, learn from it, and write down how it went."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from serai.games.game import Game
from serai.kernel.chance import key_of
from serai.learn.checkpoint import note, resume, save
from serai.learn.evaluation import Evaluation
from serai.learn.exam import Exam
from serai.learn.experience import Experience
from serai.learn.export import export
from serai.learn.learner import Learner
from serai.learn.network import Network
from serai.learn.plan import Plan
from serai.learn.tables import Tables

SAVE_EVERY = 60.0
"""seconds between two checkpoints"""

Say = Callable[[str], None]
Told = Callable[[float, int], None]
"""Hears after every window which share of the time is over, and how many decisions this run has made."""


def train(
    game: Game,
    folder: Path,
    plan: Plan,
    seconds: float,
    device: str = "cpu",
    seed: int | str = 0,
    evaluation: Evaluation | None = None,
    say: Say = print,
    fused: bool = False,
    told: Told = lambda _share, _decisions: None,
) -> dict[str, Any]:
    """Learn for this number of seconds, from the folder's checkpoint on. Returns the last line of the log.

    At least one window is played, however short the time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if device == "cpu":
        torch.set_num_threads(1)  # several would wait for each other longer than they compute
    edition = game.load_edition(None)
    network = Network(game, edition, plan.width, plan.depth, device)
    torch.manual_seed(key_of(seed) >> 1)
    weights, progress = resume(folder, network)
    tables = Tables(game, plan.lanes, f"{seed}/{progress.runs}", device, plan.rivals)
    learner = Learner(network, weights, plan, fused)
    lived = Experience(tables, plan.steps)
    exam = Exam(game, plan.exam, device) if game.brings("bot.rival") else None
    progress.runs += 1
    before, earlier = progress.decisions, progress.seconds
    note(folder, run=progress.runs, command=sys.argv[1:], plan=asdict(plan), device=device, minutes=seconds / 60)
    began = saved = time.monotonic()
    window, line = 0, {}
    while window == 0 or time.monotonic() - began < seconds:
        with torch.no_grad():
            lived.live(learner.policy)
            lived.look_back(plan.reach)
        played = time.monotonic()
        parts = learner.learn(lived, min(1.0, (played - began) / seconds)).tolist()
        now = time.monotonic()
        window += 1
        progress.decisions += plan.lanes * plan.steps
        progress.seconds = earlier + now - began
        told(min(1.0, (now - began) / seconds), progress.decisions - before)
        last = now - began >= seconds
        if window == 1 or last or now - saved >= SAVE_EVERY:
            saved = now
            save(folder, learner.smooth, progress)
            so_far = {"decisions": progress.decisions, "seconds": round(progress.seconds), "runs": progress.runs}
            export(folder, game, edition, network, learner.smooth, so_far)
            line = {
                **so_far,
                "a_second": round((progress.decisions - before) / (now - began)),
                **dict(zip(("value_error", "entropy", "moved"), (round(part, 5) for part in parts), strict=True)),
                **({} if exam is None else exam.take(learner.smooth_policy)),
            }
            note(folder, **line)
            say("  ".join(f"{key} {value:,}" for key, value in line.items()))
            if evaluation is not None:
                evaluation.begin(folder, decisions=progress.decisions)
        if evaluation is not None and (found := evaluation.result(wait=last)):
            note(folder, **found)
            say(str(found))
    return line
