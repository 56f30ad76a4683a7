"""What tests ask of the simulator, in a process of its own: the answer is JSON on standard output."""

from __future__ import annotations

import itertools
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.simulation.planted import BUGS, show_others_what_was_chosen
from tests.simulation.planted_deals import Planted
from tests.simulation.stage import Stage
from tests.simulation.twins import differences
from tests.simulation.world import DAY

OTHER_WORLDS = 60


def worlds(stage: Stage, *seeds: str) -> dict[str, Any]:
    """What is wrong in each."""
    return {seed: stage.run(seed).trouble for seed in seeds}


def days(stage: Stage, count: str) -> dict[str, Any]:
    """What is wrong in worlds of slow games that last a number of days in all."""
    lasted, wrong = 0.0, dict[str, Any]()
    for seed in itertools.count():
        report = stage.run(seed, is_slow=True)
        lasted += report.seconds / DAY
        wrong[str(seed)] = report.trouble
        if lasted > float(count):
            break
    return {"days": lasted, "wrong": wrong}


def traces(stage: Stage, *seeds: str) -> dict[str, Any]:
    """All that happens in each."""
    return {seed: stage.run(seed).trace for seed in seeds}


def planted(stage: Stage, *names: str) -> dict[str, Any]:
    """What is found of each bug, in its world or, where that shows nothing any more, in one of some others."""
    bugs = {bug.__name__: bug for bug in BUGS}
    return {name: found(stage, bugs[name]) for name in names or bugs}


def found(stage: Stage, bug: Callable[[], Planted]) -> list[str]:
    """What is wrong in the first world that shows a bug."""
    worlds = (stage.run(seed, bug).trouble for seed in (BUGS[bug], *range(OTHER_WORLDS)))
    return next((trouble for trouble in worlds if trouble), [])


def twins(stage: Stage, *seeds: str) -> dict[str, Any]:
    """What others can tell of somebody's sealed choice in each world, and in the first where a bug tells them."""
    betrayed = (differences(stage, int(seed), show_others_what_was_chosen)[1] for seed in seeds)
    found: dict[str, Any] = {seed: differences(stage, int(seed)) for seed in seeds}
    return found | {"with a bug": next(filter(None, betrayed), [])}


ASKED: dict[str, Callable[..., dict[str, Any]]] = {
    "worlds": worlds,
    "days": days,
    "traces": traces,
    "planted": planted,
    "twins": twins,
}

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        told = ASKED[sys.argv[1]](Stage(Path(folder)), *sys.argv[2:])
    print(json.dumps(told))
