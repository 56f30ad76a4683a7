"""Tournaments and comparisons, as every store keeps them."""

from __future__ import annotations

import pytest

from serai.server import wire
from serai.server.rows.tournament import Entrant
from serai.server.store.base import Store
from serai.server.store.tournaments import Rated
from tests.server.stored import a_tournament

pytestmark = pytest.mark.anyio


async def test_of_two_changes_of_a_tournament_one_counts(store: Store) -> None:
    cup = a_tournament("cup", ["anna"])
    await store.tournaments.create(cup)
    stored = await store.tournaments.load("cup")
    assert stored == (cup, 0)
    cup.entrants.append(Entrant("Ben", "ben"))
    assert await store.tournaments.save(cup, 0, 200.0)
    assert not await store.tournaments.save(a_tournament("cup", ["zoe"]), 0, 201.0)
    assert await store.tournaments.load("cup") == (cup, 1)
    assert await store.tournaments.of("ben", 9) == [cup]
    assert await store.tournaments.of("zoe", 9) == [], "what was not written counts for nobody"
    await store.tournaments.forget("ben")
    assert await store.tournaments.of("ben", 9) == []
    assert await store.tournaments.load("nowhere") is None


async def test_old_tournaments_are_deleted_unless_they_are_played(store: Store) -> None:
    await store.tournaments.create(a_tournament("open", ["anna"]))
    await store.tournaments.create(a_tournament("played", ["anna"], status="running"))
    await store.tournaments.discard(99.0)
    assert len(await store.tournaments.of("anna", 9)) == 2
    await store.tournaments.discard(101.0)
    assert [cup.id for cup in await store.tournaments.of("anna", 9)] == ["played"]


async def test_who_was_compared_is_kept_once_and_stays_when_somebody_is_forgotten(store: Store) -> None:
    compared = [
        Rated("cup", deal, 0, board, "amul", 3, holder, holder.title(), board + 1, 10.0 - deal)
        for deal in range(2)
        for board, holder in enumerate(("anna", "ben"))
    ]
    for _ in range(2):
        await store.tournaments.rate(compared)
    assert await store.tournaments.rated("amul", 3) == compared[2:] + compared[:2], "in order of time"
    assert await store.tournaments.rated("amul", 4) == []
    assert await store.tournaments.rated_with("ben") == [("amul", 3)]
    await store.tournaments.rename_rated("ben", "benjamin", is_known=True)
    await store.tournaments.rename_rated("anna", "nobody.1", is_known=False)
    found = {(one.holder, one.name) for one in await store.tournaments.rated("amul", 3)}
    assert found == {("benjamin", "Ben"), ("nobody.1", None)}
    assert await store.tournaments.rated_with("anna") == []


async def test_tournaments_of_a_season_are_found_by_it_alone(store: Store) -> None:
    winter = wire.TournamentSeason("winter", "Winter")
    for name, created, season in (("t2", 20.0, winter), ("t1", 10.0, winter), ("t3", 30.0, None)):
        await store.tournaments.create(a_tournament(name, ["anna"], created=created, season=season))
    assert [doc.id for doc in await store.tournaments.of_season("winter")] == ["t1", "t2"]
    assert await store.tournaments.of_season("summer") == []
    assert await store.tournaments.of("season.winter", 9) == [], "a season is nobody"
    await store.tournaments.discard(15.0)
    assert [doc.id for doc in await store.tournaments.of_season("winter")] == ["t2"]
