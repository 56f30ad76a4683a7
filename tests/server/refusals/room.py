"""Where refusals are provoked: a server, people who ask it for what it refuses, and a look at the store around it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from serai.games.game import Game
from serai.server.store.base import LogRow
from tests.server.people import Browser, Viewer
from tests.server.serving import Serving, serving

UNQUIET = {"journal", "runs", "settings", "sqlite_sequence", "sums", "tables"}
"""tables of the database in which the same can be said in several ways; of these a part is looked at"""
BY_THEMSELVES = {"bot", "chance", "stand_in"}
"""whose moves no question brings about"""


@dataclass(frozen=True)
class Heard:
    """A refusal as it arrived."""

    code: int | None
    """the status of HTTP, or the one a socket is closed with; None where it stays open"""
    said: dict[str, Any]

    @property
    def message(self) -> str:
        return str(self.said["message"])


class Stored(NamedTuple):
    """What people have brought into a store: bots and chance may go on meanwhile."""

    rows: dict[str, Any]
    docs: list[tuple[str, str, bytes, int]]
    decisions: dict[str, list[LogRow]]


class Room:
    """One server for many refusals."""

    def __init__(self, server: Serving, patch: pytest.MonkeyPatch, folder: Path):
        self.server, self.patch, self._folder = server, patch, folder

    def browser(self) -> Browser:
        return self.server.browser()

    @asynccontextmanager
    async def another(self, **settings: Any) -> AsyncIterator[Serving]:
        """For the length of the block the room's server is one with other settings, in a folder of its own."""
        usual = self.server
        async with serving(self._folder, **settings) as self.server:
            yield self.server
        self.server = usual

    def lacking(self, part: str) -> None:
        """From now on no game brings this part."""
        brings = Game.brings
        self.patch.setattr(Game, "brings", lambda game, name: name != part and brings(game, name))

    def breaking(self, owner: object, method: str) -> None:
        """From now on this fails as a disk does."""

        async def broken(*_: object) -> None:
            raise OSError("disk gone")

        self.patch.setattr(owner, method, broken)

    # --- by HTTP ---

    async def refused(self, who: Browser, method: str, path: str, body: Any = None, **more: Any) -> Heard:
        """Ask for something, and see that nothing has changed."""
        given = more if body is None else {"json": body, **more}
        answer: httpx.Response = await self._unchanged(partial(who.http.request, method, path, **given))
        return Heard(answer.status_code, answer.json())

    async def refused_post(self, who: Browser, path: str, body: Any = None, **more: Any) -> Heard:
        return await self.refused(who, "POST", path, body, **more)

    # --- by a socket ---

    async def refused_message(self, who: Viewer, **message: Any) -> Heard:
        """Say something at a table; it is refused, and the socket stays open."""

        async def say() -> dict[str, Any]:
            before = len(who.received)
            await who.send(**message)
            told: dict[str, Any] = await who.until(
                lambda me: next((m for m in me.received[before:] if m["type"] in ("refused", "unknown")), None)
            )
            return told

        told = await self._unchanged(say)
        assert told["id"] == message.get("id"), "the client knows which question was refused"
        return Heard(None, told)

    async def refused_act(self, who: Viewer, **act: Any) -> Heard:
        """Decide something at the present version."""
        return await self.refused_message(who, **{"type": "act", "id": "a", "version": who.view["version"], **act})

    async def closed(self, who: Viewer, *messages: str) -> Heard:
        """Say something, or nothing; the server ends the conversation in words."""

        async def say() -> int:
            for message in messages:
                await who.socket.send(message)
            return await who.until_closed()

        code = await self._unchanged(say)
        return Heard(code, who.received[-1])

    # --- what is stored ---

    async def _unchanged(self, ask: Callable[[], Awaitable[Any]]) -> Any:
        """What comes of asking, if the store is the same before and after."""
        before = await self._stored()
        answer = await ask()
        assert await self._stored() == before, "what was refused has changed something"
        return answer

    async def _stored(self) -> Stored:
        file = self.server.services.settings.data / "serai.sqlite"
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as base:
            names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows: dict[str, Any] = {
                name: base.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
                for name in names
                if name not in UNQUIET
            }
            docs = base.execute("SELECT id, status, doc, revision FROM tables ORDER BY id").fetchall()
        base.close()
        decisions = {
            table: [row for row in await self.server.store.rows(table) if row.by not in BY_THEMSELVES]
            for table, *_ in docs
        }
        return Stored(rows, docs, decisions)


Scenario = Callable[[Room], Awaitable[Heard]]


@dataclass(frozen=True)
class Provoked:
    """How a refusal comes about."""

    message: str
    code: int | None
    scenario: Scenario


SCENARIOS: list[Provoked] = []


def provokes(message: str, code: int | None) -> Callable[[Scenario], Scenario]:
    """The scenario brings this message about, with this status or close code."""

    def keep(scenario: Scenario) -> Scenario:
        SCENARIOS.append(Provoked(message, code, scenario))
        return scenario

    return keep


def as_text(**message: Any) -> str:
    return json.dumps(message)
