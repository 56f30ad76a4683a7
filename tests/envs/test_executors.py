"""Games shared out among processes and among the workers of a local Ray: the same games come back, in order."""

from __future__ import annotations

import math

import pytest

from serai.executors import Executor, find_executor
from serai.kernel.errors import UserError
from serai.simulation import Simulation, SimulationPlan

GAMES = 1_100  # more than two pieces of work where games are recorded


def played(executor: Executor | None) -> tuple[list[list[int]], list[dict[str, object]]]:
    simulation = Simulation(SimulationPlan.make("amul", 3, seed="shared"), GAMES, recorded=True, executor=executor)
    records: list[dict[str, object]] = []
    for _ in simulation.run(records.append):
        assert simulation.tally.games == len(records)
    return simulation.tally.sums.tolist(), records


def test_processes_share_the_work() -> None:
    sums, records = played(find_executor("processes", 2))
    assert len(records) == GAMES
    assert (sums, records) == played(None)


@pytest.mark.rare
def test_a_local_ray_shares_the_work() -> None:
    ray = pytest.importorskip("ray")
    sums, records = played(find_executor("ray", 2))
    assert len(records) == GAMES
    assert (sums, records) == played(None)
    assert not ray.is_initialized(), "a Ray that was started for the work ends with it"


def test_workers_are_prepared_once() -> None:
    prepared: list[int] = []
    found = find_executor("processes", 1).run(math.factorial, range(12), lambda: prepared.append(1))
    assert list(found) == list(map(math.factorial, range(12)))
    assert prepared == [1]


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(UserError, match="ask for 1 or more"):
        find_executor("processes", 0)
    with pytest.raises(UserError, match="choose processes or ray"):
        find_executor("pigeons")
