"""python3 run.py drill [NAME …]: real processes are killed, a real database stops, a real disk takes
nothing more, a hostile visitor comes.

Each drill says what was done, what was promised, and whether that held. The exit code is 1 where something did not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import traceback
from pathlib import Path
from time import monotonic

from _pytest.outcomes import Skipped  # how our databases for tests say that a package is missing

from tests.drill import disks, hostile, kills
from tests.drill.drill import Drill, NotHeld, Place

DRILLS = [*kills.DRILLS, *disks.DRILLS, *hostile.DRILLS]
HERE = Path(__file__).parent
HELD, BROKEN, LEFT_OUT = "held", "NOT HELD", "left out"


def run(drill: Drill, times: int, seed: int) -> tuple[str, str]:
    """Whether it held, and what was counted, or what went wrong."""
    with tempfile.TemporaryDirectory(prefix="drill-") as folder:
        try:
            return HELD, asyncio.run(_run(drill, Place(Path(folder), times, random.Random(seed))))
        except Skipped as reason:
            return LEFT_OUT, str(reason)
        except NotHeld as fault:
            return BROKEN, f"{fault}{_last_error(Path(folder))}"
        except (TimeoutError, AssertionError) as fault:
            return BROKEN, f"{type(fault).__name__} {fault}: {_where(fault)}{_last_error(Path(folder))}"


def _where(fault: BaseException) -> str:
    """The last line of a drill on the way to it: how we wait looks the same everywhere."""
    frames = traceback.extract_tb(fault.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).parent == HERE and frame.filename != __file__]
    found = ours[-1] if ours else frames[-1]
    return f"{Path(found.filename).name}, line {found.lineno}, {found.line}"


def _last_error(folder: Path) -> str:
    """What the server itself has complained of last."""
    log = folder / "log"
    lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
    errors = [line for line in lines if '"level":"error"' in line]
    return f" The server's last error: {errors[-1][:600]}" if errors else ""


async def _run(drill: Drill, place: Place) -> str:
    return await drill.run(place)


def main() -> int:
    """Run the drills that were asked for; 1 where a promise was broken."""
    parser = argparse.ArgumentParser(
        prog="drill", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [drill.name for drill in DRILLS]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{', '.join(names)}; all unless named")
    parser.add_argument("--times", type=int, default=50, help="how often processes are killed, and so on (50)")
    parser.add_argument("--seed", type=int, default=1, help="another number makes other moments (1)")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in names]
    if unknown:
        parser.error(f"there is no drill {unknown[0]!r}: choose from {', '.join(names)}")
    if options.times < 1:
        parser.error("ask for 1 time or more")
    outcomes = []
    for drill in DRILLS:
        if options.names and drill.name not in options.names:
            continue
        began = monotonic()
        outcome, told = run(drill, options.times, options.seed)
        outcomes.append(outcome)
        cost = f"{monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}"
        print(f"{outcome}: {drill.done}. Promised: {drill.promised}. {told} ({cost})", flush=True)
    print(f"{outcomes.count(HELD)} held, {outcomes.count(BROKEN)} did not, {outcomes.count(LEFT_OUT)} left out")
    return 1 if BROKEN in outcomes else 0


if __name__ == "__main__":
    sys.exit(main())
