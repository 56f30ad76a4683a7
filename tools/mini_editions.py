"""Measures how exploitable bots are in the small edition that can be solved, and writes docs/mini-editions.md.

python3 run.py exec python -m tools.mini_editions

With `--learned` it measures the baselines that learn, which need PyTorch, and nothing else; with `--page` it only
writes the page anew, from docs/mini-editions.json.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from serai.bots.net_file import rules_hash
from serai.bots.registry import make
from serai.exploit.exact import best_responses, nash_conv, solve, strategy_by, strategy_of, uniform, values
from serai.exploit.tree import GameTree, tree_of
from serai.games import find_game

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, FIGURES = DOCS / "mini-editions.md", DOCS / "mini-editions.json"
GAME, EDITION = "amul", "mini-1"
BASELINES = {"greedy": 1, "easy": 32, "medium": 32, "classic:100": 4, "classic:1000": 1}
"""by bot how many decisions are taken in every information state"""
ROUNDS = 200
LEARNED = {"ppo": "PPO", "vrpo": "VRPO", "dmc": "DMC", "mmd": "MMD", "nfsp": "NFSP"}
"""by file in examples/ the baselines that learn"""
SECONDS, SEEDS = (10, 40), (1, 2)

TEXT = """\
# Mini editions

Made by `python3 run.py exec python -m tools.mini_editions`; do not edit.

Small editions for those who want an exact answer, or a result within seconds. They are edition files like any other
([editions](editions.md)) and go by the same rules text, so everything takes them: `edition="mini-1"` in Python,
`--edition mini-1` on the command line, `serai/AmulMini-v1` and `serai/AmulettMini-v1` in Gymnasium. Observations and
actions are numbered as in the whole games. Both are for three players or more, because the rules of both games are.

    serai arena amul --players 3 --edition mini-1 --bots greedy,random,random
    python3 -c "import gymnasium, serai.envs.gymnasium; gymnasium.make('serai/AmulettMini-v1')"

| edition | what there is | decisions of a game with three players |
|---|---|---|
| Āmul `mini-1` | 1 round, 2 cards in each hand, 6 Market, 3 Palace and 1 Bazaar card | 9 to 10 |
| Das Amulett `mini-1` | 3 areas, 9 gems of 3 colours, 9 spells; 2 gems or colours win | about 40, without a limit |

The bots' nets have learned other editions, so `net` does not play here, and `hard`, `expert` and `master` go without.

## Āmul `mini-1` is solved

With three players its tree has {nodes:,} nodes and {states:,} information states: seats are alike, so one start player
is enough, and one of all deals that give the same hands. `serai.exploit.exact` walks through all of it.

*NashConv* is what all three seats together could gain if each, by itself, answered the others in the best way; places
count from 1 (first) to -1 (last), so a seat can gain 2 at most. An equilibrium has 0. Regret matching ended at
{solution:.4f} after {rounds} rounds: in that profile (how every seat plays) nobody gains more than {most:.4f}.
With three players nobody has proved that this always works; here it was measured.

| profile | NashConv | gain of the 1st seat | 2nd | 3rd | decisions in each state |
|---|---|---|---|---|---|
{table}

The probabilities of a bot that mixes are estimated from that many decisions, so it looks more exploitable than it is.
The solution gives the seats {worth}, counted from the start player.

### Baselines that learn

NashConv of [the baselines](baselines.md) after some seconds of the processor's time, with three seats in this edition.

{learned}

DMC plays what it values most and never mixes; the others are measured with the chances that their nets give.
Two seeds and this little time rank nobody: they show what is usual on the way, and that more time helps.
{learned_on}

Edition {edition_hash}, rules {rules_hash}, {machine}, Python {python}.
"""


def measured() -> dict[str, Any]:
    """Everything the page tells."""
    tree = tree_of(GAME, EDITION)
    found = find_game(GAME)
    *_, solution = solve(tree, ROUNDS)
    rows = [_row(tree, f"solution after {ROUNDS} rounds", solution, None), _row(tree, "random", uniform(tree), None)]
    for name, samples in BASELINES.items():
        rows.append(_row(tree, name, strategy_of(make(name, GAME), tree, samples), samples))
    return {
        "edition_hash": found.load_edition(EDITION).hash,
        "rules_hash": rules_hash(found),
        "nodes": tree.nodes,
        "states": len(tree.sights),
        "rounds": ROUNDS,
        "worth": [round(float(value), 4) for value in values(tree, solution)],
        "rows": rows,
        "machine": platform.machine(),
        "python": platform.python_version(),
    }


def learned() -> dict[str, Any]:
    """The same of the baselines that learn, each with every seed for each of the times."""
    tree = tree_of(GAME, EDITION)
    rows = []
    here = Path.cwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)  # that is where they keep their nets
        for name in LEARNED:
            example = import_module(f"examples.{name}")
            for seconds in SECONDS:
                for seed in SEEDS:
                    net = example.train(GAME, minutes=seconds / 60, seed=seed, players=tree.players, edition=EDITION)
                    gap = nash_conv(tree, strategy_by(net.chances, tree))
                    rows.append({"name": name, "seconds": seconds, "seed": seed, "nash_conv": round(gap, 4)})
        os.chdir(here)
    return {"rows": rows, "machine": _processor(), "python": platform.python_version()}


def _processor() -> str:
    """The processor by its name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.is_file() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return " ".join(names[0].split()) if names else platform.machine()


def _row(tree: GameTree, name: str, strategy: Any, samples: int | None) -> dict[str, Any]:
    gains = best_responses(tree, strategy) - values(tree, strategy)
    return {
        "name": name,
        "nash_conv": round(nash_conv(tree, strategy), 4),
        "gains": [round(float(gain), 4) for gain in gains],
        "decisions": samples,
    }


def page(figures: dict[str, Any]) -> str:
    """The page these figures make."""
    lines = []
    for row in figures["rows"]:
        gains = " | ".join(f"{gain:.4f}" for gain in row["gains"])
        lines.append(f"| {row['name']} | **{row['nash_conv']:.4f}** | {gains} | {row['decisions'] or 'exact'} |")
    found = {(row["name"], row["seconds"], row["seed"]): row["nash_conv"] for row in figures["learned"]["rows"]}
    columns = [(seconds, seed) for seconds in SECONDS for seed in SEEDS]
    heads = [f"{seconds} s, seed {seed}" for seconds, seed in columns]
    taught = [f"| baseline | {' | '.join(heads)} |", "|---" * (len(columns) + 1) + "|"]
    for name, called in LEARNED.items():
        gaps = [f"{found[name, seconds, seed]:.2f}" for seconds, seed in columns]
        taught.append(f"| [{called}](../examples/{name}.py) | {' | '.join(gaps)} |")
    solution = figures["rows"][0]
    return TEXT.format(
        **{
            **figures,
            "table": "\n".join(lines),
            "learned": "\n".join(taught),
            "learned_on": f"One core of {figures['learned']['machine']}, Python {figures['learned']['python']}.",
            "solution": solution["nash_conv"],
            "most": max(solution["gains"]),
            "worth": ", ".join(f"{value:.3f}" for value in figures["worth"]),
        }
    )


if __name__ == "__main__":
    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    if "--learned" in sys.argv:
        kept["learned"] = learned()
    elif "--page" not in sys.argv:
        kept = {**measured(), "learned": kept["learned"]}
    FIGURES.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")
