"""What every store keeps of players: how they are called, how they come back, their daily deals."""

from __future__ import annotations

import pytest

from serai.server.store.base import Store
from serai.server.store.daily import StoredResult
from serai.server.store.people import Device, Passkey, Person
from serai.server.wire import Profile

pytestmark = pytest.mark.anyio


async def test_what_is_known_of_a_player_comes_back(store: Store) -> None:
    people = store.people
    assert await people.person("anna") == Person(Profile(), None)
    await people.keep_phrase("anna", "digest", 5.0)
    await people.keep_profile("anna", Profile(name="Änne", colour=3, emblem=0))
    assert await people.person("anna") == Person(Profile(name="Änne", colour=3, emblem=0), 5.0)
    assert await people.with_phrase("digest") == "anna"
    await people.keep_phrase("anna", "newer", 6.0)
    assert await people.with_phrase("digest") is None, "only the last phrase counts"
    assert await people.person("anna") == Person(Profile(name="Änne", colour=3, emblem=0), 6.0)
    await people.keep_profile("ben", Profile(name="Ben"))
    await people.keep_profile("cleo", Profile(name="Cleo"))
    await people.forget("anna")
    assert await people.with_phrase("newer") is None
    assert await people.person("anna") == Person(Profile(), None)
    assert await people.person("ben") == Person(Profile(name="Ben"), None)


async def test_a_device_that_was_signed_out_stays_so(store: Store) -> None:
    people = store.people
    assert await people.device("anna", "") is None
    await people.keep_device("anna", "", "Firefox", 1.0)
    await people.keep_device("anna", "phone", "Chrome", 2.0)
    await people.keep_device("ben", "", "Safari", 3.0)
    await people.keep_device("anna", "", "Firefox", 9.0)
    phone = Device("phone", "Chrome", 2.0, 2.0, signed_out=False)
    assert await people.devices("anna") == [Device("", "Firefox", 1.0, 9.0, signed_out=False), phone]
    assert await people.sign_out("anna", "")
    assert not await people.sign_out("anna", "")
    assert not await people.sign_out("ben", "phone")
    await people.keep_device("anna", "", "Firefox", 10.0)
    assert (await people.device("anna", "")) == Device("", "Firefox", 1.0, 10.0, signed_out=True)
    assert await people.devices("anna") == [phone]
    await people.forget("anna")
    assert await people.device("anna", "phone") == Device("phone", "", 2.0, 2.0, signed_out=True)
    assert [device.id for device in await people.devices("ben")] == [""]


async def test_passkeys_belong_to_one_player(store: Store) -> None:
    people = store.people
    key = Passkey("key", "anna", "public", 1, "Firefox", 5.0)
    await people.keep_passkey(key)
    await people.keep_passkey(key._replace(holder="thief"))
    await people.keep_passkey(Passkey("other", "anna", "public", 0, "", 6.0))
    assert await people.passkey("key") == key
    assert [known.id for known in await people.passkeys("anna")] == ["key", "other"]
    assert await people.passkeys("thief") == []
    await people.use_passkey("key", 7)
    assert await people.passkey("key") == key._replace(uses=7)
    assert not await people.drop_passkey("thief", "key")
    assert await people.drop_passkey("anna", "key")
    await people.forget("anna")
    assert await people.passkeys("anna") == []


# --- the daily deal ---


def a_result(holder: str, place: int, points: float, day: str = "2026-11-17") -> StoredResult:
    return StoredResult("amul", day, holder, holder.title(), place, points, f"table-of-{holder}")


async def test_results_of_a_day_are_ranked_and_counted(store: Store) -> None:
    mine = a_result("anna", 2, 50.0)
    for result in (mine, a_result("ben", 1, 40.0), a_result("cleo", 2, 50.0), a_result("dan", 2, 49.5)):
        await store.daily.add(result)
    await store.daily.add(a_result("eve", 1, 90.0, "2026-11-18"))
    assert [result.holder for result in await store.daily.best("amul", "2026-11-17", 9)] == [
        "ben",
        "anna",
        "cleo",
        "dan",
    ]
    assert len(await store.daily.best("amul", "2026-11-17", 2)) == 2
    assert await store.daily.count(mine) == (4, 1, 2)
    assert await store.daily.of("amul", "2026-11-17", "anna") == mine
    assert await store.daily.of("amul", "2026-11-18", "anna") is None


async def test_the_first_result_of_a_player_stays(store: Store) -> None:
    await store.daily.add(a_result("anna", 4, 10.0))
    await store.daily.add(a_result("anna", 1, 90.0))
    assert await store.daily.best("amul", "2026-11-17", 9) == [a_result("anna", 4, 10.0)]
    await store.daily.forget("anna")
    assert await store.daily.best("amul", "2026-11-17", 9) == []
