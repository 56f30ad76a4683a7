"""Making tables, sitting down, starting, rematches, and seats that move to another device."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.server.store.base import decode_move
from serai.server.table.commands import PersonMove
from serai.server.wire import Act, Refused
from tests.server.people import Browser, is_over
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


async def test_a_table_is_described_to_its_maker(server: Serving) -> None:
    place = await server.browser().make(
        players=4, name="  Lukas ", options={"tea": 2}, seats=["open", "open", "easy", "hard"], seconds=60
    )
    table = place["table"]
    assert place["you"]["seat"] == 0
    assert place["you"]["host"]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]] == [
        ("person", "Lukas", None),
        ("open", None, None),
        ("bot", None, "easy"),
        ("bot", None, "hard"),
    ]
    assert (table["status"], table["options"], table["seconds"], table["level"]) == ("open", {"tea": 2}, 60, "medium")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 2}, "amul-refuse-players"),
        ({"players": 9}, "amul-refuse-players"),
        ({"options": {"tea": 9}}, "amul-refuse-tea"),
        ({"options": {"sugar": 1}}, "amul-refuse-option"),
        ({"game": "chess"}, "server-refused"),
        ({"level": "divine"}, "server-no-level"),
        ({"level": "bot.py:Bot"}, "server-no-level"),
        ({"seats": ["open"]}, "server-seats-count"),
        ({"start_player": 1}, "server-no-start-player"),
        ({"game": "amulett", "start_player": 3}, "server-no-seat"),
        ({"seats": ["open", "open", "divine"]}, "server-no-level"),
        ({"edition": "/etc/passwd"}, "server-no-edition"),
        ({"name": " \u200b\n "}, "server-empty-name"),
        ({"start": True}, "server-nobody-seated"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(server: Serving, wrong: dict[str, Any], message: str) -> None:
    answer = await server.browser().http.post("/api/tables", json={"game": "amul", "players": 3, **wrong})
    assert 400 <= answer.status_code < 500
    refusal = answer.json()
    assert refusal["message"] == message
    assert "\n" not in refusal["reason"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "amul"},
        {"game": "amul", "players": "three"},
        {"game": "amul", "players": 3, "colour": "red"},
        {"game": "amul", "players": 3, "name": "x" * 25},
        {"game": "amul", "players": 3, "seconds": 1},
        [],
        None,
    ],
)
async def test_a_malformed_request_is_told_what_is_wrong(server: Serving, wrong: Any) -> None:
    answer = await server.browser().post("/api/tables", wrong, 400)
    assert answer["message"] == "server-malformed-body"


async def test_joining_by_link(server: Serving) -> None:
    anna, ben, carl = server.browser(), server.browser(), server.browser()
    place = await anna.make(name="Anna")
    path, invite = f"/api/tables/{place['table']['id']}", place["you"]["invite"]
    assert (await ben.get(path, 404))["message"] == "server-no-table"
    assert (await ben.post(f"{path}/join", {"name": "Ben"}, 404))["message"] == "server-no-table"
    assert (await ben.get(f"{path}?invite=wrong", 404))["message"] == "server-no-table"
    seen = await ben.get(f"{path}?invite={invite}")
    assert seen["you"] == {"seat": None, "host": False, "invite": None, "muted": False}
    joined = await ben.post(f"{path}/join", {"name": "Ben", "invite": invite}, 200)
    assert joined["you"] == {"seat": 1, "host": False, "invite": invite, "muted": False}
    taken = await carl.post(f"{path}/join", {"name": "Ben", "invite": invite}, 409)
    assert taken["message"] == "server-name-taken"
    taken = await carl.post(f"{path}/join", {"name": "Carl", "invite": invite, "seat": 1}, 409)
    assert taken["message"] == "server-seat-taken"
    await carl.post(f"{path}/join", {"name": "Carl", "invite": invite, "seat": 2}, 200)
    full = await server.browser().post(f"{path}/join", {"name": "Dora", "invite": invite}, 409)
    assert full["message"] == "server-table-full"


async def test_public_tables_are_listed_and_private_ones_not(server: Serving) -> None:
    anna = server.browser()
    public, *private = [
        (await anna.make(name="Anna", access=who))["table"]["id"] for who in ("public", "link", "closed")
    ]
    listed = {table["id"] for table in await server.browser().get("/api/tables")}
    assert public in listed
    assert not listed.intersection(private)
    mine = (await anna.get("/api/me"))["tables"]
    assert len(mine) == 3
    assert (await server.browser().get("/api/me"))["tables"] == []


async def test_moving_leaving_and_taking_a_seat_again(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    moved = await anna.post(f"/api/tables/{table}/join", {"name": "Anna", "seat": 2}, 200)
    assert [seat["kind"] for seat in moved["table"]["seats"]] == ["open", "open", "person"]
    left = await anna.post(f"/api/tables/{table}/leave", status=200)
    assert [seat["kind"] for seat in left["table"]["seats"]] == ["open"] * 3
    assert left["you"]["seat"] is None
    renamed = await anna.post(f"/api/tables/{table}/join", {"name": "Änne"}, 200)
    assert renamed["table"]["seats"][0]["name"] == "Änne"
    await anna.post(f"/api/tables/{table}/join", {"name": "Anna", "seat": 7}, 422)


async def test_the_host_shuffles_the_seats_and_nobody_is_lost(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda _, seats: seats.reverse())
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public", seats=["open", "open", "easy"]))["table"]["id"]
    path = f"/api/tables/{table}"
    await ben.post(f"{path}/join", {"name": "Ben"}, 200)
    refused = await ben.post(f"{path}/shuffle", status=403)
    assert refused["message"] == "server-only-host"
    async with ben.at(table) as guest:
        await guest.welcome()
        place = await anna.post(f"{path}/shuffle", status=200)
        assert [seat["name"] or seat["kind"] for seat in place["table"]["seats"]] == ["bot", "Ben", "Anna"]
        assert place["you"]["seat"] == 2
        assert [seat["host"] for seat in place["table"]["seats"]] == [False, False, True]
        await guest.until(lambda me: me.table["seats"][1]["name"] == "Ben" and me.table["seats"][1]["here"])
    await anna.post(f"{path}/start", status=200)
    refused = await anna.post(f"{path}/shuffle", status=409)
    assert refused["message"] == "server-already-started"


async def test_only_the_host_changes_seats_and_starts(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    path = f"/api/tables/{table}"
    await ben.post(f"{path}/start", status=403)
    await ben.post(f"{path}/join", {"name": "Ben"}, 200)
    assert (await ben.post(f"{path}/start", status=403))["message"] == "server-only-host"
    assert (await ben.http.put(f"{path}/seats/2", json={"level": "easy"})).status_code == 403
    assert (await anna.http.put(f"{path}/seats/1", json={"level": "easy"})).status_code == 409
    changed = (await anna.http.put(f"{path}/seats/2", json={"level": "easy"})).json()
    assert changed["table"]["seats"][2]["kind"] == "bot"
    opened = (await anna.http.put(f"{path}/seats/2", json={"level": None})).json()
    assert opened["table"]["seats"][2]["kind"] == "open"
    started = await anna.post(f"{path}/start", status=200)
    assert started["table"]["status"] == "running"
    assert started["table"]["seats"][2] == {**started["table"]["seats"][2], "kind": "bot", "level": "medium"}
    assert (await anna.post(f"{path}/start", status=409))["message"] == "server-already-started"
    assert (await server.browser().post(f"{path}/join", {"name": "Carl"}, 409))["message"] == "server-already-started"


async def test_everybody_at_the_table_sees_who_comes_and_goes(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    await ben.get(f"/api/tables/{table}")
    async with anna.at(table) as first, ben.at(table) as second:
        await first.welcome()
        await second.welcome()
        assert second.you["seat"] is None
        await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
        await second.until(lambda me: me.you["seat"] == 1)
        await first.until(lambda me: me.table["seats"][1]["here"])
        await anna.post(f"/api/tables/{table}/start", status=200)
        await first.started()
        await second.started()
        assert second.view["seat"] == 1


async def finished(server: Serving) -> tuple[Browser, str]:
    """Anna has played to the end, and Ben has left a bot to play for him."""
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", seats=["open", "open", "hard"], access="public"))["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    await ben.post(f"/api/tables/{table}/leave", status=200)
    async with anna.at(table) as seat:
        await seat.play_on(is_over, random.Random(1))
    return anna, str(table)


async def test_who_plays_alone_waits_for_nobody(server: Serving) -> None:
    """The next table is open until its salt has been added; then it begins."""
    anna = server.browser()
    table = (await anna.make(name="Anna", seats=["open", "easy", "hard"], start=True))["table"]["id"]
    async with anna.at(table) as seat:
        await seat.play_on(is_over, random.Random(1))
    for what in ("rematch", "duplicate"):
        place = await anna.post(f"/api/tables/{table}/{what}", status=201)
        assert (place["table"]["status"], place["you"]["seat"], place["you"]["host"]) == ("open", 1, True)
        started = await anna.post(f"/api/tables/{place['table']['id']}/start", status=200)
        assert started["table"]["status"] == "running"


async def test_a_rematch_rotates_the_seats_and_is_made_once(server: Serving) -> None:
    anna, table = await finished(server)
    async with anna.at(table) as seat:
        await seat.welcome()
        place = await anna.post(f"/api/tables/{table}/rematch", status=201)
        await seat.until(lambda me: me.table["next"] == place["table"]["id"])
    assert place["you"]["seat"] == 1
    assert [(s["kind"], s["level"]) for s in place["table"]["seats"]] == [
        ("bot", "hard"),
        ("person", None),
        ("person", None),
    ]
    again = await anna.post(f"/api/tables/{table}/rematch", status=201)
    assert again["table"]["id"] == place["table"]["id"]
    started = await anna.post(f"/api/tables/{place['table']['id']}/start", status=200)
    assert started["table"]["status"] == "running"


async def test_the_host_may_choose_who_begins(server: Serving) -> None:
    for seat in range(3):
        anna = server.browser()
        place = await anna.make(game="amulett", name="Anna", start=True, start_player=seat)
        assert place["table"]["start_player"] == seat
        async with anna.at(place["table"]["id"]) as chair:
            history = (await chair.started()).view["history"]
        first = next(event for event in history if event["event"] == "began")
        assert seat in first.values()


async def test_a_duplicate_deals_the_same_cards_to_other_people(server: Serving) -> None:
    anna, table = await finished(server)
    place = await anna.post(f"/api/tables/{table}/duplicate", status=201)
    assert place["you"]["seat"] == 1
    other = place["table"]["id"]
    await anna.post(f"/api/tables/{other}/start", status=200)
    async with anna.at(other) as seat:
        await seat.started()
    first, second = [decode_move((await server.store.rows(name))[0]) for name in (table, other)]
    assert first == second


async def test_a_duplicate_is_one_table_and_its_cards_are_not_looked_up_meanwhile(server: Serving) -> None:
    anna, table = await finished(server)
    places = [await anna.post(f"/api/tables/{table}/duplicate", status=201) for _ in range(3)]
    assert len({place["table"]["id"] for place in places}) == 1  # nobody's list is filled by somebody else
    other = places[0]["table"]["id"]
    live = await server.tables.open(other)
    await live.change(lambda doc: setattr(doc, "created", 0.0))
    await anna.get(f"/api/tables/{table}/record")  # nobody has started it for so long
    assert (await anna.post(f"/api/tables/{other}/start", status=409))["message"] == "server-duplicate-late"
    assert (await anna.post(f"/api/tables/{table}/duplicate", status=201))["table"]["id"] != other


async def test_nobody_is_seated_at_a_duplicate_unasked(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    live = await server.tables.open(table)
    await live.change(lambda doc: setattr(doc, "status", "over"))
    place = await anna.post(f"/api/tables/{table}/duplicate", status=201)
    assert [seat["name"] for seat in place["table"]["seats"]] == [None, "Anna", None]
    assert place["table"]["id"] not in str(await ben.get("/api/me"))
    joined = await ben.post(f"/api/tables/{table}/duplicate", status=201)
    assert (joined["table"]["id"], joined["you"]["seat"]) == (place["table"]["id"], 2)
    assert [seat["name"] for seat in joined["table"]["seats"]] == [None, "Anna", "Ben"]


async def test_the_host_opens_a_seat_whose_owner_never_came(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    await server.browser().post(f"/api/tables/{table}/join", {"name": "Nobody"}, 200)  # the answer is lost
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    async with ben.at(table) as seat:
        await seat.welcome()
        assert (await anna.http.put(f"/api/tables/{table}/seats/2", json={"level": None})).status_code == 409
        assert (await anna.http.put(f"/api/tables/{table}/seats/1", json={"level": "easy"})).status_code == 409
        assert (await anna.http.put(f"/api/tables/{table}/seats/0", json={"level": None})).status_code == 409
        opened = await anna.http.put(f"/api/tables/{table}/seats/1", json={"level": None})
        assert opened.json()["table"]["seats"][1]["kind"] == "open"
        assert (await ben.http.put(f"/api/tables/{table}/seats/0", json={"level": None})).status_code == 403


async def test_rematch_and_duplicate_only_after_the_end_and_for_those_who_played(server: Serving) -> None:
    anna = server.browser()
    running = (await anna.make(name="Anna", start=True, access="public"))["table"]["id"]
    for what in ("rematch", "duplicate"):
        assert (await anna.post(f"/api/tables/{running}/{what}", status=409))["message"] == "server-not-over"
        await server.browser().post(f"/api/tables/{running}/{what}", status=403)


async def test_a_seat_moves_to_another_device_once(server: Serving) -> None:
    desk, phone, thief = server.browser(), server.browser(), server.browser()
    table = (await desk.make(name="Anna", start=True))["table"]["id"]
    async with desk.at(table) as old:
        await old.started()
        code = (await desk.post(f"/api/tables/{table}/handover", status=200))["code"]
        moved = await phone.post("/api/handover", {"code": code}, 200)
        assert moved["you"]["seat"] == 0
        assert moved["you"]["host"]
        assert await old.until_closed() == 4409
    assert (await thief.post("/api/handover", {"code": code}, 403))["message"] == "server-code-used"
    assert (await thief.post("/api/handover", {"code": code[:-1]}, 403))["message"] == "server-code-bad"
    await desk.post(f"/api/tables/{table}/handover", status=404)
    async with phone.at(table) as new:
        await new.started()
        assert new.view["seat"] == 0


async def test_the_old_device_cannot_act_after_the_seat_has_moved(server: Serving) -> None:
    desk, phone = server.browser(), server.browser()
    table = (await desk.make(name="Anna", start=True))["table"]["id"]
    async with desk.at(table) as old:
        await old.started()
        host = await server.tables.open(table)
        (connection,) = host.audience.connections
        code = (await desk.post(f"/api/tables/{table}/handover", status=200))["code"]
        await phone.post("/api/handover", {"code": code}, 200)
        move, version = old.view["legal"][0], old.view["version"]
        decision = PersonMove(connection, Act(id="late", version=version, move=move), 0.0)
        answer = host._play._answer(decision)
        assert isinstance(answer, Refused)
        assert answer.message == "server-seat-moved"


async def test_a_forged_cookie_opens_nothing(server: Serving) -> None:
    anna, thief = server.browser(), server.browser()
    place = await anna.make(name="Anna", start=True, access="public")
    table = place["table"]["id"]
    value = anna.http.cookies["serai"]
    holder, signature = value.rsplit(".", 1)
    for forged in (
        holder,
        f"{holder}.",
        f"{holder}.{signature[:-1]}",
        f"{holder[:-1]}.{signature}",
        "x" * 5000,
        ".",
    ):
        thief.http.cookies.set("serai", forged)
        async with thief.at(table) as seat:
            await seat.started()
            assert seat.you["seat"] is None
            assert seat.view["seat"] is None
        await thief.post(f"/api/tables/{table}/leave", status=403)
