"""How exploitable `net` is: another net learns with one aim, to win while all others are `net`.

    python3 -m tools.strength.best_response --minutes 15 --device cuda FOLDER

It begins as `net` itself, which wins 1 / players, and learns from its own seat alone; the others always do what they
like best, as they do in play. What it wins in the end is a lower bound: somebody who learns for longer, or otherwise,
may win more. The share comes from duplicate deals in the arena, of nets as they play. Needs PyTorch and a game with
`bot/rival.py`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import torch

from serai.arena.contest import Contest
from serai.arena.match import Match
from serai.arena.play import warm_up
from serai.arena.summary import BotSummary, summarise
from serai.bots.net import WIN
from serai.bots.net_file import WEIGHTS, shipped
from serai.executors import default_workers
from serai.games import find_game
from serai.games.game import Game
from serai.learn.experience import Experience, Policy, log_chances
from serai.learn.export import export, weights_in
from serai.learn.learner import Learner
from serai.learn.network import Network, Weights
from serai.learn.plan import Plan
from serai.learn.tables import Tables

SOFTER = 4.0
"""What the first logits are divided by: a net that is sure of everything tries nothing."""

SAVE_EVERY = 30.0
"""seconds between two nets on disk"""

PLAN = Plan(
    lanes=65_536,
    rivals=1.0,
    rate=(2e-4, 2e-5),
    entropy=(0.006, 0.0006),
    aim=((0.1, 0.9, 0.0), (0.0, 1.0, 0.0)),
)


class AmongNets(Tables):
    """Tables at which all seats but one belong to a net that does not learn."""

    def __init__(self, game: Game, lanes: int, device: str, net: Policy):
        super().__init__(game, lanes, "best response", device, rivals=1.0, only=game.usual)
        self.net = net
        self.own = (self.taking_part & ~self.foreign).float().argmax(1)

    def observe(self, into: Any) -> None:
        super().observe(into)
        self.seen = into

    def advise(self, into: Any) -> None:
        super().advise(into)
        self.advised_of = into

    def let_rivals(self, seat: Any, actions: Any) -> Any:
        """The others' actions in the place of those given; returns in which lanes."""
        mask = torch.empty(self.lanes, self.actions, dtype=torch.bool, device=self.device)
        self.gather("mask", mask)
        logits, _ = self.net(self.seen, self.advised_of)
        foreign = self.foreign.gather(1, seat[:, None].long())[:, 0]
        actions.copy_(torch.where(foreign, log_chances(logits, mask).argmax(1).to(actions.dtype), actions))
        return foreign


def respond(game: Game, folder: Path, plan: Plan, seconds: float, device: str, fused: bool = False) -> Path:
    """Learn for so long; returns the file of the net that came out."""
    source = shipped(game)
    assert source is not None, f"{game.title} comes without a net"
    folder.mkdir(parents=True, exist_ok=True)
    edition = game.load_edition(None)
    network = Network(game, edition, plan.width, plan.depth, device)
    fixed = weights_in(source, network)
    learner = Learner(network, softened(weights_in(source, network)), plan, fused)
    evaluate = torch.compile(network) if fused else network
    tables = AmongNets(game, plan.lanes, device, lambda seen, advice: evaluate(fixed, seen, advice))
    lived = Experience(tables, plan.steps)
    began = saved = time.monotonic()
    decisions = 0
    while True:
        with torch.no_grad():
            lived.live(learner.policy)
            lived.look_back(plan.reach)
        passed = time.monotonic() - began
        parts = learner.learn(lived, min(1.0, passed / seconds)).tolist()
        decisions += plan.lanes * plan.steps
        now = time.monotonic()
        last = now - began >= seconds
        if last or now - saved >= SAVE_EVERY:
            saved = now
            export(folder, game, edition, network, learner.smooth, {"decisions": decisions, "seconds": round(passed)})
            share, error = own_share(lived)
            print(
                f"{passed:.0f} s  {decisions:,} decisions  drawing wins {share:.2%} ± {error:.2%}  moved {parts[2]:.4f}"
            )
        if last:
            return folder / WEIGHTS


def softened(weights: Weights) -> Weights:
    """Return the same preferences, less sure."""
    for name in ("logits", "logit_bias", "trust", "trust_bias"):
        if name in weights:
            weights[name] = (weights[name].detach() / SOFTER).requires_grad_()
    return weights


def own_share(lived: Experience) -> tuple[float, float]:
    """The share of the wins in the games that ended in a window, and its standard error."""
    tables: Any = lived.tables
    players = tables.players[None].float()
    rewards = lived.reward[..., WIN].gather(2, tables.own[None, :, None].expand(lived.steps, -1, 1))[..., 0]
    shares = ((rewards * (players - 1) + 1) / players)[lived.done]
    if len(shares) < 2:
        return float("nan"), float("nan")
    return float(shares.mean()), float(shares.std()) / len(shares) ** 0.5


def compare(game: Game, file: Path, games: int, processes: int) -> BotSummary:
    """What the response wins of this many games, one against all others."""
    match = Match.arrange(game.id, game.usual, [f"net:{file}", *["net"] * (game.usual - 1)], "best response")
    warm_up(match)
    contest = Contest(match, games)
    for _ in contest.play(processes):
        pass
    return summarise(match.names, contest.outcomes)[0]


def main() -> None:
    """Learn, then compare."""
    parser = argparse.ArgumentParser(prog="best_response", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the net is kept")
    parser.add_argument("--minutes", type=float, default=15.0, help="0 compares what the folder holds")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--processes", type=int, default=default_workers())
    options = parser.parse_args()
    game, file = find_game("amul"), options.folder / WEIGHTS
    if options.minutes:
        respond(game, options.folder, PLAN, 60 * options.minutes, options.device, fused=options.device == "cuda")
    row = compare(game, file, options.games, options.processes)
    print(
        f"wins {row.win_share:.1%} ({row.low:.1%} – {row.high:.1%}) of {row.games} games; equals {1 / game.usual:.1%}"
    )


if __name__ == "__main__":
    main()
