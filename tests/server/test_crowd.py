"""In a crowd those who are not asked see a little later what has happened: several moves are one update."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.party import Party, compare_with_the_rules, party_at
from tests.server.people import Viewer
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

VERY_LONG = 3600.0


@pytest.fixture(autouse=True)
def crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.express.lane.CROWD", 0)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told only because time has passed."""
    monkeypatch.setattr("serai.server.express.lane.BYSTANDER_SECONDS", VERY_LONG)


def updates_to(viewer: Viewer) -> list[dict[str, Any]]:
    return [message for message in viewer.received if message["type"] == "update"]


async def until_picking(party: Party) -> list[Viewer]:
    """Everybody offers a card; the seats in the order in which they pick."""
    for seat in range(len(party.seats)):
        await party.decide(seat)
    for viewer in party.seats:
        await viewer.until(lambda me: me.view["step"] == "pick")
    return [party.seats[seat] for seat in party.seats[0].view["order"]]


@pytest.mark.parametrize("players", [3, 4, 8])
async def test_everybody_sees_what_the_rules_say(server: Serving, players: int) -> None:
    async with party_at(server, players) as party:
        await party.play_on()
        record = await party.browsers[0].get(f"/api/tables/{party.table}/record")
    assert compare_with_the_rules(party, record) > 10 * (players + 1)


@pytest.mark.usefixtures("patience")
async def test_several_moves_of_others_are_one_update(server: Serving) -> None:
    async with party_at(server, 4) as party:
        first, second, third, fourth = await until_picking(party)
        seen = [len(updates_to(viewer)) for viewer in (third, fourth)]
        for number, picker in enumerate((first, second, third), 1):
            await picker.until(lambda me: me.is_awaited)
            version = picker.view["version"]
            await picker.act(picker.view["legal"][0])
            await picker.until(lambda me, version=version: me.view["version"] > version)  # type: ignore[misc]
            assert [event["event"] for event in picker.view["history"][-number:]] == ["picked"] * number
        await fourth.until(lambda me: me.is_awaited)
        assert [event["event"] for event in fourth.view["history"][-3:]] == ["picked"] * 3
        # The third one was asked, and then shown the own move; the fourth one was only asked.
        assert [len(updates_to(viewer)) for viewer in (third, fourth)] == [seen[0] + 2, seen[1] + 1]
        assert await party.is_in_lane()


@pytest.mark.usefixtures("patience")
async def test_whoever_lags_behind_is_shown_everything_when_the_table_leaves_the_lane(server: Serving) -> None:
    async with party_at(server, 4) as party:
        first, second, _, fourth = await until_picking(party)
        version = first.view["version"]
        for picker in (first, second):
            await picker.until(lambda me: me.is_awaited)
            await picker.act(picker.view["legal"][0])
        await fourth.send(type="chat", text="go on")
        for viewer in (*party.seats, party.spectator):
            await viewer.until(lambda me: me.view["version"] == version + 2)
            assert [event["event"] for event in viewer.view["history"][-2:]] == ["picked"] * 2
        await party.until_in_lane()


async def test_bystanders_do_not_wait_for_the_next_move(server: Serving) -> None:
    async with party_at(server, 4) as party:
        first, _, _, fourth = await until_picking(party)
        version = first.view["version"]
        await first.act(first.view["legal"][0])
        for viewer in (fourth, party.spectator):
            await viewer.until(lambda me: me.view["version"] == version + 1)
        assert await party.is_in_lane()
