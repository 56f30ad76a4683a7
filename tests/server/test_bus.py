"""News between processes come back by themselves after the database or Redis was away, and an operator can see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsBackend

from serai.server.transport import bus
from serai.server.transport.bus import ChannelBus, TableNews
from tests.server.databases import redis
from tests.server.people import eventually
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(bus, "LONGEST_WAIT", 0.02)


class Line:
    """What back ends of a test are connected to; it can be cut."""

    def __init__(self) -> None:
        self.is_cut = False
        self.backends: list[Backend] = []

    def make(self) -> Backend:
        self.backends.append(Backend(self))
        return self.backends[-1]

    def cut(self) -> None:
        self.is_cut = True
        for backend in self.backends:
            backend.queue.put_nowait(None)


class Backend(ChannelsBackend):
    def __init__(self, line: Line):
        self.line = line
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        if self.line.is_cut:
            raise ConnectionError("nobody is there")

    async def on_shutdown(self) -> None:
        if self.line.is_cut:
            raise ConnectionError("nobody is there")

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.channels |= set(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.channels -= set(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for backend in self.line.backends:
            if backend.channels & set(channels):
                backend.queue.put_nowait(data)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while (message := await self.queue.get()) is not None:
            yield "serai", message
        raise ConnectionError("the line is cut")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError


async def test_a_lost_line_is_told_and_found_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "serai.server")
    line = Line()
    heard: list[Any] = []
    channel = ChannelBus(line.make)
    await channel.start(heard.append)
    channel.publish("serai", {"number": 1})
    await eventually(lambda: {"number": 1} in heard)
    line.cut()
    await eventually(lambda: not channel.is_connected)
    await eventually(lambda: "still lost" in caplog.text)
    assert "news from other processes are lost" in caplog.text
    line.is_cut = False
    await eventually(lambda: channel.is_connected)
    channel.publish("serai", {"number": 2})
    await eventually(lambda: {"number": 2} in heard)
    assert "news from other processes are back" in caplog.text
    await channel.stop()


async def test_news_travel_by_shard(caplog: pytest.LogCaptureFixture) -> None:
    """A process without a table of a shard in memory hears nothing of it, also after the line was lost."""
    line, heard = Line(), list[dict[str, Any]]()
    teller, hearer = TableNews(ChannelBus(line.make)), TableNews(ChannelBus(line.make))
    await teller.start(lambda _: None)
    await hearer.start(heard.append)

    async def tell_all() -> list[str]:
        heard.clear()
        for table in ("aa1", "aa2", "ab1", "last"):
            teller.tell(table, "rows")
        await eventually(lambda: any(news["table"] == "last" for news in heard))
        return [news["table"] for news in heard][:-1]

    await hearer.follow("last")
    assert await tell_all() == []
    await hearer.follow("aa1")
    assert await tell_all() == ["aa1", "aa2"]
    line.cut()
    await eventually(lambda: not (teller.is_heard or hearer.is_heard))
    await hearer.follow("ab9")
    line.is_cut = False
    await eventually(lambda: teller.is_heard and hearer.is_heard)
    assert await tell_all() == ["aa1", "aa2", "ab1"]
    await hearer.forget_all_but(["ab1", "last"])
    assert await tell_all() == ["ab1"]
    assert "channels not changed" not in caplog.text
    await teller.stop()
    await hearer.stop()


async def test_a_line_that_is_away_does_not_keep_the_store_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line()
    channel = ChannelBus(line.make)
    with monkeypatch.context() as patch:
        patch.setattr("serai.server.routes.services.bus_for", lambda *_: channel)
        async with serving(tmp_path) as server:
            assert (await server.browser().get("/healthz"))["news"] is True
            line.cut()
            await eventually(lambda: not channel.is_connected)
            assert (await server.browser().get("/healthz"))["news"] is False
            server.stop()
    async with serving(tmp_path) as server:  # which a store that was not closed would refuse
        await server.browser().get("/healthz")


async def test_redis_may_be_restarted(tmp_path: Path) -> None:
    heard: list[Any] = []
    with redis(tmp_path) as address:
        channel = bus.bus_for(address, "")

        async def has_begun() -> bool:
            try:
                await channel.start(heard.append)
            except Exception:  # noqa: BLE001 - it has only just been started
                return False
            return True

        await eventually(has_begun)
    await eventually(lambda: not channel.is_connected)
    with redis(tmp_path):
        await eventually(lambda: channel.is_connected)
        channel.publish("serai", {"number": 2})
        await eventually(lambda: {"number": 2} in heard)
    await channel.stop()
