"""`serai train`: train a net for a game by self-play."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from serai.cli.options import Device, Game, Seed
from serai.cli.patience import patience
from serai.games import GAMES
from serai.kernel.errors import UserError

EXAMPLES = f"""\
Needs PyTorch (serai[learn]) and, for more than a try, an NVIDIA GPU. The folder holds a checkpoint, the log of all runs
and the net as it plays (net.npz, with its card net.toml): a second run goes on where the first one ended.

    serai train {GAMES[0]} --minutes 9 --device cuda
    serai train {GAMES[0]} --minutes 1 --lanes 64 --steps 32 --batch 256 --width 64
    serai arena {GAMES[0]} --bots net:runs/{GAMES[0]}/net.npz,greedy,greedy,greedy
"""

train = App(name="train", help_epilogue=EXAMPLES)


@train.default
def run(
    game: Game,
    /,
    *,
    minutes: float = 9.0,
    folder: str | None = None,
    device: Device = "cpu",
    lanes: int = 32768,
    steps: int = 128,
    batch: int = 32768,
    width: int = 512,
    depth: int = 3,
    rate: float = 1e-3,
    entropy: float = 0.02,
    rivals: float = 0.0,
    seed: Seed = "0",
    evaluate: str | None = None,
    games: int = 200,
) -> int:
    """Train a net for a game by self-play.

    Parameters
    ----------
    game
        Which game.
    minutes
        How long to learn.
    folder
        The folder of the run; by default runs/GAME.
    device
        Where to play and learn: cpu, or cuda for an NVIDIA GPU.
    lanes
        How many games are played side by side.
    steps
        How many decisions are made in each of them between two updates of the net.
    batch
        How many decisions it learns from at a time.
    width
        How many numbers each layer of the net has.
    depth
        How many layers follow the first.
    rate
        The learning rate; it falls to a twentieth.
    entropy
        The weight of exploration; it falls to a tenth.
    rivals
        The share of tables, from 0 to 1, at which the game's own greedy bot has all seats but one.
    evaluate
        A bot to measure the net against while it learns, with the usual number of players.
    games
        How many games each such measurement takes.
    """
    for name, number in (("lanes", lanes), ("steps", steps), ("batch", batch), ("width", width)):
        if number < 1:
            raise UserError(f"--{name} {number} does not work: ask for 1 or more")
    if minutes <= 0:
        raise UserError(f"--minutes {minutes} does not work: ask for more than 0")
    if not 0 <= rivals <= 1:
        raise UserError(f"--rivals {rivals} is no share: ask for 0 to 1")
    if batch > lanes * steps // 2:
        raise UserError(f"a batch of {batch} needs more than {lanes} games with {steps} decisions: ask for less")
    try:
        from serai.learn.train import train as learn
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        raise UserError("learning needs PyTorch: install serai[learn]") from None
    from serai.bots.registry import make
    from serai.games import find_game
    from serai.learn.evaluation import Evaluation
    from serai.learn.learner import Plan

    found, place = find_game(game), Path(folder or f"runs/{game}")
    plan = Plan(
        width, depth, lanes, steps, batch, rivals=rivals, rate=(rate, rate / 20), entropy=(entropy, entropy / 10)
    )
    evaluation = None
    if evaluate is not None:
        make(evaluate, game)
        evaluation = Evaluation(place, game, found.usual, evaluate, games)
    with patience(game):
        learn(found, place, plan, 60 * minutes, device, seed, evaluation, fused=device == "cuda")
    return 0
