"""What is refused about tables: making them, sitting down, leaving, letting others play."""

from __future__ import annotations

from typing import Any

from tests.server.cups import a_cup, begin, my_table
from tests.server.people import Browser
from tests.server.refusals.room import Heard, Room, provokes


async def made(room: Room, **wanted: Any) -> Heard:
    """Somebody asks for a table that cannot be."""
    return await room.refused_post(room.browser(), "/api/tables", {"game": "amul", "players": 3, **wanted})


async def open_table(room: Room, **more: Any) -> tuple[Browser, str]:
    """Anna's, which everybody sees."""
    anna = room.browser()
    return anna, (await anna.make(**{"name": "Anna", "access": "public", **more}))["table"]["id"]


async def joined(room: Room, table: str, name: str = "Ben") -> Browser:
    ben = room.browser()
    await ben.post(f"/api/tables/{table}/join", {"name": name}, 200)
    return ben


async def running(room: Room, **more: Any) -> tuple[Browser, Browser, str]:
    """A game of Anna, Ben and Cleo. No bot plays, so that nothing happens by itself."""
    anna, table = await open_table(room, **more)
    ben = await joined(room, table)
    await joined(room, table, "Cleo")
    await anna.post(f"/api/tables/{table}/start", status=200)
    return anna, ben, table


# --- making one ---


@provokes("server-refused", 422)
async def unknown_game(room: Room) -> Heard:
    return await made(room, game="chess")


@provokes("server-no-level", 422)
async def unknown_level(room: Room) -> Heard:
    return await made(room, level="divine")


@provokes("server-seats-count", 422)
async def too_few_seats(room: Room) -> Heard:
    return await made(room, seats=["open"])


@provokes("server-no-start-player", 422)
async def start_player_of_a_game_without(room: Room) -> Heard:
    return await made(room, start_player=1)


@provokes("server-no-seat", 422)
async def start_player_who_is_nobody(room: Room) -> Heard:
    return await made(room, game="amulett", start_player=7)


@provokes("server-one-clock", 422)
async def two_clocks(room: Room) -> Heard:
    return await made(room, seconds=60, budget=600)


@provokes("server-no-edition", 422)
async def unknown_edition(room: Room) -> Heard:
    return await made(room, edition="none")


@provokes("server-empty-name", 422)
async def name_that_nobody_sees(room: Room) -> Heard:
    return await made(room, name="\u200b \u3164")


@provokes("server-no-guest", 404)
async def guest_whom_nobody_has_met(room: Room) -> Heard:
    return await made(room, name="Anna", guests=[{"table": "none", "seat": 0}])


@provokes("amul-refuse-players", 422)
async def players_of_amul(room: Room) -> Heard:
    return await made(room, players=2)


@provokes("amul-refuse-option", 422)
async def option_of_amul(room: Room) -> Heard:
    return await made(room, options={"sugar": 1})


@provokes("amul-refuse-tea", 422)
async def tea(room: Room) -> Heard:
    return await made(room, options={"tea": 9})


@provokes("amulett-refuse-players", 422)
async def players_of_amulett(room: Room) -> Heard:
    return await made(room, game="amulett", players=8)


@provokes("amulett-refuse-option", 422)
async def option_of_amulett(room: Room) -> Heard:
    return await made(room, game="amulett", options={"sugar": 1})


@provokes("amulett-refuse-experienced", 422)
async def experienced(room: Room) -> Heard:
    return await made(room, game="amulett", options={"experienced": 1})


# --- finding one ---


@provokes("server-no-table", 404)
async def table_that_is_not(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/tables/none")


@provokes("server-table-closed", 403)
async def table_of_a_tournament(room: Room) -> Heard:
    browsers, cup = await a_cup([room.browser() for _ in range(3)], together=3)
    await begin(browsers, cup)
    return await room.refused_post(browsers[1], f"/api/tables/{await my_table(browsers[1], cup)}/join", {"name": "Zoe"})


@provokes("server-removed", 403)
async def who_was_sent_away(room: Room) -> Heard:
    anna, table = await open_table(room)
    ben = await joined(room, table)
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, 200)
    return await room.refused(ben, "GET", f"/api/tables/{table}")


# --- sitting down ---


@provokes("server-table-full", 409)
async def no_seat_left(room: Room) -> Heard:
    _, table = await open_table(room, seats=["open", "easy", "easy"])
    return await room.refused_post(room.browser(), f"/api/tables/{table}/join", {"name": "Ben"})


@provokes("server-seat-taken", 409)
async def seat_of_another(room: Room) -> Heard:
    _, table = await open_table(room)
    return await room.refused_post(room.browser(), f"/api/tables/{table}/join", {"name": "Ben", "seat": 0})


@provokes("server-name-taken", 409)
async def name_of_another(room: Room) -> Heard:
    _, table = await open_table(room)
    return await room.refused_post(room.browser(), f"/api/tables/{table}/join", {"name": "Anna"})


@provokes("server-already-started", 409)
async def game_that_runs(room: Room) -> Heard:
    _, _, table = await running(room)
    return await room.refused_post(room.browser(), f"/api/tables/{table}/join", {"name": "Zoe"})


@provokes("server-salt-final", 409)
async def salt_of_another_device(room: Room) -> Heard:
    anna, table = await open_table(room)
    await anna.post(f"/api/tables/{table}/seal", {"seal": "a1" * 32}, 200)
    return await room.refused_post(anna, f"/api/tables/{table}/seal", {"seal": "b2" * 32})


@provokes("server-salt-early", 409)
async def salt_before_the_seats_are_fixed(room: Room) -> Heard:
    anna, table = await open_table(room)
    return await room.refused_post(anna, f"/api/tables/{table}/salt", {"salt": "a1" * 16})


async def frozen(room: Room) -> tuple[Browser, str]:
    """Anna's table, which waits for her salt."""
    anna, table = await open_table(room)
    await anna.post(f"/api/tables/{table}/seal", {"seal": "a1" * 32}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    return anna, table


@provokes("server-salt-other", 422)
async def salt_that_was_not_sealed(room: Room) -> Heard:
    anna, table = await frozen(room)
    return await room.refused_post(anna, f"/api/tables/{table}/salt", {"salt": "a1" * 16})


@provokes("server-salts-awaited", 409)
async def start_before_all_salts_are_open(room: Room) -> Heard:
    anna, table = await frozen(room)
    return await room.refused_post(anna, f"/api/tables/{table}/start")


@provokes("server-not-seated", 403)
async def leaving_without_a_seat(room: Room) -> Heard:
    _, table = await open_table(room)
    return await room.refused_post(room.browser(), f"/api/tables/{table}/leave")


# --- what only some may do ---


@provokes("server-only-host", 403)
async def guest_who_starts(room: Room) -> Heard:
    _, table = await open_table(room)
    ben = await joined(room, table)
    return await room.refused_post(ben, f"/api/tables/{table}/start")


@provokes("server-nobody-seated", 409)
async def start_without_people(room: Room) -> Heard:
    anna, table = await open_table(room, name=None)
    return await room.refused_post(anna, f"/api/tables/{table}/start")


@provokes("server-malformed", 400)
async def sending_nobody_away(room: Room) -> Heard:
    anna, table = await open_table(room)
    return await room.refused_post(anna, f"/api/tables/{table}/remove", {})


@provokes("server-remove-started", 409)
async def sending_away_from_a_game(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused_post(anna, f"/api/tables/{table}/remove", {"seat": 1})


@provokes("server-remove-self", 409)
async def sending_oneself_away(room: Room) -> Heard:
    anna, table = await open_table(room)
    return await room.refused_post(anna, f"/api/tables/{table}/remove", {"seat": 0})


@provokes("server-no-line", 404)
async def report_of_a_line_that_was_not_said(room: Room) -> Heard:
    anna, table = await open_table(room)
    return await room.refused_post(anna, f"/api/tables/{table}/reports", {"at": 1.0})


# --- stand-ins and other devices ---


@provokes("server-no-person", 422)
async def stand_in_for_nobody(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused_post(anna, f"/api/tables/{table}/seats/3/stand-in")


@provokes("server-is-here", 409)
async def stand_in_for_somebody_present(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused_post(anna, f"/api/tables/{table}/seats/0/stand-in")


@provokes("server-has-time", 409)
async def stand_in_at_a_slow_table(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    async with anna.at(table) as seat:
        await seat.started()
        return await room.refused_post(anna, f"/api/tables/{table}/seats/1/stand-in")


@provokes("server-just-left", 409)
async def stand_in_for_somebody_just_gone(room: Room) -> Heard:
    anna, ben, table = await running(room)
    async with anna.at(table) as seat:
        await seat.started()
        async with ben.at(table) as other:
            await other.started()
        await seat.until(lambda me: not me.table["seats"][1]["here"])
        return await room.refused_post(anna, f"/api/tables/{table}/seats/1/stand-in")


@provokes("server-code-bad", 403)
async def code_that_nobody_made(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/handover", {"code": "nonsense"})


@provokes("server-code-used", 403)
async def code_used_twice(room: Room) -> Heard:
    anna, table = await open_table(room)
    code = await anna.post(f"/api/tables/{table}/handover", status=200)
    await room.browser().post("/api/handover", code, 200)
    return await room.refused_post(room.browser(), "/api/handover", code)


@provokes("server-seated-already", 409)
async def second_seat_by_a_code(room: Room) -> Heard:
    anna, table = await open_table(room)
    ben = await joined(room, table)
    code = await anna.post(f"/api/tables/{table}/handover", status=200)
    return await room.refused_post(ben, "/api/handover", code)


# --- clocks ---


@provokes("server-no-clock", 409)
async def pause_without_a_clock(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused(anna, "PUT", f"/api/tables/{table}/pause", {"wanted": True})


@provokes("server-no-holiday", 409)
async def holiday_where_there_is_none(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    return await room.refused(anna, "PUT", f"/api/tables/{table}/holiday", {"away": True})


# --- orders in advance ---


async def ordered(room: Room, table: str, anna: Browser, kind: str, **values: Any) -> Heard:
    return await room.refused(anna, "PUT", f"/api/tables/{table}/orders/a", {"kind": kind, "values": values})


@provokes("server-order-slow", 409)
async def order_at_a_quick_table(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused(anna, "GET", f"/api/tables/{table}/orders")


@provokes("server-order-kind", 422)
async def order_of_no_kind(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    return await ordered(room, table, anna, "sing")


@provokes("server-order-fields", 422)
async def order_without_its_fields(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    return await ordered(room, table, anna, "pick")


@provokes("server-order-value", 422)
async def order_of_what_is_not_offered(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    return await ordered(room, table, anna, "pick", cards=["nothing"])


@provokes("server-order-too-many", 409)
async def one_order_too_many(room: Room) -> Heard:
    room.patch.setattr("serai.server.table.game.orders.MOST_ORDERS", 1)
    anna, _, table = await running(room, seconds=86_400)
    forms = (await anna.get(f"/api/tables/{table}/orders"))["forms"]
    (cards,) = [form["fields"][0]["choices"] for form in forms if form["kind"] == "pick"]
    order = {"kind": "pick", "values": {"cards": [cards[0]["value"]]}}
    assert (await anna.http.put(f"/api/tables/{table}/orders/first", json=order)).status_code == 200
    return await room.refused(anna, "PUT", f"/api/tables/{table}/orders/second", order)


@provokes("server-order-unknown", 404)
async def order_that_is_not_there(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    return await room.refused(anna, "DELETE", f"/api/tables/{table}/orders/none")


@provokes("server-order-none", 409)
async def order_in_a_game_without(room: Room) -> Heard:
    anna, _, table = await running(room, seconds=86_400)
    room.lacking("orders")
    return await room.refused(anna, "GET", f"/api/tables/{table}/orders")
