"""A device that plays its own tables, in a few simulated worlds; more are `python3 run.py simulate-faults --device`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serai.kernel.rule import INTERPRETED
from tests.simulation.device.host import GAMES, Host, Planted
from tests.simulation.device.planted import BUGS, found
from tests.simulation.device.world import DeviceWorld

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a device plays with compiled rules")

SEEDS = (0, 1, 3, 5, 8, 10, 20)
MORE = range(21, 100)


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host() as running:
        yield running


def test_nothing_is_wrong_in_any_world_of_a_device(host: Host) -> None:
    worlds = [DeviceWorld(str(seed), host) for seed in SEEDS]
    reports = [world.run() for world in worlds]
    assert {report.seed: report.trouble for report in reports if report.trouble} == {}
    assert {world.game for world in worlds} == set(GAMES)
    assert sum(report.acknowledged for report in reports) > 500
    faults = {name for report in reports for name in report.faults}
    assert faults >= {"page ended", "page opened beside", "device refused", "device late", "taken back", "mind changed"}


@pytest.mark.rare
def test_nothing_is_wrong_in_more_worlds_of_a_device(host: Host) -> None:
    reports = [DeviceWorld(str(seed), host).run() for seed in MORE]
    assert {report.seed: report.trouble for report in reports if report.trouble} == {}


def test_the_same_seed_is_the_same_world_of_a_device(host: Host) -> None:
    first, other, again = (DeviceWorld(seed, host).run().trace for seed in ("5", "15", "5"))
    assert first == again != other


@pytest.mark.parametrize("name", BUGS)
def test_every_bug_planted_into_a_device_is_found(host: Host, name: str) -> None:
    assert found(host, name) != []


def test_a_bug_whose_line_is_gone_is_told(host: Host) -> None:
    report = DeviceWorld("0", host, [Planted("local/table.ts", "no such line", "")]).run()
    assert "local/table.ts does not have once: no such line" in report.trouble[0]
