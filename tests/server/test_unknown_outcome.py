"""A move is made, refused, or of unknown outcome; sending an unknown one again shows which it was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any

import pytest

from serai.server.store.base import Append, AppendOutcome, OutcomeUnknown
from serai.server.store.patience import Patience
from serai.server.store.postgres import PostgresStore
from tests.server.serving import Serving
from tests.server.stored import a_row, a_table, an_append, append
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("is_written", [True, False])
async def test_who_sends_again_learns_what_has_become_of_it(
    server: Serving, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    anna, _, table = await two_people(server)
    append_honestly = server.store.append

    async def say_nothing(appends: Sequence[Append]) -> list[AppendOutcome]:
        if is_written:
            await append_honestly(appends)
        return [OutcomeUnknown("no answer") for _ in appends]

    async with anna.at(table) as seat:
        await seat.until(lambda me: me.view and 2 not in me.view["awaited"])
        move, version = seat.view["legal"][0], seat.view["version"]
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", say_nothing)
            await seat.send(type="act", id="once", version=version, move=move)
            told = await seat.until(lambda me: next((m for m in me.received if m["type"] == "unknown"), None))
        assert (told["id"], told["message"]) == ("once", "server-unknown")
        assert not seat.answers  # neither made nor refused
        answer = await seat.act(move, version, act="once")
        assert answer == {"type": "ack", "id": "once", "again": is_written}
    assert [row.act for row in await server.store.rows(table) if row.act] == ["once"]


class Stuck:
    """Work that does not even stop when it is told to."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()

    async def work(self) -> None:
        while not self.may_end.is_set():
            try:
                await self.may_end.wait()
            except asyncio.CancelledError:
                continue


async def test_nobody_waits_longer_than_was_said() -> None:
    stuck, began = Stuck(), monotonic()
    with pytest.raises(TimeoutError):
        await Patience(0.05).wait_for(stuck.work())
    assert monotonic() - began < 5
    stuck.may_end.set()


async def test_a_database_that_does_not_answer_leaves_the_outcome_open(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(postgres_address)
    await store.create(a_table())
    other: Any = await store._acquire()
    # Somebody holds the table, so that the append is taken and not answered.
    hold = other.transaction()
    await hold.start()
    await other.execute("SELECT 1 FROM tables FOR UPDATE")
    with monkeypatch.context() as patch:
        patch.setattr("serai.server.store.patience.ANSWER_SECONDS", 0.3)
        with pytest.raises(OutcomeUnknown):
            await append(store, an_append(0))
    await hold.rollback()
    await store._pool.release(other)
    for _ in range(100):
        if await append(store, an_append(0)) or len(await store.rows("t1")) == 1:
            break
    assert await store.rows("t1") == [a_row(0)]
    # What the database has looked at and refused is surely not made.
    with pytest.raises(Exception) as fault:  # noqa: PT011 - only that it is not left open
        await append(store, Append("t1", 1, [a_row(1)._replace(act="\x00")], None, None))
    assert not isinstance(fault.value, OutcomeUnknown)
    await store.close()
