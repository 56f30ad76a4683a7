"""python3 run.py simulate-faults: the server in simulated worlds, each from one seed.

Everything goes wrong that can: see docs/reliability.md. A world in which something is wrong is named by its seed, and
the same seed gives the same world again.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.third_game.household import environment

FIXED = {"PYTHONHASHSEED": "0"}
"""The order in sets of words is part of a world."""
MEMORY = Path("/dev/shm")  # noqa: S108 - nothing secret, and files there are quick


@dataclass
class Tally:
    """All worlds so far."""

    worlds: int = 0
    seconds: float = 0.0
    moves: int = 0
    acknowledged: int = 0
    faults: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{name} {count:,}" for name, count in sorted(self.faults.items()))
        return (
            f"{self.worlds:,} worlds, {self.seconds / 3600:,.1f} simulated hours, {self.moves:,} moves committed,"
            f" {self.acknowledged:,} decisions acknowledged, {sum(self.faults.values()):,} faults: {kinds}"
        )


def main() -> int:
    """Tell what was found; 1 where something is wrong."""
    parser = argparse.ArgumentParser(
        prog="simulate-faults", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hours", type=float, help="simulated hours (1)")
    parser.add_argument("--seconds", type=float, help="or real seconds")
    parser.add_argument("--seed", type=int, help="this world alone")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with (0)")
    parser.add_argument(
        "--game", default="trinkets", help="what is played: trinkets (the small game of the tests), amul"
    )
    options = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0" or "SERAI_INTERPRETED" not in os.environ:
        command = [sys.executable, "-W", "ignore", "-m", "tests.simulation", *sys.argv[1:]]
        return subprocess.call(command, env=environment() | FIXED)
    return simulate(options)


def simulate(options: argparse.Namespace) -> int:
    """In a process that knows the small game, and whose rules need not be compiled."""
    from tests.simulation.stage import Stage

    hours = options.hours if options.hours or options.seconds else 1.0
    began, tally, wrong = monotonic(), Tally(), 0
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        stage = Stage(Path(folder), options.game)
        for seed in itertools.count(options.first) if options.seed is None else [options.seed]:
            report = stage.run(seed)
            tally.worlds += 1
            tally.seconds += report.seconds
            tally.moves += report.moves
            tally.acknowledged += report.acknowledged
            tally.faults += report.faults
            wrong += bool(report.trouble)
            for line in report.trouble:
                print(f"seed {seed}: {line}", flush=True)
            if (hours and tally.seconds > hours * 3600) or (options.seconds and monotonic() - began > options.seconds):
                break
    print(f"{tally}; {monotonic() - began:.0f} s")
    print(f"something is wrong in {wrong} worlds" if wrong else "nothing is wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
