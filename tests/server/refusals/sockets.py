"""What is refused at a table's socket: decisions, questions, lines, and people."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from serai.kernel.move_log import MOST_CHANGES
from serai.server.store.base import OutcomeUnknown
from serai.server.table.attention import Attention
from serai.server.work import bot_pool
from tests.server.party import Party, party_at
from tests.server.people import Viewer
from tests.server.refusals.room import Heard, Room, as_text, provokes
from tests.server.refusals.tables import joined, open_table, running
from tests.server.serving import ROOMY

HELLO = as_text(type="hello")


@asynccontextmanager
async def seated(room: Room, **table: Any) -> AsyncIterator[Viewer]:
    """Anna at a table that has not begun."""
    anna, made = await open_table(room, **table)
    async with anna.at(made) as viewer:
        yield await viewer.welcome()


# --- the conversation itself ---


@provokes("server-no-hello", 4408)
async def silence(room: Room) -> Heard:
    async with room.another(hello_seconds=0.02) as server:
        anna = server.browser()
        table = (await anna.make(access="public"))["table"]["id"]
        async with anna.raw(table) as socket:
            return await room.closed(Viewer(socket))


@provokes("server-malformed", 4400)
async def no_hello_but_something_else(room: Room) -> Heard:
    anna, table = await open_table(room)
    async with anna.raw(table) as socket:
        return await room.closed(Viewer(socket), "nonsense")


@provokes("server-malformed", None)
async def nonsense_after_the_hello(room: Room) -> Heard:
    async with seated(room) as anna:
        return await room.refused_message(anna, type="sing")


@provokes("server-hello-twice", None)
async def second_hello(room: Room) -> Heard:
    async with seated(room) as anna:
        return await room.refused_message(anna, type="hello")


@provokes("server-no-table", 4404)
async def socket_of_a_table_one_was_not_invited_to(room: Room) -> Heard:
    _, table = await open_table(room, access="link")
    async with room.browser().raw(table) as socket:
        return await room.closed(Viewer(socket), HELLO)


@provokes("server-removed", 4403)
async def socket_of_who_was_sent_away(room: Room) -> Heard:
    anna, table = await open_table(room)
    ben = await joined(room, table)
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, 200)
    async with ben.raw(table) as socket:
        return await room.closed(Viewer(socket), HELLO)


@provokes("server-seat-moved", 4409)
async def seat_taken_over_by_another_device(room: Room) -> Heard:
    anna, _, table = await running(room)
    code = await anna.post(f"/api/tables/{table}/handover", status=200)
    async with anna.at(table) as viewer:
        await viewer.started()
        await room.browser().post("/api/handover", code, 200)
        return await room.closed(viewer)


@provokes("server-fault", 1013)
async def fault_behind_a_socket(room: Room) -> Heard:
    async with seated(room, chat=True) as anna:
        room.breaking(room.server.store, "say")
        return await room.closed(anna, as_text(type="chat", text="hello"))


@provokes("server-too-many", None)
async def too_many_lines(room: Room) -> Heard:
    async with room.another(limits=replace(ROOMY, chat=(1, 60.0))) as server:
        anna = server.browser()
        table = (await anna.make(name="Anna", chat=True))["table"]["id"]
        async with anna.at(table) as viewer:
            await viewer.welcome()
            await viewer.send(type="chat", text="hello")
            await viewer.until(lambda me: me.chat)
            return await room.refused_message(viewer, type="chat", text="hello")


@provokes("server-too-many", 4429)
async def too_many_pings(room: Room) -> Heard:
    async with room.another(limits=replace(ROOMY, pings=(1, 60.0))) as server:
        anna = server.browser()
        table = (await anna.make(name="Anna"))["table"]["id"]
        async with anna.at(table) as viewer:
            await viewer.welcome()
            await viewer.socket.ping()
            await viewer.socket.ping()
            return await room.closed(viewer)


@provokes("server-table-damaged", 4404)
async def table_that_is_damaged(room: Room) -> Heard:
    async with room.another() as server:
        anna, _, table = await running(room)
        data = server.services.settings.data
    with sqlite3.connect(data / "serai.sqlite") as base:
        base.execute("UPDATE runs SET rows = CAST(replace(rows, 'chance', 'nobody') AS BLOB)")
    base.close()
    async with room.another() as server, server.browser(anna).raw(table) as socket:
        return await room.closed(Viewer(socket), HELLO)


@provokes("server-edition-gone", 4404)
async def table_of_an_edition_that_is_gone(room: Room) -> Heard:
    anna, table = await open_table(room)
    host = await room.server.tables.open(table)
    await host.change(lambda doc: setattr(doc, "edition_hash", "0123456789abcdef"))
    await host.change(lambda doc: setattr(doc, "status", "over"))
    async with anna.raw(table) as socket:
        return await room.closed(Viewer(socket), HELLO)


# --- decisions ---


@asynccontextmanager
async def party(room: Room) -> AsyncIterator[Party]:
    async with party_at(room.server) as people:
        yield people


@provokes("server-not-running", None)
async def decision_before_the_start(room: Room) -> Heard:
    async with seated(room) as anna:
        return await room.refused_message(anna, type="act", id="a", version=0, choice=0)


@provokes("server-watching", None)
async def decision_of_a_spectator(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.spectator, choice=0)


@provokes("server-act-id", None)
async def decision_with_an_unprintable_id(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0], id="a\n", choice=0)


@provokes("server-move-or-choice", None)
async def decision_that_decides_nothing(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0])


@provokes("server-not-your-seat", None)
async def decision_for_somebody_else(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0], move=people.seats[1].view["legal"][0])


@provokes("server-stale", None)
async def decision_that_comes_late(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0], version=0, choice=0)


@provokes("server-no-choice", None)
async def choice_that_was_not_offered(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0], choice=99)


@provokes("server-too-many-changes", None)
async def choice_changed_without_end(room: Room) -> Heard:
    async with party(room) as people:
        for number in range(MOST_CHANGES):
            assert (await people.decide(0, number % 2))["type"] == "ack"
        return await room.refused_act(people.seats[0], choice=0)


@provokes("server-not-withdrawable", None)
async def taking_nothing_back(room: Room) -> Heard:
    async with party(room) as people:
        return await room.refused_act(people.seats[0], withdraw=True)


@provokes("server-still-open", None)
async def taking_a_choice_in_secret_back(room: Room) -> Heard:
    async with party(room) as people:
        assert (await people.decide(0, 0))["type"] == "ack"
        return await room.refused_act(people.seats[0], withdraw=True)


@provokes("server-withdrawn-late", None)
async def taking_back_without_time(room: Room) -> Heard:
    anna, ben, table = await running(room, game="amulett", start_player=0)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        bid = next(move for move in first.view["legal"] if move["do"] == "bid_spell")
        assert (await first.act(bid))["type"] == "ack"
        await first.until(lambda me: not me.is_awaited)
        room.patch.setattr(Attention, "has_time_again", lambda *_: False)
        return await room.refused_act(first, withdraw=True)


@provokes("server-not-stored", None)
async def decision_that_could_not_be_stored(room: Room) -> Heard:
    async with party(room) as people:
        room.breaking(room.server.store, "append")
        return await room.refused_act(people.seats[0], choice=0)


@provokes("server-unknown", None)
async def decision_of_which_nobody_knows(room: Room) -> Heard:
    async def say_nothing(appends: Any) -> list[Any]:
        return [OutcomeUnknown("no answer") for _ in appends]

    async with party(room) as people:
        room.patch.setattr(room.server.store, "append", say_nothing)
        return await room.refused_act(people.seats[0], choice=0)


# --- hints ---


async def hint(room: Room, who: Viewer) -> Heard:
    return await room.refused_message(who, type="hint", id="h", version=who.view["version"])


@provokes("server-hints-off", None)
async def hint_at_a_table_without(room: Room) -> Heard:
    anna, _, table = await running(room, hints=False)
    async with anna.at(table) as viewer:
        return await hint(room, await viewer.started())


@provokes("server-not-your-turn", None)
async def hint_for_who_has_chosen(room: Room) -> Heard:
    async with party(room) as people:
        await people.decide(0)
        await people.seats[0].until(lambda me: not me.is_awaited)
        return await hint(room, people.seats[0])


@provokes("server-no-hint", None)
async def hint_that_nobody_could_give(room: Room) -> Heard:
    def fail(_: object) -> None:
        raise ValueError("no idea")

    room.patch.setattr(bot_pool, "hint", fail)
    async with party(room) as people:
        return await hint(room, people.seats[0])


@provokes("server-hint-under-way", None)
async def second_hint_at_once(room: Room) -> Heard:
    thinking = asyncio.Event()

    async def think(*_: object) -> None:
        await thinking.wait()
        raise OSError

    async with party(room) as people:
        room.patch.setattr(bot_pool.BotPool, "hint", think)
        anna = people.seats[0]
        await anna.send(type="hint", id="first", version=anna.view["version"])
        heard = await hint(room, anna)
        thinking.set()
        return heard


# --- lines ---


@provokes("server-chat-off", None)
async def line_at_a_silent_table(room: Room) -> Heard:
    async with seated(room, chat=False) as anna:
        return await room.refused_message(anna, type="chat", text="hello")


@provokes("server-chat-seated", None)
async def line_of_a_stranger(room: Room) -> Heard:
    _, table = await open_table(room, chat=True)
    async with room.browser().at(table) as stranger:
        await stranger.welcome()
        return await room.refused_message(stranger, type="chat", text="psst")


@provokes("server-chat-empty", None)
async def empty_line(room: Room) -> Heard:
    async with seated(room, chat=True) as anna:
        return await room.refused_message(anna, type="chat", text=" \u200b ")


@provokes("server-emotes-only", None)
async def words_where_there_are_only_signs(room: Room) -> Heard:
    async with seated(room, chat=True, emotes_only=True) as anna:
        return await room.refused_message(anna, type="chat", text="hello")


@provokes("server-no-emote", None)
async def unknown_sign(room: Room) -> Heard:
    async with seated(room, chat=True) as anna:
        return await room.refused_message(anna, type="chat", text=":nonsense:")
