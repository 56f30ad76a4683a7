"""python3 run.py simulate-faults: the server, or a device, in simulated worlds, each from one seed.

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
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple, Protocol

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
    parser.add_argument("--days", type=float, help="or simulated days, of slow games that people look at now and then")
    parser.add_argument("--device", action="store_true", help="a device that plays its own table, in place of a server")
    parser.add_argument("--bugs", action="store_true", help="plant every bug, and say what finds it, and how soon")
    parser.add_argument("--seed", type=int, help="this world alone")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with (0)")
    parser.add_argument(
        "--game", default="trinkets", help="what is played: trinkets (the small game of the tests), amul"
    )
    options = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0" or bool(os.environ.get("SERAI_INTERPRETED")) == options.device:
        command = [sys.executable, "-W", "ignore", "-m", "tests.simulation", *sys.argv[1:]]
        return subprocess.call(command, env=environment(compiled=options.device) | FIXED)
    with ExitStack() as stack:
        kind = a_device(stack) if options.device else servers(stack, options.game, is_slow=options.days is not None)
        return plant(kind) if options.bugs else simulate(kind, options)


class Outcome(Protocol):
    """What came of a world."""

    trouble: list[str]
    seconds: float
    moves: int
    acknowledged: int
    faults: Counter[str]


class Kind(NamedTuple):
    """One of the two kinds of worlds."""

    run: Callable[[int], Outcome]
    bugs: Mapping[str, Callable[[], list[str]]]
    """what finds each"""


def servers(stack: ExitStack, game: str, *, is_slow: bool) -> Kind:
    """In a process that knows the small game, and whose rules need not be compiled."""
    from tests.simulation.planted import BUGS
    from tests.simulation.stage import Stage
    from tests.simulation.told import found

    folder = stack.enter_context(tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None))
    stage = Stage(Path(folder), game)
    bugs = {bug.__name__.replace("_", " "): partial(found, stage, bug) for bug in BUGS}
    return Kind(lambda seed: stage.run(seed, is_slow=is_slow), bugs)


def a_device(stack: ExitStack) -> Kind:
    """In a process whose rules are compiled, as those of the device are."""
    from tests.simulation.device.host import Host
    from tests.simulation.device.planted import BUGS, found
    from tests.simulation.device.world import DeviceWorld

    host = stack.enter_context(Host())
    return Kind(lambda seed: DeviceWorld(str(seed), host).run(), {name: partial(found, host, name) for name in BUGS})


def plant(kind: Kind) -> int:
    """Each bug for itself; 1 if one is missed."""
    missed = 0
    for name, find in kind.bugs.items():
        began = monotonic()
        trouble = find()
        missed += not trouble
        print(f"{name}: {monotonic() - began:.1f} s: {trouble[0][:160] if trouble else 'MISSED'}", flush=True)
    print(f"{len(kind.bugs)} bugs were planted, and {missed} of them missed")
    return 1 if missed else 0


def simulate(kind: Kind, options: argparse.Namespace) -> int:
    """Worlds until it is enough."""
    hours = options.hours or (options.days or 0.0) * 24 or (0.0 if options.seconds else 1.0)
    began, tally, wrong = monotonic(), Tally(), 0
    for seed in itertools.count(options.first) if options.seed is None else [options.seed]:
        report = kind.run(seed)
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
