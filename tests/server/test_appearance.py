"""Colours and emblems: of one's own choice where they are free, and never two alike at a table."""

from __future__ import annotations

import random

import pytest

from serai.server.rows.appearance import free, shared_out
from serai.server.rows.table import SeatDoc
from tests.server.serving import Serving
from tests.server.test_identity import put

pytestmark = pytest.mark.anyio


def test_where_nobody_chooses_each_seat_has_its_own() -> None:
    assert shared_out([SeatDoc()] * 4, "colour") == [None] * 4


def test_a_choice_counts_and_the_others_make_room() -> None:
    seats = [SeatDoc(), SeatDoc(colour=0), SeatDoc(colour=7), SeatDoc()]
    assert shared_out(seats, "colour") == [1, 0, 7, 3]
    assert shared_out(seats, "emblem") == [None] * 4


def test_no_two_are_ever_alike() -> None:
    chance = random.Random(1)
    for _ in range(500):
        players = chance.randint(2, 8)
        seats: list[SeatDoc] = []
        for _ in range(players):
            seats.append(SeatDoc(emblem=free(seats, chance.choice([None, *range(8)]), "emblem")))
        emblems = shared_out(seats, "emblem")
        assert len(set(emblems)) == players or emblems == [None] * players
        assert all(seat.emblem in (None, emblem) for seat, emblem in zip(seats, emblems, strict=True))


async def test_whoever_comes_first_has_the_colour(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    for who in (anna, ben):
        await put(who, "/api/me/profile", {"colour": 2, "emblem": 5 if who is anna else 6})
    place = await anna.make(name="Anna", players=3)
    table, invite = place["table"]["id"], place["you"]["invite"]
    seats = (await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "invite": invite, "seat": 2}, 200))["table"][
        "seats"
    ]
    assert [(seat["colour"], seat["emblem"]) for seat in seats] == [(2, 5), (1, 1), (0, 6)]
    await put(anna, "/api/me/profile", {"colour": 4})
    assert (await anna.get(f"/api/tables/{table}"))["table"]["seats"] == seats, "not in the middle of a game"
