"""A device that plays its own tables, in a few simulated worlds; more are `python3 run.py simulate-faults --device`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai.kernel.rule import INTERPRETED
from serai.server.table.viewers.stream import view_for
from tests.simulation.device.host import GAMES, Happening, Host, Planted
from tests.simulation.device.kept import Reference
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


DAILY = (
    "acknowledge before it is stored",
    "forget decisions at a restart",
    "let anybody take a move back",
    "show everybody the first seat",
    "let two pages play one table",
    "lose the secret at a restart",
)
"""one of each kind: of the disk, of restarts, of what is allowed, of what is shown, of several pages, of the cards"""
assert BUGS.keys() >= set(DAILY)


@pytest.mark.parametrize(
    "name", [name if name in DAILY else pytest.param(name, marks=pytest.mark.rare) for name in BUGS]
)
def test_every_bug_planted_into_a_device_is_found(host: Host, name: str) -> None:
    assert found(host, name) != []


# --- tables that earlier clients have stored ---

EARLIER = {
    "the first": (("acts", "round", "awaited", "secret", "given"), ("deal", "hints", "start_player"), ()),
    "before decisions were stored": (("acts", "round", "awaited"), (), ("seals",)),
    "before lists said how a game stands": (("round", "awaited"), (), ("seals",)),
    "before salts were sealed": ((), (), ("seals",)),
}
"""what a client of that time did not store: of the whole, of its table, and of the deal"""


def said(host: Host, happened: list[Happening]) -> list[Any]:
    """Everything that is said until nothing happens by itself any more, except for what takes seconds."""
    found = []
    while happened:
        one = happened.pop(0)
        assert "fault" not in one, one
        if "transaction" in one:
            happened += host.ask("disk", 1.0, transaction=one["transaction"], ok=True)
            found.append(one["told"])
        elif "timer" in one and one["ms"] < 1000:
            happened += host.ask("timer", 1.0, page=one["page"], timer=one["timer"])
        elif "posted" in one:
            found.append(one["posted"])
    return found


def to_page(host: Host, **data: Any) -> list[Any]:
    return said(host, host.ask("post", 1.0, page=1, data=data))


def welcomed(host: Host, table: str, socket: int) -> dict[str, Any]:
    to_page(host, kind="open", socket=socket, table=table)
    heard = to_page(host, kind="send", socket=socket, message={"type": "hello"})
    [welcome] = [one["message"] for one in heard if one and one.get("message", {}).get("type") == "welcome"]
    found: dict[str, Any] = welcome
    return found


def choose(host: Host, socket: int, welcome: dict[str, Any]) -> list[Any]:
    act = {"type": "act", "id": "mine", "version": welcome["view"]["version"], "choice": 0}
    return to_page(host, kind="send", socket=socket, message=act)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("client", EARLIER)
def test_a_table_that_an_earlier_client_has_stored_is_played_on(host: Host, client: str, game: str) -> None:
    host.ask("device", 0.0)
    host.begin(1, 0.0, 5, [])
    wanted = {
        "game": game,
        "players": 3,
        "options": {},
        "seats": [{"name": "Anna"}, {"level": "easy"}, {"level": "easy"}],
    }
    stored, answer = to_page(host, kind="ask", number=1, question="create", given=[wanted])
    table = answer["answer"]["table"]["id"]
    stored = [one for one in choose(host, 1, welcomed(host, table, 1)) if one and "log" in one][-1]
    whole, of_table, of_deal = EARLIER[client]
    earlier = {key: value for key, value in stored.items() if key not in whole}
    earlier["table"] = {key: value for key, value in stored["table"].items() if key not in of_table}
    earlier["table"].get("deal", {}).update(dict.fromkeys(of_deal))

    host.ask("device", 0.0)
    host.ask("keep", 0.0, tables=[earlier])
    host.begin(1, 0.0, 6, [])
    welcome = welcomed(host, table, 2)
    assert welcome["view"] == view_for(Reference().after(stored), 0)
    later = choose(host, 2, welcome)
    assert [one["message"]["again"] for one in later if one and one.get("message", {}).get("type") == "ack"] == [
        "acts" in earlier
    ]
    assert ("acts" in earlier) or any(one and len(one.get("log", ())) > len(stored["log"]) for one in later)


def test_a_bug_whose_line_is_gone_is_told(host: Host) -> None:
    report = DeviceWorld("0", host, [Planted("local/table.ts", "no such line", "")]).run()
    assert "local/table.ts does not have once: no such line" in report.trouble[0]
