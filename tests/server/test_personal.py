"""What is known of a person: every table of every store is answered for, and nothing of them stays anywhere."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from serai.server import store as stores
from serai.server.personal.forgetting import _change
from serai.server.personal.keepers import Keepers, keepers_of
from serai.server.records.evenings import Evenings
from serai.server.rows.table import SeatDoc
from serai.server.store.base import Store
from serai.server.store.daily import StoredResult
from serai.server.store.notifications import Channel, Details, Habits, Notification, Quiet
from serai.server.store.people import Passkey
from serai.server.store.sqlite import SqliteStore
from serai.server.store.tournaments import Rated
from serai.server.tournaments.running import Tournaments
from serai.server.wire import Chat, EveningEntry, Profile
from tests.server.stored import a_table, a_tournament

pytestmark = pytest.mark.anyio

NOBODYS = {
    "damaged": "moves that were not what was written",
    "editions": "rules and values",
    "journal": "moves on their way",
    "moves": "what was played in which seat; the table says who had it",
    "public_log": "digests of deals and games",
    "runs": "moves",
    "settings": "of the server",
    "sums": "checksums",
}
"""the tables that keep nothing of persons, and what they keep instead"""
STAY = {"devices", "sums"}
"""a device that was signed out stays so, or it could come back; its checksum is found by its name"""


def keepers(store: Store, evenings: Evenings) -> Keepers:
    return keepers_of(store, Tournaments(store), partial(_change, store), evenings)


def tables_of_stores() -> set[str]:
    """Those of every store and of every layout, as their texts make them."""
    texts = (file.read_text("utf-8") for file in Path(stores.__path__[0]).glob("*.py"))
    return {table for text in texts for table in re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", text)}


async def test_every_table_of_a_store_is_answered_for_once(store: Store) -> None:
    answered = Counter(table for keeper in keepers(store, Evenings(store)).all for table in keeper.keeps)
    tables = tables_of_stores()
    assert len(tables) > 15, "there is nothing to look at"
    unknown = tables - NOBODYS.keys() - answered.keys()
    assert not unknown, f"who forgets, exports and hands over {sorted(unknown)}? See server/personal/keepers.py"
    assert answered.keys() | NOBODYS.keys() == tables
    assert set(answered.values()) == {1}


async def test_nothing_stays_of_somebody_who_is_handed_over_and_then_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "serai.sqlite")
    evenings = Evenings(store)
    await leave_traces(store, evenings, "anna")
    all_of_them = keepers(store, evenings)
    own = {table for keeper in all_of_them.all for table in keeper.keeps}
    assert mentions(tmp_path, "anna", "Anna", "channel-of-anna") == {*own, "sums"}, (
        "some table is without a trace of Anna"
    )

    await all_of_them.hand_over("anna", "annas-phone")
    # She can still come back as she was, and tournaments are found by both names.
    assert mentions(tmp_path, '"anna"', "'anna'") == {"devices", "entrants", "passkeys", "people", "sums"}
    assert [evening.host for evening in await evenings.of("annas-phone")] == ["annas-phone"]

    for holder in ("annas-phone", "anna"):
        await all_of_them.forget(holder)
        assert await evenings.of(holder) == []
    assert mentions(tmp_path, "anna", "Anna") == STAY
    await store.close()


async def test_what_somebody_has_already_is_not_taken_from_them(store: Store) -> None:
    await store.notifications.keep_habits("old", Habits(Quiet(1, 2, "Europe/Berlin")))
    await store.notifications.keep_habits("new", Habits(Quiet(3, 4, "Europe/Berlin")))
    for who, day, points in (("old", "2026-11-17", 1.0), ("old", "2026-11-18", 2.0), ("new", "2026-11-18", 3.0)):
        await store.daily.add(StoredResult("amul", day, who, None, 1, points, f"{who}-{day}"))
    await keepers(store, Evenings(store)).hand_over("old", "new")
    quiet = (await store.notifications.habits("new")).quiet
    assert quiet == Quiet(3, 4, "Europe/Berlin")
    found = [await store.daily.of("amul", day, who) for who in ("new", "old") for day in ("2026-11-17", "2026-11-18")]
    assert [result and result.points for result in found] == [1.0, 3.0, None, None]


async def leave_traces(store: Store, evenings: Evenings, who: str) -> None:
    """Something of a person in every table that keeps something of persons."""
    seats = [
        SeatDoc(kind="person", name="Anna", holder=who),
        SeatDoc(kind="person", name="Ben", holder="ben"),
        SeatDoc(),
    ]
    await store.create(a_table("t1", seats=seats, host=who))
    await store.say("t1", Chat("Anna", 0, "Hello", 1.0))
    await store.notifications.keep_channel(Channel("channel-of-anna", who, "hook", "https://anna.example", Details()))
    await store.notifications.keep_habits(who, Habits(Quiet(0, 60, "Europe/Berlin")))
    await store.notifications.add(Notification("t1", 0, "turn", 1.0, who, 2.0))
    await store.daily.add(StoredResult("amul", "2026-11-18", who, "Anna", 1, 50.0, "t1"))
    await store.tournaments.create(a_tournament("cup", [who, "ben"]))
    await store.tournaments.rate([Rated("cup", 0, 0, 0, "amul", 3, who, "Anna", 1, 5.0)])
    await store.people.keep_profile(who, Profile(name="Anna"))
    await store.people.keep_phrase(who, "digest", 1.0)
    await store.people.keep_device(who, "phone", "Anna's phone", 1.0)
    await store.people.keep_passkey(Passkey("key", who, "public", 0, "Anna's key", 1.0))
    evening = await evenings.open("amul", 3, who, "network")
    await evenings.enter(evening.id, 0, who, EveningEntry(evening.code, "Anna"))


def mentions(folder: Path, *words: str) -> set[str]:
    """The tables in which one of these words stands."""
    with closing(sqlite3.connect(folder / "serai.sqlite")) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        texts = {table: str(connection.execute(f"SELECT * FROM {table}").fetchall()) for table in tables}  # noqa: S608
    return {table for table, text in texts.items() if any(word in text for word in words)}
