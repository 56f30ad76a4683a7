"""`serai train`: train a net for a game by self-play."""

from __future__ import annotations

from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from cyclopts import App

from serai.cli.options import Device, Seed, WhichGame
from serai.cli.patience import patience
from serai.games import GAMES
from serai.kernel.errors import UserError

EXAMPLES = f"""\
Needs PyTorch (serai[learn]) and, for more than a try, an NVIDIA GPU: on a processor the net and the windows are small
unless you say otherwise. The folder holds a checkpoint from the first seconds on, the log of all runs and the net as it
plays (net.npz, with its card net.toml): a second run goes on where the first one ended.

    serai train {GAMES[0]} --minutes 1
    serai train {GAMES[0]} --minutes 9 --device cuda
    serai arena {GAMES[0]} --bots net:runs/{GAMES[0]}/net.npz,greedy,greedy,greedy
"""

train = App(name="train", help_epilogue=EXAMPLES)


@train.default
def run(
    game: WhichGame,
    /,
    *,
    minutes: float = 9.0,
    folder: str | None = None,
    device: Device = "cpu",
    lanes: int | None = None,
    steps: int | None = None,
    batch: int | None = None,
    width: int | None = None,
    depth: int | None = None,
    rate: float | None = None,
    entropy: float | None = None,
    rivals: float = 0.0,
    seed: Seed = "0",
    evaluate: str | None = None,
    games: int = 200,
) -> int:
    """Train a net for a game by self-play.

    Parameters
    ----------
    minutes
        How long to learn.
    folder
        The folder of the run; by default runs/GAME.
    device
        Where to play and learn: cpu, or cuda for an NVIDIA GPU.
    lanes
        How many games are played side by side; 128 on a processor, 32768 on a GPU.
    steps
        How many decisions are made in each of them between two updates of the net.
    batch
        How many decisions it learns from at a time; 1024 or 32768.
    width
        How many numbers each layer of the net has; 64 or 512.
    depth
        How many layers follow the first; 1 or 3.
    rate
        The learning rate; it falls to a twentieth. 5e-4 on a processor, 1e-3 on a GPU.
    entropy
        The weight of exploration; it falls to a tenth. 0.002 or 0.06.
    rivals
        The share of tables, from 0 to 1, at which the game's own greedy bot has all seats but one.
    evaluate
        A bot to measure the net against while it learns, with the usual number of players.
    games
        How many games each such measurement takes.
    """
    if minutes <= 0:
        raise UserError(f"--minutes {minutes} does not work: ask for more than 0")
    if not 0 <= rivals <= 1:
        raise UserError(f"--rivals {rivals} is not a share: ask for 0 to 1")
    sizes = {"lanes": lanes, "steps": steps, "batch": batch, "width": width, "depth": depth}
    for name, number in sizes.items():
        if number is not None and number < 1:
            raise UserError(f"--{name} {number} does not work: ask for 1 or more")
    from serai.learn.plan import PLANS

    wanted: dict[str, Any] = {name: size for name, size in sizes.items() if size is not None}
    wanted |= {} if rate is None else {"rate": (rate, rate / 20)}
    wanted |= {} if entropy is None else {"entropy": (entropy, entropy / 10)}
    plan = replace(PLANS[device], rivals=rivals, **wanted)
    if plan.batch > plan.lanes * plan.steps // 2:
        raise UserError(
            f"a batch of {plan.batch} needs more than {plan.lanes} games with {plan.steps} decisions: ask for less"
        )
    try:
        from serai.learn.train import train as learn
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        raise UserError("learning needs PyTorch: pip install 'serai[learn]'") from None
    from serai.bots.registry import make
    from serai.games import find_game
    from serai.learn.evaluation import Evaluation

    found, place = find_game(game), Path(folder or f"runs/{game}")
    evaluation = None
    if evaluate is not None:
        make(evaluate, game)
        evaluation = Evaluation(place, game, found.usual, evaluate, games)
    with Following(game) as following:
        last = learn(
            found,
            place,
            plan,
            60 * minutes,
            device,
            seed,
            evaluation,
            say=following.say,
            fused=device == "cuda",
            told=following.told,
        )
    print(_learned(last, place, game, found.usual))
    return 0


class Following(AbstractContextManager["Following"]):
    """What a person sees meanwhile, on standard error: that rules are compiled, then a bar, or lines in a file."""

    def __init__(self, game: str):
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        self.console = Console(stderr=True, highlight=False)
        columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self.bar = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self.task = self.bar.add_task("playing the first games", total=1.0)
        self.waiting = ExitStack()
        self.waiting.enter_context(patience(game))

    def say(self, line: str) -> None:
        self.console.print(line, soft_wrap=True)

    def told(self, share: float, decisions: int) -> None:
        """After the first window everything is compiled."""
        self.waiting.close()
        self.bar.start()
        self.bar.update(self.task, completed=share, description=f"{decisions:,} decisions")

    def __exit__(self, *_: object) -> None:
        self.waiting.close()
        self.bar.stop()


def _learned(last: dict[str, Any], folder: Path, game: str, players: int) -> str:
    """What came out, and what to do with it."""
    net = f"net:{folder / 'net.npz'}"
    strength = ""
    if "against_greedy" in last:
        share, error = last["against_greedy"], 2 * last["error"]
        strength = f" It wins {share:.1%} ± {error:.1%} against greedy; equals would win {1 / players:.1%}."
    return (
        f"The net has learned from {last['decisions']:,} decisions.{strength}\n"
        f"Play against it:  serai play --terminal --game {game} --bots {net}\n"
        f"Let it play:      serai arena {game} --bots {','.join([net, *['greedy'] * (players - 1)])}"
    )
