"""Spectators, and what is heard at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from tests.server.people import Browser, Viewer, is_over


class HasBrowsers(Protocol):
    """A server, in the test's own process or in another."""

    def browser(self) -> Browser: ...


@asynccontextmanager
async def watching(server: HasBrowsers, table: str, name: str | None = None) -> AsyncIterator[Viewer]:
    """Somebody with a cookie and without a seat."""
    browser = server.browser()
    await browser.get(f"/api/tables/{table}")
    async with browser.at(table, name=name) as viewer:
        yield await viewer.welcome()


def told(viewer: Viewer) -> list[str] | None:
    """The names of the spectators, as somebody was last told."""
    known = [message for message in viewer.received if message["type"] == "spectators"]
    return [person["name"] for person in known[-1]["people"]] if known else None


def heard(viewer: Viewer) -> list[str]:
    return [line["text"] for line in viewer.chat]


async def say(viewer: Viewer, text: str) -> None:
    before = len(viewer.chat)
    await viewer.send(type="chat", text=text)
    await viewer.until(lambda me: len(me.chat) > before)


async def refusal(viewer: Viewer, text: str) -> str:
    """Why a line was not taken."""
    viewer.answers.pop(None, None)
    await viewer.send(type="chat", text=text)
    return str((await viewer.until(lambda me: me.answers.get(None)))["message"])


async def finish(*seats: Viewer) -> None:
    """Everybody plays the first move there is until the game is over."""

    async def play(viewer: Viewer) -> None:
        while not is_over(viewer):
            await viewer.until(lambda me: me.is_awaited or is_over(me))
            if viewer.is_awaited and not is_over(viewer):
                await viewer.act(viewer.view["legal"][0])

    await asyncio.gather(*map(play, seats))
