"""For operators: health, figures, logs without secrets, settings."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.errors import UserError
from serai.kernel.rule import INTERPRETED
from serai.server.base import clock, logs
from serai.server.base.logs import JsonLines
from serai.server.base.settings import Settings, VisitorLimits
from serai.server.routes.ops import STANDSTILL_SECONDS
from serai.server.store.sqlite import SqliteStore
from serai.server.work.apart import DEADLINE
from serai.server.work.bot_pool import BotPool
from serai.server.work.fair_queue import Client
from tests.server.fake_clock import FakeClock
from tests.server.people import eventually
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_health(server: Serving) -> None:
    answer = await server.browser().get("/healthz")
    assert (answer["status"], answer["warm"]) == ("ok", True)
    assert answer["compiled"] is not INTERPRETED
    assert (await server.browser().get("/api/server"))["compiled"] is not INTERPRETED


async def test_health_fails_with_the_store(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise OSError("disk gone")

    monkeypatch.setattr(server.store, "probe", broken)
    answer = await server.browser().get("/healthz", 503)
    assert answer["message"] == "server-unwell"
    assert "disk gone" not in str(answer)


async def test_health_does_not_hang_with_the_store(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(server.store, "probe", stuck)
    monkeypatch.setattr("serai.server.routes.ops.HEALTH_SECONDS", 0.05)
    await server.browser().get("/healthz", 503)


async def test_health_fails_while_bots_keep_all_places(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "is_full", True)
    assert (await server.browser().get("/healthz", 503))["message"] == "server-standstill"


async def test_health_fails_while_nobody_gets_a_place(tmp_path: Path) -> None:
    text, time = tmp_path / "text", FakeClock()
    os.mkfifo(text)  # anyone who reads it waits until somebody writes it
    async with serving(tmp_path, clock=time) as server:
        apart, browser = server.services.apart, server.browser()
        reading = asyncio.create_task(apart.do(Client("anna", ""), Path.read_text, text))
        waiting = asyncio.create_task(apart.do(Client("ben", ""), int))
        await browser.get("/healthz")
        time.advance(DEADLINE + STANDSTILL_SECONDS + 1)
        assert (await browser.get("/healthz", 503))["message"] == "server-standstill"
        await asyncio.to_thread(text.write_text, "at last")
        assert (await reading, await waiting) == ("at last", 0)
        await browser.get("/healthz")


async def test_health_fails_when_the_compiled_server_is_overdue(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services, "compiled_by", clock.now() - 1)
    assert (await server.browser().get("/healthz", 503))["message"] == "server-standstill"


async def test_health_means_that_something_can_be_written(tmp_path: Path) -> None:
    """A full disk can still be read."""
    async with serving(tmp_path) as server:
        await server.browser().get("/healthz")
        store = server.store
        assert isinstance(store, SqliteStore)
        store._writer.execute("PRAGMA query_only = 1")
        await server.browser().get("/healthz", 503)
        store._writer.execute("PRAGMA query_only = 0")
        await server.browser().get("/healthz")


async def test_metrics_count_moves_and_refusals(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        await seat.act(seat.view["legal"][0])
        await seat.act({"seat": 1})
        figures = (await server.browser().http.get("/metrics")).text
    assert 'serai_moves_total{by="person"}' in figures
    assert 'serai_refused_total{message="server-not-your-seat"}' in figures
    assert "serai_connections 1.0" in figures
    assert "serai_ack_seconds_bucket" in figures
    assert "process_resident_memory_bytes" in figures
    assert f"serai_compiled {float(not INTERPRETED)}" in figures


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What a server at level debug writes to standard error."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    text = io.StringIO()
    with contextlib.redirect_stderr(text):
        logs.set_up("debug")
    for client in ("httpx", "httpcore", "websockets"):
        logging.getLogger(client).setLevel(logging.WARNING)
    yield text
    root.handlers[:], root.level = handlers, level


async def test_logs_hold_no_secret(tmp_path: Path, logged: io.StringIO) -> None:
    async with serving(tmp_path) as server:
        await log_everything(server, logged)


async def log_everything(server: Serving, logged: io.StringIO) -> None:
    anna, ben, table = await two_people(server)
    code = (await anna.post(f"/api/tables/{table}/handover"))["code"]
    invite = (await anna.get(f"/api/tables/{table}"))["you"]["invite"]
    await server.browser().get(f"/api/tables/{table}?invite={invite}")
    async with anna.at(table) as seat:
        await seat.started()
        await seat.send(type="chat", text="between-us-only")
        await seat.act({"seat": 1})
        await seat.socket.send("garbage")
        await seat.until(lambda me: me.chat)
    host = await server.tables.open(table)
    logs.log.info("the test is over", extra={"table": table})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.services.games, "read", None)
        host._play.lose()
        host.look()
        await host.rest()
    assert "the test is over" in logged.getvalue()
    assert "perhaps not stored" in logged.getvalue()
    secrets = (anna.http.cookies["serai"], ben.http.cookies["serai"], code, invite, host.doc.secret, "between-us-only")
    assert not [secret for secret in secrets if secret in logged.getvalue()]


async def test_who_leaves_before_all_was_said_is_no_fault(tmp_path: Path, logged: io.StringIO) -> None:
    async with serving(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        await writer.drain()
        await server.browser().get("/api/games")  # by now it has been asked for more
        writer.close()
        await writer.wait_closed()
        await server.browser().get("/api/games")  # by now it has been heard of
    assert "request failed" not in logged.getvalue()


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("serai.server", logging.WARNING, "x.py", 1, "what %s", ("happened",), None)
    record.table = "t1"
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line) == {**json.loads(line), "level": "warning", "message": "what happened", "table": "t1"}


async def test_a_store_that_fails_refuses_and_recovers(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as seat, ben.at(table) as other:
        await seat.until(lambda me: me.view and 2 not in me.view["awaited"])
        await other.started()

        async def broken(_: object) -> bool:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", broken)
            answer = await seat.act(seat.view["legal"][0], act="first")
            assert answer["message"] == "server-not-stored"
            assert "disk full" not in str(answer)
        # Nobody was shown what was not stored, and the same decision can be sent again.
        assert 0 in other.view["awaited"]
        assert (await seat.act(seat.view["legal"][0], act="first")) == {"type": "ack", "id": "first", "again": False}
        await other.until(lambda me: me.view["awaited"] == [1])


async def test_what_was_made_before_is_not_refused_with_what_cannot_be_stored(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again beside something new, it is told as what it is."""
    anna, _, table = await two_people(server)
    live, append, goes_on = await server.tables.open(table), server.store.append, asyncio.Event()

    async def slow_then_broken(appends: Any) -> Any:
        if goes_on.is_set():
            raise OSError("disk full")
        await goes_on.wait()
        return await append(appends)

    async with anna.at(table) as seat:
        await seat.until(lambda me: me.view and 2 not in me.view["awaited"])
        first, second, *_ = seat.view["legal"]
        assert (await seat.act(first, act="first"))["type"] == "ack"
        monkeypatch.setattr(server.store, "append", slow_then_broken)
        seat.answers.clear()
        await seat.submit(second, act="second")
        await eventually(lambda: live._is_busy)
        await seat.submit(first, act="third")
        await seat.submit(first, act="first")
        await eventually(lambda: len(live._inbox) == 2)
        goes_on.set()
        await seat.until(lambda me: len(me.answers) == 3)
    assert seat.answers["second"]["type"] == "ack"
    assert seat.answers["third"]["message"] == "server-not-stored"
    assert seat.answers["first"] == {"type": "ack", "id": "first", "again": True}


async def test_a_fault_while_a_fault_is_told_stops_neither_this_table_nor_others(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = await two_people(server)
    carla, _, another = await two_people(server)

    tried = asyncio.Event()

    def broken(*_: object) -> None:
        tried.set()
        raise RuntimeError("out of the blue")

    async def unwilling(_: object) -> None:
        raise OSError("disk full")

    async with anna.at(table) as seat, carla.at(another) as elsewhere:
        for viewer in (seat, elsewhere):
            await viewer.until(lambda me: me.view and 2 not in me.view["awaited"])
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", unwilling)
            patch.setattr("serai.server.table.live_table.LiveTable._refuse_all", broken)
            await seat.send(type="act", id="lost", version=seat.view["version"], move=seat.view["legal"][0])
            await tried.wait()
        for viewer in (seat, elsewhere):
            assert (await viewer.act(viewer.view["legal"][0]))["type"] == "ack"


async def test_who_cannot_be_welcomed_is_asked_to_come_back(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise OSError("disk gone")

    anna, _, table = await two_people(server)
    with monkeypatch.context() as patch:
        patch.setattr(server.store, "said", broken)
        async with anna.at(table) as seat:
            assert await seat.until_closed() == 1013
            assert "disk gone" not in str(seat.received)
    async with anna.at(table) as seat:
        await seat.started()


async def test_a_fault_behind_a_socket_is_logged_but_not_told(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("disk gone")

    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        monkeypatch.setattr(server.store, "say", broken)
        await seat.send(type="chat", text="hello")
        assert await seat.until_closed() == 1013
    assert seat.received[-1]["message"] == "server-fault"
    assert "disk gone" not in str(seat.received)
    assert "socket failed" in caplog.text


def test_settings_from_environment_and_options() -> None:
    environ = {
        "SERAI_DATA": "somewhere",
        "SERAI_PORT": "9000",
        "SERAI_HOST": "play.example",
        "SERAI_LIMITS": '{"acts": [5, 1.0]}',
        "SERAI_EXPRESS": "of an older serai",
    }
    settings = Settings.read(environ, host="127.0.0.1", database=None)
    assert (settings.port, settings.host, settings.data) == (9000, "127.0.0.1", Path("somewhere"))
    assert settings.limits == VisitorLimits(acts=(5, 1.0))


@pytest.mark.parametrize("wrong", [{"SERAI_PORT": "many"}, {"SERAI_LIMITS": '{"acts": 5}'}, {"SERAI_LIMITS": "{"}])
def test_a_wrong_setting_is_told_in_one_line(wrong: dict[str, str]) -> None:
    with pytest.raises(UserError) as fault:
        Settings.read(wrong)
    assert "\n" not in str(fault.value)
    assert next(iter(wrong)) in str(fault.value)
